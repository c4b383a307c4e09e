// When help lines are shown.

/// What is shown of help lines where words are read again that sound as if somebody were in danger. Where they are written, all lines are shown, whatever
/// this is: whoever writes them may need them.
public enum HelpShow: String, CaseIterable, Sendable {
  /// One line, which says where they are.
  case brief
  /// All of them, each time.
  case always
  /// Nothing: they were shown when the words were written.
  case once
}
