// The HTML of notes, as Markdown.

import JournalText

enum Markup {
  /// Paragraphs, line ends and lists as lines; bold and italic with their marks; all other tags are left out.
  static func text(_ html: String) -> String {
    // Bytes, since a string of many small parts is copied again and again while it grows.
    let bytes = Array(html.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var rest = bytes[...]
    // Whether a tag may still end: that none does is found out once.
    var hasEnds = true
    while let open = rest.firstIndex(where: { $0 == ASCII.less || $0 == UInt8(ascii: "&") }) {
      out += rest[..<open]
      let isTag = rest[open] == ASCII.less
      rest = rest[(open + 1)...]
      if !isTag {
        if let end = rest.prefix(9).firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(Substring(decoding: rest[..<end], as: UTF8.self))
        {
          out += String(Character(scalar)).utf8
          rest = rest[(end + 1)...]
        } else {
          out.append(UInt8(ascii: "&"))
        }
      } else if hasEnds, isName(rest) {
        if let end = rest.firstIndex(of: ASCII.greater) {
          out += mark(Substring(decoding: rest[..<end], as: UTF8.self)).utf8
          rest = rest[(end + 1)...]
        } else {
          hasEnds = false
          out.append(ASCII.less)
        }
      } else {
        out.append(ASCII.less)
      }
    }
    out += rest
    let lines = String(decoding: out, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedOfBlanks }
    return lines.filter { !$0.isEmpty && $0 != "-" }.joined(separator: "\n")
  }

  /// Whether the name of a tag stands here, as it does not in `a < b`.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.first == ASCII.slash ? text.dropFirst() : text
    // A scalar has four bytes at most.
    let first = String(decoding: name.prefix(4), as: UTF8.self).unicodeScalars.first
    return first.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }

  /// What a tag comes to.
  private static func mark(_ tag: Substring) -> String {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br", "p", "div", "ul", "ol", "h1", "h2", "h3": return "\n"
    case "li": return isEnd ? "\n" : "\n- "
    case "b", "strong": return "**"
    case "i", "em": return "*"
    default: return ""
    }
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }
  }
}

/// RFC 4648, section 4.
enum Base64 {
  /// Nil where other signs than those of the alphabet, line ends and the padding stand there.
  static func decode(_ bytes: [UInt8]) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    for byte in bytes {
      let value: UInt32
      switch byte {
      case 0x41...0x5A: value = UInt32(byte) - 0x41
      case 0x61...0x7A: value = UInt32(byte) - 0x61 + 26
      case 0x30...0x39: value = UInt32(byte) - 0x30 + 52
      case 0x2B, 0x2D: value = 62
      case 0x2F, 0x5F: value = 63
      case 0x3D, 0x0A, 0x0D, 0x20: continue
      default: return nil
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        out.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return out
  }
}
