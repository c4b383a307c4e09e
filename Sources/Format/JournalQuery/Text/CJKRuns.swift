// Chinese, Japanese and Korean: text without blanks, found by pairs of characters.

import JournalText

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
    default: return Kana.isMark(scalar)
    }
  }

  /// What a scalar and the one after it are together: jamo and what they spell, Kana and its mark; nil where they stay two.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if Kana.isMark(second) { return Kana.composed(first, second) }
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
}
