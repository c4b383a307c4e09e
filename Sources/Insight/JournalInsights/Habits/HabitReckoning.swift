// A habit's days as its schedules judge them, in one pass from the first day to today.

import JournalDates
import JournalModel

/// States, streaks and strength of one habit. What is decided is told at `HabitRecord`, `HabitStreak` and `HabitStrength`.
struct HabitReckoning {
  let days: HabitDays
  /// By day, from the first to today.
  private(set) var states: [HabitState]
  private(set) var strength = 0.0
  private(set) var week: HabitWeek?
  private(set) var isDueToday = false
  let schedule: Schedule?
  private var chain: HabitChain
  private let active: [Bool]
  private let steps: [(from: CalendarDay, value: Schedule)]

  // What the pass knows so far.
  private var rule = Rule.none
  /// The first day of the schedule that holds.
  private var ruleBegan = 0
  private var weekBegan = 0
  /// How many days of the current week it was done, and how many its schedule asks for.
  private var weekDone = 0
  private var weekAsked = 0
  /// Of a limit a week, whose weeks are what counts: what the days of the current one say together.
  let judgesWeeks: Bool
  private var limitWeek = LimitWeek()

  private struct LimitWeek {
    /// On how many of its days the habit did not rest.
    var days = 0
    /// Whether anything is known of it.
    var isKnown = false
    var isPassed = false
  }

  private enum Rule {
    case none
    /// Due on these days of the week, Monday in the lowest bit.
    case weekdays(UInt8)
    case perWeek(Int)
    case dates(DayRule)
    case window(times: Int, days: Int)

    init(_ schedule: Schedule) {
      switch schedule {
      case .daily: self = .weekdays(0x7F)
      case .weekdays(let days): self = .weekdays(days.reduce(0) { $0 | 1 << UInt8($1.rawValue - 1) })
      case .perWeek(let times): self = .perWeek(times)
      case .times(let times, let days): self = .window(times: min(times, days), days: days)
      case .every(let days): self = .window(times: 1, days: days)
      case .dates(let rule): self = .dates(rule)
      }
    }

    var isWindow: Bool { if case .window = self { true } else { false } }

    /// Whether a day is not asked for because earlier ones were enough.
    var countsAhead: Bool {
      switch self {
      case .none, .weekdays, .dates: false
      case .perWeek, .window: true
      }
    }
  }

  /// - Parameter notes: Whether to note which days and weeks count for streaks.
  init(_ days: HabitDays, notes: Bool = false) {
    self.days = days
    states = days.said
    active = days.active
    steps = days.habit.schedule.inOrder()
    let last = days.habit.archived.map { min($0.advanced(by: -1), days.today) } ?? days.today
    schedule = days.habit.schedule.value(on: last)
    let hasWindows = steps.contains { Rule($0.value).isWindow }
    judgesWeeks = days.habit.countsLimitWeeks(on: last)
    chain = HabitChain(counting: judgesWeeks ? .week : HabitStreak.Unit(schedule), from: days.first, passing: hasWindows ? days.said.count : 0, notes: notes)
  }

  /// The streaks, once everything was reckoned.
  var streak: HabitStreak { chain.streak(isPending: week.map { $0.missing > 0 } ?? isPendingToday) }

  /// What the current streak and the best one are made of, in order; empty where nothing was noted.
  var keptNow: ArraySlice<HabitChain.Kept> { chain.keptNow }
  var keptBest: ArraySlice<HabitChain.Kept> { chain.keptBest }

  private var isPendingToday: Bool { isDueToday && states.last != .done && states.last != .skip && !days.isBrokenToday }

  /// How many of the days are over, or decided.
  private func decided(of count: Int) -> Int { days.isBrokenToday ? count : count - 1 }

  mutating func reckon() {
    // A lifetime has many days: they are judged where they lie.
    var states = states
    let active = active
    states.withUnsafeMutableBufferPointer { states in active.withUnsafeBufferPointer { judgeAll(states, $0) } }
    self.states = states
    week = currentWeek
    if !judgesWeeks { strength = HabitStrength.reckon(days, active, steps, waits: isPendingToday) }
  }

  private mutating func judgeAll(_ states: UnsafeMutableBufferPointer<HabitState>, _ active: UnsafeBufferPointer<Bool>) {
    var next = 0
    var change = steps.isEmpty ? states.count : days.first.days(until: steps[0].from)
    var position = days.position(days.first)
    var weekday = days.first.weekday.rawValue - 1
    var i = 0
    while i < states.count {
      if position == 0 || i == 0 {
        weekBegan = i - position
        weekDone = 0
        limitWeek = LimitWeek()
      }
      let changes = change <= i
      if changes {
        if position > 0, i > 0 { closePart(before: i) }
        while next < steps.count, days.first.days(until: steps[next].from) <= i { next += 1 }
        change = next < steps.count ? days.first.days(until: steps[next].from) : states.count
        begin(steps[next - 1].value, on: i)
      }
      if changes || position == 0 || i == 0, case .perWeek(let times) = rule { weekAsked = asked(times, to: weekBegan + 6) }
      if case .weekdays(let due) = rule, chain.countsDaysAlone {
        // The next schedule may begin in the future.
        if change >= states.count { return judgeDays(i..<states.count, due, weekday, states, active) }
        judgeDays(i..<change, due, weekday, states, active)
        // Where the next schedule begins, its week is of interest.
        weekday = (weekday + change - i) % 7
        position = (position + change - i) % 7
        i = change
        weekBegan = i - position
        weekDone = (max(weekBegan, 0)..<i).count { active[$0] && states[$0] == .done }
        continue
      }
      // The days of the week that are left, as far as this schedule holds.
      let end = min(i + 7 - position, change, states.count)
      judge(i..<end, weekday, states, active)
      position += end - i
      weekday = (weekday + end - i) % 7
      i = end
      if position == 7 {
        if i < states.count { closeWeek(on: i - 1) }
        position = 0
      }
    }
  }

  private mutating func begin(_ schedule: Schedule, on i: Int) {
    rule = Rule(schedule)
    ruleBegan = i
    chain.beginWindow()
  }

  /// Judges days that count by themselves, which is what most habits are made of; weeks are not looked at.
  private mutating func judgeDays(
    _ days: Range<Int>, _ due: UInt8, _ weekday: Int, _ states: UnsafeMutableBufferPointer<HabitState>,
    _ active: UnsafeBufferPointer<Bool>
  ) {
    let (today, decided) = (states.count - 1, decided(of: states.count))
    // The days of the week from the first of these on, that in the lowest bit.
    var week = (UInt32(due) | UInt32(due) << 7) >> UInt32(truncatingIfNeeded: weekday) & 0x7F
    var chain = chain
    chain.count(days) { i in
      let said = states[i]
      let isDue = week & 1 != 0
      week = week >> 1 | (week & 1) << 6
      let asks = isDue && active[i]
      if !asks, !said.isSaid { states[i] = active[i] ? .notDue : resting(i) }
      return (asks && said == .done, asks && said != .done && said != .skip && said != .partly && i < decided)
    }
    self.chain = chain
    if days.upperBound > today, active[today] { isDueToday = due & 1 << UInt8((weekday + today - days.lowerBound) % 7) != 0 }
  }

  /// Judges some days of one week and one schedule.
  private mutating func judge(
    _ days: Range<Int>, _ weekday: Int, _ states: UnsafeMutableBufferPointer<HabitState>, _ active: UnsafeBufferPointer<Bool>
  ) {
    switch rule {
    case .none: for i in days { judge(i, false, states, active[i]) }
    case .weekdays(let due):
      var place = weekday
      for i in days {
        judge(i, due & 1 << UInt8(truncatingIfNeeded: place) != 0, states, active[i])
        place = place == 6 ? 0 : place + 1
      }
    case .dates(let due): for i in days { judge(i, due.contains(self.days.first.advanced(by: i)), states, active[i]) }
    case .perWeek: for i in days { judge(i, weekDone < weekAsked, states, active[i]) }
    case .window(let times, let span): for i in days { judge(i, !chain.isCovered(times, in: span), states, active[i]) }
    }
  }

  @inline(__always)
  private mutating func judge(_ i: Int, _ isDue: Bool, _ states: UnsafeMutableBufferPointer<HabitState>, _ isActive: Bool) {
    let said = states[i]
    guard isActive else {
      if !said.isSaid { states[i] = resting(i) }
      return
    }
    if !said.isSaid, !isDue { states[i] = rule.countsAhead ? .covered : .notDue }
    if i == states.count - 1 { isDueToday = isDue }
    if judgesWeeks { return judgeLimit(i, said) }
    if said == .done {
      count(done: i, isDue)
      weekDone += 1
    } else if said != .skip, said != .partly, i < decided(of: states.count) {
      count(missed: i, isDue)
    }
  }

  /// A day of a limit a week: once there was too much, the week is decided.
  private mutating func judgeLimit(_ i: Int, _ said: HabitState) {
    limitWeek.days += 1
    if said == .done || said == .partly { limitWeek.isKnown = true }
    if said == .no, !limitWeek.isPassed {
      limitWeek.isPassed = true
      chain.end(on: i)
    }
  }

  @inline(__always)
  private mutating func count(done i: Int, _ isDue: Bool) {
    chain.pass(isDone: true)
    switch rule {
    case .none: break
    case .weekdays, .dates: if isDue { chain.keep(i) }
    case .perWeek: chain.keepInWeek(i)
    case .window: chain.keep(i)
    }
  }

  @inline(__always)
  private mutating func count(missed i: Int, _ isDue: Bool) {
    chain.pass(isDone: false)
    switch rule {
    case .none, .perWeek: break
    case .weekdays, .dates: if isDue { chain.end(on: i) }
    case .window(let times, let days): chain.miss(on: i, times, in: days)
    }
  }

  private func resting(_ i: Int) -> HabitState {
    if i < days.first.days(until: days.begin) { return .notBegun }
    return isArchived(on: i) ? .archived : .paused
  }

  private func isArchived(on i: Int) -> Bool { days.habit.archived.map { days.first.days(until: $0) <= i } ?? false }
}

// Weeks.
extension HabitReckoning {
  /// How often the current week, up to a day, asks for the habit: the share of the days that the schedule has, or as many days as it can be done on.
  private func asked(_ times: Int, to end: Int) -> Int {
    let start = max(weekBegan, ruleBegan, days.first.days(until: days.begin))
    // The calendar's last week is cut short.
    let end = min(end, active.count - 1)
    guard start <= end else { return 0 }
    let share = (times * min(7, end - start + 1) + 6) / 7
    let possible = (start...end).count { active[$0] && !(days.said.indices.contains($0) && days.said[$0] == .skip) }
    return min(share, possible)
  }

  /// A schedule ends within a week: what it asked for up to then counts where it was reached, and breaks nothing where it was not.
  private mutating func closePart(before i: Int) {
    guard case .perWeek(let times) = rule else { return }
    let asked = asked(times, to: i - 1)
    if asked > 0, weekDone >= asked { chain.reachWeek(asked: asked) }
  }

  private mutating func closeWeek(on i: Int) {
    if judgesWeeks {
      let isKept = limitWeek.isKnown && !limitWeek.isPassed
      if isKept { chain.reachWeek(asked: 1) } else if limitWeek.days > 0, !limitWeek.isPassed, !isArchived(on: i) { chain.end(on: i) }
      strength = HabitStrength(.perWeek(1)).moved(strength, to: isKept ? 1 : 0, days: limitWeek.days)
    }
    if case .perWeek = rule, weekAsked > 0 {
      if weekDone >= weekAsked {
        chain.reachWeek(asked: weekAsked)
      } else if !isArchived(on: i) {
        chain.end(on: i)
      }
    }
    chain.closeWeek(begun: weekBegan)
  }

  private var currentWeek: HabitWeek? {
    guard case .perWeek = rule, let today = states.indices.last, active[today], !isArchived(on: today) else { return nil }
    let isAnswered = states[today] == .done || states[today] == .skip || days.isBrokenToday
    let left = active[(isAnswered ? today + 1 : today)...].count { $0 }
    return HabitWeek(asked: weekAsked, done: weekDone, daysLeft: left, isFirstDay: days.begin == days.today)
  }
}

extension Array {
  /// Dated values in the order of their days, each from the day on which it begins to hold; neighbours differ. Says the same as `value(on:)`.
  func inOrder<Value: Equatable>() -> [(from: CalendarDay, value: Value)] where Element == Dated<Value> {
    let sorted = enumerated().sorted { ($0.element.from ?? .earliest, $0.offset) < ($1.element.from ?? .earliest, $1.offset) }
    var steps: [(from: CalendarDay, value: Value)] = []
    for (_, dated) in sorted {
      let from = dated.from ?? .earliest
      if steps.last?.from == from { steps.removeLast() }
      if steps.last?.value != dated.value { steps.append((from, dated.value)) }
    }
    return steps
  }
}
