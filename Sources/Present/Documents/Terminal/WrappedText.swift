// Text in columns of a terminal.

import JournalText

/// Lines of at most `width` columns (2 or more), broken where `mayBreak` allows it, and inside a word only where it is longer
/// than a line, or not even there where words such as paths are to be kept. No line is empty but that of an empty text.
public func wrapped(_ text: String, width: Int, keepingWords: Bool = false) -> [String] {
  let width = max(width, 2)
  if let lines = wrapped(narrow: text, width: width, keepingWords: keepingWords) { return lines }
  var lines: [String] = []
  var line: [Character] = []
  var columns = 0
  /// Where the line may be broken last.
  var place: Int?
  let characters = Array(text.onOneLine)
  for (index, character) in characters.enumerated() {
    if !line.isEmpty, characters.mayBreak(before: index) { place = line.count }
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
      if i > start, bytes[i] != 0x20, bytes[i - 1] == 0x20, !bytes.isHeldByBlank(i) { place = i }
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

extension UnsafeBufferPointer<UInt8> {
  /// What `mayBreak` asks of characters, of the bytes of narrow text.
  fileprivate func isHeldByBlank(_ place: Int) -> Bool {
    func isWord(_ place: Int) -> Bool {
      place >= startIndex && place < endIndex && (self[place] & 0xDF &- 0x41 < 26 || self[place] &- 0x30 < 10 || self[place] >= 0xC3)
    }
    // »
    let isQuote = self[place] == 0xC2 && place + 1 < endIndex && self[place + 1] == 0xBB
    if isQuote || [0x3A, 0x3B, 0x3F, 0x21, 0x25].contains(self[place]) { return !isWord(place + (isQuote ? 2 : 1)) }
    // «
    return place > 2 && self[place - 2] == 0xAB && self[place - 3] == 0xC2 && !(place > 3 && isWordEnd(place - 4))
  }

  /// Whether a letter or a digit ends there.
  private func isWordEnd(_ place: Int) -> Bool {
    let byte = self[place]
    if byte & 0xC0 == 0x80 { return place > startIndex && self[place - 1] >= 0xC3 }
    return byte & 0xDF &- 0x41 < 26 || byte &- 0x30 < 10
  }
}
