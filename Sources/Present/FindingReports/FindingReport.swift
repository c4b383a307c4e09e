// What all reports on findings have in common.

public import Documents
public import JournalLanguage
public import PlainFormats

/// A report that a front door shows as it is.
public protocol FindingReport: Sendable {
  /// Whether it tells anything.
  var isKnown: Bool { get }
  func document(in say: Language) -> Document
  func json(in say: Language) -> JSONValue
}
