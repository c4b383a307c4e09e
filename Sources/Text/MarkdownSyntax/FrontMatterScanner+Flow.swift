// Flow collections of front matter: `[a, b]` is read, everything deeper or longer is checked and kept.

import JournalText

extension FrontMatterScanner {
  /// One open bracket and what may follow where the cursor stands in it.
  struct FlowLevel {
    enum Expectation { case nodeOrEnd, separatorOrColon, valueOrSeparator, separator }
    var isSequence: Bool
    var expectation = Expectation.nodeOrEnd
  }

  /// Reads the flow collection at `start`; answers with the offset after its closing bracket.
  mutating func readFlow(
    _ lines: LineScanner, at start: Int, _ line: Line, isAfterKey: Bool, _ front: inout FrontMatter
  ) throws(Failure) -> Int {
    let base = lines.base
    let end = front.content.upperBound
    flowLevels.removeAll(keepingCapacity: true)
    // A list of scalars on the key's own line is what we read; its elements are taken back where it turns out to be more.
    var isSimple = base[start] == ASCII.openBracket && isAfterKey && collections.count == 1
    let firstElement = front.elements.count
    var nodeStart = start
    var textEnd = line.textEnd
    var i = start
    while i < end {
      let byte = base[i]
      if byte.isBlank || byte.isLineEnd {
        i &+= 1
        continue
      }
      if byte == ASCII.hash, i == 0 || base[i &- 1].isBlank || base[i &- 1].isLineEnd {
        let comment = self.line(lines, from: i, to: end)
        front.comments.append(TextRange(i, comment.textEnd))
        i = comment.textEnd
        continue
      }
      if i > textEnd { textEnd = self.line(lines, from: i, to: end).textEnd }
      let level = flowLevels.count &- 1
      switch byte {
      case ASCII.openBracket, ASCII.openBrace:
        if level >= 0 {
          try expectNode(level, at: i)
          isSimple = false
        }
        flowLevels.append(FlowLevel(isSequence: byte == ASCII.openBracket))
        i &+= 1
      case ASCII.closeBracket, ASCII.closeBrace:
        guard flowLevels[level].isSequence == (byte == ASCII.closeBracket) else {
          throw Failure(message: .syntaxBracket, range: TextRange(i, i &+ 1))
        }
        flowLevels.removeLast()
        i &+= 1
        if level == 0 {
          finishFlow(TextRange(start, i), line, isSimple: isSimple, firstElement: firstElement, &front)
          return i
        }
        nodeStart = i
      case ASCII.comma:
        guard flowLevels[level].expectation != .nodeOrEnd else { throw Failure(message: .syntaxComma, range: TextRange(i, i &+ 1)) }
        flowLevels[level].expectation = .nodeOrEnd
        i &+= 1
      case ASCII.colon where i &+ 1 >= textEnd || flowLevels[level].expectation == .separatorOrColon || base[i &+ 1].isBlank:
        guard flowLevels[level].expectation == .separatorOrColon, !crossesLine(lines, nodeStart, i) else {
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
        flowLevels[level].expectation = .valueOrSeparator
        isSimple = false
        i &+= 1
      case ASCII.quote, ASCII.apostrophe:
        try expectNode(level, at: i)
        guard let quoteEnd = try quotedEnd(base, at: i, to: end) else { throw Failure(message: .syntaxQuote, range: TextRange(i, textEnd)) }
        if quoteEnd > textEnd { isSimple = false }
        if level == 0 { appendElement(byte == ASCII.quote ? .doubleQuoted : .singleQuoted, TextRange(i, quoteEnd), isSimple, &front) }
        nodeStart = i
        i = quoteEnd
      default:
        try expectNode(level, at: i)
        nodeStart = i
        if byte == 0x26 || byte == ASCII.exclamation || byte == ASCII.asterisk {
          // Decorated nodes are rare in brackets and none of ours; what they may be followed by is left to the person's editor.
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
        guard startsPlain(base, at: i, textEnd), byte != ASCII.question, byte != ASCII.colon else {
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
        if byte == ASCII.hyphen, i &+ 1 < textEnd, isFlowIndicator(base[i &+ 1]) {
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
        let plain = try flowPlainEnd(lines, from: i, to: end)
        if plain > textEnd { isSimple = false }
        if level == 0 { appendElement(.plain, TextRange(i, plain), isSimple, &front) }
        i = plain
      }
    }
    throw Failure(message: .syntaxBracket, range: TextRange(start, line.textEnd))
  }

  private func finishFlow(_ range: TextRange, _ line: Line, isSimple: Bool, firstElement: Int, _ front: inout FrontMatter) {
    let isList = isSimple && range.upperBound <= line.textEnd
    if !isList { front.elements.removeSubrange(firstElement...) }
    guard collections.count == 1, let last = front.entries.indices.last, !front.entries[last].style.isKept else {
      if let last = front.entries.indices.last, front.entries[last].style == .blockList { markKept(.nested, &front) }
      return
    }
    if isList {
      front.entries[last].style = .flowList
      front.entries[last].value = range
    } else {
      front.entries[last].style = range.upperBound > line.textEnd ? .multiLine : .flowMap
    }
  }

  private mutating func expectNode(_ level: Int, at i: Int) throws(Failure) {
    switch flowLevels[level].expectation {
    case .nodeOrEnd: flowLevels[level].expectation = .separatorOrColon
    case .valueOrSeparator: flowLevels[level].expectation = .separator
    case .separatorOrColon, .separator: throw Failure(message: .syntaxComma, range: TextRange(i, i &+ 1))
    }
  }

  private func appendElement(_ style: FrontMatter.Style, _ range: TextRange, _ isSimple: Bool, _ front: inout FrontMatter) {
    if isSimple { front.elements.append(FrontMatter.Element(style: style, value: range, start: range.lowerBound, extent: range)) }
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == ASCII.comma || byte == ASCII.openBracket || byte == ASCII.closeBracket || byte == ASCII.openBrace || byte == ASCII.closeBrace
  }

  /// End of the plain scalar from `start`, which may go on over lines, without blanks after it.
  private func flowPlainEnd(_ lines: LineScanner, from start: Int, to end: Int) throws(Failure) -> Int {
    let base = lines.base
    // On its further lines a scalar is indented with blanks, deeper than what holds the collection.
    let minimumColumn = collections[collections.count &- 1].column &+ 1
    var lineStart = start &- minimumColumn
    var i = start
    var last = start
    while i < end {
      let byte = base[i]
      if byte.isBlank || byte.isLineEnd {
        if byte == ASCII.tab, i &- lineStart < minimumColumn { throw Failure(message: .tab, range: TextRange(i, i &+ 1)) }
        if byte.isLineEnd { lineStart = i &+ 1 }
        i &+= 1
        continue
      }
      if isFlowIndicator(byte) { break }
      if byte == ASCII.hash, i > start, base[i &- 1].isBlank || base[i &- 1].isLineEnd { break }
      if byte == ASCII.colon {
        if i &+ 1 >= end || base[i &+ 1].isBlank || base[i &+ 1].isLineEnd { break }
        if isFlowIndicator(base[i &+ 1]) || base[i &+ 1] == ASCII.question {
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
      }

      i &+= 1
      last = i
    }
    return last
  }

  private func crossesLine(_ lines: LineScanner, _ a: Int, _ b: Int) -> Bool {
    for i in a..<b where lines.base[i].isLineEnd { return true }
    return false
  }
}
