// `retro streaks`: how long habits were kept up.

public import CommandKit
import JournalDates
import JournalFigures
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Shows habits with their streaks.
public struct StreaksCommand: Command {
  public static let name = "streaks"
  public static let aliases: [CommandAlias] = ["streak"]
  public static let declaration = CommandDeclaration(
    name, "Show habit streaks.",
    discussion: """
      Only what was done counts. Skips, partly done days, pauses and days that were not due neither lengthen nor break a streak, and today
      breaks none before it is over. Daily habits count days, weekly ones weeks, others intervals or times; the unit is always told. Beside
      a streak stand the best one, the strength (from 0 to 100 %, which fades slowly where a streak would be gone) and how many of the last 30
      days saw the habit done. --why lists the lines of logs that each of these numbers is made of.

      Says no (exit status 1) where there is no habit. Private habits are left out, and their number is told.
      """,
    operands: [habit],
    options: [PracticeQuestion.date, PracticeQuestion.why, Flag.chart, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro streaks", "All habits, the longest streak first."),
      Example("retro streaks squash --why", "One habit, with every line that counts."),
    ])

  private static let habit = Operand(optional: .habit, "One habit, by the name of its file or its title.")

  private let habit: String?
  private let draws: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    habit = try arguments[Self.habit]
    draws = arguments[.chart]
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let path = try habit.map { try Self.habit($0, of: answer) }
    let tellsReasons = question.tellsReasons
    let report = try answer.streaks(ofHabitAt: path, tellsReasons: tellsReasons)
    var document = report.document(tellsReasons: tellsReasons, in: context.language)
    if draws { document.add(context.workspace.figureMaker(of: answer.journal).habits(try answer.dated().streaks(ofHabitAt: path))) }
    try context.show(document, report.json(tellsReasons: tellsReasons), as: question.output, of: answer.journal)
    if !report.habits.isEmpty { return .yes }
    if answer.practice.habits.isEmpty {
      context.note(PracticeText.noHabit)
    } else if report.privateEntries == 0 {
      context.note(PracticeText.noHabitShown)
    }
    return .no
  }

  /// The path of the habit of a name, or of another form of it: ‘walking’ of ‘Walk’.
  private static func habit(_ name: String, of answer: PracticeAnswer) throws -> String {
    do throws(WorkspaceError) { return try answer.practice.habits.named(name, "habit").path } catch {
      guard error.code == .notFound else { throw error }
      for form in WordForms.inflected(name) {
        do throws(WorkspaceError) { return try answer.practice.habits.named(form, "habit").path } catch { continue }
      }
      throw error
    }
  }
}
