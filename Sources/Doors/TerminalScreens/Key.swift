// What a person does at the keyboard.

/// One press of a key, or one paste.
public enum Key: Hashable, Sendable {
  /// A character as typed, with all that is combined into it and came with it.
  case character(Character)
  /// A text pasted at once, line ends included.
  case paste(String)
  case enter, backspace, delete, tab, backTab, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// The arrows held with Control or Alt, and Alt-B and Alt-F.
  case wordLeft, wordRight
  /// Control and a letter, in lower case: `c` for Ctrl-C.
  case control(Character)
  /// Alt and a key that is not one of the above.
  case alternate(Character)
}
