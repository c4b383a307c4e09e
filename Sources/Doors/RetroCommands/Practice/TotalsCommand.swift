// `retro totals`: what was done in all.

import JournalText
import CommandGuesses
public import CommandKit
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalReports
import JournalStore
import PlainFormats

/// Shows sums by day, week, month or year.
public struct TotalsCommand: Command {
  public static let name = "totals"
  public static let aliases: [CommandAlias] = ["total", "count", "sum", "how-often", "bal", "balance", "reg", "register"]
  public static let declaration = CommandDeclaration(
    name, "Show how much you did in all: sums, means, best week and trend.",
    discussion: """
      NAME is a habit or a task, by the name of its file or its title, a unit such as km, h or pages, which adds up whatever was measured in it, or a
      number that days have, such as distance.
      Without NAME every habit and task is one line. Words beside the name of one, as in ‘study algebra’, have only those lines counted that say them.
      ‘study by subject’ also adds up what lines have in a field of that name, by tag what has a tag; ‘run per month’ is the same as --by month.

      Told are the sum, how often and on how many days, the means, the best week, whether it rises or falls from week to week, what each day of the
      week came to, and of a habit on how many of the days that it was due it was done. Of ‘3/week’ whole weeks count; skipped days and pauses do
      not. A trend is only told where the weeks leave little room for chance (95 %), and from eight whole weeks on.

      ‘--last’ tells when it was done last, and how much of it; ‘retro last run’ and ‘retro when did I last run’ ask for that.

      These are the last 12 weeks, or days, months or years by --by, unless --in says otherwise. Exits with status 1 where nothing was done.
      """,
    operands: [what],
    options: [last, period, by, PracticeQuestion.date, Flag.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro totals", "Every habit and task of the last 12 weeks."),
      Example("retro totals run 2026 --by month", "A year of running, month by month."),
      Example("retro totals run --last", "When that was done last."),
      Example("retro totals km --in \"this term\"", "All kilometres of this term, whatever they were of."),
    ])

  private static let what = Operand(
    optionalRepeating: .name, "A habit or a task, by the name of its file or its title; or a unit, such as km; and a period.")
  private static let last = Flag("last", "Tell when it was done last.")
  private static let period = Option("in", value: .period, .period, "Of these days, such as 2026, last month or a term.")
  private static let by = Option(
    "by", value: .unit, .choice(of: PointsReport.Grouping.allCases), "Add up by this; by week where it is not given.")

  private var what: String?
  /// What lines are told apart by: ‘subject’; nil where nothing is asked for.
  private var part: String?
  /// Of which days is asked: ‘over 35 g’; nil for all.
  private let condition: AmountCondition?
  private let period: AskedDays?
  private let grouping: PointsReport.Grouping
  private let isLast: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    var words = try arguments[Self.what]
    let unit = GuessedWay.takeGrouping(from: &words)
    let (periods, others) = PeriodText.sorted(words)
    let parted = AmountCondition.split(others)
    let named = parted?.others ?? others
    condition = named.isEmpty ? nil : parted?.condition
    what = condition == nil ? (others.isEmpty ? nil : others.joined(separator: " ")) : named.joined(separator: " ")
    let asked = try arguments[Self.period]
    if let first = periods.first, periods.count > 1 || asked != nil {
      throw UsageError(
        MeasuredUsageText.twoPeriods, ["first": .text(first), "second": .text(periods.dropFirst().first ?? asked?.word ?? "")])
    }
    period = try periods.first.map { word throws(UsageError) in try WordForm.period.read(word, "PERIOD") } ?? asked
    // Each day of the week is told anyway.
    let said = try unit.flatMap { unit throws(UsageError) -> PointsReport.Grouping? in
      unit == "weekday" ? nil : try WordForm<PointsReport.Grouping>.choice(of: PointsReport.Grouping.allCases).read(unit, Self.by.name)
    }
    grouping = try arguments[Self.by] ?? said ?? .week
    isLast = arguments[Self.last]
    if isLast, what == nil { throw UsageError.missing(Self.what) }
    question = try PracticeQuestion(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    var command = self
    // ‘study by subject’; a name that has such words in it is one.
    if let what, !answer.isName(what), let (name, part) = GuessedWay.parted(what) {
      command.what = name
      command.part = part
    }
    return try command.tell(answer, in: &context)
  }

  private func tell(_ answer: PracticeAnswer, in context: inout Context) throws -> ExitStatus {
    var answer = answer
    if what.map({ lacking($0, answer) == nil }) ?? false { try narrow(&answer, in: &context) }
    if isLast, let what { return try tellLast(of: what, answer, in: &context) }
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    if let span, span.start > answer.day { throw UsageError(TotalsText.toCome, ["days": "\(span)"]) }
    if let what, let name = lacking(what, answer) { return try tellDays(without: name, answer, in: span, &context) }
    let (report, other): (TotalsReport, meansOf: String?)
    do { (report, other) = try self.report(of: answer, in: span) } catch let error as WorkspaceError where error.code == .notFound {
      guard let status = try tellNotes(answer, in: span, &context) else { throw error }
      return status
    }
    // ‘did I smoke’ of ‘no smoking’: what is done is the day without.
    if let what, other == nil, condition == nil, !question.isJSON, Self.avoids(report, what) { return try tellDays(without: what, answer, in: span, &context) }
    // What was written before the habit is no line of it: ‘did I climb yesterday’.
    if case .habit = report.subject, report.isEmpty, condition == nil, try tellNotes(answer, in: span, ofHabit: true, &context) != nil { return .yes }
    if let condition {
      if question.isJSON { throw Self.toldInWords("retro totals \(ShellText.quoted(what ?? "")) --by day --json") }
      let found = try report.days(meeting: condition)
      context.write(line: report.words(of: found, in: context.language))
      return found.days.isEmpty ? .no : .yes
    }
    if let other {
      // Of what does not add up there is no sum, and a mean for each week; where nothing says whether it does, there are both.
      if !question.isJSON {
        let title = context.language.title(ofMetric: other)
        if MetricNames.maybeAddsUp(other), let sum = report.totals?.amount {
          let amount = MetricNames.words(sum, of: other, context.language.numbers)
          context.note(TotalsText.maybeSum, ["name": .text(title), "amount": .text(amount)])
        } else {
          context.note(TotalsText.noSum, ["name": .text(title)])
        }
      }
      let days = span.map { ["--from", $0.start.description, "--to", $0.end.description] } ?? []
      return try RetroProgram.run(instead: ["metrics", other, "--by", grouping.rawValue] + days + (question.isJSON ? ["--json"] : []), in: &context)
    }
    let parts = try part.flatMap { try context.workspace.totals(report, by: $0, of: answer) }
    if let part, parts == nil, !report.isEmpty, !question.isJSON {
      context.note(TotalsText.unsaid, ["name": .text(what ?? ""), "words": .text(part)])
    }
    let told = parts ?? report
    try context.show(told.document(in: context.language), told.json, as: question.output, of: answer.journal)
    if !question.isJSON, case .habit(let habit) = report.subject,
      let metric = try context.workspace.metric(calledAs: [what, habit.title, habit.slug].compactMap(\.self), of: answer.journal, for: answer.audience)
    {
      context.note(TotalsText.metricToo, ["days": .number(metric.days), "name": .text(metric.name)])
    }
    if !question.isJSON, part == nil, case .habit(let habit) = report.subject, let counted = report.totals?.days.map(\.day) {
      // What no line counts is not missed where a note tells how much: ‘long run 16 km’.
      let days = context.workspace.daysOfNotes(on: habit.title, in: answer.journal, of: report.span, isDone: true)
        .filter { day in !counted.contains(day) && context.workspace.amountNoted(of: habit.title, on: day, in: answer.journal) != nil }
      if !days.isEmpty {
        context.note(TotalsText.notedToo, ["count": .number(days.count), "days": .last(days.map { context.language.date($0, .short) })])
      }
    }
    if !question.isJSON, case .unit(let unit) = report.subject {
      let names = try answer.metrics(in: unit)
      if let first = names.first { context.note(TotalsText.measuredIn, ["names": .list(names, .comma), "name": .text(first)]) }
    }
    return report.isEmpty ? .no : .yes
  }

  /// What was done, or else what was measured; of a metric that does not add up its name.
  private func report(of answer: PracticeAnswer, in span: DaySpan?) throws -> (TotalsReport, meansOf: String?) {
    // How high it was is asked of a number, before what has its name in a title: ‘blood pressure over 140’ is no pill for it.
    if condition != nil, let what, !answer.isName(what), let name = try answer.metric(meantBy: what) {
      return (try answer.totals(ofMetric: name, in: span, by: grouping), name)
    }
    let found = Result { () throws(WorkspaceError) in try answer.totals(of: what, in: span, by: grouping) }
    switch found {
    case .success(let report) where what == nil || !report.isEmpty: return (report, nil)
    case .failure(let error) where error.code != .notFound: throw error
    default: break
    }
    guard let what, let name = try answer.metric(meantBy: what) else { return (try found.get(), nil) }
    let report = try answer.totals(ofMetric: name, in: span, by: grouping)
    return (report, MetricNames.addsUp(name) ? nil : name)
  }

  /// What the words want days to be without: ‘without alcohol’; nil of others, and of a habit that is called so: ‘no sugar’.
  private func lacking(_ what: String, _ answer: PracticeAnswer) -> String? {
    answer.isName(what) ? nil : GuessedWay.lacking([what])
  }

  /// Has the answer tell of those lines alone that say what stands beside a name: ‘study algebra’; what no line says is told, and all of them.
  private func narrow(_ answer: inout PracticeAnswer, in context: inout Context) throws {
    guard let what, let (name, words) = answer.said(beside: what), try answer.metric(meantBy: what) == nil else { return }
    let title = answer.practice.habits.first { $0.slug == name }?.title ?? answer.practice.tasks.first { $0.slug == name }?.title ?? name
    // ‘smoke cigarettes’ of ‘no smoking’ is what was not done.
    if GuessedWay.lacking([title]) != nil { return }
    if let some = try context.workspace.practice(of: answer, only: name, saying: words) {
      answer = some
    } else if !question.isJSON, !words.contains(where: Phrase.isDeed) {
      context.note(TotalsText.unsaid, ["name": .text(title), "words": .text(words.joined(separator: " "))])
    }
  }

  /// Tells on how many days there was none of something, of those on which something was written.
  private func tellDays(without name: String, _ answer: PracticeAnswer, in span: DaySpan?, _ context: inout Context) throws -> ExitStatus {
    if question.isJSON { throw Self.toldInWords("retro calendar \(ShellText.quoted(name)) --json") }
    let say = context.language
    let span = span ?? DaySpan(spanning: answer.day.advanced(by: -83), answer.day)
    var isAvoided = false
    do throws(WorkspaceError) { isAvoided = Self.avoids(try answer.totals(of: name), name) } catch { if error.code != .notFound { throw error } }
    let found = try context.workspace.days(without: name, isAvoided: isAvoided, in: span, of: answer)
    // A habit of today: ‘no day without’ would sound as if there had been some on each of them.
    if found.known == 0, isAvoided {
      context.write(line: TotalsText.withoutYet, ["title": .text(found.title ?? Self.title(name)), "day": .text(say.title(of: found.span.start))])
      return .no
    }
    context.write(
      line: TotalsText.without,
      [
        "title": .text(found.title ?? Self.title(name)), "count": .number(found.days.count), "known": .number(found.known),
        "period": .text(say.title(of: found.span)), "days": .last(found.days.map { say.date($0, .short) }),
      ])
    return found.days.isEmpty ? .no : .yes
  }

  /// Whether a habit is to do without what the words name, and they are not its own: ‘cigarette’ of ‘no smoking’.
  private static func avoids(_ report: TotalsReport, _ what: String) -> Bool {
    guard case .habit(let habit) = report.subject, GuessedWay.lacking([habit.title]) != nil else { return false }
    let typed = Reference.folded(what)
    return ![Reference.folded(habit.title), habit.name].contains(typed) && GuessedWay.lacking([what]) == nil
  }

  private static func toldInWords(_ line: String) -> CommandError {
    CommandError(.usage, TotalsText.toldInWords, help: TotalsText.toldInWordsWay, ["line": .text(line)])
  }

  /// Tells on how many days notes speak of what is no habit and no number: ‘how many migraines last month’. Nil where none ever does, and of a habit where
  /// none of these days does.
  private func tellNotes(_ answer: PracticeAnswer, in span: DaySpan?, ofHabit isOfHabit: Bool = false, _ context: inout Context) throws -> ExitStatus? {
    guard let what, !question.isJSON else { return nil }
    let say = context.language
    let span = span ?? DaySpan(spanning: answer.day.advanced(by: -83), answer.day)
    let days = context.workspace.daysOfNotes(on: what, in: answer.journal, of: span).filter { $0 <= answer.day }
    guard !days.isEmpty else {
      guard !isOfHabit, let last = context.workspace.daysOfNotes(on: what, in: answer.journal).last(where: { $0 <= answer.day }) else { return nil }
      context.write(
        line: TotalsText.notNoted,
        ["title": .text(Self.title(what)), "period": .text(say.title(of: span)), "day": .text(say.title(of: last))])
      return .no
    }
    context.write(
      line: TotalsText.noted,
      [
        "title": .text(Self.title(what)), "count": .number(days.count), "period": .text(say.title(of: span)),
        "days": .last(days.map { say.date($0, .short) }),
      ])
    if !isOfHabit { context.note(TotalsText.notedWay, ["name": .text(context.workspace.wordOfNotes(on: what, in: answer.journal))]) }
    return .yes
  }

  /// What was asked for, as a heading has it.
  private static func title(_ what: String) -> String { what.prefix(1).uppercased() + what.dropFirst() }

  /// A search for words in whatever form they stand.
  private static func query(of what: String) -> String {
    what.words.map { word in
      let forms = word.allSatisfy(\.isLetter) ? WordForms.inflected(String(word)) : []
      return forms.isEmpty ? String(word) : "(\(([String(word)] + forms).joined(separator: " or ")))"
    }.joined(separator: " ")
  }

  /// Tells the last day on which something was done; what is no habit, task or unit is looked for in what was written.
  private func tellLast(of what: String, _ answer: PracticeAnswer, in context: inout Context) throws -> ExitStatus {
    let first = answer.practice.days.first ?? answer.day
    var report: TotalsReport?
    do throws(WorkspaceError) {
      report = try answer.totals(of: what, in: DaySpan(spanning: min(first, answer.day), answer.day), by: .year)
    } catch {
      guard error.code == .notFound, !question.isJSON else { throw error }
    }
    let noted = question.isJSON ? nil : context.workspace.daysOfNotes(on: what, in: answer.journal).last { $0 <= answer.day }
    if let day = noted, report?.isEmpty ?? true {
      // ‘meet Ana’ that nothing says is told by what was found: her name.
      let isSaid = context.workspace.daysOfNotes(on: what, in: answer.journal, isLoose: false).contains(day)
      let names = what.words.dropFirst().filter { $0.first?.isUppercase ?? false }.joined(separator: " ")
      context.write(
        line: TotalsText.lastNoted,
        ["title": .text(Self.title(isSaid || names.isEmpty ? what : names)), "days": .number(day.days(until: answer.day)), "day": .text(context.language.title(of: day)), "date": "\(day)"])
      return .yes
    }
    guard let report else { return try RetroProgram.run(instead: ["search", "--", Self.query(of: what)], in: &context) }
    if !question.isJSON, Self.avoids(report, what), case .habit(let habit) = report.subject,
      let slip = answer.habits.habit(at: habit.path)?.entries(from: min(first, answer.day), to: answer.day).last(where: { $0.state == .no })
    {
      let say = context.language
      context.write(line: TotalsText.lastDone, ["title": .text(Self.title(what)), "days": .number(slip.day.days(until: answer.day)), "day": .text(say.title(of: slip.day))])
      return .yes
    }
    if !question.isJSON, Self.avoids(report, what) { return try tellDays(without: what, answer, in: nil, &context) }
    guard !question.isJSON, let last = report.totals?.days.last else {
      try context.show(report.document(in: context.language), report.json, as: question.output, of: answer.journal)
      return report.isEmpty ? .no : .yes
    }
    let (say, path) = (context.language, try answer.files.paths(ofDays: [last.day])[last.day])
    let facts = report.facts(ofLast: last, in: say) + (path.map { [$0] } ?? [])
    context.write(line: facts.joined(separator: " · "))
    if let day = noted, day > last.day {
      context.note(TotalsText.lastNote, ["day": .day(day), "date": "\(day)"])
    }
    return .yes
  }
}
