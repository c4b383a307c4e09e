// The tables of a document, for programs that read rows.

import JournalCharts
import JournalDates
public import JournalLanguage
import JournalText
import PlainFormats

extension Document {
  /// Its tables for programs, or where it has none those for people, and then what numbers are made of, as comma-separated values (RFC 4180), each
  /// below the names of its columns, which stand there without any row, too: whoever reads it finds the same columns every time. Tables with the
  /// same columns are one; between others stands an empty line. Nothing in a cell steers a terminal.
  /// - Parameter namesFiles: Whether the paths of files are told.
  public func csv(namesFiles: Bool) -> [UInt8] {
    let hasData = blocks.contains { if case .data = $0 { true } else { false } }
    var tables: [(columns: [String], rows: [[String?]])] = []
    var reasons: [[String?]] = []
    func add(_ columns: [String], _ rows: [[String?]]) {
      if columns.isEmpty { return }
      if let place = tables.firstIndex(where: { $0.columns == columns }) {
        tables[place].rows += rows
      } else {
        tables.append((columns, rows))
      }
    }
    func collect(_ blocks: [Block], of subject: String) {
      var (subject, number) = (subject, "")
      for block in blocks {
        switch block {
        case .heading(let text, _, _):
          (subject, number) = (text.plain, "")
        case .paragraph(let text, _): number = text.plain
        case .list(let list):
          for item in list.items { collect(item.blocks, of: plainText(item.text.markdown)) }
        case .folded, .gallery: collect(block.parts ?? [], of: subject)
        case .sections(let sections): for section in sections { collect(section.blocks, of: section.name.plain) }
        case .data(let columns, let rows, let places):
          let hidden = namesFiles ? 0 : places
          add(columns.dropLast(hidden), hidden == 0 ? rows : rows.map { $0.dropLast(hidden) })
        case .table(let table, _) where !hasData:
          let table = table.told(namesFiles: namesFiles)
          add(table.columns.map(\.name), table.rows.map { $0.map { $0.value ?? ($0.text.isEmpty ? nil : $0.text.plain) } })
        case .provenance(let sources, _):
          for source in sources {
            let place = namesFiles ? [source.place.path, source.place.line.map(String.init)] : []
            reasons.append([subject, number, source.amount, source.rule, source.day?.description] + place)
          }
        case .levels(let chart) where !hasData: add(chart.titles.map { $0.lowercased() }, chart.points.map { [$0.value, $0.words] })
        case .chart(let chart) where !hasData:
          for table in chart.tables { add(table.columns.map { $0.lowercased() }, table.rows.map { $0.map { $0.value ?? $0.text } }) }
        case .comparison(let comparison) where !hasData:
          let names = comparison.spans.flatMap { [$0, "\(comparison.countTitle) of \($0)"] }
          add(["name"] + names, comparison.rows.map { [$0.title] + $0.values.flatMap { [$0?.text, $0.map { "\($0.count)" }] } })
        case .definitions(let definitions) where !hasData: add(["name", "text"], definitions.map { [$0.name, $0.text] })
        case .group, .facts, .note, .hint, .file, .definitions, .table, .bars, .levels, .chart, .comparison, .board, .scores, .calendar,
          .prose, .strip, .gauge, .tiles, .quote, .photos, .space:
          break
        }
      }
    }
    collect(blocks, of: title.plain)
    if !reasons.isEmpty { add(["subject", "number", "amount", "rule", "day"] + (namesFiles ? ["path", "line"] : []), reasons) }
    var csv: [UInt8] = []
    for (columns, rows) in tables {
      if !csv.isEmpty { csv.append(0x0A) }
      let records: [[String?]] = [columns] + rows
      for record in records { csv += CSVWriter.record(record.map { $0?.onOneLine }) }
    }
    return csv
  }
}

extension Table.Column {
  /// A column with a heading in the language of people, called as in English for programs.
  public init(
    _ text: ColumnText, _ say: Language, _ alignment: Table.Alignment = .leading, fit: Fit = .whole, minimum: Int = 0
  ) {
    self.init(RichText(say(text)), alignment, name: text.rawValue, fit: fit, minimum: minimum)
  }
}
