// Texts of a person inside of pages: most are plain words with a few links, which need no parser.

import Documents
package import JournalModel
import JournalText

/// Writes Markdown into a page.
package struct SiteInline: Sendable {
  package private(set) var links: SiteLinks
  private var pages: PageLinks

  package init(_ links: SiteLinks) {
    self.links = links
    pages = links.pages
  }

  /// The same for a page on which some items are for nobody else.
  func hiding(_ items: Set<String>) -> SiteInline {
    if items.isEmpty { return self }
    var inline = self
    inline.links.hiddenItems = items
    inline.pages = inline.links.pages
    return inline
  }

  /// Adds a text as paragraphs or whatever its Markdown says.
  /// - Parameters:
  ///   - path: The file that it stands in.
  ///   - definitions: What the file says elsewhere of the links in it.
  package func write(
    _ text: ArraySlice<UInt8>, in path: String, definitions: String = "", isParagraph: Bool = false, to page: inout Markup
  ) {
    if Self.isPlain(text, isParagraph: isParagraph) {
      page.tag("<p>")
      writePlain(text, in: path, to: &page)
      page.tag("</p>\n")
    } else {
      let markdown = String(decoding: text, as: UTF8.self) + (definitions.isEmpty ? "" : "\n\n" + definitions)
      page.add(RenderedMarkdown(markdown, links: ItemLinks(files: [:], base: nil, path: path, pages: pages)))
    }
  }

  /// Whether a text has no markup but links between double brackets and tags, so that its letters say all of it.
  private static func isPlain(_ text: ArraySlice<UInt8>, isParagraph: Bool) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      var beginsLine = !isParagraph
      while index < bytes.count {
        let byte = bytes[index]
        if beginsLine {
          // What may begin a block is left to the parser, and so are lines that are indented.
          let isWord =
            byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte == ASCII.openBracket || byte == 0x22 || byte == 0x27 || byte == 0x28
          let isTag = byte == ASCII.hash && index + 1 < bytes.count && !bytes[index + 1].isBlank && bytes[index + 1] != ASCII.hash
          if !isWord, !isTag, byte != ASCII.lineFeed, !isTime(bytes, index) { return false }
          if byte == ASCII.lineFeed, index > 0 { return false }
          beginsLine = false
        }
        switch byte {
        case 0x5C, 0x60, 0x2A, 0x5F, 0x3C, 0x26, 0x7E, 0x21, 0x7C, 0x40: return false
        case ASCII.openBracket:
          guard index + 1 < bytes.count, bytes[index + 1] == ASCII.openBracket else { return false }
          index += 1
        case ASCII.colon: if index + 2 < bytes.count, bytes[index + 1] == ASCII.slash, bytes[index + 2] == ASCII.slash { return false }
        case 0x2E:
          // `www.` is a link without a scheme.
          if index >= 3, bytes[index - 1] | 0x20 == 0x77, bytes[index - 2] | 0x20 == 0x77, bytes[index - 3] | 0x20 == 0x77 { return false }
        case ASCII.carriageReturn: return false
        case ASCII.lineFeed:
          if !isParagraph { beginsLine = true }
          // An underlined heading, two spaces: what a paragraph holds is known to be none.
          if !isParagraph, index + 1 < bytes.count, bytes[index + 1] == ASCII.lineFeed { return false }
        default: break
        }
        index += 1
      }
      return true
    }
  }

  /// Whether a line begins with digits that no list begins with.
  private static func isTime(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end > start && (end >= bytes.count || bytes[end] != 0x2E && bytes[end] != 0x29)
  }

  /// Adds plain words with links and tags.
  package func writePlain(_ text: ArraySlice<UInt8>, in path: String, to page: inout Markup) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case ASCII.openBracket:
        if let (reference, end) = Self.reference(in: text, at: index) {
          page.text(text[start..<index])
          write(reference, in: path, to: &page)
          (start, index) = (end, end)
        } else {
          index += 1
        }
      case ASCII.hash where index == text.startIndex || text[index - 1].isSpace || text[index - 1] == 0x28:
        let end = Self.endOfTag(in: text, at: index)
        if end > index {
          page.text(text[start..<index])
          write(tag: String(decoding: text[(index + 1)..<end], as: UTF8.self), to: &page)
          (start, index) = (end, end)
        } else {
          index += 1
        }
      case ASCII.lineFeed:
        page.text(text[start..<index])
        page.tag("<br>\n")
        index += 1
        while index < text.endIndex, text[index].isBlank { index += 1 }
        start = index
      default: index += 1
      }
    }
    page.text(text[start...])
  }

  /// Adds a wiki link: with the title of what it leads to where it has no words of its own; as words alone where that is not on the site.
  package func write(_ reference: Reference, in path: String, to page: inout Markup) {
    guard let target = links.target(reference, in: path) else {
      // The id of what is not there for others says nothing to them.
      if case .block? = reference.place, reference.file.isEmpty, reference.shown == nil { return }
      return page.text(reference.words)
    }
    page.link(target.link, reference.shown ?? target.title)
  }

  /// Adds a tag with the way to its page.
  package func write(tag: String, to page: inout Markup) {
    page.tag("<span class=\"tag\">")
    if let address = links.map.tags[tag.lowercased()] { page.link(links.to(address), "#" + tag) } else { page.text("#" + tag) }
    page.tag("</span>")
  }

  private static func reference(in text: ArraySlice<UInt8>, at index: Int) -> (Reference, end: Int)? {
    guard index + 1 < text.endIndex, text[index + 1] == ASCII.openBracket else { return nil }
    var at = index + 2
    while at + 1 < text.endIndex, text[at] != ASCII.openBracket, text[at] != ASCII.lineFeed {
      if text[at] == 0x5D {
        guard text[at + 1] == 0x5D else { return nil }
        return Reference(String(decoding: text[index..<at + 2], as: UTF8.self)).map { ($0, at + 2) }
      }
      at += 1
    }
    return nil
  }

  /// The end of the tag that begins at `#`; its own place where none does.
  private static func endOfTag(in text: ArraySlice<UInt8>, at index: Int) -> Int {
    var end = index + 1
    var hasLetter = false
    while end < text.endIndex {
      switch text[end] {
      case 0x30...0x39, 0x2D, 0x2F: break
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: hasLetter = true
      default: return hasLetter ? end : index
      }
      end += 1
    }
    return hasLetter ? end : index
  }
}
