// How settled a habit is.

import JournalDates
import JournalModel

/// A number from 0 to 1 that grows with every day that keeps to the schedule, and fades with every one that does not.
///
/// The formula is that of Loop Habit Tracker. With f the share of days on which the habit is due, each day moves the strength s to
/// s·m + done·(1 − m), where m = 0.5^(√f ÷ 13). For a daily habit `done` is how much of the day's target was reached. For another, which is due
/// num times in den days, it is what was done in the last 2·den days ÷ (2·num), at most 1. Days of the week count as so many times in seven.
/// A skip leaves s as it is. Days on which the habit rests are left out altogether; so is today while it still asks for something.
/// Done every day for 20 days is 0.655747. Of a limit a week, each week that is over counts as one of a weekly habit: all of its days are 1 where it was
/// kept, and else 0.
struct HabitStrength {
  /// How often in how many days; at most once a day.
  let times: Int
  let days: Int
  /// What is left of the strength after a day without.
  let keep: Double

  init(_ schedule: Schedule) {
    (times, days) = Self.frequency(schedule)
    keep = Mathematics.power(0.5, (Double(times) / Double(days)).squareRoot() / 13)
  }

  var isDaily: Bool { times == days }

  /// The strength after some days that all gave the same.
  func moved(_ strength: Double, to done: Double, days: Int) -> Double { (0..<days).reduce(strength) { strength, _ in strength * keep + done * (1 - keep) } }

  /// The strength after the last of the days.
  /// - Parameters:
  ///   - active: By day, whether the habit does not rest.
  ///   - steps: The schedules, in order.
  ///   - waits: Whether the last day still asks for something.
  static func reckon(
    _ days: HabitDays, _ active: [Bool], _ steps: [(from: CalendarDay, value: Schedule)], waits: Bool
  ) -> Double {
    let count = days.said.count - (waits ? 1 : 0)
    var strength = 0.0
    // The sums of shares, before the first and after each day on which the habit did not rest.
    let isDaily = steps.allSatisfy { HabitStrength.frequency($0.value) == (1, 1) }
    var sums = isDaily ? [] : Array(repeating: 0.0, count: max(0, count) + 1)
    var last = 0
    var start = 0
    var measure: HabitStrength?
    for number in 0...steps.count {
      let change = number < steps.count ? days.first.days(until: steps[number].from) : count
      let end = min(max(start, change), count)
      if start < end { carry(measure, &strength, over: start..<end, days, active, &sums, &last) }
      start = end
      measure = number < steps.count ? HabitStrength(steps[number].value) : nil
    }
    return strength
  }

  /// Moves the strength over some days of one schedule; without one it stays.
  private static func carry(
    _ measure: HabitStrength?, _ strength: inout Double, over range: Range<Int>, _ days: HabitDays, _ active: [Bool],
    _ sums: inout [Double], _ last: inout Int
  ) {
    let (window, unit) = measure.map { (2 * $0.days, 0.5 / Double($0.times)) } ?? (0, 0)
    let (keep, isDaily) = measure.map { ($0.keep, $0.isDaily) } ?? (1, true)
    var value = strength, place = last
    // A lifetime has many days: they are read where they lie.
    sums.withUnsafeMutableBufferPointer { sums in
      days.said.withUnsafeBufferPointer { said in
        days.shares.withUnsafeBufferPointer { shares in
          active.withUnsafeBufferPointer { active in
            for i in range where active[i] {
              // What a day was is anybody's guess, so nothing depends on a branch here.
              let share = shares.isEmpty ? (said[i] == .done ? 1.0 : 0) + (said[i] == .partly ? 0.5 : 0) : shares[i]
              place += 1
              if !sums.isEmpty { sums[place] = sums[place - 1] + share }
              if said[i] == .skip { continue }
              let done = isDaily ? share : max(0, min(1, (sums[place] - sums[max(0, place - window)]) * unit))
              value = value * keep + done * (1 - keep)
            }
          }
        }
      }
    }
    (strength, last) = (value, place)
  }

  private static func frequency(_ schedule: Schedule) -> (Int, Int) {
    let (times, days) =
      switch schedule {
      case .daily: (1, 1)
      case .perWeek(let times): (times, 7)
      case .times(let times, let days): (times, days)
      case .weekdays(let days): (days.count, 7)
      case .every(let days): (1, days)
      case .dates(let rule): rule.frequency
      }
    return times >= days ? (1, 1) : (times, days)
  }
}
