// `retro alignment`: whether what is done serves what is held dear.

public import CommandKit
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows values with what was done for them.
public struct AlignmentCommand: Command {
  public static let name = "alignment"
  public static let declaration = CommandDeclaration(
    name, "Show what was done for each of your values.",
    discussion: """
      A value is served by the goals whose ‘values’ name it, and a goal by lines of logs, milestones and tasks. Each value tells how often
      something was done for it in PERIOD, which is the last 28 days where none is named, and when that was last. One that matters most
      (level major or highest_order) is ‘not reflected in what you do’ where no active goal serves it or nothing was done for 28 days. Goals that
      serve no value stand at the end.

      Says no (exit status 1) where there is neither a value nor an active goal. Private ones are left out, and their number is told.
      """,
    operands: [.period],
    options: [PracticeQuestion.date, PracticeQuestion.why, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro alignment", "The last four weeks."),
      Example("retro alignment 2026 --why", "A year, with all that was done."),
    ])

  private let period: AskedDays?
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments[.period]
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    let report = try answer.alignment(in: span, tellsReasons: question.tellsReasons)
    let tellsReasons = question.tellsReasons
    try context.show(
      report.document(tellsReasons: tellsReasons, in: context.language), report.json(tellsReasons: tellsReasons), as: question.output,
      of: answer.journal)
    if answer.practice.values.isEmpty { context.note(PracticeText.noValue) }
    return report.values.isEmpty && report.goalsWithoutValue.isEmpty ? .no : .yes
  }
}
