// Which retrospective a command means that names none: the one that `new` makes, `add` adds to and `review` judges in.

import HostSystem
public import JournalDates
public import JournalFormat
public import JournalLanguage
public import JournalStore
import JournalModel

/// The period whose retrospective is to be written, why it is that one, and whether its file is there already.
///
/// A period that has ended without a retrospective is still proposed in the first days of the next one, unless the journal is younger, and so is one whose retrospective was
/// begun in these days, since it is the one being written; from then on it is the current one.
/// Pure: which day is today and which files there are comes in.
public struct NextRetrospective: Hashable, Sendable {
  /// Why it is this period.
  public enum Reason: Hashable, Sendable {
    /// It was asked for.
    case named
    /// The one before the current period, which has no retrospective, and its successor is young.
    case previousIsMissing
    /// The one before the current period, whose retrospective was begun after its end, and its successor is young.
    case previousIsBeingWritten
    /// The current one; the one before has its retrospective.
    case current
    /// The current one; the one before has no retrospective, but that is too long ago.
    case previousIsLongAgo
    /// The current one; nothing was written in the one before, nor any retrospective of late.
    case journalIsYoung
  }

  public let period: Period
  public let reason: Reason
  /// Whether the period's file is there.
  public let exists: Bool

  /// The retrospective that is due on a day.
  /// - Parameters:
  ///   - graceDays: For how many days of a period the one before is still proposed.
  ///   - exists: Whether a period has its file.
  ///   - isBegunLate: Whether the file that a period has was begun after its end; asked only where that decides.
  ///   - wasKept: Whether the journal was kept by the end of a period; asked only where that decides.
  public init(
    _ unit: Period.Unit, on today: CalendarDay, graceDays: Int, exists: (Period) -> Bool, isBegunLate: (Period) -> Bool,
    wasKept: (Period) -> Bool
  ) {
    let current = Period(unit, containing: today)
    let previous = current.previous
    guard unit != .day, previous != current else {
      self.init(current, .current, exists: exists(current))
      return
    }
    switch (exists(previous), current.start.days(until: today) < graceDays) {
    case (false, true) where wasKept(previous): self.init(previous, .previousIsMissing, exists: false)
    case (false, true): self.init(current, .journalIsYoung, exists: exists(current))
    case (false, false): self.init(current, .previousIsLongAgo, exists: exists(current))
    case (true, let isRacy):
      if isRacy, isBegunLate(previous) {
        self.init(previous, .previousIsBeingWritten, exists: true)
      } else {
        self.init(current, .current, exists: exists(current))
      }
    }
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
  public var message: Message {
    let values: TextValues = ["period": "\(period)", "unit": .text(period.unit.rawValue), "last": "\(period.previous.end)"]
    switch reason {
    case .named: return Message(ListingText.alone, ["words": .period(period)])
    case .previousIsMissing: return Message(NextRetrospectiveText.previousIsMissing, values)
    case .previousIsBeingWritten: return Message(NextRetrospectiveText.previousIsBeingWritten, values)
    case .current, .journalIsYoung: return Message(NextRetrospectiveText.current, values)
    case .previousIsLongAgo: return Message(NextRetrospectiveText.previousIsLongAgo, values)
    }
  }
}

extension Journal {
  /// Whether the file of a period stands at the layout's place; nothing is opened or searched.
  public func hasFile(for period: Period) -> Bool { FileSystem.exists(diskPath(layout.path(for: period))) }

  /// Whether the file of a period says that it was made after the period's end; false where that cannot be read.
  private func isBegunLate(_ period: Period) -> Bool {
    // What cannot be read says nothing of when it was made; the command that opens it says why.
    guard let reading = place(of: layout.path(for: period), from: root).readIfReadable(), let created = reading.entry.common.created else {
      return false
    }
    return created.day(startingAt: configuration.dayStart) > period.end
  }

  /// How many periods back a retrospective says that the journal was kept.
  private static let keptPeriods = 8

  /// Whether a day of the period has its file, or one of the periods before it its retrospective. Looks for files by their names, those of days
  /// last, from the end.
  private func wasKept(_ period: Period) -> Bool {
    var earlier = period
    for _ in 0..<Self.keptPeriods {
      guard earlier.previous != earlier else { break }
      earlier = earlier.previous
      if hasFile(for: earlier) { return true }
    }
    return (0..<period.span.count).contains { hasFile(for: .day(period.span.end.advanced(by: -$0))) }
  }

  /// The retrospective of a unit that is due on a day; looks for two files at most, by their names, and opens one where its `created` decides.
  /// Where the one before is missing, it is looked for whether the journal was kept then.
  public func nextRetrospective(_ unit: Period.Unit, on today: CalendarDay) -> NextRetrospective {
    NextRetrospective(
      unit, on: today, graceDays: configuration.graceDays(of: unit), exists: hasFile, isBegunLate: isBegunLate, wasKept: wasKept)
  }

  /// The retrospective of a period that was asked for.
  public func nextRetrospective(of period: Period) -> NextRetrospective { NextRetrospective(period) { hasFile(for: $0) } }
}

extension Timestamp {
  /// The day that it belongs to where days begin at `dayStart`.
  fileprivate func day(startingAt dayStart: TimeOfDay) -> CalendarDay {
    guard case .time(let written) = self, written.time < dayStart else { return day }
    return day.advanced(by: -1)
  }
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
