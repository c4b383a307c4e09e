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
