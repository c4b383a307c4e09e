// Days as people name them on a command line, once it is known which day is today.

/// A day, a period, or a span from one to another.
public struct NamedDays: Hashable, Sendable {
  public let span: DaySpan
  /// The one day, week, month, quarter or year that was named; nil for a span written with `..`.
  public let period: Period?

  public init(_ period: Period) {
    self.period = period
    span = period.span
  }

  public init(_ span: DaySpan) {
    self.span = span
    period = nil
  }

  /// In words: `November 2026`, `1 March – 31 May 2026`.
  public var title: String { period?.title ?? span.title }
}
