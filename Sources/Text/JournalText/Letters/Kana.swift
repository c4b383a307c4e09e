// The forms of Kana: half-width ones, as terminals of old and some input methods leave them, and marks that stand after their syllables.

/// Kana in the forms in which they are usually written.
public enum Kana {
  /// Kana of full width for that of half width, whose marks ﾞ and ﾟ become combining ones; every other scalar as it is.
  public static func fullWidth(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0xFF66, scalar <= 0xFF9F else { return scalar }
    return wide[Int(scalar - 0xFF66)]
  }

  private static let wide =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars.map(\.value) + [voicedMark, halfVoicedMark]

  // The combining marks, as a Mac writes ガ and パ in names of files.
  private static let voicedMark: UInt32 = 0x3099
  private static let halfVoicedMark: UInt32 = 0x309A

  /// Whether a scalar is a combining mark of Kana.
  public static func isMark(_ scalar: UInt32) -> Bool { scalar == voicedMark || scalar == halfVoicedMark }

  /// What a syllable and the combining mark after it are in one; nil where there is no such form.
  public static func composed(_ scalar: UInt32, _ mark: UInt32) -> UInt32? {
    let isVoiced = mark == voicedMark
    // Katakana stand 96 after their Hiragana.
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

extension String {
  /// The text in the widths in which it is usually written: letters, digits and signs of ASCII narrow (U+FF01 to U+FF5E), Katakana and their
  /// punctuation wide (U+FF61 to U+FF9F), each with the mark after it in one: `ﾗﾝﾆﾝｸﾞ` is `ランニング`.
  public var widthFolded: String {
    // Both blocks of forms begin with the byte EF in UTF-8.
    guard utf8.contains(0xEF) else { return self }
    var folded = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF61: folded.append("。")
      case 0xFF62: folded.append("「")
      case 0xFF63: folded.append("」")
      case 0xFF64: folded.append("、")
      case 0xFF65: folded.append("・")
      case 0xFF66...0xFF9D: folded.append(Unicode.Scalar(Kana.fullWidth(scalar.value)) ?? scalar)
      case 0xFF9E, 0xFF9F:
        let whole = folded.last.flatMap { Kana.composed($0.value, Kana.fullWidth(scalar.value)) }.flatMap { Unicode.Scalar($0) }
        if whole != nil { folded.removeLast() }
        // After nothing that takes it, the mark stands for itself.
        folded.append(whole ?? (scalar.value == 0xFF9E ? "\u{309B}" : "\u{309C}"))
      default: folded.append(scalar.halfWidth)
      }
    }
    return String(folded)
  }
}
