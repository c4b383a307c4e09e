// A person's Markdown as HTML that is safe to show.

import CCMarkGFM
import Synchronization

/// Markup that cmark-gfm wrote. Nothing else can make one, so nothing else reaches a page unescaped.
package struct RenderedMarkdown {
  package let bytes: [UInt8]

  /// Longer texts, and texts nested deeper, are shown as they are written: cmark-gfm takes the square of some texts' size.
  package static let sizeLimit = 32_768
  package static let depthLimit = 48
  /// Cells that the tables of a text may have; cmark-gfm fills short rows up, at some hundred bytes a cell.
  package static let cellLimit = 20_000

  /// Renders Markdown with tables, strikethrough and bare links. Raw HTML is shown as text, headings as bold lines, images as links; `links`
  /// decides where links lead.
  package init(_ markdown: String, links: ItemLinks) {
    let bytes = withoutControls(markdown)
    self.bytes = bytes.count > Self.sizeLimit ? plain(bytes) : PlainParagraph.html(of: bytes) ?? Self.parsed(bytes, links)
  }

  /// The same by cmark-gfm alone, which knows what every sign may mean.
  package static func parsed(_ bytes: [UInt8], _ links: ItemLinks) -> [UInt8] {
    commonMark.withLock { $0.html(of: bytes, links: links) } ?? plain(bytes)
  }
}

/// cmark-gfm keeps its table of special characters in the process and changes it while it parses with extensions: one text at a time.
private let commonMark = Mutex(CommonMark())

private struct CommonMark {
  private var isRegistered = false

  /// Nil where the text is nested too deep, or memory is short.
  mutating func html(of markdown: [UInt8], links: ItemLinks) -> [UInt8]? {
    if !isRegistered {
      cmark_gfm_core_extensions_ensure_registered()
      isRegistered = true
    }
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    let hasLargeTables = cells(in: markdown) > RenderedMarkdown.cellLimit
    for name in ["table", "strikethrough", "autolink", "tagfilter"] where !(hasLargeTables && name == "table") {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    markdown.withUnsafeBytes { cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    var tree = ItemTree(root, links: links)
    defer { tree.freeRemoved() }
    // A person who begins a new line means one, as Obsidian shows it.
    guard tree.makeSafe(),
      let text = cmark_render_html(root, CMARK_OPT_DEFAULT | CMARK_OPT_HARDBREAKS, cmark_parser_get_syntax_extensions(parser))
    else { return nil }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return text.withMemoryRebound(to: UInt8.self, capacity: count) { withWideTables(UnsafeBufferPointer(start: $0, count: count)) }
  }

  /// The most cells that tables in this text can have: the bars of its fullest line on every line.
  private func cells(in markdown: [UInt8]) -> Int {
    var lines = 1
    var bars = 0
    var most = 0
    for byte in markdown {
      if byte == 0x7C {
        bars += 1
        most = max(most, bars)
      } else if byte == 0x0A {
        lines += 1
        bars = 0
      }
    }
    return most * lines
  }
}

/// Tables in what moves sideways where they are wider than their page, with keys as well, and their heads as those of columns. What a person writes
/// is escaped, so that these signs are markup wherever they stand.
private func withWideTables(_ html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  let changes: [(from: [UInt8], to: [UInt8])] = [
    ("<table>", "<div class=\"wide\" tabindex=\"0\"><table>"), ("</table>", "</table></div>"), ("<th>", "<th scope=\"col\">"),
    ("<th ", "<th scope=\"col\" "),
  ].map { (Array($0.utf8), Array($1.utf8)) }
  guard html.count > 8, html.indices.contains(where: { html[$0] == 0x3C && html[$0...].starts(with: changes[0].from) }) else { return Array(html) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(html.count + 256)
  var index = 0
  while index < html.count {
    if html[index] == 0x3C, let change = changes.first(where: { html[index...].starts(with: $0.from) }) {
      bytes += change.to
      index += change.from.count
    } else {
      bytes.append(html[index])
      index += 1
    }
  }
  return bytes
}

/// HTML has no place for control characters, not even escaped.
private func withoutControls(_ text: String) -> [UInt8] {
  func isShown(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A || byte == 0x0D }
  // Most texts have none.
  var text = text
  if let plain = text.withUTF8({ bytes in bytes.allSatisfy(isShown) ? Array(bytes) : nil }) { return plain }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    if isShown(byte) {
      bytes.append(byte)
    } else {
      bytes += [0xEF, 0xBF, 0xBD]
    }
  }
  return bytes
}

/// The text as it is written, in a block that keeps its lines.
private func plain(_ bytes: [UInt8]) -> [UInt8] {
  var html = HTML()
  html.element("pre", ["class": "plain"], text: String(decoding: bytes, as: UTF8.self))
  html.newline()
  return html.bytes
}
