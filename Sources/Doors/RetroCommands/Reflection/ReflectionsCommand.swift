// `retro reflections`: what was thought, before and after, and what helped.

public import CommandKit
import JournalDates
import JournalGuidance
import JournalGuides
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Lists reflections.
public struct ReflectionsCommand: Command {
  public static let name = "reflections"
  public static let aliases: [CommandAlias] = ["thoughts"]
  public static let declaration = CommandDeclaration(
    name, "List reflections: what was thought, before and after, what helped.",
    discussion: """
      The reflections of the last eight weeks, or of PERIOD, the latest first: the guide, how strong the feeling was before and afterwards, the
      thought, what it sounded like where you said that it fits, what helped, and which questions are open. From five on of cbt and act that say both numbers,
      their means. Private ones are left out, and on your own terminal shown. Exits with status 1 where there is none.
      """,
    operands: [.period],
    options: [.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro reflections", "The last eight weeks."),
      Example("retro reflections 2026 -o reflections.html", "Those of a year, as a page."),
    ])

  private let period: AskedDays?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments[.period]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let span = try period.map { try context.workspace.days($0, on: today, in: journal) }?.span
    let report = try context.workspace.reflectionsReport(
      in: span, of: journal, for: context.audience(of: output.answer, journal.configuration), isMarked: !output.isJSON)
    let words = GuideWords.of(context.workspace.ownLanguage)
    if output.isScreen {
      CareText.recall(of: report.records.flatMap { [$0.reflection.thought, $0.reflection.helping] }, journal.configuration, &context)
    }
    let pack = context.workspace.pack(of: journal)
    try context.show(report.document(isScreen: output.isScreen, in: context.language, words, pack), report.json, as: output, of: journal)
    return report.records.isEmpty ? .no : .yes
  }
}
