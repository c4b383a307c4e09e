// `retro milestone`: what is reached on the way to a goal.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Makes, lists, shows and completes milestones.
public struct MilestoneCommand: Command, PlanCommand {
  public static let name = "milestone"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = .plans("milestone")
  public static let declaration = CommandDeclaration(
    name, "Set, list, change or reach milestones of goals.",
    discussion: """
      ‘add’ makes its file in the folder goals/. ‘list’ shows those that are open, the most urgent first; --all those that are over, too.
      With --target it is reached by itself, by what logs say was done for its goal: the amount is counted from the day on which the goal
      counts, so 200km are the goal’s first 200 km. ‘done’ says on which day it was reached, ‘drop’ that it is given up, and ‘reopen’ takes that back. ‘move’ gives it another day.
      """,
    operands: verbs.operands,
    options: [goal, target, .due, .slug, .edit, .allPlans, .doneOn, PlanRequest.yes, .dryRun, .json, .jsonl],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro milestone add \"The first 400 km\" --goal run-500-km --due 2026-12-20", "A new one."),
      Example("retro milestone add \"Halfway\" --goal run-500-km --target 250km", "Reached with 250 km of the goal’s 500."),
      Example("retro milestone done first-200-km", "It is reached, today."),
    ])

  private static let goal = Option("goal", value: .goal, "The goal that it is a step of, such as run-500-km.")
  private static let target = Option("target", value: .amount, .goalTarget, "How much of what counts for its goal reaches it: 200km.")
  private static let verbs = PlanVerbs(
    [
      .add: [goal, target, .due, .slug, .edit], .list: [.allPlans], .show: [], .done: [.doneOn], .drop: [], .reopen: [],
      .change: [goal, target, .due], .move: [], .postpone: [],
    ],
    "add, list, show, done, drop, reopen, change, move or postpone; list if left out.")

  var request: PlanRequest
  private let goal: String?
  private let target: GoalTarget?
  private let due: AskedDays?

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .milestone, Self.verbs)
    goal = try arguments[Self.goal]
    target = try arguments[Self.target]
    due = try arguments[.due]
    if request.verb == .add, goal == nil {
      throw UsageError(PlanUsageText.noGoal, hint: PlanUsageText.noGoalWay)
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .add, .change:
      let (title, due, _) = try request.titleAndDay(due, in: &context, journal)
      var milestone = NewMilestone(title, of: goal ?? "")
      (milestone.target, milestone.due) = (target, due)
      if request.verb == .change { return try request.change(to: milestone, in: &context, journal) }
      return try request.make(milestone, in: &context, journal) {
        target == nil ? "retro milestone done \($0)" : "retro milestone show \($0)"
      }
    case .show: return try request.show(in: &context, journal)
    case .list:
      return try request.list(in: &context, journal, nothing: PlanText.noMilestone)
    default: try request.finish(in: &context, journal, on: request.doneOn)
    }
    return .yes
  }
}
