// What a question in SQL is answered with, as a table, CSV or JSON.

import JournalFormat
import JournalKit
import CommandKit
import Documents
import HostSystem
import JournalIndex
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore
import PlainFormats

/// Where an answer in rows goes, and in which form.
struct TableTarget: Sendable {
  enum Form: String, Sendable { case table, csv, json, lines }

  private let form: Form
  /// Whether an option can say the form.
  private let takesForm: Bool
  /// As given; nil for the standard output.
  private let output: String?

  static let output = Option(
    "output", short: "o", value: .file,
    "Write the answer to FILE, in the form that its name says: .csv, .json, else a table; ‘-’ is the standard output.")

  /// The form where no file says it: ‘export csv days’.
  static let format = Option(
    "format", value: .form, .choice(of: [Form.table, .csv, .json]), "The form, where no name of a file says it.")

  init(_ arguments: Arguments) throws(UsageError) {
    takesForm = arguments.declares(Self.format)
    output = try arguments[Self.output].flatMap { $0 == "-" ? nil : $0 }
    let name = (output ?? "").lowercased()
    if let output {
      try ReportFormat.refuseJSON(into: output, arguments)
      if ["zip", "gz", "tgz", "tar", "xlsx", "xls", "ods", "pdf", "db", "sqlite", "svg", "png"].contains(PathText.fileExtension(name)) {
        throw UsageError(OutputText.noTable, ["path": .place(output)], hint: OutputText.noTableWay)
      }
      // A page of the days is a report; a file that says it is one, and holds a table, no browser shows as it is meant.
      if ["html", "htm"].contains(PathText.fileExtension(name)) {
        throw UsageError(OutputText.noTable, ["path": .place(output)], hint: OutputText.noTablePage, ["path": .place(output)])
      }
    }
    if arguments.declares(Self.format), let named = try arguments[Self.format] {
      try arguments.atMostOne(of: Self.format, .json)
      form = arguments.isLines ? .lines : named
      return
    }
    form = arguments.isLines ? .lines : arguments.isJSON || name.hasSuffix(".json") ? .json : name.hasSuffix(".csv") ? .csv : .table
  }

  /// The file, once it is sure that it may be written to.
  private func file(in context: Context) throws -> ReportFile? {
    try output.map { try ReportFile($0, from: try context.workspace.folder(), environment: context.environment) }
  }

  /// Answers a question in SQL; says no where there are no rows.
  /// - Parameter showsLabels: Whether moods are told in the person's own words, for people and spreadsheets.
  func answer(_ sql: String, of journal: Journal, showsLabels: Bool = false, in context: inout Context) throws -> ExitStatus {
    let file = try file(in: context)
    let index = try context.workspace.index(of: journal)
    var table: JournalIndex.Table
    do throws(QueryError) { table = try index.table(sql, for: context.audience(of: .data)) } catch { throw error.of(sql) }
    if showsLabels, form == .table || form == .csv {
      Self.label(&table, journal.configuration.moodLabels)
      Self.tidy(&table)
    }
    try write(table, to: file, of: journal, in: &context)
    if table.rows.isEmpty { context.note(IndexText.noRows) }
    return table.rows.isEmpty ? .no : .yes
  }

  /// Shows the rows, or writes them to the file.
  private func write(_ table: JournalIndex.Table, to file: ReportFile?, of journal: Journal, in context: inout Context) throws {
    let bytes =
      switch form {
      case .table: Array(Self.text(of: table, width: file == nil ? context.lineWidth : nil).utf8)
      case .csv: table.rows.reduce(into: CSVWriter.record(table.columns)) { $0 += CSVWriter.record($1.map { Self.field($0) }) }
      case .json:
        ([.schema: .answerSchema, .columns: JSONValue(table.columns), .rows: JSONValue(table.rows.map { JSONValue($0) })] as JSONValue)
          .utf8(pretty: true) + [0x0A]
      case .lines: Self.lines(of: table)
      }
    guard let file else {
      // Whoever lets the shell write ‘log.csv’ wants no aligned columns.
      if form == .table, takesForm, FileSystem.realPathIfThere("/dev/fd/1")?.lowercased().hasSuffix(".csv") == true {
        context.note(ExportText.readable)
      }
      return context.write(bytes)
    }
    try file.write(bytes, ofJournalAt: journal.root, in: &context)
    context.note(DocumentOutput.wrote(in: context), ["path": .place(file.shown)])
  }

  /// Puts the person's words for moods in the place of the format's.
  private static func label(_ table: inout JournalIndex.Table, _ labels: MoodLabels) {
    guard let column = table.columns.firstIndex(of: "mood") else { return }
    for row in table.rows.indices {
      if case .string(let name) = table.rows[row][column], let mood = Mood.allCases.first(where: { $0.name == name }) {
        table.rows[row][column] = .string(labels.name(of: mood))
      }
    }
  }

  /// Numbers as people write them: what was reckoned, as minutes of seconds are, has three decimals.
  private static func tidy(_ table: inout JournalIndex.Table) {
    for row in table.rows.indices {
      for column in table.columns.indices {
        guard case .double(let number) = table.rows[row][column], number.magnitude < 1e12 else { continue }
        let steps = number.magnitude < 1 ? 1e6 : 1e3
        // What somebody typed has few decimals, and keeps them.
        if (number * 1e6).rounded() / 1e6 != number { table.rows[row][column] = .double((number * steps).rounded() / steps) }
      }
    }
  }

  /// Each row as an object of its columns.
  private static func lines(of table: JournalIndex.Table) -> [UInt8] {
    var writer = JSONWriter()
    for row in table.rows {
      let members: [(String, JSONValue)] = zip(table.columns, row).map { ($0, $1) }
      writer.write(.object(JSONObject(lastOfEach: members)))
      writer.endLine()
    }
    return writer.bytes
  }

  private static func text(of table: JournalIndex.Table, width: Int?) -> String {
    var text = TextTable()
    if !table.rows.isEmpty { text.add(table.columns) }
    for row in table.rows { text.add(row.map { field($0) ?? "" }) }
    return text.text(width: width)
  }

  /// Nil for what is null.
  private static func field(_ value: JSONValue) -> String? {
    switch value {
    case .null: nil
    case .string(let text): text
    // Whole numbers as people write them.
    case .double(let number): Int(exactly: number).map { "\($0)" } ?? value.text()
    default: value.text()
    }
  }
}
