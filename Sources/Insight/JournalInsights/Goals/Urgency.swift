// How soon something is due.

public import JournalDates
public import JournalModel

/// How soon something is due.
public struct Urgency: Equatable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case green, amber, red, overdue
    /// Done: nothing is asked any more.
    case neutral
  }

  public let level: Level
  /// 0 today, negative where it is past.
  public let daysLeft: Int
  /// Where it stands between green and red, for a gradient: 0 from `green` days on, 0.5 at `amber`, 1 at `red` and below; 0 where it is done.
  public let heat: Double

  public init(due: CalendarDay, isDone: Bool = false, on today: CalendarDay, _ days: UrgencyDays = UrgencyDays()) {
    let left = today.days(until: due)
    daysLeft = left
    if isDone {
      (level, heat) = (.neutral, 0)
    } else {
      level = left < 0 ? .overdue : left <= days.red ? .red : left <= days.amber ? .amber : .green
      heat = Self.heat(left, days)
    }
  }

  private static func heat(_ left: Int, _ days: UrgencyDays) -> Double {
    func share(from start: Int, to end: Int) -> Double { start == end ? 1 : Double(start - left) / Double(start - end) }
    if left <= days.red { return 1 }
    if left <= days.amber { return 0.5 + 0.5 * share(from: days.amber, to: days.red) }
    return left < days.green ? 0.5 * share(from: days.green, to: days.amber) : 0
  }
}

extension Urgency: Comparable {
  /// Overdue first, then what has fewer days left; what is done last, the latest first.
  public static func < (a: Urgency, b: Urgency) -> Bool {
    if (a.level == .neutral) != (b.level == .neutral) { return b.level == .neutral }
    return a.level == .neutral ? a.daysLeft > b.daysLeft : a.daysLeft < b.daysLeft
  }
}
