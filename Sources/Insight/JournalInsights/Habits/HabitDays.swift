// A habit's days as its file and the log have them, before any schedule judges them.

import JournalText
import JournalDates
public import JournalModel

/// What was said on each day of a habit, and on which days it rests.
struct HabitDays {
  let habit: Activity.Habit
  let today: CalendarDay
  let weekStart: Weekday
  private(set) var begin: CalendarDay
  /// The earliest day with a line, or on which it begins; not later than the day after today.
  private(set) var first: CalendarDay
  private(set) var entries = HabitEntries([], of: PracticeLog(), amounts: [])
  // By day, from `first` to today.
  /// `unknown` where nothing was said.
  private(set) var said: [HabitState] = []
  /// How much of the target was reached; empty where there is none, for then the state says it.
  private(set) var shares: [Double] = []
  /// The days on which a limit was kept though no line speaks of it, in order.
  private(set) var silent: [CalendarDay] = []
  /// Whether more than a limit allows was taken today, or what is to be done without was done, which no later line can fix.
  private(set) var isBrokenToday = false
  /// Whether today's week or month has had more than a limit allows one.
  private(set) var isWeekPassed = false

  init(_ habit: Activity.Habit, on today: CalendarDay, weekStart: Weekday) {
    self.habit = habit
    self.today = today
    self.weekStart = weekStart
    begin = habit.start ?? today
    first = today
  }

  /// Takes in what the log says of the habit, which has this place in the log's names.
  /// - Parameters:
  ///   - name: That of its file.
  ///   - isWithout: Whether it is to do without something: then ‘no’ is what cannot be made good on the same day.
  ///   - days: Those that have an entry, in order: on these a limit is kept by saying nothing.
  mutating func read(
    _ lines: ActivityLines, of place: Int?, named name: String, isWithout: Bool, in log: PracticeLog, entries days: [CalendarDay],
    _ units: UnitTable
  ) {
    let own = place.map { lines.lines(of: $0) } ?? []
    let firstLine = own.first.map { log.lines[Int($0)].day }
    begin = habit.start ?? regularUse(own.lazy.map { log.lines[Int($0)].day }) ?? today
    first = min(firstLine ?? begin, begin, today.advanced(by: 1))
    let count = first.days(until: today) + 1
    var said = Array(repeating: HabitState.unknown, count: count)
    var amounts: [Double] = []
    if !habit.targets.isEmpty {
      var shares = Array(repeating: 0.0, count: count)
      var targets = TargetSteps(habit.targets.inOrder(), of: name, log, units)
      amounts.reserveCapacity(own.count)
      var day = HabitDay()
      var date = first
      _ = targets.move(to: date, 0)
      // What the days of the same week or month had before, where they are judged together.
      var (began, earlier) = (CalendarDay.earliest, 0.0)
      func close() {
        let place = first.days(until: date)
        if day.isEmpty { return }
        let start = self.start(of: targets.target?.period, around: date)
        if began != start { (began, earlier) = (start, 0) }
        (said[place], shares[place]) = day.judged(by: targets.target, after: earlier, isOver: place < count - 1)
        earlier += max(0, day.sum ?? 0)
      }
      for place in own {
        let line = log.lines[Int(place)]
        if date != line.day {
          close()
          day = HabitDay()
          date = line.day
          earlier = targets.move(to: date, earlier)
        }
        let amount = targets.amount(of: line)
        amounts.append(amount ?? .infinity)
        day.add(line.state, amount, targets.isLimit)
      }
      close()
      isBrokenToday = targets.isLimit && date == today && said.last == .no
      earlier = targets.move(to: today, earlier)
      isWeekPassed =
        targets.isLimit && targets.target?.period != .day && began == start(of: targets.target?.period, around: today) && earlier > 0
        && targets.target?.keeps(earlier) == false
      self.shares = shares
    } else {
      Self.read(own, in: log, from: first, into: &said)
      isBrokenToday = isWithout && said.last == .no
    }
    self.said = said
    entries = HabitEntries(own, of: log, amounts: amounts)
    if habit.targets.contains(where: { $0.value.bound == .atMost }) { keepSilently(days) }
  }

  /// The first day of regular use: one line long before the next is no beginning that all the weeks between would have had to keep up. Of a limit,
  /// whose lines say what was too much, the first one is, and so it is where lines are rare throughout.
  private func regularUse(_ days: some Collection<CalendarDay>) -> CalendarDay? {
    guard let first = days.first, !isLimit(on: today) else { return days.first }
    let silence = habit.schedule.map { $0.value.longSilence }.max() ?? Schedule.daily.longSilence
    var (last, count) = (first, 1)
    for day in days where day != last {
      if last.days(until: day) <= silence { return last }
      (last, count) = (day, count + 1)
    }
    if count > 2 { return first }
    return last.days(until: today) <= silence ? last : today
  }

  /// Days that are over, have an entry and no line that speaks of a limit keep it, where they ask for it.
  private mutating func keepSilently(_ days: [CalendarDay]) {
    let (active, steps) = (active, habit.schedule.inOrder())
    var step = -1
    for day in days[days.firstPlace(where: { $0 >= first })...] {
      if day >= today { break }
      while step + 1 < steps.count, steps[step + 1].from <= day { step += 1 }
      let place = first.days(until: day)
      guard step >= 0, said[place] == .unknown, active[place], isLimit(on: day) else { continue }
      if !steps[step].value.mayBeDue(on: day) { continue }
      (said[place], shares[place]) = (.done, 1)
      silent.append(day)
    }
  }

  /// Takes in lines that count by their states alone, as those of most habits do: the strongest of a day is the day's.
  private static func read(_ places: ArraySlice<Int32>, in log: PracticeLog, from first: CalendarDay, into said: inout [HabitState]) {
    // What a line says is anybody's guess, so it is looked up, not branched on. In the order of the bits of `PracticeLog.Line`.
    let meanings: [HabitState] = [.done, .partly, .no, .skip, .unanswered, .unanswered, .unanswered, .unanswered]
    said.withUnsafeMutableBufferPointer { said in
      log.lines.withUnsafeBufferPointer { lines in
        meanings.withUnsafeBufferPointer { meanings in
          for place in places {
            let line = lines[Int(place)]
            let day = first.days(until: line.day)
            // A log that is not in the order of its days says nothing of those before the first.
            guard said.indices.contains(day) else { continue }
            let new = meanings[Int(line.packedState)]
            // Few days have more than one line.
            if said[day] == .unknown || new.isStronger(than: said[day]) { said[day] = new }
          }
        }
      }
    }
  }

  /// Whether the habit is neither paused, nor archived, nor still to begin, by day from `first` to the end of the current week. Of the day on
  /// which it was archived it is known by what was done, and by a limit that was passed: putting it away takes nothing back.
  var active: [Bool] {
    let end = today.advanced(by: 6 - position(today))
    var active = Array(repeating: false, count: max(0, first.days(until: end) + 1))
    let archived = habit.archived.map { $0.advanced(by: -1) } ?? .latest
    if habit.archived == .earliest { return active }
    set(&active, begin, min(archived, end), true)
    if let day = habit.archived, day >= begin, isDone(on: day) || isLimit(on: day) && isBroken(on: day) { set(&active, day, day, true) }
    for span in habit.paused { set(&active, span.start, span.end ?? end, false) }
    return active
  }

  private func isDone(on day: CalendarDay) -> Bool {
    let place = first.days(until: day)
    return said.indices.contains(place) && said[place] == .done
  }

  private func isLimit(on day: CalendarDay) -> Bool { habit.target(on: day)?.bound == .atMost }

  private func isBroken(on day: CalendarDay) -> Bool {
    let place = first.days(until: day)
    return said.indices.contains(place) && said[place] == .no
  }

  private func set(_ active: inout [Bool], _ start: CalendarDay, _ end: CalendarDay, _ value: Bool) {
    let from = max(0, first.days(until: start)), to = min(active.count - 1, first.days(until: end))
    if from <= to { for i in from...to { active[i] = value } }
  }

  /// 0 on the first day of a habit week to 6 on its last.
  func position(_ day: CalendarDay) -> Int { (day.weekday.rawValue - weekStart.rawValue + 7) % 7 }

  /// The first of the days whose amounts count together with those of a day: those of its week, or of its month where a limit is one of a month.
  func start(of period: HabitTarget.Period?, around day: CalendarDay) -> CalendarDay {
    period == .month ? day.startOfMonth : day.advanced(by: -position(day))
  }
}

/// What the lines of one day say together.
private struct HabitDay {
  private(set) var isEmpty = true
  private var hasPartly = false
  private var hasSkip = false
  private var hasNo = false
  /// Whether a line says done without an amount that could be compared.
  private var isPlainlyDone = false
  private(set) var sum: Double?

  @inline(__always)
  mutating func add(_ state: LogLine.State, _ amount: Double?, _ isLimit: Bool) {
    isEmpty = false
    switch state {
    case .done:
      if let amount { sum = (sum ?? 0) + amount } else { isPlainlyDone = true }
    case .partly:
      hasPartly = true
      if let amount { sum = (sum ?? 0) + amount }
    case .skip: hasSkip = true
    case .no:
      hasNo = true
      // What was taken was taken, whatever is ticked.
      if isLimit, let amount { sum = (sum ?? 0) + amount }
    case .unanswered: break
    }
  }

  /// The day's state, and how much of the target was reached.
  /// - Parameter earlier: What the week or the month had before this day, where the target is one of a week or a month.
  ///   Only there does it count.
  func judged(by target: HabitTarget?, after earlier: Double, isOver: Bool) -> (HabitState, Double) {
    let earlier = target?.period == .day ? 0 : earlier
    if let target, target.bound == .atMost { return judged(byLimit: target, after: earlier, isOver: isOver) }
    if let sum, let target {
      let share = target.share(of: sum)
      if share <= 0 { return (hasSkip ? .skip : .no, 0) }
      return target.keeps(earlier + sum) ? (.done, share) : (.partly, share)
    }
    // Once is not all that a week asks for.
    if isPlainlyDone, target?.period == .week { return (.partly, 0) }
    let state: HabitState = isPlainlyDone ? .done : hasPartly ? .partly : hasSkip ? .skip : hasNo ? .no : .unanswered
    return (state, state.share)
  }

  /// A limit is kept by none, and by no more than it allows once the day is over; a box says it only where there are no amounts.
  /// Of a week or a month the day on which more is taken than is left of it is the one that does not keep it; those without any do.
  private func judged(byLimit target: HabitTarget, after earlier: Double, isOver: Bool) -> (HabitState, Double) {
    if let sum {
      if sum > 0 ? !target.keeps(earlier + sum) : !target.keeps(sum) { return (.no, 0) }
      return isOver || sum <= 0 ? (.done, 1) : (.partly, 0)
    }
    if isPlainlyDone { return (.done, 1) }
    if hasPartly { return (.partly, 0.5) }
    if hasSkip { return (.skip, 0) }
    // ‘No coffee’ is what was to be; a box that nobody ticked says nothing, as no line does.
    return hasNo || isOver ? (.done, 1) : (.unanswered, 0)
  }
}

extension HabitState {
  /// Whether it is what a day with lines that say both comes to.
  fileprivate func isStronger(than other: HabitState) -> Bool {
    for state in [HabitState.done, .partly, .skip, .no] where self == state || other == state { return self == state && other != state }
    return false
  }
}

extension HabitTarget {
  /// Whether an amount in its unit reaches it, or keeps within it.
  public func keeps(_ amount: Double) -> Bool { share(of: amount) >= 1 }

  /// How much of it so much is, from 0 to 1; of a limit all up to it, and nothing above.
  public func share(of amount: Double) -> Double {
    let asked = quantity.amount
    // Amounts that were turned into another unit may miss by a rounding.
    let slack = asked.magnitude * 1e-9
    switch bound {
    case .atLeast: return amount >= asked - slack ? 1 : max(0, min(1, amount / asked))
    case .atMost: return amount <= asked + slack ? 1 : 0
    }
  }
}

/// The targets of a habit, in the order of their days: each day is judged by the one that holds on it.
private struct TargetSteps {
  private let steps: [(from: CalendarDay, target: HabitTarget, scale: TargetScale)]
  private var place = -1
  private var scale: TargetScale?

  init(_ targets: [(from: CalendarDay, value: HabitTarget)], of name: String, _ log: PracticeLog, _ units: UnitTable) {
    steps = targets.map { ($0.from, $0.value, TargetScale($0.value, of: name, log, units)) }
  }

  /// What holds on the day that was gone to; nil before the first of them.
  var target: HabitTarget? { place < 0 ? nil : steps[place].target }
  var isLimit: Bool { target?.bound == .atMost }

  /// Goes on to a day, which is no earlier one.
  /// - Parameter amount: So much in the unit of the target that held.
  /// - Returns: The same in the unit of the one that holds now; 0 where that measures something else.
  mutating func move(to day: CalendarDay, _ amount: Double) -> Double {
    guard place + 1 < steps.count, steps[place + 1].from <= day else { return amount }
    let former = scale
    while place + 1 < steps.count, steps[place + 1].from <= day { place += 1 }
    scale = steps[place].scale
    return former.flatMap { scale?.converted(amount, of: $0) } ?? 0
  }

  /// The first amount of a line that can be compared with the target, in its unit.
  mutating func amount(of line: PracticeLog.Line) -> Double? { scale?.amount(of: line) }
}

/// What amounts in a log are in the unit of a target. A bare number is a target of anything that is counted; a target of so many times is one
/// more with every line that says done and no such amount. A bare `count` is one of what the target counts, be it in cups, and so are 5 coffees.
private struct TargetScale {
  private let target: UnitTable.Unit
  private let name: String
  private let isBare: Bool
  private let log: PracticeLog
  private let units: UnitTable
  /// The few pairs of field and unit that the habit's lines have; nil for one that measures something else.
  private var known: [(field: Int, unit: Int, meaning: UnitTable.Unit?)] = []

  init(_ target: HabitTarget, of name: String, _ log: PracticeLog, _ units: UnitTable) {
    self.name = name
    self.target = units.unit(target.quantity.unit)
    isBare = target.quantity.unit.isEmpty
    self.log = log
    self.units = units
  }

  /// The first amount of a line that can be compared with the target, in its unit.
  mutating func amount(of line: PracticeLog.Line) -> Double? {
    for amount in log.amounts(of: line) {
      if let meaning = meaning(amount.field, amount.unit) { return meaning.convert(amount.amount, to: target) }
    }
    return line.state == .done && target.dimension == .count("") ? 1 : nil
  }

  /// An amount of another target in the unit of this one; nil where they measure different things.
  func converted(_ amount: Double, of other: TargetScale) -> Double? {
    other.target.dimension == target.dimension ? other.target.convert(amount, to: target) : nil
  }

  private mutating func meaning(_ field: Int, _ unit: Int) -> UnitTable.Unit? {
    if let known = known.first(where: { $0.field == field && $0.unit == unit }) { return known.meaning }
    let names = log.names
    var meaning: UnitTable.Unit? = units.unit(names[unit], ofField: names[field])
    if isBare, meaning?.dimension.isCount ?? false { meaning = target }
    if target.takesPieces(names[unit], ofField: names[field], of: name, units) { meaning = target }
    if meaning?.dimension != target.dimension { meaning = nil }
    known.append((field, unit, meaning))
    return meaning
  }
}

extension Schedule {
  /// After so many days without a line, something is begun anew: four weeks, or four of its own spans.
  fileprivate var longSilence: Int {
    switch self {
    case .daily, .weekdays, .perWeek: 28
    case .every(let days), .times(_, let days): max(28, 4 * min(days, 1000))
    // Of a year, at most.
    case .dates: 4 * 366
    }
  }
}
