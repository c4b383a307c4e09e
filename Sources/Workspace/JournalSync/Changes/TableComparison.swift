// Two versions of a table of numbers, by day and column.

import JournalText
import PlainFormats

/// What a table says otherwise than an earlier version of it.
public struct TableChange: Hashable, Sendable {
  public enum What: Hashable, Sendable {
    /// A cell of a day; nil for an empty one.
    case cell(row: String, column: String, from: String?, to: String?)
    case added(rows: Int)
    case removed(rows: Int)
    case changed(rows: Int)
  }

  public let what: What

  /// More than these are counted, not told one by one.
  private static let mostCells = 12

  /// The changes from one version to another.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [TableChange] {
    guard let before = table(old), let after = table(new) else { return rows(from: old, to: new) }
    var cells: [TableChange] = []
    var (added, changed) = (0, 0)
    for (date, row) in after.rows {
      guard let former = before.byDate[date] else {
        added += 1
        cells += row.filter { !$0.value.isEmpty }.map { TableChange(what: .cell(row: date, column: $0.column, from: nil, to: $0.value)) }
        continue
      }
      let known = Dictionary(former.map { ($0.column, $0.value) }) { first, _ in first }
      let others = row.filter { (known[$0.column] ?? "") != $0.value }
      if !others.isEmpty { changed += 1 }
      cells += others.map { cell in
        let from = known[cell.column].flatMap { $0.isEmpty ? nil : $0 }
        return TableChange(what: .cell(row: date, column: cell.column, from: from, to: cell.value.isEmpty ? nil : cell.value))
      }
    }
    let removed = before.rows.count { after.byDate[$0.date] == nil }
    let gone = removed == 0 ? [] : [TableChange(what: .removed(rows: removed))]
    if cells.count <= mostCells { return cells + gone }
    return (added > 0 ? [TableChange(what: .added(rows: added))] : []) + (changed > 0 ? [TableChange(what: .changed(rows: changed))] : []) + gone
  }

  private typealias Row = [(column: String, value: String)]

  /// Nil where a row has no day of its own.
  private static func table(_ bytes: [UInt8]) -> (rows: [(date: String, row: Row)], byDate: [String: Row])? {
    var reader = CSVReader(bytes)
    guard let header = reader.record() else { return ([], [:]) }
    guard header.first == "date" else { return nil }
    var (rows, byDate) = ([(date: String, row: Row)](), [String: Row]())
    while let record = reader.record() {
      let row = zip(header, record).dropFirst().map { (column: $0, value: $1) }
      guard byDate.updateValue(row, forKey: record[0]) == nil else { return nil }
      rows.append((record[0], row))
    }
    return (rows, byDate)
  }

  /// Row by row, each as often as it stands there.
  static func rows(from old: [UInt8], to new: [UInt8]) -> [TableChange] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in old.split(whereSeparator: \.isLineEnd) { counts[line, default: 0] += 1 }
    var added = 0
    for line in new.split(whereSeparator: \.isLineEnd) {
      if let count = counts[line], count > 0 { counts[line] = count - 1 } else { added += 1 }
    }
    let removed = counts.values.reduce(0, +)
    return (added > 0 ? [TableChange(what: .added(rows: added))] : []) + (removed > 0 ? [TableChange(what: .removed(rows: removed))] : [])
  }
}
