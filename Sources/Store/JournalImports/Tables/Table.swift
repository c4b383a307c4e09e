// A CSV file whose columns are known by their names.

import PlainFormats
import JournalText

/// Records with the names of their columns. A record that has more or fewer fields than the first is told by its line and left out.
struct Table {
  struct Row {
    /// In the file, from 1.
    let line: Int
    fileprivate let fields: [String]
    fileprivate let places: [String: Int]

    /// The field of a column, trimmed; nil where the column is missing or the field is empty.
    subscript(column: String) -> String? {
      guard let place = places[column], place < fields.count else { return nil }
      let text = Substring(fields[place]).trimmedOfBlanks
      return text.isEmpty ? nil : text
    }
  }

  /// The names of columns in small letters and without what stands around them, as the file has them.
  let columns: [String]
  private var reader: CSVReader
  private let places: [String: Int]
  /// Lines of records that have another number of fields.
  private(set) var oddLines: [Int] = []

  /// Nil where there is no record.
  init?(_ bytes: [UInt8]) {
    reader = CSVReader(bytes)
    guard let header = reader.record() else { return nil }
    columns = header.map { Substring($0).trimmedOfBlanks.lowercased() }
    var places: [String: Int] = [:]
    for (place, name) in columns.enumerated() where places[name] == nil { places[name] = place }
    self.places = places
  }

  func has(_ column: String) -> Bool { places[column] != nil }

  /// The next record of as many fields as there are columns; nil at the end.
  mutating func row() -> Row? {
    while let fields = reader.record() {
      if fields.count == 1, fields[0].isEmpty { continue }
      // Some programs end their lines with a delimiter too many or too few.
      if fields.count == columns.count || fields.count == columns.count + 1 && fields.last == "" {
        return Row(line: reader.line, fields: fields, places: places)
      }
      oddLines.append(reader.line)
    }
    return nil
  }
}

extension Substring {
  /// Without blanks, line ends, and a byte order mark around it.
  var trimmedOfBlanks: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension ImportedData {
  /// Tells of the records that were left out.
  mutating func warn(ofOddLinesIn table: Table, of name: String? = nil) {
    for line in table.oddLines { warn(Wording(fewFieldsOf: name), line: line) }
  }
}
