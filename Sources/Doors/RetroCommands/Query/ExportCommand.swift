// `retro export`: the journal as tables, for a spreadsheet or another program.

public import CommandKit
import JournalIndex
import JournalKit
import JournalLanguage
import PlainFormats

/// Writes one of the views of the index as a table.
public struct ExportCommand: Command {
  public static let name = "export"
  public static let aliases: [CommandAlias] = [
    CommandAlias("export csv", "--format", "csv"), CommandAlias("export spreadsheet", "--format", "csv"),
    CommandAlias("export json", "--format", "json"),
  ]
  public static let declaration = CommandDeclaration(
    name, "Write days, metrics, Actions or the log as a table, for a spreadsheet.",
    discussion: """
      Days, which is the table without a word, has a row for each day, with its mood and everything that was measured. Metrics has a row for each
      number, log one for each line that was written down, and habits only those that say what was done. Actions has a row for each Action,
      items one for each Keep, Problem or Try, and tries the Tries alone. Entries, links, tags and properties are about the files themselves.
      ‘retro help sql’ tells the columns, and ‘retro index --sql’ asks for other tables.

      The name of FILE says the form: .csv for a spreadsheet, .json for a program. The files of the journal themselves are plain text, and need
      no export: ‘retro help backup’ says how to keep a copy. Nothing private is told without --private.
      """,
    operands: [subject],
    options: [TableTarget.output, TableTarget.format, .noRefresh, .json, .jsonl],
    examples: [
      Example("retro export -o days.csv", "Every day, for a spreadsheet."),
      Example("retro export log -o log.csv", "Every line of what was done."),
      Example("retro export actions --json", "The Actions, for a program."),
    ])

  private static let subject = Operand(
    optional: .what,
    .choice(
      of: JournalIndex.Exported.allCases,
      synonyms: [
        "day": "days", "moods": "days", "mood": "days", "all": "days", "csv": "days", "files": "entries", "notes": "entries",
        "retrospectives": "entries", "keeps": "items", "problems": "items", "todos": "actions", "logs": "log",
        "habit": "habits", "metric": "metrics", "numbers": "metrics", "health": "metrics",
      ]),
    "days, metrics, log, habits, actions, items, tries, entries, links, tags or properties.")

  /// docs/index.md tells the columns of each.
  private let subject: JournalIndex.Exported
  private let target: TableTarget

  public init(_ arguments: Arguments) throws(UsageError) {
    subject = try arguments[Self.subject] ?? .days
    target = try TableTarget(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    try target.answer(subject.statement, of: try context.openJournal(), in: &context)
  }
}
