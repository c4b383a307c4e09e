// What the program says whichever command it runs, in English; the names of cases are the keys of other languages.

/// What is said of a command line, and of what was typed on it.
public enum ProgramText: String, TextKey {
  public static let area = "program"

  case notUTF8 = "a word on the command line is not UTF-8"
  case keptTyped = "what you typed was not written; it is kept in {path}"
  case notWritten = "not written: {text}"
}
