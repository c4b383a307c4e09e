// A query as a condition of SQL.

import JournalDates
import JournalModel
import JournalQuery
import JournalStore
import PlainFormats
import SQLiteKit

/// A condition on rows that is true where the query is about what they stand for. Values are bound; what is no matter of SQL is asked of
/// the tests of `JournalQuery`, which become functions of the connection, so that both ways to answer agree.
struct QuerySQL {
  /// What a row stands for.
  enum Frame: String {
    /// An entry: the row `f` of `file`.
    case entry
    /// A day that has metrics and no file: the row `d` of `day`.
    case metricDay
  }

  let frame: Frame
  let index: JournalIndex
  var journal: Journal { index.journal }
  var connection: Connection { index.connection }
  /// The metrics that days have.
  let metrics: [DayTable.Column]
  /// The columns of text that words and expressions are looked for in.
  var columns = Self.searchedColumns
  /// What the numbered values stand for.
  private(set) var values: [SQLiteValue] = []
  private var functionCount = 0
  private var stages: [String] = []

  init(_ frame: Frame, _ index: JournalIndex) throws(SQLiteError) {
    self.frame = frame
    self.index = index
    metrics = try DayTable.metrics(index.connection)
  }

  /// The condition of a query; its values are added to `values`. Where it is null, it is not true.
  mutating func condition(_ node: QueryNode) throws -> String { try condition(node, depth: 0) }

  private mutating func condition(_ node: QueryNode, depth: Int) throws -> String {
    if depth == Self.deepest {
      let (key, rows) = frame == .entry ? ("f.id", "file f where f.kind is not null") : ("d.date", "day d where d.file is null")
      return staged(key, rows, try condition(node, depth: 0))
    }
    switch node {
    case .all(let parts): return Self.joined(try parts.map { try condition($0, depth: depth + 1) }, "and", empty: "1")
    case .any(let parts): return Self.joined(try parts.map { try condition($0, depth: depth + 1) }, "or", empty: "0")
    case .not(let part): return "(\(try condition(part, depth: depth + 1)) is not true)"
    case .text(let match): return try text(match)
    case .entry(let condition): return try entry(condition.test)
    case .item(let item): return try has(item)
    }
  }

  /// The conditions in one. SQLite takes a tree of a thousand levels, and each word between conditions is one.
  static func joined(_ parts: [String], _ word: String, empty: String) -> String {
    if parts.count == 1 { return parts[0] }
    if parts.count <= 100 { return parts.isEmpty ? empty : "(\(parts.joined(separator: " \(word) ")))" }
    let lists = stride(from: 0, to: parts.count, by: 100).map { start in
      joined(Array(parts[start..<min(start + 100, parts.count)]), word, empty: empty)
    }
    return joined(lists, word, empty: empty)
  }

  /// The deepest that conditions stand in each other: SQLite reads few parentheses in parentheses.
  static let deepest = 4

  /// A condition found out before, whose rows are then known by a key.
  mutating func staged(_ key: String, _ rows: String, _ condition: String) -> String {
    let name = "stage_\(stages.count + 1)"
    stages.append("\(name) as (select \(key) from \(rows) and \(condition))")
    return "(\(key)) in (select * from \(name))"
  }

  /// What a statement that uses the condition begins with.
  var prefix: String { stages.isEmpty ? "" : "with \(stages.joined(separator: ", ")) " }

  /// Keeps a value for a place in the condition.
  mutating func bound(_ value: SQLiteValue) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  mutating func bound(_ text: String) -> String { bound(.text(text)) }

  /// What stands in an interval.
  mutating func within(_ interval: Interval, _ value: String) -> String {
    var parts: [String] = []
    if let lower = interval.lower { parts.append("\(value) \(interval.includesLower ? ">=" : ">") \(bound(.real(lower)))") }
    if let upper = interval.upper { parts.append("\(value) \(interval.includesUpper ? "<=" : "<") \(bound(.real(upper)))") }
    return parts.isEmpty ? "\(value) is not null" : "(\(parts.joined(separator: " and ")))"
  }

  /// A call of a test of these columns; false where all of them are null.
  mutating func call(_ columns: [String], _ test: @escaping (SQLiteArguments) -> Bool) throws(SQLiteError) -> String {
    functionCount += 1
    let name = "\(frame.rawValue)_test_\(functionCount)"
    try connection.define(name, argumentCount: Int32(columns.count)) { .integer(test($0) ? 1 : 0) }
    return "\(name)(\(columns.joined(separator: ", ")))"
  }

  /// A call of a test of one text.
  mutating func call(_ column: String, _ test: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) throws(SQLiteError) -> String {
    try call([column]) { $0.kind(0) != .null && $0.withBytes(0, test) }
  }

  /// A call of a test that one element of a JSON array must meet.
  mutating func callOnElements(_ column: String, _ test: @escaping (String) -> Bool) throws(SQLiteError) -> String {
    try call(column) { bytes in
      // An empty array; most are.
      if bytes.count <= 2 { return false }
      let elements = (try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)))?.array ?? []
      return elements.contains { $0.string.map(test) ?? false }
    }
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension WildcardPattern {
  /// The only spelling of what is looked for, in small letters; nil where there are several.
  var onlySpelling: String? { hasWildcards || !parts[0].isASCII ? nil : parts[0] }
}
