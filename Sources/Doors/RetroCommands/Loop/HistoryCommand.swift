// `retro history`: the retrospectives of the past, and how a file or an item came to be.

public import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalSync
import HostSystem
import JournalText
import PlainFormats

/// Shows past retrospectives month by month, or the history of one file or item.
public struct HistoryCommand: Command {
  public static let name = "history"
  public static let aliases: [CommandAlias] = ["trends", "trend"]
  public static let declaration = CommandDeclaration(
    name, "Show the past: months, or how a file or item came to be.",
    discussion: """
      Each month with a retrospective tells how its days were, a bar a day; how many retrospectives ended in it; how many Actions were
      opened and closed and how many Tries adopted; and which retrospectives these are. The last month stands first. Says no (exit status 1)
      where there is none.

      Of a file such as ideas.md, or an item such as a-7g8h, it tells how it came to be: when it was written, edited, ticked, carried on, judged and
      renamed, the first step first. The dates are those of commits where git knows the file; else those of the commands that are kept for
      ‘retro undo’, and of Reviews. A period is a period: its file is named by its path.
      """,
    operands: [what],
    options: [kind, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro history", "All there is."),
      Example("retro history 2026 --type monthly", "The months of a year."),
      Example("retro history t-xjpq", "How a Try came to be, and what became of it."),
      Example("retro history retros/2026/2026-W46.md", "What changed in a file, and when."),
    ])

  private static let kind = Option(
    "type", values: .kind, .choice(of: EntryKind.allCases.filter(\.isRetrospective)), "Only retrospectives of this kind.")

  private static let what = Operand(
    optional: .what, .period, "The days, such as 2026 or a term; or a file such as ideas.md, or an item such as a-7g8h.")

  private let kinds: Set<EntryKind>
  private let period: AskedDays?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    kinds = Set(try arguments[Self.kind])
    period = try arguments[Self.what]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let period, let status = try showChronicle(period.word, period.text != nil, journal, &context) { return status }
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

  /// Shows the history of the file or the item that is named; nil where days are.
  private func showChronicle(_ word: String, _ isDays: Bool, _ journal: Journal, _ context: inout Context) throws -> ExitStatus? {
    let audience = context.audience(of: output.answer, journal.configuration)
    let chronicle: Chronicle
    if FileSystem.isFile(PathText.absolute(word, from: try context.workspace.folder())) {
      chronicle = try context.workspace.chronicle(of: try context.workspace.file(word), in: journal, for: audience)
    } else if let address = ItemAddress(word), address.file != nil || address.isLikeID {
      chronicle = try context.workspace.chronicle(of: try context.workspace.item(orNear: address), in: journal, for: audience)
    } else if !isDays, try context.workspace.term(word, on: try context.today(in: journal), in: journal) == nil,
      let file = try namedFile(word, context)
    {
      chronicle = try context.workspace.chronicle(of: file, in: journal, for: audience)
    } else {
      return nil
    }
    if let kind = kinds.first { throw UsageError(HistoryUsageText.onlyMonths, ["kind": .text(kind.rawValue)]) }
    try context.show(
      chronicle.document(journal.configuration, in: context.language), chronicle.json(journal.configuration), as: output, of: journal)
    return chronicle.steps.isEmpty ? .no : .yes
  }

  /// Nil where no file is called so: the word is refused as no days then.
  private func namedFile(_ word: String, _ context: Context) throws -> FilePlace? {
    do { return try context.workspace.file(word) } catch let error as any ExplainedError where error.code == .notFound { return nil }
  }
}
