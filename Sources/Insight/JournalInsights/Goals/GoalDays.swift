// What was given to a target day by day of late.

import JournalText
public import JournalDates

/// The days that a target's pace and its outlook are made of: the last 26 weeks, or those since the beginning where that is nearer. Whole weeks
/// before the first contribution are left out of the outlook: nothing had begun.
///
/// A day that dwarfs all others says nothing of a pace: somebody wrote down at once what was there before, or what a whole summer gave. With four
/// days or more on which something was given it is one that gave more than ten times the median of them, and more than all those together that
/// gave at most so much. With fewer it is one that gave at least half of the target, and more than ten times any other. It counts as
/// the most that any other day gave. In the sum of the target it stays what it is.
public struct GoalDays: Equatable, Sendable {
  /// How many days back an outlook looks.
  public static let window = 182
  /// How many days back a pace looks, today included.
  public static let paced = 28
  /// Over how many days a pace is told at least: one day of running is no habit of seven times as much a week.
  static let fewestPaced = 7
  /// On how many days something must have been given for an outlook, since whenever.
  static let fewestDays = 5
  /// How many days the first and the last of them must span, both included.
  static let fewestSpan = 14

  /// A day that dwarfs the others.
  public struct Evened: Equatable, Sendable {
    public let day: CalendarDay
    /// What was given on it.
    public let amount: Double
    /// What it counts as.
    public let counted: Double
  }

  /// The first of the days that an outlook is made of.
  public let first: CalendarDay
  /// What each of them gave, in the target's unit, up to today, or to yesterday where nothing was given today: that is not over.
  public let amounts: [Double]
  /// Which of them were evened, in order.
  public let evened: [Evened]
  /// What was given a day over the last 28 days, or since the beginning where that is nearer, but over a week at least.
  public let pace: Double
  /// Over how many days there is a pace at all; nil where the beginning is a week back or more.
  public let begunDays: Int?
  /// What was given since the beginning, where that is nearer than a week.
  public let begun: Double
  /// Whether enough is known for an outlook: five days on which something was given, the last at least 13 days after the first.
  public let isEnough: Bool

  /// The last of the days; the day before the first where there is none.
  public var last: CalendarDay { first.advanced(by: amounts.count - 1) }

  /// - Parameters:
  ///   - contributions: By day; none later than today.
  ///   - beginning: The goal's start, or the first contribution where that is earlier or no start is given.
  ///   - target: How much is to be reached.
  init(of contributions: [GoalContribution], from beginning: CalendarDay, on today: CalendarDay, target: Double) {
    let isGivenToday = contributions.last?.day == today
    let start = max(beginning, today.advanced(by: isGivenToday ? 1 - Self.window : -Self.window))
    var amounts = Array(repeating: 0.0, count: max(0, start.days(until: today) + 1))
    for one in contributions[contributions.firstPlace { $0.day >= start }...] { amounts[start.days(until: one.day)] += one.amount }
    let evened = Self.even(&amounts, from: start, target)
    let window = min(Self.paced, amounts.count)
    begunDays = amounts.count < Self.fewestPaced ? amounts.count : nil
    begun = amounts.reduce(0, +)
    pace = amounts.suffix(window).reduce(0, +) / Double(max(window, Self.fewestPaced))
    if !isGivenToday, !amounts.isEmpty { amounts.removeLast() }
    // Weeks before anybody began are no weeks of little.
    let idle = contributions.first.map { max(0, start.days(until: $0.day)) / 7 * 7 } ?? 0
    (first, self.amounts, self.evened) = (start.advanced(by: idle), Array(amounts.dropFirst(idle)), evened)
    var days = 0
    var (earliest, latest): (CalendarDay?, CalendarDay?)
    for one in contributions where one.amount > 0 && one.day != latest {
      days += 1
      if earliest == nil { earliest = one.day }
      latest = one.day
    }
    let span = earliest.flatMap { earliest in latest.map { earliest.days(until: $0) + 1 } } ?? 0
    isEnough = days >= Self.fewestDays && span >= Self.fewestSpan
  }

  private static func even(_ amounts: inout [Double], from first: CalendarDay, _ target: Double) -> [Evened] {
    let given = amounts.filter { $0 > 0 }.sorted()
    guard let most = given.last else { return [] }
    let bound: Double
    if given.count >= 4 {
      let middle = given.count / 2
      let median = given.count.isMultiple(of: 2) ? (given[middle - 1] + given[middle]) / 2 : given[middle]
      bound = max(10 * median, given.filter { $0 <= 10 * median }.reduce(0, +))
    } else {
      let others = given.dropLast().last ?? 0
      guard most >= target / 2 else { return [] }
      bound = 10 * others
    }
    if most <= bound { return [] }
    let counted = given.last { $0 <= bound } ?? 0
    var evened: [Evened] = []
    for (place, amount) in amounts.enumerated() where amount > bound {
      evened.append(Evened(day: first.advanced(by: place), amount: amount, counted: counted))
      amounts[place] = counted
    }
    return evened
  }
}
