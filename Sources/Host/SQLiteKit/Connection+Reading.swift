// Statements of somebody else's, which may read and nothing else.

import CSQLite

/// What a statement of somebody else's may read.
public struct ReadingLimits: Sendable {
  /// Views of the connection itself, which may be named in the statement.
  public var views: Set<String>
  /// What the names of those views end in that alone may read tables. No statement may know it beforehand: it could call something of its own so.
  public var innerSuffix: String

  public init(views: Set<String>, innerSuffix: String) {
    self.views = views
    self.innerSuffix = innerSuffix
  }

  /// What lists the elements of JSON, and what tables are called: they tell nothing that a statement does not have already.
  private static let harmless = ["json_each", "json_tree"]
  private static let catalogues = ["sqlite_master", "sqlite_schema"]

  fileprivate func allows(table: String, column: String, database: String, within view: String?) -> Bool {
    // Read by one of the views themselves, or a table of which no column is read: how many rows it has.
    if view?.hasSuffix(innerSuffix) ?? false || column.isEmpty { return true }
    if Self.harmless.contains(table) { return true }
    if Self.catalogues.contains(table) { return ["type", "name", "tbl_name"].contains(column) }
    return database == "temp" && (views.contains(table) || table.hasSuffix(innerSuffix))
  }
}

/// How long a statement is being compiled.
private final class ReadingGuard {
  let limits: ReadingLimits?
  /// The first thing that was not allowed.
  private(set) var denied: SQLiteError.Denial?

  init(_ limits: ReadingLimits?) { self.limits = limits }

  func answer(_ action: Int32, _ first: String, _ second: String, _ database: String?, _ view: String?) -> Int32 {
    if allows(action, first, second, database, view) { return SQLITE_OK }
    let denial: SQLiteError.Denial =
      switch action {
      case SQLITE_READ: .reading
      case SQLITE_FUNCTION: .function
      default: .other
      }
    denied = denied ?? denial
    return SQLITE_DENY
  }

  private func allows(_ action: Int32, _ first: String, _ second: String, _ database: String?, _ view: String?) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_RECURSIVE: true
    case SQLITE_READ: limits?.allows(table: first, column: second, database: database ?? "", within: view) ?? true
    // The full text has functions of its own, which only a statement that reads it can use.
    case SQLITE_FUNCTION: second.lowercased() != "load_extension"
    // What tells of tables and columns; the full text asks for the first one itself.
    case SQLITE_PRAGMA:
      ["data_version", "table_info", "table_xinfo", "table_list"].contains(first)
        && (limits == nil || database == nil || database == "temp" || first == "data_version")
    default: false
    }
  }
}

extension Connection {
  /// Compiles one statement that can only read: no other file, no setting and no table is touched.
  /// - Parameter limits: What alone may be read; everything for nil.
  /// - Throws: A refusal where it would do more.
  public func prepareReading(_ sql: String, within limits: ReadingLimits? = nil) throws(SQLiteError) -> Statement {
    let reading = ReadingGuard(limits)
    let code = sqlite3_set_authorizer(
      handle,
      { context, action, first, second, database, view in
        guard let context else { return SQLITE_DENY }
        func text(_ word: UnsafePointer<CChar>?) -> String? { word.map { String(cString: $0) } }
        let reading = Unmanaged<ReadingGuard>.fromOpaque(context).takeUnretainedValue()
        return reading.answer(action, text(first) ?? "", text(second) ?? "", text(database), text(view))
      }, Unmanaged.passUnretained(reading).toOpaque())
    // Taking it away cannot fail on a connection that is open.
    defer { withExtendedLifetime(reading) { _ = sqlite3_set_authorizer(handle, nil, nil) } }
    if code != SQLITE_OK { throw SQLiteError(code, of: handle) }
    do throws(SQLiteError) {
      let statement = try prepare(sql)
      statement.mayIndexTables = true
      return statement
    } catch {
      var error = error
      error.denied = reading.denied
      throw error
    }
  }
}
