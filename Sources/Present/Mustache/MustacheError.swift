// Why a template cannot be used.

public import JournalText

/// A mistake in a template, or what keeps it from being filled in, with its place.
public struct MustacheError: ExplainedError, Hashable {
  /// The template's name, as it was given.
  public var template: String
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// In words.
  public var reason: String
  /// Whether templates take in each other without end.
  public var isEndless: Bool

  public init(_ reason: String, in template: String, at place: MustachePlace, isEndless: Bool = false) {
    self.template = template
    self.reason = reason
    self.isEndless = isEndless
    (line, column) = (place.line, place.column)
  }

  /// Where in the template it is.
  public var place: MustachePlace { MustachePlace(line: line, column: column) }
}

extension MustacheError {
  public var code: ErrorCode { .badTemplate }
  /// `templates/weekly.md:12:3: ‘{{#tries}}’ is never closed`.
  public var what: String { "\(template):\(line):\(column): \(reason)" }
}

/// Where in a template a tag stands.
public struct MustachePlace: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
}
