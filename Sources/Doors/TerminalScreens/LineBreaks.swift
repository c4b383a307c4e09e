// Where a text is broken to fit into columns.

import JournalText

/// The rows of a text on a terminal.
public enum LineBreaks {
  /// Ranges of characters, one a row, at least one; together they are all of the text. No row is wider than `width` (at least 2), but for
  /// blanks at its end: they stand beyond the edge, where nobody sees them. Rows end at blanks and between wide characters, and inside a
  /// word only where it is longer than a row.
  /// - Parameters:
  ///   - indent: By how many columns the rows after the first are narrower.
  ///   - keepsWords: Whether a word that is longer than a row stays whole, as a path should.
  public static func rows(of characters: [Character], width: Int, indent: Int = 0, keepsWords: Bool = false) -> [Range<Int>] {
    var room = max(width, 2)
    var rows: [Range<Int>] = []
    var start = 0
    var columns = 0
    /// Where the row may end last.
    var place = 0
    for index in characters.indices {
      let character = characters[index]
      if index > start, characters.mayBreak(before: index) { place = index }
      let size = character.displayWidth
      while columns + size > room, index > start, character != " ", place > start || !keepsWords {
        let end = place > start ? place : start + count(of: characters[start..<index], within: room)
        rows.append(start..<end)
        room = max(width - indent, 2)
        start = end
        columns = characters[start..<index].reduce(0) { $0 + $1.displayWidth }
      }
      columns += size
    }
    rows.append(start..<characters.count)
    return rows
  }

  /// How many of the characters, at least one of them, stand in so many columns.
  private static func count(of characters: ArraySlice<Character>, within room: Int) -> Int {
    var columns = 0
    let fitting = characters.prefix { character in
      columns += character.displayWidth
      return columns <= room
    }
    return max(fitting.count, 1)
  }
}
