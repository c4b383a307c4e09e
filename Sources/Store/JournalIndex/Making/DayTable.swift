// The table of days: a row a day, a column a metric.

import JournalModel
import SQLiteKit

/// The table `day`, whose columns follow the metrics that there are.
final class DayTable {
  /// What one day comes to.
  struct Row {
    var date: Int
    /// Nil where the day has no file.
    var file: Int?
    var mood: Int?
    /// Of several of one name the last counts.
    var metrics: [Metric] = []
  }

  private let connection: Connection
  /// The metrics that have a column, with its place.
  private var places: [String: Int] = [:]
  /// The metrics in the order in which rows have them.
  private var columns: [Column] = []
  /// The one of those that comes next: most rows have them in the same order, and leave some out.
  private var next = 0
  /// For the columns that there are now; nil where there are more since.
  private var insert: Statement?
  /// The places of columns that the statement has a value for, from the row before.
  private var bound: [Int] = []
  private var hasNewColumns: Bool

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    for metric in try Self.metrics(connection) { places[metric.name] = metric.place }
    hasNewColumns = places.isEmpty
  }

  /// A metric that has a column of `day`, with the number of that.
  typealias Column = (name: String, place: Int)

  /// The metrics that have a column, in the order of their places.
  static func metrics(_ connection: Connection) throws(SQLiteError) -> [Column] {
    var metrics: [Column] = []
    let statement = try connection.prepare("select name, place from metric order by place")
    while try statement.step() { metrics.append((statement.text(0), Int(statement.integer(1)))) }
    return metrics
  }

  /// Adds or replaces the row of a day, or removes it where nothing is known of that day.
  func put(_ row: Row) throws(SQLiteError) {
    if row.file == nil, row.metrics.isEmpty {
      let delete = try connection.prepare("delete from day where date = ?")
      delete.bind(1, row.date)
      return try delete.run()
    }
    var amounts: [(place: Int, amount: Metric.Amount)] = []
    amounts.reserveCapacity(row.metrics.count)
    var new: [String] = []
    for metric in row.metrics {
      if let place = place(of: metric.name) { amounts.append((place, metric.amount)) } else { new.append(metric.name) }
    }
    if !new.isEmpty {
      // In one order, so that the columns come in one.
      for name in Set(new).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }).prefix(Self.mostColumns - places.count) {
        try addColumn(for: name)
      }
      amounts = row.metrics.compactMap { metric in places[metric.name].map { ($0, metric.amount) } }
    }
    let insert = try insertion()
    insert.bind(1, row.date)
    insert.bind(2, row.file)
    insert.bind(3, row.mood)
    for (place, amount) in amounts {
      switch amount {
      case .number(let number): insert.bind(Int32(place + 3), number)
      case .clock: insert.bind(Int32(place + 3), amount.text)
      }
    }
    // Most rows have what the row before had.
    let bound = amounts.map(\.place)
    if bound != self.bound { for place in self.bound where !bound.contains(place) { insert.bindNull(Int32(place + 3)) } }
    self.bound = bound
    try insert.run()
  }

  /// Makes the views that show the columns as they are now, where there are new ones.
  func showColumns() throws(SQLiteError) {
    guard hasNewColumns else { return }
    try connection.run("drop view if exists days; drop view if exists metrics")
    try connection.run(IndexViews.measured(try Self.metrics(connection), .whole))
    hasNewColumns = false
  }

  /// The place of a metric; nil where it has none.
  private func place(of name: String) -> Int? {
    for _ in columns.prefix(Self.fewColumns) {
      if next >= columns.count { next = 0 }
      defer { next += 1 }
      if columns[next].name.isSame(as: name) { return columns[next].place }
    }
    guard let place = places[name] else { return nil }
    if columns.count < Self.fewColumns { columns.append((name, place)) }
    return place
  }

  /// More than these are found sooner by their hashes.
  private static let fewColumns = 32

  /// Takes out all rows and columns.
  func empty() throws(SQLiteError) {
    insert = nil
    columns = []
    try connection.run("drop view if exists days; drop view if exists metrics; drop table day; delete from metric; \(IndexSchema.days)")
    places = [:]
    hasNewColumns = true
  }

  /// The metrics that rows of these days have.
  func names(on dates: DateSet) throws(SQLiteError) -> Set<String> {
    var found: Set<String> = []
    if places.isEmpty { return found }
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

  /// Whether any day has a metric.
  func hasAny(_ name: String) throws(SQLiteError) -> Bool {
    guard let place = places[name] else { return true }
    return try connection.prepare("select 1 from day where m\(place) is not null limit 1").step()
  }

  /// SQLite takes 2,000.
  private static let mostColumns = 1900

  private func addColumn(for name: String) throws(SQLiteError) {
    let place = places.count + 1
    places[name] = place
    insert = nil
    hasNewColumns = true
    let statement = try connection.prepare("insert into metric values(?, ?)")
    statement.bind(1, name)
    statement.bind(2, place)
    try statement.run()
    if place > IndexSchema.metricColumns { try connection.run("alter table day add column m\(place) real") }
  }

  private func insertion() throws(SQLiteError) -> Statement {
    if let insert { return insert }
    let columns = ["date", "file", "mood"] + (0..<places.count).map { "m\($0 + 1)" }
    let values = Array(repeating: "?", count: columns.count).joined(separator: ",")
    bound = []
    let statement = try connection.prepare("insert or replace into day(\(columns.joined(separator: ","))) values(\(values))")
    insert = statement
    return statement
  }
}

extension [DayTable.Column] {
  /// The name of the column that a metric has; nil where no day has it.
  func column(of metric: String) -> String? {
    for column in self where column.name.hasSameBytes(as: metric) { return "m\(column.place)" }
    return nil
  }
}
