// Makes the pages of a site, those alone that are not as they should be.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalSite
import JournalStore
import JournalText
import MarkdownSyntax

/// One run. Pages are written as they are made; none waits for the others.
final class SiteMaker {
  let workspace: Workspace
  let journal: Journal
  let index: JournalIndex
  let scope: SiteScope
  let today: CalendarDay
  let output: SiteOutput
  let photos: SitePhotos
  let map: SiteMap
  private(set) var pageCount = 0

  /// What the pages of metrics were made from, by their addresses.
  private var metrics: [String: UInt64] = [:]
  private let place: SiteCachePlace?
  private var former: SiteCache
  private var cache = SiteCache()
  /// What all pages are made from.
  private var base = Digest()
  private let request: SiteRequest
  /// In place of an address: what all of the site was made from.
  private static let wholeKey = "*"

  init(
    _ workspace: Workspace, _ journal: Journal, _ index: JournalIndex, _ scope: SiteScope, _ request: SiteRequest, _ today: CalendarDay,
    _ output: SiteOutput, _ place: SiteCachePlace?
  ) throws {
    (self.workspace, self.journal, self.index, self.scope) = (workspace, journal, index, scope)
    (self.request, self.today, self.output) = (request, today, output)
    photos = SitePhotos(journal)
    self.place = place
    former = SiteCache(at: place)
    map = SiteMap(scope.entries, hidden: scope.hidden, absent: scope.absent, words: WordOrder(language: workspace.language.tag))
  }

  /// Makes all of it.
  func make() throws {
    let files = try index.fileStates()
    let base = Self.base(journal, request, workspace.language, today)
    self.base = base
    var whole = base
    for file in files {
      whole.add(file.id)
      whole.add(file.hash)
    }
    // What a query finds may depend on the day on which it is asked.
    if scope.isChosen { for entry in map.entries { whole.add(entry.path) } }
    // Nothing has changed since the last time, but for photos, of which the index knows nothing.
    if let known = former.keys[Self.wholeKey], known.key == whole.value, former.photos.isEmpty, output.isWhole {
      pageCount = output.formerPageCount
      return
    }
    let loop = try SiteLoop(index, map, journal)
    let reports = scope.isChosen ? nil : try SiteReports(workspace, journal, index, without: scope.hiddenDays, map, loop.ledger, on: today)
    let style = style(loop, hasMetrics: try reports?.hasMetrics ?? false)
    self.base.add(style.digest.value)
    let frame = SiteFrame(style)
    try output.put("style.css", style.sheet)
    try output.put("site.js", SiteStyle.script)
    try makeEntries(frame, loop, reports)
    try makeCalendar(frame, reports)
    try makeLists(frame, loop, reports)
    try makeSearch(frame)
    if scope.isChosen { try output.put(Feed.address, Feed(style, map).bytes { self.words($0) }) }
    try copyPhotos()
    try output.finish()
    let isWhole = photos.entriesWithout.isEmpty && !map.entries.contains { cache.keys[$0.address] == nil }
    if isWhole { cache.keys[Self.wholeKey] = (whole.value, 0) }
    try keep(loop, style, files, base: isWhole && !scope.isChosen ? base.value : 0)
  }

  /// What all pages are made from besides files. Another build of the program may make other pages.
  static func base(_ journal: Journal, _ request: SiteRequest, _ language: Language, _ today: CalendarDay) -> Digest {
    var base = Digest()
    base.add(ContentHash(journal.source.bytes).value)
    for text in [request.query?.text ?? "", request.title ?? "", language.tag, today.description] { base.add(text) }
    if let program = HostProcess.programStamp { for part in [program.size, program.modified] { base.add(Int(part)) } }
    return base
  }

  /// Keeps what is known of the site now.
  /// - Parameter base: 0 where pages are to be made again that nothing else tells.
  private func keep(_ loop: SiteLoop, _ style: SiteStyle, _ files: [FileState], base: UInt64) throws {
    guard let kept = cache.keep(at: place, map.entries.map(\.address)) else { return }
    var state = SiteState()
    (state.base, state.mark, state.today) = (base, kept.mark, today)
    var numbers: [UInt64: Int] = [:]
    numbers.reserveCapacity(map.entries.count)
    for (number, entry) in map.entries.enumerated() { numbers[entry.facts] = number }
    state.files = files.map { SiteState.File(id: $0.id, hash: $0.hash, facts: $0.facts, entry: numbers[$0.facts.all] ?? -1) }
    output.note(in: &state)
    if base != 0 {
      state.contents = try contents(loop, style, kept.words).bytes[...]
    }
    state.keep(at: place)
  }

  private func contents(_ loop: SiteLoop, _ style: SiteStyle, _ words: [Range<Int>]) throws -> SiteContents {
    var (fates, photos): ([Int: [Int: SiteFate]], [Int: [SitePhoto]]) = ([:], [:])
    for (number, entry) in map.entries.enumerated() {
      if let fate = loop.fates[entry.path] { fates[number] = fate }
      if let record = cache.records[entry.address], !record.photos.isEmpty { photos[number] = record.photos }
    }
    return SiteContents(
      parts: style.parts, words: words, fates: fates,
      tries: Array(loop.openTries.prefix(HomePage.limit + 1)), actions: Array(loop.openActions.prefix(HomePage.limit + 1)), photos: photos,
      photoStamps: cache.photos.mapValues(\.stamp), metrics: metrics, completions: try SiteContents.digest(of: index.taskCompletions()), map: map)
  }

  private func style(_ loop: SiteLoop, hasMetrics: Bool) -> SiteStyle {
    var kinds: Set<EntryKind> = []
    for entry in map.entries { kinds.insert(entry.kind) }
    let parts = SitePart.allCases.filter { part in
      switch part {
      case .home, .search: true
      case .calendar: !map.days.isEmpty || !map.retrospectives.isEmpty
      case .retrospectives: !map.retrospectives.isEmpty
      case .tries: !loop.tries.isEmpty
      case .actions: !loop.actions.isEmpty
      case .habits: kinds.contains(.habit)
      case .goals: !kinds.isDisjoint(with: [.goal, .milestone, .obligation, .experiment])
      case .terms: kinds.contains(.term)
      case .values: kinds.contains(.value)
      case .tasks: kinds.contains(.task)
      case .metrics: hasMetrics || kinds.contains(.measure)
      case .notes: kinds.contains(.note)
      case .tags: !map.tagged.isEmpty
      case .photos: mayHavePhotos
      }
    }
    let configuration = journal.configuration
    return SiteStyle(
      title: request.title ?? workspace.language(SiteText.title), workspace.language, labels: configuration.moodLabels,
      weekStart: configuration.weekStart, theme: configuration.theme, parts: parts, feed: scope.isChosen ? Feed.address : nil)
  }

  /// Whether the navigation leads to photos, which must be known before the first page is made: where the journal has a folder of them.
  private var mayHavePhotos: Bool { Self.mayHavePhotos(journal) }
  static func mayHavePhotos(_ journal: Journal) -> Bool { FileSystem.isDirectory(journal.diskPath(journal.layout.photos)) }

  /// Whether a page is there and would be the same; it then stays.
  private func keep(_ address: String, _ key: UInt64) -> Bool {
    guard let known = former.keys[address], known.key == key, output.keep(address, known.page) else { return false }
    cache.keys[address] = known
    return true
  }

  private func put(_ address: String, _ key: UInt64, _ page: [UInt8]) throws {
    cache.keys[address] = (key, try output.put(address, page))
  }

  /// Makes a page, unless it is there and would be the same.
  private func page(_ address: String, _ own: Digest, _ make: () throws -> [UInt8]) throws {
    pageCount += 1
    var key = base
    key.add(own.value)
    if keep(address, key.value) { return }
    try put(address, key.value, try make())
  }

  /// Makes pages that are made together, unless all of them are there and would be the same.
  private func pages(_ addresses: [String], _ own: Digest, _ make: () throws -> [(address: String, page: [UInt8])]) throws {
    pageCount += addresses.count
    var key = base
    key.add(own.value)
    if addresses.allSatisfy({ keep($0, key.value) }) { return }
    for page in try make() { try put(page.address, key.value, page.page) }
  }

  /// What entries say, as a number: a file that they name may have become private, though they are as they were.
  private func words(of entries: [Int]) -> UInt64 {
    var digest = Digest()
    for entry in entries { digest.add(ContentHash.quick(words(entry)).value) }
    return digest.value
  }

  private func words(_ number: Int) -> [UInt8] { cache.records[map.entries[number].address]?.words ?? [] }
}

// MARK: Entries

extension SiteMaker {
  /// What is made of one entry.
  private enum Made: Sendable {
    case page([UInt8], SiteRecord)
    /// It has become private since the index was told.
    case hidden
    case problem(HostError)
  }

  private func makeEntries(_ frame: SiteFrame, _ loop: SiteLoop, _ reports: SiteReports?) throws {
    let pages = EntryPages(frame, map)
    let told = ReportPages(lists: ListPages(frame, map), reports: reports, say: workspace.language)
    var parts: [Int: HTML] = [:]
    var (todo, keys): ([Int], [UInt64]) = ([], [])
    for number in map.entries.indices {
      let entry = map.entries[number]
      var own = pages.digest(of: number)
      for (line, fate) in (loop.fates[entry.path] ?? [:]).sorted(by: { $0.key < $1.key }) {
        own.add(line)
        own.add(fate.state)
        own.add(fate.words)
        own.add(fate.entry ?? -1)
      }
      if let part = try told.part(of: entry) {
        parts[number] = part
        own.add(ContentHash.quick(part.bytes).value)
      }
      pageCount += 1
      var key = base
      key.add(own.value)
      keys.append(key.value)
      if let record = former.records[entry.address], isAsBefore(record), keep(entry.address, key.value) {
        cache.records[entry.address] = record
      } else {
        todo.append(number)
      }
    }
    let (journal, photos, fates, wanted, all) = (journal, photos, loop.fates, todo, parts)
    let map = map
    try Workers.stream(wanted.count, with: { FileReader() }) { reader, place -> Made in
      let number = wanted[place]
      let path = map.entries[number].path
      do throws(HostError) {
        let source = SourceText(path: path, bytes: try journal.bytes(ofEntryAt: path))
        let places = reader.places(source, path: path, configuration: journal.configuration)
        if places.isPrivate { return .hidden }
        let (page, record) = pages.page(number, places, fates: fates[path] ?? [:], part: all[number]) { name, words in
          photos.photo(name, words, in: path)
        }
        return .page(page, record)
      } catch { return .problem(error) }
    } taking: { place, made in
      let address = map.entries[wanted[place]].address
      switch made {
      case .page(let page, let record):
        try self.put(address, keys[wanted[place]], page)
        self.cache.records[address] = record
      case .hidden: break
      case .problem(let problem): self.workspace.warn(of: problem.inWords.whatAndWhy)
      }
    }
    // A photo that is missing may be there the next time.
    let without = photos.entriesWithout
    for entry in map.entries where without.contains(entry.path) { cache.keys[entry.address] = nil }
  }

  /// Whether the photos of an entry are those that were there when its page was made: another one may have another ending.
  private func isAsBefore(_ record: SiteRecord) -> Bool {
    record.photos.allSatisfy { photo in photos.stamp(of: photo).map { $0 == former.photos[photo.address]?.stamp } ?? false }
  }
}

// MARK: Other pages

extension SiteMaker {
  private func makeCalendar(_ frame: SiteFrame, _ reports: SiteReports?) throws {
    let calendar = CalendarPages(frame, map)
    if frame.style.parts.contains(.calendar) {
      pageCount += 1
      try output.put(SitePart.calendar.address, calendar.calendar(hasPhotos: cache.records.values.contains { !$0.photos.isEmpty }))
    }
    let pages = ReportPages(lists: ListPages(frame, map), reports: reports, say: workspace.language)
    for year in calendar.years {
      try page(CalendarPages.address(year), calendar.digest(of: year)) { try pages.year(year, calendar) }
    }
    for month in calendar.months {
      try page(CalendarPages.address(month), calendar.digest(of: month).joined(words(of: calendar.days(of: month)))) { calendar.month(month) { self.words($0) } }
    }
  }

  private func makeLists(_ frame: SiteFrame, _ loop: SiteLoop, _ reports: SiteReports?) throws {
    let lists = ListPages(frame, map)
    let links = SiteLinks(map, from: SitePart.home.address)
    func put(_ part: SitePart, _ bytes: () throws -> [UInt8]) throws {
      guard frame.style.parts.contains(part) else { return }
      pageCount += 1
      try output.put(part.address, try bytes())
    }
    let pages = ReportPages(lists: lists, reports: reports, say: workspace.language)
    func rows(_ kinds: Set<EntryKind>) -> [ListPages.Row] { pages.rows(kinds) }
    let home = HomePage(lists, CalendarPages(frame, map))
    try put(.home) {
      home.page(
        asOf: today, words: { words($0) }, tries: loop.openTries, actions: loop.openActions)
    }
    try put(.retrospectives) { lists.retrospectives() }
    let say = workspace.language
    let outcomes = ["open", "partly", "adopted", "dropped"].map { ($0, say(SiteText.tryGroup, ["state": .text($0)])) }
    if !loop.tries.isEmpty {
      let picture = reports?.tries().part(links.pages, in: workspace.language)
      var own = lists.digest(of: loop.tries)
      own.add(picture.map { ContentHash.quick($0.bytes).value } ?? 0)
      try self.pages(lists.addresses(.tries, .tries, loop.tries), own) { lists.pages(.tries, .tries, loop.tries, outcomes, picture: picture) }
    }
    let states = ["open", "done", "cancelled"].map { ($0, say(SiteText.actionGroup, ["state": .text($0)])) }
    if !loop.actions.isEmpty {
      try self.pages(lists.addresses(.actions, .actions, loop.actions), lists.digest(of: loop.actions)) {
        lists.pages(.actions, .actions, loop.actions, states)
      }
    }
    try put(.habits) { pages.habits() }
    try put(.goals) { pages.goals() }
    try put(.terms) { lists.page(.terms, [(nil, rows([.term]))]) }
    try put(.values) { try pages.values() }
    try put(.tasks) { lists.page(.tasks, [(nil, rows([.task]))]) }
    try put(.notes) { lists.page(.notes, [(nil, rows([.note]))]) }
    try put(.tags) { lists.tags() }
    for place in map.tagged.indices {
      let address = map.tags[map.tagged[place].tag.lowercased()] ?? ""
      try page(address, lists.digest(ofTag: place)) { lists.tag(place).page }
    }
    let shown = map.entries.indices.compactMap { number -> (entry: Int, photos: [SitePhoto])? in
      cache.records[map.entries[number].address].flatMap { $0.photos.isEmpty ? nil : (number, $0.photos) }
    }
    if !shown.isEmpty || frame.style.parts.contains(.photos) {
      pageCount += 1
      try output.put(SitePart.photos.address, lists.photos(shown))
    }
    try makeMetrics(pages)
  }

  private func makeMetrics(_ pages: ReportPages) throws {
    guard pages.lists.frame.style.parts.contains(.metrics) else { return }
    for metric in try pages.metrics() {
      metrics[metric.address] = metric.digest.value
      try page(metric.address, metric.digest) { metric.page() }
    }
    pageCount += 1
    try output.put(SitePart.metrics.address, try pages.metricsList())
  }

  private func makeSearch(_ frame: SiteFrame) throws {
    let search = SearchPages(frame, map)
    for place in search.pages.indices {
      try page(search.address(place), search.digest(place).joined(words(of: search.pages[place].entries))) { search.page(place) { self.words($0) } }
    }
    if search.pages.isEmpty {
      pageCount += 1
      try output.put(SitePart.search.address, ListPages(frame, map).page(.search, []))
    }
  }

  /// Copies the photos that pages show.
  private func copyPhotos() throws {
    var wanted: [String: SitePhoto] = [:]
    for record in cache.records.values { for photo in record.photos { wanted[photo.address] = photo } }
    for (address, photo) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let stamp = photos.stamp(of: photo) else {
        // Gone in between: its page is made again the next time.
        for entry in map.entries where cache.records[entry.address]?.photos.contains(where: { $0.address == address }) ?? false {
          cache.keys[entry.address] = nil
        }
        continue
      }
      if let known = former.photos[address], known.stamp == stamp {
        cache.photos[address] = known
        try output.put(address, copying: journal.diskPath(photo.path), hash: known.hash)
      } else {
        let hash = ContentHash.quick(try FileSystem.read(journal.diskPath(photo.path), upTo: SitePhotos.limit)).value
        cache.photos[address] = (stamp, hash)
        try output.put(address, copying: journal.diskPath(photo.path), hash: hash)
      }
    }
  }
}

extension Digest {
  fileprivate func joined(_ other: UInt64) -> Digest {
    var both = self
    both.add(other)
    return both
  }
}
