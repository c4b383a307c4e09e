// The first line of an item as a merge sees it: marker, box, words, fields, id.

import JournalText

/// What the first line of an item consists of, in bytes, each part with the blanks before it.
struct ItemParts {
  struct Field {
    var key: [UInt8]
    /// The blanks before it, and the field with its brackets.
    var before: [UInt8]
    var bytes: [UInt8]
  }

  /// Indentation, marker and the blanks behind it.
  var marker: [UInt8] = []
  /// `[x]`, and the blanks behind it.
  var box: [UInt8]?
  var boxGap: [UInt8] = []
  /// With the blanks before each.
  var words: [ArraySlice<UInt8>] = []
  var fields: [Field] = []
  /// `^id`, and the blanks before it.
  var id: [UInt8]?
  var idGap: [UInt8] = []
  /// Blanks and line end.
  var tail: [UInt8] = []
  /// Whether all words stand before all fields.
  private(set) var isOrdered = true

  /// Nil where the line begins with no marker.
  init?(_ line: [UInt8]) {
    var index = 0
    while index < line.count, line[index].isBlank { index += 1 }
    guard index < line.count else { return nil }
    if [ASCII.hyphen, ASCII.asterisk, ASCII.plus].contains(line[index]) {
      index += 1
    } else {
      let start = index
      while index < line.count, line[index].isDigit { index += 1 }
      guard index > start, index < line.count, line[index] == ASCII.period || line[index] == ASCII.closeParenthesis else { return nil }
      index += 1
    }
    guard index == line.count || line[index].isSpace else { return nil }
    while index < line.count, line[index].isBlank { index += 1 }
    marker = Array(line[..<index])
    readBox(line, &index)
    readRest(line, index)
  }

  private mutating func readBox(_ line: [UInt8], _ index: inout Int) {
    guard index + 2 < line.count, line[index] == ASCII.openBracket else { return }
    var end = index + 1
    // One scalar, however many bytes it has.
    end += 1
    while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
    guard end < line.count, line[end] == ASCII.closeBracket, end + 1 < line.count, line[end + 1].isBlank else { return }
    box = Array(line[index...end])
    index = end + 1
    let start = index
    while index < line.count, line[index].isBlank { index += 1 }
    boxGap = Array(line[start..<index])
  }

  private mutating func readRest(_ line: [UInt8], _ start: Int) {
    var index = start
    while true {
      let blank = index
      while index < line.count, line[index].isSpace { index += 1 }
      if index == line.count {
        tail = Array(line[blank...])
        return
      }
      let word = index
      if let field = Self.field(line, at: index) {
        fields.append(Field(key: field.key, before: Array(line[blank..<word]), bytes: Array(line[word..<field.end])))
        index = field.end
        continue
      }
      index = Self.wordEnd(line, from: index)
      if line[word] == ASCII.caret, index - word > 1, line[index...].allSatisfy(\.isSpace), blank < word {
        (id, idGap) = (Array(line[word..<index]), Array(line[blank..<word]))
        continue
      }
      if !fields.isEmpty { isOrdered = false }
      words.append(line[blank..<index])
    }
  }

  /// The end of a word; a wiki link is one, whatever blanks it holds.
  private static func wordEnd(_ line: [UInt8], from start: Int) -> Int {
    var index = start
    while index < line.count, !line[index].isSpace {
      if index + 1 < line.count, line[index] == ASCII.openBracket, line[index + 1] == ASCII.openBracket {
        var end = index + 2
        while end + 1 < line.count, !(line[end] == ASCII.closeBracket && line[end + 1] == ASCII.closeBracket) { end += 1 }
        if end + 1 < line.count {
          index = end + 2
          continue
        }
      }
      index += 1
    }
    return index
  }

  /// A field `[key:: value]` or `(key:: value)` that begins here.
  private static func field(_ line: [UInt8], at start: Int) -> (key: [UInt8], end: Int)? {
    guard line[start] == ASCII.openBracket || line[start] == ASCII.openParenthesis else { return nil }
    let (open, close) = line[start] == ASCII.openBracket ? (ASCII.openBracket, ASCII.closeBracket) : (ASCII.openParenthesis, ASCII.closeParenthesis)
    var index = start + 1
    guard index < line.count, line[index].isLetter else { return nil }
    while index < line.count, line[index].isAlphanumeric || line[index] == ASCII.hyphen || line[index] == ASCII.underscore { index += 1 }
    guard index + 1 < line.count, line[index] == ASCII.colon, line[index + 1] == ASCII.colon else { return nil }
    let key = Array(line[start + 1..<index])
    var depth = 1
    index += 2
    while index < line.count {
      if line[index] == open { depth += 1 } else if line[index] == close { depth -= 1 }
      index += 1
      if depth == 0 { return (key, index) }
    }
    return nil
  }

  var bytes: [UInt8] {
    var bytes = marker + (box ?? []) + boxGap
    for word in words { bytes += word }
    for field in fields { bytes += field.before + field.bytes }
    return bytes + (id.map { idGap + $0 } ?? []) + tail
  }

  /// The words without the blanks between them, by which an item is known again.
  var plainWords: [UInt8] { Array(words.map { $0.drop(while: \.isSpace) }.joined(separator: [ASCII.space])) }
}
