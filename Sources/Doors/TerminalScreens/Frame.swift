// What stands at the bottom of the screen at one moment.

import JournalText

/// Rows of text and a cursor among them, made for a terminal of so many columns.
public struct Frame: Hashable, Sendable {
  /// A place on the frame; both count from 0.
  public struct Place: Hashable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Columns that rows may take: the last one of the terminal stays free, for a full row would begin another in some.
  public let width: Int
  public private(set) var rows: [StyledText] = []
  /// Where the cursor stands; nil for the end of the last row.
  public var cursor: Place?

  /// - Parameter columns: Of the terminal.
  public init(columns: Int) { width = max(columns - 1, 2) }

  /// Adds a text in as many rows as it needs.
  /// - Parameter indent: Blanks before every row but its first.
  public mutating func add(_ text: StyledText, indent: Int = 0) { rows += text.wrapped(width: width, indent: indent) }

  /// Adds a line that is being written, with the cursor in it.
  /// - Parameter prompt: What stands before it.
  public mutating func add(_ editor: LineEditor, prompt: StyledText) {
    let isNarrow = prompt.width * 2 > width
    if isNarrow, prompt.width > 0 { add(prompt) }
    let indent = isNarrow ? 0 : prompt.width
    let first = rows.count
    let view = EditorRows(editor, width: width - indent)
    for (number, text) in view.rows.enumerated() {
      let margin = number == 0 && !isNarrow ? prompt : StyledText(String(repeating: " ", count: indent))
      rows.append(margin + StyledText(text))
    }
    cursor = Place(row: first + view.cursor.row, column: indent + view.cursor.column)
  }

  /// The part of it that a terminal of so many rows can show, the cursor's row in it. The row above stays free: what was answered last
  /// should be seen.
  func fitting(rows count: Int) -> Frame {
    let count = max(count - 1, 1)
    guard rows.count > count else { return self }
    let row = cursor?.row ?? rows.count - 1
    let start = min(rows.count - count, row)
    var frame = self
    frame.rows = Array(rows[start..<(start + count)])
    frame.cursor = cursor.map { Place(row: $0.row - start, column: $0.column) }
    return frame
  }
}

/// A line that is being written, in rows, and where its cursor stands.
public struct EditorRows: Hashable, Sendable {
  public let rows: [String]
  public let cursor: Frame.Place

  /// - Parameter width: Columns a row may take, the cursor's own among them; at least 3.
  public init(_ editor: LineEditor, width: Int) {
    let width = max(width, 3) - 1
    let characters = Array(editor.text)
    var ranges = LineBreaks.rows(of: characters, width: width)
    var after = 0
    var index = 0
    while index < characters.count, after < editor.cursor {
      after += characters[index].utf8.count
      index += 1
    }
    func columns(_ range: Range<Int>) -> Int { characters[range].reduce(0) { $0 + $1.displayWidth } }
    var row = ranges.lastIndex { $0.lowerBound <= index } ?? 0
    var column = columns(ranges[row].lowerBound..<index)
    // After blanks that stand beyond the edge.
    if column > width, index == characters.count {
      ranges.append(index..<index)
      (row, column) = (row + 1, 0)
    }
    rows = ranges.map { range in
      var text = ""
      var columns = 0
      for character in characters[range] {
        columns += character.displayWidth
        if columns > width { break }
        text.append(character)
      }
      return text
    }
    cursor = Frame.Place(row: row, column: min(column, width))
  }
}
