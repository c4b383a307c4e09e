// One row a month: what its days say of activities, goals and moods, so that a lifetime is read in few rows.

import JournalDates
import JournalInsights
import JournalModel
import SQLiteKit

/// Makes the rows of the table `practice` again from what was indexed; the rows of days must be there.
struct PracticeRows {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The months, as numbers such as 202611, of days as numbers such as 20261120.
  static func months(of days: Set<Int>) -> Set<Int> { Set(days.map { $0 / 100 }) }

  /// Makes the rows of these months again; of all for nil.
  func update(_ months: Set<Int>?) throws(SQLiteError) {
    guard let months else { return try update(from: 0, to: 9_999_99) }
    for month in months.sorted() { try update(from: month, to: month) }
  }

  private func update(from first: Int, to last: Int) throws(SQLiteError) {
    let delete = try connection.prepare("delete from practice where month between ? and ?")
    delete.bind(1, first)
    delete.bind(2, last)
    try delete.run()
    // How a private day was is nobody's but the file's.
    let days = try connection.prepare(
      """
      select d.date, iif(f.is_private, null, d.mood), l.practice from day d cross join file f on f.id = d.file
      left join logged l on l.file = f.id where d.date between ? and ? order by d.date
      """)
    days.bind(1, first * 100)
    days.bind(2, last * 100 + 99)
    let insert = try connection.prepare("insert into practice values(?, ?)")
    var practice = Practice()
    var month = 0
    func write() throws(SQLiteError) {
      let bytes = practice.packedDays
      if bytes.isEmpty { return }
      insert.bind(1, month)
      insert.bind(2, blob: bytes[...])
      try insert.run()
      practice = Practice()
    }
    while try days.step() {
      let number = Int(days.integer(0))
      if number / 100 != month {
        try write()
        month = number / 100
      }
      if let day = CalendarDay(number: number) {
        practice.days.append(day)
        if !days.isNull(1), let mood = Mood(rawValue: Int(days.integer(1))) { practice.moods.append((day, mood)) }
      }
      _ = days.withBytes(2) { practice.append(packed: $0) }
    }
    try write()
  }
}
