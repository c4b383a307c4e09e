// How texts are put into what a template makes.

/// What a template makes, which decides how texts are escaped in it.
public enum MustacheOutput: String, Hashable, Sendable, CaseIterable {
  /// `&`, `<`, `>` and both quotes become character references.
  case html
  /// Texts stay as they are, since they are Markdown already. One that stands on a line with other text stays on that line: its line ends
  /// become blanks. A tag alone on its line takes all lines of its text.
  case markdown

  /// - Parameter isAlone: Whether the tag stands alone on its line.
  func escaped(_ text: String, isAlone: Bool) -> [UInt8] {
    switch self {
    case .html: Self.escapedForHTML(text)
    case .markdown: isAlone ? Array(text.utf8) : Self.onOneLine(text)
    }
  }

  private static func escapedForHTML(_ text: String) -> [UInt8] {
    var out: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out += "&amp;".utf8
      case UInt8(ascii: "<"): out += "&lt;".utf8
      case UInt8(ascii: ">"): out += "&gt;".utf8
      case UInt8(ascii: "\""): out += "&quot;".utf8
      case UInt8(ascii: "'"): out += "&#39;".utf8
      default: out.append(byte)
      }
    }
    return out
  }

  /// Runs of line ends, with the blanks around them, become one blank; those at either end go.
  private static func onOneLine(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == lineFeed || $0 == carriageReturn }) else { return bytes }
    var out: [UInt8] = []
    for part in bytes.split(whereSeparator: { $0 == lineFeed || $0 == carriageReturn }) {
      let line = part.drop(while: isBlank)
      guard let last = line.lastIndex(where: { !isBlank($0) }) else { continue }
      if !out.isEmpty { out.append(space) }
      out += line[...last]
    }
    return out
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let space = UInt8(ascii: " ")

func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == UInt8(ascii: "\t") }
func isWhitespace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == lineFeed || byte == carriageReturn }
