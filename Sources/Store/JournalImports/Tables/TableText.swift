// The bytes of a table in whatever encoding, as UTF-8.

/// A text as UTF-8.
struct TableText {
  let bytes: [UInt8]
  /// The first line that has bytes which are no UTF-8, from 1.
  private(set) var firstBadLine: Int?

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter encoding: Nil where the byte order mark tells it; UTF-8 without one.
  init(_ source: [UInt8], _ encoding: TableProfile.Encoding?) {
    if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) || encoding == .utf16 {
      let isBig = source.starts(with: [0xFE, 0xFF])
      let units = stride(from: source.starts(with: [0xFF, 0xFE]) || isBig ? 2 : 0, to: source.count - 1, by: 2).map { place in
        let (a, b) = (UInt16(source[place]), UInt16(source[place + 1]))
        return isBig ? a << 8 | b : b << 8 | a
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    } else if encoding == .latin1 {
      var out = String.UnicodeScalarView()
      for byte in source { out.append(Unicode.Scalar(byte)) }
      bytes = Array(String(out).utf8)
    } else {
      let decoded = Array(String(decoding: source, as: UTF8.self).utf8)
      bytes = decoded
      if decoded.count != source.count || decoded != source {
        let place = zip(decoded, source).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? source.count
        firstBadLine = 1 + source[..<min(place, source.count)].count { $0 == 0x0A }
      }
    }
  }
}

/// Turns the pieces of a table in whatever encoding into UTF-8.
struct TableDecoder {
  private var encoding: TableProfile.Encoding?
  private var isDecided: Bool
  private var isBig = false
  /// Bytes of a character that is not whole yet.
  private var rest: [UInt8] = []
  /// Whether the text ends within a character.
  private(set) var hasHalfCharacter = false

  /// - Parameter encoding: Nil where the first bytes tell it; UTF-8 where they do not.
  init(_ encoding: TableProfile.Encoding?) {
    self.encoding = encoding
    isDecided = encoding == .latin1
  }

  /// Whether bytes need no decoding.
  mutating func takes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if !isDecided, rest.count + bytes.count >= 4 { decide(rest + bytes.prefix(64)) }
    return isDecided && rest.isEmpty && encoding != .utf16 && encoding != .latin1
  }

  private mutating func decide(_ head: [UInt8]) {
    isDecided = true
    if head.starts(with: [0xFE, 0xFF]) {
      (encoding, isBig) = (.utf16, true)
    } else if head.starts(with: [0xFF, 0xFE]) {
      encoding = .utf16
    } else if encoding != .utf8 {
      // Letters of ASCII have a zero on one side.
      let pairs = head.count / 2
      let zeros = (0..<pairs).reduce(into: (even: 0, odd: 0)) { sums, pair in
        if head[2 * pair] == 0 { sums.even += 1 }
        if head[2 * pair + 1] == 0 { sums.odd += 1 }
      }
      if zeros.even * 4 > pairs * 3, zeros.odd == 0 { (encoding, isBig) = (.utf16, true) }
      if zeros.odd * 4 > pairs * 3, zeros.even == 0 { encoding = .utf16 }
    }
  }

  mutating func decode(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    guard isDecided else {
      rest += bytes
      return []
    }
    let source = rest + bytes
    rest = []
    return decode(source)
  }

  /// Whole bytes, decoded where they need it.
  mutating func decoded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { takes(bytes) ? Array(bytes) : decode(bytes) }

  mutating func finish() -> [UInt8] {
    if !isDecided { decide(rest) }
    let source = rest
    rest = []
    var last = decode(source)
    if !rest.isEmpty {
      hasHalfCharacter = true
      last += Array("\u{FFFD}".utf8)
      rest = []
    }
    return last
  }

  private mutating func decode(_ source: [UInt8]) -> [UInt8] {
    switch encoding {
    case .latin1:
      var out: [UInt8] = []
      out.reserveCapacity(source.count + source.count / 8)
      for byte in source {
        if byte < 0x80 {
          out.append(byte)
        } else {
          out.append(0xC0 | byte >> 6)
          out.append(0x80 | byte & 0x3F)
        }
      }
      return out
    case .utf16:
      var units = stride(from: 0, to: source.count - 1, by: 2).map { place in
        let (a, b) = (UInt16(source[place]), UInt16(source[place + 1]))
        return isBig ? a << 8 | b : b << 8 | a
      }
      rest = source.count % 2 == 1 ? [source[source.count - 1]] : []
      // The first half of a character of two units.
      if let last = units.last, last & 0xFC00 == 0xD800 {
        units.removeLast()
        rest = Array(source[(units.count * 2)...])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    case .utf8, nil: return source
    }
  }
}
