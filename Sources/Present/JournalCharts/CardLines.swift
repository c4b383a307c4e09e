// Text on a card: large letters in few lines.

import JournalText

/// Breaks the words of a card into lines.
package enum CardLines {
  /// How much wider bold letters are.
  package static let boldness = 1.1

  /// As many whole sentences as there are lines for, one at least.
  package static func sentences(of words: String, size: Double, width: Double, most: Int) -> String {
    var rest = words.onOneLine
    while rows(rest, size: size, width: width, most: .max).count > most {
      let letters = Array(rest.dropLast())
      guard let end = letters.indices.last(where: { ends(letters, at: $0) }) else { break }
      rest = String(letters[...end])
    }
    return rest
  }

  /// Whether a sentence ends there. The point of ‘13.–16. November’ ends none.
  private static func ends(_ letters: [Character], at place: Int) -> Bool {
    if "。！？".contains(letters[place]) { return true }
    guard ".!?".contains(letters[place]), place + 1 < letters.count, letters[place + 1] == " " else { return false }
    return letters[place] != "." || place == 0 || !letters[place - 1].isNumber
  }

  /// The text of lines, which are parted where a blank was or between letters that need none.
  package static func joined(_ rows: [String]) -> String {
    rows.reduce("") { text, row in
      let isWide = text.last?.displayWidth ?? 2 > 1 && row.first?.displayWidth ?? 2 > 1
      return text + (text.isEmpty || isWide ? "" : " ") + row
    }
  }

  /// A word that has room in a line as it is; else its letters, as languages without blanks break lines: before none of their commas and full stops.
  private static func pieces(of word: String, size: Double, width: Double) -> [(text: String, isFirst: Bool)] {
    if Scene.width(of: word, size) <= width { return [(word, true)] }
    var pieces: [(text: String, isFirst: Bool)] = []
    for letter in word {
      if !pieces.isEmpty, "、。，．！？」』）ー".contains(letter) || letter.displayWidth == 1 && pieces[pieces.count - 1].text.last?.displayWidth == 1 && Scene.width(of: pieces[pieces.count - 1].text + "—", size) <= width
      {
        pieces[pieces.count - 1].text.append(letter)
      } else {
        pieces.append((String(letter), pieces.isEmpty))
      }
    }
    return pieces
  }

  /// Words in lines that have room; what has none ends with an ellipsis.
  package static func rows(_ words: String, size: Double, width: Double, most: Int, isBold: Bool = false) -> [String] {
    let room = isBold ? width / boldness : width
    var rows: [String] = []
    for word in words.onOneLine.split(separator: " ").flatMap({ pieces(of: String($0), size: size, width: room) }) {
      let isFirst = word.isFirst || rows.isEmpty
      if let last = rows.last, Scene.width(of: last + (isFirst ? " " : "") + word.text, size) <= room {
        rows[rows.count - 1] = last + (isFirst ? " " : "") + word.text
      } else {
        rows.append(word.text)
      }
    }
    if rows.count > most {
      // It ends behind a whole word.
      let rest = rows[most - 1] + " " + rows[most]
      rows = rows.prefix(most - 1) + NameLines.lines(of: rest, room: room, most: 1) { Scene.width(of: String($0), size) }
    }
    return rows.map { Scene.shortened($0, width: room, size: size) }
  }

  /// Text that XML takes.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: out += "&amp;"
      case 0x3C: out += "&lt;"
      case 0x3E: out += "&gt;"
      case 0x22: out += "&quot;"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: out.unicodeScalars.append("\u{FFFD}")
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
