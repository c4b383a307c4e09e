// How pressing a weekly habit is.

/// What the current week still asks of a habit that is to be done so many times a week.
public struct HabitWeek: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// As often as it was to be.
    case reached
    case green, amber, red
    /// More is missing than there are days left: no reproach, and no hurry.
    case unreachable
  }

  /// How many days of the week are asked for: fewer than the schedule says where days are skipped or paused, or where the habit began in this week.
  public let asked: Int
  /// How many days of the week it was done.
  public let done: Int
  /// On how many days it can still be done, today included unless it is done or skipped.
  public let daysLeft: Int

  /// Whether the habit begins today: nothing was missed yet, and nobody is hurried by what they have just resolved.
  public var isFirstDay = false

  /// How often people are told that the week asks for it: of a short first week all that the schedule says, since they planned that, and elsewhere
  /// `asked`, or as many as were done where the schedule asks for that.
  /// - Parameter times: How often the schedule asks for it.
  public func shown(of times: Int, isFirst: Bool) -> Int { isFirst ? max(asked, times) : max(asked, min(done, times)) }

  /// How often it is still to be done.
  public var missing: Int { max(0, asked - done) }

  /// At least one a day left is red, at least one in two days amber.
  public var level: Level {
    if missing == 0 { return .reached }
    if missing > daysLeft { return .unreachable }
    if isFirstDay { return .green }
    if missing == daysLeft { return .red }
    return missing * 2 >= daysLeft ? .amber : .green
  }
}
