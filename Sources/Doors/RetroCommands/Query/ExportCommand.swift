// `retro export`: the journal as tables, for a spreadsheet or another program.

import CommandGuesses
public import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
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
      The name of a habit in their place gives its own lines: retro export run -o run.csv.
      With days, such as october, or --from and --to, it is only what is of these days, or stands in the files that are.
      ‘retro help sql’ tells the columns, and ‘retro index --sql’ asks for other tables.

      The name of FILE says the form: .csv for a spreadsheet, .json for a program. The files of the journal themselves are plain text, and need
      no export: ‘retro backup’ makes a copy of all. Nothing private is told without --private.
      """,
    operands: [subject, .period],
    options: [from, to, TableTarget.output, TableTarget.format, .noRefresh, .json, .jsonl],
    examples: [
      Example("retro export -o days.csv", "Every day, for a spreadsheet."),
      Example("retro export log -o log.csv", "Every line of what was done."),
      Example("retro export days october -o october.csv", "One month."),
      Example("retro export actions --json", "The Actions, for a program."),
    ])

  private static let subject = Operand(
    optional: .what,
    .choice(
      of: JournalIndex.Exported.allCases,
      synonyms: synonyms), orElse: JournalIndex.Exported.days.rawValue,
    "days, metrics, log, habits, actions, items, tries, entries, links, tags or properties.")

  private static let synonyms = [
    "day": "days", "moods": "days", "mood": "days", "all": "days", "csv": "days", "files": "entries", "notes": "entries",
    "retrospectives": "entries", "keeps": "items", "problems": "items", "todos": "actions", "logs": "log",
    "habit": "habits", "metric": "metrics", "numbers": "metrics", "health": "metrics",
  ]

  /// Whether a word says what is exported.
  static func isSubject(_ word: String) -> Bool { (JournalIndex.Exported(rawValue: word) ?? synonyms[word].flatMap { JournalIndex.Exported(rawValue: $0) }) != nil }

  private static let from = Option("from", value: .day, .days, "From this day on.")
  private static let to = Option("to", value: .day, .days, "Up to this day; of a period, its last.")

  /// docs/index.md tells the columns of each.
  private let subject: JournalIndex.Exported
  /// Whether somebody gets the days without having asked for them, and may take them for all that there is.
  private let isOfDaysAlone: Bool
  private let choice: DayChoice
  /// What is no days of the calendar: a term, or a habit.
  private let named: AskedDays?
  private let target: TableTarget

  public init(_ arguments: Arguments) throws(UsageError) {
    let subject = try arguments[Self.subject]
    isOfDaysAlone = subject == nil
    self.subject = subject ?? .days
    let asked = try arguments[.period]
    // What names no days of the calendar may be a habit.
    named = asked.flatMap { $0.text == nil ? $0 : nil }
    choice = try DayChoice(period: named == nil ? asked : nil, from: try arguments[Self.from], to: try arguments[Self.to])
    target = try TableTarget(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if isOfDaysAlone { context.note(ExportText.daysAlone) }
    var (from, to) = try choice.bounds(on: try context.today(in: journal))
    var (subject, names) = (subject, [String]())
    if let period = choice.period ?? named {
      do {
        let span = try context.workspace.days(period, on: try context.today(in: journal), in: journal).span
        if let named, choice.isGiven { throw UsageError(UsageText.exclusive, ["one": .text(named.word), "other": .text(Self.from.name)]) }
        (from, to) = (span.start, span.end)
      } catch let error as WorkspaceError {
        guard error.code == .usage else { throw error }
        // ‘export run’: what is called so has lines of its own.
        if let habit = try context.workspace.activity(called: period.word, in: journal, for: context.audience(of: .text, journal.configuration)) {
          (subject, names) = (.habits, [habit.slug, habit.title] + habit.entry.common.aliases)
        } else {
          // ‘export html’: an export is a table, and a page is a report.
          let table = GuessedWay.table(["export", period.word]).flatMap { RetroProgram().finds($0, in: context) ? "retro \($0.joined(separator: " "))" : nil }
          guard let line = GuessedWay.report(of: period.word) ?? table else { throw error }
          throw error.leading(to: line)
        }
      }
    }
    return try target.answer(subject.statement(from: from, to: to, of: names.map { Reference.folded($0) }), of: journal, showsLabels: true, in: &context)
  }
}
