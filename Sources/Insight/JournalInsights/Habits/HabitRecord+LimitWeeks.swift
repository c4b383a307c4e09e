// Weeks of what has a limit a week.

public import JournalDates
import JournalModel

extension HabitRecord {
  /// A week of what has a limit a week: its days are judged together.
  public struct LimitWeek: Equatable, Sendable {
    /// The whole week, as weeks of habits begin.
    public let span: DaySpan
    /// What its days up to today come to, in the unit of the target.
    public let amount: Double
    public let isKept: Bool
  }

  /// Whether what is asked is to stay within an amount a week.
  public var isLimitOfWeek: Bool { isLimit && target?.period == .week }

  /// The weeks that end in some days, and are over or have had too much by now; only those of which something is known.
  public func limitWeeks(in span: DaySpan) -> [LimitWeek] {
    guard let days = DaySpan(from: max(begin, span.start), to: min(today, span.end)) else { return [] }
    return weeks(touching: days).compactMap { week -> LimitWeek? in
      guard week.end <= span.end || week.end >= today, let target = target(on: min(week.end, today)), target.bound == .atMost else { return nil }
      let states = week.filter(isActive).compactMap { state(on: $0) }
      guard states.contains(where: { $0 == .done || $0 == .no || $0 == .partly }) else { return nil }
      let amount = amountOfWeek(upTo: min(week.end, today)) ?? 0
      // Lines that only say ‘no’ tell of too much without an amount.
      let isKept = target.period == .week ? target.keeps(amount) : !states.contains(.no)
      return week.end < today || !isKept ? LimitWeek(span: week, amount: amount, isKept: isKept) : nil
    }
  }

  /// The whole weeks, as weeks of habits begin, of which some days are a part; the calendar’s last one is cut short.
  func weeks(touching span: DaySpan) -> [DaySpan] {
    let first = span.start.advanced(by: -position(span.start))
    return stride(from: 0, through: first.days(until: span.end), by: 7).map { days in
      let start = first.advanced(by: days)
      return DaySpan(spanning: start, start.advanced(by: 6))
    }
  }

  /// What each day had that has an amount, in order.
  public var amounts: [(day: CalendarDay, number: Double)] {
    var days: [CalendarDay] = []
    for entry in entries where days.last != entry.day { days.append(entry.day) }
    return days.compactMap { day in amount(on: day).map { (day, $0) } }
  }
}

extension Activity.Habit {
  /// Whether weeks count for streaks and strength, and not days: those of a limit a week whose schedule asks for days.
  func countsLimitWeeks(on day: CalendarDay) -> Bool {
    guard let target = target(on: day), target.bound == .atMost, target.period == .week else { return false }
    return HabitStreak.Unit(schedule.value(on: day)) == .day
  }
}
