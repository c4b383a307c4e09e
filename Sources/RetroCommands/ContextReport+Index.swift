// What was measured in some days, from the index.

import JournalDates
import JournalIndex
import JournalInsights
import JournalModel
import JournalReports

extension ContextReport {
  /// What the index knows of these days and of as many before them, as far as they are over.
  /// - Parameter audience: Whom it is told; what is written into a file is told others.
  init(of days: NamedDays, _ index: JournalIndex, today: CalendarDay, for audience: Audience = .others) throws {
    let before: NamedDays
    if let period = days.period {
      before = NamedDays(period.previous)
    } else {
      let end = days.span.start.advanced(by: -1)
      before = NamedDays(DaySpan(spanning: end.advanced(by: 1 - days.span.count), end))
    }
    let names = Self.metrics(among: try index.metricNames())
    let now = try Self.measured(names, in: days, index, today: today, for: audience)
    let former = try Self.measured(names, in: before, index, today: today, for: audience)
    self.init(of: now.measured, after: former.measured, privateEntries: now.privateDays + former.privateDays)
  }

  private static func measured(
    _ names: [String], in days: NamedDays, _ index: JournalIndex, today: CalendarDay, for audience: Audience
  ) throws -> (measured: Measured, privateDays: Int) {
    let found = try index.days(in: days.span, with: names, for: audience).filter { $0.day < today }
    let metrics = found.map { day in zip(names, day.amounts).compactMap { name, amount in amount.map { Metric(name, $0) } } }
    let wellness = try WellnessCommand.report(of: days, index, today: today, for: audience).mean
    let title = days.period.map { $0.week.map { "W\($0.week)" } ?? $0.description } ?? days.span.description
    return (Measured(days.span, title: title, days: metrics, wellness: wellness), found.count(where: \.isPrivate))
  }
}
