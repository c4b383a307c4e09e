// Statements of somebody else's, which may read and nothing else.

import CSQLite

extension Connection {
  /// Compiles one statement that can only read: no other file, no setting and no table is touched.
  /// - Throws: As a refusal where it would do more.
  public func prepareReading(_ sql: String) throws(SQLiteError) -> Statement {
    sqlite3_set_authorizer(
      handle,
      { _, action, first, _, _, _ in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
        case SQLITE_FUNCTION: return SQLITE_OK
        // What tells of tables and columns; the full text asks for the first one itself.
        case SQLITE_PRAGMA:
          let name = first.map { String(cString: $0) } ?? ""
          return ["data_version", "table_info", "table_xinfo", "table_list"].contains(name) ? SQLITE_OK : SQLITE_DENY
        default: return SQLITE_DENY
        }
      }, nil)
    defer { sqlite3_set_authorizer(handle, nil, nil) }
    return try prepare(sql)
  }
}
