// The properties of an entry in one column: JSON that SQL can read, and that a query looks through without taking it apart.

import JournalFormat
import JournalModel
import JournalText
import PlainFormats

/// The properties of an entry as an object of JSON without blanks: under each key a text, or an array of texts. Values that are only kept
/// are left out.
enum PropertyTexts {
  /// Writes nothing where there are none.
  static func write(_ properties: [PropertyReading], to writer: inout RecordWriter) {
    var isFirst = true
    for property in properties {
      if case .kept = property.value { continue }
      if isFirst { writer.write(raw: "{") } else { writer.write(raw: ",") }
      writer.write(property.key)
      writer.write(raw: ":")
      switch property.value {
      case .text(let text): writer.write(text)
      case .list(let texts): writer.write(JSONValue(texts))
      case .kept: break
      }
      isFirst = false
    }
    if !isFirst { writer.write(raw: "}") }
  }

  /// A key as it stands in the JSON.
  struct Key {
    /// The key in quotes and the colon after it.
    private let bytes: [UInt8]
    /// Its first eight bytes or all of them, and which bits of eight bytes those are.
    private let word, mask: UInt64

    init(_ key: String) {
      bytes = JSONValue.string(key).utf8() + [ASCII.colon]
      mask = bytes.count >= 8 ? .max : 1 << UInt64(8 * bytes.count) - 1
      word = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Where the value of the key begins; nil where there is no such key. In a text a quote stands after a backslash, so that a quote after a
    /// brace or a comma begins a text, and one before a colon ends a key.
    fileprivate func valueStart(in json: UnsafeBufferPointer<UInt8>) -> Int? {
      let raw = UnsafeRawBufferPointer(json)
      let end = json.count - bytes.count
      var place = 1
      while place <= end {
        if place + 8 <= json.count {
          let found = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
          if found & mask != word {
            place += 1
            continue
          }
        }
        let before = json[place - 1]
        if before == ASCII.openBrace || before == ASCII.comma, json[place..<place + bytes.count].elementsEqual(bytes) {
          return place + bytes.count
        }
        place += 1
      }
      return nil
    }
  }

  /// Whether a value of a property meets a test.
  static func contains(_ json: UnsafeBufferPointer<UInt8>, _ key: Key, _ test: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard let start = key.valueStart(in: json) else { return false }
    var scanner = Scanner(json, from: start)
    while let text = scanner.nextText() {
      let slice = UnsafeBufferPointer(rebasing: json[text.range])
      if text.isEscaped ? unescaped(slice).withUnsafeBufferPointer(test) : test(slice) { return true }
    }
    return false
  }

  /// Whether there is a property.
  static func has(_ json: UnsafeBufferPointer<UInt8>, _ key: Key) -> Bool { key.valueStart(in: json) != nil }

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
  static func all(_ json: UnsafeBufferPointer<UInt8>) -> [(key: String, values: [String])] {
    var properties: [(key: String, values: [String])] = []
    var members = Scanner(json)
    while let member = members.nextMember() {
      var texts = Scanner(json, from: member.value)
      var values: [String] = []
      while let text = texts.nextText() { values.append(self.text(text, of: json)) }
      properties.append((text(member.key, of: json), values))
    }
    return properties
  }

  /// The properties that are one text and no list.
  static func single(_ json: UnsafeBufferPointer<UInt8>) -> [(key: String, text: String)] {
    var properties: [(key: String, text: String)] = []
    var members = Scanner(json)
    while let member = members.nextMember() {
      guard member.value < json.count, json[member.value] == ASCII.quote else { continue }
      var texts = Scanner(json, from: member.value)
      if let value = texts.nextText() { properties.append((text(member.key, of: json), text(value, of: json))) }
    }
    return properties
  }

  private static func text(_ text: (range: Range<Int>, isEscaped: Bool), of json: UnsafeBufferPointer<UInt8>) -> String {
    let slice = UnsafeBufferPointer(rebasing: json[text.range])
    return String(decoding: text.isEscaped ? unescaped(slice) : Array(slice), as: UTF8.self)
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
    private var place: Int

    init(_ json: UnsafeBufferPointer<UInt8>, from place: Int = 1) { (self.json, self.place) = (json, place) }

    /// The next member: its key, and where its value begins.
    mutating func nextMember() -> (key: (range: Range<Int>, isEscaped: Bool), value: Int)? {
      guard place < json.count, json[place] == ASCII.quote else { return nil }
      let start = place + 1
      let isEscaped = passText()
      let key = start..<max(start, min(place, json.count) - 1)
      // The colon.
      place += 1
      let value = place
      passValue()
      // The comma.
      place += 1
      return ((key, isEscaped), value)
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
