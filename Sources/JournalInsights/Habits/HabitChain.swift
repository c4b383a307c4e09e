// The stretch of a habit that is not broken yet, day by day.

import JournalDates

/// What counts for the streaks of a habit; told at `HabitStreak`.
struct HabitChain {
  private let unit: HabitStreak.Unit
  /// The first of the days, which are numbers from it.
  private let first: CalendarDay
  private var kept: [HabitStreak.Kept] = []
  /// Where in `kept` the current stretch begins.
  private var start = 0
  private var best = 0..<0
  private var lastBroken: CalendarDay?
  /// Whether the current stretch has something that counts, be it in a week that is not over.
  private var isAlive = false
  /// What was asked for of the current week, where something in it counts.
  private var weekCounts: Int?

  // The days that are neither skipped, partly done nor rested on, and how many of those before each were without.
  private var passed: [Int32] = []
  private var missed: [Int32] = [0]
  /// From where in `passed` days without count: the first under the schedule, and the first of the stretch.
  private var windowBegan = 0
  private var stretchBegan = 0

  private let passes: Bool

  /// - Parameter count: Of how many days at most to note which are without; 0 where no schedule asks.
  init(counting unit: HabitStreak.Unit, from first: CalendarDay, passing count: Int) {
    self.unit = unit
    self.first = first
    passes = count > 0
    passed.reserveCapacity(count)
    missed.reserveCapacity(passes ? count + 1 : 0)
  }

  func streak(isPending: Bool) -> HabitStreak {
    HabitStreak(
      unit: unit, current: kept.count - start, best: best.count, lastBroken: lastBroken, isPending: isPending, kept: kept, bestKept: best)
  }

  /// A day that counts by itself.
  mutating func keep(_ i: Int) {
    keepInWeek(i)
    if unit == .week { weekCounts = weekCounts ?? 1 }
  }

  /// A day that counts if its week is reached.
  mutating func keepInWeek(_ i: Int) {
    if !isAlive { stretchBegan = max(0, passed.count - 1) }
    isAlive = true
    if unit != .week { append(HabitStreak.Kept(start: first.advanced(by: i), asked: 1)) }
  }

  /// The current week has what was asked of it.
  mutating func reachWeek(asked: Int) { if unit == .week { weekCounts = asked } }

  mutating func closeWeek(begun i: Int) {
    if let weekCounts { append(HabitStreak.Kept(start: first.advanced(by: i), asked: Int32(clamping: weekCounts))) }
    weekCounts = nil
  }

  /// The stretch breaks.
  mutating func end(on i: Int) {
    if kept.count > start || weekCounts != nil { lastBroken = first.advanced(by: i) }
    start = kept.count
    isAlive = false
    weekCounts = nil
  }

  private mutating func append(_ day: HabitStreak.Kept) {
    kept.append(day)
    if kept.count - start > best.count { best = start..<kept.count }
  }
}

// So many times in so many days.
extension HabitChain {
  /// Another schedule begins to hold: days without that were before it are not its own.
  mutating func beginWindow() { windowBegan = passed.count }

  /// Notes a day that is neither skipped, partly done nor rested on.
  mutating func pass(_ i: Int, isDone: Bool) {
    guard passes else { return }
    passed.append(Int32(truncatingIfNeeded: i))
    missed.append(missed[missed.count - 1] + (isDone ? 0 : 1))
  }

  /// Whether so many of the days before this one, within so many days, are enough.
  func isCovered(_ times: Int, in days: Int) -> Bool {
    let end = passed.count
    let from = max(0, end - days + 1)
    return end - from - Int(missed[end] - missed[from]) >= times
  }

  /// A day without, which was passed before: where that makes one too many, the stretch ends.
  mutating func miss(on i: Int, _ times: Int, in days: Int) {
    guard isAlive else { return }
    let end = passed.count
    let place = max(windowBegan, stretchBegan, end - days)
    if Int(missed[end] - missed[place]) > days - times { self.end(on: i) }
  }
}
