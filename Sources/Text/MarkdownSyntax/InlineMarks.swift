// The few bytes of a text at which something may begin or end inside it, found eight at a time.

import JournalText

enum InlineMarks {
  /// Whether a text has a byte that opens a span: `#`, `(`, `[` or `^`. Most have none.
  static func mayHoldSpans(_ lines: UnsafeBufferPointer<TextRange>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for line in lines {
      var i = line.lowerBound
      while i + 8 <= line.upperBound {
        let word = eight(bytes, at: i)
        let found =
          zeroBytes(word ^ each(ASCII.hash)) | zeroBytes(word ^ each(ASCII.openParenthesis)) | zeroBytes(word ^ each(ASCII.openBracket))
          | zeroBytes(word ^ each(ASCII.caret))
        if found != 0 { return true }
        i += 8
      }
      while i < line.upperBound {
        let byte = bytes[i]
        if byte == ASCII.hash || byte == ASCII.openParenthesis || byte == ASCII.openBracket || byte == ASCII.caret { return true }
        i += 1
      }
    }
    return false
  }

  /// Where the first byte stands that opens or closes a span, code or HTML, or escapes another; at the end or after it where there is none.
  @inline(__always)
  static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var i = start
    while i + 8 <= end {
      let word = eight(bytes, at: i)
      // Two marks that differ in their last bit are looked for at once: both parentheses, and the backslash with the closing bracket.
      let even = word & each(0xFE)
      let found =
        zeroBytes(even ^ each(ASCII.openParenthesis)) | zeroBytes(even ^ each(ASCII.backslash)) | zeroBytes(word ^ each(ASCII.openBracket))
        | zeroBytes(word ^ each(ASCII.caret)) | zeroBytes(word ^ each(ASCII.hash)) | zeroBytes(word ^ each(ASCII.less))
        | zeroBytes(word ^ each(ASCII.backtick))
      if found != 0 { return i + found.trailingZeroBitCount >> 3 }
      i += 8
    }
    while i < end, !isMark(bytes[i]) { i += 1 }
    return i
  }

  private static let marks: (UInt64, UInt64) = (
    1 << 0x23 | 1 << 0x28 | 1 << 0x29 | 1 << 0x3C,
    1 << (0x5B - 64) | 1 << (0x5C - 64) | 1 << (0x5D - 64) | 1 << (0x5E - 64) | 1 << (0x60 - 64)
  )

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? marks.0 : marks.1) &>> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Eight bytes, the first of them lowest. The buffer must hold them.
  @inline(__always)
  private static func eight(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
