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

  /// On how many days, and how much by the ends of the names of metrics.
  private typealias Exercise = (days: Int, amounts: [String: Double])

  /// The workouts of some days, by kind.
  private func workouts(of measured: ReportMeasures, in part: DaySpan) -> [String: Exercise] {
    var kinds: [String: Exercise] = [:]
    for name in measured.names where name.hasPrefix("workout_") && MetricNames.isOfFamily(name) {
      let suffix = ["_minutes", "_km", "_count"].first { name.hasSuffix($0) } ?? ""
      let numbers = measured.numbers(name, in: part).filter { $0 > 0 }
      if numbers.isEmpty { continue }
      let kind = String(name.dropFirst("workout_".count).dropLast(suffix.count))
      var known = kinds[kind] ?? (0, [:])
      known.days = max(known.days, numbers.count)
      known.amounts[suffix] = numbers.reduce(0, +)
      kinds[kind] = known
    }
    return kinds
  }

  private func words(of amounts: [String: Double]) -> [String] {
    [amounts["_minutes"].map { say.numbers.hoursAndMinutes($0) }, amounts["_km"].map { say.numbers.amount(say.numbers.readable($0), in: "km") }].compactMap(\.self)
  }

  /// How many workouts some days had, and how long they were in all, else how far; nil where there were none.
  func workoutWords(_ measured: ReportMeasures, in part: DaySpan) -> String? {
    let kinds = workouts(of: measured, in: part).values, counted = measured.numbers("workouts", in: part).reduce(0, +)
    // Where nobody counted them a kind on a day is one.
    let count = counted > 0 ? counted : Double(kinds.reduce(0) { $0 + $1.days })
    let amounts = kinds.reduce(into: [String: Double]()) { $0.merge($1.amounts, uniquingKeysWith: +) }
    return count == 0 ? nil : say(.list([say.numbers.readable(count)] + words(of: amounts).prefix(1), .dots))
  }

  /// How often, how long and how far, by kind.
  func workouts() throws -> [Block] {
    let measured = try measured.get()
    let sorted = workouts(of: measured, in: span).sorted { ($1.value.days, $0.key) < ($0.value.days, $1.key) }
    if sorted.isEmpty { return [] }
    func name(_ kind: String) -> String { say.opening(kind.map { $0 == "_" ? " " : String($0) }.joined()) }
    let bars = sorted.map { kind, known in
      let parts = [say(ReportPageText.workoutsOnDays, ["count": .number(known.days)])] + words(of: known.amounts)
      return BarChart.Bar(name(kind), say(.list(parts, .dots)), amount: Double(known.days))
    }
    let rows: [(String, (DaySpan) -> Int)] = sorted.map { kind, _ in (name(kind), { self.workouts(of: measured, in: $0)[kind]?.days ?? 0 }) }
    return [.heading(RichText(say(ReportPageText.workoutsTitle))), .bars(BarChart(bars))]
      + (isLong ? [months(of: say(ReportPageText.workoutsTitle), rows, below: ReportPageText.habitDays)] : [])
  }

  private static let mostTags = 12

  /// The tags, and of many days those that are used most by months.
  func tags() -> [Block] {
    let blocks = report.tagBlocks(say)
    guard isLong, !blocks.isEmpty else { return blocks }
    let rows: [(String, (DaySpan) -> Int)] = report.tags.prefix(Self.mostTags).map { tag in ("#" + tag.name, { month in tag.days.count { month.contains($0) } }) }
    return blocks + [months(of: say(PeriodReportText.tags), rows, below: ReportPageText.monthsTitle)]
  }

  func tryBlocks() -> [Block] {
    let tried = ledger.tries.filter { one in !one.isPrivate && one.place.span.map { span.overlaps($0) } ?? false }
    return tried.isEmpty
      ? []
      : [.heading(RichText(say(ChartText.triesTitle))), .chart(maker.tries(tried, in: span, on: min(today, max(span.end, span.start))))]
  }
}
