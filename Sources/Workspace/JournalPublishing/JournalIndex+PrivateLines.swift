// Which lines of logs are for nobody else's eyes.

import JournalDates
import JournalIndex
import JournalSite
import JournalStore
import JournalText
import SQLiteKit

extension JournalIndex {
  /// The lines of logs that are private, be that of themselves or with their files.
  func privateLogLines() throws(SQLiteError) -> [CalendarDay: Set<Int>] {
    // Few logs have any, and only those are looked into.
    let rows = try connection.prepare(
      """
      select f.last, l.value ->> '$.l' from logged g cross join file f on f.id = g.file, json_each(g.log) l
      where g.log is not null and (f.is_private or g.log like '%"p":%') and (f.is_private or l.value ->> '$.p')
      """)
    var lines: [CalendarDay: Set<Int>] = [:]
    while try rows.step() {
      let number = Int(rows.integer(0))
      guard let day = CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100) else { continue }
      lines[day, default: []].insert(Int(rows.integer(1)))
    }
    return lines
  }
}

extension JournalIndex {
  /// What all files together come to, those of metrics and the settings included.
  func contentDigest() throws(SQLiteError) -> Digest {
    var digest = Digest()
    digest.add(ContentHash(journal.source.bytes).value)
    let rows = try connection.prepare("select id, hash from file order by id")
    while try rows.step() {
      digest.add(Int(rows.integer(0)))
      digest.add(UInt64(bitPattern: rows.integer(1)))
    }
    return digest
  }
}
