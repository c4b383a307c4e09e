// The same numbers of several spans beside each other.

import JournalText

/// A row a number, and for each span the number with how many days it is of.
public struct Comparison: Hashable, Sendable {
  public struct Value: Hashable, Sendable {
    public var text: String
    public var count: Int
    /// The count with its noun: `2 days`.
    public var countWords: String

    public init(_ text: String, count: Int, countWords: String) { (self.text, self.count, self.countWords) = (text, count, countWords) }
  }

  public struct Row: Hashable, Sendable {
    public var title: String
    /// One for each span; nil where nothing is known.
    public var values: [Value?]
    /// Whether the values are words, which are too long for columns of lines.
    public var isWords: Bool

    public init(_ title: String, _ values: [Value?], isWords: Bool = false) {
      (self.title, self.values, self.isWords) = (title, values, isWords)
    }
  }

  /// What the spans are called.
  public var spans: [String]
  /// What the counts are of: `days`.
  public var countTitle: String
  public var rows: [Row]

  public init(_ spans: [String], of countTitle: String, rows: [Row]) {
    (self.spans, self.countTitle, self.rows) = (spans, countTitle, rows)
  }

  /// A table of Markdown, its lines ending with line feeds.
  public var markdown: String {
    let head = "| | " + spans.map { "\(Self.cell($0)) | \(Self.cell(countTitle))" }.joined(separator: " | ") + " |"
    let rule = "|---|" + spans.map { _ in "--:|--:|" }.joined()
    let body = rows.map { row in
      "| \(Self.cell(row.title)) | "
        + row.values.map { $0.map { "\(Self.cell($0.text)) | \($0.count)" } ?? "– | " }.joined(separator: " | ") + " |"
    }
    return ([head, rule] + body).map { $0 + "\n" }.joined()
  }

  /// Words in a cell, where they are no markup.
  package static func cell(_ text: String) -> String {
    String(text.onOneLine.flatMap { "|\\`*_[]<&".contains($0) ? ["\\", $0] : [$0] })
  }
}
