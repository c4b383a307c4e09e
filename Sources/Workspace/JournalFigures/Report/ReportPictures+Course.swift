// What changes over the days of a report: moods, nights, steps, screens, the score, points.

import Documents
import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports

extension ReportPictures {
  /// Of a week a line, of a month its days, of more a year in pixels; nil where no mood is known or there is but a day.
  func moodBlocks() -> [Block]? {
    guard hasCourse, !moods.isEmpty else { return nil }
    if span.count <= 14 {
      return named(PeriodReportText.mood, maker.series(DailyValues(moods, labels: labels, in: say), by: .day, in: span))
    }
    let isMonth = span.count <= 31
    var chart = maker.calendar(moods, form: isMonth ? .months : .rowsOfMonths)
    // Of many days the table of all their numbers has the moods as well.
    if isLong, report.sections.contains(.days) { chart.tellsNumbers = false }
    return named(PeriodReportText.mood, chart, isSmall: isMonth)
  }

  func sleep() throws -> [Block] {
    guard hasCourse else { return [] }
    let by = PointsReport.Grouping(rawValue: grouping.rawValue) ?? .day
    let nights = try measured.get().report(FigureMaker.ofNights, in: shown, by: by, weekStart: weekStart, today: today)
    return nights.isEmpty ? [] : named(ChartText.sleepTitle, maker.nights(nights))
  }

  /// The first of these metrics that days have.
  func series(_ names: [String], _ title: ReportPageText) throws -> [Block] {
    guard hasCourse else { return [] }
    for name in names {
      let report = try measured.get().report([name], in: shown, weekStart: weekStart, today: today)
      if report.isEmpty { continue }
      return named(title, maker.series(DailyValues(report, at: 0, in: say), by: grouping, in: shown))
    }
    return []
  }

  func wellnessBlocks() throws -> [Block] {
    let wellness = try wellness.get()
    return hasCourse && wellness.hasScore ? named(ChartText.wellnessTitle, maker.wellness(wellness, by: grouping)) : []
  }

  func pointBlocks() -> [Block] {
    guard hasCourse, points.total(in: span) != 0 else { return [] }
    let by = PointsReport.Grouping(rawValue: grouping.rawValue) ?? .day
    return named(ChartText.points, maker.points(PointsReport(of: points, in: shown, by: by, weekStart: weekStart, today: today)))
  }

  /// How often, how long and how far, by kind.
  func workouts() throws -> [Block] {
    let measured = try measured.get()
    var kinds: [String: (days: Int, amounts: [String: Double])] = [:]
    for name in measured.names where name.hasPrefix("workout_") && MetricNames.isOfFamily(name) {
      let suffix = ["_minutes", "_km", "_count"].first { name.hasSuffix($0) } ?? ""
      let numbers = measured.numbers(name, in: span).filter { $0 > 0 }
      if numbers.isEmpty { continue }
      let kind = String(name.dropFirst("workout_".count).dropLast(suffix.count))
      var known = kinds[kind] ?? (0, [:])
      known.days = max(known.days, numbers.count)
      known.amounts[suffix] = numbers.reduce(0, +)
      kinds[kind] = known
    }
    if kinds.isEmpty { return [] }
    let sorted = kinds.sorted { ($1.value.days, $0.key) < ($0.value.days, $1.key) }
    let bars = sorted.map { kind, known -> BarChart.Bar in
      let parts = [
        say(ReportPageText.workoutsOnDays, ["count": .number(known.days)]), known.amounts["_minutes"].map { say.numbers.hoursAndMinutes($0) },
        known.amounts["_km"].map { say.numbers.amount(say.numbers.readable($0), in: "km") },
      ]
      let name = say.opening(kind.map { $0 == "_" ? " " : String($0) }.joined())
      return BarChart.Bar(name, say(.list(parts.compactMap(\.self), .dots)), amount: Double(known.days))
    }
    return [.heading(RichText(say(ReportPageText.workoutsTitle))), .bars(BarChart(bars))]
  }

  func tryBlocks() -> [Block] {
    let tried = ledger.tries.filter { one in !one.isPrivate && one.place.span.map { span.overlaps($0) } ?? false }
    return tried.isEmpty
      ? []
      : [.heading(RichText(say(ChartText.triesTitle))), .chart(maker.tries(tried, in: span, on: min(today, max(span.end, span.start))))]
  }
}
