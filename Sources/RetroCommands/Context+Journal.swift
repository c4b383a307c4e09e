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
    JournalSearch(named: globals.journal, from: try currentFolder(), environment: environment)
  }

  /// The journal that the command works on; findings in its `retro.yaml` are told.
  mutating func openJournal() throws -> Journal {
    let journal = try Journal(root: try search().root())
    unsettledRoot = journal.root
    tell(of: journal.configuration.diagnostics, in: journal.source)
    return journal
  }

  /// What `take` makes of every entry of the journal; what cannot be read is told and left out.
  mutating func entries<Entry: Sendable>(of journal: Journal, _ take: @escaping @Sendable (FileReading) -> Entry) throws -> [Entry] {
    try readings(of: journal, take).entries
  }

  /// As `entries`, and which files and folders could not be read.
  mutating func readings<Entry: Sendable>(
    of journal: Journal, _ take: @escaping @Sendable (FileReading) -> Entry
  ) throws -> (entries: [Entry], problems: [HostError]) {
    let (results, problems) = try journal.map { reading in (taken: take(reading), findings: Self.headlines(of: reading)) }
    for cause in problems.causes { warn(of: cause) }
    for result in results { for finding in result.findings { warn(finding) } }
    return (results.map(\.taken), problems)
  }

  /// Tells what is wrong with the front matter of entries that the index knows to have findings there.
  mutating func tellFlaws(of journal: Journal, _ index: JournalIndex) throws {
    tellFlaws(of: journal, try index.flawedPaths())
  }

  /// Tells what is wrong with the front matter of the entries at these paths.
  mutating func tellFlaws(of journal: Journal, _ paths: [String]) {
    for path in paths where toldFlaws.insert(path).inserted {
      // What has gone since is told nowhere; a refresh forgets it.
      guard let reading = try? journal.entry(at: path) else { continue }
      for finding in Self.headlines(of: reading) { warn(finding) }
    }
  }

  /// What is wrong with the front matter, and what cannot be read of a plan; of a note, that is none of our business.
  private static func headlines(of reading: FileReading) -> [MarkedText] {
    if reading.kind == .note { return [] }
    let unread = reading.kind.isPlan ? reading.unreadFindings : []
    return reading.withPrivacy(reading.outline.diagnostics).map {
      $0.finding.headline(in: reading.source, lines: reading.lines, isPrivate: $0.isPrivate)
    } + reading.withPrivacy(unread).map { $0.finding.brief(in: reading.source, lines: reading.lines, isPrivate: $0.isPrivate) }
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
  func today(_ configuration: JournalConfiguration) throws(UsageError) -> CalendarDay {
    try now(zone: configuration.timezone).day(startingAt: configuration.dayStart)
  }

  /// The day that it is in a journal now, in the zone that its days say.
  /// - Parameter zoneDays: How many days back a `timezone` is looked for.
  func today(in journal: Journal, zoneDays: Int = Journal.zoneDays) throws(UsageError) -> CalendarDay {
    try now(in: journal, zoneDays: zoneDays).day(startingAt: journal.configuration.dayStart)
  }

  /// The moment as the days of a journal see it: a `timezone` in a day holds until another day says
  /// something else. Reads the latest days' files, where no time was given.
  func now(in journal: Journal, zoneDays: Int = Journal.zoneDays) throws(UsageError) -> Moment {
    let setting = journal.configuration.timezone
    let now = try now(zone: setting)
    if globals.now != nil || environment["RETRO_NOW"] != nil { return now }
    // East of here the day may be the next one already.
    guard let zone = journal.zone(on: now.day.advanced(by: 1), within: zoneDays + 1), zone != setting else { return now }
    return try self.now(zone: zone)
  }
}
