// The pages that a few changed entries stand on, made again without a look at the rest of a journal.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalSite
import JournalStore
import JournalText

/// What makes few pages again, by what was kept when all of them were made. What it cannot be sure of, `SiteMaker` makes.
struct SiteUpdate {
  private let journal: Journal
  private let language: Language
  private let request: SiteRequest
  private let path: String
  private let place: SiteCachePlace
  private let state: SiteState
  private let contents: SiteContents
  private let scope: SiteChanges
  /// Makes what reports say, where any of it may have changed.
  private let reports: () throws -> SiteReports
  private var map: SiteMap { scope.map }

  /// Nil where more has changed than this can be sure of, in the journal or in what was asked for.
  init?(
    _ request: SiteRequest, at path: String, _ journal: Journal, _ index: JournalIndex, _ workspace: Workspace, _ state: SiteState,
    _ place: SiteCachePlace
  ) throws {
    guard request.query == nil, state.base != 0, let today = state.today,
      SiteMaker.base(journal, request, workspace.language, today).value == state.base
    else { return nil }
    do throws(KeptError) {
      contents = try SiteContents(state.contents, words: WordOrder(language: workspace.language.tag))
    } catch { return nil }
    guard let scope = try SiteChanges(since: state, contents, index) else { return nil }
    (self.journal, self.language, self.request, self.path) = (journal, workspace.language, request, path)
    (self.place, self.state, self.scope) = (place, state, scope)
    reports = {
      try SiteReports(
        try workspace.past(asOf: today, in: journal), journal, index, without: index.privateDays(), scope.map, nil, on: today)
    }
    guard contents.map.entries.lastDay(upTo: try workspace.today(in: journal)) == today,
      contents.parts.contains(.photos) == SiteMaker.mayHavePhotos(journal)
    else { return nil }
  }

  /// Makes the pages again; nil where somebody has changed the site, or where an entry shows other photos than before.
  func report(by calls: SystemCalls) throws -> SiteReport? {
    guard FileSystem.isDirectory(path) else { return nil }
    let folder = try MadeFolder(path, shown: request.folder, by: calls)
    guard stands(in: folder), let made = try pages() else { return nil }
    var state = state
    var written = 0
    for (address, page) in made.pages {
      guard let place = state.place(ofOutput: address) else { return nil }
      let hash = ContentHash.quick(page).value
      if state.outputs[place].hash == hash { continue }
      try folder.put(address, page)
      state.outputs[place].hash = hash
      state.outputs[place].stamp = folder.stamp(of: address)?.mark ?? 0
      written += 1
    }
    if written > 0 { try folder.put(SiteOutput.manifest, SiteOutput.list(state.outputs)) }
    if !scope.changes.isEmpty {
      state.folders = SiteOutput.stamps(of: folder)
      for (entry, words) in made.words { state.words[entry] = words }
      state.note(scope.changes)
      if !scope.areOfWords {
        var contents = contents
        (contents.map, contents.metrics) = (map, made.metrics)
        state.contents = contents.bytes[...]
      }
      state.keep(at: place)
    }
    return SiteReport(
      folder: request.folder, home: PathText.join(request.folder, SitePart.home.address),
      pages: state.outputs.count { $0.path.hasSuffix(".html") }, written: written, removed: 0, isOfFewPages: true)
  }

  /// Whether every file of the site and every photo is as it was, and nothing has come that a run which died has left.
  private func stands(in folder: MadeFolder) -> Bool {
    state.folders.elementsEqual(SiteOutput.stamps(of: folder)) { $0.name == $1.name && $0.stamp == $1.stamp }
      && state.outputs.allSatisfy { folder.stamp(of: $0.path)?.mark == $0.stamp } && photosStand
  }

  private var photosStand: Bool {
    if contents.photos.isEmpty { return true }
    let photos = SitePhotos(journal)
    return contents.photos.values.allSatisfy {
      $0.allSatisfy { photo in photos.stamp(of: photo).map { $0 == contents.photoStamps[photo.address] } ?? false }
    }
  }
}

// MARK: Pages

extension SiteUpdate {
  /// Pages by their addresses, and the words of the entries whose pages they are.
  private struct Made {
    var pages: [String: [UInt8]] = [:]
    var words: [Int: [UInt8]] = [:]
    /// What the pages of metrics are made from.
    var metrics: [String: UInt64]
  }

  private func pages() throws -> Made? {
    var made = Made(metrics: contents.metrics)
    if scope.changes.isEmpty { return made }
    let configuration = journal.configuration
    let style = SiteStyle(
      title: request.title ?? language(SiteText.title), language, labels: configuration.moodLabels, weekStart: configuration.weekStart,
      theme: configuration.theme, parts: contents.parts)
    let frame = SiteFrame(style)
    let told = ReportPages(
      lists: ListPages(frame, map), reports: scope.needReports ? try reports() : nil, say: language)
    guard try addEntries(EntryPages(frame, map), told, to: &made), addOthers(frame, told, to: &made), try addReports(told, frame, to: &made)
    else { return nil }
    return made
  }

  /// - Returns: Whether each entry is one that others may read, with the photos that it had.
  private func addEntries(_ pages: EntryPages, _ told: ReportPages, to made: inout Made) throws -> Bool {
    let photos = SitePhotos(journal)
    var reader = FileReader()
    let hashes = Dictionary(scope.changes.map { ($0.entry, $0.file.hash) }, uniquingKeysWith: { first, _ in first })
    for number in scope.entries.sorted() {
      let entry = map.entries[number]
      guard let bytes = journal.bytesIfReadable(ofEntryAt: entry.path), hashes[number].map({ $0 == ContentHash.quick(bytes).value }) ?? true
      else { return false }
      let places = reader.places(SourceText(path: entry.path, bytes: bytes), path: entry.path, configuration: journal.configuration)
      if places.isPrivate { return false }
      let part = try told.part(of: entry)
      let (page, record) = pages.page(number, places, fates: contents.fates[number] ?? [:], part: part) { photos.photo($0, $1, in: entry.path) }
      guard photos.entriesWithout.isEmpty, record.photos == contents.photos[number] ?? [] else { return false }
      made.pages[entry.address] = page
      if hashes[number] != nil { made.words[number] = record.words }
    }
    return true
  }

  /// Adds the pages that show what entries begin with, their moods and their tags.
  /// - Returns: Whether all those words are known.
  private func addOthers(_ frame: SiteFrame, _ told: ReportPages, to made: inout Made) -> Bool {
    let calendar = CalendarPages(frame, map)
    let search = SearchPages(frame, map)
    let last = map.number(ofDay: today)
    var (months, searched): (Set<Period>, Set<Int>) = ([], [])
    for number in scope.changes.map(\.entry) {
      if map.entries[number].kind == .day, let day = map.entries[number].span?.start { months.insert(Period(.month, containing: day)) }
      if let place = search.pages.firstIndex(where: { $0.entries.contains(number) }) { searched.insert(place) }
    }
    // It shows the month of the last day.
    let isOnHome = last.map { made.words[$0] != nil } ?? false || months.contains(Period(.month, containing: today))
    var wanted = Set(months.flatMap { calendar.days(of: $0) } + searched.flatMap { search.pages[$0].entries })
    if isOnHome, let last { wanted.insert(last) }
    guard let words = words(of: wanted, made.words) else { return false }
    for month in months { made.pages[CalendarPages.address(month)] = calendar.month(month) { words[$0] ?? [] } }
    for place in searched { made.pages[search.address(place)] = search.page(place) { words[$0] ?? [] } }
    if isOnHome {
      let home = HomePage(told.lists, calendar)
      made.pages[SitePart.home.address] = home.page(
        asOf: today, words: { words[$0] ?? [] }, tries: contents.tries, actions: contents.actions)
    }
    if !scope.tags.isEmpty { made.pages[SitePart.tags.address] = told.lists.tags() }
    for place in map.tagged.indices where scope.tags.contains(map.tagged[place].tag.lowercased()) {
      let tag = told.lists.tag(place)
      made.pages[tag.address] = tag.page
    }
    return true
  }

  /// Adds the pages that tell numbers.
  /// - Returns: Whether they are those that there were.
  private func addReports(_ told: ReportPages, _ frame: SiteFrame, to made: inout Made) throws -> Bool {
    let calendar = CalendarPages(frame, map)
    for year in scope.years { made.pages[CalendarPages.address(year)] = try told.year(year, calendar) }
    if scope.haveLogsChanged {
      let lists: [(SitePart, () throws -> [UInt8])] = [(.habits, told.habits), (.goals, told.goals), (.values, told.values)]
      for (part, page) in lists where contents.parts.contains(part) { made.pages[part.address] = try page() }
    }
    if scope.haveNumbersChanged, contents.parts.contains(.metrics) {
      let metrics = try told.metrics()
      made.metrics = Dictionary(metrics.map { ($0.address, $0.digest.value) }, uniquingKeysWith: { first, _ in first })
      guard made.metrics.keys == contents.metrics.keys else { return false }
      for metric in metrics where contents.metrics[metric.address] != metric.digest.value { made.pages[metric.address] = metric.page() }
      made.pages[SitePart.metrics.address] = try told.metricsList()
    } else if scope.haveNumbersChanged {
      return try told.reports?.hasMetrics != true
    }
    return true
  }

  private var today: CalendarDay { state.today ?? .earliest }

  /// The words of some entries as they are now; nil where they are not known.
  private func words(of entries: Set<Int>, _ new: [Int: [UInt8]]) -> [Int: [UInt8]]? {
    var words = state.words.merging(new) { $1 }
    let rest = entries.filter { words[$0] == nil }.sorted()
    guard let texts = SiteCache.texts(at: place, mark: state.mark, rest.map { contents.words[$0] }) else { return nil }
    for (entry, text) in zip(rest, texts) { words[entry] = text }
    return words
  }
}
