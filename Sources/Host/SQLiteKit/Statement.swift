// One compiled statement: values in, rows out.

import CSQLite

/// A compiled statement. Places of values count from 1, columns from 0, as in SQLite.
public final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection
  private let placeCount: Int32
  /// Where short texts lie while they are bound, a slot a place: SQLite would allocate each. A slot begins with the length of its text, or with
  /// `noText` where the place has something else. Nil until there is one.
  private var slots: UnsafeMutableRawPointer?
  private static let slotSize = 64
  private static let noText: UInt8 = 0xFF
  /// Which of the first 64 places have null: most of those had it in the row before, too.
  private var nulls: UInt64
  /// Why a value could not be bound since the statement was made ready.
  private var unbound: SQLiteError?

  init(_ sql: String, on connection: Connection) throws(SQLiteError) {
    var compiled: OpaquePointer?
    var sql = sql
    // Everything happens inside, since the rest of the text is told by its address.
    let (code, hasMore) = sql.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) { text -> (Int32, Bool) in
        var rest: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(connection.handle, text.baseAddress, Int32(text.count), 0, &compiled, &rest)
        guard code == SQLITE_OK, let rest, let base = text.baseAddress else { return (code, false) }
        var more: OpaquePointer?
        defer { sqlite3_finalize(more) }
        let left = text.count - (rest - base)
        guard left > 0 else { return (code, false) }
        return (code, sqlite3_prepare_v3(connection.handle, rest, Int32(left), 0, &more, nil) != SQLITE_OK || more != nil)
      }
    }
    guard code == SQLITE_OK else { throw SQLiteError(code, of: connection.handle) }
    guard let compiled, !hasMore else {
      sqlite3_finalize(compiled)
      throw SQLiteError(result: SQLITE_MISUSE, message: compiled == nil ? "there is no statement" : "there is more than one statement")
    }
    handle = compiled
    self.connection = connection
    placeCount = sqlite3_bind_parameter_count(compiled)
    nulls = placeCount < 64 ? 1 << UInt64(placeCount) - 1 : .max
  }

  /// Whether SQLite may index a table for this statement alone, as it does where it finds no better way. It reads all of the table for it, so
  /// that only what a person asks may be asked that way.
  public var mayIndexTables = false

  deinit {
    assert(
      mayIndexTables || sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_AUTOINDEX, 0) == 0,
      "SQLite indexed a table for this statement alone: \(sqlite3_sql(handle).map { String(cString: $0) } ?? "")")
    sqlite3_finalize(handle)
    slots?.deallocate()
  }

  // MARK: Values. One that cannot be bound fails the next step, so that no row is written or asked for without it. What a place has already, as
  // most columns of a table do from row to row, is not bound again.

  public func bind(_ place: Int32, _ number: Int64) {
    forget(place)
    note(sqlite3_bind_int64(handle, place, number))
  }

  public func bind(_ place: Int32, _ number: Int) { bind(place, Int64(number)) }

  public func bind(_ place: Int32, _ number: Double) {
    forget(place)
    note(sqlite3_bind_double(handle, place, number))
  }

  public func bindNull(_ place: Int32) {
    if nulls & Self.bit(place) != 0 { return }
    forget(place)
    nulls |= Self.bit(place)
    note(sqlite3_bind_null(handle, place))
  }

  private func hasPlace(_ place: Int32) -> Bool { place >= 1 && place <= placeCount }

  /// None of a place that is not among the first 64.
  @inline(__always)
  private static func bit(_ place: Int32) -> UInt64 { 1...64 ~= place ? 1 &<< UInt64(place - 1) : 0 }

  /// What a place has is another thing from now on.
  @inline(__always)
  private func forget(_ place: Int32) {
    nulls &= ~Self.bit(place)
    if let slots, hasPlace(place) { slots.storeBytes(of: Self.noText, toByteOffset: Int(place - 1) * Self.slotSize, as: UInt8.self) }
  }

  @inline(__always)
  private func note(_ code: Int32) {
    if code != SQLITE_OK { noteFailure(code) }
  }

  private func noteFailure(_ code: Int32) {
    if unbound == nil { unbound = SQLiteError(code, of: connection.handle) }
    // What the places have now is not known.
    nulls = 0
    forgetTexts()
  }

  public func bind(_ place: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if bytes.count < Self.slotSize, hasPlace(place) { return bind(place, short: UnsafeRawBufferPointer(bytes)) }
      forget(place)
      note(
        sqlite3_bind_text64(
          handle, place, sqlite_characters(bytes.baseAddress), UInt64(bytes.count), sqlite_transient(), UInt8(SQLITE_UTF8)))
    }
  }

  /// Binds a text that has room in the slot of its place.
  private func bind(_ place: Int32, short bytes: UnsafeRawBufferPointer) {
    let slots = slots ?? makeSlots()
    let length = slots + Int(place - 1) * Self.slotSize
    let text = UnsafeMutableRawBufferPointer(start: length + 1, count: bytes.count)
    if length.load(as: UInt8.self) == bytes.count, text.elementsEqual(bytes) { return }
    nulls &= ~Self.bit(place)
    length.storeBytes(of: UInt8(bytes.count), as: UInt8.self)
    text.copyMemory(from: bytes)
    note(sqlite3_bind_text64(handle, place, sqlite_characters(text.baseAddress), UInt64(bytes.count), nil, UInt8(SQLITE_UTF8)))
  }

  private func makeSlots() -> UnsafeMutableRawPointer {
    let made = UnsafeMutableRawPointer.allocate(byteCount: Int(placeCount) * Self.slotSize, alignment: 1)
    slots = made
    forgetTexts()
    return made
  }

  private func forgetTexts() {
    guard let slots else { return }
    for place in 0..<Int(placeCount) { slots.storeBytes(of: Self.noText, toByteOffset: place * Self.slotSize, as: UInt8.self) }
  }

  public func bind(_ place: Int32, _ text: String?) {
    if let text { bind(place, text) } else { bindNull(place) }
  }

  public func bind(_ place: Int32, _ number: Int?) {
    if let number { bind(place, number) } else { bindNull(place) }
  }

  /// Binds text without copying it: the bytes must stay where they are until the statement was stepped and reset.
  public func bind(_ place: Int32, borrowing text: UnsafeRawBufferPointer) {
    // Nothing has no address, which would be null.
    if text.isEmpty { return bind(place, "") }
    forget(place)
    note(sqlite3_bind_text64(handle, place, sqlite_characters(text.baseAddress), UInt64(text.count), nil, UInt8(SQLITE_UTF8)))
  }

  /// Binds bytes that are no text without copying them, as of a text.
  public func bind(_ place: Int32, borrowingBlob bytes: UnsafeRawBufferPointer) {
    forget(place)
    note(sqlite3_bind_blob64(handle, place, sqlite_characters(bytes.baseAddress), UInt64(bytes.count), nil))
  }

  /// Binds UTF-8.
  public func bind(_ place: Int32, text: [UInt8]) {
    forget(place)
    text.withUnsafeBytes { bytes in
      note(
        sqlite3_bind_text64(
          handle, place, sqlite_characters(bytes.baseAddress), UInt64(bytes.count), sqlite_transient(), UInt8(SQLITE_UTF8)))
    }
  }

  /// Binds bytes that are no text.
  public func bind(_ place: Int32, blob: ArraySlice<UInt8>) {
    forget(place)
    blob.withUnsafeBytes { bytes in
      note(sqlite3_bind_blob64(handle, place, sqlite_characters(bytes.baseAddress), UInt64(bytes.count), sqlite_transient()))
    }
  }

  // MARK: Rows

  /// Goes to the next row.
  /// - Returns: Whether there is one.
  /// - Throws: Also where a value could not be bound.
  public func step() throws(SQLiteError) -> Bool {
    if let unbound { throw unbound }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(code, of: connection.handle)
    }
  }

  /// Runs a statement that gives no rows, and makes it ready for other values.
  public func run() throws(SQLiteError) {
    defer { reset() }
    while try step() {}
  }

  /// Makes the statement ready to be run again; values stay bound.
  public func reset() {
    // It gives once more the error that the last step has thrown.
    _ = sqlite3_reset(handle)
    unbound = nil
  }

  // MARK: Columns of the row

  /// What SQLite keeps in a column.
  public enum Kind: Sendable { case null, integer, real, text, blob }

  public func kind(_ column: Int32) -> Kind {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  public func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  public func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// Empty where the column is null.
  public func text(_ column: Int32) -> String {
    withBytes(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// Nil where the column is null.
  public func textIfAny(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes of text or blob, valid while `body` runs.
  public func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    // Asked for in this order, the length is that of the bytes.
    let start = sqlite3_column_blob(handle, column)
    return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  public var columnCount: Int32 { sqlite3_column_count(handle) }
  public func name(ofColumn column: Int32) -> String { sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "" }

  /// Whether running it changes nothing in the database.
  public var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }
}
