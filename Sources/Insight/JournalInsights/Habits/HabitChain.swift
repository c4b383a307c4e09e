// The stretch of a habit that is not broken yet, day by day.

import JournalDates

/// What counts for the streaks of a habit; told at `HabitStreak`.
struct HabitChain {
  /// A day or week that counts.
  struct Kept {
    let start: CalendarDay
    /// How often it was to be done then.
    let asked: Int
  }

  private let unit: HabitStreak.Unit
  /// The first of the days, which are numbers from it.
  private let first: CalendarDay
  /// How many days or weeks of the current stretch count.
  private var current = 0
  /// The most that a stretch ever had.
  private var best = 0
  private var lastBroken: Int?
  /// Whether the current stretch has something that counts, be it in a week that is not over.
  private var isAlive = false
  /// What was asked for of the current week, where something in it counts.
  private var weekCounts: Int?

  /// How many days were neither skipped, partly done nor rested on, and how many of those before each were without.
  private var passed = 0
  private var missed: [Int32] = [0]
  /// From which of the passed days on those without count: the first under the schedule, and the first of the stretch.
  private var windowBegan = 0
  private var stretchBegan = 0
  private let passes: Bool

  /// All that ever counted, in order; nil where only the numbers are asked for.
  private var kept: [Kept]?
  /// How many had counted when the best stretch was as long as it is.
  private var bestEnd = 0

  /// - Parameters:
  ///   - count: Of how many days at most to note which are without; 0 where no schedule asks.
  ///   - notes: Whether to note what counts.
  init(counting unit: HabitStreak.Unit, from first: CalendarDay, passing count: Int, notes: Bool) {
    self.unit = unit
    self.first = first
    passes = count > 0
    if passes { missed.reserveCapacity(count + 1) }
    kept = notes ? [] : nil
  }

  /// Whether numbers are all that is asked for, and nothing but days that count by themselves, and days that end a stretch, can change them.
  var countsDaysAlone: Bool { unit != .week && !passes && kept == nil }

  /// What the current streak is made of, in order; empty where nothing was noted.
  var keptNow: ArraySlice<Kept> { kept?.suffix(current) ?? [] }
  /// What the best streak is made of.
  var keptBest: ArraySlice<Kept> { kept?[(bestEnd - best)..<bestEnd] ?? [] }

  func streak(isPending: Bool) -> HabitStreak {
    HabitStreak(
      unit: unit, current: current, best: best, lastBroken: lastBroken.map { first.advanced(by: $0) }, isPending: isPending)
  }

  /// A day that counts by itself.
  @inline(__always)
  mutating func keep(_ i: Int) {
    keepInWeek(i)
    if unit == .week { weekCounts = weekCounts ?? 1 }
  }

  /// A day that counts if its week is reached.
  @inline(__always)
  mutating func keepInWeek(_ i: Int) {
    if !isAlive { stretchBegan = max(0, passed - 1) }
    isAlive = true
    if unit != .week { append(i, asked: 1) }
  }

  /// The current week has what was asked of it.
  mutating func reachWeek(asked: Int) { if unit == .week { weekCounts = asked } }

  mutating func closeWeek(begun i: Int) {
    if let weekCounts { append(i, asked: weekCounts) }
    weekCounts = nil
  }

  /// The stretch breaks.
  @inline(__always)
  mutating func end(on i: Int) {
    if current > 0 || weekCounts != nil { lastBroken = i }
    current = 0
    isAlive = false
    weekCounts = nil
  }

  @inline(__always)
  private mutating func append(_ i: Int, asked: Int) {
    if kept != nil { kept?.append(Kept(start: first.advanced(by: i), asked: asked)) }
    current += 1
    if current > best {
      best = current
      bestEnd = kept?.count ?? 0
    }
  }

  /// Days that count by themselves, or end a stretch, or do neither, where that is all there is: see `countsDaysAlone`.
  /// - Parameter judge: Of a day, whether it counts, and whether it ends the stretch.
  // What a day was is anybody's guess, so nothing depends on a branch here.
  @inline(__always)
  mutating func count(_ days: Range<Int>, _ judge: (Int) -> (counts: Bool, ends: Bool)) {
    var (current, best, broken) = (current, best, lastBroken ?? -1)
    for i in days {
      let (counts, ends) = judge(i)
      broken = ends && current > 0 ? i : broken
      current = ends ? 0 : current + (counts ? 1 : 0)
      best = max(best, current)
    }
    (self.current, self.best, lastBroken) = (current, best, broken < 0 ? nil : broken)
  }
}

// So many times in so many days.
extension HabitChain {
  /// Another schedule begins to hold: days without that were before it are not its own.
  mutating func beginWindow() { windowBegan = passed }

  /// Notes a day that is neither skipped, partly done nor rested on.
  @inline(__always)
  mutating func pass(isDone: Bool) {
    guard passes else { return }
    missed.append(missed[passed] + (isDone ? 0 : 1))
    passed += 1
  }

  /// Whether so many of the days before this one, within so many days, are enough.
  @inline(__always)
  func isCovered(_ times: Int, in days: Int) -> Bool {
    let from = max(0, passed - days + 1)
    return passed - from - Int(missed[passed] - missed[from]) >= times
  }

  /// A day without, which was passed before: where that makes one too many, the stretch ends.
  @inline(__always)
  mutating func miss(on i: Int, _ times: Int, in days: Int) {
    guard isAlive else { return }
    let place = max(windowBegan, stretchBegan, passed - days)
    if Int(missed[passed] - missed[place]) > days - times { self.end(on: i) }
  }
}
