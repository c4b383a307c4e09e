// Keys and values of front matter: scalars in their five forms, and what decorates them.

import JournalText

extension FrontMatterScanner {
  /// Whether `i` is at the end of the text or holds a blank.
  @inline(__always)
  func isBlankOrEnd(_ base: UnsafePointer<UInt8>, _ i: Int, _ textEnd: Int) -> Bool { i >= textEnd || base[i].isBlank }

  /// The key that begins at `start` and its colon; nil where the line holds none. At most 1,024 bytes, as YAML wants it.
  func key(_ base: UnsafePointer<UInt8>, at start: Int, textEnd: Int) throws(Failure) -> (range: TextRange, colon: Int)? {
    let first = base[start]
    if first == ASCII.quote || first == ASCII.apostrophe {
      guard let end = try quotedEnd(base, at: start, to: textEnd) else { return nil }
      var colon = end
      while colon < textEnd, base[colon].isBlank { colon &+= 1 }
      guard colon < textEnd, base[colon] == ASCII.colon, isBlankOrEnd(base, colon &+ 1, textEnd), colon &- start <= 1024 else { return nil }
      return (TextRange(start, end), colon)
    }
    guard startsPlain(base, at: start, textEnd) else { return nil }
    let limit = min(textEnd, start &+ 1025)
    var i = start
    while i < limit {
      if base[i] == ASCII.colon, isBlankOrEnd(base, i &+ 1, textEnd) {
        var end = i
        while end > start, base[end &- 1].isBlank { end &-= 1 }
        return (TextRange(start, end), i)
      }
      if base[i] == ASCII.hash, i > start, base[i &- 1].isBlank { return nil }
      i &+= 1
    }
    return nil
  }

  /// Whether a plain scalar may begin at `i`.
  func startsPlain(_ base: UnsafePointer<UInt8>, at i: Int, _ textEnd: Int) -> Bool {
    switch base[i] {
    case ASCII.hyphen, ASCII.question, ASCII.colon: !isBlankOrEnd(base, i &+ 1, textEnd)
    case ASCII.comma, ASCII.openBracket, ASCII.closeBracket, ASCII.openBrace, ASCII.closeBrace, ASCII.hash, 0x26, ASCII.asterisk,
      ASCII.exclamation, ASCII.pipe, ASCII.greater, ASCII.apostrophe, ASCII.quote, 0x25, 0x40, ASCII.backtick:
      false
    default: true
    }
  }

  /// Reads the value at `start`, after a key's colon or a dash or on a line of its own; answers with the next line to read.
  mutating func readValue(
    _ lines: LineScanner, at start: Int, _ line: Line, isAfterKey: Bool, _ front: inout FrontMatter
  ) throws(Failure) -> Int {
    let base = lines.base
    var i = start
    if collections.count == 1, let last = front.entries.indices.last { front.entries[last].value = TextRange(at: start) }
    if base[i] == 0x26 || base[i] == ASCII.exclamation {
      markKept(.decorated, &front)
      i = try skipProperties(base, at: i, line)
      noteContent(i, line)
      while i < line.textEnd, base[i].isBlank { i &+= 1 }
      // What it decorates may follow on the next lines.
      if i == line.textEnd || base[i] == ASCII.hash {
        isDecorated = true
        if i < line.textEnd { noteComment(TextRange(i, line.textEnd), &front) }
        return line.next
      }
      if base[i] == ASCII.asterisk { throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1)) }
    }
    if isDecorated, base[i] == ASCII.asterisk { throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1)) }
    awaitsValue = false
    valueStart = i
    switch base[i] {
    case ASCII.quote, ASCII.apostrophe:
      guard let end = try quotedEnd(base, at: i, to: front.content.upperBound) else {
        throw Failure(message: .syntaxQuote, range: TextRange(i, line.textEnd))
      }
      let style: FrontMatter.Style = base[i] == ASCII.quote ? .doubleQuoted : .singleQuoted
      if end <= line.textEnd {
        recordScalar(style, TextRange(i, end), isAfterKey: isAfterKey, &front)
      } else {
        markKept(.multiLine, &front)
      }
      return try finishLine(lines, at: end, line, &front)
    case ASCII.pipe, ASCII.greater:
      return try readBlockScalar(lines, at: i, line, &front)
    case ASCII.openBracket, ASCII.openBrace:
      let flow = try readFlow(lines, at: i, line, isAfterKey: isAfterKey, &front)
      return try finishLine(lines, at: flow, line, &front)
    case ASCII.asterisk:
      markKept(.decorated, &front)
      let end = try nameEnd(base, at: i, line)
      return try finishLine(lines, at: end, line, &front)
    default:
      guard startsPlain(base, at: i, line.textEnd) else {
        throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
      }
      return try readPlain(lines, at: i, line, isAfterKey: isAfterKey, &front)
    }
  }

  /// Checks that nothing but blanks and a comment follows a value on its last line; answers with the next line.
  private mutating func finishLine(_ lines: LineScanner, at valueEnd: Int, _ first: Line, _ front: inout FrontMatter) throws(Failure) -> Int
  {
    let line = valueEnd <= first.textEnd ? first : self.line(lines, from: valueEnd, to: front.content.upperBound)
    noteContent(valueEnd, line)
    var i = valueEnd
    while i < line.textEnd, lines.base[i].isBlank { i &+= 1 }
    if i == line.textEnd { return line.next }
    guard lines.base[i] == ASCII.hash, i > valueEnd else {
      throw Failure(message: .syntaxRest, range: TextRange(i, line.textEnd))
    }
    noteComment(TextRange(i, line.textEnd), &front)
    return line.next
  }

  // MARK: Plain scalars

  /// Reads a plain scalar and the lines it goes on over: those indented deeper than the collection that holds it.
  private mutating func readPlain(
    _ lines: LineScanner, at start: Int, _ line: Line, isAfterKey: Bool, _ front: inout FrontMatter
  ) throws(Failure) -> Int {
    let base = lines.base
    let first = try plainEnd(base, from: start, line.textEnd)
    noteContent(first.end, line)
    if first.comment < line.textEnd {
      recordScalar(.plain, TextRange(start, first.end), isAfterKey: isAfterKey, &front)
      noteComment(TextRange(first.comment, line.textEnd), &front)
      return line.next
    }
    let minimumColumn = collections[collections.count &- 1].column &+ 1
    var goesOn = false
    var position = line.next
    while position < front.content.upperBound {
      let next = self.line(lines, from: position, to: front.content.upperBound)
      var i = position
      while i < next.textEnd, base[i].isBlank {
        if base[i] == ASCII.tab, i &- position < minimumColumn { throw Failure(message: .tab, range: TextRange(i, i &+ 1)) }
        i &+= 1
      }
      if i == next.textEnd {
        position = next.next
        continue
      }
      if i &- position < minimumColumn || base[i] == ASCII.hash { break }
      let more = try plainEnd(base, from: i, next.textEnd)
      goesOn = true
      noteContent(more.end, next)
      position = next.next
      if more.comment < next.textEnd {
        front.comments.append(TextRange(more.comment, next.textEnd))
        break
      }
    }
    if goesOn { markKept(.multiLine, &front) } else { recordScalar(.plain, TextRange(start, first.end), isAfterKey: isAfterKey, &front) }
    return position
  }

  /// End of the plain text from `start`, without blanks after it, and of the comment that ends it, `textEnd` where there is none.
  private func plainEnd(_ base: UnsafePointer<UInt8>, from start: Int, _ textEnd: Int) throws(Failure) -> (end: Int, comment: Int) {
    var i = start
    var end = start
    while i < textEnd {
      let byte = base[i]
      if byte.isBlank {
        i &+= 1
        continue
      }
      if byte == ASCII.hash, i > start, base[i &- 1].isBlank { return (end, i) }
      if byte == ASCII.colon, isBlankOrEnd(base, i &+ 1, textEnd) {
        throw Failure(message: .syntaxColonInValue, range: TextRange(i, i &+ 1))
      }
      i &+= 1
      end = i
    }
    return (end, textEnd)
  }

  // MARK: Quoted scalars

  /// Offset after the quote that closes the scalar at `start`; nil where none does before `limit`.
  func quotedEnd(_ base: UnsafePointer<UInt8>, at start: Int, to limit: Int) throws(Failure) -> Int? {
    let quote = base[start]
    var i = start &+ 1
    while i < limit {
      if base[i] == quote {
        guard quote == ASCII.apostrophe, i &+ 1 < limit, base[i &+ 1] == ASCII.apostrophe else { return i &+ 1 }
        i &+= 2
      } else if base[i] == ASCII.backslash, quote == ASCII.quote {
        if i &+ 1 >= limit { return nil }
        let length = escapeLength(base, at: i, to: limit)
        if length == 0 { throw Failure(message: .badEscape(base[i &+ 1]), range: TextRange(i, min(i &+ 2, limit))) }
        i &+= length
      } else {
        i &+= 1
      }
    }
    return nil
  }

  /// Bytes of the escape at `i`, with its backslash; 0 where YAML has none such.
  private func escapeLength(_ base: UnsafePointer<UInt8>, at i: Int, to limit: Int) -> Int {
    let digits: Int
    switch base[i &+ 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case ASCII.carriageReturn: return i &+ 2 < limit && base[i &+ 2] == ASCII.lineFeed ? 3 : 2
    case ASCII.lineFeed, ASCII.tab: return 2
    case let byte: return FrontMatter.simpleEscape(byte) == nil ? 0 : 2
    }
    guard i &+ 2 &+ digits <= limit else { return 0 }
    var value: UInt32 = 0
    for j in i &+ 2..<i &+ 2 &+ digits {
      guard let digit = FrontMatter.hexadecimal(base[j]) else { return 0 }
      value = value &<< 4 | digit
    }
    return Unicode.Scalar(value) == nil ? 0 : 2 &+ digits
  }

  // MARK: Block scalars

  /// Reads `|` or `>` with the lines that are indented as its first one.
  private mutating func readBlockScalar(_ lines: LineScanner, at start: Int, _ line: Line, _ front: inout FrontMatter) throws(Failure)
    -> Int
  {
    let base = lines.base
    markKept(.blockScalar, &front)
    let parent = collections[collections.count &- 1].column
    var i = start &+ 1
    var indentation = 0
    var hasChomping = false
    while i < line.textEnd, !base[i].isBlank {
      if base[i] == ASCII.plus || base[i] == ASCII.hyphen, !hasChomping {
        hasChomping = true
      } else if base[i].isDigit, base[i] != ASCII.zero, indentation == 0 {
        indentation = parent &+ Int(base[i] &- ASCII.zero)
      } else {
        throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
      }
      i &+= 1
    }
    var position = try finishLine(lines, at: i, line, &front)
    var deepestBlank = 0
    while position < front.content.upperBound {
      let next = self.line(lines, from: position, to: front.content.upperBound)
      var j = position
      while j < next.textEnd, base[j] == ASCII.space, indentation == 0 || j &- position < indentation { j &+= 1 }
      let column = j &- position
      if j == next.textEnd {
        deepestBlank = max(deepestBlank, column)
        position = next.next
        continue
      }
      if base[j] == ASCII.tab, indentation == 0 || column < indentation { throw Failure(message: .tab, range: TextRange(j, j &+ 1)) }
      if indentation == 0 { indentation = max(deepestBlank, column, parent &+ 1) }
      if column < indentation { break }
      noteContent(next.textEnd, next)
      position = next.next
    }
    return position
  }

  // MARK: Anchors, tags, aliases

  /// Moves over `&anchor` and `!tag` in either order, with the blanks between them.
  func skipProperties(_ base: UnsafePointer<UInt8>, at start: Int, _ line: Line) throws(Failure) -> Int {
    var i = start
    var seen: (anchor: Bool, tag: Bool) = (false, false)
    while true {
      if base[i] == 0x26, !seen.anchor {
        seen.anchor = true
        i = try nameEnd(base, at: i, line)
      } else if base[i] == ASCII.exclamation, !seen.tag {
        seen.tag = true
        i = try tagEnd(base, at: i, line)
      } else {
        throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
      }
      var next = i
      while next < line.textEnd, base[next].isBlank { next &+= 1 }
      guard next < line.textEnd, base[next] == 0x26 || base[next] == ASCII.exclamation else { return i }
      i = next
    }
  }

  /// End of the anchor or alias at `i`: letters, digits, `_` and `-`, then a blank.
  private func nameEnd(_ base: UnsafePointer<UInt8>, at i: Int, _ line: Line) throws(Failure) -> Int {
    var end = i &+ 1
    while end < line.textEnd, base[end].isAlphanumeric || base[end] == ASCII.underscore || base[end] == ASCII.hyphen { end &+= 1 }
    guard end > i &+ 1, isBlankOrEnd(base, end, line.textEnd) else { throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1)) }
    return end
  }

  /// End of the tag at `i`: `!`, `!name` or `!!name`, then a blank; other forms are refused.
  private func tagEnd(_ base: UnsafePointer<UInt8>, at i: Int, _ line: Line) throws(Failure) -> Int {
    var end = i &+ 1
    if end < line.textEnd, base[end] == ASCII.exclamation { end &+= 1 }
    let name = end
    while end < line.textEnd,
      base[end].isAlphanumeric || base[end] == ASCII.underscore || base[end] == ASCII.hyphen || base[end] == ASCII.period
        || base[end] == ASCII.slash || base[end] == ASCII.colon
    { end &+= 1 }
    guard isBlankOrEnd(base, end, line.textEnd), end > name || name == i &+ 1 else {
      throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
    }
    return end
  }
}
