// `retro history`: the retrospectives of the past.

public import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows past retrospectives month by month.
public struct HistoryCommand: Command {
  public static let name = "history"
  public static let aliases: [CommandAlias] = ["trends", "trend"]
  public static let declaration = CommandDeclaration(
    name, "Show past retrospectives, month by month.",
    discussion: """
      Each month with a retrospective tells how its days were, a bar a day; how many retrospectives ended in it; how many Actions were
      opened and closed and how many Tries adopted; and which retrospectives these are. The last month stands first. Says no (exit status 1)
      where there is none.
      """,
    operands: [.period],
    options: [kind, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro history", "All there is."),
      Example("retro history 2026 --type monthly", "The months of a year."),
    ])

  private static let kind = Option(
    "type", values: .kind, .choice(of: EntryKind.allCases.filter(\.isRetrospective)), "Only retrospectives of this kind.")

  private let kinds: Set<EntryKind>
  private let period: AskedDays?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    kinds = Set(try arguments[Self.kind])
    period = try arguments[.period]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let span = try period.map { try context.workspace.days($0, on: today, in: journal) }?.span
    let labels = journal.configuration.moodLabels
    let audience = context.audience(of: output.answer, journal.configuration)
    let report = try context.workspace.history(of: journal, only: kinds, in: span, for: audience, isMarked: !output.isJSON)
    try context.show(report.document(labels: labels, in: context.language), report.json, as: output, of: journal)
    guard report.months.isEmpty else { return .yes }
    if report.privateEntries > 0 { return .no }
    context.note(span == nil && kinds.isEmpty ? RetrospectiveText.noneYet : RetrospectiveText.noneMatches)
    return .no
  }
}
