// From the bytes of a scalar to its text.

public import JournalText

extension FrontMatter {
  /// The text of an entry's key, its quotes and escapes undone.
  public func key(of entry: Entry, in source: SourceText) -> String {
    FrontMatter.text(of: entry.key, style: FrontMatter.style(source[entry.key]), in: source)
  }

  /// The text of an entry whose value is a scalar, quotes and escapes undone; of any other, its bytes as they stand.
  public func text(of entry: Entry, in source: SourceText) -> String {
    FrontMatter.text(of: entry.value, style: entry.style, in: source)
  }

  /// The text of a list's element, quotes and escapes undone.
  public func text(of element: Element, in source: SourceText) -> String {
    FrontMatter.text(of: element.value, style: element.style, in: source)
  }

  /// The first entry with this key.
  public func entry(_ key: String, in source: SourceText) -> Entry? {
    entries.first { Array(self.key(of: $0, in: source).utf8) == Array(key.utf8) }
  }

  /// The text that `range`, written in `style`, stands for.
  static func text(of range: TextRange, style: Style, in source: SourceText) -> String {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, range.upperBound <= bytes.count else { return "" }
      return style == .singleQuoted || style == .doubleQuoted ? decoded(base, range) : String(decoding: source[range], as: UTF8.self)
    }
  }

  private static func style(_ bytes: ArraySlice<UInt8>) -> Style {
    switch bytes.first {
    case ASCII.quote: .doubleQuoted
    case ASCII.apostrophe: .singleQuoted
    default: .plain
    }
  }

  /// The text of a scalar on one line, by its first byte: quoted with `"` or `'`, else plain.
  static func decoded(_ base: UnsafePointer<UInt8>, _ range: TextRange) -> String {
    let quote = range.isEmpty ? 0 : base[range.lowerBound]
    guard quote == ASCII.quote || quote == ASCII.apostrophe, range.count >= 2 else {
      return String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }
    var out: [UInt8] = []
    out.reserveCapacity(range.count)
    var i = range.lowerBound + 1
    let end = range.upperBound - 1
    while i < end {
      if quote == ASCII.apostrophe, base[i] == ASCII.apostrophe {
        out.append(ASCII.apostrophe)
        i += 2
      } else if quote == ASCII.quote, base[i] == ASCII.backslash, i + 1 < end {
        i += 1
        let digits = base[i] == UInt8(ascii: "x") ? 2 : base[i] == UInt8(ascii: "u") ? 4 : base[i] == UInt8(ascii: "U") ? 8 : 0
        var value = simpleEscape(base[i]) ?? UInt32(base[i])
        if digits > 0 {
          value = 0
          for j in i + 1...i + digits where j < end { value = value &<< 4 | (hexadecimal(base[j]) ?? 0) }
        }
        out += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        i += 1 + digits
      } else {
        out.append(base[i])
        i += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The scalar that a backslash and `byte` stand for in double quotes (YAML 1.2, section 5.7); nil where they stand for none.
  static func simpleEscape(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), ASCII.tab: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case ASCII.space: 0x20
    case ASCII.quote: 0x22
    case ASCII.slash: 0x2F
    case ASCII.backslash: 0x5C
    case UInt8(ascii: "N"): 0x85
    case ASCII.underscore: 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if byte.isDigit { return UInt32(byte &- ASCII.zero) }
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x66 ? UInt32(letter &- 0x61) &+ 10 : nil
  }
}
