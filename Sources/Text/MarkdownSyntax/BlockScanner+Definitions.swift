// Link reference definitions: the lines at the start of a paragraph that are none of its text, CommonMark 0.31 section 4.7.

import JournalText

extension BlockScanner {
  /// Whether the open paragraph may begin with a definition: a quick look, since every task box begins with a bracket too.
  @inline(__always)
  func mayBeginDefinition(_ base: UnsafePointer<UInt8>, _ outline: Outline) -> Bool {
    let block = outline.blocks[Int(leafBlock)]
    let start = block.range.lowerBound
    guard base[start] == ASCII.openBracket else { return false }
    let line = outline.lines[Int(block.lines.lowerBound)]
    var close = start &+ 1
    while close < line.upperBound, base[close] != ASCII.closeBracket, base[close] != ASCII.openBracket { close &+= 1 }
    // An escaped bracket, or a label that goes on over the line: the parser must look.
    if close == line.upperBound || base[close &- 1] == ASCII.backslash { return true }
    return base[close] == ASCII.closeBracket && close &+ 1 < line.upperBound && base[close &+ 1] == ASCII.colon
  }

  /// Splits the definitions that the open paragraph begins with into a block of their own; nothing may be left of the paragraph.
  mutating func splitDefinitions(_ base: UnsafePointer<UInt8>, in outline: inout Outline) {
    let paragraph = Int(leafBlock)
    let lines = outline.blocks[paragraph].lines
    definitionText.removeAll(keepingCapacity: true)
    for line in lines {
      let range = outline.lines[Int(line)]
      definitionText.append(contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
      definitionText.append(ASCII.lineFeed)
    }
    let count = definitionText.withUnsafeBufferPointer { text in
      var parser = DefinitionParser(text: text)
      return parser.countLinesOfDefinitions()
    }
    guard count > 0 else { return }
    let firstText = lines.lowerBound &+ Int32(truncatingIfNeeded: count)
    let end = outline.lines[Int(firstText) &- 1].upperBound
    var rest = outline.blocks[paragraph]
    outline.blocks[paragraph].kind = .definition
    outline.blocks[paragraph].lines = lines.lowerBound..<lines.lowerBound
    outline.blocks[paragraph].range.upperBound = end
    outline.blocks[paragraph].content.upperBound = end
    if firstText < lines.upperBound {
      rest.lines = firstText..<lines.upperBound
      let start = outline.lines[Int(firstText)].lowerBound
      rest.range = TextRange(start, rest.range.upperBound)
      rest.content = TextRange(start, rest.content.upperBound)
      leafBlock = Int32(truncatingIfNeeded: outline.blocks.count)
      rest.next = leafBlock &+ 1
      outline.blocks.append(rest)
    } else {
      leaf = .none
    }
  }
}

/// Reads definitions from the start of a paragraph's text, whose lines each end with LF.
private struct DefinitionParser {
  let text: UnsafeBufferPointer<UInt8>
  var i = 0
  var line = 0

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The number of lines, from the first, that consist of definitions.
  mutating func countLinesOfDefinitions() -> Int {
    var counted = 0
    while i < text.count, text[i] == ASCII.openBracket, definition() { counted = line }
    return counted
  }

  /// Moves over one definition with the end of its last line; false, wherever the cursor then is, where there is none.
  private mutating func definition() -> Bool {
    guard label(), i < text.count, text[i] == ASCII.colon else { return false }
    i += 1
    skipBlanksAndOneLineEnd()
    guard destination() else { return false }
    let afterDestination = (i, line)
    let hadBlank = i < text.count && (text[i].isBlank || text[i] == ASCII.lineFeed)
    skipBlanksAndOneLineEnd()
    if hadBlank, title(), endsLine() { return true }
    (i, line) = afterDestination
    return endsLine()
  }

  /// `[label]`, at most 999 bytes, no bracket unescaped, something but blanks inside.
  private mutating func label() -> Bool {
    i += 1
    let start = i
    var hasText = false
    while i < text.count, i - start < 1000 {
      switch text[i] {
      case ASCII.backslash:
        hasText = true
        i += i + 1 < text.count && text[i + 1].isPunctuation ? 2 : 1
      case ASCII.openBracket: return false
      case ASCII.closeBracket:
        i += 1
        return hasText
      default:
        if text[i] == ASCII.lineFeed { line += 1 } else if !text[i].isBlank { hasText = true }
        i += 1
      }
    }
    return false
  }

  /// `<anything on one line>`, or bytes without blanks and control characters whose parentheses balance.
  private mutating func destination() -> Bool {
    guard i < text.count else { return false }
    if text[i] == ASCII.less {
      i += 1
      while i < text.count {
        switch text[i] {
        case ASCII.greater:
          i += 1
          return true
        case ASCII.lineFeed, ASCII.less: return false
        case ASCII.backslash where i + 1 < text.count && text[i + 1].isPunctuation: i += 2
        default: i += 1
        }
      }
      return false
    }
    let start = i
    var depth = 0
    scan: while i < text.count {
      switch text[i] {
      case 0...ASCII.space, 0x7F: break scan
      case ASCII.backslash where i + 1 < text.count && text[i + 1].isPunctuation: i += 2
      case ASCII.openParenthesis:
        depth += 1
        if depth > 32 { return false }
        i += 1
      case ASCII.closeParenthesis:
        if depth == 0 { break scan }
        depth -= 1
        i += 1
      default: i += 1
      }
    }
    return i > start && depth == 0
  }

  /// A title in quotes or parentheses, perhaps over several lines.
  private mutating func title() -> Bool {
    guard i < text.count else { return false }
    let open = text[i]
    guard open == ASCII.quote || open == ASCII.apostrophe || open == ASCII.openParenthesis else { return false }
    let close = open == ASCII.openParenthesis ? ASCII.closeParenthesis : open
    i += 1
    while i < text.count {
      if text[i] == close {
        i += 1
        return true
      }
      if open == ASCII.openParenthesis, text[i] == ASCII.openParenthesis { return false }
      if text[i] == ASCII.lineFeed { line += 1 }
      i += text[i] == ASCII.backslash && i + 1 < text.count && text[i + 1].isPunctuation ? 2 : 1
    }
    return false
  }

  private mutating func skipBlanksAndOneLineEnd() {
    while i < text.count, text[i].isBlank { i += 1 }
    guard i < text.count, text[i] == ASCII.lineFeed else { return }
    i += 1
    line += 1
    while i < text.count, text[i].isBlank { i += 1 }
  }

  /// Moves over blanks and the line end after them; false where anything else stands there.
  private mutating func endsLine() -> Bool {
    while i < text.count, text[i].isBlank { i += 1 }
    guard i < text.count, text[i] == ASCII.lineFeed else { return false }
    i += 1
    line += 1
    return true
  }
}
