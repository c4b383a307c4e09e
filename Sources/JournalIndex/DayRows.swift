// One row a day: what its file says, and the metrics of all sources.

import JournalDates
import JournalFormat
import JournalModel
import SQLiteKit

/// Makes the rows of the table `day` from what was indexed.
struct DayRows {
  private let connection: Connection
  private let configuration: JournalConfiguration
  /// The metrics that have a column, with its place.
  private var places: [String: Int] = [:]

  init(_ connection: Connection, _ configuration: JournalConfiguration) throws(SQLiteError) {
    self.connection = connection
    self.configuration = configuration
    for metric in try Self.metrics(connection) { places[metric.name] = metric.place }
  }

  /// The metrics that have a column of `day`, in the order of their places.
  static func metrics(_ connection: Connection) throws(SQLiteError) -> [(name: String, place: Int)] {
    var metrics: [(name: String, place: Int)] = []
    let statement = try connection.prepare("select name, place from metric order by place")
    while try statement.step() { metrics.append((statement.text(0), Int(statement.integer(1)))) }
    return metrics
  }

  /// What one day comes to.
  private struct Row {
    var date: Int
    var file: Int?
    var mood: Int?
    var metrics: [Metric]
  }

  /// Makes the rows of these days again.
  mutating func update(_ dates: Set<Int>) throws(SQLiteError) {
    if dates.isEmpty { return }
    let before = places.isEmpty ? [] : try present(on: dates)
    let files = try connection.prepare("select id, folder, name, mood, own from file where last = ? and kind = 'day' order by folder, name")
    // By path, not by number: numbers tell in which order files came.
    let imports = try connection.prepare(
      "select i.source, i.amounts from imported i join file f on f.id = i.file where i.date = ? order by i.source, f.folder, f.name")
    // A few columns at a time would do, but rows are made at once: first see which metrics there are.
    var rows: [Row] = []
    var hasNew = false
    for date in dates.sorted() {
      let row = try row(of: date, files, imports)
      for metric in row.metrics where places[metric.name] == nil && places.count < Self.mostColumns {
        try addColumn(for: metric.name)
        hasNew = true
      }
      rows.append(row)
    }
    if hasNew || places.isEmpty { try connection.run(IndexSchema.metricViews(try Self.metrics(connection))) }
    try write(rows)
    var gone = before.subtracting(rows.flatMap { $0.metrics.map(\.name) }).compactMap { places[$0] }
    while let place = gone.popLast() {
      if try !connection.prepare("select 1 from day where m\(place) is not null limit 1").step() { return try remake() }
    }
  }

  /// SQLite takes 2,000.
  private static let mostColumns = 1900

  /// The metrics that rows of these days have.
  private func present(on dates: Set<Int>) throws(SQLiteError) -> Set<String> {
    var found: Set<String> = []
    let statement = try connection.prepare("select * from day where date = ?")
    for date in dates where found.count < places.count {
      statement.bind(1, date)
      while try statement.step() {
        for (name, place) in places where !statement.isNull(Int32(place + 2)) { found.insert(name) }
      }
      statement.reset()
    }
    return found
  }

  /// Makes the table from nothing: no day has a certain metric any longer, and a column cannot be taken out.
  private mutating func remake() throws(SQLiteError) {
    try connection.run("drop view if exists days; drop view if exists metrics; drop table day; delete from metric; \(IndexSchema.days)")
    places = [:]
    var dates: Set<Int> = []
    do {
      let all = try connection.prepare(
        "select last from file where kind = 'day' and last is not null union select date from imported")
      while try all.step() { dates.insert(Int(all.integer(0))) }
    }
    if dates.isEmpty { try connection.run(IndexSchema.metricViews([])) }
    try update(dates)
  }

  private mutating func addColumn(for name: String) throws(SQLiteError) {
    let place = places.count + 1
    places[name] = place
    let statement = try connection.prepare("insert into metric values(?, ?)")
    statement.bind(1, name)
    statement.bind(2, place)
    try statement.run()
    try connection.run("alter table day add column m\(place)")
  }

  private func row(of date: Int, _ files: Statement, _ imports: Statement) throws(SQLiteError) -> Row {
    var row = Row(date: date, metrics: [])
    var amounts: [String: Metric] = [:]
    // The source that counts most comes last and wins.
    var found: [(rank: Int, json: String)] = []
    imports.bind(1, date)
    while try imports.step() {
      let rank = configuration.metricsPriority.firstIndex(of: imports.text(0)) ?? Int.max
      found.append((rank, imports.text(1)))
    }
    imports.reset()
    for (offset, source) in found.enumerated().sorted(by: { ($1.element.rank, $1.offset) < ($0.element.rank, $0.offset) }) {
      _ = offset
      for metric in MetricsText.metrics(source.json) { amounts[metric.name] = metric }
    }
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
    for metric in MetricsText.metrics(own) { amounts[metric.name] = metric }
    // In one order, so that columns come in one.
    row.metrics = amounts.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return row
  }

  private func write(_ rows: [Row]) throws(SQLiteError) {
    let values = Array(repeating: "?", count: places.count + 3).joined(separator: ",")
    let insert = try connection.prepare("insert or replace into day values(\(values))")
    let delete = try connection.prepare("delete from day where date = ?")
    for row in rows {
      if row.file == nil, row.metrics.isEmpty {
        delete.bind(1, row.date)
        try delete.run()
        continue
      }
      insert.bind(1, row.date)
      insert.bind(2, row.file)
      insert.bind(3, row.mood)
      for place in places.values { insert.bindNull(Int32(place + 3)) }
      for metric in row.metrics {
        guard let place = places[metric.name] else { continue }
        switch metric.amount {
        case .number(let number): insert.bind(Int32(place + 3), number)
        case .clock(let time): insert.bind(Int32(place + 3), time.description)
        }
      }
      try insert.run()
    }
  }
}
