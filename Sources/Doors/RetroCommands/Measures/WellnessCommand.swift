// `retro wellness`: how well days were for the body, from what was measured.

public import CommandKit
import JournalDates
import JournalFigures
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows the wellness score of a day, or of the days of a period.
public struct WellnessCommand: Command {
  public static let name = "wellness"
  public static let aliases: [CommandAlias] = ["health"]
  public static let declaration = CommandDeclaration(
    name, "Show the wellness score of a day or a period.",
    discussion: """
      Sleep gives up to 40 points (how long, how regular the bedtime of the last 14 nights was, how much deep sleep), activity up to 30 (steps,
      exercise, standing) and balance up to 30 (screen, pickups, screen after 21:00). The score is their sum, from 0 to 100. Balance is a
      preference, not evidence about health.

      What was not measured is missing, never zero: the score then stands on the other parts, and needs at least 50 of the 100 points measured.
      Beside it stand how many points were measured, and between which numbers the score would lie if all were. A period has the mean of those
      days that were measured in the same parts as most.

      PERIOD is a day or a period, or week, month, quarter or year for the one that today is in; without it, yesterday, the last whole day.
      Today is not over, and has no score. The settings wellness.steps and the like are your own targets. --why tells how each amount becomes
      points. Says no (exit status 1) where there is no score.
      """,
    operands: [.period], options: [why, .chart, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro wellness", "Yesterday."),
      Example("retro wellness 2026-11-19 --why", "A day, with the curve of each part."),
      Example("retro wellness last-week", "A week, day by day."),
    ])

  private static let why = Flag("why", "Tell how each amount becomes points, and what that rests on.")

  private let period: AskedDays?
  private let tellsReasons: Bool
  private let draws: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments[.period]
    tellsReasons = arguments[Self.why]
    draws = arguments[.chart]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let asked = try period.map { try context.workspace.days($0, on: today, in: journal) } ?? NamedDays(.day(today.advanced(by: -1)))
    if asked.span.start > today { throw UsageError(MeasuredText.toCome, ["days": "\(asked.span)"]) }
    let report = try context.workspace.wellness(
      of: asked, in: journal, for: context.audience(of: output.answer, journal.configuration))
    var document = report.document(tellsReasons: tellsReasons, in: context.language)
    if draws { document.add([context.workspace.figureMaker(of: journal).wellness(report)]) }
    try context.show(document, report.json(tellsReasons: tellsReasons), as: output, of: journal)
    if report.isEmpty { context.note(MeasuredText.nothingOnDay) }
    let isTodayAlone = asked.span == DaySpan(today) && !report.isEmpty
    return report.hasScore || isTodayAlone ? .yes : .no
  }
}
