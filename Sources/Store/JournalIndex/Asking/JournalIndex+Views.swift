// The index as other programs see it: rows of the documented views.

public import JournalDates
public import JournalModel
public import JournalQuery
public import PlainFormats
public import SQLiteKit
import JournalText

extension JournalIndex {
  /// Rows of the views, as somebody asked for them.
  public struct Table: Sendable {
    public var columns: [String] = []
    public var rows: [[JSONValue]] = []
  }

  /// What a `select` gives.
  /// - Parameter audience: To others nothing private can be told, whatever the statement reads: it sees the open views alone.
  /// - Throws: What SQLite finds wrong with it, and where; also where it would do more than read.
  public func table(_ sql: String, for audience: Audience = .others) throws(QueryError) -> Table {
    do throws(SQLiteError) {
      // Connecting these declares tables, which a statement of somebody else's may not.
      try connection.run("select 1 from json_each('[]'), json_tree('[]'); select rowid from words limit 0")
      let statement = try connection.prepareReading(sql, within: audience == .owner ? nil : try openViews())
      guard statement.isReadOnly, statement.columnCount > 0 else { throw SQLiteError(result: 23, message: "") }
      var table = Table(columns: (0..<statement.columnCount).map { statement.name(ofColumn: $0) })
      while try statement.step() { table.rows.append((0..<statement.columnCount).map { statement.value($0) }) }
      return table
    } catch {
      let start = error.offset.map { min($0, sql.utf8.count) }
      let rest = Array(sql.utf8).dropFirst(start ?? 0)
      let length = start == nil ? rest.count : max(rest.prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x28 && $0 != 0x29 }.count, 1)
      let range = TextRange(start ?? 0, (start ?? 0) + length)
      if audience == .others, error.denied == .reading {
        throw QueryError(
          "only the views can be read without ‘--private’: what lies behind them has private text", at: range,
          help: "‘retro help sql’ lists the views and their columns", name: "onlyViews")
      }
      // What would change a view is refused before anybody is asked whether it may.
      let verb = sql.prefix { $0.isLetter }.lowercased()
      if error.isRefusal || verb == "delete" || verb == "update" {
        throw QueryError(
          "only a ‘select’ can be run: the index says what the files say", at: range, help: "change the files instead", name: "onlySelect")
      }
      let message = error.denied == .other ? "only tables and views can be read" : error.message
      throw QueryError(
        message, at: range, help: "‘retro help sql’ lists the views and their columns", ["message": .text(error.message)],
        name: error.denied == .other ? "onlyTables" : "badStatement")
    }
  }

  /// Makes views without anything private in this connection, by the names of those that the file has, in the place of which a statement then
  /// reads them. Each stands before an inner one, which alone may read the tables, and whose name nobody can know.
  private func openViews() throws(SQLiteError) -> ReadingLimits {
    // Letters alone: where the names are listed, nobody takes them for numbers of a journal.
    let suffix = "_" + String((0..<27).map { _ in "abcdefghijklmnop".randomElement() ?? "a" })
    try connection.run(IndexViews.views(.open(suffix: suffix)))
    try connection.run(IndexViews.measured(try openMetrics(), .open(suffix: suffix)))
    for name in IndexViews.names {
      try connection.run("drop view if exists temp.\(name); create temp view \(name) as select * from \(name)\(suffix)")
    }
    return ReadingLimits(views: Set(IndexViews.names), innerSuffix: suffix)
  }

  /// The metrics that a day has which is not private: the name of any other is private text.
  private func openMetrics() throws(SQLiteError) -> [(name: String, place: Int)] {
    let all = try DayTable.metrics(connection)
    if all.isEmpty { return [] }
    let columns = all.map { "max(d.m\($0.place) is not null)" }.joined(separator: ", ")
    let rows = try connection.prepare(
      "select \(columns) from day d left join file f on f.id = d.file where not coalesce(f.is_private, 0)")
    guard try rows.step() else { return [] }
    return all.enumerated().filter { rows.integer(Int32($0.offset)) != 0 }.map { ($0.element.name, $0.element.place) }
  }

  /// The views with their columns, in the order of their names.
  public func views() throws(SQLiteError) -> [(name: String, columns: [String])] {
    var views: [(name: String, columns: [String])] = []
    let names = try connection.prepare("select name from sqlite_schema where type = 'view' order by name")
    let columns = try connection.prepare("select name from pragma_table_info(?)")
    while try names.step() {
      columns.bind(1, names.text(0))
      var found: [String] = []
      while try columns.step() { found.append(columns.text(0)) }
      columns.reset()
      views.append((names.text(0), found))
    }
    return views
  }
}

extension Statement {
  fileprivate func value(_ column: Int32) -> JSONValue {
    switch kind(column) {
    case .null: .null
    case .integer: .int(Int(integer(column)))
    case .real: real(column).isFinite ? .double(real(column)) : .null
    case .text, .blob: .string(text(column))
    }
  }
}

extension JournalIndex {
  /// What can be told as one table: the views, and those rows of them that people ask for by a name of their own.
  public enum Exported: String, CaseIterable, Sendable {
    case days, entries, items, actions, log, habits, tries, metrics, links, tags, properties

    /// The statement that gives it; with days what is of them alone, or stands in the files that are.
    /// - Parameter activities: The names by which lines call the one habit that is meant, folded; empty for all of them.
    public func statement(from first: CalendarDay? = nil, to last: CalendarDay? = nil, of activities: [String] = []) -> String {
      let names = activities.map { "'\($0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'" }.joined(separator: ", ")
      let (view, own) =
        self == .habits ? ("log", activities.isEmpty ? "activity is not null" : "activity in (\(names))") : self == .tries ? ("items", "section = 'try'") : (rawValue, "true")
      let isDated = ["days", "metrics", "log"].contains(view)
      let ends = [first.map { "date >= '\($0)'" }, last.map { "\(isDated ? "date" : "coalesce(start, date)") <= '\($0)'" }]
      let days = ends.compactMap { $0.map { " and \($0)" } }.joined()
      return "select * from \(view) where \(own)"
        + (isDated || self == .entries || days.isEmpty ? days : " and path in (select path from entries where true\(days))")
    }
  }
}
