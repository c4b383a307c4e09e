// Lines of text on a terminal: what every screen of the program is written with.

package import JournalLanguage
import JournalText

/// The lines written so far, none of them wider than the terminal.
package struct TerminalPage {
  package private(set) var width: Int
  package let style: TerminalStyle
  private let links: LinkBase?
  /// Whether it tells in which files things stand.
  package let namesFiles: Bool
  /// Columns that the rows of fitted tables have; nil where each stays whole.
  let rowWidth: Int?
  /// What days and numbers are written in.
  package let say: Language
  package private(set) var text: TerminalText = ""

  /// `width` in columns is held between 40 and 200. `links` names the journal by its absolute path and makes paths links.
  package init(width: Int, style: TerminalStyle, links: LinkBase?, namesFiles: Bool = true, rowWidth: Int? = nil, say: Language = .english) {
    self.width = min(max(width, 40), 200)
    self.style = style
    self.links = links
    self.namesFiles = namesFiles
    self.rowWidth = rowWidth
    self.say = say
  }

  /// An empty page beside which so many columns are taken.
  func narrowed(by columns: Int) -> TerminalPage {
    var page = TerminalPage(width: width, style: style, links: links, namesFiles: namesFiles, rowWidth: rowWidth.map { $0 - columns }, say: say)
    page.width = max(8, width - columns)
    return page
  }

  package mutating func line(_ words: String = "") { text.add(line: TerminalText(words)) }
  package mutating func line(_ words: TerminalText) { text.add(line: words) }
  mutating func add(_ rows: TextTable) { text.add(rows, width: rowWidth) }

  /// An empty line and a title.
  package mutating func heading(_ words: String) {
    line()
    paragraph(words, .bold)
  }

  package mutating func paragraph(_ words: String, _ look: TerminalStyle.Look? = nil, indent: Int = 0) {
    for row in wrapped(words, width: width - indent).map(broken) {
      line(String(repeating: " ", count: indent) + (look.map { style.paint(row, $0) } ?? TerminalText(row)))
    }
  }

  /// Parts that are not broken inside, in one paragraph.
  package mutating func parts(_ parts: [String], between separator: String = " · ", _ look: TerminalStyle.Look? = nil, indent: Int = 0) {
    let lead = String(repeating: " ", count: indent)
    for row in rows(of: parts.map { RichText($0) }, between: separator, width: width - indent, as: look) { line(lead + row.text) }
  }

  /// The name of a group of items, with a bar in the colour of a section.
  package mutating func group(_ name: String, _ accent: Accent?) {
    line()
    for (index, row) in wrapped(name, width: width - 4).enumerated() {
      line("  " + style.paint(index == 0 ? "▌ \(row)" : "  \(row)", .accent(accent)))
    }
  }

  /// One item: its sign, its text, what is known of it, the details, and where it stands.
  package mutating func item(
    _ sign: String, _ text: String, known: [RichText] = [], details: String = "", place: (path: String, line: Int)? = nil,
    tone: Tone? = nil
  ) {
    for row in itemRows(sign, text, known: known, details: details, width: width - 4, tone: tone) {
      line(row.indented(by: "    ").text)
    }
    if let place, namesFiles {
      let indent = String(repeating: " ", count: 4 + sign.displayWidth)
      let shown = shortenedFront("\(place.path):\(place.line)", width: width - indent.utf8.count)
      line(indent + link(style.paint(shown, .dim), to: place.path))
    }
  }

  /// The rows of one item, none wider than `width`; the sign in a colour, if one is given.
  package func itemRows(
    _ sign: String, _ text: String, known: [RichText] = [], details: String = "", width: Int, tone: Tone? = nil
  ) -> [Row] {
    let inner = width - sign.displayWidth
    var rows = rows(of: text, width: inner).map { Row($0) }
    let facts = self.rows(of: known.filter { !$0.isEmpty }, between: " · ", width: inner, as: .dim)
    // On the same line where there is room, for most items are short.
    if let last = rows.last, let only = facts.first, facts.count == 1, last.columns + 3 + only.columns <= inner {
      rows[rows.count - 1] = Row(last.text + " " + style.paint("· ", .dim) + only.text, columns: last.columns + 3 + only.columns)
    } else {
      rows += facts
    }
    if !details.isEmpty { rows += self.rows(of: details, width: inner).map { Row($0) } }
    let hanging = String(repeating: " ", count: sign.displayWidth)
    return rows.enumerated().map { index, row in
      if index > 0 { return row.indented(by: hanging) }
      let mark = trimmedEnd(sign)
      let lead = Row(tone.map { style.paint(mark, $0) } ?? TerminalText(mark), columns: mark.displayWidth)
      let gap = String(repeating: " ", count: sign.utf8.count - mark.utf8.count)
      return row.text.isEmpty ? lead : Row(lead.text + gap + row.text, columns: lead.columns + gap.utf8.count + row.columns)
    }
  }

  /// A line that knows how wide it is, whatever codes for colours are in it.
  package struct Row {
    package var text: TerminalText
    package var columns: Int

    package init(_ text: String) {
      let text = TerminalText(text)
      self.init(text, columns: text.encoded.displayWidth)
    }

    package init(_ text: TerminalText, columns: Int) {
      self.text = text
      self.columns = columns
    }

    /// With a lead; a line without text stays without.
    package func indented(by lead: String) -> Row { text.isEmpty ? self : Row(lead + text, columns: lead.onOneLine.displayWidth + columns) }
  }

  /// Markdown as lines that fit; nested text keeps its place, as far as the terminal is wide enough for it.
  package func rows(of markdown: String, width: Int) -> [String] { lines(plainText(markdown)).flatMap { rows(ofLine: $0, width: width) } }

  /// One line of plain text as lines that fit, each under the words of the first.
  package func rows(ofLine line: String, width: Int) -> [String] {
    // Most lines are short and plain.
    var line = line
    if line.utf8.first != 0x20, line.utf8.last != 0x20, line.withUTF8({ $0.count <= width && $0.isNarrow }) { return [line] }
    let lead = line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let text = String(decoding: line.utf8.dropFirst(lead), as: UTF8.self)
    let inset = String(repeating: " ", count: min(lead, 12))
    let hanging = String(repeating: " ", count: markerWidth(text))
    return wrapped(text, width: width - inset.utf8.count - hanging.utf8.count).enumerated().map { index, part in
      inset + (index == 0 ? "" : hanging) + part
    }
  }

  /// The words, and the path on the same line where both have room.
  package mutating func source(_ words: String, _ path: String) {
    if !namesFiles { return paragraph(words, .dim, indent: 2) }
    let whole = "\(words) · \(path)"
    if whole.onOneLine.displayWidth <= width - 2 {
      line("  " + style.paint("\(words) · ", .dim) + link(style.paint(path, .dim), to: path))
    } else {
      paragraph(words, .dim, indent: 2)
      line("  " + link(style.paint(shortenedFront(path, width: width - 2), .dim), to: path))
    }
  }

  /// Text that leads to a path of the journal, on terminals that know links.
  package func link(_ text: TerminalText, to path: String) -> TerminalText {
    style.link(text, to: links.map { "file://" + $0.link(to: path) })
  }

  package func padded(_ text: String, to columns: Int) -> String {
    let text = text.onOneLine
    return text + String(repeating: " ", count: max(0, columns - text.displayWidth))
  }

  /// At the right end of a column.
  package func aligned(_ text: String, to columns: Int) -> String {
    let text = text.onOneLine
    return String(repeating: " ", count: max(0, columns - text.displayWidth)) + text
  }

  package func trimmedEnd(_ text: String) -> String {
    String(decoding: text.utf8.dropLast(text.utf8.reversed().prefix { $0 == 0x20 }.count), as: UTF8.self)
  }

  /// A part whose blanks are no places to break at until `broken` puts them back.
  func unbroken(_ part: String) -> String {
    var bytes: [UInt8] = []
    for byte in part.utf8 { if byte == 0x20 { bytes += [0xC2, 0xA0] } else { bytes.append(byte) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  func broken(_ row: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row.utf8.count)
    for byte in row.utf8 {
      if byte == 0xA0, bytes.last == 0xC2 { bytes[bytes.count - 1] = 0x20 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Columns of a list marker, so that what is wrapped stands under the words.
  private func markerWidth(_ text: String) -> Int {
    let bytes = Array(text.utf8.prefix(12))
    guard let first = bytes.first else { return 0 }
    if first == 0x2D || first == 0x2A || first == 0x2B { return bytes.count > 1 && bytes[1] == 0x20 ? 2 : 0 }
    let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
    guard digits > 0, digits + 1 < bytes.count, bytes[digits] == 0x2E || bytes[digits] == 0x29, bytes[digits + 1] == 0x20 else { return 0 }
    return digits + 2
  }

  /// The path, or where it is too long its end, which says more than its beginning.
  private func shortenedFront(_ path: String, width: Int) -> String {
    let path = path.onOneLine
    guard path.displayWidth > width else { return path }
    var out: [Character] = []
    var columns = 1
    for character in path.reversed() {
      columns += character.displayWidth
      if columns > width { break }
      out.append(character)
    }
    return "…" + String(out.reversed())
  }
}
