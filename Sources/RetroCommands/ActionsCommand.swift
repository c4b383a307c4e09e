// `retro actions`: what is to be done.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Lists Actions.
public struct ActionsCommand: Command {
  public static let name = "actions"
  public static let declaration = CommandDeclaration(
    name, "Show what is to be done, and what was; or change it.",
    discussion: """
      What is overdue stands first, then what is due, then the rest; what is done and cancelled stands below, the latest first. An Action
      that is a task, as in ‘[[file-taxes]]’, is due when the task is, and done when the task is. A box put on an Action in a Review by hand
      counts until ‘retro check --fix’ moves it.

      Several of --open, --done and --cancelled together show all of these, and --all shows any. Without one of them --due-before, --from-try
      and --priority mean open ones alone, as --overdue does; a list without any option shows all. Says no (exit status 1) where no Action matches. Private Actions
      are left out; the number of those that match is told.

      With EDIT an Action changes where it stands: ‘done ITEM...’ ticks it with today as its completion, ‘move ITEM DAY’ gives it another day
      (none for no day; of a period its last day), and ‘edit ITEM TEXT’ other words, while its fields, its id and its tags stay. ‘edit
      ITEM’ opens your editor there.
      """,
    operands: [
      Operand("EDIT", .optional, choices: ActionEdit.verbs, "done, move or edit; without it Actions are listed."),
      Operand("ITEM", .optionalRepeating, "An Action, such as a-7g8h or 2026-W46#24, and what EDIT needs beside it."),
    ],
    options: [
      Option("open", "Only those to be done."),
      Option("done", "Only those that are done."),
      Option("cancelled", "Only those that were cancelled."),
      Option("all", "Open ones, done ones and cancelled ones."),
      Option("overdue", "Only open ones whose day has passed."),
      Option("due-before", value: "DAY", "Only open ones due before this day, such as 2026-12-01 or next-mon."),
      Option("from-try", "Only open ones that come from a Try."),
      Option("priority", value: "P", isRepeatable: true, choices: Priority.allCases.map(\.rawValue), "Only open ones of this priority."),
      Option("sort", value: "BY", choices: ActionQuery.Sort.allCases.map(\.rawValue), "One list in this order, not in groups."),
      .dryRun, .json,
    ],
    examples: [
      Example("retro actions --open", "Everything that is still to be done."),
      Example("retro actions --overdue --json", "What is late, for a script."),
      Example("retro actions --priority high --due-before +7d", "What matters this week."),
      Example("retro actions done 2026-W46#a-r7y9", "It is done, today."),
      Example("retro actions move 2026-W46#a-r7y9 fri", "It has time until Friday."),
    ])

  private var query = ActionQuery()
  private let dueBefore: (text: PeriodText, word: String)?
  private let edit: ActionEdit?
  /// Whether only open ones are meant though that was not said.
  private let asksAboutOpen: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let verb = arguments.operand("EDIT")
    edit = try verb.map { verb throws(UsageError) in try ActionEdit(verb, arguments.operands("ITEM")) }
    isDryRun = arguments.has(Option.dryRun.long)
    if isDryRun, edit == nil { throw UsageError("‘--dry-run’ is for edits; a list changes nothing") }
    let filters = ["open", "done", "cancelled", "all", "overdue", "due-before", "from-try", "priority", "sort"]
    if let verb, let filter = filters.first(where: { arguments.has($0) }) {
      throw UsageError("‘--\(filter)’ is for the list, not for ‘\(verb)’")
    }
    let states: [(String, Action.State)] = [("open", .open), ("done", .done), ("cancelled", .cancelled)]
    query.states = Set(states.filter { arguments.has($0.0) }.map(\.1))
    query.isOverdue = arguments.has("overdue")
    for other in ["done", "cancelled", "all"] { try arguments.atMostOne(of: ["overdue", other]) }
    for state in states { try arguments.atMostOne(of: ["all", state.0]) }
    query.isFromTry = arguments.has("from-try")
    query.priorities = Set(try arguments.values("priority", as: "a priority") { Priority(rawValue: $0) })
    query.sort = try arguments.value("sort", as: "an order") { ActionQuery.Sort(rawValue: $0) }
    if let text = try arguments.days("due-before"), let word = arguments.value("due-before") {
      dueBefore = (text, word)
    } else {
      dueBefore = nil
    }
    isJSON = arguments.has(Option.json.long)
    let isNarrowed = dueBefore != nil || query.isFromTry || !query.priorities.isEmpty
    asksAboutOpen = isNarrowed && query.states.isEmpty && !query.isOverdue && !arguments.has("all")
    if asksAboutOpen { query.states = [.open] }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let edit { return try edit.run(in: &context, isDryRun: isDryRun, isJSON: isJSON) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    var query = query
    query.dueBefore = try dueBefore.map { try $0.text.days(on: today, of: $0.word) }?.span.start
    let ledger = try context.ledger(
      of: journal, for: context.audience(isJSON: isJSON, journal.configuration), isMarked: !isJSON)
    let report = ActionsReport(of: ledger, query, today: today)
    if isJSON {
      context.write(report.json)
    } else {
      context.write(context.terminal(root: journal.root).render(report, soonDays: journal.configuration.urgencyDays.amber))
    }
    guard report.actions.isEmpty else { return .yes }
    if !query.isOpen, report.privateEntries == 0, !ledger.actions.isEmpty {
      context.note(
        asksAboutOpen ? "no open Action matches; --all looks at the others, too" : "no Action matches; ‘retro actions’ lists all of them")
    } else if report.privateEntries == 0 {
      context.note("there is no Action yet: a retrospective has them under ‘## Action’, and ‘retro add action TEXT’ writes one there")
    }
    return .no
  }
}
