// The bytes of a field of a table.

extension UnsafeBufferPointer<UInt8> {
  subscript(part part: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: self[part]) }

  /// Without blanks of all scripts, line ends, and byte order marks around it.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, count)
    while start < end {
      let width = blank(at: start, in: end)
      if width == 0 { break }
      start += width
    }
    while end > start {
      let byte = self[end - 1]
      if byte == 0x20 || byte &- 0x09 < 5 {
        end -= 1
      } else if byte >= 0x80, end - start >= 2, blank(at: end - 2, in: end) == 2 {
        end -= 2
      } else if byte >= 0x80, end - start >= 3, blank(at: end - 3, in: end) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return start == 0 && end == count ? self : self[part: start..<end]
  }

  /// How many bytes the blank has that begins here; 0 for no blank.
  func blank(at place: Int, in end: Int) -> Int {
    let byte = self[place]
    if byte == 0x20 || byte &- 0x09 < 5 { return 1 }
    if byte < 0x80 || end - place < 2 { return 0 }
    if byte == 0xC2 { return self[place + 1] == 0xA0 || self[place + 1] == 0x85 ? 2 : 0 }
    guard end - place >= 3 else { return 0 }
    switch (byte, self[place + 1], self[place + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return 3
    case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
    default: return 0
    }
  }

  /// Whether these are the bytes of a word in small letters of ASCII, whatever their case.
  func says(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for place in 0..<count {
      let byte = self[place]
      if (byte &- 0x41 < 26 ? byte | 0x20 : byte) != word.utf8Start[place] { return false }
    }
    return true
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}
