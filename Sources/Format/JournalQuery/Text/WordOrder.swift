// In which order words are listed for people.

/// Words by their letters, whatever their case and accents: `Äpfel` stands at `Apfel`, ラジオ at らじお. What is equal in that stands as its bytes do,
/// so that the same words always stand in the same order.
public struct WordOrder: Sendable {
  /// Whether ñ is a letter of its own, which comes after n.
  private let hasEnye: Bool

  /// - Parameter language: Its tag, such as `es`.
  public init(language: String) { hasEnye = language == "es" }

  /// The order of a language whose letters with accents are those without.
  public static let standard = WordOrder(language: "en")

  /// What a word is compared by, byte by byte.
  public func key(of word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
    var key = ""
    for character in word {
      if hasEnye, character == "ñ" || character == "Ñ" {
        // Behind every letter that can follow an n.
        key += "n\u{10FFFF}"
        continue
      }
      for scalar in TextFolding.plain(String(character).utf8).unicodeScalars {
        switch scalar {
        case "ß": key += "ss"
        case "æ": key += "ae"
        case "œ": key += "oe"
        // Katakana stand as their Hiragana, 96 before them.
        case "\u{30A1}"..."\u{30F6}": key.unicodeScalars.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
        default: key.unicodeScalars.append(scalar)
        }
      }
    }
    return key + "\0" + word
  }

  /// Whether a word comes before another one.
  public func lists(_ a: String, before b: String) -> Bool {
    let (first, second) = (key(of: a), key(of: b))
    return first.utf8.elementsEqual(second.utf8) ? a.utf8.lexicographicallyPrecedes(b.utf8) : first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
