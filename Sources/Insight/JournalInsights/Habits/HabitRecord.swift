// A habit's history in numbers.

import JournalText
public import JournalDates
public import JournalModel

/// What a habit's days came to, up to today.
///
/// Several lines of a day make one state: done beats partly, partly beats skip, skip beats no, no beats not answered. Where the habit has a
/// target, the amounts of the day's lines that say done or partly are added up: reached, the day is done, else partly, and no where it comes
/// to nothing. A line that says done and has no amount of the target's dimension adds nothing to them; where no line of the day has one, it says
/// that the day is done. But of so many times, as `3` or `<= 2 times`, it is one.
///
/// Of a limit, `<= 2 l`, the amounts of all lines decide, whatever is ticked: above it the day is a no, at once; up to it the day is done once it
/// is over, and so far partly; of none it is done at once. Without amounts `[x]` and `[-]` say that it was kept, and so does a day that is over and
/// has an entry in which nothing speaks of it.
///
/// Of a target of a week, `20 km/week`, the amounts of its days up to this one count together: the day on which it is reached is done, and so are
/// those with more of it after that; those before are partly done. Of a limit of a week or a month the days that take more than is left of it are a no.
///
/// A habit begins on its `start`, else with its first line of regular use, else today: one or two lines that stand alone, each more than four weeks
/// (or four spans of its schedule) before the next line or today, begin nothing. Lines before its beginning are shown and earn points, but count neither
/// for streaks nor for strength; the same holds for pauses, and after the day on which it is archived. That day itself counts where it was done,
/// and asks for nothing. Without a readable schedule nothing is ever due.
public struct HabitRecord: Sendable {
  public let habit: Planned<Activity.Habit>
  /// The schedule that holds today, or held on the last day before it was archived; nil where there is none, or none yet.
  public let schedule: Schedule?
  public let streak: HabitStreak
  /// From 0 to 1.
  public let strength: Double
  /// What the current week asks for; nil for schedules that do not count weeks, and while the habit rests.
  public let week: HabitWeek?
  /// Whether today asks for it, be it done by now or not.
  public let isDueToday: Bool
  /// Whether its weeks count for streaks and strength, as those of a limit a week.
  let countsLimitWeeks: Bool
  private let days: HabitDays
  // By day, from `first` to today.
  private let states: [HabitState]

  init(_ habit: Planned<Activity.Habit>, _ reckoning: HabitReckoning) {
    self.habit = habit
    days = reckoning.days
    states = reckoning.states
    schedule = reckoning.schedule
    streak = reckoning.streak
    strength = reckoning.strength
    countsLimitWeeks = reckoning.judgesWeeks
    week = reckoning.week
    isDueToday = reckoning.isDueToday
  }

  public var today: CalendarDay { days.today }
  /// The day from which it counts; later than today where it is still to begin.
  public var begin: CalendarDay { days.begin }
  /// Every line that speaks of it, by day and then by line.
  public var entries: HabitEntries { days.entries }
  /// The first day of which it knows anything.
  public var first: CalendarDay { days.first }
  private var shares: [Double] { days.shares }

  /// Its days judged once more, with what counts for streaks.
  var noted: HabitReckoning {
    var reckoning = HabitReckoning(days, notes: true)
    reckoning.reckon()
    return reckoning
  }

  /// The state of a day; nil for days after today.
  public func state(on day: CalendarDay) -> HabitState? {
    if day > today { return nil }
    let place = first.days(until: day)
    return place < 0 ? .notBegun : states[place]
  }

  /// How a day is drawn: a limit that holds so far is kept, and no thing half done.
  public func shownState(on day: CalendarDay) -> HabitState? {
    let state = state(on: day)
    return state == .partly && target(on: day)?.bound == .atMost ? .done : state
  }

  /// Whether it is a limit that was passed today, or something to do without that was done, so that the day is decided before it is over.
  public var isBrokenToday: Bool { days.isBrokenToday }

  /// Whether this week or month has had more than a limit allows one; a day without any keeps it all the same.
  public var isWeekPassed: Bool { days.isWeekPassed }

  /// What it asks for today; nil where it asks for no amount.
  public var target: HabitTarget? { target(on: today) }

  /// What it asks for on a day; nil where it asks for no amount.
  public func target(on day: CalendarDay) -> HabitTarget? { habit.plan.target(on: day) }

  /// Whether what is asked is to stay within an amount.
  public var isLimit: Bool { target?.bound == .atMost }

  /// Today's state.
  public var state: HabitState { state(on: today) ?? .unknown }

  /// Whether today still asks for it.
  public var isPendingToday: Bool { isDueToday && state != .done && state != .skip && !days.isBrokenToday }

  /// The days on which a limit was kept though no line speaks of it, in order.
  public var silent: [CalendarDay] { days.silent }

  /// What a completion earns today, unless its line says otherwise.
  public var points: Int? { habit.plan.points.value(on: today) }

  /// How much of the day's target was reached, from 0 to 1; without amounts 1 for a done day and a half for a partly done one.
  public func share(on day: CalendarDay) -> Double {
    let place = first.days(until: day)
    guard states.indices.contains(place) else { return 0 }
    return shares.isEmpty ? states[place].share : shares[place]
  }

  /// What the day's lines come to, in the unit of its target; nil where none of them has such an amount.
  public func amount(on day: CalendarDay) -> Double? {
    let isLimit = target(on: day)?.bound == .atMost
    let amounts = entries(on: day).filter { $0.counts || isLimit && $0.state == .no }.compactMap(\.amount)
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
  }

  /// What the lines of a week, or of a month where that has the limit, come to up to one of its days, in the target's unit; nil where none of them has
  /// such an amount.
  public func amountOfWeek(upTo day: CalendarDay) -> Double? {
    let amounts = DaySpan(spanning: days.start(of: target(on: day)?.period, around: day), day).compactMap { amount(on: $0) }
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
  }

  /// What the lines of the week or month of a day come to, up to today, in the target's unit; nil where none of them has such an amount.
  public func amount(inWeekOf day: CalendarDay) -> Double? {
    let end = target(on: day)?.period == .month ? day.endOfMonth : day.advanced(by: 6 - days.position(day))
    return amountOfWeek(upTo: max(day, min(today, end)))
  }

  /// Whether its week was done on an earlier day already.
  func isLaterInWeek(_ day: CalendarDay) -> Bool {
    (0..<days.position(day)).contains { state(on: day.advanced(by: -1 - $0)) == .done }
  }

  /// 0 on the first day of a habit week to 6 on its last.
  func position(_ day: CalendarDay) -> Int { days.position(day) }

  /// The lines that speak of it on a day.
  public func entries(on day: CalendarDay) -> Slice<HabitEntries> { entries(from: day, to: day) }

  /// On how many of so many days up to today it was done.
  public func done(inLast count: Int) -> Int { states.suffix(max(0, count)).count { $0 == .done } }

  /// The lines that speak of it from one day to another.
  public func entries(from start: CalendarDay, to end: CalendarDay) -> Slice<HabitEntries> {
    entries[place { $0 >= start }..<place { $0 > end }]
  }

  /// The first entry whose day is so; the days before it are not, all days after it are.
  private func place(_ isSo: (CalendarDay) -> Bool) -> Int {
    entries.firstPlace { isSo($0.day) }
  }
}
