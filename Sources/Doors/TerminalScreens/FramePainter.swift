// From one frame to the next.

import JournalText

/// Writes what turns the frame on the screen into another one. It paints at the bottom and over its own rows alone, so what stands above,
/// answers given among it, scrolls away like any other output.
public struct FramePainter: Sendable {
  private let isColoured: Bool
  private var drawn: [StyledText] = []
  /// Where the cursor stands on the drawn frame.
  private var cursor = Frame.Place(row: 0, column: 0)
  private var columns = 0

  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// Replaces the frame on the screen.
  /// - Parameters:
  ///   - columns: Of the terminal now; where they have changed, everything is painted anew.
  ///   - rows: Of the terminal; the part of a higher frame that holds the cursor is painted.
  public mutating func paint(_ frame: Frame, columns: Int, rows: Int) -> String {
    let frame = frame.fitting(rows: rows)
    let isNew = columns != self.columns
    var out = Self.hideCursor + toBeginning(columns)
    if isNew { out += Self.eraseBelow }
    let old = isNew ? [] : drawn
    for (index, row) in frame.rows.enumerated() {
      if index > 0 { out += "\r\n" }
      let isLast = index == frame.rows.count - 1
      if index < old.count, old[index] == row, !(isLast && old.count > frame.rows.count) { continue }
      out += row.shortened(width: max(columns - 1, 1)).encoded(isColoured: isColoured) + Self.eraseRight
    }
    if old.count > frame.rows.count { out += Self.eraseBelow }
    let last = frame.rows.count - 1
    let place = frame.cursor ?? Frame.Place(row: max(last, 0), column: frame.rows.last?.width ?? 0)
    out += Self.up(max(last, 0) - place.row) + "\r" + Self.right(min(place.column, max(columns - 1, 0)))
    (drawn, cursor, self.columns) = (frame.rows, place, columns)
    return out + Self.showCursor
  }

  /// Takes the frame away and leaves these lines in its place for good; the next frame stands below them. Rows that a line is broken into
  /// begin below its own text.
  public mutating func leave(_ lines: [StyledText], columns: Int) -> String {
    var out = toBeginning(columns) + Self.eraseBelow
    for line in lines {
      for row in line.wrapped(width: max(columns - 1, 2), indent: line.margin) { out += row.encoded(isColoured: isColoured) + "\r\n" }
    }
    forget()
    return out
  }

  /// The terminal is no longer as it was left, since others have drawn on it: the next frame begins where the cursor stands.
  public mutating func forget() {
    drawn = []
    cursor = Frame.Place(row: 0, column: 0)
    columns = 0
  }

  /// Clears the screen; the next frame begins at its top.
  public mutating func clear() -> String {
    forget()
    return "\u{1B}[H\u{1B}[2J"
  }

  /// To the first column of the frame's first row. A terminal that became narrower has broken rows that were too long for it.
  private func toBeginning(_ columns: Int) -> String {
    guard columns < self.columns, columns > 0 else { return Self.up(cursor.row) + "\r" }
    let above = drawn.prefix(cursor.row).reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
    return Self.up(above + cursor.column / columns) + "\r"
  }

  private static let hideCursor = "\u{1B}[?25l"
  private static let showCursor = "\u{1B}[?25h"
  private static let eraseRight = "\u{1B}[K"
  private static let eraseBelow = "\u{1B}[J"
  private static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  private static func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}
