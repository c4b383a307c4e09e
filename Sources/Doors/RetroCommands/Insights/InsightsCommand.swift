// `retro insights`: what goes with what, as far as the days can tell.

public import CommandKit
import FindingReports
import JournalDates
import JournalDiscoveries
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText
import PlainFormats

/// Looks for what goes with moods, or with anything else that days tell.
public struct InsightsCommand: Command {
  public static let name = "insights"
  public static let aliases: [CommandAlias] = ["insight", "patterns", "findings", "correlations", "correlate"]
  public static let declaration = CommandDeclaration(
    name, "Find out what goes with your mood, or with anything else.",
    discussion: """
      Compares the mood with everything else that days tell: numbers, tags, habits, activities, the weather, the Tries in force; on the same day, and
      with what the day before said. --about, or one name alone, asks about something else. What stands out is told in a sentence, the strongest first;
      what may be chance stands apart, and --all tells the rest.

      Two names show one pair in full: how the days with much and with little differ, both halves, the days of the week, and with --why every day.

      Trend and weekday are taken out first, days that are like the days before count for less, and what is called likely is chosen so that of ten
      such findings about one is false, however many things were compared. Twenty days that know both are the least. ‘retro help statistics’ tells
      how each number is reckoned. Things that go together need not come of each other.
      """,
    operands: [words], options: [about, all, why, PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro insights", "What goes with your mood."),
      Example("retro insights sleep", "What goes with your sleep."),
      Example("retro insights sleep mood 2026", "One pair, with the days of a year."),
    ])

  private static let words = Operand(optionalRepeating: .what, "One thing or two, such as sleep, '#travel' or a habit, and a period.")
  private static let about = Option("about", value: .what, "Compare everything with this, not with the mood.")
  private static let all = Flag("all", "Also tell what shows no pattern, and what has too few days.")
  private static let why = Flag("why", "Tell every day behind a pair.")

  private let names: [String]
  private let subject: String?
  private let tellsAll: Bool
  private let tellsDays: Bool
  private let period: AskedDays?
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    let (periods, others) = PeriodText.sorted(try arguments[Self.words])
    if periods.count > 1 { throw UsageError(InsightText.twoPeriods, ["first": .text(periods[0]), "second": .text(periods[1])]) }
    period = try periods.first.map { word throws(UsageError) in try WordForm.period.read(word, "PERIOD") }
    // ‘about sleep’, ‘sleep and mood’, ‘sleep with mood’ name things between words that name none.
    let said = others.filter { !["about", "of", "and", "with", "on", "for", "vs", "versus", "against", "to"].contains($0.lowercased()) }
    names = MetricNames.joined(said)
    if names.count > 5 { throw UsageError(InsightText.tooMany, ["count": .number(names.count)]) }
    subject = try arguments[Self.about]
    if subject != nil, names.count > 1 {
      throw UsageError(InsightText.aboutAndPair, ["first": .text(names[0]), "second": .text(names[1])])
    }
    tellsAll = arguments[Self.all]
    tellsDays = arguments[Self.why]
    let isPair = names.count == 2 || subject != nil && !names.isEmpty
    if tellsDays, !isPair { throw UsageError(InsightText.whyPair, hint: InsightText.whyPairWay) }
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let names = try context.workspace.metricNames(joinedIn: names, of: answer)
    if names.count > 2 { throw UsageError(InsightText.tooMany, ["count": .number(names.count)]) }
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    if let span, span.start > answer.day { throw UsageError(InsightText.toCome, ["days": "\(span)"]) }
    // One name beside --about is the other half of a pair.
    let pair = names.count == 2 ? (names[0], names[1]) : subject.flatMap { subject in names.first.map { ($0, subject) } }
    if let (first, second) = pair {
      let report = try context.workspace.pair(first, second, in: span, of: answer)
      let say = context.language
      try context.show(
        report.document(tellsReasons: tellsDays, in: say), report.json(tellsReasons: tellsDays, in: say),
        as: question.output, of: answer.journal)
      if report.finding == nil, !question.isJSON { try tellTags(of: (first, second), answer, in: &context) }
      return report.finding == nil ? .no : .yes
    }
    let report = try context.workspace.insights(about: subject ?? names.first, in: span, tellsAll: tellsAll, of: answer)
    return try question.tell(report, of: answer, in: &context)
  }
  /// Names tags that are other forms of what too few days have: ‘#climbing’ of the habit ‘climb’.
  private func tellTags(of pair: (String, String), _ answer: PracticeAnswer, in context: inout Context) throws {
    var counts: [String: Int] = [:]
    for tag in try answer.files.index.tags() { counts[tag.tag.lowercased(), default: 0] += 1 }
    for (name, other) in [pair, (pair.1, pair.0)] {
      let word = name.lowercased()
      let forms = counts.filter { $0.key != word && $0.value > 1 && WordForms.areOfOne($0.key, word) }
      guard let tag = forms.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
      context.note(ChartErrorText.together, ["name": .text([other, "#" + tag].map { ShellText.quoted($0) }.joined(separator: " "))])
    }
  }
}
