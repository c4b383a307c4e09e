// What was measured: numbers of days, the score made of them, and what stands after a retrospective.

import JournalAnswers
public import JournalDates
import JournalIndex
public import JournalModel
public import JournalReports
public import JournalStore
import HostSystem
import JournalFormat
import JournalText
import JournalWellness

extension Workspace {
  /// How well some days were by what was measured, part by part.
  public func wellness(of days: NamedDays, in journal: Journal, for audience: Audience = .others) throws -> WellnessReport {
    let today = try today(in: journal)
    return try WellnessReport(of: days, try index(of: journal), today: today, for: audience)
  }

  /// What was measured in some days, beside as many before them.
  public func measured(in days: NamedDays, of journal: Journal, for audience: Audience = .others) throws -> ContextReport {
    let today = try today(in: journal)
    return try ContextReport(of: days, try index(of: journal), today: today, for: audience)
  }

  /// The metrics that days have.
  public func metrics(of journal: Journal, for audience: Audience = .others) throws -> MetricsList {
    let today = try today(in: journal)
    let known = try index(of: journal).knownMetrics(for: audience)
    return MetricsList(known.map { MetricsList.Entry($0.name, days: $0.days, first: $0.first, last: $0.last, $0.amount) }, today: today)
  }

  /// Some metrics in some days.
  /// - Parameter tellsReasons: Whether the file and line are told that each amount stands in.
  public func metrics(
    _ names: [String], in span: DaySpan, by grouping: PointsReport.Grouping = .day, of journal: Journal, for audience: Audience = .others,
    tellsReasons: Bool = false
  ) throws -> MetricsReport {
    let today = try today(in: journal)
    let index = try index(of: journal)
    let found = try index.days(in: span, with: names, for: audience)
    var days = found.filter { !$0.isPrivate }.map { MetricsReport.Day($0.day, $0.amounts) }
    if tellsReasons {
      let places = try MetricPlaces(index, names, span)
      let paths = Dictionary(found.map { ($0.day, $0.path) }, uniquingKeysWith: { first, _ in first })
      for place in days.indices {
        let day = days[place].date
        days[place].places = try places.places(of: days[place], path: paths[day] ?? nil)
      }
    }
    var report = MetricsReport(
      of: days, names: names, in: span, by: grouping, weekStart: journal.configuration.weekStart, today: today,
      privateEntries: found.count(where: \.isPrivate))
    let valued = Set(days.filter { $0.amounts.contains { $0 != nil } }.map(\.date))
    report.privateDays = found.filter { $0.isTold && valued.contains($0.day) }.map(\.day)
    return report
  }
}

extension WellnessReport {
  /// What the index knows of these days.
  init(of asked: NamedDays, _ index: JournalIndex, today: CalendarDay, for audience: Audience) throws {
    let names = WellnessDays.metrics
    var days = WellnessDays()
    var privateDays: Set<CalendarDay> = []
    var told: [CalendarDay] = []
    let span = DaySpan(spanning: asked.span.start, min(asked.span.end, today))
    for day in try index.days(in: WellnessDays.span(for: span), with: names, for: audience) {
      if day.isPrivate, span.contains(day.day) { privateDays.insert(day.day) }
      if day.isTold, span.contains(day.day), day.amounts.contains(where: { $0 != nil }) { told.append(day.day) }
      for (name, amount) in zip(names, day.amounts) {
        if let amount { days.add(Metric(name, amount), on: day.day) }
      }
    }
    self.init(
      of: days, in: asked.span, title: asked.period?.title ?? asked.span.title, targets: index.journal.configuration.wellnessTargets,
      today: today, privateDays: privateDays)
    self.privateDays = told
  }
}

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
    let names = try index.metricNames()
    let now = try Self.measured(names, in: days, index, today: today, for: audience)
    let former = try Self.measured(names, in: before, index, today: today, for: audience)
    self.init(of: now.measured, after: former.measured, privateEntries: now.privateDays + former.privateDays)
    leftOutToday = now.leftOutToday
  }

  private static func measured(
    _ names: [String], in days: NamedDays, _ index: JournalIndex, today: CalendarDay, for audience: Audience
  ) throws -> (measured: Measured, privateDays: Int, leftOutToday: [String]) {
    func counts(_ name: String, _ day: CalendarDay) -> Bool { MetricNames.counts(name, on: day, in: days.span, today: today) }
    let found = try index.days(in: days.span, with: names, for: audience).filter { $0.day <= today }
    let metrics = found.compactMap { day -> [Metric]? in
      let metrics = zip(names, day.amounts).compactMap { name, amount in
        counts(name, day.day) ? amount.map { Metric(name, $0) } : nil
      }
      return day.day < today || !metrics.isEmpty ? metrics : nil
    }
    let wellness = try WellnessReport(of: days, index, today: today, for: audience).mean
    let title = days.period.map { $0.week.map { "W\($0.week)" } ?? $0.description } ?? days.span.description
    let ofToday = found.first { $0.day == today && !$0.isPrivate }
    let leftOutToday = zip(names, ofToday?.amounts ?? []).filter { !counts($0, today) && $1 != nil }.map(\.0)
    return (Measured(days.span, title: title, days: metrics, wellness: wellness), found.count(where: \.isPrivate), leftOutToday)
  }
}
