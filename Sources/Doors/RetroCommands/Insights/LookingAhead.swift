// `retro outlook`, `retro records` and `retro advice`: each tells one report and asks nothing.

public import CommandKit
import FindingReports
import JournalDiscoveries
import JournalKit
import JournalLanguage
import PlainFormats

/// Tells what is ahead.
public struct OutlookCommand: Command {
  public static let name = "outlook"
  public static let aliases: [CommandAlias] = ["forecast", "predict", "tomorrow", "ahead"]
  public static let declaration = CommandDeclaration(
    name, "Tell what tomorrow is likely to be, and what may break this week.",
    discussion: """
      Tomorrow's usual range of the mood and of each number, with how often such a range was right so far; the days on which goals are likely to be
      reached; and habits that went without on the same day of the week in most of the last eight weeks.

      A range is where four of five numbers lay of late, around what was right most often: the median of the last 28, the last one, the weekday, or the
      last few. It knows nothing of your plans.
      """,
    operands: [], options: [PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [Example("retro outlook", "What is ahead.")], wordWay: Message(OutlookText.noWordsWay))

  private let question: PracticeQuestion
  public init(_ arguments: Arguments) throws(UsageError) { question = try PracticeQuestion(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    return try question.tell(try context.workspace.outlook(of: answer), of: answer, in: &context)
  }
}

/// Tells what a person never did before.
public struct RecordsCommand: Command {
  public static let name = "records"
  public static let aliases: [CommandAlias] = ["record", "bests", "firsts", "achievements", "milestones-reached"]
  public static let declaration = CommandDeclaration(
    name, "Tell personal bests, longest streaks, firsts, and what deserves a word of praise.",
    discussion: """
      Each with its day and its file. A best needs 14 days before it; a number so odd that it is rather a mistake of a device is left out and told. Words of
      praise follow from the lines of the journal alone, coming back among them, and nothing is ever taken away.
      """,
    operands: [], options: [PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [Example("retro records", "What you never did before.")], wordWay: Message(OutlookText.noWordsWay))

  private let question: PracticeQuestion
  public init(_ arguments: Arguments) throws(UsageError) { question = try PracticeQuestion(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    return try question.tell(try context.workspace.records(of: answer), of: answer, in: &context)
  }
}

/// Proposes small steps.
public struct AdviceCommand: Command {
  public static let name = "advice"
  public static let aliases: [CommandAlias] = ["advise", "suggest", "suggestions", "what-now"]
  public static let declaration = CommandDeclaration(
    name, "Propose at most three small steps, each with its reason.",
    discussion: """
      A step comes from what goes with better moods, as far as that is likely and was rare in the last seven days; from an Action that is overdue; from a
      goal that would not be there in time; or from a value that was served by nothing for four weeks. Where there is none of these, there is no advice.
      It never proposes less of anything.
      """,
    operands: [], options: [PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [Example("retro advice", "What might help.")], wordWay: Message(OutlookText.noWordsWay))

  private let question: PracticeQuestion
  public init(_ arguments: Arguments) throws(UsageError) { question = try PracticeQuestion(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    return try question.tell(try context.workspace.advice(of: answer), of: answer, in: &context)
  }
}
