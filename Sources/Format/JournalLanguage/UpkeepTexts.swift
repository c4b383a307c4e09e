// What is said of the journal's upkeep, in English; the names of cases are the keys of other languages.

/// What `retro check` says besides its findings.
public enum CheckText: String, TextKey {
  public static let area = "check"

  case nothingStaged = "nothing of the journal is staged"
  case stagedBefore = "{count, plural, one {# finding stands} other {# findings stand}} in the last commit, too, and {count, plural, one {is} other {are}} not counted"
  case title = "Check"
  case understood = "understood: {words}"
  case files = "{number} {count, plural, one {file} other {files}}"
  case errors = "{number} {count, plural, one {error} other {errors}}"
  case warnings = "{number} {count, plural, one {warning} other {warnings}}"
  case hints = "{number} {count, plural, one {hint} other {hints}}"
  case nothing
  case fixed = "{number} fixed in {files}; {left} {count, plural, =0 {remains} one {remains} other {remain}}"
  case wouldFix = "{number} would be fixed in {files}; {left} would remain"
  case fixes = "{done, select, yes {Fixed} other {Would be fixed}}"
  case place = "line {line}, column {column}"
  case hidden = "(private)"
  case moreFiles = "  … and {count, plural, one {# more file} other {# more files}}; ‘--json’ names them"
  case moreLinks = "  … and {count, plural, one {# more link} other {# more links}} to files that are not there"
  case dotted = "rewritten with dotted keys"
  case blanksAdded = "two blanks added"
  case added = "‘{text}’ added"
  case removed = "‘{text}’ removed"
  case replaced = "‘{old}’ is now ‘{new}’"
  case boxRemoved = "its box removed: {path} has the same"
  case boxMoved = "its box moved to {place}"
  case onlyFix = "‘{option}’ goes with ‘--fix’: without it nothing is written anyway"
}
