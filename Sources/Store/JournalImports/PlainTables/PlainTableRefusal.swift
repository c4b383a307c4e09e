// Why a table that nobody has explained cannot be understood.

import JournalModel
import PlainFormats
import JournalText

extension TableError {
  /// What is missing in a table whose days nobody finds; nil for what is no table.
  static func plainTable(_ bytes: [UInt8]) -> TableError? {
    let text = SampledTable.text(of: bytes, SampledTable.isText(bytes) ? nil : .latin1)
    let delimiter = TableHeader.delimiter(of: text)
    var reader = CSVReader(text, delimiter: delimiter)
    guard let first = reader.record() else { return nil }
    let titles = first.map { Substring($0).trimmedOfBlanks }
    let example = "as in ‘date,steps,sleep’ and below it ‘2026-11-20,8000,7.5’"
    if titles.count < 2 {
      return .unclear(
        Wording(import: "noColumns", "its first line has no columns: no comma, semicolon or tab stands in it"),
        help: Wording(import: "noColumns.help", "a table has a line of names and a row a day, \(example)"))
    }
    if let day = titles.first(where: { TableMoment($0, nil) != nil }) {
      return .unclear(
        Wording(import: "noNames", "its first line has no names of columns: ‘\(day)’ is a day", ["day": .text(String(day))]),
        help: Wording(import: "noNames.help", "write a line of names above it, \(example)"))
    }
    let shown = titles.prefix(6).map { "‘\($0.prefix(40))’" }.joined(separator: ", ") + (titles.count > 6 ? " …" : "")
    let values: [String: Wording.Value] = [
      "names": .quoted(titles.prefix(6).map { String($0.prefix(40)) }, .comma), "more": .text(titles.count > 6 ? "yes" : "no"),
    ]
    guard reader.record() != nil else {
      return .unclear(
        Wording(import: "noRows", "it has names of columns and no row below them: \(shown)", values),
        help: Wording(import: "noRows.help", "a row is about a day, \(example)"))
    }
    return .unclear(
      Wording(import: "noDays", "none of its columns holds days, so nobody knows when its rows were: \(shown)", values),
      help: Wording(import: "noDays.help", "one column needs days such as 2026-11-20, and a name such as ‘date’"))
  }
}
