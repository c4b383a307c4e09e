// How long habits were kept up: the value behind `retro streaks`.

public import JournalDates
public import JournalInsights
import JournalModel

/// Some habits with their streaks, without anything private.
public struct StreaksReport: Sendable {
  /// The longest streak that goes on first, then the longest ever, then by path.
  public let habits: [HabitRecord]
  /// How many habits were kept out because they are private.
  public let privateEntries: Int
  public let today: CalendarDay
  /// The files of days, by day, as far as reasons are to be told.
  public var paths: [CalendarDay: String] = [:]

  /// - Parameters:
  ///   - path: Of the one habit that is meant; nil for all that are not archived.
  public init(of ledger: HabitLedger, only path: String? = nil, today: CalendarDay) {
    let meant = ledger.habits.filter { habit in
      path.map { habit.habit.path.hasSameBytes(as: $0) } ?? (habit.state != .archived && habit.state != .notBegun)
    }
    habits = meant.filter { !$0.habit.isPrivate }.sorted { a, b in
      if a.streak.current != b.streak.current { return a.streak.current > b.streak.current }
      return (b.streak.best, a.habit.path) < (a.streak.best, b.habit.path)
    }
    privateEntries = meant.count - habits.count
    self.today = today
  }

  /// The days whose files the reasons stand in.
  public var days: Set<CalendarDay> { Set(habits.flatMap { $0.entries.map(\.day) + $0.silent }) }
}
