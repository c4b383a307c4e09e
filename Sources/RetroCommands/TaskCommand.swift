// `retro task`: what is done once.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Makes, lists, shows and completes tasks.
public struct TaskCommand: Command {
  public static let name = "task"
  public static let declaration = CommandDeclaration(
    name, "Write down a task, list tasks, or complete one.",
    discussion: """
      ‘add’ makes its file in the folder activities/. ‘list’ shows those that are open, the most urgent first; --overdue only those whose
      day has passed, --done those that are done, the last done first, and --all both.

      A task is done as soon as its file, a line of a day's log or an Action that is the task says so, on the earliest of their days. ‘done’
      writes it into its file; ‘retro do NAME’ writes it into the log of the day. ‘reopen’ takes back what its file says, and tells what else
      says that it is done.
      """,
    operands: PlanRequest.operands(verbs.map(\.key), "add, list, show, done or reopen; list if left out."),
    options: [
      .due, .planPoints,
      Option("priority", value: "P", choices: Priority.allCases.map(\.rawValue), "How much it matters."),
      .goals, .slug, .edit, Option("open", "Only those that are open."), Option("overdue", "Only open ones whose day has passed."),
      Option("done", "Only those that are done."), .allPlans, .doneOn, .dryRun, .json,
    ],
    examples: [
      Example("retro task add \"Renew passport\" --due 2026-12-01 --points 10", "A new one."),
      Example("retro task list --overdue", "What is late."),
      Example("retro task done renew-passport", "It is done, today."),
      Example("retro task done file-taxes --date yesterday", "It was done yesterday."),
    ])

  private static let verbs: KeyValuePairs<PlanVerb, [String]> = [
    .add: ["due", "points", "priority", "goal", "slug", "edit"], .list: ["open", "overdue", "done", "all"], .show: [], .done: ["date"],
    .reopen: [],
  ]

  let request: PlanRequest
  private let due: NamedDay?
  private let points: Int?
  private let priority: Priority?
  private let goals: [String]
  private let slug: String?
  private let isEdited: Bool
  private let date: NamedDay?
  private let filter: String

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .task, Self.verbs)
    due = try NamedDay(arguments, "due")
    points = try arguments.points()
    priority = try arguments.priority()
    goals = arguments.values("goal")
    slug = arguments.value("slug")
    isEdited = arguments.has("edit")
    date = try NamedDay(arguments, "date")
    let filters = ["open", "overdue", "done", "all"]
    try arguments.atMostOne(of: filters)
    filter = filters.first { arguments.has($0) } ?? "open"
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    switch request.verb {
    case .add:
      return try context.make(
        request, in: journal, goals.isEmpty ? [.activities] : [.activities, .goals], isEdited: isEdited,
        next: { "retro task done \($0)" }
      ) { plans, today in
        let task = Activity.Task(
          due: try due?.due(on: today), points: points, priority: priority, goals: try plans.links(to: goals, .goal, in: journal))
        return PlanDraft(request.name, .activity(.task(task)), slug: slug)
      }
    case .done: try context.finish(request, in: journal, .activities, on: date)
    case .reopen: try reopen(in: &context, journal)
    case .show: return try context.showStep(request, in: journal, .activities)
    default: return try list(in: &context, journal)
    }
    return .yes
  }

  private func list(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let view = try context.planView(of: journal, isJSON: request.isJSON)
    let tasks = try context.taskRows(of: journal, view)
    return context.list(
      tasks, as: "tasks", isJSON: request.isJSON, isAll: filter == "all",
      nothing: "there is no task yet: ‘retro task add TITLE --due fri’ writes one down"
    ) { row in
      switch filter {
      case "open": !row.isOver
      case "done": row.isOver
      case "overdue": row.members["urgency"] == .string(Urgency.Level.overdue.rawValue)
      default: true
      }
    }
  }

  /// Takes back what the file says, and tells where else it is said.
  private func reopen(in context: inout Context, _ journal: Journal) throws {
    let reading = try context.finish(request, in: journal, .activities, on: nil)
    guard !request.isDryRun, !request.isJSON else { return }
    let files = try context.practiceFiles(of: journal)
    let inActions = try context.ledger(of: journal, files).actions.filter { action in
      action.taskPath?.hasSameBytes(as: reading.path) == true && action.item.action.state == .done && action.item.action.repeatRule == nil
    }.map { "\($0.place.path):\($0.place.line)" }
    let today = try context.today(in: journal)
    let activity = files.practice.log.place(of: Reference.folded(reading.slug))
    let lines = files.practice.log.lines.filter { $0.state == .done && $0.day <= today && $0.activity != nil && $0.activity == activity }
    let paths = try files.paths(ofDays: Set(lines.map(\.day)))
    let inLogs = lines.compactMap { line in paths[line.day].map { "\($0):\(line.line)" } }
    let places = inLogs + inActions
    if !places.isEmpty {
      context.note("it still counts as done: \(places.joined(separator: ", ")) \(places.count == 1 ? "says" : "say") so")
    }
  }
}
