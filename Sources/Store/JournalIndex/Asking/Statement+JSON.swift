// Columns of the index that hold JSON, which the index itself has written.

import PlainFormats
import SQLiteKit

extension Statement {
  /// The JSON of a column.
  /// - Throws: As of a damaged file where it is none.
  func json(_ column: Int32) throws(SQLiteError) -> JSONValue {
    do throws(JSONError) { return try JSONValue(parsing: text(column)) } catch { throw .badColumn }
  }

  /// The texts of a column that holds an array of them; none of a column without anything.
  /// - Throws: As of a damaged file where it holds something else.
  func texts(_ column: Int32) throws(SQLiteError) -> [String] {
    if isNull(column) { return [] }
    guard let array = try json(column).array else { throw .badColumn }
    return array.compactMap(\.string)
  }
}

extension SQLiteError {
  /// A column of ours that holds something else than was written there: only damage makes one.
  static var badColumn: SQLiteError { SQLiteError(result: 11, message: "a column holds no JSON that was written there") }
}
