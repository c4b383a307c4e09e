// What went wrong in the database.

import CSQLite

/// A failure that SQLite reports.
public struct SQLiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The primary result code of SQLite, such as 11 for a damaged file.
  public let code: Int32
  /// SQLite's words for it, such as `database disk image is malformed`.
  public let message: String
  /// Where in the statement it went wrong, in bytes from its beginning; nil where SQLite does not say.
  public let offset: Int?

  public init(code: Int32, message: String, offset: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
  }

  init(_ code: Int32, of handle: OpaquePointer?) {
    let offset = handle.map { Int(sqlite3_error_offset($0)) } ?? -1
    self.init(
      code: code & 0xFF, message: String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)),
      offset: offset < 0 ? nil : offset)
  }

  public var description: String { message }

  /// Whether another process holds the file.
  public var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
  /// Whether the file is no database, or a damaged one.
  public var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
  /// Whether it ends before it should.
  public var isCut: Bool { code == SQLITE_IOERR }
  /// Whether the statement would read what it may not: a table, one column of it, or a function.
  public var isDenied: Bool { code == SQLITE_AUTH && (message.hasPrefix("access to ") || message.contains("prohibited")) }
  /// Whether the statement was refused because it would write.
  public var isRefusal: Bool { code == SQLITE_READONLY || code == SQLITE_AUTH }
}
