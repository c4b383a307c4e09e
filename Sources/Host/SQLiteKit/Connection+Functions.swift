// Functions of the program's own in SQL.

import CSQLite

/// A value as SQLite keeps it; bytes that are no text are left out.
public enum SQLiteValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
}

/// What a function of SQL is called with; valid during the call.
public struct SQLiteArguments {
  fileprivate let values: UnsafeMutablePointer<OpaquePointer?>?
  public let count: Int

  public func kind(_ index: Int) -> Statement.Kind { Statement.Kind(sqlite3_value_type(values?[index])) }
  public func integer(_ index: Int) -> Int64 { sqlite3_value_int64(values?[index]) }
  public func real(_ index: Int) -> Double { sqlite3_value_double(values?[index]) }

  /// The bytes of text or blob, valid while `body` runs; none where the value is null.
  public func withBytes<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Asked for in this order, the length is that of the bytes.
    let start = sqlite3_value_blob(values?[index])
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(values?[index])))
    return body(bytes.assumingMemoryBound(to: UInt8.self))
  }
}

extension Connection {
  /// What a function stands for, kept by SQLite as long as it knows the name.
  private final class Body {
    let call: (SQLiteArguments) -> SQLiteValue

    init(_ call: @escaping (SQLiteArguments) -> SQLiteValue) { self.call = call }
  }

  /// Makes a function that statements of this connection may call. The same values must always give the same result.
  ///
  /// A function of the same name and number of arguments is replaced, which no running statement may use.
  public func define(
    _ name: String, argumentCount: Int32 = 1, _ body: @escaping (SQLiteArguments) -> SQLiteValue
  ) throws(SQLiteError) {
    let code = sqlite3_create_function_v2(
      handle, name, argumentCount, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, Unmanaged.passRetained(Body(body)).toOpaque(),
      { context, count, values in
        guard let data = sqlite3_user_data(context) else { return }
        let body = Unmanaged<Body>.fromOpaque(data).takeUnretainedValue()
        switch body.call(SQLiteArguments(values: values, count: Int(count))) {
        case .null: sqlite3_result_null(context)
        case .integer(let number): sqlite3_result_int64(context, number)
        case .real(let number): sqlite3_result_double(context, number)
        case .text(var text):
          text.withUTF8 {
            sqlite3_result_text64(context, sqlite_characters($0.baseAddress), UInt64($0.count), sqlite_transient(), UInt8(SQLITE_UTF8))
          }
        }
      }, nil, nil, { $0.map { Unmanaged<Body>.fromOpaque($0).release() } })
    if code != SQLITE_OK { throw SQLiteError(code, of: handle) }
  }
}

extension Statement {
  public func bind(_ place: Int32, _ value: SQLiteValue) {
    switch value {
    case .null: bindNull(place)
    case .integer(let number): bind(place, number)
    case .real(let number): bind(place, number)
    case .text(let text): bind(place, text)
    }
  }
}

extension Statement.Kind {
  fileprivate init(_ type: Int32) {
    self =
      switch type {
      case SQLITE_INTEGER: .integer
      case SQLITE_FLOAT: .real
      case SQLITE_TEXT: .text
      case SQLITE_BLOB: .blob
      default: .null
      }
  }
}
