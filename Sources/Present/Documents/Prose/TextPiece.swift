// What stands in plain text besides words.

import JournalModel

/// A part of a text node of a parsed Markdown text.
enum TextPiece: Equatable {
  case text(String)
  case wikiLink(Reference)
  /// With its `#`.
  case tag(String)

  var isPlain: Bool { if case .text = self { true } else { false } }

  /// The pieces of a text in order. At the beginning of a list item a box becomes a sign that can be read aloud.
  static func pieces(of text: String, beginsItem: Bool) -> [TextPiece] {
    let bytes = Array(text.utf8)
    var pieces: [TextPiece] = []
    var start = 0
    var index = 0
    if beginsItem, bytes.count > 3, bytes[0] == 0x5B, bytes[2] == 0x5D, bytes[3] == 0x20, let sign = sign(of: bytes[1]) {
      pieces.append(.text(sign))
      start = 3
      index = 3
    }
    func cut(at end: Int) { if end > start { pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) } }
    while index < bytes.count {
      if bytes[index] == 0x5B, let (reference, end) = wikiLink(in: bytes, at: index) {
        cut(at: index > start && bytes[index - 1] == 0x21 ? index - 1 : index)
        pieces.append(.wikiLink(reference))
        start = end
        index = end
      } else if bytes[index] == 0x23, index == 0 || bytes[index - 1] == 0x20, let end = endOfTag(in: bytes, at: index) {
        cut(at: index)
        pieces.append(.tag(String(decoding: bytes[index..<end], as: UTF8.self)))
        start = end
        index = end
      } else {
        index += 1
      }
    }
    cut(at: bytes.count)
    return pieces
  }

  private static func sign(of mark: UInt8) -> String? {
    switch mark {
    case 0x20: BoxSign.open.symbol
    case 0x78, 0x58: BoxSign.done.symbol
    case 0x2F: BoxSign.partly.symbol
    case 0x2D: BoxSign.dropped.symbol
    default: nil
    }
  }

  private static func wikiLink(in bytes: [UInt8], at index: Int) -> (Reference, end: Int)? {
    guard index + 1 < bytes.count, bytes[index + 1] == 0x5B else { return nil }
    var at = index + 2
    while at + 1 < bytes.count, bytes[at] != 0x5B {
      if bytes[at] == 0x5D {
        return bytes[at + 1] == 0x5D ? Reference(writtenInLink: bytes[(index + 2)..<at]).map { ($0, at + 2) } : nil
      }
      at += 1
    }
    return nil
  }

  /// A tag is letters, digits, `_`, `-`, `/` and anything beyond ASCII, and not digits alone.
  private static func endOfTag(in bytes: [UInt8], at index: Int) -> Int? {
    var end = index + 1
    var hasLetter = false
    while end < bytes.count {
      switch bytes[end] {
      case 0x30...0x39: break
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2F, 0x80...: hasLetter = true
      default: return hasLetter ? end : nil
      }
      end += 1
    }
    return hasLetter ? end : nil
  }
}

extension Reference {
  /// What stands between `[[` and `]]`. In a table the bar is written `\|`.
  fileprivate init?(writtenInLink bytes: ArraySlice<UInt8>) {
    var inner: [UInt8] = []
    for byte in bytes {
      if byte == 0x7C, inner.last == 0x5C { inner.removeLast() }
      inner.append(byte)
    }
    self.init("[[\(String(decoding: inner, as: UTF8.self))]]")
  }
}
