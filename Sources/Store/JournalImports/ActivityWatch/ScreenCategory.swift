// What a person's time at screens went to, by their own rules.

import JournalText

/// A category with the words by which windows belong to it: `work: "Code|Terminal"`.
public struct ScreenCategory: Sendable {
  /// Small letters, digits and underscores.
  public let name: String
  /// Any of them in the name or the title of a window, whatever the case. Plain words, not expressions.
  public let words: [String]

  /// - Parameter rule: Words with `|` between them.
  public init(_ name: String, rule: String) {
    self.name = MetricKey.of(name)
    words = rule.split(separator: "|").map { $0.trimmedOfBlanks.lowercased() }.filter { !$0.isEmpty }
  }

  func holds(_ app: String, _ title: String) -> Bool { words.contains { app.contains(text: $0) || title.contains(text: $0) } }
}
