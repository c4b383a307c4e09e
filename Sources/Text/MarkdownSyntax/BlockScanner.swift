// Lines to blocks: which containers a line continues, which blocks it opens, and what is text.

import JournalText

/// The state of a scan of one body, line by line.
struct BlockScanner: Sendable {
  /// An open quote or item.
  struct Container {
    var block: Int32
    /// Columns that a line must be indented to go on with an item; 0 for a quote.
    var indentation: Int
    var isQuote: Bool
    /// Whether the item holds nothing yet, because nothing followed its marker.
    var isEmpty: Bool
  }

  /// The open block that takes lines of text, if any.
  enum Leaf: Sendable { case none, paragraph, fencedCode, html, indentedCode, table }

  /// Whether a bullet begins an item however far it is indented.
  var isOutliner = false
  var containers: [Container] = []
  /// Indices into `containers` of the quotes, so that a blank line need not visit the items between them.
  var quotes: [Int] = []
  var leaf = Leaf.none
  var leafBlock: Int32 = -1
  /// End of the last line that was not blank: where a container ends that is closed now.
  var contentEnd = 0

  var fenceByte: UInt8 = 0
  var fenceLength = 0
  var htmlKind = 0
  /// A paragraph's text without container markers, for its link reference definitions.
  var definitionText: [UInt8] = []

  // The line at hand: a cursor at `offset` and `column`, and the first byte that is not blank.
  var offset = 0
  var column = 0
  var lineEnd = 0
  var firstNonBlank = 0
  var firstNonBlankColumn = 0
  /// Where a thematic break was ruled out on this line: every later marker before it would only find the same byte again.
  var thematicBreakRuledOutBefore = 0

  var indent: Int { firstNonBlankColumn &- column }
  var isBlank: Bool { firstNonBlank >= lineEnd }

  mutating func scan(_ lines: LineScanner, into outline: inout Outline) {
    containers.removeAll(keepingCapacity: true)
    quotes.removeAll(keepingCapacity: true)
    leaf = .none
    contentEnd = outline.bodyStart
    var start = outline.bodyStart
    while start < lines.end {
      let line = lines.line(from: start)
      lineEnd = line.textEnd
      // Most lines are prose at the top of the document: nothing to match and no first byte that could open a block.
      if containers.isEmpty, leaf == .none || leaf == .paragraph, start < lineEnd, !BlockScanner.opensBlock(lines.base[start]) {
        if leaf == .none { openParagraph(lines.base, at: start, in: &outline) } else { continueParagraph(at: start, in: &outline) }
      } else {
        scanLine(lines.base, from: start, in: &outline)
      }
      start = line.next
    }
    close(to: 0, lines.base, in: &outline)
  }

  /// Whether a line that begins with `byte` may be anything but text: TAB, blank, `#*+-:<=>_|~`, backtick and digits.
  @inline(__always)
  static func opensBlock(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return false }
    let low: UInt64 = 1 << 9 | 1 << 32 | 1 << 35 | 1 << 42 | 1 << 43 | 1 << 45 | 0x3FF << 48 | 1 << 58 | 1 << 60 | 1 << 61 | 1 << 62
    let high: UInt64 = 1 << (95 - 64) | 1 << (96 - 64) | 1 << (124 - 64) | 1 << (126 - 64)
    return byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte &- 64) & 1 == 1
  }

  private mutating func scanLine(_ base: UnsafePointer<UInt8>, from start: Int, in outline: inout Outline) {
    offset = start
    column = 0
    firstNonBlank = start
    firstNonBlankColumn = 0
    thematicBreakRuledOutBefore = start
    findFirstNonBlank(base)

    let matched = matchContainers(base)
    let allMatched = matched == containers.count
    if allMatched, continueVerbatim(base, in: &outline) { return }

    if isBlank {
      if !allMatched { close(to: matched, base, in: &outline) }
      if leaf == .paragraph || leaf == .table { closeLeaf(base, in: &outline) }
      return
    }

    var openContainers = matched
    while true {
      findFirstNonBlank(base)
      if isBlank {
        // Nothing after a marker: the containers that it opened are all there is on this line.
        return
      }
      // An open paragraph goes on here or, where the line left out a container's marker, perhaps lazily.
      let continuesParagraph = leaf == .paragraph && allMatched
      if indent >= 4 {
        if isOutliner, let marker = listMarker(base, interruptsParagraph: false), !base[firstNonBlank].isDigit {
          close(to: openContainers, base, in: &outline)
          openItem(base, marker: marker, in: &outline)
          openContainers = containers.count
          continue
        }
        if leaf == .paragraph { break }
        close(to: openContainers, base, in: &outline)
        openLeaf(.indentedCode, .indentedCode, range: TextRange(firstNonBlank, lineEnd), in: &outline)
        return
      }
      let byte = base[firstNonBlank]
      if byte == ASCII.greater {
        close(to: openContainers, base, in: &outline)
        openQuote(base, in: &outline)
        openContainers = containers.count
        continue
      }
      if openLeafBlock(base, byte, openContainers, continuesParagraph, in: &outline) { return }
      guard let marker = listMarker(base, interruptsParagraph: continuesParagraph) else {
        if continuesParagraph, openTable(base, in: &outline) { return }
        break
      }
      close(to: openContainers, base, in: &outline)
      openItem(base, marker: marker, in: &outline)
      openContainers = containers.count
    }

    if leaf == .paragraph {
      // A continuation, perhaps a lazy one: the containers that the line left out stay open.
      continueParagraph(at: firstNonBlank, in: &outline)
    } else if leaf == .table, allMatched, isTableRow(base) {
      extendLeaf(in: &outline)
    } else {
      close(to: openContainers, base, in: &outline)
      openParagraph(base, at: firstNonBlank, in: &outline)
    }
  }

  /// Opens the leaf block that begins here, if one does: heading, code, HTML, thematic break. True where the line is used up.
  private mutating func openLeafBlock(
    _ base: UnsafePointer<UInt8>, _ byte: UInt8, _ openContainers: Int, _ continuesParagraph: Bool, in outline: inout Outline
  ) -> Bool {
    switch byte {
    case ASCII.hash:
      guard let heading = atxHeading(base) else { return false }
      close(to: openContainers, base, in: &outline)
      let line = Int32(truncatingIfNeeded: outline.lines.count)
      outline.lines.append(heading.text)
      openLeaf(
        .none, .heading, range: TextRange(firstNonBlank, lineEnd), content: heading.text, level: heading.level, lines: line..<line &+ 1,
        in: &outline)
      return true
    case ASCII.backtick, ASCII.tilde:
      var end = firstNonBlank
      while end < lineEnd, base[end] == byte { end &+= 1 }
      let length = end &- firstNonBlank
      if length < 3 { return false }
      if byte == ASCII.backtick, firstIndex(of: byte, in: base, from: end, to: lineEnd) < lineEnd { return false }
      close(to: openContainers, base, in: &outline)
      openLeaf(.fencedCode, .fencedCode, range: TextRange(firstNonBlank, lineEnd), in: &outline)
      fenceByte = byte
      fenceLength = length
      return true
    case ASCII.less:
      let kind = htmlBlockKind(base, at: firstNonBlank)
      if kind == 0 || kind == 7 && leaf == .paragraph { return false }
      close(to: openContainers, base, in: &outline)
      openLeaf(.html, .html, range: TextRange(firstNonBlank, lineEnd), in: &outline)
      htmlKind = kind
      if endsHTMLBlock(base, from: firstNonBlank) { leaf = .none }
      return true
    case ASCII.equals:
      return continuesParagraph && underline(base, byte, in: &outline)
    case ASCII.hyphen, ASCII.asterisk, ASCII.underscore:
      if byte == ASCII.hyphen, continuesParagraph, underline(base, byte, in: &outline) { return true }
      guard isThematicBreak(base, byte) else { return false }
      close(to: openContainers, base, in: &outline)
      openLeaf(.none, .thematicBreak, range: TextRange(firstNonBlank, lineEnd), in: &outline)
      return true
    default:
      return false
    }
  }

  // MARK: The cursor

  /// Moves `firstNonBlank` on where the cursor has passed it. A tab reaches to the next multiple of four columns.
  @inline(__always)
  mutating func findFirstNonBlank(_ base: UnsafePointer<UInt8>) {
    if firstNonBlank < offset {
      firstNonBlank = offset
      firstNonBlankColumn = column
    }
    while firstNonBlank < lineEnd {
      let byte = base[firstNonBlank]
      if byte == ASCII.space {
        firstNonBlankColumn &+= 1
      } else if byte == ASCII.tab {
        firstNonBlankColumn &+= 4 &- firstNonBlankColumn & 3
      } else {
        break
      }
      firstNonBlank &+= 1
    }
  }

  /// Moves the cursor over at most `count` columns of blanks; part of a tab may be used up.
  @inline(__always)
  mutating func advance(_ base: UnsafePointer<UInt8>, columns count: Int) {
    var left = count
    while left > 0, offset < lineEnd, base[offset].isBlank {
      let width = base[offset] == ASCII.tab ? 4 &- column & 3 : 1
      let used = min(width, left)
      column &+= used
      left &-= used
      if used == width { offset &+= 1 }
    }
  }

  /// Moves the cursor to `firstNonBlank` and then `count` bytes on, none of them a blank.
  @inline(__always)
  mutating func advance(beyondFirstNonBlank count: Int) {
    offset = firstNonBlank &+ count
    column = firstNonBlankColumn &+ count
  }
}
