// `retro today`: the home screen.

public import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows what the day asks for and what it brought.
public struct TodayCommand: Command {
  public static let name = "today"
  public static let declaration = CommandDeclaration(
    name, "Show what today asks for, and what it brought.",
    discussion: """
      What was measured last night and yesterday; the mood; the habits of the day, each with its box, its streak, its strength and how often it was done of late; points; tasks, goals,
      milestones, obligations and Actions that are overdue or due within two weeks (the setting urgency.green_days), what is most urgent
      first; the week of the term; the retrospective that comes next, and the last one.

      What is written is told, never judged: a day that is not over breaks no streak. Private habits and plans are left out, and their number
      is told; on your own terminal they are shown, marked. --date shows the same of an earlier day.
      """,
    options: [PracticeQuestion.date, .json, .noRefresh],
    examples: [
      Example("retro today", "How the day stands."),
      Example("retro today --date yesterday", "How yesterday ended."),
      Example("retro today --json", "The same for scripts."),
    ])

  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) { question = try PracticeQuestion(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let report = try answer.today()
    if question.isJSON {
      context.write(report.json)
    } else {
      context.write(context.terminal(root: answer.journal.root).render(report))
    }
    return .yes
  }
}

extension PracticeQuestion.Answer {
  /// The first day of a habit's week.
  var weekStart: Weekday { journal.configuration.weekStart }

  var habits: HabitLedger { HabitLedger(of: practice, units, on: day, weekStart: weekStart) }
  var goals: GoalLedger { GoalLedger(of: practice, units, on: day) }

  /// The home screen.
  func today() throws -> TodayReport {
    let habits = habits
    let points = PointsLedger(of: practice, habits, since: PointsLedger.Grouping.week(weekStart).span(of: day).start)
    var report = TodayReport(
      of: practice, habits, goals, points, on: day, weekStart: weekStart, urgencyDays: journal.configuration.urgencyDays,
      labels: journal.configuration.moodLabels)
    report.theme = journal.configuration.theme
    report.measured = try TodayReport.Measured(before: day, files.index, for: audience)
    try report.addLoop(of: journal, files.index, isToday: isToday, for: audience, isMarked: isMarked)
    return report
  }
}

extension TodayReport.Measured {
  /// What the index knows of the night and the day before a day; nil where nothing was measured. A private day tells others nothing.
  init?(before day: CalendarDay, _ index: JournalIndex, for audience: Audience) throws {
    let yesterday = day.advanced(by: -1)
    let scored = try WellnessCommand.report(of: NamedDays(.day(yesterday)), index, today: day, for: audience).day
    var amounts: [CalendarDay: [Double?]] = [:]
    for found in try index.days(in: DaySpan(spanning: yesterday, day), with: ["sleep_minutes", "steps"], for: audience) {
      amounts[found.day] = found.amounts.map { if case .number(let number) = $0 { number } else { nil } }
    }
    let (last, former) = (amounts[day]?[0], amounts[yesterday]?[0])
    self.init(
      sleep: last.flatMap(\.self).map { ($0, true) } ?? former.flatMap(\.self).map { ($0, false) },
      steps: amounts[yesterday]?[1].flatMap(\.self), wellness: scored?.total, wellnessCoverage: scored?.score.coverage ?? 100)
  }
}
