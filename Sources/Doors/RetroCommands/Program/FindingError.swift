// A file that says something which keeps a command from its work.

import JournalText

/// Findings for which a command refuses.
struct FindingError: ExplainedError {
  let code = ErrorCode.unreadable
  /// What comes of them.
  let what: String
  let findings: MarkedText

  init(_ what: String, _ findings: MarkedText) {
    self.what = what
    self.findings = findings
  }
}
