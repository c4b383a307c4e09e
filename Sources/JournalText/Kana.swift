// Katakana in their half-width forms, as terminals of old and some input methods leave them.

extension String {
  /// The text in the widths in which it is usually written: letters, digits and signs of ASCII narrow (U+FF01 to U+FF5E), Katakana and their
  /// punctuation wide (U+FF61 to U+FF9F), each with the mark behind it in one: `ﾗﾝﾆﾝｸﾞ` is `ランニング`.
  public var widthFolded: String {
    // Both blocks of forms begin with the byte EF in UTF-8.
    guard utf8.contains(0xEF) else { return self }
    var folded = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF61...0xFF9D: folded.append(KatakanaWidth.wide[Int(scalar.value) - 0xFF61])
      case 0xFF9E, 0xFF9F:
        let voiced = folded.last.flatMap { KatakanaWidth.voiced($0, isHalf: scalar.value == 0xFF9F) }
        if voiced != nil { folded.removeLast() }
        folded.append(voiced ?? (scalar.value == 0xFF9E ? "\u{309B}" : "\u{309C}"))
      default: folded.append(scalar.halfWidth)
      }
    }
    return String(folded)
  }
}

private enum KatakanaWidth {
  /// From U+FF61 on, in the order of the half-width forms.
  static let wide = Array("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  /// A syllable with a voiced mark, or with a half voiced one; nil where it has no such form.
  static func voiced(_ scalar: Unicode.Scalar, isHalf: Bool) -> Unicode.Scalar? {
    switch scalar {
    case "ハ", "ヒ", "フ", "ヘ", "ホ": Unicode.Scalar(scalar.value + (isHalf ? 2 : 1))
    case _ where isHalf: nil
    case "カ", "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ", "チ", "ツ", "テ", "ト": Unicode.Scalar(scalar.value + 1)
    case "ウ": "ヴ"
    case "ワ": "ヷ"
    case "ヲ": "ヺ"
    default: nil
    }
  }
}
