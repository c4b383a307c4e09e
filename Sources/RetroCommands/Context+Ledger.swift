// What the commands that tell of Tries and Actions have in common.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore

extension Context {
  /// What became of every Try and Action of the journal; what cannot be read is told and left out.
  /// - Parameters:
  ///   - audience: Whom it is told; what is to be changed is asked for as others see it.
  ///   - isMarked: Whether what is private says so, where its owner is told it.
  mutating func ledger(of journal: Journal, for audience: Audience = .others, isMarked: Bool = true) throws -> ReviewLedger {
    let entries = try loopEntries(of: journal, known: { ReviewReading($0) }, take: { ReviewReading($0) })
    return ReviewLedger(of: entries.map { $0.told(to: audience, isMarked: isMarked) }, layout: journal.layout)
  }

  /// The same of an index that was asked already.
  func ledger(of journal: Journal, _ files: PracticeFiles) throws -> ReviewLedger {
    ReviewLedger(of: try files.index.loopFiles().map { ReviewReading($0) }, layout: journal.layout)
  }

  /// What is made of every entry of the journal as the index knows it; of all files where the index cannot be kept, which is told. What cannot be
  /// read is told and left out.
  mutating func loopEntries<Entry: Sendable>(
    of journal: Journal, known: (IndexedFile) -> Entry, take: @escaping @Sendable (FileReading) -> Entry
  ) throws -> [Entry] {
    try readLoop(of: journal, known: known, take: take).entries
  }

  /// The same, with the index that it came from, which is made in memory where it cannot be kept.
  mutating func indexedLoopEntries<Entry: Sendable>(
    of journal: Journal, known: (IndexedFile) -> Entry, take: @escaping @Sendable (FileReading) -> Entry
  ) throws -> (entries: [Entry], problems: [HostError], index: JournalIndex) {
    let (entries, problems, index) = try readLoop(of: journal, known: known, take: take)
    return (entries, problems, try index ?? JournalIndex.inMemory(journal, clock))
  }

  /// Every entry as the history and reports know it, and how many could not be read. What cannot be read is told and left out.
  mutating func history(of journal: Journal) throws -> (entries: [HistoryReading], problems: Int) {
    let labels = journal.configuration.moodLabels
    let found = try readLoop(of: journal, known: { HistoryReading($0) }, take: { HistoryReading($0, labels) })
    return (found.entries, found.problems.count)
  }

  /// The same, with the index that it came from, which is made in memory where it cannot be kept.
  mutating func indexedHistory(of journal: Journal) throws -> (entries: [HistoryReading], problems: Int, index: JournalIndex) {
    let labels = journal.configuration.moodLabels
    let found = try readLoop(of: journal, known: { HistoryReading($0) }, take: { HistoryReading($0, labels) })
    return (found.entries, found.problems.count, try found.index ?? JournalIndex.inMemory(journal, clock))
  }

  /// These entries as a whole; what can no longer be read is told and left out.
  mutating func read(_ entries: some Sequence<HistoryReading>, of journal: Journal) -> [FileReading] {
    let paths = entries.map(\.path)
    let (readings, problems) = Journal.gather(paths.count) { index in
      Result { () throws(HostError) in try journal.entry(at: paths[index]) }
    }
    for cause in problems.causes { warn(of: cause) }
    return readings
  }

  private mutating func readLoop<Entry: Sendable>(
    of journal: Journal, known: (IndexedFile) -> Entry, take: @escaping @Sendable (FileReading) -> Entry
  ) throws -> (entries: [Entry], problems: [HostError], index: JournalIndex?) {
    var index: JournalIndex?
    switch try journal.loopEntries(environment, clock: clock, known, take: { index = $0 }) {
    case .success(let found):
      for cause in found.problems.causes { warn(of: cause) }
      tellFlaws(of: journal, found.flawedPaths)
      return (found.entries, found.problems, index)
    case .failure(let trouble):
      note("all files were read, without the index: \(trouble.reason)")
      let (entries, problems) = try readings(of: journal, take)
      return (entries, problems, nil)
    }
  }

  /// What an item's own file, that of its task and the nearest Reviews say.
  func neighbours(
    of found: FoundItem, in journal: Journal, on today: CalendarDay, for audience: Audience = .others, isMarked: Bool = true
  ) throws -> ReviewNeighbours {
    journal.neighbours(of: found.file, with: try task(of: found).map { [$0] } ?? [], on: today, for: audience, isMarked: isMarked)
  }

  /// How this terminal is written to.
  /// - Parameter root: The journal's root, which paths are links to; nil for none.
  func terminal(root: String?) -> TerminalRenderer {
    TerminalRenderer(width: width, colours: colourDepth, links: terminalLinks(root))
  }

  /// The same for a document.
  func terminalLayout(root: String?) -> TerminalLayout {
    TerminalLayout(width: width, colours: colourDepth, links: terminalLinks(root))
  }

  private func terminalLinks(_ root: String?) -> LinkBase? {
    colourDepth != .none && colourDepth != .basic && Terminal.isTerminal(.output) ? root.map { LinkBase($0) } : nil
  }
}
