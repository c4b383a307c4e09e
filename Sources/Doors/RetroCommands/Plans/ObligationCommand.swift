// `retro obligation`: what others ask for.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// Makes, lists, shows and completes obligations.
public struct ObligationCommand: Command, PlanCommand {
  public static let name = "obligation"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = .plans("obligation") + [CommandAlias("deadline", "add", least: 2)]
  public static let declaration = CommandDeclaration(
    name, "Add, list or complete obligations to others.",
    discussion: """
      ‘add’ makes its file in the folder goals/. ‘list’ shows those that are open, the most urgent first; --all those that were met, too.
      ‘done’ says on which day it was met, and ‘reopen’ takes that back. ‘move’ gives it another day.
      """,
    operands: verbs.operands,
    options: [requestedBy, .due, consequence, .slug, .edit, .allPlans, .doneOn, PlanRequest.yes, .dryRun, .json, .jsonl],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro obligation add \"Hand-over notes\" --requested-by Jonas --due 2026-11-27", "A new one."),
      Example("retro obligation done on-call-handover", "It is met, today."),
    ])

  private static let requestedBy = Option("requested-by", value: .who, "Who asks for it.")
  private static let consequence = Option("consequence", value: .text, "What happens where it is not met.")
  private static let verbs = PlanVerbs(
    [
      .add: [requestedBy, .due, consequence, .slug, .edit], .list: [.allPlans], .show: [], .done: [.doneOn], .reopen: [],
      .change: [requestedBy, .due, consequence], .move: [], .postpone: [],
    ],
    "add, list, show, done, reopen, change, move or postpone; list if left out.")

  var request: PlanRequest
  private let person: String?
  private let due: AskedDays?
  private let consequence: String?

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .obligation, Self.verbs)
    person = try arguments[Self.requestedBy]
    due = try arguments[.due]
    consequence = try arguments[Self.consequence]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    // ‘file taxes by 31 May every year’; what only an obligation has would be lost by it.
    if request.verb == .add, person == nil, due == nil, consequence == nil, let again = RepeatingPlan(request.words.flatMap(\.words)), !again.title.isEmpty {
      return try request.make(again, in: &context)
    }
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .add, .change:
      let (title, due, _) = try request.titleAndDay(due, in: &context, journal)
      var obligation = NewObligation(title)
      (obligation.due, obligation.requestedBy, obligation.consequence) = (due, person, consequence)
      if request.verb == .change { return try request.change(to: obligation, in: &context, journal) }
      return try request.make(obligation, in: &context, journal) { "retro obligation done \($0)" }
    case .show: return try request.show(in: &context, journal)
    case .list:
      return try request.list(in: &context, journal, nothing: PlanText.noObligation)
    default: try request.finish(in: &context, journal, on: request.doneOn)
    }
    return .yes
  }
}
