// Why the bytes of an export or an archive cannot be had.

public import JournalText

/// A failure while a file from elsewhere is read, or one for elsewhere written.
public struct StreamError: ExplainedError, Hashable {
  public enum Kind: Hashable, Sendable {
    /// The file cannot be opened.
    case unopened
    /// It cannot be written to its end.
    case unwritten
    /// It ends before it should: what came before is good.
    case truncated
    /// Its bytes contradict each other.
    case damaged
    /// A part of it is larger than that of any export, and is not read to its end.
    case oversized
    /// It could be meant to do harm, and is not read on.
    case refused
  }

  public let kind: Kind
  /// In words for a person, without the path.
  public let reason: String

  public var code: ErrorCode { kind == .unwritten ? .system : .badExport }
  public var what: String { reason }

  public init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
