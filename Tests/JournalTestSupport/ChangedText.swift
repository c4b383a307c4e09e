// A text before and after a change, as cases in fixtures write it.

/// What stands below the head of a case: `<` before the first line of the text as it was, `>` before the first line of what it becomes where it
/// changes, `!` before the reason why it stays as it is.
public struct ChangedText: Sendable {
  public private(set) var before = ""
  public private(set) var after: String?
  public private(set) var failure: String?

  public init(_ lines: some Sequence<Substring>) {
    for line in lines {
      if line.hasPrefix("! ") {
        failure = String(line.dropFirst(2))
      } else if line.hasPrefix("> ") {
        after = line.dropFirst(2) + "\n"
      } else if after != nil {
        after? += line + "\n"
      } else {
        before += (line.hasPrefix("< ") ? line.dropFirst(2) : line) + "\n"
      }
    }
  }
}
