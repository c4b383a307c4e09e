// Text in columns of a terminal.

import JournalText

/// Lines of at most `width` columns (2 or more), broken at blanks and between wide characters, and inside a word only where it is longer
/// than a line, or not even there where words such as paths are to be kept. No line is empty but that of an empty text.
public func wrapped(_ text: String, width: Int, keepingWords: Bool = false) -> [String] {
  let width = max(width, 2)
  if let lines = wrapped(narrow: text, width: width, keepingWords: keepingWords) { return lines }
  var lines: [String] = []
  var line: [Character] = []
  var columns = 0
  /// Where the line may be broken last.
  var place: Int?
  for character in text.onOneLine {
    if let last = line.last, mayBreak(between: last, character) { place = line.count }
    let size = character.displayWidth
    // A blank at the end of a full line stands beyond the edge, where nobody sees it.
    while columns + size > width, !line.isEmpty, character != " ", place != nil || !keepingWords {
      let at = place ?? line.count
      lines.append(trimmedEnd(line[..<at]))
      line.removeFirst(at)
      columns = line.reduce(0) { $0 + $1.displayWidth }
      place = nil
    }
    line.append(character)
    columns += size
  }
  if !line.isEmpty || lines.isEmpty { lines.append(trimmedEnd(line[...])) }
  return lines
}

/// The same for text of nothing but letters and signs of one column each, as most is, by its bytes; nil for any other.
private func wrapped(narrow text: String, width: Int, keepingWords: Bool) -> [String]? {
  var text = text
  return text.withUTF8 { bytes in
    guard bytes.isNarrow else { return nil }
    var lines: [String] = []
    func end(_ range: Range<Int>) {
      let line = UnsafeBufferPointer(rebasing: bytes[range])
      lines.append(String(decoding: line.dropLast(line.reversed().prefix { $0 == 0x20 }.count), as: UTF8.self))
    }
    var start = 0
    var columns = 0
    var place: Int?
    for i in bytes.indices where bytes[i] & 0xC0 != 0x80 {
      if i > start, bytes[i] != 0x20, bytes[i - 1] == 0x20 { place = i }
      while columns + 1 > width, i > start, bytes[i] != 0x20, place != nil || !keepingWords {
        let at = place ?? i
        end(start..<at)
        start = at
        columns = bytes[at..<i].count { $0 & 0xC0 != 0x80 }
        place = nil
      }
      columns += 1
    }
    if start < bytes.count || lines.isEmpty { end(start..<bytes.count) }
    return lines
  }
}

/// Text cut to `width` columns, an ellipsis for what is missing.
public func shortened(_ text: String, width: Int) -> String {
  let text = text.onOneLine
  if text.displayWidth <= width { return text }
  var out = ""
  var columns = 1
  for character in text {
    columns += character.displayWidth
    if columns > width { break }
    out.append(character)
  }
  return out + "…"
}

private func trimmedEnd(_ line: ArraySlice<Character>) -> String {
  String(line[..<(line.lastIndex { $0 != " " }.map { $0 + 1 } ?? line.startIndex)])
}

private func mayBreak(between first: Character, _ second: Character) -> Bool {
  if second == " " { return false }
  if first == " " { return true }
  return (first.displayWidth == 2 || second.displayWidth == 2) && !opening.contains(first) && !closing.contains(second)
}

/// What does not end a line.
private let opening: Set<Character> = Set("（［｛「『【〈《〔“‘([{")
/// What does not begin a line: closing marks, small kana, marks that repeat or lengthen.
private let closing: Set<Character> = Set("、。，．・：；？！ー）］｝」』】〉》〕”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻,.:;?!)]}")
