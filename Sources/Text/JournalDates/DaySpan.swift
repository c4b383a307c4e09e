// Days in a row.

/// All days from the first to the last, both included; never empty. A collection of its days.
public struct DaySpan: Hashable, Sendable {
  public let start: CalendarDay
  public let end: CalendarDay

  /// Nil where the last day stands before the first.
  public init?(from start: CalendarDay, to end: CalendarDay) {
    guard start <= end else { return nil }
    self.start = start
    self.end = end
  }

  /// The span between two days, whichever is the earlier.
  public init(spanning a: CalendarDay, _ b: CalendarDay) {
    start = Swift.min(a, b)
    end = Swift.max(a, b)
  }

  /// One day.
  public init(_ day: CalendarDay) {
    start = day
    end = day
  }

  public func contains(_ day: CalendarDay) -> Bool { start <= day && day <= end }
  public func contains(_ other: DaySpan) -> Bool { start <= other.start && other.end <= end }
  public func overlaps(_ other: DaySpan) -> Bool { start <= other.end && other.start <= end }

  /// The days that both have, nil if none.
  public func intersection(_ other: DaySpan) -> DaySpan? {
    DaySpan(from: Swift.max(start, other.start), to: Swift.min(end, other.end))
  }
}

extension DaySpan: RandomAccessCollection {
  public var startIndex: Int { 0 }
  /// The number of days, from 1.
  public var endIndex: Int { start.days(until: end) + 1 }
  public subscript(position: Int) -> CalendarDay { start.advanced(by: position) }
}

extension DaySpan: CustomStringConvertible {
  /// `2026-11-09..2026-11-15`, and one day as that day.
  public var description: String { start == end ? start.description : "\(start)..\(end)" }

  /// In words, as short as is clear: `9–15 November 2026`, `30 November – 6 December 2026`, `20 November 2026`.
  public var title: String {
    let (first, last) = (start.civil, end.civil)
    if start == end { return end.title }
    if first.year != last.year { return "\(start.title) – \(end.title)" }
    if first.month != last.month { return "\(first.day) \(start.monthOfYear.name) – \(end.title)" }
    return "\(first.day)–\(end.title)"
  }
}
