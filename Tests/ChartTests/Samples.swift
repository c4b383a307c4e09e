// One picture of each kind, small enough to be read.

import Foundation
import JournalDates
import JournalLanguage
import JournalTestSupport

@testable import JournalCharts

enum Samples {
  static func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? .earliest }

  static func span(_ first: String, _ last: String) -> DaySpan { DaySpan(spanning: day(first), day(last)) }

  private static let month = span("2026-10-12", "2026-11-20")

  /// Numbers that look like those of a person; the same each time.
  private static func numbers(_ seed: UInt64, around middle: Double, by spread: Double) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return month.map { _ in (0..<4).reduce(middle) { sum, _ in sum + Double.random(in: -spread...spread, using: &random) / 2 }.rounded() }
  }

  private static func points(
    _ values: [Double], leavingOut gaps: Set<Int> = [], _ words: (Double) -> String, ink: (Double) -> Ink? = { _ in nil }
  ) -> [ChartPoint] {
    zip(month, values).enumerated().filter { !gaps.contains($0.offset) }.map { _, one in
      ChartPoint(DaySpan(one.0), one.1, name: Language.english.weekdayAndDate(one.0), words: words(one.1), ink: ink(one.1))
    }
  }

  private static func minutes(_ value: Double) -> String { ChartUnit.minutes.words(value, step: 1) }

  static var all: [(name: String, chart: Chart)] {
    [
      ("line", line), ("bars", bars), ("nights", nights), ("moods", moods), ("stack", stack), ("goal", goal), ("scatter", scatter),
      ("weekdays", weekdays), ("year", days(.rowsOfMonths)), ("month", days(.months)), ("habit", days(.rowsOfWeekdays)),
      ("panels", panels), ("tries", tries), ("term", term), ("giant", giant), ("scatter-giant", scatterGiant), ("one-day", oneDay), ("nothing", nothing),
    ]
  }

  static var line: Chart {
    let values = numbers(1, around: 440, by: 50)
    let series = Series("Sleep", points(values, leavingOut: [7, 8, 20, 22], minutes), ending: minutes(values.last ?? 0))
    let line = Series("", .series(0), .circle, series.points, isTold: false, ending: series.ending)
    return Chart(
      "Sleep", "Sleep: 7h20 on average over 36 days.",
      .plot(Plot(.days(month), named: "Day", .minutes, [.band(410...470), .line(line), .dots(series)])),
      keys: [ChartKey("half of your days", .series(0), .band)], tableTitle: "The numbers")
  }

  static var bars: Chart {
    let series = Series("Steps", points(numbers(2, around: 9000, by: 4000), leavingOut: [12], { "\(Int($0))" }))
    return Chart("Steps", "Steps: 9,000 on average.", .plot(Plot(.days(month), named: "Day", .count(), [.bars(series)])))
  }

  static var giant: Chart {
    var values = numbers(2, around: 9000, by: 4000)
    values[20] = 9_000_000
    let series = Series("Steps", points(values, { "\(Int($0))" }))
    return Chart("Steps", "One value is beyond the scale.", .plot(Plot(.days(month), named: "Day", .count(), [.bars(series)])))
  }

  static var nights: Chart {
    let beds = numbers(3, around: -70, by: 40), wakes = numbers(4, around: 400, by: 30)
    let points = zip(month, zip(beds, wakes)).enumerated().filter { $0.offset % 9 != 4 }.map { _, night in
      ChartPoint(
        DaySpan(night.0), night.1.1, low: night.1.0, name: Language.english.weekdayAndDate(night.0),
        words: ChartUnit.clock.words(night.1.0, step: 1) + "–" + ChartUnit.clock.words(night.1.1, step: 1))
    }
    return Chart(
      "Sleep", "You slept from 22:50 to 06:40.",
      .plot(Plot(.days(month), named: "Day", .clock, isDownward: true, [.ranges(Series("Sleep", points))])))
  }

  private static let levels = ["horrible", "bad", "average", "good", "great"]

  static var moods: Chart {
    let values = numbers(5, around: 2.6, by: 1).map { max(0, min(4, $0)) }
    let series = Series("Mood", points(values, { levels[Int($0)] }, ink: { .mood(Int($0)) }))
    return Chart(
      "Mood", "The median is good.", .plot(Plot(.days(month), named: "Day", .levels(levels), bounds: -0.4...4.4, [.dots(series)])))
  }

  static var stack: Chart {
    let parts = ["Sleep", "Activity", "Balance"].enumerated().map { place, name in
      Series(name, .series(place), .circle, points(numbers(UInt64(6 + place), around: 30, by: 6), leavingOut: [3, 4], { "\(Int($0))" }))
    }
    return Chart(
      "Wellness", "The score was 90.", .plot(Plot(.days(month), named: "Day", .count(), bounds: 0...100, [.stack(parts)])),
      keys: parts.enumerated().map { ChartKey($1.name, $1.ink, .block($0)) })
  }

  static var goal: Chart {
    let today = month.end, span = span("2026-10-12", "2027-02-28")
    var sum = 0.0
    let sums = numbers(9, around: 2, by: 2).map { given in
      sum += max(0, given)
      return sum
    }
    let so = Series("Run 200 km", points(sums, { "\(Int($0)) km" }), ending: "\(Int(sum)) km")
    func at(_ day: CalendarDay, _ value: Double) -> ChartPoint { ChartPoint(DaySpan(day), value, name: "\(day)", words: "") }
    let pace = Series("even pace", .quiet, .circle, [at(span.start, 0), at(day("2027-01-31"), 200)], isTold: false)
    let now = Double(today.ordinal) + 0.5
    let fan: [Plot.Corner] = [
      .init(now, sum), .init(Double(day("2026-12-20").ordinal), 200), .init(Double(day("2027-02-20").ordinal), 200),
    ]
    return Chart(
      "Run 200 km", "It is due on 31 January 2027.",
      .plot(
        Plot(
          .days(span), named: "Day", .count("km"), today: today,
          [.level(200, "200 km"), .line(pace, .dashed), .area(fan, .series(1)), .line(so)])))
  }

  static var scatter: Chart {
    let across = numbers(10, around: 440, by: 50), up = numbers(11, around: 9000, by: 4000)
    let points = zip(month, zip(across, up)).map { day, both in
      ChartPoint(both.0, both.0, both.1, name: "\(day)", words: "\(minutes(both.0)), \(Int(both.1))")
    }
    return Chart(
      "Steps · Sleep", "40 days have both.", .plot(Plot(.numbers(.minutes), named: "Sleep", .count(), [.dots(Series("Steps", points))])))
  }

  static var scatterGiant: Chart {
    var across = numbers(10, around: 9000, by: 4000)
    across[20] = 1e12
    let points = zip(month, zip(across, numbers(11, around: 440, by: 50))).map { day, both in
      ChartPoint(both.0, both.0, both.1, name: "\(day)", words: "\(Int(both.0)), \(minutes(both.1))")
    }
    return Chart(
      "Sleep · Steps", "40 days have both. One value is beyond the scale and marked ▲.",
      .plot(Plot(.numbers(.count()), named: "Steps", .minutes, [.dots(Series("Sleep", points))])))
  }

  static var weekdays: Chart {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let values = [420.0, 431, 415, 440, 452, 498, 505]
    let points = values.enumerated().map { ChartPoint(Double($0), Double($0) + 1, $1, name: names[$0], words: minutes($1)) }
    let halves = values.enumerated().map {
      ChartPoint(Double($0) + 0.47, Double($0) + 0.53, $1 + 25, low: $1 - 20, name: names[$0], words: "")
    }
    return Chart(
      "Sleep", "Sleep is highest on Sunday.",
      .plot(
        Plot(
          .names(names), named: "Weekday", .minutes,
          [.ranges(Series("half", .quiet, .circle, halves, isTold: false)), .dots(Series("Sleep", points))])))
  }

  static func days(_ form: DayGrid.Form) -> Chart {
    var random = SeededGenerator(seed: 12)
    let span = form == .months ? span("2026-11-01", "2026-11-30") : span("2026-06-01", "2026-12-31")
    let isHabit = form == .rowsOfWeekdays
    var days: [CalendarDay: DayGrid.Day] = [:]
    for day in span where !random.chance(15) && day <= Self.day("2026-11-20") {
      let step = Int.random(in: 0...4, using: &random)
      days[day] =
        isHabit
        ? step < 3 ? DayGrid.Day(.amount(3), letter: "x", words: "done") : DayGrid.Day(.amount(2), .part, letter: "/", words: "partly")
        : DayGrid.Day(.mood(step), share: Double(step + 1) / 5, letter: "\(step)", words: levels[step])
    }
    let keys =
      isHabit
      ? [ChartKey("done", .amount(3), .letter("x", .circle)), ChartKey("partly", .amount(2), .letter("/", .circle, .part))]
      : levels.enumerated().map { ChartKey($1, .mood($0), .letter("\($0)", .circle, share: Double($0 + 1) / 5)) }
    let grid = DayGrid(form, span, today: day("2026-11-20"), weekStart: .monday, shape: .circle, names: ["Day", "Mood"], days)
    return Chart("Mood", "The median is average.", .days(grid), keys: keys)
  }

  static var panels: Chart { Chart(panels: [bars, line, moods]) }

  static var tries: Chart {
    let lanes = [
      Lanes.Lane(
        "A walk after lunch", bars: [.init(span("2026-10-18", "2026-11-15"), .good)],
        marks: [
          .init(day("2026-10-18"), .circle, .hollow, .quiet, "tried"), .init(day("2026-11-01"), .circle, .part, .warning, "partly"),
          .init(day("2026-11-15"), .diamond, .full, .good, "adopted"),
        ], note: "adopted"),
      Lanes.Lane(
        "一日一回、知らない人に日本語で話しかける", bars: [.init(span("2026-10-25", "2026-11-08"), .bad)],
        marks: [
          .init(day("2026-10-25"), .circle, .hollow, .quiet, "tried"), .init(day("2026-11-08"), .cross, .full, .bad, "dropped"),
        ], note: "dropped"),
    ]
    return Chart(
      "The way of your Tries", "2 Tries: 1 adopted, 1 dropped.",
      .lanes(Lanes(month, today: day("2026-11-20"), names: ["Try", "Day", "What"], lanes)))
  }

  static var term: Chart {
    let lanes = [
      Lanes.Lane(
        "Run 200 km", bars: [.init(span("2026-10-19", "2026-12-27"), .series(0), share: 0.4)],
        marks: [
          .init(day("2026-11-02"), .diamond, .full, .text, "The first 50 km"), .init(day("2026-12-06"), .diamond, .hollow, .text, "150 km"),
        ], note: "40 %"),
      Lanes.Lane("Retrospectives", marks: [.init(day("2026-11-01"), .circle, .full, .series(2), "retrospective")]),
    ]
    return Chart(
      "Slow hands", "Week 5 of 10.",
      .lanes(Lanes(span("2026-10-19", "2026-12-27"), today: day("2026-11-20"), names: ["Of", "Day", "What"], lanes)))
  }

  static var oneDay: Chart {
    let today = DaySpan(month.end)
    let series = Series("Steps", [ChartPoint(today, 9211, name: Language.english.weekdayAndDate(today.end), words: "9,211")])
    return Chart("Steps", "Steps: 9,211.", .plot(Plot(.days(today), named: "Day", .count(), [.bars(series)])))
  }

  static var nothing: Chart { Chart("Steps", "Nothing is known of Steps.", .plot(Plot(.days(month), named: "Day", .count(), []))) }
}

extension Series {
  /// One in the first colour.
  init(_ name: String, _ points: [ChartPoint], ending: String = "") { self.init(name, .series(0), .circle, points, ending: ending) }
}
