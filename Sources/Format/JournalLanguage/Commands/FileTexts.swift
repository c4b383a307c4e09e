// What commands on files say, in English; the names of cases are the keys of other languages.

/// What `retro get` says.
public enum GetText: String, TextKey {
  public static let area = "get"

  case missing = "{path} has no ‘{key}’"
  case inText = "it stands in the text, in {place}"
  case `private` = "{path} is private"
  case hidden = "‘{key}’ of {path} is private and not shown; --private shows it"
  case unreadable = "the properties of {path} cannot be read"
  case unreadablePrivate = "the properties of {path} cannot be read, and the file is private"
  case showPrivate = "--private shows it"
}

/// What `retro set` and `retro unset` say.
public enum SetText: String, TextKey {
  public static let area = "set"

  case noKey = "‘{word}’ names no property"
  case noBlank = "No blank stands before ‘=’."
  case noChange = "expected KEY=VALUE, got ‘{word}’"
  case changes = "A change is KEY=VALUE, KEY+=VALUE or KEY-=VALUE."
  case noProperty = "‘{word}’ is a change, not a property"
  case takesChanges = "‘retro set’ takes changes."
}

/// What `retro inspect` says.
public enum InspectText: String, TextKey {
  public static let area = "inspect"

  case `private`
  case properties = "Properties"
  case section = "{heading}, line {line}"
  case sectionOfKind = "{heading} ({kind}), line {line}"
  case noItems = "no items"
  case log = "Log"
  case otherSections = "Other sections"
  case findings = "Findings"
  case kept = "(kept as it stands)"
  case state = "{state, select, done {done} partly {partly} no {no} skip {skip} other {unanswered}}"
}

/// What is said of a file that a person edits.
public enum EditorText: String, TextKey {
  public static let area = "editor"

  case none = "no editor is set; name one, as with ‘export EDITOR=nano’"
  case another = "name another one in $VISUAL or $EDITOR"
  case notRun = "the editor ‘{editor}’ cannot be run; {path} was not opened"
  case failed = "the editor ‘{editor}’ ended with status {status}"
  case killed = "the editor ‘{editor}’ was ended by signal {signal}"
  case asLeft = "{path} is as the editor left it"
  case obstacle = "there is {obstacle} at {path} now, and no file"
  case gone = "{path} is no longer there"
  case elsewhere = "{path} is a link to another file now"
  case kept = "what it held before is in {path}"
}

/// What `retro open` says.
public enum OpenText: String, TextKey {
  public static let area = "open"

  case noFile = "there is no file ‘{path}’"
  case makes = "‘{command}’ makes it"
}

/// What `retro templates` says.
public enum TemplatesText: String, TextKey {
  public static let area = "templates"

  case shown = "‘retro templates’ lists them."
  case builtIn = "built in"
  case own = "Your own, used instead of the built-in one."
  case usedBy = "Used by {commands}."
  case insteadFor = "‘{command}’ uses {name} instead."
  case made = "made {path}; it is used instead of the built-in template"
  case wouldMake = "would make {path}; it is used instead of the built-in template"
}

/// What a file was understood to say.
public enum FileUnderstoodText: String, TextKey {
  public static let area = "file_understood"

  case kind =
    "{kind, select, day {day} weekly {weekly} monthly {monthly} quarterly {quarterly} yearly {yearly} habit {habit} task {task} goal {goal} milestone {milestone} obligation {obligation} term {term} value {value} experiment {experiment} measure {measure} note {note} other {{kind}}}"
  case `private` = "{kind} (private)"
  case nothing = "nothing yet"
  case mood = "mood {mood}"

  case done = "done {names}"
  case partly = "partly {names}"
  case skipped = "skipped {names}"
  case no = "no {names}"
  case unanswered = "not answered {names}"
  case mentions = "mentions {count}"

  case reviewed = "reviewed {count}"
  case keeps = "keeps {count}"
  case problems = "problems {count}"
  case tries = "tries {count}"
  case actions = "actions {counts}"
  case open = "{count} open"
  case closed = "{count} done"
  case cancelled = "{count} cancelled"
  case reflections = "reflections {count}"
  case openQuestions = "{guide} {count, plural, one {question} other {questions}} {numbers} open"

  case properties = "{count, plural, one {# property} other {# properties}}"
  case property = "{label} {value}"
  case unknownGuide = "no guide is called ‘{name}’: there are {names}"
  case kept = "kept {names}"
  case points = "points {count}"
}
