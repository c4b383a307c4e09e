// `retro points`: what was earned.

public import CommandKit
import JournalDates
import JournalFigures
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows points by day, week, month or year.
public struct PointsCommand: Command {
  public static let name = "points"
  public static let aliases: [CommandAlias] = ["point"]
  public static let declaration = CommandDeclaration(
    name, "Show points earned, by day, week or month.",
    discussion: """
      What is done earns the points of its line, else those that its habit or task has on that day; what is done partly earns the share, rounded
      down. A habit earns its points once a day; a second line earns more where it says its points, as ‘retro done --again’ writes it.

      PERIOD says which days are told of, and ‘week’, ‘month’ or ‘year’ mean this one; else these are the last 14 days, or 12 weeks, months or
      years. They begin with the first day of which anything is known. Weeks begin as the setting week_start says. --why lists every line that
      earned something in them.
      """,
    operands: [period],
    options: [by, PracticeQuestion.date, PracticeQuestion.why, Flag.chart, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro points", "The last two weeks, day by day."),
      Example("retro points --by month 2026", "A year."),
      Example("retro points this-week --why", "What this week’s points are made of."),
    ])

  private static let period = Operand(
    optional: .period,
    WordForm(reach: .period) { word, name throws(UsageError) in
      try WordForm.period.read(word == PointsReport.Grouping.day.rawValue ? "today" : word, name)
    }, AskedDays.summary)
  private static let by = Option(
    "by", value: .unit, .choice(of: PointsReport.Grouping.allCases), "Add up by this; by day where it is not given.")

  private let period: AskedDays?
  private let grouping: PointsReport.Grouping
  private let draws: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments[Self.period]
    grouping = try arguments[Self.by] ?? .day
    draws = arguments[.chart]
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    if let span, span.start > answer.day { throw UsageError(PracticeText.toComePoints, ["days": "\(span)"]) }
    let report = try answer.points(in: span, by: grouping, tellsReasons: question.tellsReasons)
    let tellsReasons = question.tellsReasons
    var document = report.document(tellsReasons: tellsReasons, in: context.language)
    if draws { document.add([context.workspace.figureMaker(of: answer.journal).points(try answer.dated().points(in: span, by: grouping))]) }
    try context.show(document, report.json(tellsReasons: tellsReasons), as: question.output, of: answer.journal)
    if !question.isJSON, report.totals.ever == 0, report.total == 0 {
      context.note(PracticeText.noPoints)
    }
    return .yes
  }
}
