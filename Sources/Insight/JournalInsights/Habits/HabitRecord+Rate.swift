// How much of what a habit asked for was done.

public import JournalDates
import JournalModel

extension HabitRecord {
  /// How often it was done as it was to be, out of how often that was.
  public struct Rate: Equatable, Sendable {
    /// What is counted: days that were due, whole weeks, or of `every 3 days` and `3 in 10 days` the times that so many days ask for.
    public enum Unit: String, Sendable { case day, week, time }

    public let kept: Int
    /// At least 1.
    public let asked: Int
    public let unit: Unit

    /// From 0 to 100.
    public var percent: Int { Int((Double(kept) / Double(asked) * 100).rounded()) }
  }

  /// The rate in some days, by the schedule that holds in the end. Skipped days, pauses, and what is still open today do not count, a limit that was
  /// passed today does; of `3/week` those
  /// weeks count, as they begin on `weekStart`, that lie in these days as a whole and in which nothing rested, and others that have what is asked; of a
  /// limit a week those that `limitWeeks` tells. Nil where nothing was due.
  public func rate(in span: DaySpan, weekStart: Weekday) -> Rate? {
    guard let days = DaySpan(from: max(begin, span.start), to: min(today, span.end)), let schedule else { return nil }
    if isLimitOfWeek { return Rate(of: limitWeeks(in: span), unit: .week, \.isKept) }
    switch schedule {
    case .perWeek(let times): return rate(times, inWeeksOf: days, weekStart)
    case .daily, .weekdays, .dates: return Rate(of: days.filter(isDue), unit: .day, isDone)
    case .every(let length): return rate(1, inDays: length, days)
    case .times(let times, let length): return rate(times, inDays: length, days)
    }
  }

  private func isDone(_ day: CalendarDay) -> Bool { state(on: day) == .done }

  private func isDue(_ day: CalendarDay) -> Bool {
    guard isActive(day), let state = state(on: day) else { return false }
    if let schedule = habit.plan.schedule.value(on: day), !schedule.mayBeDue(on: day) { return false }
    // Nobody knows of a day of which nothing is said whether a limit was kept.
    if target(on: day)?.bound == .atMost, state != .done, state != .no { return false }
    switch state {
    case .done: return true
    case .partly, .no, .unanswered, .unknown: return day < today || isBrokenToday
    case .skip, .covered, .notDue, .paused, .notBegun, .archived: return false
    }
  }

  private func rate(_ times: Int, inWeeksOf days: DaySpan, _ weekStart: Weekday) -> Rate? {
    let week = PointsLedger.Grouping.week(weekStart)
    var (kept, asked) = (0, 0)
    var rest = days[...]
    while let first = rest.first {
      let part = rest.prefix(first.days(until: week.span(of: first).end) + 1)
      rest = rest.dropFirst(part.count)
      if part.count(where: isDone) >= times {
        (kept, asked) = (kept + 1, asked + 1)
      } else if part.count == 7, part.allSatisfy(isActive), part[part.endIndex - 1] < today {
        asked += 1
      }
    }
    return asked == 0 ? nil : Rate(kept: kept, asked: asked, unit: .week)
  }

  private func rate(_ times: Int, inDays length: Int, _ days: DaySpan) -> Rate? {
    let counting = days.filter { isActive($0) && state(on: $0) != .skip }
    let asked = counting.count * min(times, length) / length
    return asked == 0 ? nil : Rate(kept: min(asked, counting.count(where: isDone)), asked: asked, unit: .time)
  }
}

extension HabitRecord.Rate {
  fileprivate init?<Part>(of parts: [Part], unit: Unit, _ isKept: (Part) -> Bool) {
    if parts.isEmpty { return nil }
    self.init(kept: parts.count(where: isKept), asked: parts.count, unit: unit)
  }
}
