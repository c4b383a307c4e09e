// What is known of one item without a look through the journal: its own file, and the Reviews that come next.

import HostSystem
public import JournalDates
public import JournalFormat
import JournalIndex
public import JournalInsights
public import JournalModel
public import JournalStore

/// What one file says of its items, and what a few Reviews that may be about them do. However large the journal is, three more files are
/// opened at most.
public struct ReviewNeighbours: Sendable {
  /// What those files say for the loop, each by itself.
  public let files: [LoopFile<ItemLink>]
  /// And together.
  public let ledger: ReviewLedger
  /// The retrospectives whose Reviews were read, by their periods, in the order of time.
  public let read: [Period]
  /// How many more could have been about the file, and were not read.
  public let unread: Int
}

extension Journal {
  /// What a file and the Reviews nearest after it say: those of the retrospectives that ended next, and of the latest week that has one,
  /// where a verdict is written; three together. They are found by their names.
  /// - Parameters:
  ///   - others: Files that are open anyway, such as that of a task.
  ///   - audience: Whom it is told.
  ///   - isMarked: Whether what is private says so, where its owner is told it.
  public func neighbours(
    of file: OpenFile, with others: [OpenFile] = [], on today: CalendarDay, for audience: Audience = .others, isMarked: Bool = true
  ) -> ReviewNeighbours {
    let found = reviews(after: file.reading)
    var near = Array(found.prefix(3))
    if let last = latestWeek(after: file.reading, on: today), !near.contains(last) { near = near.prefix(2) + [last] }
    // A neighbour is looked at for what it offers, and offers nothing where it is not there.
    let opened = near.compactMap { place(of: layout.path(for: $0), from: root).readIfReadable() }
    let others = (others.map(\.reading) + opened).filter { !$0.path.hasSameBytes(as: file.reading.path) }
    let files = ([file.reading] + others).map { LoopFile($0).told(to: audience, isMarked: isMarked) }
    return ReviewNeighbours(
      files: files, ledger: ReviewLedger(of: files, layout: layout), read: near, unread: found.count { !near.contains($0) })
  }

  /// The retrospectives that may ask about what a file left open, by the ends of their periods; only names are looked at.
  private func reviews(after file: FileReading) -> [Period] {
    guard let end = file.span?.end else { return [] }
    let horizon = end.advanced(by: configuration.reviewHorizonDays)
    var found: [Period] = []
    for unit in [Period.Unit.week, .month, .quarter, .year] where unit >= file.kind.unit ?? .day {
      var period = Period(unit, containing: end.advanced(by: 1))
      var isFirst = true
      // The next one of its own kind asks about it, however long it is.
      while period.end <= horizon || isFirst && unit == file.kind.unit {
        if hasFile(for: period) { found.append(period) }
        if period.next == period { break }
        (period, isFirst) = (period.next, false)
      }
    }
    return found.sorted { ($0.end, $0.start) < ($1.end, $1.start) }
  }

  /// The latest week after a file that has a retrospective, as far back as the horizon.
  private func latestWeek(after file: FileReading, on today: CalendarDay) -> Period? {
    guard let end = file.span?.end else { return nil }
    var week = Period(.week, containing: today)
    let earliest = max(end.advanced(by: 1), today.advanced(by: -configuration.reviewHorizonDays))
    while week.end >= earliest, week.end > end {
      if hasFile(for: week) { return week }
      if week.previous == week { break }
      week = week.previous
    }
    return nil
  }
}
