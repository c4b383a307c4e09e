// `retro term`: ten weeks with a theme.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Makes, lists and shows terms.
public struct TermCommand: Command, PlanCommand {
  public static let name = "term"
  public static let aliases: [CommandAlias] = .plans("term")
  public static let declaration = CommandDeclaration(
    name, "Plan a term of ten weeks, or see how it stands.",
    discussion: """
      ‘new’ makes its file in the folder terms/: ten weeks from the next Monday on, unless --start and --end say otherwise. Its number
      follows the last one's; without a title it is called after that, and its file as in 2026-t4. Two terms share no days. Goals
      belong to a term by ‘retro goal add … --term 2026-t4’.

      ‘show’ tells the week of a term, the days left, and how far its goals have come; without a name of the one that lasts, else of the
      next one. ‘list’ shows those that are not over yet, --all every one.
      """,
    operands: verbs.operands,
    options: [start, end, theme, .slug, .edit, .allPlans, PlanRequest.yes, .dryRun, .json],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro term new --start 2026-12-28 --theme \"Slow mornings\"", "Ten weeks from that Monday on."),
      Example("retro term show", "Which week it is, and how its goals stand."),
    ])

  private static let start = Option("start", value: .day, .comingDays, "Its first day, such as mon or 2027-01-04.")
  private static let end = Option("end", value: .day, .comingDays, "Its last day; ten weeks if left out.")
  private static let theme = Option("theme", value: .text, "What it is about, in a few words.")
  private static let verbs = PlanVerbs(
    [.new: [start, end, theme, .slug, .edit], .list: [.allPlans], .show: []], "new, list or show; list if left out.")

  let request: PlanRequest
  private let start: AskedDays?
  private let end: AskedDays?
  private let theme: String?

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .term, Self.verbs, namesItself: [.new, .show])
    start = try arguments[Self.start]
    end = try arguments[Self.end]
    theme = try arguments[Self.theme]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .new:
      var term = NewTerm(request.name)
      (term.start, term.end, term.theme) = (start, end, theme)
      return try request.make(term, in: &context, journal) { "retro goal add TITLE --term \($0)" }
    case .show: return try request.show(in: &context, journal)
    default:
      return try request.list(in: &context, journal, nothing: PlanText.noTerm)
    }
  }
}
