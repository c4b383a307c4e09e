// Tables and sections that are seen at a glance.

import JournalText

extension Block {
  /// Whether it is a table that has room for a heading above its first column.
  var isGlance: Bool { if case .table(let table, _) = self { table.fit == .glance } else { false } }
}

extension TerminalPage {
  /// A row a line.
  /// - Parameter heading: What stands above the first column, with a few words beside it.
  mutating func glance(_ table: Table, below heading: (text: RichText, words: RichText?)?, indent: Int) {
    let table = table.told(namesFiles: namesFiles)
    var head = RichText()
    if let heading {
      head.add(heading.text.plain, .strong)
      if let words = heading.words {
        head.add("  ")
        head += words
      }
    }
    // What stands further left than the cells takes as much less of their room.
    let columns = GlanceColumns(table, first: head.plain.displayWidth - indent, room: width - indent)
    if !columns.fit {
      if !head.isEmpty { paragraph(head) }
      return stack(table, columns, indent: indent)
    }
    if table.showsNames || !head.isEmpty {
      var row = painted(head, columns: indent + (columns.widths.first ?? 0))
      for (place, column) in zip(columns.shown, columns.widths).dropFirst() where table.showsNames {
        let isTrailing = table.columns[place].alignment == .trailing
        row += "  " + painted(table.columns[place].title, columns: column, isTrailing: isTrailing, as: .dim)
      }
      line(row.trimmedEnd)
    }
    let lead = String(repeating: " ", count: indent)
    for cells in table.rows {
      let row = zip(columns.shown, columns.widths).enumerated().map { number, column in
        let cell = painted(cells[column.0].text, columns: column.1, isTrailing: table.columns[column.0].alignment == .trailing)
        return number == 0 ? cell : "  " + cell
      }
      line((lead + row.joined()).trimmedEnd)
    }
  }

  /// The cells of each row below its first one, where a line has no room for them.
  private mutating func stack(_ table: Table, _ columns: GlanceColumns, indent: Int) {
    for cells in table.rows {
      let shown = columns.shown.map { cells[$0].text }
      line(String(repeating: " ", count: indent) + painted((shown.first ?? "").shortened(to: width - indent)))
      facts(shown.dropFirst().filter { !$0.isEmpty }, .dotted, indent: indent + 4)
    }
  }

  /// Sections below each other, with their names to the left where there is room for both.
  mutating func write(_ sections: [NamedPart]) {
    let sections = sections.filter { section in section.blocks.contains { !$0.isForPrograms } }
    let column = (sections.map(\.name.plain.displayWidth).max() ?? 0) + 2
    for section in sections {
      if !text.isEmpty { line() }
      if width - column < 48 {
        paragraph(section.name, as: .bold)
        write(section.blocks, indent: 2)
        continue
      }
      var inner = narrowed(by: column)
      inner.write(section.blocks)
      for (number, row) in inner.text.lines.enumerated() {
        let name = number == 0 ? painted(section.name, columns: column, as: .bold) : TerminalText(String(repeating: " ", count: column))
        line((name + row).trimmedEnd)
      }
    }
  }
}

/// Which columns of a table at a glance have room, and how wide they are.
private struct GlanceColumns {
  /// The places of the columns in the table.
  private(set) var shown: [Int]
  private(set) var widths: [Int]
  /// Whether a line has room for all of them.
  let fit: Bool

  /// - Parameter first: Columns of a terminal that the first one takes at least.
  init(_ table: Table, first: Int, room: Int) {
    let natural = table.columns.indices.map { place in
      let least = table.columns[place].fit == .cut ? 0 : table.columns[place].minimum
      return table.rows.reduce(max(least, place == 0 ? first : 0)) { max($0, $1[place].text.plain.onOneLine.displayWidth) }
    }
    // A column without any text takes no room, and neither does its name.
    var shown = table.columns.indices.filter { natural[$0] > 0 }
    func width(_ place: Int) -> Int { max(natural[place], table.showsNames ? table.columns[place].title.plain.displayWidth : 0) }
    func total() -> Int { shown.reduce(0) { $0 + width($1) } + 2 * max(0, shown.count - 1) }
    /// A column that may be cut keeps so much that one still knows what it is.
    func missing() -> Int {
      let spare = shown.filter { table.columns[$0].fit == .cut }.reduce(0) {
        $0 + max(0, width($1) - max(Self.leastOfCut, table.columns[$1].minimum))
      }
      return total() - spare - room
    }
    while missing() > 0, let last = shown.filter({ table.columns[$0].leaves != nil }).max(by: { rank($0) < rank($1) }) {
      shown.removeAll { $0 == last }
    }
    func rank(_ place: Int) -> Int { table.columns[place].leaves ?? 0 }
    widths = shown.map(width)
    var over = total() - room
    for (number, place) in shown.enumerated() where over > 0 && table.columns[place].fit == .cut {
      let cut = min(over, max(0, widths[number] - 8))
      widths[number] -= cut
      over -= cut
    }
    self.shown = shown
    fit = over <= 0
  }

  private static let leastOfCut = 24
}
