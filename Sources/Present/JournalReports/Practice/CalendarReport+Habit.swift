// The calendar of a habit.

public import JournalDates
public import JournalInsights
public import JournalLanguage
import JournalModel
import JournalWords

extension CalendarReport {
  /// What became of a habit day by day; of a limit a week what its days had, since they are judged together.
  public init(of record: HabitRecord, span: DaySpan, weekStart: Weekday, in say: Language) {
    if record.isLimitOfWeek, case let amounts = record.amounts, !amounts.isEmpty {
      self = Self(ofLimit: record, amounts, span: span, weekStart: weekStart, in: say)
      return
    }
    let words = Dictionary(uniqueKeysWithValues: HabitState.allCases.map { ($0, $0.words(say, ofLimit: record.isLimit)) })
    let past = span.start <= record.today ? Array(DaySpan(spanning: span.start, min(span.end, record.today))) : []
    let days = past.compactMap { day -> Day? in
      guard let state = record.shownState(on: day) else { return nil }
      let isMeasured = state == .done || state == .partly || state == .no
      return Day(day, value: isMeasured ? record.share(on: day) : nil, .state(state), state.isAtRest ? "" : words[state] ?? "")
    }
    self.init(
      metric: record.habit.slug, title: record.habit.title, .states, span: span, today: record.today, weekStart: weekStart,
      levels: HabitState.allCases.map { Level(.state($0), words[$0] ?? "") }, days: days, absence: words[.notBegun] ?? "")
    levels.removeAll { $0.count == 0 && $0.mark != .state(.done) }
    let (streak, unit) = (record.streak, record.streak.unit)
    facts = [say(record.isLimit ? CalendarText.limitDays : CalendarText.habitDays, ["count": .number(days.count { $0.mark == .state(.done) })])]
    // The rest is as of today, and no part of days that are over.
    if span.end < record.today { return }
    if streak.current > 0 { facts.append(say(CalendarText.streak, ["streak": .text(unit.words(streak.current, say))])) }
    if streak.best > 0 { facts.append(say(StreaksText.best, ["streak": .text(unit.words(streak.best, say))])) }
    facts.append(record.strengthWords(say))
    if record.target?.period == .month, let words = record.limitOfWeek(on: record.today, say) { facts.append(words) }
  }
  private init(
    ofLimit record: HabitRecord, _ amounts: [(day: CalendarDay, number: Double)], span: DaySpan, weekStart: Weekday, in say: Language
  ) {
    self = .amounts(amounts, metric: record.habit.slug, title: record.habit.title, span: span, today: record.today, weekStart: weekStart, in: say)
    let weeks = record.limitWeeks(in: span)
    if !weeks.isEmpty {
      facts.append(say(CalendarText.limitWeeks, ["kept": .number(weeks.count(where: \.isKept)), "asked": .number(weeks.count)]))
    }
    if span.contains(record.today), let words = record.limitOfWeek(on: record.today, say) { facts.append(words) }
  }
}
