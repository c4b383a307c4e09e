// Why a look back is not made.

public import JournalLanguage
public import JournalText

/// Why a term is not closed or changed, or nothing can be told of a day. Nothing was written.
public struct LookbackError: CataloguedError {
  public let code: ErrorCode
  public let explanation: Explanation

  init(_ code: ErrorCode, _ what: some TextKey, _ values: TextValues = [:], help: TermText? = nil, _ helpValues: TextValues = [:]) {
    self.code = code
    explanation = Explanation(Message(what, values), help: help.map { Message($0, helpValues) })
  }
}
