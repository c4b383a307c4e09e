// What went wrong in the database.

import CSQLite
public import JournalText

/// A failure that SQLite reports.
public struct SQLiteError: ExplainedError, Equatable {
  /// The primary result code of SQLite, such as 11 for a damaged file.
  public let result: Int32
  /// SQLite's words for it, such as `database disk image is malformed`.
  public let message: String
  /// Where in the statement it went wrong, in bytes from its beginning; nil where SQLite does not say.
  public let offset: Int?
  /// What a statement of somebody else's was kept from; nil where it was kept from nothing.
  public internal(set) var denied: Denial?

  /// What a statement may not do.
  public enum Denial: Sendable {
    /// To read a table, or one column of it.
    case reading
    case function
    /// To write, to set anything, or to open another file.
    case other
  }

  public init(result: Int32, message: String, offset: Int? = nil) {
    self.result = result
    self.message = message
    self.offset = offset
  }

  init(_ code: Int32, of handle: OpaquePointer?) {
    let offset = handle.map { Int(sqlite3_error_offset($0)) } ?? -1
    self.init(
      result: code & 0xFF, message: String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)),
      offset: offset < 0 ? nil : offset)
  }

  public var code: ErrorCode { isBusy ? .busy : .database }
  public var what: String { message }

  /// Whether another process holds the file.
  public var isBusy: Bool { result == SQLITE_BUSY || result == SQLITE_LOCKED }
  /// Whether the file is no database, or a damaged one.
  public var isDamage: Bool { result == SQLITE_CORRUPT || result == SQLITE_NOTADB }
  /// Whether it ends before it should.
  public var isCut: Bool { result == SQLITE_IOERR }
  /// Whether the statement was refused because it would write.
  public var isRefusal: Bool { result == SQLITE_READONLY || result == SQLITE_AUTH }
}
