// Tables in lines of text.

import JournalText

extension TerminalPage {
  mutating func write(_ table: Table, indent: Int) {
    let table = table.told(namesFiles: namesFiles)
    if table.columns.isEmpty { return }
    switch table.fit {
    case .fitted: writeFitted(table)
    case .wrapped: writeRows(table, indent: indent)
    case .split: writeBlocks(table, indent: indent)
    case .cut: writeCut(table, indent: indent)
    case .stacked: writeStacked(table, indent: indent)
    case .glance: glance(table, below: nil, indent: indent)
    }
  }

  private mutating func writeFitted(_ table: Table) {
    var text = TextTable(table.columns.map(\.fit))
    if table.showsNames { text.add(table.columns.map(\.title.plain)) }
    for cells in table.rows { text.add(cells.map(\.text), painting: { painted($0) }) }
    add(text)
  }

  /// Cells two blanks apart; the last one is broken, and what is broken off stands below it.
  private mutating func writeRows(_ table: Table, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let widths = table.widths
    let before = widths.dropLast().reduce(indent) { $0 + $1 + 2 }
    if table.columns.count > 2, width - before < min(Self.leastOfLast, widths.last ?? 0) { return writeBelow(table, indent: indent) }
    if table.showsNames {
      line(lead + style.paint(trimmedEnd(row(table.columns.map(\.title.plain), table, widths)), .dim))
    }
    for cells in table.rows {
      let last = wrapped(cells.last?.text.plain ?? "", width: max(2, width - before))
      for (number, part) in last.enumerated() {
        let texts = number == 0 ? cells.dropLast().map(\.text.plain) : cells.dropLast().map { _ in "" }
        line(lead + trimmedEnd(row(texts + [part], table, widths)))
      }
    }
  }

  /// With fewer columns what is broken is a column of single words.
  private static let leastOfLast = 20

  /// The cells of each row below its first one.
  private mutating func writeBelow(_ table: Table, indent: Int) {
    for cells in table.rows {
      line(String(repeating: " ", count: indent) + shortened(cells[0].text.plain, width: width - indent))
      let named = zip(table.columns, cells).dropFirst().compactMap { column, cell -> String? in
        let (name, text) = (table.namesCells ? column.title.plain : "", cell.text.plain)
        return text.isEmpty ? nil : name.isEmpty ? text : "\(name) \(text)"
      }
      parts(named, .dim, indent: indent + 4)
    }
  }

  /// As many columns side by side as there is room for, the others below them.
  private mutating func writeBlocks(_ table: Table, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    var table = table
    let room = width - indent - (table.widths.first ?? 0) - 2
    for place in table.columns.indices where table.columns[place].title.plain.displayWidth > room {
      table.columns[place].title = RichText(shortened(table.columns[place].title.plain, width: room))
    }
    let widths = table.widths
    var rest = Array(table.columns.indices.dropFirst())[...]
    let first = widths[0] + 2
    while !rest.isEmpty {
      var room = width - indent - first
      let block = rest.prefix { column in
        room -= widths[column] + 2
        return room + 2 >= 0
      }
      let shown = block.isEmpty ? rest.prefix(1) : block
      rest = rest.dropFirst(shown.count)
      func text(_ cell: (Int) -> String) -> String { shown.map { aligned(cell($0), to: widths[$0]) }.joined(separator: "  ") }
      line()
      line(lead + String(repeating: " ", count: first) + style.paint(text { table.columns[$0].title.plain }, .bold))
      for cells in table.rows { line(lead + padded(cells[0].text.plain, to: first) + text { cells[$0].text.plain }) }
    }
  }

  /// Two columns, of which neither is broken.
  private mutating func writeCut(_ table: Table, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let column = min(table.widths.first ?? 0, width / 3)
    for cells in table.rows {
      guard let first = cells.first, let last = cells.last else { continue }
      let name = TerminalText(padded(shortened(first.text.plain, width: column), to: column))
      let linked = first.text.runs.first?.path.map { link(name, to: $0) } ?? name
      line(lead + linked + "  " + shortened(last.text.plain, width: width - column - indent - 2))
    }
  }

  /// Rows side by side where there is room for all of them, below heads that may take several lines; else each row below its first cell.
  private mutating func writeStacked(_ table: Table, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    var table = table
    for place in table.rows.indices {
      table.rows[place][0].text = RichText(shortened(table.rows[place][0].text.plain, width: width - indent - 4))
    }
    let widths = table.brokenWidths
    let heads = table.columns.map(\.title.plain)
    let rows = table.rows.map { $0.map(\.text.plain) }
    if indent + widths.reduce(0, +) + 2 * (widths.count - 1) <= width {
      if table.showsNames { writeHeads(heads, table, widths, indent: indent) }
      for texts in rows { line(lead + trimmedEnd(row(texts, table, widths))) }
      return
    }
    if table.namesCells { return writeBelow(table, indent: indent) }
    for texts in (table.showsNames ? [heads] : []) + rows {
      line(lead + texts[0])
      parts(texts.dropFirst().filter { !$0.isEmpty }, .dim, indent: indent + 4)
    }
  }

  private mutating func writeHeads(_ heads: [String], _ table: Table, _ widths: [Int], indent: Int) {
    let broken = zip(heads, widths).map { head, width in head.isEmpty ? [] : wrapped(head, width: max(2, width)) }
    let height = broken.map(\.count).max() ?? 0
    // The last line of each head stands right above its numbers.
    for number in 0..<height {
      let texts = broken.map { lines in number < height - lines.count ? "" : lines[number - height + lines.count] }
      line(String(repeating: " ", count: indent) + style.paint(trimmedEnd(row(texts, table, widths)), .dim))
    }
  }

  private func row(_ texts: [String], _ table: Table, _ widths: [Int]) -> String {
    zip(texts, zip(table.columns, widths)).map { text, column in
      column.0.alignment == .trailing ? aligned(text, to: column.1) : padded(text, to: column.1)
    }.joined(separator: "  ")
  }
}

extension Table {
  /// Columns of a terminal that each column takes.
  fileprivate var widths: [Int] { widths { $0.displayWidth } }

  /// The same where heads may be broken between words.
  fileprivate var brokenWidths: [Int] { widths { $0.split(separator: " ").map { String($0).displayWidth }.max() ?? 0 } }

  private func widths(_ head: (String) -> Int) -> [Int] {
    columns.indices.map { place in
      rows.reduce(max(columns[place].minimum, showsNames ? head(columns[place].title.plain) : 0)) {
        max($0, $1[place].text.plain.displayWidth)
      }
    }
  }
}
