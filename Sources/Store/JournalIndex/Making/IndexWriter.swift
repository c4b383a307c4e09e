// Rows in and out of the index.

import HostSystem
import JournalDates
import JournalModel
import SQLiteKit

/// Adds and forgets files, in one transaction of the caller's. Statements are compiled once.
final class IndexWriter {
  private let connection: Connection
  private let file, tag, property, item, imported, plan, logged, words, linked: Statement
  /// Days whose row is to be made again.
  private(set) var touched = DateSet()
  /// Those of them whose files changed.
  private(set) var touchedEntries = DateSet()
  /// How many files, and entries among them, there are more than before.
  private var files = 0, entries = 0

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    func insert(_ table: String, _ count: Int, or action: String = "") throws(SQLiteError) -> Statement {
      try connection.prepare("insert \(action) into \(table) values(\(Array(repeating: "?", count: count).joined(separator: ",")))")
    }
    file = try insert("file", 19 + FileFacts.columns.count)
    tag = try insert("tag", 4, or: "or ignore")
    property = try insert("property", 2)
    item = try insert("item", 16, or: "or ignore")
    imported = try insert("imported", 4)
    plan = try insert("plan", 2)
    logged = try insert("logged", 3)
    let columns = IndexSchema.textColumns
    linked = try insert("linked", 3)
    words = try connection.prepare(
      "insert into words(rowid, \(columns.joined(separator: ","))) values(\(Array(repeating: "?", count: columns.count + 1).joined(separator: ",")))"
    )
  }

  /// Where a file lies, what the system says of it, and what it holds.
  struct Row {
    var id: Int
    var folder: String
    var name: String
    var stamp: FileStamp
    var hash: UInt64
    /// Whether it may change once more without its stamp changing.
    var isRacy: Bool
  }

  func add(_ row: Row, _ record: IndexRecord) throws(SQLiteError) {
    file.bind(1, row.id)
    file.bind(2, row.folder)
    file.bind(3, row.name)
    file.bind(4, row.stamp.size)
    file.bind(5, row.stamp.modified)
    file.bind(6, row.stamp.changed)
    file.bind(7, Int64(bitPattern: row.stamp.inode))
    file.bind(8, Int64(bitPattern: row.hash))
    file.bind(9, row.isRacy ? 1 : 0)
    for place in Int32(10)...19 { file.bindNull(place) }
    for (place, facts) in row.facts(record).inOrder.enumerated() { file.bind(Int32(place) + 20, Int64(bitPattern: facts)) }
    files += 1
    switch record {
    case .entry(let entry):
      entries += 1
      try add(entry, row.id)
    case .metrics(let metrics):
      try file.run()
      try add(metrics, row.id)
    case .unreadable: try file.run()
    }
  }

  /// Keeps what a file holds under a new stamp.
  func restamp(_ row: Row) throws(SQLiteError) {
    let update = try connection.prepare("update file set size = ?, modified = ?, changed = ?, inode = ?, is_racy = ? where id = ?")
    for (place, value) in [row.stamp.size, row.stamp.modified, row.stamp.changed, Int64(bitPattern: row.stamp.inode)].enumerated() {
      update.bind(Int32(place + 1), value)
    }
    update.bind(5, row.isRacy ? 1 : 0)
    update.bind(6, row.id)
    try update.run()
  }

  private func add(_ entry: EntryRecord, _ id: Int) throws(SQLiteError) {
    file.bind(10, entry.slug)
    file.bind(11, entry.kind.rawValue)
    file.bind(12, entry.title)
    file.bind(13, entry.span?.start.number)
    file.bind(14, entry.span?.end.number)
    file.bind(15, entry.mood?.rawValue)
    file.bind(16, entry.isPrivate ? 1 : 0)
    file.bind(17, entry.privateMood?.rawValue)
    file.bind(18, entry.zone)
    file.bind(19, entry.wordCount)
    try file.run()
    for (place, name) in entry.tags.enumerated() {
      let folded = Reference.folded(name)
      tag.bind(1, folded)
      tag.bind(2, id)
      tag.bind(3, place)
      tag.bind(4, folded.hasSameBytes(as: name) ? nil : name)
      try tag.run()
    }
    if entry.isFlawed {
      let flawed = try connection.prepare("insert into flawed values(?)")
      flawed.bind(1, id)
      try flawed.run()
    }
    try entry.withBytes { (bytes) throws(SQLiteError) in
      if !entry.properties.isEmpty {
        property.bind(1, id)
        property.bind(2, borrowing: bytes[entry.properties])
        try property.run()
      }
      for row in entry.items { try add(row, id, bytes) }
      try addLog(of: entry, id, bytes)
      try addTexts(of: entry, id, bytes)
    }
    if entry.kind == .day, let day = entry.span?.end { touch(entry: day.number) }
  }

  private func touch(entry day: Int) {
    touched.insert(day)
    touchedEntries.insert(day)
  }

  private func add(_ row: EntryRecord.ItemRow, _ id: Int, _ bytes: RecordBytes) throws(SQLiteError) {
    item.bind(1, IndexSchema.place(file: id, line: row.line))
    item.bind(2, row.section.rawValue)
    item.bind(3, row.state?.name)
    item.bind(4, borrowing: bytes[row.text])
    bind(item, 5, row.id, bytes)
    item.bind(6, row.due?.number)
    bind(item, 7, row.fields, bytes)
    bind(item, 8, row.tags, bytes)
    bind(item, 9, row.links, bytes)
    item.bind(10, row.privateFrom)
    bind(item, 11, row.about, bytes)
    item.bind(12, row.target)
    item.bind(13, row.hasDetails ? 1 : 0)
    item.bind(16, row.notes.isEmpty ? nil : row.notes.rawValue)
    try item.run()
  }

  private func bind(_ statement: Statement, _ place: Int32, _ text: RecordText?, _ bytes: RecordBytes) {
    if let text { statement.bind(place, borrowing: bytes[text]) } else { statement.bindNull(place) }
  }

  private func addLog(of entry: EntryRecord, _ id: Int, _ bytes: RecordBytes) throws(SQLiteError) {
    if let head = entry.head {
      plan.bind(1, id)
      plan.bind(2, borrowingBlob: bytes[head])
      try plan.run()
    }
    guard !entry.own.isEmpty || !entry.log.isEmpty else { return }
    logged.bind(1, id)
    if entry.own.isEmpty {
      logged.bindNull(2)
    } else {
      logged.bind(2, blob: entry.hasPlainMetrics ? [] : PackedMetrics.bytes(entry.own)[...])
    }
    bind(logged, 3, entry.log.isEmpty ? nil : entry.log, bytes)
    try logged.run()
  }

  private func addTexts(of entry: EntryRecord, _ id: Int, _ bytes: RecordBytes) throws(SQLiteError) {
    words.bind(1, id)
    for (column, text) in entry.texts.enumerated() { bind(words, Int32(column + 2), text.isEmpty ? nil : text, bytes) }
    try words.run()
    // The last text is that of the names.
    guard let names = entry.texts.last, !names.isEmpty else { return }
    linked.bind(1, id)
    linked.bind(2, borrowing: bytes[names])
    bind(linked, 3, entry.publicLinks, bytes)
    try linked.run()
  }

  private func add(_ metrics: MetricsRecord, _ id: Int) throws(SQLiteError) {
    // Of two rows for a day the last counts.
    var months: [Int: [Int: [Metric]]] = [:]
    for (day, amounts) in metrics.days {
      months[day.number / 100, default: [:]][day.number] = amounts
      touched.insert(day.number)
    }
    for (month, days) in months.sorted(by: { $0.key < $1.key }) {
      imported.bind(1, month)
      imported.bind(2, id)
      imported.bind(3, metrics.source)
      let days = days.sorted { $0.key < $1.key }.compactMap { number, amounts in CalendarDay(number: number).map { ($0, amounts) } }
      imported.bind(4, blob: PackedMetrics.bytes(ofMonth: days)[...])
      try imported.run()
    }
  }

  /// Keeps how many files and entries there are now: to count the rows, all of them would be read.
  func keepCounts(_ index: JournalIndex) throws(SQLiteError) {
    for (key, more) in [("files", files), ("entries", entries)] {
      try index.setMeta(key, "\((try index.meta(key).flatMap { Int($0) } ?? 0) + more)")
    }
  }

  /// Removes everything that came from a file. Its words stay in the full text, which could only take them out by the text that they stood in:
  /// its number is never given again, and the full text is made anew once it has many of those.
  func forget(_ id: Int) throws(SQLiteError) {
    func run(_ sql: String) throws(SQLiteError) {
      let statement = try connection.prepare(sql)
      statement.bind(1, id)
      try statement.run()
    }
    let file = try connection.prepare("select kind, last from file where id = ?")
    file.bind(1, id)
    guard try file.step() else { return }
    files -= 1
    if file.isNull(0) {
      let months = try connection.prepare("select month, days from imported where file = ?")
      months.bind(1, id)
      while try months.step() {
        for (day, _) in months.withBytes(1, { PackedMetrics.days($0) }) { touched.insert(Int(months.integer(0)) &* 100 &+ day) }
      }
      try run("delete from imported where file = ?")
    } else {
      if file.withBytes(0, { $0.elementsEqual(EntryKind.day.rawValue.utf8) }), !file.isNull(1) { touch(entry: Int(file.integer(1))) }
      entries -= 1
      try run("insert into stale values(?)")
      for table in ["property", "tag", "linked", "plan", "logged", "flawed", "checked"] {
        try run("delete from \(table) where file = ?")
      }
      try run("delete from item where \(IndexSchema.isItem(of: "?1"))")
    }
    file.reset()
    try run("delete from file where id = ?")
  }
}
