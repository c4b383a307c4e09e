// The index as other programs see it: rows of the documented views.

public import SQLiteKit

extension JournalIndex {
  /// Rows of the views, as somebody asked for them.
  public struct Table: Sendable {
    public var columns: [String] = []
    public var rows: [[SQLiteValue]] = []
  }

  /// What a `select` gives.
  /// - Throws: What SQLite finds wrong with it; as a refusal where it would do more than read.
  public func table(_ sql: String) throws(SQLiteError) -> Table {
    let statement = try connection.prepareReading(sql)
    guard statement.isReadOnly, statement.columnCount > 0 else {
      throw SQLiteError(code: 23, message: "only a select can be run")
    }
    var table = Table(columns: (0..<statement.columnCount).map { statement.name(ofColumn: $0) })
    while try statement.step() { table.rows.append((0..<statement.columnCount).map { statement.value($0) }) }
    return table
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
  fileprivate func value(_ column: Int32) -> SQLiteValue {
    switch kind(column) {
    case .null: .null
    case .integer: .integer(integer(column))
    case .real: .real(real(column))
    case .text, .blob: .text(text(column))
    }
  }
}
