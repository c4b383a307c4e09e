// How many words a text has, as word processors count them.

/// The words of a text.
public struct WordCount {
  public private(set) var words = 0

  /// Counts those of UTF-8; bytes that are none part no words. Words are parted by blanks and have a letter or a digit; each character of
  /// Chinese and Japanese is a word of its own. Linear.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isInWord = false
    var i = 0
    while i < bytes.count {
      countASCII(bytes, from: &i, &isInWord)
      guard i < bytes.count else { break }
      let byte = bytes[i]
      if byte < 0x80 {
        if byte <= 0x20 {
          isInWord = false
        } else if !isInWord, byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 {
          isInWord = true
          words += 1
        }
        i += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard byte >= 0xC2, byte < 0xF5, i + length <= bytes.count else {
        i += 1
        continue
      }
      let lead = UInt32(byte) & (0x7F >> UInt32(length))
      let scalar = (1..<length).reduce(lead) { $0 << 6 | UInt32(bytes[i + $1] & 0x3F) }
      if Self.standsAlone(scalar) {
        isInWord = false
        words += 1
      } else if Self.isBlank(scalar) {
        isInWord = false
      } else if !isInWord, let scalar = Unicode.Scalar(scalar), Self.isOfWord(scalar) {
        isInWord = true
        words += 1
      }
      i += length
    }
  }

  /// Counts on, eight bytes at a time, while all of them are ASCII. A word is a row of bytes that are no blanks, with a letter or digit among
  /// them: with each of its bits set, and one more added for each of those, the row runs over into the blank after it, and no further.
  private mutating func countASCII(_ bytes: UnsafeBufferPointer<UInt8>, from i: inout Int, _ isInWord: inout Bool) {
    let (ones, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // Here a word counts where it ends.
    var carry: UInt64 = isInWord ? 1 : 0
    words -= Int(carry)
    while i + 8 <= bytes.count {
      let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
      if eight & high != 0 { break }
      let solid = ((eight &+ ones &* 0x5F) & high) >> 7
      let digits = ~((eight ^ ones &* 0x30) &+ ones &* 0x76)
      let letter = (eight | ones &* 0x20) ^ ones &* 0x60
      let letters = (letter &+ ones &* 0x7F) & ~(letter &+ ones &* 0x65)
      let rows = solid &* 0xFF
      let (sum, isOver) = rows.addingReportingOverflow(((digits | letters) & high) >> 7)
      let (ends, isOverNow) = sum.addingReportingOverflow(carry)
      words += Int(truncatingIfNeeded: ((ends & ~rows) &* ones) >> 56)
      carry = isOver || isOverNow ? 1 : 0
      i += 8
    }
    words += Int(carry)
    isInWord = carry == 1
  }

  /// Han and Kana; Korean parts its words by blanks.
  private static func standsAlone(_ scalar: UInt32) -> Bool {
    guard CJKRuns.contains(scalar) else { return false }
    switch scalar {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xFFA0...0xFFDC, 0x3099, 0x309A: return false
    default: return true
    }
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
}
