// What one verb of the workspace alone can run into.

public import JournalLanguage
public import JournalText

/// A failure that only a verb knows; most come from what it stands on.
public struct WorkspaceError: CataloguedError {
  public let code: ErrorCode
  public let explanation: Explanation
  public let findings: MarkedText

  /// - Parameter findings: Because of which it was refused.
  public init(_ code: ErrorCode, _ what: some TextKey, _ values: TextValues = [:], findings: MarkedText = MarkedText()) {
    self.init(code, Explanation(Message(what, values)), findings: findings)
  }

  /// - Parameter findings: Because of which it was refused.
  public init(
    _ code: ErrorCode, _ what: some TextKey, _ values: TextValues = [:], help: some TextKey, _ helpValues: TextValues = [:],
    findings: MarkedText = MarkedText()
  ) {
    self.init(code, Explanation(Message(what, values), help: Message(help, helpValues)), findings: findings)
  }

  /// - Parameter findings: Because of which it was refused.
  public init(_ code: ErrorCode, _ explanation: Explanation, findings: MarkedText = MarkedText()) {
    (self.code, self.explanation, self.findings) = (code, explanation, findings)
  }
}
