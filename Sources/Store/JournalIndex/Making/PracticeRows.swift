// One row a month: what its days say of activities, goals and moods, so that a lifetime is read in few rows.

import JournalDates
import JournalInsights
import JournalModel
import SQLiteKit

/// Makes the rows of the table `practice` from days as they are read.
final class PracticeRows {
  /// What the file of a day says.
  private struct Day {
    var date: Int
    /// How it was, as far as others may know.
    var mood: Int?
    /// What its log says, packed.
    var log: [UInt8]
  }

  private let connection: Connection
  private let months, insert: Statement
  /// The days that wait for their month, by their dates.
  private var waiting: [Int: Day] = [:]
  /// The month of those, as a number such as 202611, while a new index is made.
  private var month = 0
  /// The logs of the files that were read just now, by their numbers.
  private var logs: [Int: [UInt8]] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    months = try connection.prepare("select days from practice where month = ?")
    insert = try connection.prepare("insert or replace into practice values(?, ?)")
  }

  /// Adds the day of an entry to a new index. Days mostly come in order, and a month is written once another begins.
  func add(new entry: EntryRecord) throws(SQLiteError) {
    guard entry.kind == .day, let date = entry.span?.end.number else { return }
    if date / 100 != month {
      try writeWaiting()
      month = date / 100
    }
    waiting[date] = Day(date: date, mood: entry.isPrivate ? nil : entry.mood?.rawValue, log: Array(entry.made[entry.practice.range]))
  }

  /// Keeps what the file of a day says until `update`.
  func add(_ entry: EntryRecord, _ file: Int) {
    if entry.kind == .day { logs[file] = Array(entry.made[entry.practice.range]) }
  }

  /// Writes the month at hand.
  func writeWaiting() throws(SQLiteError) {
    for (month, days) in Dictionary(grouping: waiting.keys, by: { $0 / 100 }).sorted(by: { $0.key < $1.key }) {
      try write(month, Set(days))
    }
    waiting = [:]
  }

  /// Makes the months of some days again; their rows of `day` must be there.
  /// - Parameter read: What the log of a file says that was not read just now, by the file's number: of two files of one day the other one may count now.
  func update(_ dates: DateSet, reading read: (Int) throws(SQLiteError) -> [UInt8]) throws(SQLiteError) {
    // How a private day was is nobody's but the file's.
    let days = try connection.prepare(
      "select f.id, iif(f.is_private, null, d.mood) from day d join file f on f.id = d.file where d.date = ?")
    for date in dates {
      days.bind(1, date)
      defer { days.reset() }
      guard try days.step() else { continue }
      let file = Int(days.integer(0))
      let log = if let log = logs[file] { log } else { try read(file) }
      waiting[date] = Day(date: date, mood: days.isNull(1) ? nil : Int(days.integer(1)), log: log)
    }
    for (month, days) in Dictionary(grouping: dates, by: { $0 / 100 }).sorted(by: { $0.key < $1.key }) { try write(month, Set(days)) }
    waiting = [:]
  }

  /// Writes a month with some of its days made again.
  private func write(_ month: Int, _ dates: Set<Int>) throws(SQLiteError) {
    var former = Practice()
    months.bind(1, month)
    if try months.step() { _ = months.withBytes(0) { former.append(packed: $0) } }
    months.reset()
    var practice = Practice()
    let kept = former.days.filter { !dates.contains($0.number) }.map(\.number)
    for number in (kept + dates).sorted() {
      guard let day = CalendarDay(number: number) else { continue }
      if let new = waiting[number] {
        new.log.withUnsafeBytes { practice.append(day, mood: new.mood.flatMap { Mood(rawValue: $0) }, packed: $0) }
      } else if !dates.contains(number) {
        practice.append(day, of: former)
      }
    }
    let bytes = practice.packedDays
    if bytes.isEmpty {
      let delete = try connection.prepare("delete from practice where month = ?")
      delete.bind(1, month)
      return try delete.run()
    }
    insert.bind(1, month)
    insert.bind(2, blob: bytes[...])
    try insert.run()
  }
}
