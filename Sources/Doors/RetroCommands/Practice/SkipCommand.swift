// `retro skip`: an activity was left out.

public import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Writes down that an activity was left out, or was not done.
public struct SkipCommand: Command, TakingText, KeepingText {
  public static let name = "skip"
  public static let aliases: [CommandAlias] = ["skipped"]
  public static let declaration = CommandDeclaration(
    name, "Skip a habit today without breaking its streak.",
    discussion: """
      A skip is no failure: it neither lengthens a streak nor breaks it. ‘--no’ says plainly that it was not done, which ends one. The line of
      the day’s log that waits for the habit gets the answer; without one a line is added.
      """,
    operands: [habit, reason],
    options: [no, .doneOn, .dryRun, .json],
    examples: [
      Example("retro skip squash ill", "With the reason."),
      Example("retro skip --no phone-away", "Not done."),
    ])

  private static let habit = Operand(.name, "A habit or a task, by its file’s name or its title.")
  private static let reason = Operand(optionalRepeating: .reason, "Why, in a few words.")
  private static let no = Flag("no", "It was not done, and that is that.")

  private let name: String
  private let reason: String
  private let isNo: Bool
  private let date: AskedDays?
  private let isDryRun: Bool
  private let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands.dropFirst() }

  public init(_ arguments: Arguments) throws(UsageError) {
    name = try arguments[Self.habit]
    reason = try arguments[Self.reason].joined(separator: " ").words.joined(separator: " ")
    isNo = arguments[Self.no]
    if isNo, !reason.isEmpty {
      throw UsageError(LogText.noReason, ["reason": .text(reason)], hint: LogText.noReasonWay)
    }
    date = try arguments[.doneOn]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    // No other day's file is opened for it.
    let today = try context.today(in: journal)
    let writing = try context.workspace.log(
      skipped: name, because: isNo ? nil : reason, on: try date?.done(on: today) ?? today, in: journal, isDryRun: isDryRun)
    writing.tell(isDryRun: isDryRun, isJSON: isJSON, in: &context)
    return .yes
  }
}
