// `retro activities`: everything that can be done, in one table.

import JournalText
public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Lists habits, tasks and goals together.
public struct ActivitiesCommand: Command {
  public static let name = "activities"
  public static let aliases: [CommandAlias] = ["activity", "plans"]
  public static let declaration = CommandDeclaration(
    name, "List habits, tasks and goals.",
    discussion: """
      One table of what a line of a log may name. --search TEXT finds what has it in its title or its name, case, the width of letters
      and punctuation aside. What is over, archived, done or dropped, is shown with --all alone.
      """,
    options: [kind, search, .allPlans, .json, .jsonl],
    examples: [
      Example("retro activities", "What there is to do."),
      Example("retro activities --type habit --search run", "Is there a habit of running?"),
    ])

  private static let kind = Option("type", values: .type, .choice(of: kinds), "Only habits, tasks or goals.")
  private static let search = Option("search", value: .text, "Only those with this in their title or name.")

  private static let kinds: [EntryKind] = [.habit, .task, .goal]

  private let kinds: Set<EntryKind>
  private let search: String
  private let showsAll: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let kinds = try arguments[Self.kind]
    self.kinds = Set(kinds.isEmpty ? Self.kinds : kinds)
    search = try arguments[Self.search]?.titleKey ?? ""
    showsAll = arguments[.allPlans]
    isJSON = arguments.isJSON
  }

  /// What is said where there is none of the kinds that are asked for.
  private var nothing: PlanText {
    switch kinds {
    case [.task]: PlanText.noTask
    case [.goal]: PlanText.noGoal
    case [.habit]: PlanText.noHabit
    default: PlanText.noActivity
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let audience = context.audience(isJSON: isJSON, journal.configuration)
    let view = try context.workspace.planView(of: journal, for: audience, isMarked: !isJSON)
    let rows = try Self.kinds.filter(kinds.contains).flatMap { try context.workspace.planRows(of: $0, in: journal, view) }
    let list = PlanList(rows: rows, name: .activities, isJSON: isJSON, isAll: showsAll, tellsKinds: true, nothing: nothing)
    return list.show(in: &context) { row in
      (showsAll || !row.isOver) && (search.isEmpty || row.title.titleKey.contains(text: search) || row.slug.titleKey.contains(text: search))
    }
  }
}
