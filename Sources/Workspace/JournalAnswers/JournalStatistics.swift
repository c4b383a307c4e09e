// A journal in numbers.

public import JournalDates
public import JournalFormat
public import JournalIndex
import JournalInsights
public import JournalModel

/// How much a journal holds; private text counts, too.
public struct JournalStatistics: Sendable {
  /// Entries of each kind that there is, in the order of the kinds.
  public let entries: [(kind: EntryKind, count: Int)]
  public let privateEntries: Int
  /// Days that have an entry, and the span from the first to the last of them.
  public let days: Int
  public let span: DaySpan?
  public let words: Int
  /// Items of Keep, Problem, Try and Action.
  public let items: [(section: SectionKind, count: Int)]
  /// Actions as `retro actions` tells how they stand.
  public let actions: [(state: Action.State, count: Int)]
  /// Pairs of an entry and a name that it links to.
  public let links: Int
  /// Tags, however many entries have each.
  public let tags: Int
  /// Days with metrics by source; the days' own properties under nil.
  public let metricDays: [(source: String?, days: Int)]

  public var entryCount: Int { entries.reduce(0) { $0 + $1.count } }

  /// - Parameter layout: That of the journal.
  public init(_ index: JournalIndex, _ layout: Layout) throws {
    let counts = try index.numbers()
    entries = EntryKind.allCases.compactMap { kind in counts.kinds[kind].map { (kind, $0) } }
    privateEntries = counts.privateEntries
    days = counts.days
    if let first = counts.firstDay, let last = counts.lastDay { span = DaySpan(from: first, to: last) } else { span = nil }
    words = counts.words
    items = [.keep, .problem, .try, .action].map { section in (section, counts.items[section]?.values.reduce(0, +) ?? 0) }
    let ledger = ReviewLedger(of: try index.loopFiles(), layout: layout)
    actions = [Action.State.open, .done, .cancelled].map { state in (state, ledger.actions.count { $0.state == state }) }
    links = counts.links
    tags = Set(try index.tagCounts().map { $0.tag.lowercased() }).count
    metricDays = counts.metricDays
  }
}
