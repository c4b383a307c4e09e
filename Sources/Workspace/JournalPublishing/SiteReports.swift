// What reports say on the pages of a site, counted without anything private.

import Documents
import JournalDates
import JournalFigures
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalSite
import JournalStore
import JournalText

/// Numbers and pictures of habits, goals, terms, values and metrics.
final class SiteReports {
  private let workspace: Workspace
  private let journal: Journal
  private let answer: PracticeAnswer
  private let maker: FigureMaker
  private let map: SiteMap
  /// Nil where nothing of Tries is asked.
  private let ledger: ReviewLedger?
  private let today: CalendarDay
  private var knownList: MetricsList?
  private var knownMetrics: [MetricPage]?
  private lazy var habits = answer.habits
  private lazy var goals = answer.goals
  private lazy var habitRecords = Dictionary(habits.habits.map { ($0.habit.path, $0) }, uniquingKeysWith: { first, _ in first })

  init(
    _ workspace: Workspace, _ journal: Journal, _ index: JournalIndex, without hidden: Set<CalendarDay>, _ map: SiteMap,
    _ ledger: ReviewLedger?, on today: CalendarDay
  ) throws {
    (self.workspace, self.journal, self.map, self.ledger, self.today) = (workspace, journal, map, ledger, today)
    answer = try workspace.publishedPractice(
      asOf: today, in: journal, without: try index.privateLogLines(), days: hidden)
    maker = workspace.figureMaker(of: journal)
  }

  var hasMetrics: Bool { get throws { try !metricsList().entries.isEmpty } }

  private func metricsList() throws -> MetricsList {
    if let knownList { return knownList }
    let list = try workspace.metrics(of: journal)
    knownList = list
    return list
  }
  private var say: Language { workspace.language }

  /// Whether anything is told on the pages of entries of a kind.
  static func tells(of kind: EntryKind) -> Bool { kind == .habit || kind == .goal || kind == .term }

  /// What is told of a habit, a goal or a term on its page; nil of other entries.
  func part(of entry: SiteEntry) throws -> Document? {
    switch entry.kind {
    case .habit: habit(entry)
    case .goal: goal(entry)
    case .term: term(entry)
    default: nil
    }
  }

  /// A few words on a habit or a goal, for lists.
  func facts(of entry: SiteEntry) -> [String] {
    switch entry.kind {
    case .habit: habit(entry)?.firstFacts ?? []
    case .goal: goal(entry)?.firstFacts ?? []
    default: []
    }
  }

  private func habit(_ entry: SiteEntry) -> Document? {
    guard let record = habitRecords[entry.path] else { return nil }
    var document = StreaksReport(of: habits, only: entry.path, today: today).document(in: say).body(below: entry.title)
    let span = DaySpan(spanning: today.advanced(by: -181), today)
    document += .chart(maker.calendar(CalendarReport(of: record, span: span, weekStart: answer.weekStart, in: workspace.language)))
    return document
  }

  private func goal(_ entry: SiteEntry) -> Document? {
    guard let progress = goals.goals.first(where: { $0.goal.path.hasSameBytes(as: entry.path) }) else { return nil }
    let report = ProgressReport(of: goals, .one(entry.path), units: answer.units, today: today)
    var document = report.document(in: say).body(below: entry.title)
    for chart in maker.goal(progress, units: answer.units, on: today) { document += .chart(chart) }
    return document
  }

  private func term(_ entry: SiteEntry) -> Document? {
    guard let term = answer.term(at: entry.path) else { return nil }
    let retrospectives = map.retrospectives.compactMap { map.entries[$0].span }
    var document = Document(RichText(entry.title))
    document += .chart(maker.term(term, retrospectives: retrospectives, on: today))
    return document
  }

  /// The moods of a year as a picture; nil where none is known.
  func moods(of year: Period) throws -> Document? {
    let report = answer.publishedMoods(in: year.span)
    if report.isEmpty { return nil }
    var document = Document(RichText(say.title(of: year)))
    document += .chart(maker.calendar(report))
    return document
  }

  /// The way of Tries.
  func tries() -> Document {
    var document = Document("")
    document += .chart(maker.tries(ledger?.tries ?? [], in: nil, on: today))
    return document
  }

  /// What was done for each value.
  func alignment() throws -> Document { try answer.alignment().document(in: say) }

  /// A metric over time: what the picture is made from, and the picture.
  struct MetricPage {
    let name: String
    let digest: Digest
    let document: () -> Document
  }

  /// Each metric over time.
  func metrics() throws -> [MetricPage] {
    if let knownMetrics { return knownMetrics }
    let list = try metricsList()
    guard let first = list.entries.map(\.first).min(), let last = list.entries.map(\.last).max() else { return [] }
    let report = try workspace.metrics(list.entries.map(\.name), in: DaySpan(spanning: first, last), of: journal)
    let pages = report.names.enumerated().compactMap { place, name -> MetricPage? in
      guard let digest = Self.digest(of: report, at: place) else { return nil }
      return MetricPage(name: name, digest: digest) { [maker, say] in
        var document = Document(RichText(say.title(ofMetric: name)))
        if let chart = maker.metric(report, at: place) { document += .chart(chart) }
        return document
      }
    }
    knownMetrics = pages
    return pages
  }

  /// Nil where no day has an amount.
  private static func digest(of report: MetricsReport, at place: Int) -> Digest? {
    var (digest, isEmpty) = (Digest(), true)
    digest.add(report.names[place])
    for day in report.days {
      guard let amount = day.amounts[place] else { continue }
      isEmpty = false
      digest.add(Int(day.date.ordinal))
      switch amount {
      case .number(let number): digest.add(number.bitPattern)
      case .clock(let time): digest.add(time.minutes)
      }
    }
    return isEmpty ? nil : digest
  }
}

extension Document {
  /// Without a heading that says what the page is called, and without what is said of the report.
  fileprivate func body(below title: String) -> Document {
    var document = self
    // The day and how many there are.
    if case .facts = document.blocks.first { document.blocks.removeFirst() }
    document.blocks.removeAll { block in
      switch block {
      case .heading(let words, _, _): words.plain == title
      case .note, .hint, .data, .space: true
      default: false
      }
    }
    return document
  }

  /// The facts that stand first in it.
  fileprivate var firstFacts: [String] {
    for block in blocks {
      switch block {
      case .facts(let facts, _, _): return facts.map(\.plain)
      case .gauge(_, let words, _): return [words]
      case .list(let list):
        guard let item = list.items.first else { continue }
        var facts: [String] = []
        if case .amount(let amount) = item.mark { facts.append(amount) }
        return facts + item.facts.prefix(2).map(\.plain)
      default: continue
      }
    }
    return []
  }
}
