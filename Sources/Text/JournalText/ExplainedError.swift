// What all errors have in common: that a person can be told of them, and a program can tell them apart.

/// A failure that a person is told of: what could not be done, where, why, and what helps. A finding in a person's text is no error but a `Diagnostic`.
///
/// The command line tells it as text, other front doors as JSON; neither knows the types that conform.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// What kind of failure it is. This alone is compared; the words are for people.
  var code: ErrorCode { get }
  /// What could not be done or is wrong, in words that stand alone on a line, without a full stop: `cannot read ‘days/2026-11-20.md’`.
  var what: String { get }
  /// The file in question, as a person would name it; nil where it is about none.
  var place: ErrorPlace? { get }
  /// The reason, which follows `what` and a colon; nil where `what` says it all.
  var why: String? { get }
  /// The way out; nil where none is known.
  var help: String? { get }
  /// The same three with what other languages tell them by; nil where English is all that there is.
  var wordings: (what: Wording, why: Wording?, help: Wording?)? { get }
  /// The findings because of which it was refused, as they are printed; empty where it was for none.
  var findings: MarkedText { get }
  /// The same findings as values, with the text that they are in; nil where it was for none.
  var flaws: (source: SourceText, found: [Diagnostic])? { get }
  /// What was typed and below it carets under what is wrong; nil where it is about nothing that was typed.
  var excerpt: MarkedText? { get }
}

extension ExplainedError {
  public var place: ErrorPlace? { nil }
  public var why: String? { nil }
  public var help: String? { nil }
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? { nil }
  public var findings: MarkedText { MarkedText() }
  public var flaws: (source: SourceText, found: [Diagnostic])? { nil }
  public var excerpt: MarkedText? { nil }

  /// Its English words under keys of an area, `name`, `name.why` and `name.help`, which share their values.
  public func wordings(
    _ area: String, _ name: String, _ values: [String: Wording.Value]
  ) -> (what: Wording, why: Wording?, help: Wording?) {
    (
      Wording(what, values, area: area, name: name), why.map { Wording($0, values, area: area, name: name + ".why") },
      help.map { Wording($0, values, area: area, name: name + ".help") }
    )
  }

  /// What and why, on one line.
  public var message: String { why.map { "\(what): \($0)" } ?? what }
  public var description: String { message }
}

/// A file, or a line of one.
public struct ErrorPlace: Hashable, Sendable {
  public var path: String
  /// From 1.
  public var line: Int?
  /// In Unicode scalars, from 1.
  public var column: Int?

  public init(_ path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}
