// Rows in columns that give way where a line has no room for them.

import JournalText

/// Lines of cells, aligned by the columns that their text takes on a terminal: wide characters count twice.
public struct TextTable {
  /// A text with the columns that it takes.
  private struct Cell {
    var text: String
    var width: Int
    /// The text with the codes of its colour, where it has one and is whole.
    var painted: TerminalText?

    init(_ text: String, painted: TerminalText? = nil) {
      self.text = text
      width = text.displayWidth
      self.painted = painted
    }

    var encoded: String { painted?.encoded ?? text }
  }

  private let fits: [Table.Column.Fit]
  private var rows: [[Cell]] = []

  /// - Parameter fits: What each column bears; those that are not named stay whole.
  public init(_ fits: [Table.Column.Fit] = []) { self.fits = fits }

  /// Adds a row; a cell stays on its line.
  public mutating func add(_ cells: [String]) { rows.append(cells.map { Cell($0.onOneLine) }) }

  /// Adds a row whose cells may have colours.
  /// - Parameter paint: Gives a text with the codes of its colours.
  mutating func add(_ cells: [RichText], painting paint: (RichText) -> TerminalText) {
    rows.append(cells.map { cell in Cell(cell.plain.onOneLine, painted: cell.runs.contains { $0.tone != nil } ? paint(cell) : nil) })
  }

  /// The rows, each with its line ends: cells two blanks apart, without blanks at the end of a line. A column that is empty everywhere
  /// takes no room.
  ///
  /// Where a width is given and the rows are wider, the first column that may give way does; where that would leave it hardly any room,
  /// the last column stands on a line of its own below.
  public func texts(width: Int? = nil) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    var widths = (0..<columns).map { column in rows.reduce(0) { max($0, column < $1.count ? $1[column].width : 0) } }
    let shown = widths.indices.filter { widths[$0] > 0 }
    guard let width, let last = shown.last, total(widths, shown) > width else { return rows.map { text(of: $0, widths) } }
    let bending = shown.first { fit($0) != .whole }
    if let bending {
      let room = width - total(widths, shown) + widths[bending]
      if room >= max(Self.leastRoom, fit(bending) == .wrapped ? longestWord(bending) : 0) {
        widths[bending] = room
        return rows.map { text(of: $0, widths) }
      }
    }
    let above = shown.dropLast()
    if let bending, bending != last, !above.isEmpty {
      let room = width - total(widths, Array(above)) + widths[bending]
      widths[bending] = min(widths[bending], max(room, Self.leastRoom))
    }
    widths[last] = 0
    return rows.map { row in
      func below(_ column: Int) -> String {
        guard column < row.count, !row[column].text.isEmpty else { return "" }
        let indent = above.isEmpty ? "" : "    "
        return fitted(row[column], fit(column), width - indent.utf8.count).map { indent + $0.text + "\n" }.joined()
      }
      if above.isEmpty { return below(last) }
      // A word that is longer than its column goes below as well.
      if let bending, bending == above.last, bending < row.count,
        fitted(row[bending], fit(bending), widths[bending]).contains(where: { $0.width > widths[bending] })
      {
        var head = row
        head[bending] = Cell("")
        return text(of: head, widths) + below(bending) + below(last)
      }
      return text(of: row, widths) + below(last)
    }
  }

  /// All rows.
  public func text(width: Int? = nil) -> String { texts(width: width).joined() }

  /// Fewer columns than these are no place for text.
  private static let leastRoom = 16

  private func longestWord(_ column: Int) -> Int {
    let words = rows.flatMap { column < $0.count ? wrapped($0[column].text, width: 2, keepingWords: true) : [] }
    return words.map(\.displayWidth).max() ?? 0
  }

  private func fit(_ column: Int) -> Table.Column.Fit { column < fits.count ? fits[column] : .whole }

  private func total(_ widths: [Int], _ shown: [Int]) -> Int { shown.reduce(0) { $0 + widths[$1] } + 2 * max(shown.count - 1, 0) }

  private func fitted(_ cell: Cell, _ fit: Table.Column.Fit, _ width: Int) -> [Cell] {
    if cell.width <= width { return [cell] }
    switch fit {
    case .whole: return [cell]
    case .cut: return [Cell(shortened(cell.text, width: width))]
    case .wrapped: return wrapped(cell.text, width: width, keepingWords: true).map { Cell($0) }
    }
  }

  private func text(of row: [Cell], _ widths: [Int]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(widths.reduce(0) { $0 + $1 + 4 })
    if row.indices.allSatisfy({ row[$0].width <= widths[$0] || fit($0) == .whole }) {
      add(row, widths, to: &out)
    } else {
      let cells = row.enumerated().map { column, cell in widths[column] == 0 ? [] : fitted(cell, fit(column), widths[column]) }
      for index in 0..<max(cells.map(\.count).max() ?? 0, 1) {
        add(cells.map { index < $0.count ? $0[index] : Cell("") }, widths, to: &out)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Adds one line.
  private func add(_ cells: [Cell], _ widths: [Int], to out: inout [UInt8]) {
    var pending = 0
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      // Blanks are owed until something follows them.
      if !cell.text.isEmpty {
        out.append(contentsOf: repeatElement(ASCII.space, count: pending))
        out.append(contentsOf: cell.encoded.utf8)
        pending = 0
      }
      pending += max(widths[column] - cell.width, 0) + 2
    }
    out.append(ASCII.lineFeed)
  }
}
