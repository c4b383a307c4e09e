// JSON values to bytes.

extension JSONValue {
  /// The value as JSON text without a final line feed; pretty is indented by two spaces, else on one line without blanks.
  public func text(pretty: Bool = false) -> String { String(decoding: utf8(pretty: pretty), as: UTF8.self) }

  /// The value as the UTF-8 bytes of its text.
  public func utf8(pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.write(self)
    return writer.bytes
  }
}

/// Writes JSON values one after the other, as for lines of JSON.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private let pretty: Bool
  private var depth = 0

  public init(pretty: Bool = false) { self.pretty = pretty }

  /// Appends a value. Strings escape quotes, backslashes, and what would steer a terminal that the JSON is shown on: control characters (C0,
  /// DEL, C1), line and paragraph separators, marks and overrides of direction. All else is plain UTF-8.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    // Swift writes the shortest text that reads back as the same number.
    case .double(let number) where number != 0 && number.magnitude < 1e15 && number == number.rounded(.towardZero):
      append(String(Int(number)))
      append(".0")
    case .double(let number): append(number.isFinite ? number.description : "null")
    case .string(let text): write(text)
    case .array(let elements):
      open(0x5B)
      for (index, element) in elements.enumerated() {
        separate(isFirst: index == 0)
        write(element)
      }
      close(0x5D, isEmpty: elements.isEmpty)
    case .object(let object):
      open(0x7B)
      for (index, member) in object.members.enumerated() {
        separate(isFirst: index == 0)
        write(member.key)
        bytes.append(0x3A)
        if pretty { bytes.append(0x20) }
        write(member.value)
      }
      close(0x7D, isEmpty: object.isEmpty)
    }
  }

  /// Appends what is JSON, or a part of it, as it stands.
  public mutating func write(raw text: StaticString) {
    text.withUTF8Buffer { text in
      // Most are a bracket, a comma or both.
      if text.count <= 2 { for byte in text { bytes.append(byte) } } else { bytes.append(contentsOf: text) }
    }
  }

  /// Makes room for so many bytes.
  public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends bytes that are no JSON, between values.
  public mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }
  public mutating func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

  /// Ends a line, between values that stand one a line.
  public mutating func endLine() { bytes.append(0x0A) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
  }

  private mutating func separate(isFirst: Bool) {
    if !isFirst { bytes.append(0x2C) }
    if pretty { indent() }
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if pretty, !isEmpty { indent() }
    bytes.append(bracket)
  }

  private mutating func indent() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
  }

  /// Appends a text as JSON has it.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(utf8: $0) }
  }

  /// Appends a text as JSON has it.
  /// - Parameter source: UTF-8.
  public mutating func write(utf8 source: UnsafeBufferPointer<UInt8>) {
    bytes.append(0x22)
    var start = 0
    var next = 0
    let raw = UnsafeRawBufferPointer(source)
    while next < source.count {
      // Most bytes stand for themselves.
      if next + 8 <= source.count, Self.standForThemselves(raw.loadUnaligned(fromByteOffset: next, as: UInt64.self)) {
        next += 8
        continue
      }
      let index = next
      next += 1
      let byte = source[index]
      if byte < 0x7F {
        if byte >= 0x20, byte != 0x22, byte != 0x5C { continue }
      } else if byte != 0x7F, byte != 0xC2, byte != 0xD8, byte != 0xE2 {
        continue
      }
      guard let escape = Self.escape(at: index, in: source) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      bytes.append(contentsOf: escape.text.utf8)
      start = index + escape.length
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    bytes.append(0x22)
  }

  /// Whether eight bytes are ASCII that needs no escape.
  private static func standForThemselves(_ word: UInt64) -> Bool {
    let (ones, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // Of a byte that is no ASCII the others may tell anything: it is one of those that are looked at by themselves.
    func has(_ byte: UInt64) -> UInt64 { (word ^ ones &* byte) &- ones }
    return (word | word &- ones &* 0x20 | has(0x22) | has(0x5C) | has(0x7F)) & high == 0
  }

  /// What stands for the character that begins here and how many bytes it replaces; nil where it stands for itself.
  private static func escape(at index: Int, in source: UnsafeBufferPointer<UInt8>) -> (text: String, length: Int)? {
    switch source[index] {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x08: return ("\\b", 1)
    case 0x09: return ("\\t", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0C: return ("\\f", 1)
    case 0x0D: return ("\\r", 1)
    case let byte where byte < 0x20 || byte == 0x7F: return (escape(UInt32(byte)), 1)
    case 0xC2 where source[index + 1] < 0xA0: return (escape(UInt32(source[index + 1])), 2)
    case 0xD8 where source[index + 1] == 0x9C: return (escape(0x061C), 2)
    case 0xE2:
      let value = 0x2000 | UInt32(source[index + 1] & 0x3F) << 6 | UInt32(source[index + 2] & 0x3F)
      switch value {
      case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (escape(value), 3)
      default: return nil
      }
    default: return nil
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
