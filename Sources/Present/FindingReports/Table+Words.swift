// Tables of words and numbers, as these reports have them.

import Documents

extension Table {
  /// - Parameter columns: The first stands at the left, the others, which are numbers, at the right.
  init(_ columns: [String], words rows: [[String]], left: Int = 1) {
    self.init(
      columns.enumerated().map { Column(RichText($0.element), $0.offset < left ? .leading : .trailing) },
      rows: rows.map { $0.map { Cell(RichText($0)) } }, fit: .stacked, showsNames: columns.contains { !$0.isEmpty })
  }
}
