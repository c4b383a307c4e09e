// `retro tries`: what became of what was tried.

public import CommandKit
import JournalDates
import JournalInsights
import JournalDiscoveries
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Lists Tries with their outcomes.
public struct TriesCommand: Command {
  public static let name = "tries"
  public static let aliases: [CommandAlias] =
    ["try", CommandAlias("list open tries", "--open")] + ["list", "show", "ls"].map { CommandAlias("\($0) tries") }
  public static let declaration = CommandDeclaration(
    name, "List Tries and their outcomes.",
    discussion: """
      A Try is open until a Review, or its own box, says that it is adopted, goes on partly, or is dropped. Of several Reviews the latest
      that says something counts. Under a Try stand the words that the Review has for it.

      With WHERE only the Tries of retrospectives and days that end in these days are shown, or those of one file. ‘retro show t-5e6f’ shows
      one Try with all that Reviews said of it.

      Says no (exit status 1) where no Try matches, also where no file has that name; what is no name of anything, such as 2026-W99, is
      refused (exit status 2). Private Tries are left out; the number of those that match is told.
      """,
    operands: [place],
    options: [open, adopted, partly, dropped, measured, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro tries", "All of them, the open ones first."),
      Example("retro tries --open --partly", "What the next Review asks about."),
      Example("retro tries 2026 --adopted", "What stayed, of this year."),
    ])

  private static let place = Operand(optional: .where, "Days such as W46 or last-month, or a file such as retros/2026/2026-W46.md.")
  private static let open = Flag("open", "Only those that nobody has judged.")
  private static let adopted = Flag("adopted", "Only those that were adopted.")
  private static let partly = Flag("partly", "Only those that go on and work in part.")
  private static let dropped = Flag("dropped", "Only those that were dropped.")

  private static let measured = Flag("measured", "Only those that say what they should move, with what moved.")

  private let place: String?
  private let outcomes: Set<TryOutcome>
  private let isMeasured: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    place = try arguments[Self.place]
    let flags: [(flag: Flag, outcome: TryOutcome)] = [
      (Self.open, .open), (Self.adopted, .adopted), (Self.partly, .partly), (Self.dropped, .dropped),
    ]
    outcomes = Set(flags.filter { arguments[$0.flag] }.map(\.outcome))
    isMeasured = arguments[Self.measured]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    var query = TryQuery()
    query.outcomes = outcomes
    query.isMeasured = isMeasured
    if let place {
      if let text = try context.workspace.days(meantBy: place) {
        query.span = try text.days(on: today, of: place).span
      } else {
        do {
          query.path = try context.workspace.file(place).path
        } catch let error as StoreError {
          guard case .noSuchFile = error else { throw error }
          let nothing = TriesReport(of: ReviewLedger(of: []), query, today: today)
          try context.show(nothing.document(in: context.language), nothing.json, as: output, of: journal)
          context.warn(.failure(error, in: context.language))
          return .no
        }
      }
    }
    let audience = context.audience(of: output.answer, journal.configuration)
    let (report, isAnyThere) = try context.workspace.triesWithEffects(query, in: journal, for: audience, isMarked: !output.isJSON)
    try context.show(report.document(in: context.language), report.json, as: output, of: journal)
    guard report.tries.isEmpty else { return .yes }
    if isMeasured {
      context.note(TryEffectText.none)
      context.note(TryEffectText.noneWay)
      return .no
    }
    if !query.isOpen, report.privateEntries == 0, isAnyThere {
      context.note(ItemText.noTryMatches)
    } else if report.privateEntries == 0 {
      context.note(ItemText.noTry)
    }
    return .no
  }
}
