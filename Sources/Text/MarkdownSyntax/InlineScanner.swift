// One pass over the text of a block. Brackets wait on a stack until their partner comes, so that no input makes it look twice.

import JournalText

/// Scans the texts of blocks, one after the other, keeping its buffers between them.
struct InlineScanner {
  /// An open bracket that may turn out to be a field or a link.
  private struct Open {
    var start: Int
    /// The key of a field, empty where the bracket begins none.
    var key: TextRange
  }

  /// A run of backticks: where it begins, and the run that closes a code span opened by it.
  private struct Run {
    var range: TextRange
    var closing: Int?
  }

  // The bytes of the file and the lines of the text: valid during a scan, and looked at by nothing else.
  private var base = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var lines = UnsafeBufferPointer<TextRange>(start: nil, count: 0)
  private var textEnd = 0
  /// The spans of all texts that were scanned, of each in the order in which they begin.
  var spans: [InlineSpan] = []
  /// Where the backslashes stand that make the mark after them text.
  private(set) var escapes: [Int] = []
  /// The beginnings of lines that are no text, since code or HTML of a line above reaches over them.
  private(set) var covered: [TextRange] = []
  private var brackets: [Open] = []
  private var parentheses: [Open] = []
  private var runs: [Run]?
  /// Bytes that may still be looked at for HTML tags that turn out to be none.
  private var patience = 0
  /// Bytes that may still be looked at for titles of links that turn out to be none.
  private var titlePatience = 0
  private var commentsEnd = true

  /// Adds the spans of one text.
  mutating func scan(_ lines: UnsafeBufferPointer<TextRange>, of bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes
    begin(lines)
    let first = spans.count
    // Code, HTML and links may reach into later lines; those lines then begin where they end.
    var resume = 0
    for line in lines {
      if resume > line.lowerBound { covered.append(TextRange(line.lowerBound, min(resume, line.upperBound))) }
      var i = max(line.lowerBound, resume)
      while true {
        i = InlineMarks.next(in: base, from: i, to: line.upperBound)
        if i >= line.upperBound { break }
        i = step(i, line)
      }
      resume = i
    }
    // A field ends after what stands in it.
    for index in spans.indices.dropFirst(first + 1) where Self.precedes(spans[index], spans[index - 1]) {
      return spans.withUnsafeMutableBufferPointer {
        var found = UnsafeMutableBufferPointer(rebasing: $0[first...])
        found.sort(by: Self.precedes)
      }
    }
  }

  private static func precedes(_ a: InlineSpan, _ b: InlineSpan) -> Bool {
    a.range.lowerBound != b.range.lowerBound ? a.range.lowerBound < b.range.lowerBound : a.range.upperBound > b.range.upperBound
  }

  private mutating func begin(_ lines: UnsafeBufferPointer<TextRange>) {
    self.lines = lines
    textEnd = lines.last?.upperBound ?? 0
    escapes.removeAll(keepingCapacity: true)
    covered.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    parentheses.removeAll(keepingCapacity: true)
    runs = nil
    patience = 4096 + 4 * (textEnd - (lines.first?.lowerBound ?? 0))
    titlePatience = patience
    commentsEnd = true
  }

  /// Looks at the byte at `i`; answers with the offset to go on at.
  private mutating func step(_ i: Int, _ line: TextRange) -> Int {
    switch base[i] {
    case ASCII.backslash:
      guard i + 1 < line.upperBound, base[i + 1].isPunctuation else { return i + 1 }
      escapes.append(i)
      return i + 2
    case ASCII.backtick: return code(i)
    case ASCII.less: return html(i) ?? i + 1
    case ASCII.hash: return tag(i, line)
    case ASCII.caret: return blockID(i, line)
    case ASCII.openBracket:
      if let end = wikiLink(i, line) { return end }
      brackets.append(Open(start: i, key: fieldKey(i + 1, line)))
      return i + 1
    case ASCII.closeBracket:
      guard let open = brackets.popLast() else { return i + 1 }
      if closeField(open, i, line) { return i + 1 }
      return markdownLink(open.start, i, line) ?? i + 1
    case ASCII.openParenthesis:
      parentheses.append(Open(start: i, key: fieldKey(i + 1, line)))
      return i + 1
    case ASCII.closeParenthesis:
      if let open = parentheses.popLast() { _ = closeField(open, i, line) }
      return i + 1
    default:
      return i + 1
    }
  }

  // MARK: Fields and ids

  /// The key of a field, `[A-Za-z][A-Za-z0-9_-]*` before `::`; empty where there is none.
  private func fieldKey(_ start: Int, _ line: TextRange) -> TextRange {
    guard start < line.upperBound, base[start].isLetter else { return TextRange(at: start) }
    var end = start
    while end < line.upperBound, base[end].isAlphanumeric || base[end] == ASCII.underscore || base[end] == ASCII.hyphen { end += 1 }
    guard end + 1 < line.upperBound, base[end] == ASCII.colon, base[end + 1] == ASCII.colon else { return TextRange(at: start) }
    return TextRange(start, end)
  }

  private mutating func closeField(_ open: Open, _ close: Int, _ line: TextRange) -> Bool {
    guard !open.key.isEmpty, open.start >= line.lowerBound else { return false }
    var value = TextRange(open.key.upperBound + 2, close)
    while value.lowerBound < value.upperBound, base[value.lowerBound].isBlank { value.lowerBound += 1 }
    while value.upperBound > value.lowerBound, base[value.upperBound - 1].isBlank { value.upperBound -= 1 }
    spans.append(InlineSpan(kind: .field, range: TextRange(open.start, close + 1), name: open.key, value: value))
    return true
  }

  private mutating func blockID(_ start: Int, _ line: TextRange) -> Int {
    guard start == line.lowerBound || base[start - 1].isBlank else { return start + 1 }
    var end = start + 1
    while end < line.upperBound, base[end].isAlphanumeric || base[end] == ASCII.hyphen { end += 1 }
    var rest = end
    while rest < line.upperBound, base[rest].isBlank { rest += 1 }
    guard end > start + 1, rest == line.upperBound else { return start + 1 }
    spans.append(
      InlineSpan(kind: .blockID, range: TextRange(start, end), name: TextRange(start + 1, end), value: TextRange(at: end)))
    return end
  }

  // MARK: Tags

  /// `#` at a line's start or after a blank or opening bracket, then letters, digits, marks, emoji, `_`, `-` and `/`, not digits alone.
  private mutating func tag(_ start: Int, _ line: TextRange) -> Int {
    if start > line.lowerBound {
      let before = base[start - 1]
      let isInside = before == ASCII.openParenthesis && (start < line.lowerBound + 2 || base[start - 2] != ASCII.closeBracket)
      let opens = before.isBlank || before.isLineEnd || isInside || before == ASCII.openBracket
      guard opens || endsWithIdeographicBlank(start, line) else { return start + 1 }
    }
    var i = start + 1
    while i < line.upperBound {
      let byte = base[i]
      if byte < 0x80 {
        guard byte.isAlphanumeric || byte == ASCII.underscore || byte == ASCII.hyphen || byte == ASCII.slash else { break }
        i += 1
      } else {
        guard let (scalar, length) = decode(i, line.upperBound), isTagScalar(scalar) else { break }
        i += length
      }
    }
    while i > start + 1, base[i - 1] == ASCII.slash { i -= 1 }
    guard (start + 1..<i).contains(where: { !base[$0].isDigit }) else { return start + 1 }
    // `[#A]` is a priority in Org and Logseq.
    let isBracketed =
      start > line.lowerBound && base[start - 1] == ASCII.openBracket && i < line.upperBound && base[i] == ASCII.closeBracket
    if isBracketed, i == start + 2, base[start + 1] &- 0x41 < 26 { return start + 1 }
    spans.append(InlineSpan(kind: .tag, range: TextRange(start, i), name: TextRange(start + 1, i), value: TextRange(at: i)))
    return i
  }

  /// Whether U+3000, the blank of Japanese text, stands before `i`.
  private func endsWithIdeographicBlank(_ i: Int, _ line: TextRange) -> Bool {
    i - 3 >= line.lowerBound && base[i - 3] == 0xE3 && base[i - 2] == 0x80 && base[i - 1] == 0x80
  }

  private func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isEmojiPresentation || scalar.value == 0x200D || scalar.value == 0xFE0F { return true }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .modifierLetter, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  /// The scalar at `i` and its length in bytes; nil where the bytes are not UTF-8.
  private func decode(_ i: Int, _ end: Int) -> (Unicode.Scalar, Int)? {
    let lead = base[i]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, i + length <= end else { return nil }
    var value = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for j in i + 1..<i + length {
      guard base[j] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(base[j] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  // MARK: Links

  /// `[[target]]` or `[[target|shown]]` on one line, with a `!` before it an embed; answers with the offset after it.
  private mutating func wikiLink(_ start: Int, _ line: TextRange) -> Int? {
    guard start + 1 < line.upperBound, base[start + 1] == ASCII.openBracket else { return nil }
    var pipe: Int?
    var i = start + 2
    while i + 1 < line.upperBound {
      if base[i] == ASCII.closeBracket, base[i + 1] == ASCII.closeBracket {
        // In a table the pipe stands after a backslash.
        let escaped = pipe.map { $0 > start + 2 && base[$0 - 1] == ASCII.backslash } ?? false
        let target = trimmed(TextRange(start + 2, (pipe ?? i) - (escaped ? 1 : 0)))
        guard !target.isEmpty else { return nil }
        let isEmbed = start > line.lowerBound && base[start - 1] == ASCII.exclamation
        spans.append(
          InlineSpan(
            kind: isEmbed ? .embed : .wikiLink, range: TextRange(isEmbed ? start - 1 : start, i + 2), name: target,
            value: pipe.map { trimmed(TextRange($0 + 1, i)) } ?? TextRange(at: i)))
        return i + 2
      }
      if base[i] == ASCII.openBracket, base[i + 1] == ASCII.openBracket { return nil }
      if base[i] == ASCII.pipe, pipe == nil { pipe = i }
      i += 1
    }
    return nil
  }

  /// `[shown](destination "title")`, its first bracket at `open` and its second at `close`; answers with the offset after it.
  private mutating func markdownLink(_ open: Int, _ close: Int, _ line: TextRange) -> Int? {
    var i = close + 1
    guard i < line.upperBound, base[i] == ASCII.openParenthesis else { return nil }
    func skipBlanks() { while i < line.upperBound, base[i].isBlank { i += 1 } }
    i += 1
    skipBlanks()
    let destination: TextRange
    if i < line.upperBound, base[i] == ASCII.less {
      let start = i + 1
      i = start
      while i < line.upperBound, base[i] != ASCII.greater {
        if base[i] == ASCII.less { return nil }
        i += base[i] == ASCII.backslash && i + 1 < line.upperBound && base[i + 1].isPunctuation ? 2 : 1
      }
      guard i < line.upperBound else { return nil }
      destination = TextRange(start, i)
      i += 1
    } else {
      let start = i
      var depth = 0
      while i < line.upperBound, base[i] > ASCII.space, base[i] != 0x7F {
        if base[i] == ASCII.openParenthesis {
          depth += 1
          if depth > 32 { return nil }
        }
        if base[i] == ASCII.closeParenthesis {
          if depth == 0 { break }
          depth -= 1
        }
        i += base[i] == ASCII.backslash && i + 1 < line.upperBound && base[i + 1].isPunctuation ? 2 : 1
      }
      i = min(i, line.upperBound)
      destination = TextRange(start, i)
    }
    skipBlanks()
    if i < line.upperBound, base[i] != ASCII.closeParenthesis {
      let quote = base[i] == ASCII.openParenthesis ? ASCII.closeParenthesis : base[i]
      guard quote == ASCII.quote || quote == ASCII.apostrophe || quote == ASCII.closeParenthesis, i > destination.upperBound else {
        return nil
      }
      guard titlePatience > 0 else { return nil }
      i += 1
      let title = i
      while i < line.upperBound, base[i] != quote { i += base[i] == ASCII.backslash ? 2 : 1 }
      titlePatience -= i - title
      i += 1
      skipBlanks()
    }
    guard i < line.upperBound, base[i] == ASCII.closeParenthesis else { return nil }
    let isImage = open > 0 && open > (lines.first?.lowerBound ?? 0) && base[open - 1] == ASCII.exclamation
    spans.append(
      InlineSpan(
        kind: isImage ? .image : .markdownLink, range: TextRange(isImage ? open - 1 : open, i + 1), name: destination,
        value: TextRange(open + 1, close)))
    return i + 1
  }

  private func trimmed(_ range: TextRange) -> TextRange {
    var range = range
    while range.lowerBound < range.upperBound, base[range.lowerBound].isBlank { range.lowerBound += 1 }
    while range.upperBound > range.lowerBound, base[range.upperBound - 1].isBlank { range.upperBound -= 1 }
    return range
  }

  // MARK: Code and HTML

  /// Moves after the code span that opens at `start`, or after its backticks where it is none.
  private mutating func code(_ start: Int) -> Int {
    if runs == nil { runs = backtickRuns() }
    guard let runs else { return start + 1 }
    var low = 0, high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.lowerBound < start { low = middle + 1 } else { high = middle }
    }
    // A run after a backslash begins one byte later than the bytes do; it is then shorter, and closes nothing.
    guard low < runs.count, runs[low].range.lowerBound == start else {
      var end = start
      while end < textEnd, base[end] == ASCII.backtick { end += 1 }
      return end
    }
    return runs[low].closing.map { runs[$0].range.upperBound } ?? runs[low].range.upperBound
  }

  private func backtickRuns() -> [Run] {
    var runs: [Run] = []
    guard let start = base.baseAddress else { return runs }
    for line in lines {
      var i = line.lowerBound
      while i < line.upperBound {
        i = firstIndex(of: ASCII.backtick, in: start, from: i, to: line.upperBound)
        let start = i
        while i < line.upperBound, base[i] == ASCII.backtick { i += 1 }
        if i > start { runs.append(Run(range: TextRange(start, i))) }
      }
    }
    var lastOfLength: [Int?] = Array(repeating: nil, count: (runs.lazy.map(\.range.count).max() ?? 0) + 1)
    for index in runs.indices.reversed() {
      runs[index].closing = lastOfLength[runs[index].range.count]
      lastOfLength[runs[index].range.count] = index
    }
    return runs
  }

  /// The offset after the HTML tag, comment or autolink that begins at `start`; nil where none does.
  private mutating func html(_ start: Int) -> Int? {
    guard start + 2 < textEnd else { return nil }
    let first = base[start + 1]
    if first == ASCII.exclamation, start + 3 < textEnd, base[start + 2] == ASCII.hyphen, base[start + 3] == ASCII.hyphen {
      guard commentsEnd else { return nil }
      var i = start + 4
      while i + 2 < textEnd {
        if base[i] == ASCII.hyphen, base[i + 1] == ASCII.hyphen, base[i + 2] == ASCII.greater { return i + 3 }
        i += 1
      }
      commentsEnd = false
      return nil
    }
    guard first.isLetter || first == ASCII.slash && base[start + 2].isLetter, patience > 0 else { return nil }
    var quote: UInt8 = 0
    var hasBlank = false
    var i = start + 1
    while i < textEnd {
      let byte = base[i]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == ASCII.greater {
        return i + 1
      } else if byte == ASCII.less || hasBlank && (byte == ASCII.hash || byte == ASCII.openBracket) {
        // No attribute has such a name: this is a sign for “less than” in a sentence.
        break
      } else if byte.isBlank || byte.isLineEnd {
        hasBlank = true
      } else if byte == ASCII.quote || byte == ASCII.apostrophe, base[i - 1] == ASCII.equals {
        quote = byte
      }
      i += 1
    }
    patience -= i - start
    return nil
  }
}
