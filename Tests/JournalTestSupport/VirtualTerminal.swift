// A terminal that remembers what stands on it.

/// What a terminal makes of the few codes that the program draws with: a grid of cells, a cursor, and what has scrolled away. A row too long
/// after the terminal became narrower is broken, as most terminals do.
///
/// It keeps to its own idea of how wide a character is, so that it also judges the program's.
public struct VirtualTerminal: Sendable {
  /// A row of the screen: a character a cell; the second cell of a wide one is empty.
  private struct Row: Sendable {
    var cells: [String] = []
    /// Whether the row goes on in the next one.
    var continues = false
  }

  public private(set) var columns: Int
  public private(set) var height: Int
  private var rows: [Row] = [Row()]
  private var row = 0
  private var column = 0
  /// Whether the last cell of a row was just filled; the next character begins a new one.
  private var isPending = false
  private var held: [UInt8] = []
  /// Codes that it does not know, and steps beyond the screen.
  public private(set) var complaints: [String] = []
  /// Whether the program wants pastes marked.
  public private(set) var marksPastes = false
  public private(set) var isCursorShown = true
  /// How many times a character was set down with the attribute of any colour or look.
  public private(set) var painted = 0
  private var isPainting = false

  public init(columns: Int, rows: Int) { (self.columns, height) = (columns, rows) }

  /// All rows, those that have scrolled away among them, without blanks at their ends.
  public var lines: [String] {
    rows.map { row in
      var text = row.cells.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The same as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Where the cursor stands among `lines`.
  public var cursor: (row: Int, column: Int) { (row, column) }

  /// Takes what a program writes; bytes may be cut anywhere.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    held += bytes
    var at = 0
    while at < held.count, let next = step(at) { at = next }
    held.removeFirst(at)
  }

  /// Gives the window another size.
  public mutating func resize(columns: Int, rows height: Int) {
    self.height = height
    guard columns != self.columns else { return }
    self.columns = columns
    var broken: [Row] = []
    var place = (row: 0, column: 0)
    var index = 0
    while index < rows.count {
      // A line, put together from the rows it was broken into.
      var cells: [String] = []
      var cursor: Int?
      while true {
        if index == row { cursor = cells.count + column }
        cells += rows[index].cells
        let continues = rows[index].continues && index + 1 < rows.count
        index += 1
        if !continues { break }
      }
      // Blanks at the end are no text: they are what was erased.
      while cells.last == " ", cells.count > (cursor ?? 0) { cells.removeLast() }
      let first = broken.count
      repeat {
        broken.append(Row(cells: Array(cells.prefix(columns)), continues: cells.count > columns))
        cells.removeFirst(min(columns, cells.count))
      } while !cells.isEmpty
      if let cursor {
        place = (first + cursor / columns, cursor % columns)
        while place.row >= broken.count { broken.append(Row()) }
      }
    }
    rows = broken
    (row, column) = place
    isPending = false
  }

  /// Where the next step begins; nil where more bytes are needed.
  private mutating func step(_ at: Int) -> Int? {
    switch held[at] {
    case 0x1B: return code(at)
    case 0x0D:
      (column, isPending) = (0, false)
      return at + 1
    case 0x0A:
      feed()
      return at + 1
    case 0x00..<0x20:
      complaints.append("byte \(held[at])")
      return at + 1
    default:
      var end = at
      while end < held.count, held[end] >= 0x20 { end += 1 }
      // Half a character waits for its other half.
      if end == held.count, let lead = (max(at, end - 4)..<end).last(where: { held[$0] & 0xC0 != 0x80 }), held[lead] >= 0xC0,
        end - lead < (held[lead] >= 0xF0 ? 4 : held[lead] >= 0xE0 ? 3 : 2)
      {
        end = lead
        if end == at { return nil }
      }
      for character in String(decoding: held[at..<end], as: UTF8.self) { put(character) }
      return end
    }
  }

  private mutating func code(_ at: Int) -> Int? {
    guard at + 1 < held.count else { return nil }
    guard held[at + 1] == 0x5B else {
      complaints.append("escape \(held[at + 1])")
      return at + 2
    }
    var end = at + 2
    while end < held.count, !(0x40...0x7E).contains(held[end]) { end += 1 }
    guard end < held.count else { return nil }
    let parameters = String(decoding: held[(at + 2)..<end], as: UTF8.self)
    let count = Int(parameters) ?? 1
    isPending = false
    switch (held[end], parameters) {
    case (0x41, _):
      let top = max(0, rows.count - height)
      if count > row - top { complaints.append("\(count) up from row \(row - top)") }
      row = max(top, row - count)
    case (0x43, _):
      if column + count >= columns { complaints.append("\(count) right from column \(column) of \(columns)") }
      column = min(columns - 1, column + count)
    case (0x4A, ""), (0x4B, ""):
      rows[row].cells.removeLast(max(0, rows[row].cells.count - column))
      rows[row].continues = false
      if held[end] == 0x4A { rows.removeLast(rows.count - row - 1) }
    case (0x6D, _): isPainting = parameters != "0"
    case (0x68, "?25"): isCursorShown = true
    case (0x6C, "?25"): isCursorShown = false
    case (0x68, "?2004"): marksPastes = true
    case (0x6C, "?2004"): marksPastes = false
    default: complaints.append("code \(parameters)\(Character(UnicodeScalar(held[end])))")
    }
    return end + 1
  }

  private mutating func feed() {
    row += 1
    isPending = false
    while row >= rows.count { rows.append(Row()) }
  }

  private mutating func put(_ character: Character) {
    let width = Self.width(of: character)
    if isPainting { painted += 1 }
    if width == 0 {
      // It goes onto what stands before it.
      if column > 0, column <= rows[row].cells.count { rows[row].cells[column - 1].append(character) }
      return
    }
    if isPending || column + width > columns {
      rows[row].continues = true
      feed()
      column = 0
    }
    while rows[row].cells.count < column + width { rows[row].cells.append(" ") }
    rows[row].cells[column] = String(character)
    if width == 2 { rows[row].cells[column + 1] = "" }
    column += width
    if column == columns { (column, isPending) = (columns - 1, true) }
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
