// A command's way to the journal, and how it tells of trouble there.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax
import PlainFormats

extension Context {
  /// Where to look for the journal and for files that are named.
  func search() throws -> JournalSearch {
    try workspace.search()
  }

  /// The journal that the command works on; findings in its `retro.yaml` are told.
  mutating func openJournal() throws -> Journal {
    let journal = try workspace.journal()
    workspace.reads(journal.root)
    tell(of: journal.configuration.diagnostics, in: journal.source)
    return journal
  }

  /// Shows findings in full, with their lines.
  mutating func tell(of findings: [Diagnostic], in source: SourceText) {
    if findings.isEmpty { return }
    let lines = LineTable(source)
    for (finding, isPrivate) in source.withPrivacy(findings) { warn(finding.marked(in: source, lines: lines, isPrivate: isPrivate)) }
  }

  /// Shows a finding in full, with its line.
  mutating func warn(_ finding: Diagnostic, in reading: FileReading) {
    warn(finding.marked(in: reading.source, lines: reading.lines, isPrivate: reading.isPrivate(finding)))
  }

  /// Answers in JSON, laid out for people, with a last line end.
  mutating func write(_ value: JSONValue) { write(value.utf8(pretty: true) + [ASCII.lineFeed]) }
}

extension Context {
  /// The day that a command at this moment writes to, by the journal's own start of the day.
  func today(_ configuration: JournalConfiguration) throws(StoreError) -> CalendarDay { try workspace.today(configuration) }

  /// The day that it is in a journal now, in the zone that its days say.
  func today(in journal: Journal) throws(StoreError) -> CalendarDay { try workspace.today(in: journal) }

  /// The moment as the days of a journal see it.
  func now(in journal: Journal) throws(StoreError) -> Moment { try workspace.now(in: journal) }

  /// What the clock on the wall shows, in the zone of this name if one is given.
  func now(zone: String? = nil) throws(StoreError) -> Moment { try workspace.now(zone: zone) }

  /// The index of a journal, brought up to date unless `refreshes` is false.
  func index(of journal: Journal, refreshes: Bool = true) throws(StoreError) -> JournalIndex {
    try workspace.index(of: journal, refreshes: refreshes)
  }
}
