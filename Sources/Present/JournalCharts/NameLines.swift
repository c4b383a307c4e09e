// A name in as many lines as there is room for: pictures of lanes have long ones.

import JournalModel
import JournalText

/// Breaks names between words.
package enum NameLines {
  /// The lines of a name. What has no room in them ends with an ellipsis behind a whole word, where there is one.
  /// - Parameters:
  ///   - room: How wide a line may be, in the measure of `width`.
  ///   - most: How many lines there may be, 1 at least.
  package static func lines(of name: String, room: Double, most: Int, width: (Character) -> Double) -> [String] {
    var rest = Array(name.onOneLine)
    var lines: [String] = []
    func whole(_ letters: ArraySlice<Character>) -> Double { letters.reduce(0) { $0 + width($1) } }
    while !rest.isEmpty, whole(rest[...]) > room, lines.count + 1 < most {
      let count = head(of: rest, room, width)
      lines.append(String(rest[..<count]).trimmed)
      rest = Array(rest[count...].drop { $0 == " " })
    }
    if whole(rest[...]) > room {
      // Behind a comma or a full stop an ellipsis stands alone.
      var kept = rest.prefix(head(of: rest, room - width("…"), width))
      while let last = kept.last, last == " " || ",.;:、。".contains(last) { kept.removeLast() }
      rest = Array(kept) + ["…"]
    }
    if !rest.isEmpty { lines.append(String(rest)) }
    return lines
  }

  /// How many letters at the beginning have room, up to the end of a word; of a word that is longer than the room as many as it takes. Languages
  /// without blanks break between letters, before none of their commas and full stops.
  private static func head(of letters: [Character], _ room: Double, _ width: (Character) -> Double) -> Int {
    var (used, end) = (0.0, 0)
    for (place, letter) in letters.enumerated() {
      used += width(letter)
      if used > room, letter != " " { return end > 0 ? end : max(1, place) }
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      let isWide = letter.displayWidth > 1 || next.displayWidth > 1
      if letter == " " || isWide && !"、。，．！？」』）ー".contains(next) { end = place + 1 }
    }
    return letters.count
  }
}
