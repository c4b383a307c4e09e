// In which languages days are said.

/// A language in whose words days are read.
public enum DayTongue: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case japanese = "ja"
  case korean = "ko"
  case portuguese = "pt-BR"
}

extension Set<DayTongue> {
  public static let english: Self = [.english]
  /// For places where nothing but days may stand: no word of one language is another day in another.
  public static let all = Set(DayTongue.allCases)

  /// English, which is always understood, and the language with this tag.
  public static func english(and tag: String) -> Self { DayTongue(rawValue: tag).map { [.english, $0] } ?? .english }
}

/// Small letters without accents, and digits of the usual width, as the tables of words have them.
func plainLetters(_ text: some StringProtocol) -> String {
  var plain = ""
  for character in text {
    if let ascii = character.asciiValue {
      plain.unicodeScalars.append(UnicodeScalar(ascii &- 0x41 < 26 ? ascii | 0x20 : ascii))
      continue
    }
    guard let first = character.unicodeScalars.first else { continue }
    if (0xFF01...0xFF5E).contains(first.value), let usual = UnicodeScalar(first.value - 0xFEE0) {
      plain += plainLetters(String(Character(usual)))
    } else if first.value == 0x3000 || first.value == 0xA0 {
      plain += " "
    } else if let letter = accents[character] {
      plain += letter
    } else {
      let bare = character.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
      plain += bare.count < character.unicodeScalars.count ? plainLetters(String(String.UnicodeScalarView(bare))) : String(character)
    }
  }
  return plain
}

private let accents: [Character: String] = {
  var letters: [Character: String] = ["ß": "ss", "œ": "oe", "’": "'", "º": "", "ª": ""]
  for (plain, forms) in [("a", "àáâãäÀÁÂÃÄ"), ("c", "çÇ"), ("e", "èéêëÈÉÊË"), ("i", "íîïÍÎÏ"), ("n", "ñÑ"), ("o", "óôõöÓÔÕÖ"), ("u", "ùúûüÙÚÛÜ")] {
    for form in forms { letters[form] = plain }
  }
  return letters
}()
