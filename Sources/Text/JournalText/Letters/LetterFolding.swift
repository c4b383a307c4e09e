// The form in which letters are compared.

/// Small letters without accents, in the width in which they are usually written.
///
/// Composed and decomposed letters are the same to `Character`, so Kana and Hangul from names of files need nothing here.
public enum LetterFolding {
  public static func folded(_ character: Character) -> String {
    if let ascii = character.asciiValue { return String(UnicodeScalar(ascii &- 0x41 < 26 ? ascii | 0x20 : ascii)) }
    if let plain = accented[character] { return plain }
    guard let first = character.unicodeScalars.first else { return "" }
    if (0xFF01...0xFF5E).contains(first.value), let half = Unicode.Scalar(first.value - 0xFEE0) { return folded(Character(half)) }
    if (0xFF61...0xFF9F).contains(first.value) { return String(character).widthFolded }
    if first.value < 0x250 {
      // A letter with a mark that no letter of the seven languages has.
      let letters = character.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
      return letters.count < character.unicodeScalars.count ? letters.map { folded(Character($0)) }.joined() : character.lowercased()
    }
    return first.value < 0x3000 ? character.lowercased() : String(character)
  }

  private static let accented: [Character: String] = {
    var letters: [Character: String] = ["ß": "ss", "ẞ": "ss", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "’": "'", "ʼ": "'", "＇": "'"]
    let table = [
      ("a", "àáâãäåāÀÁÂÃÄÅĀ"), ("c", "çÇ"), ("e", "èéêëēÈÉÊËĒ"), ("i", "ìíîïīÌÍÎÏĪ"), ("n", "ñÑ"), ("o", "òóôõöøōÒÓÔÕÖØŌ"),
      ("u", "ùúûüūÙÚÛÜŪ"), ("y", "ýÿÝŸ"),
    ]
    for (plain, forms) in table { for form in forms { letters[form] = plain } }
    return letters
  }()
}
