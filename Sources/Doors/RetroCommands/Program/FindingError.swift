// A file that says something which keeps a command from its work.

import JournalLanguage
import JournalText

/// Findings for which a command refuses.
struct FindingError: CataloguedError {
  let code = ErrorCode.unreadable
  /// What comes of them.
  let explanation: Explanation
  let findings: MarkedText

  init(_ what: some TextKey, _ values: TextValues, _ findings: MarkedText) {
    explanation = Explanation(Message(what, values))
    self.findings = findings
  }
}
