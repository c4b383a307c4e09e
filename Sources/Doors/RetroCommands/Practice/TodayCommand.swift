// `retro today`: the home screen.

public import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalDiscoveries
import JournalGuidance
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import PlainFormats

/// Shows what the day asks for and what it brought.
public struct TodayCommand: Command {
  public static let name = "today"
  public static let aliases: [CommandAlias] = ["agenda", "due", "dashboard", "now", "next"]
  public static let declaration = CommandDeclaration(
    name, "Show today: mood, habits, what is due.",
    discussion: """
      The week of the term and the points; the moods of two weeks; what was measured last night and yesterday; the habits of the day, each with a sign for each of
      the last 14 days, its streak and its week; tasks, goals, milestones, obligations and Actions that are overdue or due within two weeks
      (the setting urgency.green_days), what is most urgent first; what was written of the day; the retrospective that comes next, and why. Tasks that are due later stand in their lists.
      A wide terminal shows more columns than a narrow one.

      What is written is told, never judged: a day that is not over breaks no streak. Private habits and plans are left out, and their number
      is told; on your own terminal they are shown, marked. --date shows the same of an earlier day.
      """,
    options: [PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro today", "How the day stands."),
      Example("retro today --date yesterday", "How yesterday ended."),
      Example("retro today --json", "The same for scripts."),
    ])

  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) { question = try PracticeQuestion(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    question.looksLately(in: &context)
    let answer = try question.ask(&context)
    var report = try answer.today()
    report.isEarlier = !answer.isToday
    // The lists of such words cost more than all else here, so they are not read on a day that is well: whoever wrote them was told at once.
    let mayBeHard = report.mood.map { $0 <= .bad } ?? true
    let isCareful =
      question.output.isScreen && mayBeHard && !report.written.isEmpty
      && CareText.recall(of: report.written.map(\.text), answer.journal.configuration, &context)
    if answer.isToday, question.output.isScreen, !isCareful { report.finding = try context.workspace.findingOfTheWeek(answer) }
    if answer.isToday { try context.workspace.tellSyncCopies(until: answer.day, of: answer.journal, answer.files.index) }
    // Nobody is greeted brightly on a day that is hard.
    let isHard = isCareful || report.mood.map { $0 <= .bad } ?? false
    if answer.isToday, question.output.isScreen, !isHard { PackText.today.show(in: answer.journal, &context) }
    try context.show(report.document(in: context.language), report.json, as: question.output, of: answer.journal)
    return .yes
  }
}
