// Why a habit's strength is what it is, day by day.

public import JournalDates
import JournalModel

extension HabitRecord {
  /// What a day, or several days on end that do the same, do to the strength.
  public struct StrengthStep: Sendable {
    /// What days do.
    public enum Rule: String, Hashable, Sendable {
      /// Lines say what was done, or, of a limit, an entry says nothing.
      case share
      /// No line says anything: it fades, or for a schedule that is not daily is carried by the days before.
      case none
      /// It is left as it is.
      case skip
      /// The days are left out: the habit was paused or archived, or had no schedule.
      case rest
    }

    public fileprivate(set) var span: DaySpan
    public let rule: Rule
    /// The lines of the day that speak of the habit; none where there are several days.
    public let entries: [HabitEntry]
    /// How much of what the day's target asks for was done, from 0 to 1.
    public let share: Double
    /// What counts as done: the share, or of a schedule that is not daily what was done in its last two spans, of what they ask for.
    public let done: Double
    /// How many times are asked for in how many days, for `done`; nil for daily schedules.
    public let window: (times: Int, days: Int)?
    /// What is left of the strength after a day without.
    public let keep: Double
    /// The strength after the last of the days.
    public fileprivate(set) var strength: Double

    fileprivate func goesOn(_ other: StrengthStep) -> Bool {
      entries.isEmpty && other.entries.isEmpty && rule == other.rule && done == other.done && keep == other.keep
    }
  }

  /// What the strength was reckoned from, in order: each moves it to strength · keep + done · (1 − keep), as many times as it has days.
  public var strengthSteps: [StrengthStep] { countsLimitWeeks ? limitSteps : daySteps }

  /// Those of a limit a week: each week that is over moves the strength as that of a weekly habit, by its days on which it did not rest.
  private var limitSteps: [StrengthStep] {
    guard let span = DaySpan(from: begin, to: today) else { return [] }
    let measure = HabitStrength(.perWeek(1))
    var steps: [StrengthStep] = []
    var strength = 0.0
    for week in weeks(touching: span) where week.end < today {
      let states = week.filter(isActive).compactMap { state(on: $0) }
      let isKnown = states.contains { $0 == .done || $0 == .partly || $0 == .no }
      let done = isKnown && !states.contains(.no) ? 1.0 : 0
      var rest = DaySpan(spanning: max(week.start, begin), week.end)[...]
      while let first = rest.first {
        let isCounted = isActive(first)
        let days = rest.prefix { isActive($0) == isCounted }
        rest = rest.dropFirst(days.count)
        if isCounted { strength = measure.moved(strength, to: done, days: days.count) }
        let span = DaySpan(spanning: first, first.advanced(by: days.count - 1))
        steps.append(
          StrengthStep(
            span: span, rule: !isCounted ? .rest : isKnown ? .share : .none, entries: Array(entries(from: span.start, to: span.end)),
            share: isCounted ? done : 0, done: isCounted ? done : 0, window: nil, keep: isCounted ? measure.keep : 1, strength: strength))
      }
    }
    return steps
  }

  private var daySteps: [StrengthStep] {
    var steps: [StrengthStep] = []
    var shares: [Double] = []
    var strength = 0.0
    let silent = Set(silent)
    guard let span = DaySpan(from: begin, to: today) else { return [] }
    for day in span {
      if day == today, isPendingToday { break }
      let measure = habit.plan.schedule.value(on: day).map { HabitStrength($0) }
      let share = share(on: day), entries = Array(entries(on: day))
      let rule: StrengthStep.Rule
      if isActive(day) {
        shares.append(share)
        rule = measure == nil ? .rest : state(on: day) == .skip ? .skip : entries.isEmpty && !silent.contains(day) ? .none : .share
      } else {
        rule = .rest
      }
      let isMoved = rule == .share || rule == .none
      let window = measure.flatMap { $0.isDaily ? nil : (times: 2 * $0.times, days: 2 * $0.days) }
      let carried = window.map { max(0, min(1, shares.suffix($0.days).reduce(0, +) / Double($0.times))) }
      let done = isMoved ? carried ?? share : 0, keep = isMoved ? measure?.keep ?? 1 : 1
      strength = strength * keep + done * (1 - keep)
      let step = StrengthStep(
        span: DaySpan(day), rule: rule, entries: entries, share: share, done: done, window: isMoved ? window : nil, keep: keep,
        strength: strength)
      if let last = steps.last, last.goesOn(step) {
        steps[steps.count - 1].span = DaySpan(spanning: last.span.start, day)
        steps[steps.count - 1].strength = strength
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  /// The strength for programs: six digits, cut and not rounded, so that twenty days of a daily habit are 0.655747.
  public var cutStrength: Double { (strength * 1e6 + 1e-6).rounded(.down) / 1e6 }
}
