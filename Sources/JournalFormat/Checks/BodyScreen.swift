// The quick look at a body: whether its headings, items and log lines certainly have no finding.

import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

/// Goes once over the blocks of a body.
struct BodyScreen {
  let source: SourceText
  let outline: Outline
  private(set) var ids = BlockIDs()
  private(set) var links: [(target: TextRange, place: FileScreen.Link.Place)] = []
  /// The lines of logs that have links and amounts: the places of the links in `links`, whether the first of them opens the line, and the fields'
  /// places in `amounts`.
  private(set) var amountLines: [(links: Range<Int>, isOpened: Bool, amounts: Range<Int>)] = []
  /// The keys and values of their fields that begin as amounts do.
  private(set) var amounts: [(key: TextRange, value: TextRange)] = []
  /// The ids that fields refer to in this file.
  private var wanted: [String] = []
  private let finder: InlineSpanFinder

  init(source: SourceText, outline: Outline, finder: InlineSpanFinder) {
    self.source = source
    self.outline = outline
    self.finder = finder
  }

  /// The ids alone, as a note needs it.
  mutating func collectIDs() {
    guard source.bytes.contains(ASCII.caret) else { return }
    for (index, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      for span in finder.spans(ofBlock: index, of: outline, in: source) where span.kind == .blockID {
        ids.insert(source.text(span.name), in: .other)
      }
    }
  }

  /// - Parameters:
  ///   - isRetrospective: Whether bold lines and headings of other levels may be meant as sections.
  ///   - sectionKind: The kind that a heading opens; nil where the heading itself needs a look.
  ///   - isField: Whether a field, by its key and value, has no finding.
  mutating func isClean(
    ofRetrospective isRetrospective: Bool, names: SectionNames, sectionKind: (String) -> SectionKind?,
    isField: (_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let blocks = outline.blocks
    var kind = SectionKind.other
    // Index behind the item of the section that is being looked at.
    var itemEnd = 0
    var item = 0
    for index in blocks.indices {
      let block = blocks[index]
      switch block.kind {
      case .heading where block.depth == 0:
        let lines = outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
        if block.level <= 2 { kind = .other }
        if block.level == 2 {
          guard let line = lines.first, lines.count == 1, let found = sectionKind(source.text(line).trimmed) else { return false }
          kind = found
        } else if isRetrospective, let line = lines.first, names.kind(ofName: source.text(line).trimmed) != .other {
          return false
        }
        if !collectSpans(index, lines, isInside: false) { return false }
      case .item where block.depth == 0 && (kind.holdsItems || kind == .log):
        item = index
        itemEnd = Int(block.next)
      case .paragraph:
        let lines = outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
        let isInside = index < itemEnd
        let isFirst = isInside && index == item + 1 && beginsOnLine(of: blocks[item], block)
        if !isCleanText(lines) || isRetrospective && block.depth == 0 && isBold(lines) { return false }
        if isFirst {
          if !isCleanItem(blocks[item], index, lines, kind, isField) { return false }
        } else if !collectSpans(index, lines, isInside: isInside) {
          return false
        }
      case .table, .heading: if !collectSpans(index, [block.range], isInside: index < itemEnd) { return false }
      default: continue
      }
    }
    return wanted.allSatisfy { ids.contains($0) }
  }

  private func beginsOnLine(of item: Block, _ paragraph: Block) -> Bool {
    !source[TextRange(item.range.lowerBound, paragraph.range.lowerBound)].contains(where: \.isLineEnd)
  }

  /// Whether a paragraph is one line that begins with marks of emphasis.
  private func isBold(_ lines: ArraySlice<TextRange>) -> Bool {
    guard lines.count == 1, let line = lines.first, line.count > 4 else { return false }
    let first = source.bytes[line.lowerBound]
    return (first == ASCII.asterisk || first == ASCII.underscore) && source.bytes[line.lowerBound + 1] == first
  }

  /// Whether no line of a paragraph looks like a heading or an item.
  private func isCleanText(_ lines: ArraySlice<TextRange>) -> Bool {
    let bytes = source.bytes
    for line in lines where line.count >= 2 {
      let start = line.lowerBound
      switch bytes[start] {
      case ASCII.hash: if bytes[start + 1] == ASCII.hash || bytes[start + 1] == 0xEF { return false }
      case 0xEF: if line.count > 2, bytes[start + 1] == 0xBC, bytes[start + 2] == 0x83 { return false }
      case ASCII.hyphen, ASCII.asterisk, ASCII.plus:
        if bytes[start + 1] == ASCII.openBracket || bytes[start + 1] == 0xEF { return false }
      case ASCII.zero...ASCII.nine:
        // A number, the sign behind it, and at once a box.
        var end = start + 1
        while end < line.upperBound, bytes[end].isDigit { end += 1 }
        if end + 1 < line.upperBound, bytes[end] == ASCII.period || bytes[end] == ASCII.closeParenthesis,
          bytes[end + 1] == ASCII.openBracket || bytes[end + 1] == 0xEF
        {
          return false
        }
      default: break
      }
    }
    return true
  }

  /// Ids and links of a text that is no first line of an item. False where an id stands twice.
  private mutating func collectSpans(_ index: Int, _ lines: ArraySlice<TextRange>, isInside: Bool) -> Bool {
    guard let first = lines.first, let last = lines.last,
      isWorthScanning(TextRange(first.lowerBound, last.upperBound), isInside: isInside)
    else { return true }
    for span in finder.spans(ofBlock: index, of: outline, in: source) {
      switch span.kind {
      case .blockID where outline.blocks[index].kind == .paragraph:
        if !ids.insert(source.text(span.name), in: .other) { return false }
      case .wikiLink, .embed, .markdownLink, .image:
        if !add(span, isInside ? .item : span.kind == .embed ? .embedInProse : .prose) { return false }
      default: break
      }
    }
    return true
  }

  /// Whether a text may hold an id, or a link that is judged where it stands. In prose that is one to a place in a file, to a path, or an
  /// embedded file.
  private func isWorthScanning(_ text: TextRange, isInside: Bool) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      let end = text.upperBound
      var at = text.lowerBound
      while at < end {
        // The four signs from [ to ^; most texts have none of them. Eight bytes at a time are passed over where none is near them: 0x40 to
        // 0x5F, capital letters among them.
        if at + 8 <= end, let base = bytes.baseAddress {
          let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
          let near = (word ^ 0x4040_4040_4040_4040) & 0xE0E0_E0E0_E0E0_E0E0
          if (near &- 0x0101_0101_0101_0101) & ~near & 0x8080_8080_8080_8080 == 0 {
            at += 8
            continue
          }
        }
        if bytes[at] &- ASCII.openBracket > 3 {
          at += 1
          continue
        }
        if bytes[at] == ASCII.caret { return true }
        if bytes[at] == ASCII.openBracket {
          if isInside || at > 0 && bytes[at - 1] == ASCII.exclamation { return true }
          if at + 1 < end, bytes[at + 1] == ASCII.openBracket, namesPlace(bytes, at + 2, end) { return true }
        } else if bytes[at] == ASCII.closeBracket, at + 1 < end, bytes[at + 1] == ASCII.openParenthesis {
          if isPath(bytes, at + 2, end) { return true }
        }
        at += 1
      }
      return false
    }
  }

  /// Whether the target of a wiki link has a `#` in it.
  private func namesPlace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var at = start
    while at < end, bytes[at] != ASCII.closeBracket, bytes[at] != ASCII.pipe, !bytes[at].isLineEnd {
      if bytes[at] == ASCII.hash { return true }
      at += 1
    }
    return false
  }

  /// Whether a destination may be anything but an address with a scheme.
  private func isPath(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var at = start
    while at < end, bytes[at].isAlphanumeric { at += 1 }
    return at == end || bytes[at] != ASCII.colon
  }

  private static let mostFields = 50

  /// Whether the first line of an item or log line, and the links of the lines below it, need no look of their own.
  private mutating func isCleanItem(
    _ item: Block, _ paragraph: Int, _ lines: ArraySlice<TextRange>, _ kind: SectionKind,
    _ isField: (_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard let first = lines.first else { return true }
    let bytes = source.bytes
    let line = TextRange(max(first.lowerBound, item.content.lowerBound), first.upperBound)
    if kind == .log, lines.count == 1, let name = simpleLink(line) { return add(name, .activity) }
    // A box in full-width brackets, or a full-width digit.
    if line.count > 2, bytes[line.lowerBound] == 0xEF, bytes[line.lowerBound + 1] == 0xBC {
      let third = bytes[line.lowerBound + 2]
      if third == 0xBB || kind == .log && (0x90...0x99).contains(third) { return false }
    }
    var colons = 0
    var hasMarks = false
    var i = line.lowerBound
    while i < line.upperBound {
      switch bytes[i] {
      case ASCII.openBracket, ASCII.openParenthesis, ASCII.caret: hasMarks = true
      case ASCII.colon:
        if i + 1 < line.upperBound, bytes[i + 1] == ASCII.colon { colons += 1 } else if hasMarks, opensField(i, line) { return false }
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
    var keys: [TextRange] = []
    var opening = line.lowerBound
    var isOpened = false
    let firstAmount = amounts.count, firstLink = links.count
    // A box that is none begins with a bracket that is neither field nor link.
    var isExplained = line.isEmpty || bytes[line.lowerBound] != ASCII.openBracket
    if kind == .log, line.count > 1, bytes[line.lowerBound].isDigit {
      // A time may stand before the link, but nothing that only looks like one.
      while opening < line.upperBound, !bytes[opening].isBlank { opening += 1 }
      if TimeOfDay(utf8: bytes[line.lowerBound..<opening]) == nil { return false }
      while opening < line.upperBound, bytes[opening].isBlank { opening += 1 }
      var end = opening
      while end < line.upperBound, !bytes[end].isBlank { end += 1 }
      if end > opening, "apuho".utf8.contains(bytes[opening].lowercased),
        AlmostTime.isHalf(String(decoding: bytes[opening..<end], as: UTF8.self))
      {
        return false
      }
    }
    for span in finder.spans(ofBlock: paragraph, of: outline, in: source) {
      if span.range.lowerBound == line.lowerBound { isExplained = true }
      switch span.kind {
      case .field:
        guard line.contains(span.range) else { continue }
        let key = source[span.name]
        // Of very many fields each would be compared with all before it.
        if keys.count == Self.mostFields { return false }
        if keys.contains(where: { source[$0].elementsEqual(key) }) || span.range.lowerBound == lastField || span.range.lowerBound == opening
        {
          return false
        }
        keys.append(span.name)
        lastField = span.range.upperBound
        colons -= 1
        if kind == .log, mark != 0, mark != ASCII.hyphen, key.elementsEqual("skip".utf8) { return false }
        if key.elementsEqual("from".utf8) {
          let value = source[span.value]
          // What links say is for the links themselves.
          if value.first == ASCII.caret { wanted.append(String(decoding: value.dropFirst(), as: UTF8.self)) } else { return false }
        } else if !isField(key, source[span.value]) {
          return false
        } else if kind == .log, !span.value.isEmpty, bytes[span.value.lowerBound].beginsNumber {
          amounts.append((span.name, span.value))
        }
      case .blockID:
        // Only at the end of the first line does it name the item.
        let isOwn = line.contains(span.range)
        if !ids.insert(source.text(span.name), in: isOwn ? kind : .other) { return false }
      case .wikiLink, .embed, .markdownLink, .image:
        // An Action that begins with a link may be a task, and what is judged in a Review may be an Action.
        if kind == .action && span.range.lowerBound == line.lowerBound || kind == .review && mark != 0 && mark != ASCII.space {
          return false
        }
        let opensLog = kind == .log && span.kind == .wikiLink && span.range.lowerBound == opening
        if opensLog { isOpened = true }
        if !add(span, opensLog ? .activity : .item) { return false }
      case .tag: break
      }
    }
    if amounts.count > firstAmount, links.count > firstLink {
      amountLines.append((firstLink..<links.count, isOpened, firstAmount..<amounts.count))
    }
    return colons <= 0 && isExplained
  }

  /// The target of the link that a line is all of, as most lines of a log are; nil where it is not, or not simple.
  private func simpleLink(_ line: TextRange) -> TextRange? {
    guard line.count > 4, source.bytes[line.lowerBound] == ASCII.openBracket, source.bytes[line.lowerBound + 1] == ASCII.openBracket,
      source.bytes[line.upperBound - 1] == ASCII.closeBracket, source.bytes[line.upperBound - 2] == ASCII.closeBracket
    else { return nil }
    let name = TextRange(line.lowerBound + 2, line.upperBound - 2)
    let isSimple = source[name].allSatisfy { $0.isAlphanumeric || $0 == ASCII.hyphen || $0 == ASCII.underscore || $0 >= 0x80 }
    return isSimple ? name : nil
  }

  /// Whether a bracket and a word stand before a colon, so that another one may be missing. Behind the text of a link they are an address.
  private func opensField(_ colon: Int, _ line: TextRange) -> Bool {
    let bytes = source.bytes
    var start = colon
    while start > line.lowerBound,
      bytes[start - 1].isAlphanumeric || bytes[start - 1] == ASCII.underscore || bytes[start - 1] == ASCII.hyphen
    {
      start -= 1
    }
    guard start < colon, start > line.lowerBound else { return false }
    if bytes[start - 1] == ASCII.openParenthesis { return start - 1 == line.lowerBound || bytes[start - 2] != ASCII.closeBracket }
    return bytes[start - 1] == ASCII.openBracket
  }

  /// Notes where a link leads to. False where that is not simple.
  private mutating func add(_ span: InlineSpan, _ place: FileScreen.Link.Place) -> Bool {
    // A link to the web is nobody's business here; one to a file is for the thorough look.
    if span.kind == .markdownLink || span.kind == .image { return LinkTarget.destination(of: span, in: source) == nil }
    return add(span.name, place)
  }

  private mutating func add(_ target: TextRange, _ place: FileScreen.Link.Place) -> Bool {
    let name = source[target]
    // What a name that begins with a dot means may depend on the folder.
    guard let first = name.first, first != ASCII.hash, first != ASCII.caret, first != ASCII.period, !first.isBlank else { return false }
    links.append((target, place))
    return true
  }
}

extension UInt8 {
  fileprivate var beginsNumber: Bool { isDigit || self == ASCII.hyphen }
}
