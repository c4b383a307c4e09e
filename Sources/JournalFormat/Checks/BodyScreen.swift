// The quick look at a body: whether its headings, items and log lines certainly have no finding.

import JournalModel
import JournalText
import MarkdownSyntax

/// Goes once over the blocks of a body.
struct BodyScreen {
  let source: SourceText
  let outline: Outline
  /// The block ids of the file, and the kinds of the sections whose items they name.
  private(set) var ids: [String: SectionKind] = [:]
  private(set) var links: [FileScreen.Link] = []
  /// The ids that fields refer to in this file.
  private var wanted: [String] = []

  init(source: SourceText, outline: Outline) {
    self.source = source
    self.outline = outline
  }

  /// The ids alone, as a note needs it.
  mutating func collectIDs() {
    guard source.bytes.contains(ASCII.caret) else { return }
    for (index, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      for span in outline.inlineSpans(ofBlock: index, in: source) where span.kind == .blockID { ids[source.text(span.name)] = .other }
    }
  }

  /// - Parameters:
  ///   - sectionKind: The kind that a heading opens; nil where the heading itself needs a look.
  ///   - isField: Whether a field's value has no finding.
  mutating func isClean(
    sectionKind: (String) -> SectionKind?, isField: (_ key: String, _ value: ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let blocks = outline.blocks
    var kind = SectionKind.other
    // Index behind the item of the section that is being looked at.
    var itemEnd = 0
    var item = 0
    for index in blocks.indices {
      let block = blocks[index]
      switch block.kind {
      case .heading where block.depth == 0 && block.level <= 2:
        kind = .other
        if block.level == 1 { continue }
        guard block.lines.count == 1 else { return false }
        guard let found = sectionKind(source.text(outline.lines[Int(block.lines.lowerBound)]).trimmed) else { return false }
        kind = found
      case .item where block.depth == 0 && (kind.holdsItems || kind == .log):
        item = index
        itemEnd = Int(block.next)
      case .paragraph:
        let lines = outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
        let isInside = index < itemEnd
        let isFirst = isInside && index == item + 1 && beginsOnLine(of: blocks[item], block)
        if !isCleanText(lines) { return false }
        if isFirst {
          if !isCleanItem(blocks[item], index, lines, kind, isField) { return false }
        } else if !collectSpans(index, lines, isInside: isInside) {
          return false
        }
      case .table, .heading: if index < itemEnd, !collectSpans(index, [block.range], isInside: true) { return false }
      default: continue
      }
    }
    return wanted.allSatisfy { ids[$0] != nil }
  }

  private func beginsOnLine(of item: Block, _ paragraph: Block) -> Bool {
    !source[TextRange(item.range.lowerBound, paragraph.range.lowerBound)].contains(where: \.isLineEnd)
  }

  /// Whether no line of a paragraph looks like a heading or an item.
  private func isCleanText(_ lines: ArraySlice<TextRange>) -> Bool {
    let bytes = source.bytes
    for line in lines where line.count >= 2 {
      let start = line.lowerBound
      switch bytes[start] {
      case ASCII.hash: if bytes[start + 1] == ASCII.hash || bytes[start + 1] == 0xEF { return false }
      case 0xEF: if bytes[start + 1] == 0xBC { return false }
      case ASCII.hyphen, ASCII.asterisk, ASCII.plus: if bytes[start + 1] == ASCII.openBracket { return false }
      default: break
      }
    }
    return true
  }

  /// Ids and links of a text that is no first line of an item. False where an id stands twice.
  private mutating func collectSpans(_ index: Int, _ lines: ArraySlice<TextRange>, isInside: Bool) -> Bool {
    var isWorth = false
    for line in lines {
      for byte in source[line] where byte == ASCII.caret || (isInside && byte == ASCII.openBracket) {
        isWorth = true
        break
      }
      if isWorth { break }
    }
    guard isWorth else { return true }
    for span in outline.inlineSpans(ofBlock: index, in: source) {
      switch span.kind {
      case .blockID where outline.blocks[index].kind == .paragraph:
        if ids.updateValue(.other, forKey: source.text(span.name)) != nil { return false }
      case .wikiLink, .embed, .markdownLink: if isInside, !add(span, opensLog: false) { return false }
      default: break
      }
    }
    return true
  }

  /// Whether the first line of an item or log line, and the links of the lines below it, need no look of their own.
  private mutating func isCleanItem(
    _ item: Block, _ paragraph: Int, _ lines: ArraySlice<TextRange>, _ kind: SectionKind,
    _ isField: (_ key: String, _ value: ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard let first = lines.first else { return true }
    let bytes = source.bytes
    let line = TextRange(max(first.lowerBound, item.content.lowerBound), first.upperBound)
    var colons = 0
    var hasMarks = false
    var i = line.lowerBound
    while i < line.upperBound {
      switch bytes[i] {
      case ASCII.openBracket, ASCII.openParenthesis, ASCII.caret: hasMarks = true
      case ASCII.colon: if i + 1 < line.upperBound, bytes[i + 1] == ASCII.colon { colons += 1 }
      case 0xF0: if kind != .log { return false }
      // The first bytes of the signs that Tasks knows.
      case 0xE2: if kind != .log, i + 1 < line.upperBound, [0x8C, 0x8F, 0x9B, 0x9C, 0x9D, 0x9E].contains(bytes[i + 1]) { return false }
      default: break
      }
      i += 1
    }
    if !hasMarks, colons == 0, lines.count == 1 { return true }
    let mark = item.mark.map { bytes[$0.lowerBound] } ?? 0
    var lastField = -1
    var keys: [String] = []
    var opening = line.lowerBound
    // A box that is none begins with a bracket that is neither field nor link.
    var isExplained = line.isEmpty || bytes[line.lowerBound] != ASCII.openBracket
    if kind == .log {
      // A time may stand before the link.
      func isOfTime(_ byte: UInt8) -> Bool { byte.isDigit || byte == ASCII.colon || byte == ASCII.hyphen }
      while opening < line.upperBound, isOfTime(bytes[opening]) { opening += 1 }
      while opening < line.upperBound, bytes[opening].isBlank { opening += 1 }
    }
    for span in outline.inlineSpans(ofBlock: paragraph, in: source) {
      if span.range.lowerBound == line.lowerBound { isExplained = true }
      switch span.kind {
      case .field:
        guard line.contains(span.range) else { continue }
        let key = source.text(span.name)
        if keys.contains(key) || span.range.lowerBound == lastField || span.range.lowerBound == opening { return false }
        keys.append(key)
        lastField = span.range.upperBound
        colons -= 1
        if key == "skip", kind == .log, mark != 0, mark != ASCII.hyphen { return false }
        if key == "from" {
          let value = source[span.value]
          // What links say is for the links themselves.
          if value.first == ASCII.caret { wanted.append(String(decoding: value.dropFirst(), as: UTF8.self)) } else { return false }
        } else if !isField(key, source[span.value]) {
          return false
        }
      case .blockID:
        // Only at the end of the first line does it name the item.
        let isOwn = line.contains(span.range)
        if ids.updateValue(isOwn ? kind : .other, forKey: source.text(span.name)) != nil { return false }
      case .wikiLink, .embed, .markdownLink:
        // An Action that begins with a link may be a task, and what is judged in a Review may be an Action.
        if kind == .action && span.range.lowerBound == line.lowerBound || kind == .review && mark != 0 && mark != ASCII.space {
          return false
        }
        if !add(span, opensLog: kind == .log && span.kind != .embed && span.range.lowerBound == opening) { return false }
      case .tag, .image: break
      }
    }
    return colons <= 0 && isExplained
  }

  /// Notes where a link leads to. False where that is not simple.
  private mutating func add(_ span: InlineSpan, opensLog: Bool) -> Bool {
    // A link to the web is nobody's business here; one to a file is for the thorough look.
    if span.kind == .markdownLink { return LinkTarget.text(of: span, in: source) == nil }
    let name = source[span.name]
    guard let first = name.first, first != ASCII.hash, first != ASCII.caret, !first.isBlank else { return false }
    links.append(FileScreen.Link(target: String(decoding: name, as: UTF8.self), opensLog: opensLog))
    return true
  }
}
