// What was measured in the days of a report and in those before them, asked for once.

import JournalDates
import JournalIndex
import JournalModel
import JournalReports
import JournalWellness

/// The metrics of some days, by their names.
struct ReportMeasures {
  let names: [String]
  private let columns: [String: Int]
  /// Without private ones, as far as whoever asks is not told them.
  private let days: [MeasuredDay]
  private let places: [CalendarDay: Int]
  private let hidden: Set<CalendarDay>
  /// What is asked about, and when.
  private let span: DaySpan, today: CalendarDay

  init(_ index: JournalIndex, before: DaySpan, _ span: DaySpan, today: CalendarDay, for audience: Audience) throws {
    let names = try index.metricNames()
    let first = min(before.start, WellnessDays.span(for: span).start)
    let found = try index.days(in: DaySpan(spanning: first, max(first, min(span.end, today))), with: names, for: audience)
    (self.names, self.span, self.today) = (names, span, today)
    columns = Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    days = found.filter { !$0.isPrivate }
    hidden = Set(found.filter(\.isPrivate).map(\.day))
    places = Dictionary(days.enumerated().map { ($0.element.day, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The days of which anything is known.
  var known: [CalendarDay] { days.filter { $0.amounts.contains { $0 != nil } }.map(\.day) }

  /// What all numbers of the page are made of.
  private func amount(_ column: Int, of day: MeasuredDay) -> Metric.Amount? {
    MetricNames.counts(names[column], on: day.day, in: span, today: today) ? day.amounts[column] : nil
  }

  /// The same as `retro metrics` tells, of days that are over.
  func report(
    _ names: [String], in span: DaySpan, by grouping: PointsReport.Grouping = .day, weekStart: Weekday, today: CalendarDay
  ) -> MetricsReport {
    let columns = names.map { self.columns[$0] }
    let shown = span.compactMap { places[$0] }.map { days[$0] }.map { day in
      MetricsReport.Day(day.day, columns.map { column in column.flatMap { amount($0, of: day) } })
    }
    return MetricsReport(of: shown, names: names, in: span, by: grouping, weekStart: weekStart, today: today)
  }

  func number(_ name: String, on day: CalendarDay) -> Double? {
    guard let column = columns[name], let place = places[day], case .number(let number)? = amount(column, of: days[place]) else { return nil }
    return number
  }

  /// The mean of the days that have it; nil where none has.
  func mean(_ name: String, in span: DaySpan) -> Double? {
    let numbers = self.numbers(name, in: span)
    return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  func numbers(_ name: String, in span: DaySpan) -> [Double] { span.compactMap { number(name, on: $0) } }

  func wellness(in span: DaySpan, targets: [WellnessPart: Double], today: CalendarDay) -> WellnessReport {
    var known = WellnessDays()
    let names = WellnessDays.metrics.compactMap { name in columns[name].map { (name, $0) } }
    for day in days {
      for (name, column) in names { if let amount = day.amounts[column] { known.add(Metric(name, amount), on: day.day) } }
    }
    return WellnessReport(of: known, in: span, title: "", targets: targets, today: today, privateDays: hidden.filter { span.contains($0) })
  }
}
