// What was measured, for the golden files of reports.

import JournalDates
import JournalInsights
import JournalModel
import JournalReports
import JournalWellness

extension ContextReport {
  /// A week beside the one before: gaps, a category with signs that mean something in Markdown, a score.
  static let week: ContextReport = {
    let now: [[Metric]] = [
      [.init("sleep_minutes", .number(420)), .init("steps", .number(9000)), .init("screen_wo|rk_minutes", .number(200))],
      [.init("sleep_minutes", .number(405)), .init("steps", .number(12345)), .init("stand_hours", .number(11.25))],
      [.init("screen_<b>_minutes", .number(61)), .init("exercise_minutes", .number(100))],
    ]
    let before: [[Metric]] = [[.init("sleep_minutes", .number(400)), .init("workouts", .number(2))]]
    let full: [WellnessPart: Double] = [.sleep: 420, .consistency: 30, .deepSleep: 14, .steps: 9000, .exercise: 30]
    return ContextReport(
      of: .init(
        DaySpan(spanning: day("2026-11-09"), day("2026-11-15")), title: "W46", days: now, wellness: WellnessMean(of: [WellnessScore(full)])),
      after: .init(DaySpan(spanning: day("2026-11-02"), day("2026-11-08")), title: "W45", days: before, wellness: nil))
  }()

  /// Numbers of a person's own beside some of a watch: a blood pressure, a weight, a pulse, times, and parts of a night.
  static let own: ContextReport = {
    let now: [[Metric]] = [
      [.init("systolic", .number(132)), .init("diastolic", .number(84)), .init("weight_kg", .number(71.4)), .init("deep_minutes", .number(70))],
      [
        .init("systolic", .number(137)), .init("diastolic", .number(88)), .init("resting_heart_rate", .number(61)),
        .init("sleep_minutes", .number(420)), .init("bedtime", .clock(TimeOfDay(hour: 23, minute: 10) ?? .midnight)),
      ],
      [.init("knee_pain", .number(3)), .init("workout_run_km", .number(5.2)), .init("reading_minutes", .number(45))],
    ]
    let before: [[Metric]] = [
      [.init("systolic", .number(145)), .init("diastolic", .number(92)), .init("knee_pain", .number(4.5)), .init("hrv_sdnn_ms", .number(48))]
    ]
    return ContextReport(
      of: .init(DaySpan(spanning: day("2026-11-09"), day("2026-11-15")), title: "W46", days: now, wellness: nil),
      after: .init(DaySpan(spanning: day("2026-11-02"), day("2026-11-08")), title: "W45", days: before, wellness: nil))
  }()
}

extension Sample {
  /// A week of which there are numbers and nothing else.
  static let measured: Sample = {
    var report = PeriodReport(title: "Week 46 of 2026 · 9–15 November 2026", span: span("2026-11-09", "2026-11-15"))
    report.context = .week
    return Sample(name: "measured", report: report)
  }()

  /// A week of numbers of one's own.
  static let ownNumbers: Sample = {
    var report = PeriodReport(title: "Week 46 of 2026 · 9–15 November 2026", span: span("2026-11-09", "2026-11-15"))
    report.context = .own
    return Sample(name: "own-numbers", report: report)
  }()
}
