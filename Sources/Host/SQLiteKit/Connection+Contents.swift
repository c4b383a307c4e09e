// A database of somebody else's, whose bytes are at hand.

import CSQLite

extension Connection {
  /// What a file begins with that is a database.
  public static let signature = Array("SQLite format 3\0".utf8)

  /// Opens the bytes of a database as a copy in memory: no file is looked at or made, and nothing in them can be changed. What a log beside the
  /// file holds is not in it.
  /// - Throws: As cut off where the bytes are fewer than their beginning says; damage shows when it is read.
  public convenience init(contents: [UInt8]) throws(SQLiteError) {
    let cut = SQLiteError(result: SQLITE_IOERR, message: "the database is shorter than its beginning says")
    guard contents.starts(with: Self.signature) else { throw SQLiteError(result: SQLITE_NOTADB, message: "it is no database") }
    guard contents.count >= 100 else { throw cut }
    func number(_ place: Int, _ length: Int) -> Int { contents[place..<place + length].reduce(0) { $0 << 8 | Int($1) } }
    let pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    // The count of pages holds where it was written with the last change.
    if number(24, 4) == number(92, 4), number(28, 4) * pageSize > contents.count { throw cut }
    try self.init(nil)
    guard let copy = sqlite3_malloc64(UInt64(contents.count)) else { throw SQLiteError(SQLITE_NOMEM, of: handle) }
    contents.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: contents.count) }
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    // A log that belongs to it cannot be in memory.
    (bytes[18], bytes[19]) = (1, 1)
    let count = sqlite3_int64(contents.count)
    let code = sqlite3_deserialize(
      handle, "main", bytes, count, count, UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
    if code != SQLITE_OK { throw SQLiteError(code, of: handle) }
    // Its own views and triggers may call nothing.
    try run("pragma trusted_schema = off")
  }
}
