// From what is asked for to a card.

import Documents
import JournalCharts
public import JournalDates
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
public import JournalStore
import JournalText
import JournalWords

/// What a card is of.
public enum CardKind: String, Sendable, CaseIterable {
  case month, year, streak, mood, term, goal
}

extension Workspace {
  /// A card is for others: nothing private is on it, and no name of a file.
  /// - Parameters:
  ///   - name: Of a habit, a term or a goal; nil for the one that fits.
  ///   - span: Of a month, a year or moods; nil for the one that lasts, of moods the last twelve weeks.
  /// - Throws: Where there is nothing to show.
  public func card(of kind: CardKind, named name: String?, in span: DaySpan?, of journal: Journal) throws -> Card {
    var card = try unspokenCard(of: kind, named: name, in: span, of: journal)
    card.chart = card.chart?.spoken(in: language)
    return card
  }

  /// What kind of card there is of what has this name: the streak of a habit, else a goal, else a term; nil where nothing is called so.
  public func cardKind(ofWhatIsNamed name: String, in journal: Journal) throws -> CardKind? {
    let plans = try plans(of: journal, in: [.activities, .goals, .terms])
    let kinds: [(plan: EntryKind, card: CardKind)] = [(.habit, .streak), (.goal, .goal), (.term, .term)]
    return kinds.first { plans.holds(name, of: [$0.plan]) }?.card
  }

  private func unspokenCard(of kind: CardKind, named name: String?, in span: DaySpan?, of journal: Journal) throws -> Card {
    // What private lines say counts for no streak here: a card is the last place for it.
    let answer = try practice(in: journal, for: .others).dated()
    switch kind {
    case .month, .year:
      return try days(span ?? Period(kind == .month ? .month : .year, containing: answer.day).span, in: journal)
    case .mood: return try moods(span ?? DaySpan(spanning: answer.day.advanced(by: -83), answer.day), answer)
    case .streak: return try streak(name, answer)
    case .term:
      if name == nil, answer.practice.terms(answer.goals, on: answer.day).current == nil {
        throw WorkspaceError(.notFound, CardErrorText.noTerm)
      }
      return try picture("term:" + (name ?? "this"), answer)
    case .goal: return try goal(name, answer)
    }
  }

  private func days(_ span: DaySpan, in journal: Journal) throws -> Card {
    let report = try illustratedReport(of: ReportPeriod(span), [.glance, .mood], in: journal, for: .others)
    var card = Card(figureMaker(of: journal).title(of: span), days: language.title(of: span))
    for block in report.pictures[.glance] ?? [] {
      guard case .tiles(let tiles) = block else { continue }
      card = Card(card.title, days: card.days, lead: tiles.lead, tiles: tiles.tiles, chart: nil)
    }
    for block in report.pictures[.mood] ?? [] { if case .chart(let chart) = block { card.chart = chart } }
    // A row a month is a low strip; weeks beside each other fill a card.
    if case .days(var grid)? = card.chart?.figure, grid.form == .rowsOfMonths {
      grid.form = .rowsOfWeekdays
      card.chart?.figure = .days(grid)
    }
    if card.chart == nil, card.tiles.isEmpty { throw WorkspaceError(.notFound, CardErrorText.nothing, ["days": .text(language.title(of: span))]) }
    return card
  }

  private func moods(_ span: DaySpan, _ answer: PracticeAnswer) throws -> Card {
    let report = try answer.calendar(CalendarChoice(metric: "mood", span: span, weekStart: answer.weekStart))
    if report.isEmpty { throw WorkspaceError(.notFound, CardErrorText.nothing, ["days": .text(language.title(of: span))]) }
    let maker = figureMaker(of: answer.journal)
    let chart = maker.calendar(report, form: span.count <= 31 ? .months : .rowsOfWeekdays)
    let counts = report.levels.reversed().filter { $0.count > 0 }
    let tiles = counts.map { Tiles.Tile(language.numbers.written($0.count), $0.word) }
    return Card(language(CardText.mood), days: maker.title(of: span), tiles: tiles, atMost: Mood.allCases.count, chart: chart)
  }

  private func streak(_ name: String?, _ answer: PracticeAnswer) throws -> Card {
    let habits = answer.habits.habits.filter { !$0.habit.isPrivate }
    let record: HabitRecord?
    if let name {
      let named = try answer.practice.habits.named(name, "habit")
      record = habits.first { $0.habit.path.hasSameBytes(as: named.path) }
    } else {
      // The longest that goes on, counted in days so that weeks are no less.
      record = habits.filter { $0.streak.current > 0 }.max { days(of: $0) < days(of: $1) }
    }
    guard let record else {
      throw WorkspaceError(
        .notFound, name == nil ? CardErrorText.noStreak : CardErrorText.hidden, ["name": .text(name ?? "")])
    }
    let span = DaySpan(spanning: answer.day.advanced(by: -181), answer.day)
    let calendar = CalendarReport(of: record, span: span, weekStart: answer.weekStart, in: language)
    let streak = record.streak
    let tiles = [
      Tiles.Tile(streak.unit.words(streak.current, language), language(CardText.streak)),
      Tiles.Tile(streak.unit.words(streak.best, language), language(CardText.best)),
      Tiles.Tile(language.numbers.percent(Int((record.strength * 100).rounded())), language(CardText.strength)),
      Tiles.Tile("\(record.done(inLast: 30))", language(CardText.lastMonth)),
    ]
    let chart = figureMaker(of: answer.journal).calendar(calendar, form: .rowsOfWeekdays)
    return Card(record.habit.title, days: language.title(of: span), tiles: tiles, chart: chart)
  }

  private func days(of record: HabitRecord) -> Int { record.streak.current * (record.streak.unit == .week ? 7 : 1) }

  private func goal(_ name: String?, _ answer: PracticeAnswer) throws -> Card {
    let goals = ProgressReport(of: answer.goals, .active, units: answer.units, today: answer.day).goals.filter { !$0.targets.isEmpty || !$0.levels.isEmpty }
    guard let word = name ?? goals.max(by: { $0.share < $1.share })?.goal.slug else {
      throw WorkspaceError(.notFound, CardErrorText.noGoal)
    }
    return try picture("goal:" + word, answer)
  }

  /// What `retro chart` draws of one thing.
  private func picture(_ name: String, _ answer: PracticeAnswer) throws -> Card {
    let report = try figures(FigureRequest([name]), of: answer)
    guard let chart = report.charts.first else { throw WorkspaceError(.notFound, CardErrorText.nothing, ["days": .text(name)]) }
    let parts = chart.title.split(separator: "·", maxSplits: 1).map { String($0).trimmed }
    return Card(parts.first ?? chart.title, days: parts.dropFirst().first ?? "", lead: chart.sentence, chart: chart)
  }
}

extension GoalProgress {
  /// How far the first thing has come that it asks for, from 0.
  fileprivate var share: Double { targets.first.map { $0.percent / 100 } ?? levels.first?.share ?? 0 }
}
