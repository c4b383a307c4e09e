// The verb behind `retro site`: the journal as pages.

public import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
public import JournalQuery
import JournalSite
public import JournalStore
import JournalText
import PlainFormats

/// A site as it is asked for.
public struct SiteRequest: Sendable {
  /// The folder, as it was named.
  public var folder: String
  /// Which entries it has, with the words that say so; nil for all that others may read.
  public var query: (text: String, query: Query)?
  /// What it is called; nil for a word of the catalogue.
  public var title: String?

  public init(in folder: String, of query: (text: String, query: Query)? = nil, title: String? = nil) {
    (self.folder, self.query, self.title) = (folder, query, title)
  }
}

/// What became of a site.
public struct SiteReport: Sendable {
  /// The folder, as it was named.
  public var folder: String
  /// The page that it opens with.
  public var home: String
  public var pages: Int
  /// How many files were written, and how many removed.
  public var written: Int
  public var removed: Int
  /// Whether only the pages were looked at that what has changed may touch.
  public var isOfFewPages = false
}

extension Workspace {
  /// Makes the pages of a journal, or makes those again that have changed. Nothing private gets into them.
  public func publish(_ request: SiteRequest, of journal: Journal, by calls: SystemCalls = .real) throws -> SiteReport {
    let index = try index(of: journal)
    try tellFlaws(of: journal, index)
    let here = try folder()
    let path = PathText.absolute(request.folder, from: here)
    let place = SiteCachePlace(path, FileSystem.realPathIfThere(journal.root) ?? journal.root, environment)
    let state = SiteState(at: place)
    if let state, let place, let update = try SiteUpdate(request, at: path, journal, index, self, state, place) {
      try SiteOutput.refuse(path, shown: request.folder, journal)
      if let report = try update.report(by: calls) { return report }
    }
    let scope = try SiteScope(index, request, in: language)
    if scope.entries.isEmpty, let query = request.query {
      throw WorkspaceError(
        .notFound, SiteCommandText.foundNothing, ["query": .text(query.text)], help: SiteCommandText.foundNothingWay,
        ["query": .text("'\(query.text)'")])
    }
    try SiteOutput.refuse(path, shown: request.folder, journal)
    let output = try SiteOutput(path, shown: request.folder, state, by: calls)
    let home = PathText.join(request.folder, SitePart.home.address)
    let limit = try self.today(in: journal)
    let today = scope.entries.lastDay(upTo: limit) ?? limit
    let maker = try SiteMaker(try past(asOf: today, in: journal), journal, index, scope, request, today, output, place)
    try maker.make()
    for message in maker.photos.messages { warn(of: message) }
    return SiteReport(
      folder: request.folder, home: home, pages: maker.pageCount, written: output.written, removed: output.removed)
  }
}

extension Workspace {
  /// Everything is told as of the last day that was written: the same journal gives the same pages, whenever they are made.
  func past(asOf day: CalendarDay, in journal: Journal) throws -> Workspace {
    let past = Workspace(
      environment: environment, language: language, clock: clock, folder: try folder(), journal: journal.root, now: Moment(day: day))
    past.indexUse = .asLeft
    return past
  }
}

extension NamedEntry {
  /// The names of the files that it links to, folded.
  var names: [String] {
    if links.isEmpty { return [] }
    // Most names have nothing that JSON escapes.
    var text = links
    let plain: [String]? = text.withUTF8 { bytes in
      if bytes.contains(0x5C) { return nil }
      var names: [String] = []
      var start: Int?
      for place in bytes.indices where bytes[place] == 0x22 {
        if let begun = start {
          names.append(String(decoding: bytes[begun..<place], as: UTF8.self))
          start = nil
        } else {
          start = place + 1
        }
      }
      return names
    }
    if let plain { return plain }
    do throws(JSONError) { return try JSONValue(parsing: links).array?.compactMap(\.string) ?? [] } catch { return [] }
  }
}

/// Which entries a site has.
struct SiteScope {
  var entries: [SiteEntry] = []
  var hidden: [String] = []
  var absent: [String] = []
  /// The days whose entries are private.
  var hiddenDays: Set<CalendarDay> = []
  /// Whether it has less than all that others may read.
  let isChosen: Bool

  init(_ index: JournalIndex, _ request: SiteRequest, in say: Language) throws {
    var chosen: Set<String>?
    isChosen = request.query != nil
    if let query = request.query?.query {
      var paths: Set<String> = []
      try index.forEachEntry(EntrySelection(query)) { if !$0.isPrivate { paths.insert($0.path) } }
      chosen = paths
    }
    for entry in try index.namedEntries() {
      if entry.isPrivate {
        hidden.append(entry.path)
        if entry.kind == .day, let day = entry.span?.start { hiddenDays.insert(day) }
      } else if chosen?.contains(entry.path) == false {
        absent.append(entry.path)
      } else {
        entries.append(
          SiteEntry(
            path: entry.path, kind: entry.kind, title: entry.title, span: entry.span, mood: entry.kind == .day ? entry.mood : nil,
            tags: entry.tags, links: entry.names, hash: UInt64(bitPattern: entry.hash), facts: entry.facts, in: say))
      }
    }
  }
}

extension [SiteEntry] {
  /// The last day that has an entry, not after a day; nil where there is none.
  func lastDay(upTo today: CalendarDay) -> CalendarDay? {
    var last: CalendarDay?
    for entry in self where entry.kind == .day {
      if let day = entry.span?.start, day <= today, day > last ?? .earliest { last = day }
    }
    return last
  }
}
