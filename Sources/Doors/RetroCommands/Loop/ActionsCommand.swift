// `retro actions`: what is to be done.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Lists Actions.
public struct ActionsCommand: Command, KeepingText {
  public static let name = "actions"
  public static let aliases: [CommandAlias] =
    ["action", "todo", "todos", CommandAlias("overdue", "--overdue")]
    + ["action", "actions", "todo", "todos"].flatMap(views(of:))
    + ["list", "show", "ls"].flatMap { verb in
      ["open", "done", "overdue", "cancelled"].map { CommandAlias("\(verb) \($0) actions", "--\($0)") }
        + ["actions", "todos"].map { CommandAlias("\(verb) \($0)") }
    }

  /// `actions list`, `todos overdue`.
  private static func views(of noun: String) -> [CommandAlias] {
    let lists = ["list", "show", "ls"].map { CommandAlias("\(noun) \($0)") }
    return lists + ["open", "overdue", "cancelled"].map { CommandAlias("\(noun) \($0)", "--\($0)") }
  }

  public static let declaration = CommandDeclaration(
    name, "List, complete, reschedule or edit Actions.",
    discussion: """
      What is overdue stands first, then what is due, then the rest; what is done and cancelled stands below, the latest first. An Action
      that is a task, as in ‘[[file-taxes]]’, is due when the task is, and done when the task is. A box put on an Action in a Review by hand
      counts until ‘retro check --fix’ moves it.

      Several of --open, --done and --cancelled together show all of these, and --all shows any. Without one of them --due-before, --from-try
      and --priority mean open ones alone, as --overdue does, which shows tasks whose day has passed as well; a list without any option shows
      the open ones and the last five of the others. Says no (exit status 1) where nothing matches. Private Actions are left out; the number of
      those that match is told.

      With EDIT an Action changes where it stands: ‘done ITEM...’ ticks it with today as its completion, ‘move ITEM DAY’ gives it another day
      (none for no day; of a period its last day), and ‘edit ITEM TEXT’ other words, while its fields, its id and its tags stay. ‘edit
      ITEM’ opens your editor there.
      """,
    operands: [verb, items],
    options: [open, done, cancelled, all, overdue, dueBefore, fromTry, priority, sort, .dryRun, Flag.noRefresh]
      + DocumentOutput.listOptions,
    examples: [
      Example("retro actions --open", "Everything that is still to be done."),
      Example("retro actions --overdue --json", "What is late, for a script."),
      Example("retro actions --priority high --due-before +7d", "What matters this week."),
      Example("retro actions done 2026-W46#a-r7y9", "It is done, today."),
      Example("retro actions move 2026-W46#a-r7y9 fri", "It has time until Friday."),
    ])

  private static let verb = Operand(
    optional: .edit, .choice(of: ActionEdit.Verb.allCases), "done, move or edit; without it Actions are listed.")
  private static let items = Operand(optionalRepeating: .item, "An Action, such as a-7g8h or 2026-W46#24, and what EDIT needs beside it.")
  private static let open = Flag("open", "Only those to be done.")
  private static let done = Flag("done", "Only those that are done.")
  private static let cancelled = Flag("cancelled", "Only those that were cancelled.")
  private static let all = Flag("all", "Open ones, done ones and cancelled ones.")
  private static let overdue = Flag("overdue", "Only open ones whose day has passed.")
  private static let dueBefore = Option(
    "due-before", value: .day, .comingDays, "Only open ones due before this day, such as 2026-12-01 or next-mon.")
  private static let fromTry = Flag("from-try", "Only open ones that come from a Try.")
  private static let priority = Option("priority", values: .p, .choice(of: Priority.allCases), "Only open ones of this priority.")
  private static let sort = Option("sort", value: .by, .choice(of: ActionQuery.Sort.allCases), "One list in this order, not in groups.")

  private var query = ActionQuery()
  private let dueBefore: AskedDays?
  private let edit: ActionEdit?
  /// Whether only open ones are meant though that was not said.
  private let asksAboutOpen: Bool
  private let showsAll: Bool
  /// Whoever asks what is to do wants to see that, and not a year of what was done below it.
  private static let closedAtAGlance = 5
  private let isDryRun: Bool
  private let output: DocumentOutput

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands.first == "edit" ? operands.dropFirst(2) : [] }

  public init(_ arguments: Arguments) throws(UsageError) {
    let verb = try arguments[Self.verb]
    edit = try verb.map { verb throws(UsageError) in try ActionEdit(verb, try arguments[Self.items]) }
    isDryRun = arguments[.dryRun]
    if isDryRun, edit == nil { throw UsageError(ItemUsageText.dryRunOfList) }
    let filters: [any OptionKey] =
      [
        Self.open, Self.done, Self.cancelled, Self.all, Self.overdue, Self.dueBefore, Self.fromTry, Self.priority, Self.sort,
      ] + DocumentOutput.formsAndFiles
    if let verb, let filter = arguments.first(of: filters) {
      throw UsageError(ItemUsageText.optionOfList, ["option": .text(filter.name), "verb": .text(verb.rawValue)])
    }
    let states: [(flag: Flag, state: Action.State)] = [(Self.open, .open), (Self.done, .done), (Self.cancelled, .cancelled)]
    query.states = Set(states.filter { arguments[$0.flag] }.map(\.state))
    query.isOverdue = arguments[Self.overdue]
    for other in [Self.done, Self.cancelled, Self.all] { try arguments.atMostOne(of: Self.overdue, other) }
    for state in states { try arguments.atMostOne(of: Self.all, state.flag) }
    query.isFromTry = arguments[Self.fromTry]
    query.priorities = Set(try arguments[Self.priority])
    query.sort = try arguments[Self.sort]
    dueBefore = try arguments[Self.dueBefore]
    output = try DocumentOutput(arguments)
    let isNarrowed = dueBefore != nil || query.isFromTry || !query.priorities.isEmpty
    asksAboutOpen = isNarrowed && query.states.isEmpty && !query.isOverdue && !arguments[Self.all]
    if asksAboutOpen { query.states = [.open] }
    showsAll = arguments[Self.all]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let edit { return try edit.run(in: &context, isDryRun: isDryRun, isJSON: output.isJSON) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    var query = query
    query.dueBefore = try dueBefore.map { try $0.days(on: today) }?.span.start
    let (report, isAnyThere) = try context.workspace.actions(
      query, in: journal, for: context.audience(of: output.answer, journal.configuration), isMarked: !output.isJSON)
    let isGlance = query.isOpen && !showsAll && output.isScreen
    let document = report.document(
      soonDays: journal.configuration.urgencyDays.amber, closed: isGlance ? Self.closedAtAGlance : nil, in: context.language)
    try context.show(document, report.json, as: output, of: journal)
    if query.isOnlyOverdue, output.isScreen, try showLatePlans(in: &context, journal) { return .yes }
    guard report.actions.isEmpty, report.lateTasks.isEmpty else { return .yes }
    if query.isOnlyOverdue, report.privateEntries == 0, isAnyThere {
      context.note(ItemText.noneOverdue)
    } else if !query.isOpen, report.privateEntries == 0, isAnyThere {
      context.note(asksAboutOpen ? ItemText.noOpenActionMatches : ItemText.noActionMatches)
    } else if report.privateEntries == 0 {
      context.note(ItemText.noAction)
      if query.isOpen || asksAboutOpen, !output.isJSON { try tellTasks(in: &context, journal) }
    }
    return .no
  }

  /// Shows what else is overdue, whatever it is called; says whether there is any.
  private func showLatePlans(in context: inout Context, _ journal: Journal) throws -> Bool {
    let view = try context.workspace.planView(of: journal, for: context.audience(isJSON: false, journal.configuration), isMarked: true)
    let late = try [EntryKind.obligation, .milestone, .goal].flatMap { try context.workspace.planRows(of: $0, in: journal, view) }
      .filter { !$0.isOver && $0.urgency?.level == .overdue }
    return PlanList(rows: late, name: .obligations, isJSON: false, tellsKinds: true, nothing: nil).show(in: &context) == .yes
  }

  /// Names the tasks that are open, where retrospectives have nothing to be done: whoever types ‘todo’ may mean them.
  private func tellTasks(in context: inout Context, _ journal: Journal) throws {
    let view = try context.workspace.planView(of: journal, for: context.audience(isJSON: false, journal.configuration), isMarked: true)
    let open = try context.workspace.planRows(of: .task, in: journal, view).count { !$0.isOver && !$0.isPrivate }
    if open > 0 { context.note(PlanText.openTasks, ["count": .number(open)]) }
  }
}
