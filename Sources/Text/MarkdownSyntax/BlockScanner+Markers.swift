// The marks that open and close blocks: headings, list markers, boxes, fences, rules.

import JournalText

extension BlockScanner {
  /// End of this line's text without trailing blanks.
  @inline(__always)
  func trimmedEnd(_ base: UnsafePointer<UInt8>, from start: Int) -> Int {
    var end = lineEnd
    while end > start, base[end &- 1].isBlank { end &-= 1 }
    return end
  }

  /// The heading marked with `#` that begins at `firstNonBlank`; its text is without the marks at either end.
  func atxHeading(_ base: UnsafePointer<UInt8>) -> (level: UInt8, text: TextRange)? {
    var start = firstNonBlank
    while start < lineEnd, base[start] == ASCII.hash { start &+= 1 }
    let level = start &- firstNonBlank
    guard level <= 6, start == lineEnd || base[start].isBlank else { return nil }
    while start < lineEnd, base[start].isBlank { start &+= 1 }
    var end = trimmedEnd(base, from: start)
    var closing = end
    while closing > start, base[closing &- 1] == ASCII.hash { closing &-= 1 }
    if closing == start || closing < end && base[closing &- 1].isBlank {
      end = closing
      while end > start, base[end &- 1].isBlank { end &-= 1 }
    }
    return (UInt8(truncatingIfNeeded: level), TextRange(start, end))
  }

  /// Turns the open paragraph into a heading where this line underlines it with `byte`, `=` or `-`.
  mutating func underline(_ base: UnsafePointer<UInt8>, _ byte: UInt8, in outline: inout Outline) -> Bool {
    var end = firstNonBlank
    while end < lineEnd, base[end] == byte { end &+= 1 }
    while end < lineEnd, base[end].isBlank { end &+= 1 }
    guard end == lineEnd else { return false }
    if mayBeginDefinition(base, outline) {
      splitDefinitions(base, in: &outline)
      // Nothing but definitions: there is no text to be a heading, and this line is text.
      if leaf != .paragraph { return false }
    }
    let index = Int(leafBlock)
    outline.blocks[index].kind = .heading
    outline.blocks[index].isSetext = true
    outline.blocks[index].level = byte == ASCII.equals ? 1 : 2
    if let last = outline.blocks[index].lines.last {
      var textEnd = outline.lines[Int(last)].upperBound
      while textEnd > outline.lines[Int(last)].lowerBound, base[textEnd &- 1].isBlank { textEnd &-= 1 }
      outline.blocks[index].content.upperBound = textEnd
    }
    outline.blocks[index].range.upperBound = lineEnd
    contentEnd = lineEnd
    leaf = .none
    return true
  }

  /// Whether this line is a thematic break of `byte`: three or more of it and nothing but blanks.
  mutating func isThematicBreak(_ base: UnsafePointer<UInt8>, _ byte: UInt8) -> Bool {
    if firstNonBlank < thematicBreakRuledOutBefore { return false }
    var count = 0
    var i = firstNonBlank
    while i < lineEnd {
      if base[i] == byte {
        count &+= 1
      } else if !base[i].isBlank {
        thematicBreakRuledOutBefore = i
        return false
      }
      i &+= 1
    }
    return count >= 3
  }

  /// End of the list marker at `firstNonBlank`, nil where there is none: `-`, `+`, `*`, or up to nine digits and `.` or `)`.
  func listMarker(_ base: UnsafePointer<UInt8>, interruptsParagraph: Bool) -> Int? {
    let byte = base[firstNonBlank]
    var end = firstNonBlank &+ 1
    if byte.isDigit {
      while end < lineEnd, end &- firstNonBlank < 9, base[end].isDigit { end &+= 1 }
      guard end < lineEnd, base[end] == ASCII.period || base[end] == ASCII.closeParenthesis else { return nil }
      // Only a list that begins with 1 may interrupt a paragraph.
      if interruptsParagraph {
        var value = 0
        for i in firstNonBlank..<end { value = value &* 10 &+ Int(base[i] &- ASCII.zero) }
        if value != 1 { return nil }
      }
      end &+= 1
    } else if byte != ASCII.hyphen, byte != ASCII.plus, byte != ASCII.asterisk {
      return nil
    }
    guard end == lineEnd || base[end].isBlank else { return nil }
    if interruptsParagraph {
      var rest = end
      while rest < lineEnd, base[rest].isBlank { rest &+= 1 }
      if rest == lineEnd { return nil }
    }
    return end
  }

  /// Reads the task box at the start of an item's first paragraph: one scalar in brackets, then a blank or nothing.
  func readBox(_ base: UnsafePointer<UInt8>, at start: Int, of item: Int, in outline: inout Outline) {
    guard start &+ 2 < lineEnd else { return }
    let mark = base[start &+ 1]
    let length = mark < 0x80 ? 1 : mark >= 0xF0 ? 4 : mark >= 0xE0 ? 3 : mark >= 0xC0 ? 2 : 0
    let end = start &+ length &+ 2
    guard length > 0, end <= lineEnd, base[end &- 1] == ASCII.closeBracket, end == lineEnd || base[end].isBlank else { return }
    if mark == ASCII.openBracket || mark == ASCII.closeBracket || mark == ASCII.tab { return }
    var content = end
    while content < lineEnd, base[content].isBlank { content &+= 1 }
    outline.blocks[item].box = TextRange(start, end)
    outline.blocks[item].content = TextRange(content, max(content, trimmedEnd(base, from: start)))
  }

  /// Whether this line closes the open fence: as many of its bytes at least, and nothing but blanks after them.
  func closesFence(_ base: UnsafePointer<UInt8>) -> Bool {
    guard indent <= 3, !isBlank, base[firstNonBlank] == fenceByte else { return false }
    var end = firstNonBlank
    while end < lineEnd, base[end] == fenceByte { end &+= 1 }
    guard end &- firstNonBlank >= fenceLength else { return false }
    while end < lineEnd, base[end].isBlank { end &+= 1 }
    return end == lineEnd
  }
}
