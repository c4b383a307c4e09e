// The rows of a table that nobody has explained.

import JournalDates
import JournalModel
import PlainFormats

/// The first line and the rows of a table, by which its columns are understood.
struct SampledTable {
  let delimiter: UInt8
  let header: [String]
  let rows: [(fields: [String], line: Int)]
  let day: DayColumn
  /// Lines before the first one of the table.
  let skipped: Int
  let encoding: TableProfile.Encoding?
  /// Whether a comma stands before decimals, as far as all numbers of the table tell.
  let decimals: DecimalEvidence

  private static let mostSkipped = 30

  /// The table of a text in whatever encoding; nil where no column looks like days. Some programs tell of themselves before the table.
  /// - Parameter isCut: Whether the bytes may end within a row, which then says nothing.
  static func find(in bytes: [UInt8], isCut: Bool = false) -> SampledTable? {
    let encoding: TableProfile.Encoding? = isText(bytes) ? nil : .latin1
    let text = text(of: bytes, encoding)
    var start = 0
    for skipped in 0..<mostSkipped {
      if start >= text.count { break }
      if let table = SampledTable(text, from: start, skipped: skipped, encoding, isCut: isCut) { return table }
      start = (text[start...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
    }
    return nil
  }

  static func text(of bytes: [UInt8], _ encoding: TableProfile.Encoding?) -> [UInt8] {
    var decoder = TableDecoder(encoding)
    return bytes.withUnsafeBytes { decoder.decoded($0) } + decoder.finish()
  }

  /// Whether bytes are UTF-8, or UTF-16 as they tell themselves.
  static func isText(_ bytes: [UInt8]) -> Bool {
    var decoder = TableDecoder(nil)
    return !bytes.withUnsafeBytes { decoder.takes($0) } || String(validating: bytes, as: UTF8.self) != nil
  }

  private init?(_ bytes: [UInt8], from start: Int, skipped: Int, _ encoding: TableProfile.Encoding?, isCut: Bool) {
    delimiter = TableHeader.delimiter(of: bytes[start...])
    var reader = CSVReader(bytes, delimiter: delimiter, from: start)
    guard let first = reader.record(), first.count > 1, first.count <= TableHeader.mostColumns else { return nil }
    let titles = first.map { Substring($0).trimmedOfBlanks }
    var rows: [(fields: [String], line: Int)] = []
    while let row = reader.record() {
      if row.count >= first.count { rows.append((row.map { Substring($0).trimmedOfBlanks }, reader.line + skipped)) }
    }
    if isCut, !rows.isEmpty { rows.removeLast() }
    // A first line that is a day itself names no columns.
    let found = titles.indices.compactMap { column -> DayColumn? in
      guard TableMoment(titles[column], nil) == nil else { return nil }
      return DayColumn(column, titles[column], Self.values(rows, column))
    }
    // Of equals the first.
    guard let best = found.enumerated().max(by: { ($0.element.rank, $1.offset) < ($1.element.rank, $0.offset) })?.element,
      !titles.contains(where: { TableMoment($0, nil) != nil || Self.isLikeDay($0) })
    else { return nil }
    var decimals = DecimalEvidence()
    for row in rows {
      for column in titles.indices where column != best.column {
        var text = row.fields[column]
        let number = TableNumber(text)
        if number.isNumber { text.withUTF8 { decimals.add(number, $0, row.line) } }
      }
    }
    (header, self.rows, day, self.skipped, self.encoding, self.decimals) = (titles, rows, best, skipped, encoding, decimals)
  }

  /// Whether a text has the form of a day, though the calendar may have no such day: ‘2026-10-32’ is the name of no column.
  static func isLikeDay(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    return parts.count == 3 && parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// The fields of a column that are not empty, with their lines.
  private static func values(_ rows: [(fields: [String], line: Int)], _ column: Int) -> [(text: String, line: Int)] {
    rows.compactMap { row in
      let text = row.fields[column]
      return text.isEmpty || ["nan", "null"].contains(text.lowercased()) ? nil : (text, row.line)
    }
  }

  func values(_ column: Int) -> [String] { Self.values(rows, column).map(\.text) }
}
