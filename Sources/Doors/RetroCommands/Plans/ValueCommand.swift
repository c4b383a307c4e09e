// `retro value`: what a person holds dear.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Makes, lists and shows values.
public struct ValueCommand: Command, PlanCommand {
  public static let name = "value"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = .plans("value")
  public static let declaration = CommandDeclaration(
    name, "Add values, or show which goals serve them.",
    discussion: """
      ‘add’ makes its file in the folder values/. Goals serve a value by ‘retro goal add … --value health’; ‘show’ tells which, and when
      something was last done for one of them. ‘retro alignment’ tells it of all values.
      """,
    operands: verbs.operands,
    options: [level, priority, domain, .slug, .edit, PlanRequest.yes, .dryRun, .json, .jsonl],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro value add Courage --level major --priority 2 --domain work", "A new one."),
      Example("retro value show health", "What serves it."),
    ])

  private static let level = Option("level", value: .level, .choice(of: PersonalValue.Level.allCases), "Of what sort it is.")
  private static let priorities = PersonalValue.priorities
  private static let priority = Option(
    "priority", value: .n, .number(in: priorities), "From \(priorities.lowerBound), the highest, to \(priorities.upperBound).")
  private static let domain = Option("domain", value: .text, "Where in life it belongs, such as body or work.")
  private static let verbs = PlanVerbs(
    [.add: [level, priority, domain, .slug, .edit], .list: [], .show: [], .change: [level, priority, domain]],
    "add, list, show or change; list if left out.")

  var request: PlanRequest
  private let value: PersonalValue

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .value, Self.verbs)
    value = PersonalValue(
      level: try arguments[Self.level],
      priority: try arguments[Self.priority], domain: try arguments[Self.domain])
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .change: return try request.change(to: NewValue(request.name, value), in: &context, journal)
    case .add:
      return try request.make(NewValue(request.name, value), in: &context, journal) { "retro goal add TITLE --value \($0)" }
    case .show: return try request.show(in: &context, journal)
    default:
      return try request.list(in: &context, journal, nothing: PlanText.noValue)
    }
  }
}
