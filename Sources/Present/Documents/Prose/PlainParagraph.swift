// Paragraphs in which no sign means anything to Markdown.

import JournalText

/// Most of what people write is words and stops. Those are the same in HTML, and need no parser.
enum PlainParagraph {
  /// The paragraph that cmark-gfm would make of a text; nil where any of it may mean something to it.
  static func html(of text: [UInt8]) -> [UInt8]? {
    guard let last = text.last, last != ASCII.space, last != ASCII.lineFeed, text[0] != 0xEF else { return nil }
    var html: [UInt8] = []
    html.reserveCapacity(text.count + 16)
    html += "<p>".utf8
    var beginsLine = true
    for (place, byte) in text.enumerated() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x80...: html.append(byte)
      // At the beginning of a line a number counts a list, and other signs make one, a heading or a rule.
      case _ where beginsLine: return nil
      case 0x30...0x39, ASCII.space, 0x21, 0x25, 0x27, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2F, 0x3B, 0x3D, 0x3F: html.append(byte)
      case 0x2E:
        // What follows may be an address.
        if text[..<place].last == 0x77 { return nil }
        html.append(byte)
      case ASCII.colon:
        if place + 1 < text.count, text[place + 1] != ASCII.space, text[place + 1] != ASCII.lineFeed { return nil }
        html.append(byte)
      case ASCII.quote: html += "&quot;".utf8
      case ASCII.lineFeed:
        if text[place - 1] == ASCII.space { return nil }
        html += "<br />\n".utf8
      default: return nil
      }
      beginsLine = byte == ASCII.lineFeed
    }
    html += "</p>\n".utf8
    return html
  }
}
