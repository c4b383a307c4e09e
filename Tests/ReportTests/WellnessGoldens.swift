// Wellness scores and metrics on a terminal and as JSON, byte for byte.

import Documents
import Foundation
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import JournalWellness
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct WellnessGoldens {
  private static let folder = Repository.fixtures.appending(path: "reports/wellness")

  @Test func everyScoreGivesItsGoldenFiles() throws {
    for (name, report) in WellnessSample.all {
      let files: KeyValuePairs<String, String> = [
        "60.txt": report.document(in: .english).text(TerminalLayout(width: 60)).encoded,
        "why.60.txt": report.document(tellsReasons: true, in: .english).text(TerminalLayout(width: 60)).encoded,
        "120.txt": report.document(in: .english).text(TerminalLayout(width: 120)).encoded,
        "colour.txt": report.document(tellsReasons: true, in: .english).text(TerminalLayout(width: 80, colours: .full)).encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
        "json": report.json(tellsReasons: true).text(pretty: true) + "\n",
      ]
      for (kind, text) in files where kind != "json" || report.span.count == 1 {
        if let difference = try Golden(Self.folder.appending(path: "\(name).\(kind)")).difference(from: text) {
          Issue.record("\(difference)")
        }
      }
    }
  }

  @Test func everyTableGivesItsGoldenFiles() throws {
    for (name, report) in MetricsSample.all {
      let files: KeyValuePairs<String, String> = [
        "60.txt": report.document(in: .english).text(TerminalLayout(width: 60)).encoded,
        "why.120.txt": report.document(tellsReasons: true, in: .english).text(TerminalLayout(width: 120)).encoded,
        "json": report.json(tellsReasons: true).text(pretty: true) + "\n",
      ]
      for (kind, text) in files {
        if let difference = try Golden(Self.folder.appending(path: "\(name).\(kind)")).difference(from: text) {
          Issue.record("\(difference)")
        }
      }
    }
    for width in [60, 120] {
      let text = MetricsSample.list.document(in: .english).text(TerminalLayout(width: width)).encoded
      if let difference = try Golden(Self.folder.appending(path: "list.\(width).txt")).difference(from: text) {
        Issue.record("\(difference)")
      }
    }
  }

  @Test func noLineIsWiderThanTheTerminalAndNoneEndsInBlanks() {
    for width in [40, 47, 58, 60, 66, 72, 80, 120, 200] {
      let layout = TerminalLayout(width: width)
      let texts =
        WellnessSample.all.map(\.value).flatMap { report in
          [false, true].map { report.document(tellsReasons: $0, in: .english).text(layout).encoded }
        } + MetricsSample.all.map { $0.value.document(in: .english).text(layout).encoded } + [
          MetricsSample.list.document(in: .english).text(layout).encoded
        ]
      for line in texts.flatMap({ $0.split(separator: "\n") }) where line.displayWidth > width || line.hasSuffix(" ") {
        Issue.record("at \(width): \(line)|")
      }
    }
  }
}

private enum WellnessSample {
  static var all: KeyValuePairs<String, WellnessReport> {
    let private18: Set<CalendarDay> = [day("2026-11-18")]
    return [
      "day": report(WellnessDays(sample), DaySpan(day("2026-11-19")), "Thursday, 19 November 2026"),
      "own-targets": report(
        WellnessDays(sample), DaySpan(day("2026-11-19")), "Thursday, 19 November 2026", [.steps: 6000, .sleep: 480, .screen: 300]),
      "without-screen": report(WellnessDays(sample, besides: ["screen", "pickups"]), DaySpan(day("2026-11-19")), "19 November 2026"),
      "deep-unknown": report(WellnessDays(sample, besides: ["deep", "stand"]), DaySpan(day("2026-11-19")), "19 November 2026"),
      "too-little": report(
        WellnessDays(sample, besides: ["sleep", "bed", "exercise", "stand", "evening"]), DaySpan(day("2026-11-19")), "19 November"),
      "today": report(WellnessDays(sample), DaySpan(day("2026-11-20")), "Friday, 20 November 2026"),
      "nothing": report(WellnessDays(), DaySpan(day("2026-11-19")), "Thursday, 19 November 2026"),
      "week": report(WellnessDays(sample), span("2026-11-16", "2026-11-22"), "Week 47 of 2026 · 16–22 November 2026", [:], private18),
      "year": report(WellnessDays(sample), span("2026-01-01", "2026-12-31"), "2026"),
      "empty-week": report(WellnessDays(), span("2026-11-16", "2026-11-22"), "Week 47 of 2026 · 16–22 November 2026"),
    ]
  }

  private static func report(
    _ days: WellnessDays, _ span: DaySpan, _ title: String, _ targets: [WellnessPart: Double] = [:], _ privateDays: Set<CalendarDay> = []
  ) -> WellnessReport {
    WellnessReport(of: days, in: span, title: title, targets: targets, today: day("2026-11-20"), privateDays: privateDays)
  }

  /// Three weeks; of 17 November no screens were measured, of 16 November steps alone. The 19th is the reference's ordinary day but for the
  /// bedtimes, which are the reference's seven.
  static let sample = """
    2026-10-30 sleep_minutes=420 steps=9000
    2026-11-13 bedtime=23:10
    2026-11-14 bedtime=23:20
    2026-11-15 bedtime=23:30
    2026-11-16 bedtime=00:10 steps=4000
    2026-11-17 bedtime=00:40 sleep_minutes=440 deep_minutes=70 steps=9000 exercise_minutes=35 stand_hours=13
    2026-11-18 bedtime=23:05 sleep_minutes=480 deep_minutes=70 steps=8000 exercise_minutes=30 stand_hours=12 screen_minutes=200 pickups=40 evening_screen_minutes=10
    2026-11-19 bedtime=23:15 sleep_minutes=390 deep_minutes=54.6 steps=6200 exercise_minutes=18 stand_hours=10 screen_minutes=312 pickups=82 evening_screen_minutes=48
    2026-11-20 bedtime=23:00 sleep_minutes=450 deep_minutes=80 steps=1200 pickups=12
    """
}

extension WellnessDays {
  /// Of lines of a day with its metrics, but for those whose names begin like one of these.
  fileprivate init(_ lines: String, besides prefixes: [String] = []) {
    self.init()
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() where !prefixes.contains(where: { word.hasPrefix($0) }) {
        let sides = word.split(separator: "=").map(String.init)
        if let number = decimal(sides[1]) { add(Metric(sides[0], .number(number)), on: day(String(words[0]))) }
        if let time = TimeOfDay(sides[1]) { add(Metric(sides[0], .clock(time)), on: day(String(words[0]))) }
      }
    }
  }
}

private enum MetricsSample {
  static let names = ["sleep_minutes", "bedtime", "steps", "screen_work_minutes", "学習時間"]

  static var all: KeyValuePairs<String, MetricsReport> {
    [
      "metrics-days": report(by: .day, span("2026-11-09", "2026-11-15")),
      "metrics-weeks": report(by: .week, span("2026-10-28", "2026-11-20")),
      "metrics-months": report(by: .month, span("2026-09-01", "2026-11-20")),
      "metrics-none": report(by: .day, span("2026-01-01", "2026-01-02")),
    ]
  }

  static let list = MetricsList(
    [
      .init("bedtime", days: 312, first: day("2026-01-01"), last: day("2026-11-19"), .clock(TimeOfDay(minutes: 1390) ?? .midnight)),
      .init("steps", days: 1, first: day("2025-12-31"), last: day("2025-12-31"), .number(9211)),
      .init("workout_cross_country_skiing_minutes", days: 3, first: day("2026-01-04"), last: day("2026-02-19"), .number(92.5)),
      .init("学習時間", days: 40, first: day("2026-01-04"), last: day("2026-11-19"), .number(1.5)),
    ], today: day("2026-11-20"))

  /// Some days of each metric, from files of days and imports by turns.
  private static func report(by grouping: PointsReport.Grouping, _ span: DaySpan) -> MetricsReport {
    var generator = SeededGenerator(seed: 21)
    let days = MetricsSample.days.map { date -> MetricsReport.Day in
      let amounts = names.map { name -> Metric.Amount? in
        let number = Int.random(in: 300...9000, using: &generator)
        guard Int.random(in: 0..<3, using: &generator) > 0 else { return nil }
        if name == "bedtime" { return TimeOfDay(minutes: (1320 + number % 180) % 1440).map { .clock($0) } }
        return .number(name == "学習時間" ? Double(number % 80) / 10 : Double(number))
      }
      let places = amounts.enumerated().map { index, amount in
        amount.map { _ in
          index.isMultiple(of: 2)
            ? MetricsReport.Place(path: "days/\(date).md", line: index + 2)
            : MetricsReport.Place(path: "metrics/apple-health/\(date.year).csv", line: nil)
        }
      }
      return MetricsReport.Day(date, amounts, places: places)
    }
    return MetricsReport(of: days, names: names, in: span, by: grouping, weekStart: .monday, today: day("2026-11-20"), privateEntries: 1)
  }

  private static let days = Array(span("2026-09-20", "2026-11-20"))
}
