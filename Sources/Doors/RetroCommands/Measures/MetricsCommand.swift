// `retro metrics`: what was measured, where it stands, and a number noted by hand.

import CommandGuesses
public import CommandKit
import JournalDates
import JournalFigures
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Shows metrics of days, or writes them.
public struct MetricsCommand: Command {
  public static let name = "metrics"
  public static let aliases: [CommandAlias] = [
    "metric", "measurements", "average", "avg", "mean", CommandAlias("sleep", "sleep"), CommandAlias("weight", "weight"),
    CommandAlias("steps", "steps"),
  ]
  public static let declaration = CommandDeclaration(
    name, "Show sleep, steps or any number, or note one.",
    discussion: """
      Without words, the metrics that there are, with the number of days that have each, its last value and the day of that. With the names of
      metrics, a table of their values; a period among the names, or --from and --to, says of which days. Else these are the last 14 days,
      or 12 weeks, months or years. All but days have means; the number behind each says of how many days it is, for a day without a value
      counts for nothing.

      ‘retro metrics set NAME=VALUE’ writes into the file of today, or of the day that --date names; it is made from its template if there is
      none yet; ‘retro metrics NAME NUMBER’ does the same. What a day's file says wins over what was imported. Minutes may be written as 7h12, times as
      23:10, other numbers as 84.2, 84,2 or 1.250,00.

      --chart draws them, each with what is usual; without names, all that there are. --why tells where each value stands. Says no (exit status 1) where there is none.
      """,
    operands: [words],
    options: [by, from, to, why, date, .chart, .noRefresh, .dryRun] + DocumentOutput.listOptions,
    examples: [
      Example("retro metrics", "Which metrics there are."),
      Example("retro metrics sleep steps last-week", "Two of them, day by day."),
      Example("retro metrics steps --by month --from 2026-01", "How many steps a month had on the mean."),
      Example("retro metrics --chart this-month", "All of them, drawn below each other."),
      Example("retro metrics set steps=9211 sleep_minutes=7h12 --date yesterday", "What no device wrote down."),
    ])

  private static let words = Operand(optionalRepeating: .word, "Names of metrics and a period; or set and NAME=VALUE.")
  private static let by = Option(
    "by", value: .unit, .choice(of: PointsReport.Grouping.allCases), "A row a day, week, month or year; a day where it is not given.")
  private static let from = Option("from", value: .day, .days, "From this day on.")
  private static let to = Option("to", value: .day, .days, "Up to this day.")
  private static let why = Flag("why", "Tell the file and line that each value stands in.")
  private static let date = Option("date", value: .day, .days, "With set: of this day, such as yesterday or 2026-11-18.")

  private let names: [String]
  private let period: AskedDays?
  private let bounds: DayChoice
  private let grouping: PointsReport.Grouping
  private let changes: [(name: String, value: String)]?
  private let date: AskedDays?
  private let tellsReasons: Bool
  private let isDryRun: Bool
  private let draws: Bool
  /// A part of the day that was asked for, which numbers are not of: ‘in the morning’.
  private let partOfDay: String?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    var words = try arguments[Self.words]
    let said = words.first == "set" ? nil : Self.takeGrouping(from: &words)
    partOfDay = words.first == "set" ? nil : GuessedWay.takePartOfDay(from: &words)
    tellsReasons = arguments[Self.why]
    isDryRun = arguments[.dryRun]
    draws = arguments[.chart]
    output = try DocumentOutput(arguments)
    grouping = try arguments[Self.by] ?? said ?? .day
    bounds = try DayChoice(from: try arguments[Self.from], to: try arguments[Self.to])
    date = try arguments[Self.date]
    if words.first == "set" {
      if let option = arguments.first(of: [Self.by, Self.from, Self.to, Self.why, .chart, .noRefresh] + DocumentOutput.formsAndFiles) {
        throw UsageError(MeasuredUsageText.notForSet, ["option": .text(option.name)])
      }
      var changes: [(name: String, value: String)] = []
      for word in Self.withSigns(Array(words.dropFirst())) { changes += try Self.changes(word) }
      if changes.isEmpty { throw UsageError(MeasuredUsageText.noValue, hint: MeasuredUsageText.noValueWay) }
      (self.changes, names, period) = (changes, [], nil)
      return
    }
    changes = nil
    if isDryRun { throw UsageError(MeasuredUsageText.dryRunOfSet) }
    if date != nil { throw UsageError(MeasuredUsageText.dateOfSet) }
    if let word = words.first(where: { $0.utf8.contains(0x3D) }) {
      throw UsageError(MeasuredUsageText.notAName, ["word": .text(word)], hint: MeasuredUsageText.notANameWay, ["word": .text(word)])
    }
    // A number is taken out as any property is.
    if let verb = words.first, words.count > 1, ["remove", "delete", "rm", "unset", "clear"].contains(verb) {
      throw UsageError(MeasuredText.unknown, ["name": .text(verb)])
    }
    let (periods, others) = PeriodText.sorted(words)
    if periods.count > 1 { throw UsageError(MeasuredUsageText.twoPeriods, ["first": .text(periods[0]), "second": .text(periods[1])]) }
    if let word = periods.first, bounds.isGiven { throw UsageError(MeasuredUsageText.periodOrBounds, ["period": .text(word)]) }
    period = try periods.first.map { word throws(UsageError) in
      let days = others.count == 1 ? GuessedWay.ofNights([word], of: others[0])[0] : word
      return try WordForm.days.read(GuessedWay.lately(days), "WORD")
    }
    names = others.flatMap { $0.split(separator: ",").map(String.init) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if names.isEmpty {
      // All that there is can be drawn of any days; a table of it nobody reads.
      if let option = arguments.first(of: draws ? [Self.why] : [Self.by, Self.why, Self.from, Self.to]) {
        throw UsageError(MeasuredUsageText.needsName, ["word": .text(option.name)])
      }
      if !draws, let word = periods.first {
        throw UsageError(MeasuredUsageText.needsName, ["word": .text(word)], hint: MeasuredUsageText.needsNameWay)
      }
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    if let changes {
      let written = try context.workspace.write(
        metrics: changes, on: try date?.past(on: today, orElse: DayErrorText.toComeMeasured) ?? today, in: journal, isDryRun: isDryRun)
      write(written, &context)
      if !output.isJSON { try tellHabits(called: written.metrics, of: journal, &context) }
      return .yes
    }
    let audience = context.audience(of: output.answer, journal.configuration)
    let known = try context.workspace.metrics(of: journal, for: audience)
    if names.isEmpty { return try list(known, on: today, of: journal, for: audience, &context) }
    var (names, term) = try termApart(from: known, on: today, in: journal, &context)
    names = names.flatMap { Self.metrics(meantBy: $0, among: known) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    // ‘average wine in november’, where wine is a habit: its means stand in its totals, which have other options.
    if names.count == 1, !known.entries.contains(where: { $0.name.hasSameBytes(as: names[0]) }),
      !context.words.contains(where: { $0.hasPrefix("-") && $0 != "--json" }),
      let habit = try context.workspace.habits(calledAs: names, of: journal, for: audience).first
    {
      let line = ["totals", habit.slug] + (grouping == .day ? [] : ["--by", grouping.rawValue]) + (period.map { ["--in", String($0.word.hasPrefix("in ") ? $0.word.dropFirst(3) : $0.word[...])] } ?? [])
      context.note(
        SurfaceText.taken,
        [
          "typed": .text(context.words.dropFirst().joined(separator: " ")),
          "option": .text((["retro"] + line.map { ShellText.quoted($0) }).joined(separator: " ")),
        ])
      return try RetroProgram.run(instead: line + (output.isJSON ? ["--json"] : []), in: &context)
    }
    try check(names, known)
    let span = try begun(term ?? span(on: today, journal.configuration.weekStart), on: today)
    let report = try context.workspace.metrics(
      names, in: span, by: grouping, of: journal, for: audience, tellsReasons: tellsReasons)
    var document = report.document(tellsReasons: tellsReasons, in: context.language)
    if draws { document.add(context.workspace.figureMaker(of: journal).metrics(report)) }
    try context.show(document, report.json(tellsReasons: tellsReasons), as: output, of: journal)
    if !output.isJSON {
      if let partOfDay { context.note(MeasuredText.wholeDays, ["words": .text(partOfDay)]) }
      for habit in try context.workspace.habits(calledAs: names, in: span, of: journal, for: audience) {
        context.note(
          MeasuredText.habitToo, ["name": .text(habit.slug), "days": .number(habit.days), "amount": .optional(habit.amount.map { UnitTable.standard.text($0.amount, in: $0.unit, context.language.numbers) })])
      }
    }
    return report.isEmpty ? .no : .yes
  }

  /// Tells what became of numbers noted by hand.
  private func write(_ written: WrittenMetrics, _ context: inout Context) {
    if output.isJSON { return context.write(written.json) }
    context.write(written.outcome.preview)
    let shown = written.file.place.shown
    if written.outcome.isChanged {
      // What a private day said before is nothing for others.
      let isTold = context.audience(of: .message, written.file.place.configuration).sees(isPrivate: written.file.reading.isPrivate)
      for metric in written.metrics {
        context.note(
          MeasuredText.noted,
          [
            "dry": .flag(isDryRun), "value": .text(metric.words(context.language)),
            "former": .text(isTold ? metric.formerWords(context.language) ?? "none" : "none"),
            "day": .day(written.day),
            "path": .place(shown),
          ])
      }
      for remark in written.remarks { context.note(remark) }
    } else {
      context.note(WritingText.unchanged, ["path": .place(shown)])
    }
  }

  /// Tells of a habit that is called as what was noted, for which it does not count.
  private func tellHabits(called noted: [NotedMetric], of journal: Journal, _ context: inout Context) throws {
    let names = noted.map(\.name).filter { !MetricNames.known.map(\.name).contains($0) }
    for habit in try context.workspace.habits(calledAs: names, of: journal, for: context.audience(of: .message, journal.configuration)) {
      let value = noted.first { $0.name == habit.metric }?.value ?? ""
      context.note(MeasuredText.notForHabit, ["name": .text(habit.slug), "value": .text(value)])
    }
  }

  /// Which metrics there are; with their pictures, of those that have days among the ones that are asked for.
  private func list(
    _ list: MetricsList, on today: CalendarDay, of journal: Journal, for audience: Audience, _ context: inout Context
  ) throws -> ExitStatus {
    var document = list.document(in: context.language)
    if draws {
      let span = try begun(span(on: today, journal.configuration.weekStart), on: today)
      let names = list.entries.filter { $0.first <= span.end && $0.last >= span.start }.map(\.name)
      let report = try context.workspace.metrics(names, in: span, by: grouping, of: journal, for: audience)
      if !names.isEmpty { document.add(context.workspace.figureMaker(of: journal).metrics(report)) }
    }
    try context.show(document, list.json, as: output, of: journal)
    if list.entries.isEmpty { context.note(MeasuredText.nothingYet) }
    return list.entries.isEmpty ? .no : .yes
  }

  /// Those that a name means, of a blood pressure both; the name itself where it means none.
  private static func metrics(meantBy name: String, among list: MetricsList) -> [String] {
    let known = list.entries.map(\.name)
    if let exact = MetricNames.named(name, among: known) {
      // A number of one's own beside the one that people call so, as a score of sleep is: whoever asks for one sees both.
      let other = MetricNames.timed(name).flatMap { known.contains($0) && $0 != exact ? $0 : nil }
      return [exact] + (other.map { [$0] } ?? [])
    }
    let spoken = MetricNames.spoken(name, among: known)
    if !spoken.isEmpty { return spoken }
    // ‘coffees’ for `coffee`.
    let forms = name.allSatisfy(\.isLetter) ? WordForms.inflected(name).compactMap { MetricNames.named($0, among: known) } : []
    if Set(forms).count == 1 { return [forms[0]] }
    let short = MetricNames.inShort(name, among: known)
    return short.isEmpty ? [name] : short
  }

  /// The names of metrics, and the days of a term whose name stands among them, which a metric of that name would come before.
  private func termApart(
    from list: MetricsList, on today: CalendarDay, in journal: Journal, _ context: inout Context
  ) throws -> (names: [String], term: DaySpan?) {
    let known = list.entries.map(\.name)
    let names = MetricNames.joined(names, among: known)
    let unknown = names.filter { MetricNames.named($0, among: known) == nil && MetricNames.spoken($0, among: known).isEmpty }
    guard period == nil, !bounds.isGiven, names.count > 1, unknown.count == 1,
      let term = try context.workspace.term(unknown[0], on: today, in: journal)
    else { return (names, nil) }
    return (names.filter { $0 != unknown[0] }, term.span)
  }

  private func check(_ names: [String], _ list: MetricsList) throws {
    let known = list.entries.map(\.name)
    let unknown = names.filter { name in !known.contains { $0.hasSameBytes(as: name) } }
    guard let first = unknown.first else { return }
    // The words of a name of several, as long as none of them is a name by itself.
    let name = unknown.count == names.count ? unknown.joined(separator: " ") : first
    let near = suggestion(for: name, among: known)
    throw CommandError(
      .notFound, MeasuredText.unknown, ["name": .text(name)], help: near == nil ? MeasuredText.known : MeasuredText.didYouMean, ["name": .text(near ?? "")])
  }

  private func span(on today: CalendarDay, _ weekStart: Weekday) throws -> DaySpan {
    if let period { return try period.days(on: today).span }
    let (from, to) = try bounds.bounds(on: today)
    let usual = MetricsReport.span(by: grouping, weekStart: weekStart, on: to ?? today)
    let last = to ?? max(today, from ?? today)
    return DaySpan(spanning: from ?? usual.start, last)
  }

  /// Some days that are not all to come.
  private func begun(_ span: DaySpan, on today: CalendarDay) throws -> DaySpan {
    if span.start > today { throw UsageError(MeasuredText.toCome, ["days": "\(span)"]) }
    return span
  }

  /// Takes ‘by week’, ‘per month’ and ‘a day’ out of some words.
  private static func takeGrouping(from words: inout [String]) -> PointsReport.Grouping? {
    var others = words
    guard let unit = GuessedWay.takeGrouping(from: &others), let grouping = PointsReport.Grouping(rawValue: unit) else { return nil }
    words = others
    return grouping
  }

  /// ‘blood sugar 133’ and ‘weight = 81.2 kg’ with the sign between name and value; a name without a number stays.
  private static func withSigns(_ words: [String]) -> [String] {
    var changes: [String] = []
    var name: [String] = []
    for word in words {
      if word.first?.isNumber ?? false, !name.isEmpty {
        changes.append("\(name.joined(separator: "_"))=\(word)")
        name = []
      } else if name.isEmpty, let last = changes.last, last.last?.isNumber ?? false, let parts = ChangeUnit(of: last, word) {
        changes[changes.count - 1] = parts.change
      } else if word.utf8.contains(0x3D), word != "=" {
        changes += name + [word]
        name = []
      } else if !["=", "to"].contains(word) || name.isEmpty {
        name.append(word)
      }
    }
    return changes + name
  }

  /// A change with the unit behind its number: in its name where names have such units, and nowhere where a metric has but one.
  private struct ChangeUnit {
    let change: String

    init?(of change: String, _ typed: String) {
      let parts = change.parts(between: "="), unit = typed.lowercased() == "lbs" ? "lb" : typed.lowercased()
      if Money.sign(of: typed) != nil {
        self.change = change + typed
      } else if ["mg/dl", "mmol/l", "mmol", "mmhg", "bpm", "%", "°c"].contains(unit) {
        self.change = change
      } else if ["kg", "km", "lb", "mi", "kcal", "ms"].contains(unit) {
        self.change = parts[0].hasSuffix("_\(unit)") ? change : "\(parts[0])_\(unit)=\(parts[1])"
      } else if UnitTable.standard.knows(unit) {
        self.change = change + unit
      } else {
        return nil
      }
    }
  }

  private static func changes(_ word: String) throws(UsageError) -> [(name: String, value: String)] {
    guard let equals = word.utf8.firstIndex(of: 0x3D), equals != word.startIndex else {
      throw UsageError(MeasuredUsageText.notAChange, ["word": .text(word)], hint: MeasuredUsageText.notAChangeWay)
    }
    let name = String(word[..<equals])
    try checkKey(name, in: word)
    let value = String(word[word.utf8.index(after: equals)...])
    // Of a blood pressure there are two.
    if let (upper, lower) = MetricNames.pressures(of: name, value) {
      return [(MetricNames.systolic, upper), (MetricNames.diastolic, lower)]
    }
    return [(name, value)]
  }
}
