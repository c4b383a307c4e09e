// Rows in columns, for a terminal.

import JournalText

/// Lines of cells, aligned by the columns that their text takes on a terminal: wide characters count twice.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ cells: [String]) { rows.append(cells.map { Self.printable($0) }) }

  /// A cell stays on its line and steers no terminal: tabs and line ends are blanks, other control characters U+FFFD.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      out.append(!isControl(scalar) ? scalar : (0x09...0x0D).contains(scalar.value) ? " " : "\u{FFFD}")
    }
    return String(out)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

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
