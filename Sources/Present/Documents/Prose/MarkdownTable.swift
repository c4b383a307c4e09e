// Tables in a person's Markdown, as far as they stand on lines of their own.

import JournalModel
import JournalText

/// A table as GitHub's Markdown has it: names, a line of dashes, and rows.
struct MarkdownTable {
  let table: Table
  /// How many lines it takes.
  let lineCount: Int

  /// The table that some lines begin with; nil where they begin with none.
  init?(_ lines: ArraySlice<String>) {
    guard lines.count > 1, let names = Self.cells(lines[lines.startIndex]), let rule = Self.cells(lines[lines.startIndex + 1]),
      names.count == rule.count, rule.allSatisfy(Self.isRule)
    else { return nil }
    let body = lines.dropFirst(2).prefix { Self.cells($0) != nil }
    let columns = zip(names, rule).map { name, rule in
      Table.Column(RichText(plainText(name)), rule.hasSuffix(":") && !rule.hasPrefix(":") ? .trailing : .leading)
    }
    let rows = body.map { line in (Self.cells(line) ?? []).prefix(columns.count).map { Table.Cell(RichText(plainText($0))) } }
    table = Table(columns, rows: rows, fit: .glance)
    lineCount = 2 + body.count
  }

  private static func isRule(_ cell: String) -> Bool {
    let dashes = cell.utf8.drop { $0 == 0x3A }
    return cell.utf8.contains(0x2D) && dashes.allSatisfy { $0 == 0x2D || $0 == 0x3A }
  }

  /// The cells of a line; nil where it is no line of a table.
  private static func cells(_ line: String) -> [String]? {
    let line = line.trimmed
    guard line.hasPrefix("|"), line.utf8.count > 1 else { return nil }
    var cells: [String] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in line.utf8.dropFirst() {
      if byte == 0x7C, !isEscaped {
        cells.append(String(decoding: cell, as: UTF8.self).trimmed)
        cell = []
      } else {
        cell.append(byte)
      }
      isEscaped = byte == 0x5C && !isEscaped
    }
    let rest = String(decoding: cell, as: UTF8.self).trimmed
    return rest.isEmpty ? cells : cells + [rest]
  }
}
