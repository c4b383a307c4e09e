// How far a measured value has come that a goal asks for: a weight, a pulse, any number that is read off and not added up.

public import JournalDates

/// A number that a goal asks for as it is, and not as a sum: from what it was when the goal began to what it is now, up or down.
public struct GoalLevel: Equatable, Sendable {
  /// What was read off on a day.
  public struct Value: Equatable, Sendable {
    public let day: CalendarDay
    /// In the unit of the level.
    public let number: Double

    public init(_ day: CalendarDay, _ number: Double) { (self.day, self.number) = (day, number) }
  }

  /// On which side of what is wanted it is reached; where nobody says, the side away from where it began.
  public enum Bound: Hashable, Sendable {
    case atMost, atLeast
  }

  /// As days have it: `weight`, `resting_heart_rate`.
  public let metric: String
  /// Of all of its numbers; empty where it has none.
  public let unit: String
  /// Nil where it is asked for as a change, and nothing was measured yet.
  public let wanted: Double?
  public let bound: Bound?
  /// What somebody says that it was at first, whatever was measured.
  public let from: Double?
  /// From the last one before the goal began, or the first since, on.
  public let values: [Value]

  public init(_ metric: String, unit: String, wanted: Double?, bound: Bound? = nil, from: Double? = nil, values: [Value]) {
    (self.metric, self.unit, self.wanted, self.bound, self.from, self.values) = (metric, unit, wanted, bound, from, values)
  }

  public var first: Value? { values.first }
  public var last: Value? { values.last }
  private var base: Double? { from ?? first?.number }

  /// As it was on a day.
  func asOf(_ day: CalendarDay) -> GoalLevel {
    GoalLevel(metric, unit: unit, wanted: wanted, bound: bound, from: from, values: values.filter { $0.day <= day })
  }

  public var isReached: Bool { last.map { isEnough($0.number) } ?? false }

  /// The day from which on it is reached; nil where it is not.
  public var reachedOn: CalendarDay? {
    guard isReached else { return nil }
    return values.reversed().prefix { isEnough($0.number) }.last?.day
  }

  private func isEnough(_ number: Double) -> Bool {
    guard let wanted, let base else { return false }
    let isDown = bound.map { $0 == .atMost } ?? (wanted <= base)
    return isDown ? number <= wanted + 1e-9 : number >= wanted - 1e-9
  }

  /// From 0, where it is as it was or farther away, to 1.
  public var share: Double {
    if isReached { return 1 }
    guard let wanted, let base, let last, wanted != base else { return 0 }
    return min(max((last.number - base) / (wanted - base), 0), 1)
  }

  /// How much is to go, whichever way; nil where it is not known.
  public var left: Double? {
    guard let wanted, let last else { return nil }
    return isReached ? 0 : (wanted - last.number).magnitude
  }

  /// By how much it changed in a week on the whole; nil where it was measured over less than two weeks, of which nothing can be said.
  public var perWeek: Double? {
    guard let first, let last, case let days = first.day.days(until: last.day), days >= 14 else { return nil }
    return (last.number - first.number) / Double(days) * 7
  }
}

extension [GoalLevel] {
  /// How a goal of these stands; nil where it has none.
  func standing(closed: GoalStatus?, due: CalendarDay?, on today: CalendarDay) -> GoalStatus? {
    if isEmpty { return nil }
    if closed == .dropped { return .dropped }
    if closed != nil || allSatisfy(\.isReached) { return .complete }
    if let due, due < today { return .overdue }
    return contains { !$0.values.isEmpty } ? .underWay : .notStarted
  }
}
