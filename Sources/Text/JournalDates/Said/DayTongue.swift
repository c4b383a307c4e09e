// In which languages days are said.

import JournalText

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

/// Small letters without accents, and digits of the usual width, as the tables of words have them; blanks are the usual ones.
func plainLetters(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  var plain = ""
  for character in text {
    switch character {
    case "\u{A0}", "\u{3000}": plain += " "
    // 1º, 2ª
    case "º", "ª": break
    default: plain += LetterFolding.folded(character)
    }
  }
  return plain
}
