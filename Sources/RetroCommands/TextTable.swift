// Rows in columns, for a terminal.

import JournalText

/// Lines of cells, aligned by the columns that their text takes on a terminal: wide characters count twice.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines, cells two blanks apart, without blanks at the end of a line. A column that is empty everywhere takes no room.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      var pending = 0
      for (column, cell) in row.enumerated() {
        // Blanks are owed until something follows them.
        if widths[column] == 0 { continue }
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending) + cell
          pending = 0
        }
        pending += widths[column] - cell.displayWidth + 2
      }
      return line + "\n"
    }.joined()
  }
}
