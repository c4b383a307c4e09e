// What became of Tries and Actions, and what retrospectives and days said.

import JournalChecks
public import JournalDates
public import HostSystem
public import JournalFormat
public import JournalIndex
import JournalLanguage
public import JournalInsights
public import JournalModel
public import JournalStore
import MarkdownSyntax
import JournalText

/// What the index knows of every entry, and what could not be read.
public struct LoopEntries: Sendable {
  /// In the order of their paths' bytes.
  public let entries: [LoopFile<ItemLink>]
  /// Files and folders that could not be read; the others were.
  public let problems: [HostError]
}

extension Workspace {
  /// Every entry as the index knows it. What cannot be read is told and left out.
  /// - Parameter span: The days of a report, for which those entries, items and lines are enough that concern it; nil for all.
  public func loopEntries(of journal: Journal, concerning span: DaySpan? = nil) throws -> LoopEntries {
    let index = try index(of: journal)
    let files = if let span { try index.loopFiles(concerning: span) } else { try index.loopFiles() }
    tellFlaws(of: journal, try index.flawedPaths())
    return LoopEntries(entries: files, problems: index.report.problems)
  }

  /// What became of every Try and Action of the journal.
  /// - Parameters:
  ///   - audience: Whom it is told; what is to be changed is asked for as others see it.
  ///   - isMarked: Whether what is private says so, where its owner is told it.
  public func ledger(of journal: Journal, for audience: Audience = .others, isMarked: Bool = true) throws -> ReviewLedger {
    let files = try loopEntries(of: journal).entries.map { $0.told(to: audience, isMarked: isMarked) }
    return ReviewLedger(of: files, layout: journal.layout)
  }

  /// The same of the Tries and Actions alone that were written in files that end in these days, or are judged in them; each as all files tell it.
  public func ledger(
    of journal: Journal, endingIn span: DaySpan, for audience: Audience = .others, isMarked: Bool = true
  ) throws -> ReviewLedger {
    let index = try index(of: journal)
    tellFlaws(of: journal, try index.flawedPaths())
    return ReviewLedger(of: try index.loopFiles(endingIn: span).map { $0.told(to: audience, isMarked: isMarked) }, layout: journal.layout)
  }

  /// These entries as a whole; what can no longer be read is told and left out.
  public func read(_ entries: some Sequence<LoopFile<ItemLink>>, of journal: Journal) -> [FileReading] {
    let paths = entries.map(\.path)
    let (readings, problems) = Journal.gather(paths.count) { index in
      Result { () throws(HostError) in try journal.entry(at: paths[index]) }
    }
    warn(ofAll: problems)
    return readings
  }

  /// The items of this id, wherever they stand in the journal. Entries that may have it and cannot be read are told.
  public func items(named name: ItemName) throws -> [FoundItem] {
    let journal = try journal()
    let (items, problems) = try journal.items(named: name, from: try folder(), try index(of: journal, isTold: false))
    warn(ofAll: problems)
    return items
  }
}

extension Workspace {
  /// Tells what is wrong with the front matter of the entries that the index knows to have findings there.
  public func tellFlaws(of journal: Journal, _ index: JournalIndex) throws { tellFlaws(of: journal, try index.flawedPaths()) }

  /// Tells what is wrong with the front matter of the entries at these paths, of each once.
  func tellFlaws(of journal: Journal, _ paths: [String]) {
    for path in paths where toldFlaws.insert(path).inserted {
      // What has gone since is told nowhere; a refresh forgets it.
      guard let reading = journal.entryIfReadable(at: path) else { continue }
      if tellConflict(in: reading.source, lines: reading.lines, named: path) { continue }
      for finding in headlines(of: reading) { tell(finding) }
    }
  }

  /// What is wrong with the front matter, and what cannot be read of a plan; of a note, that is none of our business.
  private func headlines(of reading: FileReading) -> [MarkedText] {
    if reading.kind == .note { return [] }
    let unread = reading.kind.isPlan ? reading.unreadFindings : []
    return reading.withPrivacy(reading.outline.diagnostics).map {
      language.headline($0.finding, in: reading.source, lines: reading.lines, isPrivate: $0.isPrivate)
    } + reading.withPrivacy(unread).map { language.brief($0.finding, in: reading.source, lines: reading.lines, isPrivate: $0.isPrivate) }
  }
}
