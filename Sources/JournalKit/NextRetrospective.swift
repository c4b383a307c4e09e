// Which retrospective a command means that names none: the one that `new` makes, `add` adds to and `review` judges in.

import HostSystem
public import JournalDates
public import JournalFormat
public import JournalStore

/// The period whose retrospective is to be written, why it is that one, and whether its file is there already.
///
/// A period that has ended without a retrospective is still proposed in the first days of the next one; from then on it is the current one.
/// Pure: which day is today and which files there are comes in.
public struct NextRetrospective: Hashable, Sendable {
  /// Why it is this period.
  public enum Reason: Hashable, Sendable {
    /// It was asked for.
    case named
    /// The one before the current period, which has no retrospective, and its successor is young.
    case previousIsMissing
    /// The current one; the one before has its retrospective.
    case current
    /// The current one; the one before has no retrospective, but that is too long ago.
    case previousIsLongAgo
  }

  public let period: Period
  public let reason: Reason
  /// Whether the period's file is there.
  public let exists: Bool

  /// The retrospective that is due on a day.
  /// - Parameters:
  ///   - graceDays: For how many days of a period the one before is still proposed.
  ///   - exists: Whether a period has its file.
  public init(_ unit: Period.Unit, on today: CalendarDay, graceDays: Int, exists: (Period) -> Bool) {
    let current = Period(unit, containing: today)
    let previous = current.previous
    guard unit != .day, previous != current, !exists(previous) else {
      self.init(current, .current, exists: exists(current))
      return
    }
    guard current.start.days(until: today) < graceDays else {
      self.init(current, .previousIsLongAgo, exists: exists(current))
      return
    }
    self.init(previous, .previousIsMissing, exists: false)
  }

  /// The retrospective of a period that was asked for.
  public init(_ period: Period, exists: (Period) -> Bool) { self.init(period, .named, exists: exists(period)) }

  private init(_ period: Period, _ reason: Reason, exists: Bool) {
    self.period = period
    self.reason = reason
    self.exists = exists
  }
}

extension NextRetrospective {
  /// Which and why, in one line: `2026-W46, last week, which has no retrospective yet`.
  public var words: String {
    let unit = period.unit.rawValue
    switch reason {
    case .named: return period.title
    case .previousIsMissing: return "\(period), last \(unit), which has no retrospective yet"
    case .current: return "\(period), \(period.unit == .day ? "today" : "this \(unit)")"
    case .previousIsLongAgo:
      return "\(period), this \(unit); for last \(unit), which has no retrospective, say --date \(period.previous.end)"
    }
  }
}

extension Journal {
  /// Whether the file of a period stands at the layout's place; nothing is opened or searched.
  public func hasFile(for period: Period) -> Bool { FileSystem.exists(diskPath(layout.path(for: period))) }

  /// The retrospective of a unit that is due on a day; looks for two files at most, by their names.
  public func nextRetrospective(_ unit: Period.Unit, on today: CalendarDay) -> NextRetrospective {
    NextRetrospective(unit, on: today, graceDays: configuration.graceDays(of: unit)) { hasFile(for: $0) }
  }

  /// The retrospective of a period that was asked for.
  public func nextRetrospective(of period: Period) -> NextRetrospective { NextRetrospective(period) { hasFile(for: $0) } }
}

extension JournalConfiguration {
  /// For how many days of a period the retrospective of the one before is still proposed.
  public func graceDays(of unit: Period.Unit) -> Int {
    switch unit {
    case .day: 0
    case .week: weeklyGraceDays
    case .month, .quarter, .year: 7
    }
  }
}
