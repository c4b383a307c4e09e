// Cells of a terminal that are drawn into: signs, and dots of Braille four to a row and two to a column.

/// A surface of cells.
struct ChartCanvas {
  struct Cell: Hashable {
    var sign: String?
    /// Dots of Braille, as Unicode numbers them.
    var dots: UInt8 = 0
    var ink: Ink = .text
  }

  let columns, rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// A sign at a cell, the upper left one first; outside of the surface nothing is drawn.
  mutating func put(_ sign: String, _ ink: Ink, column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = Cell(sign: sign, ink: ink)
  }

  /// A sign where nothing is yet.
  mutating func putBehind(_ sign: String, _ ink: Ink, column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row), cells[row * columns + column] == Cell() else { return }
    cells[row * columns + column] = Cell(sign: sign, ink: ink)
  }

  func isEmpty(column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    return cells[row * columns + column] == Cell()
  }

  /// A dot, which takes the place of a sign; of all in a cell the ink of the last counts.
  mutating func dot(_ ink: Ink, x: Int, y: Int) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    let place = y / 4 * columns + x / 2
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    if cells[place].sign != nil { cells[place] = Cell() }
    // A line of one ink runs over the dots of another, and takes none of them for its own.
    if cells[place].ink != ink { cells[place] = Cell(ink: ink) }
    cells[place].dots |= bits[y % 4][x % 2]
  }

  /// A line of dots (Bresenham 1965).
  /// - Parameter stroke: Which of its dots are there.
  mutating func line(_ ink: Ink, from a: (x: Int, y: Int), to b: (x: Int, y: Int), _ stroke: Plot.Stroke = .solid) {
    let (dx, dy) = ((b.x - a.x).magnitude, (b.y - a.y).magnitude)
    let steps = Int(max(dx, dy))
    for step in 0...max(steps, 0) where stroke == .dashed ? step % 6 < 4 : stroke == .dotted ? step % 4 == 0 : true {
      let share = steps == 0 ? 0 : Double(step) / Double(steps)
      dot(ink, x: a.x + Int((Double(b.x - a.x) * share).rounded()), y: a.y + Int((Double(b.y - a.y) * share).rounded()))
    }
  }

  func runs(row: Int) -> [ChartLines.Run] {
    (0..<columns).map { column in
      let cell = cells[row * columns + column]
      let sign = cell.sign ?? (cell.dots == 0 ? " " : String(Character(Unicode.Scalar(0x2800 + UInt32(cell.dots)) ?? " ")))
      return ChartLines.Run(text: sign, ink: cell.ink)
    }
  }
}
