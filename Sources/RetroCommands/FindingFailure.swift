// A file that says something which keeps a command from its work.

import JournalFormat
import JournalText

/// Findings for which a command refuses, printed as they always are.
struct FindingFailure: Error, Sendable {
  /// The findings as printed.
  let text: String
  /// What comes of them, in words.
  let consequence: String

  init(_ findings: [Diagnostic], in source: SourceText, lines: LineTable, consequence: String) {
    text = findings.map { $0.rendered(in: source, lines: lines) }.joined()
    self.consequence = consequence
  }
}
