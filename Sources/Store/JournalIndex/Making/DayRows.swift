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
  func update(_ dates: DateSet) throws(SQLiteError) {
    if dates.isEmpty { return }
    let before = try table.names(on: dates)
    let files = try connection.prepare(
      """
      select id, folder, name, mood, own, texts from file left join logged on logged.file = file.id
      left join property on property.file = file.id where last = ? and kind = 'day' order by folder, name
      """)
    let imports = try ImportedRows(connection, configuration)
    var after: Set<String> = []
    for date in dates {
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
    var dates = DateSet()
    do {
      let all = try connection.prepare("select last from file where kind = 'day' and last is not null")
      while try all.step() { dates.insert(Int(all.integer(0))) }
      for date in try ImportedRows(connection, configuration).dates() { dates.insert(date) }
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
      own = ownMetrics(files)
    }
    files.reset()
    row.add(own)
    return row
  }

  /// The metrics that a file itself gives, of a row of `files`: nothing is kept of them where its properties tell them.
  private func ownMetrics(_ files: Statement) -> [Metric] {
    if files.isNull(4) { return [] }
    let metrics = files.withBytes(4) { PackedMetrics.metrics($0) }
    if !metrics.isEmpty { return metrics }
    let texts = files.withBytes(5) { PropertyTexts.single($0.bindMemory(to: UInt8.self)) }
    return DecodedProperties.metrics(ofDay: texts, configuration.moodLabels)
  }
}

/// Makes the rows of days while a new index is made, each as soon as its file is there. Imports must come before the files of days.
final class NewDayRows {
  private let connection: Connection
  private let imports: ImportedRows
  private let table: DayTable
  private var written = DateSet()
  /// Days of more than one file: which of them counts, their paths tell.
  private(set) var doubtful = DateSet()

  init(_ table: DayTable, _ connection: Connection, _ configuration: JournalConfiguration) throws(SQLiteError) {
    self.table = table
    self.connection = connection
    imports = try ImportedRows(connection, configuration)
  }

  /// - Returns: Whether it is the first file of its day.
  func add(_ entry: EntryRecord, _ file: Int) throws(SQLiteError) -> Bool {
    guard entry.kind == .day, let date = entry.span?.end.number else { return false }
    guard written.insert(date) else {
      doubtful.insert(date)
      return false
    }
    var row = DayTable.Row(date: date, file: file, mood: entry.mood?.rawValue)
    row.add(try imports.metrics(on: date))
    row.add(entry.own)
    try table.put(row)
    return true
  }

  /// Adds the days that have no file, of these.
  func finish(_ dates: DateSet) throws(SQLiteError) {
    for date in dates where !written.contains(date) {
      var row = DayTable.Row(date: date)
      row.add(try imports.metrics(on: date))
      try table.put(row)
    }
  }
}

/// What was imported, day by day. The months must not change while it is asked.
private final class ImportedRows {
  private let connection: Connection
  private let rows: Statement
  private let configuration: JournalConfiguration
  /// The month that was read last, as a number such as 202611, and its days by their numbers in it: days mostly come one after the other.
  private var month: Int?
  private var days: [[ImportedMetrics]] = []

  init(_ connection: Connection, _ configuration: JournalConfiguration) throws(SQLiteError) {
    self.connection = connection
    // By path, not by number: numbers tell in which order files came.
    rows = try connection.prepare(
      "select i.source, i.days from imported i join file f on f.id = i.file where i.month = ? order by i.source, f.folder, f.name")
    self.configuration = configuration
  }

  /// In the order of sources and paths.
  func metrics(on date: Int) throws(SQLiteError) -> [ImportedMetrics] {
    if date / 100 != month { try read(date / 100) }
    return days[date % 100]
  }

  /// All days that have any, in order.
  func dates() throws(SQLiteError) -> [Int] {
    var dates: [Int] = []
    let months = try connection.prepare("select distinct month from imported order by month")
    while try months.step() {
      let month = Int(months.integer(0))
      try read(month)
      for (day, metrics) in days.enumerated() where !metrics.isEmpty { dates.append(month &* 100 &+ day) }
    }
    return dates
  }

  private func read(_ month: Int) throws(SQLiteError) {
    self.month = month
    days = Array(repeating: [], count: 100)
    rows.bind(1, month)
    defer { rows.reset() }
    while try rows.step() {
      let rank = configuration.rank(ofSource: rows.text(0))
      for (day, metrics) in rows.withBytes(1, { PackedMetrics.days($0) }) where day < days.count {
        days[day].append(ImportedMetrics(rank, metrics))
      }
    }
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
