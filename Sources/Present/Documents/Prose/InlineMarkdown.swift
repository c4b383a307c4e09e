// Markdown inside Markdown: a person's text on another page, and words that must not be read as markup.

import JournalModel

/// Markdown with its links made to work where the report is: wiki links that lead somewhere become Markdown links, relative ones are
/// turned. On a page that others read, what would lead into the journal becomes its words. Code stays as it is.
package func relinked(_ markdown: String, _ links: ItemLinks) -> String {
  var bytes: [UInt8] = []
  let text = MarkdownText(markdown)
  let pieces = links.base == nil ? text.pieces { links.link(to: $0) != nil } : text.pieces
  for piece in pieces {
    switch piece {
    case .dropped: break
    case .verbatim(let part): bytes += part
    case .escape: bytes.append(0x5C)
    case .wikiLink(let reference):
      let link = links.link(to: reference).map { "[\(escaped(reference.words))](\($0))" }
      bytes += Array((link ?? "*\(escaped(reference.words))*").utf8)
    case .destination(let part):
      let url = String(decoding: part, as: UTF8.self)
      let link = links.link(to: url) ?? url
      bytes += Array((link.utf8.contains(0x20) || link.utf8.contains(0x28) || link.utf8.contains(0x29) ? "<\(link)>" : link).utf8)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Words as Markdown that shows them, on one line.
package func escaped(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x3C, 0x3E, 0x26, 0x7C, 0x7E: bytes += [0x5C, byte]
    // A number sign at the start would be a heading, inside a word a tag.
    case 0x23: bytes += [0x5C, byte]
    case 0x0A, 0x0D: bytes.append(0x20)
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The lines of a text without their ends.
package func lines(_ text: String) -> [String] {
  text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
