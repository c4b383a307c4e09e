// `retro trends`: what rises, what falls, and what changed when.

public import CommandKit
import FindingReports
import JournalDates
import JournalDiscoveries
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Tells where moods and numbers are going.
public struct TrendsCommand: Command {
  public static let name = "trends"
  public static let aliases: [CommandAlias] = ["trend", "changes", "course"]
  public static let declaration = CommandDeclaration(
    name, "Tell what rises, what falls, and what changed when.",
    discussion: """
      Without a name, a line for the mood and for each metric: whether it rises or falls, and since when it is on another level. With names, each in
      full: its line, how much it changes a month, its weeks, and what you wrote around the days on which its level changed.

      Rising or falling is said only where chance alone would do the same in fewer than one of twenty cases, and where the change is worth a word: half a
      level of mood, or a twentieth of the range of a number. Ten days over two weeks are the least.
      """,
    operands: [words], options: [chart, PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro trends", "Everything that is measured, in a line each."),
      Example("retro trends sleep 2026", "The sleep of a year in full."),
    ])

  private static let words = Operand(optionalRepeating: .what, "What to tell of, such as mood or sleep, and a period.")

  private static let chart = Flag("chart", "Tell each in full and draw it, also where none is named.")

  private let names: [String]
  private let draws: Bool
  private let period: AskedDays?
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    let (periods, others) = PeriodText.sorted(try arguments[Self.words])
    if periods.count > 1 { throw UsageError(InsightText.twoPeriods, ["first": .text(periods[0]), "second": .text(periods[1])]) }
    period = try periods.first.map { word throws(UsageError) in try WordForm.period.read(word, "PERIOD") }
    names = others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    draws = arguments[Self.chart]
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    if let span, span.start > answer.day { throw UsageError(InsightText.toCome, ["days": "\(span)"]) }
    // ‘blood pressure’ is one thing.
    let report = try context.workspace.trends(try context.workspace.metricNames(joinedIn: names, of: answer), in: span, draws: draws, of: answer)
    return try question.tell(report, of: answer, in: &context)
  }
}
