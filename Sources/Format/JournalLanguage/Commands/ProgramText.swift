// What the program says whichever command it runs, in English; the names of cases are the keys of other languages.

/// What several commands say.
public enum ProgramText: String, TextKey {
  public static let area = "program"

  case standardInput = "the standard input"
  case keptTyped = "what you typed was not written; ‘retro kept’ shows it"
  case notWritten = "not written: {text}"
  case made = "made {path}"
  case wouldMake = "would make {path}"
  case wrote = "wrote {path}"
  case wroteForOwner = "wrote {path}, private text and all: it is for you alone"
  case changed = "changed {paths}"
  /// The words, each after a blank, that say yes to a question.
  case yes = "y yes"
}

/// What is said of a command line that makes no sense, first of all by `CommandKit`.
public enum UsageText: String, TextKey {
  public static let area = "usage"

  case notUTF8 = "a word on the command line is not UTF-8"
  case exclusive = "‘{one}’ and ‘{other}’ cannot be combined"
  case needs = "‘{option}’ needs ‘{other}’ beside it"
  case onlyFor = "‘{option}’ is for {actions}"
  case missing = "{word} is missing"
  case tooMany = "‘{word}’ is one word too many"
  case tooManyOf = "‘{word}’ is one word too many: {none, select, yes {it takes none there} other {all it takes there is {operands}}}"
  case noCommand = "there is no command ‘{word}’"
  case commands = "‘{program} help’ lists them."
  case onlyPage = "there is no command ‘{word}’, only a page of help of that name; nothing was done with ‘{more}’"
  case onlyPageWay = "‘{program} help {topic}’ shows it."
  case onlyPageFile =
    "A copy is put back by unpacking it: ‘unzip {more} -d NEW-FOLDER’, then ‘cd NEW-FOLDER’ and ‘{program} today’; ‘{program} help {topic}’ tells more."
  case usage = "See ‘{program} help {command}’."
  case usageAsIn = "As in ‘{example}’; see ‘{program} help {command}’."
  case noOption = "there is no option ‘{word}’"
  case noOptionWay = "‘{help}’ lists those that there are; if it is not meant as an option, put ‘--’ before it."
  case aliasIs = "‘{alias}’ is ‘{line}’."
  case noOptionMeant = "If it is not meant as an option, put ‘--’ before it."
  case twice = "‘{option}’ is given twice"
  case noValue = "‘{option}’ takes no value"
  case switchWay = "{has, select, yes {‘{off}’ says no} other {To say no, leave ‘{option}’ away}}; if ‘{word}’ is text, put ‘--’ before it."
  case needsValue = "‘{option}’ needs {value} after it"
  case needsValueGot = "‘{option}’ needs {value} after it; got ‘{word}’"
  case givesValue = "To give it that value, write ‘{option}={word}’."
  case needsForm = "‘{name}’ needs {form}; got ‘{word}’"
  case oneOf = "‘{name}’ needs one of {choices}; got ‘{word}’"
  case operandOneOf = "{name} is one of {choices}; got ‘{word}’"
  case near = "Did you mean ‘{word}’?"
  case noDays = "there is no ‘{word}’: {instead}"
  case backwards = "‘--to’ {to} is before ‘--from’ {from}"
  case showsPrivate = "‘--private’ shows private text and makes none"
  case makesPrivate = "A text that ends in ‘#private’ is private."
}

/// What `retro kept` says.
public enum KeptText: String, TextKey {
  public static let area = "kept"

  case none = "nothing is kept"
  case cleared = "{count, plural, one {removed the kept text} other {removed # kept texts}}"
  case more = "{count, plural, one {# more is} other {# more are}} kept: ‘retro kept --all’ shows all of them"
  case needsTwo = "it takes two words: one of the text, and what stands there in its place"
  case notOfLog = "only what was typed for ‘retro log’ can be written with another word; ‘retro kept’ shows it, to be typed again"
  case noWord = "‘{word}’ does not stand in the kept text, ‘{text}’"
}
