// Tables of GFM, as far as blocks need them: where one begins, and which lines are its rows.

import JournalText

extension BlockScanner {
  /// Opens a table where this line is a delimiter row with as many cells as the open paragraph's last line; that line becomes its header.
  mutating func openTable(_ base: UnsafePointer<UInt8>, in outline: inout Outline) -> Bool {
    guard leaf == .paragraph, let columns = delimiterColumns(base) else { return false }
    let paragraph = Int(leafBlock)
    let lines = outline.blocks[paragraph].lines
    let header = outline.lines[outline.lines.count &- 1]
    guard cells(base, header) == columns else { return false }
    if lines.count == 1 {
      outline.lines.removeLast()
      outline.blocks[paragraph].kind = .table
      outline.blocks[paragraph].lines = lines.lowerBound..<lines.lowerBound
      leaf = .table
    } else {
      // The lines before the header stay a paragraph.
      outline.lines.removeLast()
      let previous = outline.lines[outline.lines.count &- 1].upperBound
      outline.blocks[paragraph].lines = lines.lowerBound..<lines.upperBound &- 1
      outline.blocks[paragraph].range.upperBound = previous
      outline.blocks[paragraph].content.upperBound = previous
      openLeaf(.table, .table, range: header, in: &outline)
      let line = Int32(truncatingIfNeeded: outline.lines.count)
      outline.blocks[Int(leafBlock)].lines = line..<line
    }
    extendLeaf(in: &outline)
    return true
  }

  /// Whether this line is a row of the open table: any line but a lone pipe.
  func isTableRow(_ base: UnsafePointer<UInt8>) -> Bool { cells(base, TextRange(firstNonBlank, lineEnd)) > 0 }

  /// The number of cells of a delimiter row such as `|:--|--|`, nil where this line is none.
  private func delimiterColumns(_ base: UnsafePointer<UInt8>) -> Int? {
    var i = firstNonBlank
    func skipBlanks() { while i < lineEnd, base[i].isBlank { i &+= 1 } }
    if base[i] == ASCII.pipe { i &+= 1 }
    var columns = 0
    while true {
      skipBlanks()
      if i < lineEnd, base[i] == ASCII.colon { i &+= 1 }
      let dashes = i
      while i < lineEnd, base[i] == ASCII.hyphen { i &+= 1 }
      guard i > dashes else { return nil }
      if i < lineEnd, base[i] == ASCII.colon { i &+= 1 }
      skipBlanks()
      columns &+= 1
      if i == lineEnd { return columns }
      guard base[i] == ASCII.pipe else { return nil }
      i &+= 1
      skipBlanks()
      if i == lineEnd { return columns }
    }
  }

  /// The number of cells in a row; a pipe after a backslash is text.
  private func cells(_ base: UnsafePointer<UInt8>, _ row: TextRange) -> Int {
    var end = row.upperBound
    while end > row.lowerBound, base[end &- 1].isBlank { end &-= 1 }
    var i = row.lowerBound
    if i < end, base[i] == ASCII.pipe { i &+= 1 }
    while i < end, base[i].isBlank { i &+= 1 }
    var cells = 0
    var isOpen = false
    while i < end {
      if base[i] == ASCII.pipe {
        cells &+= 1
        isOpen = false
      } else {
        isOpen = true
        if base[i] == ASCII.backslash, i &+ 1 < end, base[i &+ 1] == ASCII.pipe { i &+= 1 }
      }
      i &+= 1
    }
    return isOpen ? cells &+ 1 : cells
  }
}
