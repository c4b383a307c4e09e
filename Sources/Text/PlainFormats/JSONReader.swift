// Bytes to JSON values, strictly.

public import JournalText

/// Why a text is not JSON, and where: line and column from 1, columns in Unicode scalars.
public struct JSONError: ExplainedError, Hashable {
  public let reason: String
  public let line: Int
  public let column: Int

  /// `3:14: a comma or ‘]’ must stand here`.
  public var what: String { "\(line):\(column): \(reason)" }
  public var code: ErrorCode { .unreadable }
}

extension JSONValue {
  /// How many arrays and objects may stand inside each other.
  public static let depthLimit = 512

  /// Reads one JSON text as RFC 8259 has it, nothing more: no comments, no trailing commas, valid UTF-8, at most 512 levels.
  /// Whole numbers beyond 64 bits become doubles; a name may be repeated, and look-up finds the last.
  /// - Parameter longest: A text of more bytes than this is refused before it is held.
  public init(parsing bytes: [UInt8], longestText longest: Int = .max) throws(JSONError) {
    var result: Result<JSONValue, JSONError> = .success(.null)
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer, longestText: longest)
      do throws(JSONError) { result = .success(try reader.document()) } catch { result = .failure(error) }
    }
    self = try result.get()
  }

  /// Reads one JSON text.
  public init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }
}

struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private let longestText: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, longestText: Int = .max) {
    self.bytes = bytes
    self.longestText = longestText
  }

  /// An array or object that is not closed yet. A stack of these stands in for recursion, so depth costs no stack.
  private struct Level {
    var isObject: Bool
    var elements: [JSONValue] = []
    var object = JSONObject()
    /// The name whose value comes next.
    var key = ""
  }

  mutating func document() throws(JSONError) -> JSONValue {
    var levels: [Level] = []
    while true {
      skipBlanks()
      guard var value = try begin(&levels) else { continue }
      // A finished value goes into the level above it, which may finish that one too.
      while true {
        skipBlanks()
        guard let top = levels.indices.last else {
          if position < bytes.count { throw failure("nothing may follow the value") }
          return value
        }
        if levels[top].isObject {
          levels[top].object.append(levels[top].key, value)
          if take(0x2C) {
            skipBlanks()
            levels[top].key = try name()
            break
          }
          guard take(0x7D) else { throw failure("a comma or ‘}’ must stand here") }
          value = .object(levels.removeLast().object)
        } else {
          levels[top].elements.append(value)
          if take(0x2C) { break }
          guard take(0x5D) else { throw failure("a comma or ‘]’ must stand here") }
          value = .array(levels.removeLast().elements)
        }
      }
    }
  }

  /// Reads a scalar or an empty container; opens a level and gives nil for one that holds something.
  private mutating func begin(_ levels: inout [Level]) throws(JSONError) -> JSONValue? {
    guard position < bytes.count else { throw failure(bytes.isEmpty ? "the text is empty" : "a value must stand here") }
    switch bytes[position] {
    case 0x5B:
      try checkDepth(levels.count)
      position += 1
      skipBlanks()
      if take(0x5D) { return .array([]) }
      levels.append(Level(isObject: false))
      return nil
    case 0x7B:
      try checkDepth(levels.count)
      position += 1
      skipBlanks()
      if take(0x7D) { return .object([:]) }
      levels.append(Level(isObject: true, key: try name()))
      return nil
    case 0x22: return .string(try string())
    case 0x2D, 0x30...0x39: return try number()
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    default: throw failure("a value must stand here")
    }
  }

  private func checkDepth(_ depth: Int) throws(JSONError) {
    if depth >= JSONValue.depthLimit { throw failure("more than \(JSONValue.depthLimit) levels") }
  }

  private mutating func name() throws(JSONError) -> String {
    guard position < bytes.count, bytes[position] == 0x22 else { throw failure("a name in quotes must stand here") }
    let key = try string()
    skipBlanks()
    guard take(0x3A) else { throw failure("a colon must stand here") }
    return key
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard bytes.count - position >= length,
      bytes[position..<position + length].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: length))
    else { throw failure("a value must stand here") }
    position += length
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = take(0x2D)
    if !take(0x30), !skipDigits() { throw failure("a digit must stand here") }
    var isWhole = true
    if take(0x2E) {
      isWhole = false
      guard skipDigits() else { throw failure("a digit must stand here") }
    }
    if take(0x65) || take(0x45) {
      isWhole = false
      if !take(0x2B) { _ = take(0x2D) }
      guard skipDigits() else { throw failure("a digit must stand here") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // Minus zero is a number of its own, which only a double holds.
    if isWhole, let whole = Int(text), !(isNegative && whole == 0) { return .int(whole) }
    guard let number = Double(text), number.isFinite else {
      position = start
      throw failure("this number is too large")
    }
    return .double(number)
  }

  private mutating func string() throws(JSONError) -> String {
    let open = position
    position += 1
    var text: [UInt8] = []
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x22:
        if position - open - 1 > longestText { throw tooLong(open) }
        text.append(contentsOf: bytes[start..<position])
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          position = open
          throw failure("this text is not valid UTF-8")
        }
        return valid
      case 0x5C:
        if position - open > longestText { throw tooLong(open) }
        text.append(contentsOf: bytes[start..<position])
        text.append(contentsOf: String(Character(try escape())).utf8)
        start = position
      case 0x00..<0x20: throw failure("a control character must be escaped")
      default: position += 1
      }
    }
    position = open
    throw failure("this text has no closing quote")
  }

  private mutating func tooLong(_ open: Int) -> JSONError {
    position = open
    return failure("this text has more than \(longestText) bytes")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    guard position < bytes.count else { throw failure("an escape must stand here") }
    position += 1
    switch bytes[position - 1] {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75:
      let start = position - 2
      let unit = try codeUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // Beyond U+FFFF a character is written as two halves, high before low.
      if unit < 0xDC00, take(0x5C), take(0x75) {
        let low = try codeUnit()
        if low >= 0xDC00, low < 0xE000, let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) { return scalar }
      }
      position = start
      throw failure("half of a surrogate pair stands alone")
    default:
      position -= 2
      throw failure("there is no such escape")
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard bytes.count - position >= 4 else { throw failure("four hexadecimal digits must stand here") }
    var unit: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("four hexadecimal digits must stand here")
      }
      unit = unit << 4 | UInt32(digit)
    }
    position += 4
    return unit
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A || bytes[position] == 0x0D || bytes[position] == 0x09 {
      position += 1
    }
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func failure(_ message: String) -> JSONError {
    var line = 1
    var column = 1
    for byte in bytes[..<position] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONError(reason: message, line: line, column: column)
  }
}
