// One open database.

import CSQLite

/// A connection to a database, used by one thread at a time.
public final class Connection {
  /// How a database is opened.
  public enum Mode: Sendable {
    case readOnly, readWrite
    /// Makes the file where it is missing.
    case create
  }

  let handle: OpaquePointer

  /// - Parameter path: Of the file; nil for a database in memory, which ends with the connection.
  /// - Parameter patience: Milliseconds to wait for another process's lock before a statement fails as busy.
  public init(_ path: String?, _ mode: Mode = .create, patience: Int32 = 0) throws(SQLiteError) {
    let flags: Int32 =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    Self.prepareLibrary
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path ?? ":memory:", &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(code, of: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    let waiting = sqlite3_busy_timeout(handle, patience)
    if waiting != SQLITE_OK { throw SQLiteError(waiting, of: handle) }
  }

  /// Once a process, before the first database is opened.
  private static let prepareLibrary: Void = sqlite_forgo_statistics()

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements one after the other, dropping any rows.
  public func run(_ script: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    if code != SQLITE_OK { throw SQLiteError(code, of: handle) }
  }

  /// Compiles one statement. What follows it in the text must be nothing but blanks and comments.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement { try Statement(sql, on: self) }

  /// Runs `body` in one transaction, which is taken back where `body` throws.
  /// - Parameter begin: `immediate` takes the lock for writing at once; `deferred` with the first statement that needs it.
  public func transaction<Result, Failure: Error>(
    _ begin: String = "begin immediate", _ body: () throws(Failure) -> Result
  ) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      try run("commit")
      return result
    } catch {
      // Some failures have ended the transaction already. Where it cannot be ended now either, the first failure is the one to tell, and the
      // next `begin` of this connection fails.
      if sqlite3_get_autocommit(handle) == 0 { try? run("rollback") }
      throw error
    }
  }

  /// The number that marks the form of a file's tables; 0 in a new file.
  public var formatNumber: Int {
    get throws(SQLiteError) {
      let statement = try prepare("pragma user_version")
      return try statement.step() ? Int(statement.integer(0)) : 0
    }
  }

  /// How many rows the last statement added, changed or removed.
  public var changes: Int { Int(sqlite3_changes64(handle)) }
}
