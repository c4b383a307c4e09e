// `retro task`: what is done once.

public import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// Makes, lists, shows and completes tasks.
public struct TaskCommand: Command, PlanCommand {
  public static let name = "task"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] =
    // The longer ones first: ‘list tasks open’ begins as ‘list tasks’ does.
    states + .plans("task")
    + ["postpone", "defer", "snooze", "delay", "extend"].map { CommandAlias($0, "postpone", least: 2) }
    + [
      CommandAlias("reschedule", "move", least: 2),
      CommandAlias("remember to", "add", least: 1), CommandAlias("remind me to", "add", least: 1), CommandAlias("need to", "add", least: 1),
      CommandAlias("have to", "add", least: 1), CommandAlias("don't forget to", "add", least: 1),
      CommandAlias("do not forget to", "add", least: 1)
    ]

  /// ‘tasks open’, ‘list late tasks’, ‘open tasks’: those of one state, on either side of the noun.
  private static let states: [CommandAlias] = {
    var aliases: [CommandAlias] = []
    for (word, option) in [("open", "--open"), ("overdue", "--overdue"), ("late", "--overdue"), ("done", "--done")] {
      var said = [["tasks", word], ["task", "list", word]]
      for verb in ["list", "ls", "show"] { said += [[verb, "tasks", word], [verb, word, "tasks"]] }
      if word != "done" { said.append([word, "tasks"]) }
      aliases += said.map { CommandAlias($0.joined(separator: " "), "list", option) }
    }
    return aliases
  }()

  public static let declaration = CommandDeclaration(
    name, "Add, list, complete or move tasks.",
    discussion: """
      ‘add’ makes its file in the folder activities/. ‘list’ shows those that are open, the most urgent first; --overdue only those whose
      day has passed, --done those that are done, the last done first, and --all both.

      A task is done as soon as its file, a line of a day's log or an Action that is the task says so, on the earliest of their days. ‘done’
      writes it into its file; ‘retro done NAME’ writes it into the log of the day. ‘reopen’ takes back what its file says, and tells what else
      says that it is done. ‘move’ gives it another day, ‘none’ for no day, ‘+1w’ a week more than it has,
      and ‘change’ what else the options say. ‘postpone’ gives it more time, counted from the day that it has, and never less.

      A title may say by when, as in ‘call the bank by friday’, and have words as in Taskwarrior: due:friday, due:eom, pri:H, +home.
      """,
    operands: verbs.operands,
    options: [
      .due, .planPoints, priority, .goals, .slug, .edit, open, overdue, done, .allPlans, .doneOn, PlanRequest.yes, .dryRun, .json, .jsonl,
    ],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro task add \"Renew passport\" --due 2026-12-01 --points 10", "A new one."),
      Example("retro task list --overdue", "What is late."),
      Example("retro task done renew-passport", "It is done, today."),
      Example("retro task move file-taxes next fri", "It has time until then."),
      Example("retro task postpone file-taxes by 3 days", "Three days more than it has."),
      Example("retro task done file-taxes --date yesterday", "It was done yesterday."),
    ])

  private static let priority = Option("priority", value: .p, .choice(of: Priority.allCases), "How much it matters.")
  private static let open = Flag("open", "Only those that are open.")
  private static let overdue = Flag("overdue", "Only open ones whose day has passed.")
  private static let done = Flag("done", "Only those that are done.")
  private static let verbs = PlanVerbs(
    [
      .add: [.due, .planPoints, priority, .goals, .slug, .edit], .list: [open, overdue, done, .allPlans], .show: [], .done: [.doneOn],
      .reopen: [], .change: [.due, .planPoints, priority, .goals], .move: [], .postpone: [],
    ], "add, list, show, done, reopen, change, move or postpone; list if left out.")

  var request: PlanRequest
  private let due: AskedDays?
  private let points: Int?
  private let priority: Priority?
  private let goals: [String]
  /// What comes again; nil for what is done once.
  private let repeating: RepeatingPlan?
  private let filter: Filter

  private enum Filter { case open, overdue, done, all }

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .task, Self.verbs)
    // What stands in quotes stays one word.
    let bare = request.verb == .add ? PlannedDay.withoutObligation(request.words.flatMap(\.words)) : []
    if !bare.isEmpty, bare.count < request.words.flatMap(\.words).count { request.words = request.words.count == 1 ? [bare.joined(separator: " ")] : bare }
    due = try arguments[.due]
    let again = request.verb.makes ? RepeatingPlan(request.words.flatMap(\.words)) : nil
    let asked = try (arguments[.due] != nil, arguments[Self.priority] != nil, arguments[.planPoints] != nil, arguments[.goals].isEmpty)
    // What comes again is a habit, and is made one; what only a task has would be lost by it.
    if let again, request.verb != .add || again.title.isEmpty || asked != (false, false, false, true) {
      throw UsageError(
        PlanUsageText.repeats, ["words": .text(again.words)], hint: PlanUsageText.repeatsWay,
        ["title": .text(again.title), "schedule": .text(again.schedule.text), "whole": .text(again.whole)])
    }
    repeating = again
    points = try arguments[.planPoints]
    priority = try arguments[Self.priority] ?? request.said.priority
    goals = try arguments[.goals]
    try arguments.atMostOne(of: Self.open, Self.overdue, Self.done, .allPlans)
    filter = arguments[Self.overdue] ? .overdue : arguments[Self.done] ? .done : request.isAll ? .all : .open
  }

  /// The words of several tasks that commas divide, each with a day of its own: ‘pay the fee by 1 dec, book a train by 5 dec’. Nil for one task.
  private static func parts(of words: [String]) -> [[String]]? {
    var parts: [[String]] = [[]]
    for word in words.flatMap(\.words) {
      let isLast = word.hasSuffix(",")
      parts[parts.count - 1].append(isLast ? String(word.dropLast()) : word)
      if isLast { parts.append([]) }
    }
    guard parts.count > 1, parts.allSatisfy({ $0.count > 2 && AskedDays.titleAndDay($0, mayBeFor: true)?.words.count ?? 0 > 1 }) else { return nil }
    return parts
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let repeating { return try request.make(repeating, in: &context) }
    let journal = try context.openJournal()
    if request.verb == .add, due == nil, points == nil, priority == nil, goals.isEmpty, request.slug == nil, !request.isJSON, let parts = Self.parts(of: request.words) {
      let switches = request.isDryRun ? ["--dry-run"] : []
      return try context.workspace.asOneChange {
        for part in parts { _ = try RetroProgram.run(instead: ["task", "add"] + switches + ["--"] + part, in: &context) }
        return .yes
      }
    }
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .add, .change:
      let (title, due, _) = try request.titleAndDay(due, in: &context, journal)
      var task = NewTask(title)
      (task.due, task.points, task.priority, task.goals) = (due, points, priority, goals)
      if request.verb == .change { return try request.change(to: task, in: &context, journal) }
      task.completed = request.said.completed
      let isDone = task.completed != nil
      do {
        return try request.make(task, in: &context, journal) { isDone ? "retro show \($0)" : "retro task done \($0)" }
      } catch let error as PlanDraftError {
        // ‘call the dentist tomorrow’ of one that is there: it is to be done then.
        guard let due, case .doubles(let title, let other, .task, _, let slug) = error else { throw error }
        throw CommandError(
          error.code, PlanErrorText.doubles, ["title": .text(title), "kind": "task", "other": .text(other)], help: PlanErrorText.moveRather,
          ["name": .text(ShellText.quoted(slug)), "day": .text(ShellText.quoted(due.word))])
      }
    case .done:
      do {
        try request.finish(in: &context, journal, on: request.doneOn)
      } catch let error as PlanError {
        // What a retrospective has to do is a task for whoever did it.
        guard case .unknown = error, !request.isJSON, request.doneOn == nil, try hasAction(in: context, journal) else { throw error }
        return try RetroProgram.run(instead: ["done"] + (request.isDryRun ? ["--dry-run"] : []) + ["--"] + request.words, in: &context)
      }
    case .reopen: try reopen(in: &context, journal)
    case .show: return try request.show(in: &context, journal)
    default: return try list(in: &context, journal)
    }
    return .yes
  }

  private func list(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    // Whoever ticks boxes in notes calls them tasks.
    let all = filter == .open && !request.isJSON ? try openActions(in: context, journal) : nil
    let boxes = all?.actions.count ?? 0
    let days = try request.daysListed(in: context, journal)
    let due = days.flatMap { days in all?.only { $0.due.map { days.contains($0) || $0 < days.start && days.contains(all?.today ?? $0) } ?? false } }
    let shown = (days == nil ? all : due)?.actions.count ?? 0
    let status = try request.list(in: &context, journal, nothing: shown > 0 ? nil : PlanText.noTask, besides: boxes) { row in
      switch filter {
      case .open: !row.isOver
      case .done: row.isOver
      case .overdue: row.members["urgency"] == .string(Urgency.Level.overdue.rawValue)
      case .all: true
      }
    }
    if boxes == 0 { return status }
    if days != nil {
      guard let due, shown > 0 else { return status }
      let text = due.document(soonDays: journal.configuration.urgencyDays.amber, in: context.language)
      context.write(text.text(context.display.layout(root: journal.root, journal.configuration.theme, in: context.language)))
      return .yes
    }
    if status == .yes {
      context.note(PlanText.openBoxes, ["count": .number(boxes)])
      return status
    }
    let listed = try RetroProgram.run(instead: ["actions", "--open"], in: &context)
    context.note(PlanText.openActions, ["count": .number(boxes)])
    return listed
  }

  /// Whether an open Action has all of the words.
  private func hasAction(in context: Context, _ journal: Journal) throws -> Bool {
    var query = ActionQuery()
    query.states = [.open]
    let (report, _) = try context.workspace.actions(query, in: journal, for: context.audience(of: .text, journal.configuration), isMarked: false)
    let words = request.words.flatMap(\.words).map { $0.lowercased() }
    return report.actions.contains { action in
      let text = action.item.text.lowercased().words.map { String($0) }
      return words.allSatisfy(text.contains)
    }
  }

  /// What else is to be done, that stands in notes and retrospectives; what is a task there is one of the tasks.
  private func openActions(in context: Context, _ journal: Journal) throws -> ActionsReport {
    var query = ActionQuery()
    query.states = [.open]
    return try context.workspace.actions(query, in: journal, for: context.audience(of: .text, journal.configuration), isMarked: true).0
      .only { $0.taskPath == nil }
  }

  /// Takes back what the file says, and tells where else it is said.
  private func reopen(in context: inout Context, _ journal: Journal) throws {
    let reading = try request.finish(in: &context, journal)
    guard !request.isDryRun, !request.isJSON else { return }
    let places = try context.workspace.otherCompletions(ofTaskAt: reading.path, slug: reading.slug, in: journal)
    if !places.isEmpty {
      context.note(PlanText.stillDone, ["count": .number(places.count), "places": .text(places.map(\.place).joined(separator: ", "))])
      if let day = places.first?.day { context.note(PlanText.stillDoneWay, ["name": .text(reading.slug), "day": "\(day)"]) }
    }
  }
}
