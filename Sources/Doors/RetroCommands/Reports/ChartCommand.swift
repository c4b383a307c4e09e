// `retro chart`: numbers as pictures, on the terminal, on a page or in a file.

import CommandGuesses
public import CommandKit
import JournalDates
import JournalFigures
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Draws what changes over time.
public struct ChartCommand: Command {
  public static let name = "chart"
  public static let aliases: [CommandAlias] =
    ["charts", "plot", "graph", "draw"]
    + ["mood", "sleep"].flatMap { noun in ["chart", "graph", "plot", "diagram", "curve"].map { CommandAlias("\(noun) \($0)", noun) } }
  public static let declaration = CommandDeclaration(
    name, "Draw moods, sleep, habits, goals or any number.",
    discussion: """
      WHAT is mood, sleep, points, wellness, tries, a metric by its name or as people call it (‘resting heart rate’), the name of a habit, a goal
      or a term; habit:NAME, goal:NAME, term:NAME and metric:NAME say which is meant. Several with commas between them are drawn below each other.

      Numbers over time are a line with the usual band, or bars where they grow from nothing; sleep is a range a night from bedtime to waking, a
      habit a sign a day, with --by week or ‘beer amount’ how much of it, a goal its sum with an even pace and the fan of its outlook, wellness its parts on top of each other, tries the way of
      each Try, a term its goals, milestones and retrospectives. More than three months of moods are a year in pixels. --by weekday shows the
      days of the week, --against a mark a day, one number against another.

      Without PERIOD these are the last twelve weeks, of sleep 6, of wellness 8, of a habit 26. The file that -o names may end in .svg, .png
      (made by rsvg-convert), .html, .md, .csv, .txt or .json; a file tells no mood, number or text of a private day. Exits with status 1 where nothing is known.
      """,
    operands: [words],
    options: [period, from, to, by, against, PracticeQuestion.date, Flag.noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro chart mood", "The moods of the last twelve weeks."),
      Example("retro chart sleep 2026 --by week -o sleep.svg", "The nights of a year, as a picture."),
      Example("retro chart mood,sleep,steps last-quarter", "Three things below each other."),
      Example("retro chart mood --against sleep", "What moods go with how much sleep."),
    ])

  private static let words = Operand(optionalRepeating: .what, "What is drawn, with commas between several, and a period.")
  private static let period = Option("in", value: .period, .period, "Of these days, such as 2026, last month or a term.")
  private static let from = Option("from", value: .period, .days, "From this day on, to --to or today.")
  private static let to = Option("to", value: .period, .days, "Up to this day.")
  private static let by = Option(
    "by", value: .unit, .choice(of: FigureGrouping.allCases), "A point a day, week, month or year, or a profile of the week.")
  private static let against = Option("against", value: .metric, "Draw it against this, a mark a day.")

  private let names: [String]
  private let period: AskedDays?
  private let grouping: FigureGrouping?
  private let other: String?
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    // In one pair of quotes the words say the same.
    var typed = try arguments[Self.words]
    if typed.count == 1, case let parts = typed[0].words.map({ String($0) }), parts.count > 1, !PeriodText.sorted(parts).days.isEmpty { typed = parts }
    let (words, said) = Self.grouping(in: typed)
    let (periods, others) = PeriodText.sorted(words)
    try arguments.atMostOne(of: Self.period, Self.from)
    let (within, from, to) = (try arguments[Self.period], try arguments[Self.from], try arguments[Self.to])
    let asked = within == nil ? try Self.span(from: from, to: to) : within
    if let first = periods.first, periods.count > 1 || asked != nil {
      throw UsageError(
        ChartErrorText.twoPeriods, ["first": .text(first), "second": .text(periods.dropFirst().first ?? asked?.word ?? "")])
    }
    period = try periods.first.map { word throws(UsageError) in try WordForm.period.read(GuessedWay.lately(word), "PERIOD") } ?? asked
    let rest = others.first.map { ["of", "for", "my", "the"].contains($0.lowercased()) } == true && others.count > 1 ? Array(others.dropFirst()) : others
    // ‘run km per week’: a habit is drawn in its unit anyway.
    let isOfUnit = said != nil && rest.count > 1 && rest.last.map { UnitTable.standard.knows($0.lowercased()) && !UnitTable.standard.unit($0.lowercased()).isCountable } ?? false
    let whats = rest.dropLast(isOfUnit ? 1 : 0).joined(separator: " ").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    names = whats.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    grouping = try arguments[Self.by] ?? said
    other = try arguments[Self.against]
    question = try PracticeQuestion(arguments)
    if names.isEmpty { throw UsageError(ChartErrorText.missing, hint: ChartErrorText.missingWay) }
    if other != nil, names.count > 1 { throw UsageError(ChartErrorText.againstOne, ["count": .number(names.count)]) }
    if let other, names == [other] { throw UsageError(ChartErrorText.againstItself, ["name": .text(other)]) }
    if other != nil, grouping != nil { throw UsageError(ChartErrorText.againstBy) }
  }

  /// ‘by week’ and ‘per month’ typed as words, apart from the others.
  private static func grouping(in words: [String]) -> (words: [String], grouping: FigureGrouping?) {
    let lowered = words.map { $0.lowercased() }
    for place in words.indices.dropFirst() {
      if place + 1 < words.count, ["by", "per"].contains(lowered[place]), let unit = FigureGrouping(rawValue: lowered[place + 1]) {
        return (Array(words[..<place] + words[(place + 2)...]), unit)
      }
    }
    let units: [String: FigureGrouping] = ["daily": .day, "weekly": .week, "monthly": .month, "yearly": .year]
    guard words.count > 1, let unit = lowered.last.flatMap({ units[$0] }) else { return (words, nil) }
    return (words.dropLast(), unit)
  }

  /// The days from one to another, which is today where none is named.
  private static func span(from: AskedDays?, to: AskedDays?) throws(UsageError) -> AskedDays? {
    guard let from else {
      if to != nil { throw UsageError(UsageText.needs, ["option": .text(Self.to.name), "other": .text(Self.from.name)]) }
      return nil
    }
    return try WordForm.period.read([from.word, "to", to?.word ?? "today"].joined(separator: " "), Self.from.name)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let span = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) }?.span
    if let span, span.start > answer.day { throw UsageError(ChartErrorText.toCome, ["days": "\(span)"]) }
    let report = try figures(span, answer, in: context)
    try context.show(report.document(in: context.language), report.json, as: question.output, of: answer.journal)
    if !question.isJSON { try tellHabits(span, answer, in: &context) }
    return report.isKnown ? .yes : .no
  }
}

extension ChartCommand {
  /// The pictures of the names; of several words that are no name, one is drawn against the other: ‘chart sleep mood’, ‘chart mood vs steps’.
  private func figures(_ span: DaySpan?, _ answer: PracticeAnswer, in context: Context) throws -> FigureReport {
    do {
      return try context.workspace.figures(FigureRequest(names, in: span, by: grouping, against: other), of: answer)
    } catch let error as WorkspaceError where error.code == .notFound && names.count == 1 && other == nil && grouping == nil {
      let words = names[0].words.map { String($0) }
      for place in words.indices.dropFirst() {
        let second = Self.between.contains(words[place].lowercased()) ? words[(place + 1)...] : words[place...]
        if second.isEmpty { continue }
        let (x, y) = (words[..<place].joined(separator: " "), second.joined(separator: " "))
        do {
          return try context.workspace.figures(FigureRequest([x], in: span, by: nil, against: y), of: answer)
        } catch { continue }
      }
      throw error
    }
  }

  /// What stands between the two of a comparison.
  private static let between: Set<String> = ["and", "vs", "vs.", "versus", "against", "with", "to", "&", "und", "gegen", "y", "et", "e"]

  /// Tells of habits that are called as what was drawn is.
  private func tellHabits(_ span: DaySpan?, _ answer: PracticeAnswer, in context: inout Context) throws {
    let known = try context.workspace.metrics(of: answer.journal, for: answer.audience).entries.map(\.name)
    let plain = names.filter { !$0.contains(":") }
    let drawn = plain.flatMap { name in MetricNames.named(name, among: known).map { [$0] } ?? MetricNames.spoken(name, among: known) }
    var metrics: [String] = []
    for name in drawn where !metrics.contains(name) { metrics.append(name) }
    for habit in try context.workspace.habits(calledAs: metrics, orHolding: drawn.isEmpty ? [] : plain, in: span, of: answer.journal, for: answer.audience) {
      context.note(
        ChartText.habitToo, ["name": .text(habit.slug), "days": .number(habit.days), "amount": .optional(habit.amount.map { UnitTable.standard.text($0.amount, in: $0.unit, context.language.numbers) })])
    }
  }
}

extension OptionKey where Self == Flag {
  /// `--chart`: every command has it whose numbers can be drawn.
  static var chart: Flag { Flag("chart", "Draw it as well; ‘-o FILE.svg’ or ‘.png’ writes the picture alone.") }
}
