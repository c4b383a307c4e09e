// `retro progress`: how far goals have come.

public import CommandKit
import JournalDates
import JournalFigures
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Shows goals with their progress.
public struct ProgressCommand: Command {
  public static let name = "progress"
  public static let aliases: [CommandAlias] = ["outlook"]
  public static let declaration = CommandDeclaration(
    name, "Show how far goals have come, and when they will be reached.",
    discussion: """
      For each target of a goal: how much of it is done, what has to be done a day to reach it in time and what is done now, and when it will
      be reached if all goes on as in the last 8 weeks: walks through weeks drawn from them tell an early, a likely and a late day. Lines of logs count for the goals that they name, else for those that their activity
      serves; --why lists them, and the numbers are their sums.

      Without GOAL, those goals are shown for which something is still to be done, what needs most first. Says no (exit status 1) where
      there is none. Private goals are left out, and their number is told.
      """,
    operands: [goal],
    options: [all, PracticeQuestion.date, PracticeQuestion.why, Flag.chart, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro progress", "What is under way."),
      Example("retro progress run-500-km --why", "One goal, with every line that counts for it."),
      Example("retro progress this-term", "The goals of the term that lasts."),
      Example("retro progress --all --json", "All of them, for scripts."),
    ])

  private static let goal = Operand(optionalRepeating: .goal, "One goal, or the goals of a term, by the name of a file or its title.")
  private static let all = Flag("all", "Also goals that are complete or dropped.")

  private let goal: String?
  private let isAll: Bool
  private let draws: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    let words = try arguments[Self.goal]
    goal = words.isEmpty ? nil : words.joined(separator: " ")
    isAll = arguments[Self.all]
    draws = arguments[.chart]
    if goal != nil, isAll { throw UsageError(PracticeText.goalOrAll) }
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let choice: GoalChoice
    if let goal {
      do throws(WorkspaceError) { choice = try answer.goals(meantBy: goal) } catch {
        // What is left of a habit is told by its week: ‘how much wine is left’.
        guard error.code == .notFound, !question.isJSON, let habit = habit(goal, of: answer) else { throw error }
        return try RetroProgram.run(instead: ["habit", "show", habit], in: &context)
      }
    } else {
      choice = isAll ? .all : .active
    }
    let report = try answer.progress(choice, tellsReasons: question.tellsReasons || question.isJSON)
    let tellsReasons = question.tellsReasons
    var document = report.document(tellsReasons: tellsReasons, in: context.language)
    if draws { document.add(context.workspace.figureMaker(of: answer.journal).goals(try answer.dated().progress(choice))) }
    try context.show(document, report.json, as: question.output, of: answer.journal)
    if !report.goals.isEmpty { return .yes }
    if answer.practice.goals.isEmpty {
      context.note(PracticeText.noGoal)
    } else if case .term(let term) = choice, report.privateEntries == 0 {
      context.note(PracticeText.noGoalOfTerm, ["term": "\(term)"])
    } else if report.privateEntries == 0, report.closed == (0, 0) {
      context.note(PracticeText.noGoalShown)
    }
    return .no
  }

  private func habit(_ name: String, of answer: PracticeAnswer) -> String? {
    do throws(WorkspaceError) {
      let habit = try answer.practice.habits.named(name, "habit")
      return habit.isPrivate ? nil : habit.slug
    } catch {
      return nil
    }
  }
}
