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
    let files = try connection.prepare("select id, folder, name, mood, own from file where last = ? and kind = 'day' order by folder, name")
    // By path, not by number: numbers tell in which order files came.
    let imports = try connection.prepare(
      "select i.source, i.amounts from imported i join file f on f.id = i.file where i.date = ? order by i.source, f.folder, f.name")
    var after: Set<String> = []
    for date in dates.sorted() {
      let row = try row(of: date, files, imports)
      try table.put(row)
      after.formUnion(row.metrics.keys)
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

  private func row(of date: Int, _ files: Statement, _ imports: Statement) throws(SQLiteError) -> DayTable.Row {
    var row = DayTable.Row(date: date)
    var found: [ImportedMetrics] = []
    imports.bind(1, date)
    while try imports.step() {
      found.append(ImportedMetrics(configuration.rank(ofSource: imports.text(0)), MetricsText.metrics(imports.text(1))[...]))
    }
    imports.reset()
    row.add(found)
    files.bind(1, date)
    var own = ""
    var isAtLayoutPath = false
    while try files.step() {
      // Of two files for one day the one at the layout's path counts.
      let path = files.text(1).isEmpty ? files.text(2) : files.text(1) + "/" + files.text(2)
      let isHere = CalendarDay(number: date).map { configuration.layout.path(for: .day($0)) == path } ?? false
      guard row.file == nil || isHere && !isAtLayoutPath else { continue }
      isAtLayoutPath = isHere
      row.file = Int(files.integer(0))
      row.mood = files.isNull(3) ? nil : Int(files.integer(3))
      own = files.text(4)
    }
    files.reset()
    row.add(MetricsText.metrics(own))
    return row
  }
}

/// Makes the rows of days while a new index is made, each as soon as its file is there, without reading back what was just written.
/// Imports must come before the files of days.
final class NewDayRows {
  private let configuration: JournalConfiguration
  private let table: DayTable
  /// By day, in the order of the paths of their files.
  private var imports: [Int: [ImportedMetrics]] = [:]
  private var written: Set<Int> = []
  /// Days of more than one file: which of them counts, their paths tell.
  private(set) var doubtful: Set<Int> = []

  init(_ table: DayTable, _ configuration: JournalConfiguration) {
    self.table = table
    self.configuration = configuration
  }

  func add(_ record: MetricsRecord) {
    let rank = configuration.rank(ofSource: record.source)
    for (day, amounts) in record.days { imports[day.number, default: []].append(ImportedMetrics(rank, amounts[...])) }
  }

  func add(_ entry: EntryRecord, _ file: Int) throws(SQLiteError) {
    guard entry.kind == .day, let date = entry.span?.end.number else { return }
    guard written.insert(date).inserted else { return _ = doubtful.insert(date) }
    var row = DayTable.Row(date: date, file: file, mood: entry.mood?.rawValue)
    if let found = imports.removeValue(forKey: date) { row.add(found) }
    row.add(entry.own)
    try table.put(row)
  }

  /// Adds the days that have no file.
  func finish() throws(SQLiteError) {
    for (date, found) in imports.sorted(by: { $0.key < $1.key }) where !written.contains(date) {
      var row = DayTable.Row(date: date)
      row.add(found)
      try table.put(row)
    }
  }
}

/// What one source says of a day.
struct ImportedMetrics {
  /// Less is better.
  var rank: Int
  var amounts: ArraySlice<Metric>

  init(_ rank: Int, _ amounts: ArraySlice<Metric>) {
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
    for metric in more { metrics[metric.name] = metric.amount }
  }
}
