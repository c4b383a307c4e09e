// Chinese, Japanese and Korean: text without blanks, found by pairs of characters.

/// Which scalars are written without blanks between words, and how runs of them are cut.
///
/// A run is indexed as its overlapping pairs and its last character alone: `昨日は` as `昨日`, `日は`, `は`. Looking for two characters or more
/// means their pairs in a row, looking for one means a pair or end that begins with it; so any part of a run is found.
public enum CJKRuns {
  /// Whether a scalar is Han (with radicals, 々, 〆 and 〇), Kana (with half-width forms and ー), Bopomofo, a Hangul syllable or a jamo.
  public static func contains(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    switch scalar {
    case 0x1100...0x11FF, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    case 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3105...0x312F, 0x3131...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF: return true
    case 0x3400...0x4DBF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFFDC: return true
    case 0x1AFF0...0x1AFFE, 0x1B000...0x1B16F, 0x20000...0x2FFFD, 0x30000...0x3FFFD: return true
    default: return isVoicedMark(scalar)
    }
  }

  /// Kana of full width for that of half width, whose marks ﾞ and ﾟ become combining ones; every other scalar as it is.
  static func fullWidth(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0xFF66, scalar <= 0xFF9F else { return scalar }
    return fullWidthKana[Int(scalar - 0xFF66)]
  }

  private static let fullWidthKana =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars.map(\.value) + [0x3099, 0x309A]

  /// The combining marks of Kana, as a Mac writes ガ in names of files.
  static func isVoicedMark(_ scalar: UInt32) -> Bool { scalar == 0x3099 || scalar == 0x309A }

  /// What a scalar and the one behind it are together: jamo and what they spell, Kana and its mark; nil where they stay two.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if isVoicedMark(second) { return kana(first, isVoiced: second == 0x3099) }
    switch (first, second) {
    // Hangul syllables are counted by their jamo (Unicode, section 3.12).
    case (0x1100...0x1112, 0x1161...0x1175): return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0: return first + second - 0x11A7
    default: return nil
    }
  }

  /// Whether a scalar may belong to the one before it.
  static func mayFollow(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3099, 0x309A, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: false
    }
  }

  private static func kana(_ scalar: UInt32, isVoiced: Bool) -> UInt32? {
    // Katakana stand 96 behind their Hiragana.
    let hiragana = scalar >= 0x30A1 ? scalar - 0x60 : scalar
    switch hiragana {
    case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return scalar + (isVoiced ? 1 : 2)
    case 0x304B...0x3061 where isVoiced && hiragana % 2 == 1: return scalar + 1
    case 0x3064, 0x3066, 0x3068, 0x309D: return isVoiced ? scalar + 1 : nil
    case 0x3046: return isVoiced ? scalar + 0x4E : nil
    // ワ ヰ ヱ ヲ; their Hiragana have no such forms.
    case 0x308F...0x3092: return isVoiced && scalar != hiragana ? scalar + 8 : nil
    default: return nil
    }
  }
}
