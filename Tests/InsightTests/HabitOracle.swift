// Streaks and strength reckoned a second time, slowly and in another way.

import JournalDates
import JournalInsights
import JournalModel

/// A habit with one schedule, judged by looking at all days again for each question.
struct HabitOracle {
  let one: HabitCase
  let schedule: Schedule
  let begin: CalendarDay
  private var states: [CalendarDay: Set<LogLine.State>] = [:]

  /// Nil where the schedule changes, or where amounts decide.
  init?(_ one: HabitCase) {
    guard one.habit.schedule.count == 1, let first = one.habit.schedule.first, first.from == nil, one.habit.targets.isEmpty else {
      return nil
    }
    self.one = one
    for (day, lines) in one.days where day <= one.today {
      for line in lines where line.activity == "squash" { states[day, default: []].insert(line.state) }
    }
    schedule = first.value
    begin = one.habit.start ?? Self.beginning(one, first.value) ?? one.today
  }

  /// The first day with a line that is not alone; of rare ones throughout the first of all.
  private static func beginning(_ one: HabitCase, _ schedule: Schedule) -> CalendarDay? {
    let own = one.days.filter { day in day.day <= one.today && day.lines.contains { $0.activity == "squash" } }
    let days = Set(own.map(\.day)).sorted()
    let silence =
      switch schedule {
      case .daily, .weekdays, .perWeek: 28
      case .every(let length), .times(_, let length): max(28, 4 * length)
      case .dates: 1464
      }
    let near = zip(days, days.dropFirst()).first { $0.days(until: $1) <= silence }
    if let near { return near.0 }
    guard days.count < 3, let last = days.last else { return days.first }
    return last.days(until: one.today) <= silence ? last : one.today
  }

  struct Streaks: Equatable {
    var current: Int
    var best: Int
    var lastBroken: CalendarDay?
  }

  var streaks: Streaks {
    switch schedule {
    case .daily: runs(due: days(to: one.today))
    case .weekdays(let weekdays): runs(due: days(to: one.today).filter { weekdays.contains($0.weekday) })
    case .dates(let rule): runs(due: days(to: one.today).filter { rule.contains($0) })
    case .perWeek(let times): folded(weeks(times))
    case .every(let length): stretches(1, length)
    case .times(let times, let length): stretches(min(times, length), length)
    }
  }

  /// What a day's lines say; nil for none.
  private func said(_ day: CalendarDay) -> LogLine.State? {
    let states = states[day] ?? []
    return [.done, .partly, .skip, .no, .unanswered].first { states.contains($0) }
  }

  /// The days on which it is neither still to begin, nor archived, nor paused.
  private func days(to end: CalendarDay) -> [CalendarDay] {
    guard let span = DaySpan(from: begin, to: end) else { return [] }
    return span.filter { day in
      (one.habit.archived.map { day < $0 || day == $0 && said(day) == .done } ?? true) && !one.habit.paused.contains { $0.contains(day) }
    }
  }

  private func runs(due: [CalendarDay]) -> Streaks {
    folded(
      due.map { day in
        switch said(day) {
        case .done: (day, true)
        case .skip, .partly: (day, nil)
        default: (day, day == one.today ? nil : false)
        }
      })
  }

  /// Each week that is over: its last day, and whether it was reached; nil where it asks for nothing.
  private func weeks(_ times: Int) -> [(CalendarDay, Bool?)] {
    var weeks: [(CalendarDay, Bool?)] = []
    var span = PointsLedger.Grouping.week(one.weekStart).span(of: begin)
    while span.end < one.today {
      let active = days(to: span.end).filter { span.contains($0) }
      let open = active.count { said($0) != .skip }
      let part = DaySpan(spanning: max(begin, span.start), span.end).count
      let asked = min((times * part + 6) / 7, open)
      let isReached = active.count { said($0) == .done } >= asked
      let isCut = one.habit.archived.map { span.contains($0) } ?? false
      weeks.append((span.end, asked == 0 || (isCut && !isReached) ? nil : isReached))
      span = DaySpan(spanning: span.start.advanced(by: 7), span.end.advanced(by: 7))
    }
    return weeks
  }

  private func folded(_ units: [(day: CalendarDay, isKept: Bool?)]) -> Streaks {
    var streaks = Streaks(current: 0, best: 0, lastBroken: nil)
    for (day, isKept) in units {
      guard let isKept else { continue }
      if !isKept, streaks.current > 0 { streaks.lastBroken = day }
      streaks.current = isKept ? streaks.current + 1 : 0
      streaks.best = max(streaks.best, streaks.current)
    }
    return streaks
  }

  /// Stretches that begin with a done day and end as soon as so many days in a row, all of them in the stretch, have too many without.
  private func stretches(_ times: Int, _ length: Int) -> Streaks {
    let days = days(to: one.today).filter { said($0) != .skip && said($0) != .partly && (said($0) == .done || $0 < one.today) }
    let isDone = days.map { said($0) == .done }
    func done(_ range: Range<Int>) -> Int { isDone[range].count { $0 } }
    func isKept(_ range: Range<Int>) -> Bool {
      range.allSatisfy { end in
        let window = max(range.lowerBound, end - length + 1)..<end + 1
        return window.count - done(window) <= length - times
      }
    }
    var streaks = Streaks(current: 0, best: 0, lastBroken: nil)
    var after = 0
    for end in days.indices {
      let start = (after..<end + 1).first { isDone[$0] }
      if let start, !isKept(start..<end + 1) {
        streaks.lastBroken = days[end]
        after = end + 1
      }
      streaks.current = done(after..<end + 1)
      streaks.best = max(streaks.best, streaks.current)
    }
    return streaks
  }
}

extension HabitRecord {
  /// The strength, reckoned from its reasons alone.
  var strengthFromReasons: Double {
    strengthSteps.reduce(0) { strength, step in
      (step.span).reduce(strength) { strength, _ in strength * step.keep + step.done * (1 - step.keep) }
    }
  }

  /// The strength, reckoned from the shares of its reasons, the schedules and the pauses.
  var strengthFromShares: Double {
    var shares: [CalendarDay: Double] = [:]
    for step in strengthSteps { for day in step.span { shares[day] = step.share } }
    var given: [Double] = []
    var strength = 0.0
    // Of a limit a week the days of each week that is over have one share.
    let areWeeks = isLimitOfWeek && streak.unit == .week
    guard let span = DaySpan(from: begin, to: today) else { return 0 }
    for day in span {
      let isArchived = habit.plan.archived.map { $0 < day || $0 == day && state(on: day) != .done } ?? false
      if isArchived || habit.plan.paused.contains(where: { $0.contains(day) }) { continue }
      given.append(shares[day] ?? 0)
      guard let schedule = habit.plan.schedule.value(on: day), areWeeks ? shares[day] != nil : state(on: day) != .skip && (day < today || !isPendingToday) else { continue }
      let (times, days) = areWeeks ? (1, 7) : schedule.frequency
      // 0.5 to the power of x by its series.
      let x = -0.693_147_180_559_945_3 * (times / days).squareRoot() / 13
      var left = 0.0, term = 1.0
      for i in 1...24 {
        left += term
        term *= x / Double(i)
      }
      let isDaily = times == days || areWeeks
      let done = isDaily ? given[given.count - 1] : min(1, given.suffix(Int(days) * 2).reduce(0, +) / (times * 2))
      strength = strength * left + done * (1 - left)
    }
    return strength
  }
}

extension Schedule {
  /// How often in how many days.
  fileprivate var frequency: (Double, Double) {
    switch self {
    case .daily: (1, 1)
    case .perWeek(let times): times >= 7 ? (1, 1) : (Double(times), 7)
    case .weekdays(let days): days.count == 7 ? (1, 1) : (Double(days.count), 7)
    case .every(let days): (1, Double(days))
    case .times(let times, let days): times >= days ? (1, 1) : (Double(times), Double(days))
    case .dates(let rule): (Double(rule.frequency.times), Double(rule.frequency.days))
    }
  }
}
