// `retro skip`: an activity was left out.

public import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Writes down that activities were left out, or were not done.
public struct SkipCommand: Command, TakingText, KeepingText {
  public static let name = "skip"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = ["skipped"]
  public static let declaration = CommandDeclaration(
    name, "Skip a habit without breaking its streak.",
    discussion: """
      A skip is no failure: it neither lengthens a streak nor breaks it. ‘--no’ says plainly that it was not done, which ends one. The line of
      the day’s log that waits for the habit gets the answer; without one a line is added.

      A day stands before the name, right behind it, or at the end, as in ‘retro skip squash last friday’; without one it is today. With --date
      all words behind the name are the reason. A reason that is there stays: where another one is given you are asked, and without a terminal
      nothing is written unless ‘--yes’ says so.
      """,
    operands: [words],
    options: [no, yes, .doneOn, .dryRun, .json],
    examples: [
      Example("retro skip piano ill", "With the reason."),
      Example("retro skip piano last friday nobody home", "On another day."),
      Example("retro skip --no phone-away", "Not done."),
    ])

  private static let words = Operand(
    repeating: .name, "A habit or a task, by its file’s name or its title, the day, and why, in a few words.")
  private static let no = Flag("no", "It was not done, and that is that.")
  private static let yes = Flag("yes", short: "y", "Replace a reason that is there without asking.")

  private let asked: SkipRequest
  private let isDryRun: Bool
  private let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands.dropFirst() }

  public init(_ arguments: Arguments) throws(UsageError) {
    var asked = SkipRequest(try arguments[Self.words])
    (asked.isNo, asked.mayReplace, asked.date) = (arguments[Self.no], arguments[Self.yes], try arguments[.doneOn])
    self.asked = asked
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let writing: LogWriting
    do {
      writing = try context.workspace.skip(asked, in: journal, isDryRun: isDryRun)
    } catch let error as ReasonThereError where context.display.mayAsk && !isJSON {
      context.note(error.explanation.what)
      context.warn(context.language(SkipText.question))
      try context.flush()
      guard context.language.agrees((readLine() ?? "").trimmed.lowercased()) else {
        context.note(LogText.nothingWritten)
        return .no
      }
      var agreed = asked
      agreed.mayReplace = true
      writing = try context.workspace.skip(agreed, in: journal, isDryRun: isDryRun)
    }
    writing.tell(of: journal, isDryRun: isDryRun, isJSON: isJSON, in: &context)
    return .yes
  }
}
