// From words to pictures: what is to be drawn, and who knows its numbers.

import JournalCharts
public import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
public import JournalStore
import JournalText

/// Pictures as they are asked for.
public struct FigureRequest: Sendable {
  /// `mood`, `sleep`, a metric, `habit:run` …
  public var names: [String]
  /// In which days; nil for as many as each usually has.
  public var span: DaySpan?
  /// Nil for what leaves each point room enough.
  public var grouping: FigureGrouping?
  /// What stands below, where one number is drawn against another.
  public var other: String?

  public init(_ names: [String], in span: DaySpan? = nil, by grouping: FigureGrouping? = nil, against other: String? = nil) {
    (self.names, self.span, self.grouping, self.other) = (names, span, grouping, other)
  }
}

extension Workspace {
  /// The pictures that are asked for. Whoever may be told what is private is asked by `answer`, as in every other report.
  /// - Throws: Where a name means nothing that can be drawn.
  public func figures(_ request: FigureRequest, of answer: PracticeAnswer) throws -> FigureReport {
    let source = FigureSource(self, try answer.dated(), request)
    if let other = request.other {
      let name = request.names.first ?? ""
      var report = try source.scatter(name, against: other)
      report.tellsPrivateCount = answer.journal.configuration.tellsPrivateCount
      return report
    }
    var report = FigureReport([], isKnown: false)
    report.tellsPrivateCount = answer.journal.configuration.tellsPrivateCount
    for name in request.names {
      let one = try source.figures(of: name)
      report.charts += one.charts
      report.isKnown = report.isKnown || one.isKnown
      report.privateEntries = max(report.privateEntries, one.privateEntries)
      report.privateDays = Set(report.privateDays + one.privateDays).sorted()
    }
    return report
  }

  /// How pictures of a journal look and are told.
  public func figureMaker(of journal: Journal) -> FigureMaker {
    let configuration = journal.configuration
    return FigureMaker(language, theme: configuration.theme, weekStart: configuration.weekStart, labels: configuration.moodLabels)
  }
}

/// What pictures are made from.
struct FigureSource {
  let workspace: Workspace
  let answer: PracticeAnswer
  let request: FigureRequest
  let maker: FigureMaker

  init(_ workspace: Workspace, _ answer: PracticeAnswer, _ request: FigureRequest) {
    (self.workspace, self.answer, self.request) = (workspace, answer, request)
    maker = workspace.figureMaker(of: answer.journal)
  }

  private var today: CalendarDay { answer.day }

  /// So many weeks up to today, where no days were named.
  private func span(weeks: Int) -> DaySpan {
    let first = today.advanced(by: 1 - 7 * weeks)
    return request.span ?? DaySpan(spanning: first, today)
  }

  /// The same from the first day on which anything is known: what was before it began is no part of a picture that nobody asked to be longer.
  func span(weeks: Int, since first: CalendarDay?) -> DaySpan {
    let span = span(weeks: weeks)
    guard request.span == nil, let first, first > span.start, first <= span.end else { return span }
    return DaySpan(spanning: first, span.end)
  }

  /// The first day that has one of some metrics.
  private func firstDay(of names: [String]) throws -> CalendarDay? {
    try workspace.metrics(of: answer.journal, for: answer.audience).entries.filter { names.contains($0.name) }.map(\.first).min()
  }

  func figures(of name: String) throws -> FigureReport {
    if let found = try picture(of: name) { return found }
    let word = Self.parts(of: name).word
    // ‘sleep mood’ are two pictures, as ‘sleep,mood’ are.
    let words = word.words.map { String($0) }.filter { !["and", "with", "und", "y", "et", "e"].contains($0.lowercased()) }
    if words.count > 1, let (names, report) = try several(words[...]) {
      if names.count == 2 { workspace.note(ChartErrorText.together, ["name": .text(names.map { ShellText.quoted($0) }.joined(separator: " "))]) }
      return report
    }
    let metrics = try workspace.metrics(of: answer.journal, for: answer.audience).entries.map(\.name)
    let plans = answer.practice.habits.filter { !$0.isPrivate }.map(\.slug) + answer.practice.goals.filter { !$0.isPrivate }.map(\.slug)
    let near = suggestion(for: word, among: ["mood", "sleep", "points", "wellness", "tries"] + metrics + plans)
    throw WorkspaceError(
      .notFound, ChartErrorText.unknown, ["name": .text(word)], help: near == nil ? ChartErrorText.ways : ChartErrorText.near,
      ["name": .text(near ?? "")])
  }

  /// The picture that a name has in all of its words; nil where they mean nothing.
  private func picture(of name: String) throws -> FigureReport? {
    let (kind, word) = Self.parts(of: name)
    switch kind ?? word.lowercased() {
    case "mood", "moods": return try moods()
    case "sleep", "nights": return try nights()
    case "wellness", "score": return try wellness()
    case "tries", "try": return try tries()
    case "points": return try days("points")
    case "habit": return try habit(word)
    case "goal": return try goal(word)
    case "term": return try term(word)
    case "metric": return try spoken(word) ?? metric(try key(of: word) ?? word)
    default: return try anything(word)
    }
  }

  /// `habit:run` is a habit, whatever else is called so.
  private static func parts(of name: String) -> (kind: String?, word: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    let kind = name[..<colon].lowercased()
    guard ["habit", "goal", "term", "metric"].contains(kind) else { return (nil, name) }
    return (kind, name[name.index(after: colon)...].trimmed)
  }

  /// A name without its kind: a metric by its key or as people call it, a habit, a goal, a term; nil for anything else.
  private func anything(_ word: String) throws -> FigureReport? {
    if let key = try key(of: word) { return try metric(key) }
    // What is measured is meant by all of its name, before a plan that has it as a part of its own: ‘blood pressure’ is no ‘blood pressure pill’.
    if !isPlan(word), let found = try spoken(word), found.isKnown { return found }
    if let amounts = try amounts(of: word) { return amounts }
    if let found = try ifThere({ try habit(word) }) { return found }
    if let found = try ifThere({ try goal(word) }) { return found }
    if let found = try ifThere({ try term(word) }) { return found }
    if let found = try spoken(word) { return found }
    return try activity(word)
  }

  /// Whether a plan is called so, and not only has it as a part of its name.
  func isPlan(_ word: String) -> Bool {
    let folded = Reference.folded(word)
    let practice = answer.practice
    let names = practice.habits.flatMap { [$0.slug, $0.title] } + practice.goals.flatMap { [$0.slug, $0.title] } + practice.terms.flatMap { [$0.slug, $0.title] }
    return names.contains { Reference.folded($0.withoutPrivateMark) == folded }
  }

  /// The pictures of several things that words name one after the other, each by as many of them as do, and their names; nil where a word names none.
  private func several(_ words: ArraySlice<String>) throws -> (names: [String], report: FigureReport)? {
    for end in (words.startIndex + 1...words.endIndex).reversed() {
      let name = words[..<end].joined(separator: " ")
      guard var first = try ifThere({ try picture(of: name) }) else { continue }
      if end == words.endIndex { return ([name], first) }
      guard let (names, second) = try several(words[end...]) else { continue }
      first.charts += second.charts
      first.isKnown = first.isKnown || second.isKnown
      first.privateEntries = max(first.privateEntries, second.privateEntries)
      first.privateDays = Set(first.privateDays + second.privateDays).sorted()
      return ([name] + names, first)
    }
    return nil
  }

  /// What people mean by a word for a metric, a blood pressure as one picture; nil where it means none.
  private func spoken(_ word: String) throws -> FigureReport? {
    if try key(of: word) != nil { return nil }
    let names = MetricNames.inShort(word, among: try workspace.metrics(of: answer.journal, for: answer.audience).entries.map(\.name))
    if names.count == 1 { return try metric(names[0]) }
    if names.isEmpty { return nil }
    let span = span(weeks: 12, since: try firstDay(of: names))
    let report = try workspace.metrics(names, in: span, of: answer.journal, for: answer.audience)
    if request.grouping == .weekday {
      let charts = names.indices.map { series(DailyValues(report, at: $0, in: workspace.language), in: span) }
      return FigureReport(charts, isKnown: !report.isEmpty, privateEntries: report.privateEntries, privateDays: report.privateDays)
    }
    return FigureReport(
      [maker.pressure(report, by: request.grouping ?? FigureGrouping(for: span), in: span)], isKnown: !report.isEmpty,
      privateEntries: report.privateEntries, privateDays: report.privateDays)
  }

  /// What a name means; nil where it means nothing of that kind.
  func ifThere(_ body: () throws -> FigureReport?) throws -> FigureReport? {
    do { return try body() } catch let error as WorkspaceError {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// The name of a metric by its key, or by what people call it; nil for what is none.
  private func key(of word: String) throws -> String? {
    let names = try workspace.metrics(of: answer.journal, for: answer.audience).entries.map(\.name)
    return MetricNames.named(word, among: names)
  }

  /// The same, of a word that people have for one, too; of a blood pressure the upper number.
  private func spokenKey(of word: String) throws -> String? {
    let names = try workspace.metrics(of: answer.journal, for: answer.audience).entries.map(\.name)
    let isHabit = answer.practice.habits.contains { $0.slug == word.lowercased() }
    return MetricNames.named(word, among: names) ?? (isHabit ? nil : MetricNames.spoken(word, among: names).first)
  }
}

extension FigureSource {
  private func moods() throws -> FigureReport {
    let span = span(weeks: 12, since: answer.practice.moods.map(\.day).min())
    let report = try answer.calendar(CalendarChoice(metric: "mood", span: span, weekStart: answer.weekStart))
    let chart =
      if request.grouping == nil, span.count > 93 { maker.calendar(report) } else {
        series(DailyValues(report, labels: answer.journal.configuration.moodLabels, in: workspace.language), in: span)
      }
    return FigureReport(
      [chart], isKnown: !report.isEmpty, privateEntries: report.privateEntries, privateDays: report.privateDays)
  }

  /// Numbers of days in the form that was asked for.
  func series(_ values: DailyValues, in span: DaySpan) -> Chart {
    let grouping = request.grouping ?? FigureGrouping(for: span)
    return grouping == .weekday ? maker.weekdays(values, in: span) : maker.series(values, by: grouping, in: span)
  }

  private func days(_ name: String) throws -> FigureReport {
    let span = span(weeks: 12)
    let report = try answer.calendar(CalendarChoice(metric: name, span: span, weekStart: answer.weekStart))
    let values = DailyValues(report, labels: answer.journal.configuration.moodLabels, in: workspace.language)
    return FigureReport(
      [series(values, in: span)], isKnown: !report.isEmpty, privateEntries: report.privateEntries, privateDays: report.privateDays)
  }

  private func metric(_ key: String) throws -> FigureReport {
    let span = span(weeks: 12, since: try firstDay(of: [key]))
    let report = try workspace.metrics([key], in: span, of: answer.journal, for: answer.audience)
    return FigureReport(
      [series(DailyValues(report, at: 0, in: workspace.language), in: span)], isKnown: !report.isEmpty, privateEntries: report.privateEntries,
      privateDays: report.privateDays)
  }

  private func nights() throws -> FigureReport {
    let span = span(weeks: 6, since: try firstDay(of: FigureMaker.ofNights))
    if request.grouping == .weekday { return try metric("sleep_minutes") }
    let grouping = request.grouping ?? FigureGrouping(for: span)
    let by = PointsReport.Grouping(rawValue: grouping.rawValue) ?? .day
    let report = try workspace.metrics(FigureMaker.ofNights, in: span, by: by, of: answer.journal, for: answer.audience)
    return FigureReport(
      [maker.nights(report)], isKnown: !report.isEmpty, privateEntries: report.privateEntries, privateDays: report.privateDays)
  }

  private func wellness() throws -> FigureReport {
    let span = span(weeks: 8)
    let report = try workspace.wellness(of: NamedDays(span), in: answer.journal, for: answer.audience)
    if request.grouping == .weekday { throw WorkspaceError(.usage, ChartErrorText.noWeekdays) }
    let grouping = request.grouping ?? FigureGrouping(for: span)
    return FigureReport(
      [maker.wellness(report, by: grouping)], isKnown: report.hasScore, privateEntries: report.privateEntries,
      privateDays: report.privateDays)
  }

  /// Refuses what says how days are put together, where there is nothing to put together.
  private func refuseGrouping(of name: String) throws(WorkspaceError) {
    if request.grouping != nil { throw WorkspaceError(.usage, ChartErrorText.noBy, ["name": .text(name)]) }
  }

  /// Refuses days, where these are its own.
  private func refuseDays(of name: String) throws(WorkspaceError) {
    if request.span != nil { throw WorkspaceError(.usage, ChartErrorText.noDays, ["name": .text(name)]) }
  }

  private func tries() throws -> FigureReport {
    try refuseGrouping(of: "tries")
    let ledger = try workspace.ledger(of: answer.journal, for: answer.audience, isMarked: answer.isMarked)
    let hidden = ledger.tries.count { $0.isPrivate }
    // Of days that are over, how it stood at their end.
    let day = request.span.map { $0.end < today ? $0.end : today } ?? today
    let chart = maker.tries(ledger.asOf(day).tries, in: request.span, on: day)
    return FigureReport([chart], isKnown: chart.tables.contains { !$0.rows.isEmpty }, privateEntries: hidden)
  }

  private func habit(_ word: String) throws -> FigureReport {
    let habit = try answer.practice.habits.named(word, "habit")
    guard !habit.isPrivate, let record = answer.habits.habit(at: habit.path) else {
      throw WorkspaceError(.notFound, ChartErrorText.hidden, ["name": .text(habit.slug)])
    }
    // What days are put together by are amounts: so much a week.
    if request.grouping != nil { return try amounts(of: record) }
    let report = CalendarReport(of: record, span: span(weeks: 26), weekStart: answer.weekStart, in: workspace.language)
    return FigureReport([maker.calendar(report)], isKnown: !report.isEmpty)
  }

  private func goal(_ word: String) throws -> FigureReport {
    let goal = try answer.practice.goals.named(word, "goal")
    try refuseGrouping(of: word)
    try refuseDays(of: word)
    guard !goal.isPrivate, let progress = answer.goals.goals.first(where: { $0.goal.path.hasSameBytes(as: goal.path) }) else {
      throw WorkspaceError(.notFound, ChartErrorText.hidden, ["name": .text(goal.slug)])
    }
    let charts = maker.goal(progress, units: answer.units, on: today)
    if charts.isEmpty {
      throw WorkspaceError(
        .wrongKind, ChartErrorText.noTarget, ["name": .text(goal.title)], help: ChartErrorText.noTargetWay, ["path": .place(goal.path)])
    }
    return FigureReport(charts)
  }

  private func term(_ word: String) throws -> FigureReport {
    let terms = answer.practice.terms(answer.goals, on: today)
    let wanted =
      word.isEmpty || ["term", "this term", "this-term", "this"].contains(word.lowercased())
      ? terms.current
      : try {
        let found = try answer.practice.terms.named(word, "term"); return terms.first { $0.term.path.hasSameBytes(as: found.path) }
      }()
    guard let term = wanted else {
      throw WorkspaceError(.notFound, ChartErrorText.unknown, ["name": .text(word)], help: ChartErrorText.ways)
    }
    try refuseGrouping(of: term.term.slug)
    try refuseDays(of: term.term.slug)
    if term.term.isPrivate { throw WorkspaceError(.notFound, ChartErrorText.hidden, ["name": .text(term.term.slug)]) }
    let files = try workspace.loopEntries(of: answer.journal).entries
    let retrospectives = files.filter { $0.kind.isRetrospective && (!$0.isPrivate || answer.audience == .owner) }.compactMap(\.span)
    return FigureReport([maker.term(answer.term(at: term.term.path) ?? term, retrospectives: retrospectives, on: today)])
  }

  func scatter(_ name: String, against other: String) throws -> FigureReport {
    let span = request.span ?? DaySpan(spanning: today.advanced(by: -364), today)
    let (first, second) = (try daily(name, in: span), try daily(other, in: span))
    let chart = maker.scatter(first.values, against: second.values, in: span)
    return FigureReport(
      [chart], isKnown: chart.tables.contains { !$0.rows.isEmpty },
      privateEntries: max(first.report.privateEntries, second.report.privateEntries),
      privateDays: Set(first.report.privateDays + second.report.privateDays).sorted())
  }

  /// The numbers of days of a mood, points, a habit or a metric.
  private func daily(_ name: String, in span: DaySpan) throws -> (values: DailyValues, report: CalendarReport) {
    let (kind, word) = Self.parts(of: name)
    let isNight = kind == nil && word.lowercased() == "sleep"
    let metric = isNight ? "sleep_minutes" : kind == "habit" ? word : try spokenKey(of: word) ?? word
    let report = try answer.calendar(CalendarChoice(metric: metric, span: span, weekStart: answer.weekStart))
    return (DailyValues(report, labels: answer.journal.configuration.moodLabels, in: workspace.language), report)
  }
}
