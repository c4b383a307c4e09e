// How many terminal columns a text takes.

extension StringProtocol {
  /// Columns that this text takes in a terminal: two for wide East Asian characters and emoji (UAX #11), none for marks that combine.
  public var displayWidth: Int {
    // Most texts are plain ASCII, and characters cost far more than bytes.
    var count = 0
    for byte in utf8 {
      if byte < 0x20 || byte >= 0x7F { return reduce(0) { $0 + $1.displayWidth } }
      count += 1
    }
    return count
  }
}

extension String {
  /// Columns that this text takes in a terminal, as of any text.
  public var displayWidth: Int {
    // Where the bytes lie in one piece, which is nearly always, this is one pass over them.
    (utf8.withContiguousStorageIfAvailable { $0.plainWidth } ?? nil) ?? self[...].displayWidth
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether every scalar of this UTF-8 is a character of its own, of one column: those below U+0300 that are neither controls nor the soft
  /// hyphen.
  public var isNarrow: Bool {
    var i = 0
    while i < count {
      let byte = self[i]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return false }
        i += 1
      } else {
        guard byte >= 0xC2, byte <= 0xCB, byte != 0xC2 || self[i + 1] >= 0xA0 && self[i + 1] != 0xAD else { return false }
        i += 2
      }
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The columns of this UTF-8; nil where a scalar of it may be a part of a character, or is of a kind that few texts have.
  fileprivate var plainWidth: Int? {
    var (i, width) = (0, 0)
    while i < count {
      let byte = self[i]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return nil }
        i += 1
        width += 1
      } else if byte < 0xE0 {
        guard byte >= 0xC2, byte <= 0xCB, byte != 0xC2 || self[i + 1] >= 0xA0 && self[i + 1] != 0xAD else { return nil }
        i += 2
        width += 1
      } else {
        guard byte < 0xF0 else { return nil }
        let scalar = UInt32(byte & 0x0F) << 12 | UInt32(self[i + 1] & 0x3F) << 6 | UInt32(self[i + 2] & 0x3F)
        switch scalar {
        // Quotation marks, dashes and bullets; arrows, lines and shapes; ticks and crosses.
        case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x2500...0x25FC, 0x2713...0x2718: width += 1
        // Signs, Kana, Han, Hangul and full-width letters, without the marks that combine with them.
        case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: width += 2
        default: return nil
        }
        i += 3
      }
    }
    return width
  }
}

extension Character {
  /// Columns that this character takes in a terminal: 0, 1 or 2.
  public var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // VS16 asks for the picture of a character that also has a plain form: ☀️, or the keycap 1️⃣.
    if unicodeScalars.dropFirst().contains(where: { $0.value == 0xFE0F }), first.properties.isEmoji { return 2 }
    if first.value < 0x300 { return first.value < 0x20 || (0x7F..<0xA0).contains(first.value) ? 0 : 1 }
    return first.displayWidth
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
