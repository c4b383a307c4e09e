// Numbers by day, and what the days themselves bring.

public import JournalDates

/// One number a day, with gaps where there is none.
public struct DaySeries: Hashable, Sendable {
  /// The day of the first number.
  public let start: CalendarDay
  /// One a day; not a number where there is none.
  public var values: [Double]

  /// - Parameter values: Not a number where a day has none.
  public init(from start: CalendarDay, _ values: [Double]) { (self.start, self.values) = (start, values) }

  /// - Parameters:
  ///   - span: The days that the series is of; numbers of others are left out.
  ///   - numbers: In any order; of several for a day the last counts.
  public init(of span: DaySpan, _ numbers: some Sequence<(day: CalendarDay, value: Double)>) {
    start = span.start
    values = Array(repeating: .nan, count: span.count)
    for (day, value) in numbers where span.contains(day) { values[Int(day.ordinal - start.ordinal)] = value }
  }

  public var count: Int { values.count { !$0.isNaN } }

  /// The places of days that have a number.
  var places: [Int] { values.indices.filter { !values[$0].isNaN } }

  /// The numbers that there are, in order.
  var present: [Double] { values.filter { !$0.isNaN } }

  public func day(at place: Int) -> CalendarDay { start.advanced(by: place) }

  /// The numbers of the days of a span that have one, in order.
  public func numbers(in span: DaySpan) -> [Double] {
    let first = Int(span.start.ordinal - start.ordinal)
    let places = max(0, first)..<max(0, first, min(values.count, first + span.count))
    return places.lazy.map { values[$0] }.filter { !$0.isNaN }
  }

  /// The same numbers so many days later, over the same days: what was yesterday stands beside today.
  public func moved(by days: Int) -> DaySeries {
    let gap = Array(repeating: Double.nan, count: min(max(0, days), values.count))
    return DaySeries(from: start, gap + values.dropLast(gap.count))
  }

  /// The same without its line over time, and then without what its weekdays bring: of a weekday with three days or more n/(n + 4) of how far its
  /// mean lies from the median.
  public func adjusted() -> DaySeries {
    let places = places
    guard let residuals = Trend.residuals(places, places.map { values[$0] }) else { return self }
    var adjusted = values
    for (place, residual) in zip(places, residuals) { adjusted[place] = residual }
    let middle = Summary.median(places.map { adjusted[$0] }) ?? 0
    for weekday in 0..<7 {
      let days = places.filter { $0 % 7 == weekday }
      guard days.count >= 3, let mean = Summary.mean(days.map { adjusted[$0] }) else { continue }
      let effect = Double(days.count) / Double(days.count + 4) * (mean - middle)
      for place in days { adjusted[place] -= effect }
    }
    return DaySeries(from: start, adjusted)
  }
}
