// One row a day: what its file says, and the metrics of all sources.

import JournalDates
import JournalFormat
import JournalModel
import SQLiteKit

/// Makes the rows of the table `day` again from what was indexed.
struct DayRows {
  private let connection: Connection
  private let configuration: JournalConfiguration
  private let table: DayTable

  init(_ table: DayTable, _ connection: Connection, _ configuration: JournalConfiguration) {
    self.table = table
    self.connection = connection
    self.configuration = configuration
  }

  /// Makes the rows of these days again.
  func update(_ dates: Set<Int>) throws(SQLiteError) {
    if dates.isEmpty { return }
    let before = try table.names(on: dates)
    let files = try connection.prepare(
      """
      select id, folder, name, mood, own from file left join logged on logged.file = file.id
      where last = ? and kind = 'day' order by folder, name
      """)
    let imports = try ImportedRows(connection, configuration)
    var after: Set<String> = []
    for date in dates.sorted() {
      let row = try row(of: date, files, imports)
      try table.put(row)
      after.formUnion(row.metrics.map(\.name))
    }
    var gone = before.subtracting(after)
    while let name = gone.popFirst() {
      // No day has this metric any longer, and a column cannot be taken out.
      if try !table.hasAny(name) { return try remake() }
    }
  }

  private func remake() throws(SQLiteError) {
    try table.empty()
    var dates: Set<Int> = []
    do {
      let all = try connection.prepare(
        "select last from file where kind = 'day' and last is not null union select date from imported")
      while try all.step() { dates.insert(Int(all.integer(0))) }
    }
    try update(dates)
  }

  private func row(of date: Int, _ files: Statement, _ imports: ImportedRows) throws(SQLiteError) -> DayTable.Row {
    var row = DayTable.Row(date: date)
    row.add(try imports.metrics(on: date))
    files.bind(1, date)
    var own: [Metric] = []
    var counting: (path: String, isAtLayoutPath: Bool)?
    while try files.step() {
      // Of two files for one day the one at the layout's path counts, else the first by its path.
      let path = files.text(1).isEmpty ? files.text(2) : files.text(1) + "/" + files.text(2)
      let isHere = CalendarDay(number: date).map { configuration.layout.path(for: .day($0)) == path } ?? false
      if let counting, counting.isAtLayoutPath || !isHere && !(path < counting.path) { continue }
      counting = (path, isHere)
      row.file = Int(files.integer(0))
      row.mood = files.isNull(3) ? nil : Int(files.integer(3))
      own = files.withBytes(4) { PackedMetrics.metrics($0) }
    }
    files.reset()
    row.add(own)
    return row
  }
}

/// Makes the rows of days while a new index is made, each as soon as its file is there. Imports must come before the files of days.
final class NewDayRows {
  private let connection: Connection
  private let imports: ImportedRows
  private let table: DayTable
  private var written: Set<Int> = []
  /// Days of more than one file: which of them counts, their paths tell.
  private(set) var doubtful: Set<Int> = []

  init(_ table: DayTable, _ connection: Connection, _ configuration: JournalConfiguration) throws(SQLiteError) {
    self.table = table
    self.connection = connection
    imports = try ImportedRows(connection, configuration)
  }

  func add(_ entry: EntryRecord, _ file: Int) throws(SQLiteError) {
    guard entry.kind == .day, let date = entry.span?.end.number else { return }
    guard written.insert(date).inserted else { return _ = doubtful.insert(date) }
    var row = DayTable.Row(date: date, file: file, mood: entry.mood?.rawValue)
    row.add(try imports.metrics(on: date))
    row.add(entry.own)
    try table.put(row)
  }

  /// Adds the days that have no file.
  func finish() throws(SQLiteError) {
    let dates = try connection.prepare("select distinct date from imported order by date")
    while try dates.step() {
      let date = Int(dates.integer(0))
      if written.contains(date) { continue }
      var row = DayTable.Row(date: date)
      row.add(try imports.metrics(on: date))
      try table.put(row)
    }
  }
}

/// What was imported for a day.
private struct ImportedRows {
  private let rows: Statement
  private let configuration: JournalConfiguration

  init(_ connection: Connection, _ configuration: JournalConfiguration) throws(SQLiteError) {
    rows = try connection.prepare(
      "select i.source, i.amounts, f.folder, f.name from imported i join file f on f.id = i.file where i.date = ?")
    self.configuration = configuration
  }

  /// In the order of sources and paths.
  func metrics(on date: Int) throws(SQLiteError) -> [ImportedMetrics] {
    var found: [(place: [String], metrics: ImportedMetrics)] = []
    rows.bind(1, date)
    while try rows.step() {
      let source = rows.text(0)
      found.append(
        (
          [source, rows.text(2), rows.text(3)],
          ImportedMetrics(configuration.rank(ofSource: source), rows.withBytes(1) { PackedMetrics.metrics($0) })
        ))
    }
    rows.reset()
    // By path, not by number: numbers tell in which order files came.
    if found.count > 1 { found.sort { $0.place.lexicographicallyPrecedes($1.place) { $0.utf8.lexicographicallyPrecedes($1.utf8) } } }
    return found.map(\.metrics)
  }
}

/// What one source says of a day.
struct ImportedMetrics {
  /// Less is better.
  var rank: Int
  var amounts: [Metric]

  init(_ rank: Int, _ amounts: [Metric]) {
    self.rank = rank
    self.amounts = amounts
  }
}

extension JournalConfiguration {
  fileprivate func rank(ofSource source: String) -> Int { metricsPriority.firstIndex(of: source) ?? Int.max }
}

extension DayTable.Row {
  /// Adds what sources say, in the order of their names: of two the one of better rank counts, else the first.
  fileprivate mutating func add(_ sources: [ImportedMetrics]) {
    if sources.count == 1 { return add(sources[0].amounts) }
    for (_, source) in sources.enumerated().sorted(by: { ($1.element.rank, $1.offset) < ($0.element.rank, $0.offset) }) {
      add(source.amounts)
    }
  }

  /// Adds metrics that count more than those that are there.
  fileprivate mutating func add(_ more: some Sequence<Metric>) {
    metrics += more
  }
}
