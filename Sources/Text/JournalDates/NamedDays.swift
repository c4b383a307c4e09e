// Days as people name them on a command line, once it is known which day is today.

/// A day, a period, a span from one to another, or days that have a name of their own, as a term has.
public struct NamedDays: Hashable, Sendable {
  public let span: DaySpan
  /// The one day, week, month, quarter or year that was named; nil for a span written with `..`.
  public let period: Period?
  /// What somebody calls these days: `Slow hands`.
  public let name: String?

  public init(_ period: Period) {
    self.period = period
    span = period.span
    name = nil
  }

  public init(_ span: DaySpan, called name: String? = nil) {
    self.span = span
    self.name = name
    period = nil
  }

  /// In words: `November 2026`, `1 March – 31 May 2026`, `Slow hands · 19 October – 27 December 2026`.
  public var title: String { (name.map { "\($0) · " } ?? "") + (period?.title ?? span.title) }
}

extension NamedDays {
  /// A span as the period that is exactly these days, where there is one.
  public init(naming span: DaySpan) { self = Period(exactly: span).map { NamedDays($0) } ?? NamedDays(span) }
}

extension Period {
  /// The period that is exactly these days, the shortest of several; nil where none is.
  public init?(exactly span: DaySpan) {
    guard let period = Unit.allCases.map({ Period($0, containing: span.start) }).first(where: { $0.span == span }) else { return nil }
    self = period
  }
}
