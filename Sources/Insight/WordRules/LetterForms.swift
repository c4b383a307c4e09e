// The forms in which letters are compared: without accents, and Hangul by its letters.

import JournalText

/// How the letters of a language are compared.
package struct LetterForms: Sendable {
  /// Whether `ä` is as good as `ae`, as German has it, and not as good as `a`.
  package var umlautsAreTwoLetters = false

  package init() {}

  /// Small letters without accents.
  package func folded(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var out = ""
    for character in text.lowercased() {
      let two = umlautsAreTwoLetters ? Self.umlauts[character] : nil
      out += two ?? LetterFolding.folded(character)
    }
    return out
  }

  private static let umlauts: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue"]

  /// The signs by which a text without blanks is compared: Hiragana for Katakana, and Hangul letter by letter, so that a stem is the beginning
  /// of its forms: 싫어하 of 싫어할.
  package static func signs(of character: Character) -> [String] {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return [character.lowercased()] }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let code = scalar.value - 0xAC00
      let letters = [0x1100 + code / 588, 0x1161 + code % 588 / 28, 0x11A7 + code % 28].compactMap { Unicode.Scalar($0) }
      return (code % 28 == 0 ? letters.dropLast() : letters[...]).map { String($0) }
    case 0x30A1...0x30F6: return [Unicode.Scalar(scalar.value - 0x60).map { String($0) } ?? String(character)]
    default: return [character.lowercased()]
    }
  }
}
