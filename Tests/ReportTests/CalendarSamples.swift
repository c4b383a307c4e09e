// The calendars that golden files show.

import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalTestSupport

/// A calendar with a name; its golden files carry it.
struct CalendarSample {
  var name: String
  var report: CalendarReport
  var theme = Theme()

  static let today = day("2026-11-20")
  static let month = span("2026-11-01", "2026-11-30")
  static let year = span("2026-01-01", "2026-12-31")

  static var all: [CalendarSample] {
    let words = MoodLabels(["さいあく", "わるい", "ふつう", "よい", "さいこう"]) ?? .standard
    return [
      CalendarSample(name: "mood-month", report: moods(month)),
      CalendarSample(name: "mood-year", report: moods(year)),
      CalendarSample(
        name: "mood-japanese", report: moods(span("2026-11-09", "2026-11-22"), words, .sunday),
        theme: Theme(colours: .ocean, icons: .emoji)),
      CalendarSample(name: "mood-two-years", report: moods(span("2025-06-01", "2026-05-31")), theme: Theme(shape: .rounded)),
      CalendarSample(name: "steps-month", report: steps(month), theme: Theme(shape: .square)),
      CalendarSample(name: "steps-year", report: steps(year), theme: Theme(shape: .square)),
      CalendarSample(name: "habit-month", report: habit(month)),
      CalendarSample(name: "habit-year", report: habit(year), theme: Theme(colours: .forest, shape: .diamond)),
      CalendarSample(name: "weekly-month", report: habit(month, .perWeek(2)), theme: Theme(icons: .hands)),
      CalendarSample(name: "bedtime-month", report: bedtimes(month)),
      CalendarSample(name: "points-quarter", report: points(span("2026-10-01", "2026-12-31"))),
      CalendarSample(name: "nothing", report: moods(span("2026-12-01", "2026-12-31"))),
      CalendarSample(
        name: "no-moods",
        report: .moods([], labels: .standard, span: month, today: today, weekStart: .saturday, in: .english)),
    ]
  }

  private static func moods(_ span: DaySpan, _ labels: MoodLabels = .standard, _ weekStart: Weekday = .monday) -> CalendarReport {
    var generator = SeededGenerator(seed: 11)
    var mood = 2
    let moods = SampleDays.all.compactMap { day -> (day: CalendarDay, mood: Mood)? in
      mood = min(4, max(0, mood + Int.random(in: -1...1, using: &generator)))
      guard Int.random(in: 0..<8, using: &generator) > 0, let mood = Mood(rawValue: mood) else { return nil }
      return (day, mood)
    }
    return .moods(moods, labels: labels, span: span, today: today, weekStart: weekStart, in: .english)
  }

  private static func steps(_ span: DaySpan) -> CalendarReport {
    numbers("steps", span) { Double(Int.random(in: 900...19_000, using: &$0)) }
  }

  private static func points(_ span: DaySpan) -> CalendarReport {
    numbers("points", title: "Points", span) { Double([1, 2, 3, 5].randomElement(using: &$0) ?? 1) }
  }

  private static func bedtimes(_ span: DaySpan) -> CalendarReport {
    numbers("bedtime", isClock: true, span) { Double(Int.random(in: (22 * 60)...(25 * 60), using: &$0)) }
  }

  private static func numbers(
    _ metric: String, title: String? = nil, isClock: Bool = false, _ span: DaySpan, _ number: (inout SeededGenerator) -> Double
  ) -> CalendarReport {
    var generator = SeededGenerator(seed: 5)
    let numbers = SampleDays.all.compactMap { day -> (day: CalendarDay, number: Double)? in
      let number = number(&generator)
      return Int.random(in: 0..<6, using: &generator) > 0 ? (day, number) : nil
    }
    return .amounts(
      numbers, metric: metric, title: title ?? metric, isClock: isClock, span: span, today: today, weekStart: .monday, in: .english)
  }

  /// Begun in March, paused in August.
  private static func habit(_ span: DaySpan, _ schedule: Schedule = .daily) -> CalendarReport {
    var generator = SeededGenerator(seed: 3)
    var practice = Practice()
    var habit = Activity.Habit()
    habit.schedule = [Dated(schedule)]
    habit.start = day("2026-03-04")
    habit.paused = PausedSpan(from: day("2026-08-01"), to: day("2026-08-20")).map { [$0] } ?? []
    practice.habits = [Planned(path: "activities/squash.md", slug: "squash", title: "Play squash", plan: habit)]
    let states: [LogLine.State?] = [.done, .done, .done, .done, .partly, .skip, .no, .unanswered, nil, nil]
    for day in SampleDays.all {
      guard let state = generator.pick(states) else { continue }
      practice.log.append(PracticeLine(line: 8, activity: "squash", state: state), on: day)
    }
    let ledger = HabitLedger(of: practice, UnitTable(), on: today)
    return ledger.habits.first.map { CalendarReport(of: $0, span: span, weekStart: .monday, in: .english) } ?? moods(span)
  }
}

/// Two years up to the samples' today.
private enum SampleDays {
  static let all = Array(span("2025-01-01", "2026-11-20"))
}
