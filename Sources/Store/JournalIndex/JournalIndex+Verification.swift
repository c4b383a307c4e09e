// Whether an index says what the files say.

public import HostSystem
import JournalStore
import SQLiteKit

/// A place where two indexes of a journal do not agree.
public struct IndexDifference: Hashable, Sendable {
  public var table: String
  /// The file that the rows came from; for days and their metrics the day; empty for what belongs to no file.
  public var place: String
  /// How many rows there are, and how many there should be.
  public var rows: Int, expected: Int
}

extension JournalIndex {
  /// Compares the index, row for row, with one that is made of the files now.
  /// - Throws: Where the journal, or the index, cannot be read.
  public func differences(_ clock: HostClock = .system) throws -> [IndexDifference] {
    try differences(from: JournalIndex.inMemory(journal, clock))
  }

  /// Compares the rows of two indexes of one journal. Numbers of files and what only makes a refresh faster are left out.
  public func differences(from other: JournalIndex) throws -> [IndexDifference] {
    let (ours, theirs) = (try contents(), try other.contents())
    var differences: [IndexDifference] = []
    for place in Set(ours.keys).union(theirs.keys) where ours[place] != theirs[place] {
      differences.append(
        IndexDifference(table: place.table, place: place.path, rows: ours[place]?.rows ?? 0, expected: theirs[place]?.rows ?? 0))
    }
    if !hasWholeFullText { differences.append(IndexDifference(table: "words", place: "", rows: 0, expected: 0)) }
    return differences.sorted { ($0.table, $0.place) < ($1.table, $1.place) }
  }

  private struct Place: Hashable {
    var table: String
    var path: String
  }

  private struct Content: Equatable {
    var rows = 0
    /// Sums, since rows have no order.
    var first: UInt64 = 0, second: UInt64 = 0

    mutating func add(_ bytes: [UInt8]) {
      let hash = ContentHash(bytes).value
      rows += 1
      first &+= hash
      second &+= (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  private func contents() throws(SQLiteError) -> [Place: Content] {
    var contents: [Place: Content] = [:]
    func add(_ table: String, _ sql: String) throws(SQLiteError) {
      let statement = try connection.prepare(sql)
      while try statement.step() {
        var bytes: [UInt8] = []
        for column in 1..<max(statement.columnCount, 1) {
          let count = statement.withBytes(column) { $0.count }
          bytes += "\(statement.kind(column)) \(count) ".utf8
          statement.withBytes(column) { bytes += $0 }
        }
        contents[Place(table: table, path: statement.text(0)), default: Content()].add(bytes)
      }
    }
    for (table, columns) in try tables() {
      let key = columns.contains("file") ? "file" : "id"
      // The place of an item has the number of its file, which is another one in another index.
      let left = [key, "is_racy"] + (table == "item" ? ["place"] : [])
      let kept = columns.filter { !left.contains($0) }.map { "t.\(IndexSchema.quoted($0))" }
      try add(table, "select \(([IndexSchema.path] + kept).joined(separator: ", ")) from \(table) t left join file f on f.id = t.\(key)")
    }
    // An empty folder says nothing; in a tree with links it is not even seen.
    try add("folder", "select path from folder where count <> 0")
    try add("day", "select d.date, \(IndexSchema.path), d.mood from day d left join file f on f.id = d.file")
    for metric in try DayTable.metrics(connection) {
      try add("metric \(metric.name)", "select date, m\(metric.place) from day where m\(metric.place) is not null")
      try add("metric", "select name from metric where place = \(metric.place)")
    }
    try add("practice", "select month, days from practice")
    try addWords(to: &contents)
    try add("view", "select name, sql from sqlite_schema where type = 'view' and name not in ('days', 'metrics')")
    return contents
  }

  /// What the full text has of the files as they are: each word with its place.
  private func addWords(to contents: inout [Place: Content]) throws(SQLiteError) {
    var files: [Int64: Content] = [:]
    try makeVocabulary()
    let words = try connection.prepare("select doc, term, col, offset from instances")
    while try words.step() {
      var word = words.withBytes(1) { Array($0) } + [0] + words.withBytes(2) { Array($0) }
      withUnsafeBytes(of: words.integer(3)) { word += $0 }
      files[words.integer(0), default: Content()].add(word)
    }
    let paths = try connection.prepare("select id, \(IndexSchema.path) from file f")
    while try paths.step() { contents[Place(table: "words", path: paths.text(1))] = files[paths.integer(0)] }
  }

  /// The tables whose rows come from files, with their columns; what checks keep, others need not have.
  private func tables() throws(SQLiteError) -> [(String, [String])] {
    let names = try connection.prepare(
      """
      select name from sqlite_schema where type = 'table' and name not like 'words%' and name not like 'sqlite_%'
        and name not in ('meta', 'folder', 'day', 'metric', 'checked', 'stale') order by name
      """)
    let columns = try connection.prepare("select name from pragma_table_xinfo(?)")
    var tables: [(String, [String])] = []
    while try names.step() {
      columns.bind(1, names.text(0))
      var found: [String] = []
      while try columns.step() { found.append(columns.text(0)) }
      columns.reset()
      if found.contains("file") || found.contains("id") { tables.append((names.text(0), found)) }
    }
    return tables
  }

  /// Whether the full text agrees with itself. Nothing is written.
  private var hasWholeFullText: Bool {
    do throws(SQLiteError) {
      try connection.run("insert into words(words, rank) values('integrity-check', 1)")
      return true
    } catch {
      // Without the right to write it cannot be told.
      return !error.isDamage
    }
  }
}
