// A file that says something which keeps a command from its work.

import JournalFormat
import JournalText

/// Findings for which a command refuses, printed as they always are.
struct FindingFailure: Error, Sendable {
  /// The findings as printed.
  let text: MarkedText
  /// What comes of them, in words.
  let consequence: String

  init(_ findings: [Diagnostic], in source: SourceText, lines: LineTable, consequence: String) {
    text = source.withPrivacy(findings).reduce(into: MarkedText()) {
      $0 += $1.finding.marked(in: source, lines: lines, isPrivate: $1.isPrivate)
    }
    self.consequence = consequence
  }
}
