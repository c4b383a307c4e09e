// `retro calendar`: how days were, in a month or a year.

public import CommandKit
import JournalDates
import JournalFigures
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows a month or a year, a sign a day.
public struct CalendarCommand: Command {
  public static let name = "calendar"
  public static let aliases: [CommandAlias] = ["cal", "calendars", "heatmap"]
  public static let declaration = CommandDeclaration(
    name, "Show moods, a habit, points or a metric by day.",
    discussion: """
      A month shows each day with its sign and its word. A year, and what else is longer than three months, has a sign a day: of moods a row a
      month, with the month's median; of all else a row a weekday, which shows how steady something was. The width of the terminal decides how
      much room a day has.

      The words are what is shown, mood, points, a habit or a metric such as steps, and which days: a month or a year, the days, such as 2026-11,
      last-month, 2026, 2025-07..2026-06, or a term. Without them these are the moods of this month. Amounts have five levels, and
      each holds a fifth of all days that have one, so that a day looks the same in its month and in its year. Days of which nothing is
      known have a dot; days to come, and days on which a habit is not due, are blank.

      The settings theme.colors, theme.icons and theme.shape say how it looks, and week_start on which day a week begins. Without colours each
      level has a digit, a letter or a bar of its own. Says no (exit status 1) where nothing is known of any of these days.
      """,
    operands: [words],
    options: [metric, weekday, PracticeQuestion.date, Flag.chart, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro calendar", "The moods of this month."),
      Example("retro calendar run year", "A year of a habit."),
      Example("retro calendar steps 2026-10 --weekday sun", "The steps of a month, weeks beginning on Sundays."),
    ])

  private static let words = Operand(optionalRepeating: .word, "What to show, and of which days.")
  private static let metric = Option("metric", value: .metric, "Show this: mood, points, a habit, or a metric such as steps.")
  private static let weekday = Option(
    "weekday", value: .day, .choice(of: Weekday.allCases) { $0.shortName.lowercased() }, "Begin weeks on this day.")

  private let period: AskedDays?
  private let draws: Bool
  private let question: PracticeQuestion
  /// What is shown, or a term.
  private let name: String?
  private let metric: String?
  private let weekday: Weekday?

  public init(_ arguments: Arguments) throws(UsageError) {
    let (periods, others) = PeriodText.sorted(try arguments[Self.words])
    metric = try arguments[Self.metric]
    name = others.isEmpty ? nil : others.joined(separator: " ")
    // Beside --metric every word is of the days.
    let days = periods + (metric == nil ? [] : others.isEmpty ? [] : [others.joined(separator: " ")])
    if days.count > 1 { throw UsageError(MeasuredUsageText.twoPeriods, ["first": .text(days[0]), "second": .text(days[1])]) }
    period = try days.first.map { word throws(UsageError) in try WordForm.period.read(word, "PERIOD") }
    question = try PracticeQuestion(arguments)
    weekday = try arguments[Self.weekday]
    draws = arguments[.chart]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let configuration = answer.journal.configuration
    var (shown, days) = (
      metric ?? name ?? "mood", try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal).span }
    )
    if days == nil, metric == nil, let name, let term = try context.workspace.term(name, on: answer.day, in: answer.journal) {
      (shown, days) = ("mood", term.span)
    }
    let choice = CalendarChoice(
      metric: shown, span: days ?? Period(.month, containing: answer.day).span, weekStart: weekday ?? configuration.weekStart)
    let report: CalendarReport
    do { report = try answer.calendar(choice) } catch CalendarError.privateHabit(let name) {
      context.warn(of: CalendarError.privateHabit(name).explanation.what)
      return .no
    }
    var document = report.document(theme: configuration.theme, in: context.language)
    if draws { document.add([context.workspace.figureMaker(of: answer.journal).calendar(report)]) }
    try context.show(document, report.json, as: question.output, of: answer.journal)
    guard report.isEmpty else { return .yes }
    if report.past != nil, report.privateEntries == 0 { context.note(invitation(report)) }
    return .no
  }

  /// What may be done where nothing is known.
  private func invitation(_ report: CalendarReport) -> Message {
    switch report.scale {
    case .moods: Message(PracticeText.noMoods)
    case .states: Message(PracticeText.noStates, ["name": .text(report.metric)])
    case .amounts where report.metric == "points": Message(PracticeText.noPointsOfDays)
    case .amounts: Message(PracticeText.noAmounts, ["name": .text(report.metric)])
    }
  }
}
