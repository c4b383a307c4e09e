// Names and words of metrics without what writers differ in, to be compared.

extension MetricNames {
  /// The letters and digits of a name in lower case: ‘Resting heart-rate’ as `restingheartrate`.
  package static func plain(_ name: some StringProtocol) -> String {
    if let quick = name.utf8.withContiguousStorageIfAvailable({ plainly($0) }), let quick { return quick }
    return plainByCharacters(name)
  }

  /// The same of any text. A property of each character is looked up in tables of Unicode, which takes a hundred times as long as reading it.
  package static func plainByCharacters(_ name: some StringProtocol) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The same of bytes of UTF-8 which only letters are among that are known as such by their numbers; nil where there are others than those of
  /// ASCII and Latin-1, and the most used of Chinese, Japanese and Korean.
  private static func plainly(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var isRead = true
    let plain = String(unsafeUninitializedCapacity: bytes.count) { room in
      var count = 0, place = 0
      func keep(_ byte: UInt8) {
        room.initializeElement(at: count, to: byte)
        count += 1
      }
      while place < bytes.count {
        let byte = bytes[place]
        switch byte {
        case 0x61...0x7A, 0x30...0x39:
          keep(byte)
          place += 1
        case 0x41...0x5A:
          keep(byte + 0x20)
          place += 1
        case ..<0x80:
          place += 1
        case 0xC3 where place + 1 < bytes.count:
          let next = bytes[place + 1]
          // × and ÷ are none.
          if next != 0x97, next != 0xB7 {
            keep(byte)
            keep(next < 0x9F ? next + 0x20 : next)
          }
          place += 2
        case 0xE3...0xED where place + 2 < bytes.count:
          let scalar = UInt32(byte & 0xF) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
          guard isLetterOfEastAsia(scalar) else {
            isRead = false
            return 0
          }
          for next in bytes[place..<place + 3] { keep(next) }
          place += 3
        default:
          isRead = false
          return 0
        }
      }
      return count
    }
    return isRead ? plain : nil
  }

  /// Kana, ideographs and syllables of Hangul; not all of them, but no other.
  private static func isLetterOfEastAsia(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FA5, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
