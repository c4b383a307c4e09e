// The index as other programs see it: rows of the documented views.

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
  /// - Throws: What SQLite finds wrong with it, and where; also where it would do more than read.
  public func table(_ sql: String) throws(QueryError) -> Table {
    do throws(SQLiteError) {
      let statement = try connection.prepareReading(sql)
      guard statement.isReadOnly, statement.columnCount > 0 else { throw SQLiteError(code: 23, message: "") }
      var table = Table(columns: (0..<statement.columnCount).map { statement.name(ofColumn: $0) })
      while try statement.step() { table.rows.append((0..<statement.columnCount).map { statement.value($0) }) }
      return table
    } catch {
      let start = error.offset.map { min($0, sql.utf8.count) }
      let rest = Array(sql.utf8).dropFirst(start ?? 0)
      let length = start == nil ? rest.count : max(rest.prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x28 && $0 != 0x29 }.count, 1)
      let range = TextRange(start ?? 0, (start ?? 0) + length)
      if error.isRefusal || error.message.hasPrefix("cannot modify") {
        throw QueryError("only a ‘select’ can be run: the index says what the files say", at: range, help: "change the files instead")
      }
      let message = error.message == "not authorized" ? "only tables and views can be read" : error.message
      throw QueryError(message, at: range, help: "docs/index.md lists the views and their columns")
    }
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
