// The properties of an entry in one column: JSON that SQL can read, and that a query looks through without taking it apart.

import JournalFormat
import JournalModel
import JournalText
import PlainFormats
import SQLiteKit

/// The properties of an entry as an object of JSON without blanks: under each key a text, or an array of texts. Values that are only kept
/// are left out.
enum PropertyTexts {
  /// Empty where there are none.
  static func json(_ properties: [PropertyReading]) -> [UInt8] {
    var json = JSONWriter()
    var isFirst = true
    for property in properties {
      let value: JSONValue
      switch property.value {
      case .text(let text): value = .string(text)
      case .list(let texts): value = JSONValue(texts)
      case .kept: continue
      }
      if isFirst { json.write(raw: "{") } else { json.write(raw: ",") }
      json.write(.string(property.key))
      json.write(raw: ":")
      json.write(value)
      isFirst = false
    }
    if !isFirst { json.write(raw: "}") }
    return json.bytes
  }

  /// A key as it stands in the JSON.
  struct Key {
    fileprivate let bytes: [UInt8]

    init(_ key: String) { bytes = JSONValue.string(key).utf8() }
  }

  /// Whether a value of a property meets a test.
  static func contains(_ json: UnsafeBufferPointer<UInt8>, _ key: Key, _ test: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var scanner = Scanner(json)
    guard scanner.goToValue(of: key) else { return false }
    while let text = scanner.nextText() {
      let slice = UnsafeBufferPointer(rebasing: json[text.range])
      if text.isEscaped ? unescaped(slice).withUnsafeBufferPointer(test) : test(slice) { return true }
    }
    return false
  }

  /// Whether there is a property.
  static func has(_ json: UnsafeBufferPointer<UInt8>, _ key: Key) -> Bool {
    var scanner = Scanner(json)
    return scanner.goToValue(of: key)
  }

  /// The texts of a property; none where there is no such property.
  static func values(_ json: UnsafeBufferPointer<UInt8>, _ key: Key) -> [String] {
    var values: [String] = []
    _ = contains(json, key) {
      values.append(String(decoding: $0, as: UTF8.self))
      return false
    }
    return values
  }

  /// All properties that a column holds.
  /// - Throws: As of a damaged file where it holds something else.
  static func all(_ row: Statement, _ column: Int32) throws(SQLiteError) -> [(key: String, values: [String])] {
    guard let object = try row.json(column).object else { throw .badColumn }
    return object.members.map { ($0.key, $0.value.string.map { [$0] } ?? $0.value.array?.compactMap(\.string) ?? []) }
  }

  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let json = "\"\(String(decoding: text, as: UTF8.self))\""
    // It is JSON that was written here: something else stands there after damage alone.
    return Array(((try? JSONValue(parsing: json))?.string ?? "").utf8)
  }

  /// Reads the object from its first member on; whatever the bytes are, it ends with them.
  private struct Scanner {
    private let json: UnsafeBufferPointer<UInt8>
    /// At a quote or bracket, or where there is nothing more.
    private var place = 1

    init(_ json: UnsafeBufferPointer<UInt8>) { self.json = json }

    mutating func goToValue(of key: Key) -> Bool {
      while place < json.count, json[place] == ASCII.quote {
        let start = place
        passText()
        let isIt = place - start == key.bytes.count && json[start..<place].elementsEqual(key.bytes)
        // The colon.
        place += 1
        if isIt { return true }
        passValue()
        // The comma.
        place += 1
      }
      return false
    }

    /// The next text of the value at hand, without its quotes; nil after the last.
    mutating func nextText() -> (range: Range<Int>, isEscaped: Bool)? {
      if place < json.count, json[place] == ASCII.openBracket || json[place] == ASCII.comma { place += 1 }
      guard place < json.count, json[place] == ASCII.quote else { return nil }
      let start = place + 1
      let isEscaped = passText()
      let isOne = start >= 2 && json[start - 2] == ASCII.colon
      defer { if isOne { place = json.count } }
      return (start..<max(start, min(place, json.count) - 1), isEscaped)
    }

    private mutating func passValue() {
      guard place < json.count, json[place] == ASCII.openBracket else {
        passText()
        return
      }
      place += 1
      while place < json.count, json[place] != ASCII.closeBracket {
        if json[place] == ASCII.quote { passText() } else { place += 1 }
      }
      place += 1
    }

    /// Goes past a text.
    /// - Returns: Whether anything in it is escaped.
    @discardableResult
    private mutating func passText() -> Bool {
      var isEscaped = false
      place += 1
      while place < json.count, json[place] != ASCII.quote {
        if json[place] == ASCII.backslash {
          isEscaped = true
          place += 1
        }
        place += 1
      }
      place += 1
      return isEscaped
    }
  }
}
