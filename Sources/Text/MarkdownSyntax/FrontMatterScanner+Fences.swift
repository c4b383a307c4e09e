// Where front matter begins and ends, and when `---` on the first line is a rule across the page.

import JournalText

extension FrontMatterScanner {
  /// Whether the line is three times `byte` and nothing but blanks after it.
  func isFence(_ base: UnsafePointer<UInt8>, _ start: Int, _ textEnd: Int, _ byte: UInt8) -> Bool {
    guard textEnd &- start >= 3, base[start] == byte, base[start &+ 1] == byte, base[start &+ 2] == byte else { return false }
    return isBlank(base, start &+ 3, textEnd)
  }

  /// The line of the first closing fence from `start` on; with it where a line before looks to YAML like the start or end of a document.
  func closingFence(_ lines: LineScanner, from start: Int) -> (line: Line, stray: Int?)? {
    var position = start
    var stray: Int?
    while position < lines.end {
      let line = lines.line(from: position)
      if isFence(lines.base, position, line.textEnd, ASCII.hyphen) || isFence(lines.base, position, line.textEnd, ASCII.period) {
        return (Line(start: position, textEnd: line.textEnd, next: line.next), stray)
      }
      if stray == nil, startsDocument(lines.base, position, line.textEnd) { stray = position }
      position = line.next
    }
    return nil
  }

  /// Whether the line at `start` is a key, a comment or a closing fence: where one of these follows `---`, front matter is meant, even where
  /// it has no end.
  func opensContent(_ lines: LineScanner, at start: Int) -> Bool {
    guard start < lines.end else { return false }
    let line = lines.line(from: start)
    if isFence(lines.base, start, line.textEnd, ASCII.hyphen) || isFence(lines.base, start, line.textEnd, ASCII.period) { return true }
    var first = start
    while first < line.textEnd, lines.base[first] == ASCII.space { first &+= 1 }
    if first < line.textEnd, lines.base[first] == ASCII.hash { return true }
    return first == start && first < line.textEnd && (try? key(lines.base, at: start, textEnd: line.textEnd)) != nil
  }

  /// What keeps the lines between two fences from being front matter: nil where they are, since nothing or a mapping stands there; else the
  /// line that begins as no mapping does, or none where that is no typo: where empty lines after the first fence and before the second
  /// make rules across the page of both.
  func textInstead(of content: TextRange, _ lines: LineScanner) -> TextRange?? {
    var position = content.lowerBound
    var isBlankBefore = false
    while position < content.upperBound {
      let line = lines.line(from: position)
      var first = position
      while first < line.textEnd, lines.base[first].isBlank { first &+= 1 }
      if first == line.textEnd {
        if position == content.lowerBound { isBlankBefore = true }
      } else if lines.base[first] != ASCII.hash {
        if beginsMapping(lines.base, at: first, line.textEnd) { return nil }
        return isBlankBefore && endsBlank(content, lines) ? .some(nil) : .some(TextRange(first, line.textEnd))
      }
      position = line.next
    }
    return nil
  }

  /// Whether the last line of the content is blank.
  private func endsBlank(_ content: TextRange, _ lines: LineScanner) -> Bool {
    var end = content.upperBound
    if end > content.lowerBound, lines.base[end &- 1] == ASCII.lineFeed { end &-= 1 }
    if end > content.lowerBound, lines.base[end &- 1] == ASCII.carriageReturn,
      end == content.upperBound || lines.base[end] == ASCII.lineFeed
    {
      end &-= 1
    }
    while end > content.lowerBound, lines.base[end &- 1].isBlank { end &-= 1 }
    return end == content.lowerBound || lines.base[end &- 1].isLineEnd
  }

  /// Whether text begins as a mapping does: with a key, or with what begins one in a form that we do not read.
  private func beginsMapping(_ base: UnsafePointer<UInt8>, at start: Int, _ textEnd: Int) -> Bool {
    if base[start] == ASCII.openBrace || base[start] == ASCII.question && isBlankOrEnd(base, start &+ 1, textEnd) { return true }
    // An anchor or a tag may decorate the key.
    var first = start
    while first < textEnd, base[first] == 0x26 || base[first] == ASCII.exclamation {
      while first < textEnd, !base[first].isBlank { first &+= 1 }
      while first < textEnd, base[first].isBlank { first &+= 1 }
    }
    return first < textEnd && (try? key(base, at: first, textEnd: textEnd)) != nil
  }

  /// Whether the line is `---` or `...` with something after a blank: for YAML the start or end of a document.
  private func startsDocument(_ base: UnsafePointer<UInt8>, _ start: Int, _ textEnd: Int) -> Bool {
    guard textEnd &- start > 3, base[start &+ 3].isBlank else { return false }
    let byte = base[start]
    return (byte == ASCII.hyphen || byte == ASCII.period) && base[start &+ 1] == byte && base[start &+ 2] == byte
  }

  private func isBlank(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    for i in start..<end where !base[i].isBlank { return false }
    return true
  }
}
