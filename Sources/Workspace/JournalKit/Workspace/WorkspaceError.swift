// What one verb of the workspace alone can run into.

public import JournalText

/// A failure that only a verb knows, in words; most come from what it stands on.
public struct WorkspaceError: ExplainedError {
  public let code: ErrorCode
  public let what: String
  public let help: String?
  public let findings: MarkedText

  /// - Parameter findings: Because of which it was refused.
  public init(_ code: ErrorCode, _ what: String, help: String? = nil, findings: MarkedText = MarkedText()) {
    self.code = code
    self.what = what
    self.help = help
    self.findings = findings
  }
}
