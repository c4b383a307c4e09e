// A file that says something which keeps a command from its work.

import JournalFormat
import JournalLanguage
import JournalText

/// Findings for which a command refuses.
struct FindingError: CataloguedError {
  let code = ErrorCode.unreadable
  /// What comes of them.
  let explanation: Explanation
  let flaws: (source: SourceText, found: [Diagnostic])?

  var findings: MarkedText { flaws.map { $0.source.told($0.found, in: .english) } ?? MarkedText() }

  init(_ what: some TextKey, _ values: TextValues, _ findings: [Diagnostic], in source: SourceText) {
    explanation = Explanation(Message(what, values))
    flaws = (source, findings)
  }
}
