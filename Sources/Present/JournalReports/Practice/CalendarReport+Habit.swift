// The calendar of a habit.

public import JournalDates
public import JournalInsights

extension CalendarReport {
  /// What became of a habit day by day.
  public init(of record: HabitRecord, span: DaySpan, weekStart: Weekday) {
    let past = span.start <= record.today ? Array(DaySpan(spanning: span.start, min(span.end, record.today))) : []
    let days = past.compactMap { day -> Day? in
      guard let state = record.state(on: day) else { return nil }
      let isMeasured = state == .done || state == .partly || state == .no
      return Day(day, value: isMeasured ? record.share(on: day) : nil, .state(state), state.isAtRest ? "" : state.words)
    }
    self.init(
      metric: record.habit.slug, title: record.habit.title, .states, span: span, today: record.today, weekStart: weekStart,
      levels: HabitState.allCases.map { Level(.state($0), $0.words) }, days: days, absence: "not begun")
    levels.removeAll { $0.count == 0 && $0.mark != .state(.done) }
    let streak = record.streak
    facts = ["done on \(PeriodReport.count(days.count { $0.mark == .state(.done) }, "day"))"]
    if streak.current > 0 { facts.append("streak \(streak.unit.words(streak.current))") }
    if streak.best > 0 { facts.append("best \(streak.unit.words(streak.best))") }
    facts.append("strength \(Int((record.strength * 100).rounded())) %")
  }
}
