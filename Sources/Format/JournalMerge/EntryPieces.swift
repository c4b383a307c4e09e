// A file of a journal taken apart for a merge: front matter, sections, items, paragraphs.

import JournalDates
import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

/// A file as parts, in whole lines; all of them together are the file.
struct EntryPieces {
  /// The lines of the two fences; nil where there is no front matter.
  private(set) var fences: (open: [UInt8], close: [UInt8])?
  private(set) var front: [Piece] = []
  private(set) var sections: [Piece] = []

  /// Nil where the front matter cannot be read, or a line is neither empty nor part of a block.
  init?(_ bytes: [UInt8], _ configuration: JournalConfiguration) {
    let source = SourceText(path: "", bytes: bytes, isOutliner: configuration.flavor == .logseq)
    let outline = Outline(source)
    if outline.diagnostics.contains(where: { $0.message.code.isOf(.frontMatter) }) { return nil }
    if let front = outline.frontMatter {
      if front.isBroken { return nil }
      fences = (
        Array(source[TextRange(front.range.lowerBound, front.content.lowerBound)]),
        Array(source[TextRange(front.closingFence.lowerBound, front.range.upperBound)])
      )
      self.front = Self.front(front, source)
    }
    guard let sections = BodyReader(source, outline, configuration).sections() else { return nil }
    self.sections = sections
  }

  var leaves: [[UInt8]] { (front + sections).flatMap(\.leaves) }

  private static func front(_ front: FrontMatter, _ source: SourceText) -> [Piece] {
    var pieces: [Piece] = []
    var next = front.content.lowerBound
    for entry in front.entries {
      pieces += trivia(source[TextRange(next, entry.extent.lowerBound)])
      var piece = Piece(.property, Array(source[entry.extent]))
      piece.key = front.key(of: entry, in: source)
      piece.strong = Array(piece.key.utf8)
      pieces.append(piece)
      next = entry.extent.upperBound
    }
    return pieces + trivia(source[TextRange(next, front.content.upperBound)])
  }

  private static func trivia(_ bytes: ArraySlice<UInt8>) -> [Piece] { TextMerge.lines(Array(bytes)).map { Piece(.trivia, Array($0)) } }
}

/// Reads the body of a file.
private struct BodyReader {
  let source: SourceText
  let outline: Outline
  let configuration: JournalConfiguration

  init(_ source: SourceText, _ outline: Outline, _ configuration: JournalConfiguration) {
    (self.source, self.outline, self.configuration) = (source, outline, configuration)
  }

  /// The first section is what stands before all headings, empty where nothing does.
  func sections() -> [Piece]? {
    var sections = [Piece(.section, [])]
    sections[0].strong = []
    var next = outline.bodyStart
    // The empty lines before what comes next belong to what was read last.
    func takeGap(_ upTo: Int) -> Bool {
      let gap = source[TextRange(next, upTo)]
      guard gap.allSatisfy({ $0.isSpace }) else { return false }
      let place = sections.count - 1
      if sections[place].children.isEmpty {
        sections[place].gap = Array(gap)
      } else {
        sections[place].children[sections[place].children.count - 1].gap = Array(gap)
      }
      return true
    }
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      let start = source.lineStart(of: block.range.lowerBound)
      let written = writtenBlock(at: index)
      let last = written?.last ?? index
      let end = lineEnd(after: outline.blocks[last].range.upperBound)
      guard start >= next, takeGap(start) else { return nil }
      let bytes = Array(source[TextRange(start, end)])
      if block.kind == .heading, block.level <= 2 {
        sections.append(section(block, bytes))
      } else {
        let place = sections.count - 1
        if sections[place].children.isEmpty { (sections[place].headGap, sections[place].gap) = (sections[place].gap, []) }
        var piece = part(block, bytes, in: sections[place].section)
        if let written { (piece.strong, piece.isWritten) = (Array(written.mark.utf8), true) }
        sections[place].children.append(piece)
      }
      next = end
      index = max(last + 1, Int(outline.blocks[last].next))
    }
    guard takeGap(source.bytes.count) else { return nil }
    return sections.map { section in
      guard let last = section.children.last else { return section }
      var section = section
      section.gap = last.gap
      section.children[section.children.count - 1].gap = []
      return section
    }
  }

  /// What a command writes between two marks, as one part: the mark, and where the block of the second one stands. Nil where there is none.
  private func writtenBlock(at index: Int) -> (mark: String, last: Int)? {
    guard outline.blocks[index].kind == .html else { return nil }
    for name in ["context", "digest"] where source[outline.blocks[index].range].starts(with: "<!-- retro:\(name) ".utf8) {
      var place = index
      while place < outline.blocks.count {
        let block = outline.blocks[place]
        if block.kind == .heading, block.level <= 2 { break }
        let closing = Array("<!-- /retro:\(name) -->".utf8)
        if block.kind == .html, source[block.range].count >= closing.count, source[block.range].drop(while: \.isSpace).starts(with: closing) { return (name, place) }
        place = max(place + 1, Int(block.next))
      }
    }
    return nil
  }

  private func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count, source.bytes[end] != ASCII.lineFeed { end += 1 }
    return min(end + 1, source.bytes.count)
  }

  private func section(_ block: Block, _ bytes: [UInt8]) -> Piece {
    var piece = Piece(.section, bytes)
    let text = source.text(block.content).trimmed
    piece.strong = Array("\(block.level) \(text)".utf8)
    if block.level == 2 {
      piece.section = configuration.sectionNames.kind(ofHeading: text)
      if piece.section != .other { piece.weak = Array(piece.section.rawValue.utf8) }
    }
    return piece
  }

  private func part(_ block: Block, _ bytes: [UInt8], in section: SectionKind) -> Piece {
    switch block.kind {
    case .item: return item(bytes, in: section)
    case .heading:
      var piece = Piece(.heading, bytes)
      piece.strong = Array(source.text(block.content).trimmed.utf8)
      return piece
    case .paragraph, .quote: return Piece(.prose, bytes)
    case .fencedCode, .indentedCode, .html, .definition, .thematicBreak, .table: return Piece(.rigid, bytes)
    }
  }

  private func item(_ bytes: [UInt8], in section: SectionKind) -> Piece {
    var piece = Piece(.item, bytes)
    piece.section = section
    let head = Array(bytes.prefix(through: bytes.firstIndex(of: ASCII.lineFeed) ?? bytes.count - 1))
    guard let parts = ItemParts(head) else { return piece }
    (piece.id, piece.strong, piece.weak) = (parts.id, parts.id, parts.plainWords)
    if section == .review, parts.id == nil { piece.strong = Self.target(of: parts) }
    if section == .log { piece.time = time(of: parts) }
    return piece
  }

  /// The item that a line of a Review is about, by its last link.
  private static func target(of parts: ItemParts) -> [UInt8]? {
    let words = Array(parts.words.joined())
    guard let text = String(validating: words, as: UTF8.self), let open = text.range(ofLast: "[["), let caret = text[open...].utf8.firstIndex(of: ASCII.caret)
    else { return nil }
    let id = text[caret...].utf8.prefix { $0 != ASCII.pipe && $0 != ASCII.closeBracket }
    return Array("review ".utf8) + Array(id)
  }

  /// The time that a line of a log begins with; before the day's start it is the night that ends the day.
  private func time(of parts: ItemParts) -> Int? {
    guard let word = parts.words.first?.drop(while: \.isSpace), word.first?.isDigit ?? false else { return nil }
    let numbers = word.split(separator: ASCII.colon, maxSplits: 1)
    guard numbers.count == 2, let hour = Int(String(decoding: numbers[0], as: UTF8.self)),
      let minute = Int(String(decoding: numbers[1].prefix(2), as: UTF8.self)), hour < 30, minute < 60
    else { return nil }
    let time = hour * 60 + minute
    return time < configuration.dayStart.minutes ? time + 24 * 60 : time
  }
}

extension String {
  /// Where these letters stand last.
  fileprivate func range(ofLast letters: String) -> String.Index? {
    let (all, wanted) = (Array(utf8), Array(letters.utf8))
    guard all.count >= wanted.count else { return nil }
    for start in stride(from: all.count - wanted.count, through: 0, by: -1) where all[start..<start + wanted.count].elementsEqual(wanted) {
      return utf8.index(startIndex, offsetBy: start)
    }
    return nil
  }
}
