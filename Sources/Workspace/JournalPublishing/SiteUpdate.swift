// The pages that show words of entries, made again where nothing of a journal has changed but words.

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
  private let reworded: [(entry: Int, file: FileState)]
  private var map: SiteMap { contents.map }

  /// Nil where more than words has changed, in the journal or in what was asked for.
  init?(
    _ request: SiteRequest, at path: String, _ journal: Journal, _ index: JournalIndex, _ workspace: Workspace, _ state: SiteState,
    _ place: SiteCachePlace
  ) throws {
    guard request.query == nil, state.base != 0, let today = state.today,
      SiteMaker.base(journal, request, workspace.language, today).value == state.base,
      let reworded = state.reworded(try index.fileStates())
    else { return nil }
    do throws(KeptError) {
      contents = try SiteContents(state.contents, words: WordOrder(language: workspace.language.tag))
    } catch { return nil }
    (self.journal, self.language, self.request, self.path) = (journal, workspace.language, request, path)
    (self.place, self.state, self.reworded) = (place, state, reworded)
    let entries = contents.map.entries
    guard entries.lastDay(upTo: try workspace.today(in: journal)) == today,
      contents.parts.contains(.photos) == SiteMaker.mayHavePhotos(journal),
      reworded.allSatisfy({ entries.indices.contains($0.entry) && !SiteReports.tells(of: entries[$0.entry].kind) })
    else { return nil }
  }

  /// Makes the pages again; nil where somebody has changed the site, or where an entry shows other photos than before.
  func report(by calls: SystemCalls) throws -> SiteReport? {
    guard FileSystem.isDirectory(path) else { return nil }
    let folder = try MadeFolder(path, shown: request.folder, by: calls)
    guard stands(in: folder), var made = entryPages(), addOthers(to: &made) else { return nil }
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
    if !reworded.isEmpty {
      state.folders = SiteOutput.stamps(of: folder)
      for (entry, words) in made.words { state.words[entry] = words }
      state.note(reworded)
      state.keep(at: place)
    }
    return SiteReport(
      folder: request.folder, home: PathText.join(request.folder, SitePart.home.address),
      pages: state.outputs.count { $0.path.hasSuffix(".html") }, written: written, removed: 0)
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
    var frame: SiteFrame
    var pages: [String: [UInt8]] = [:]
    var words: [Int: [UInt8]] = [:]
  }

  private func entryPages() -> Made? {
    let configuration = journal.configuration
    let style = SiteStyle(
      title: request.title ?? language(SiteText.title), language, labels: configuration.moodLabels, weekStart: configuration.weekStart,
      theme: configuration.theme, parts: contents.parts)
    var made = Made(frame: SiteFrame(style))
    if reworded.isEmpty { return made }
    let pages = EntryPages(made.frame, map)
    let photos = SitePhotos(journal)
    var reader = FileReader()
    for (number, file) in reworded {
      let entry = map.entries[number]
      guard let bytes = journal.bytesIfReadable(ofEntryAt: entry.path), ContentHash.quick(bytes).value == file.hash else { return nil }
      let places = reader.places(SourceText(path: entry.path, bytes: bytes), path: entry.path, configuration: configuration)
      if places.isPrivate { return nil }
      let (page, record) = pages.page(number, places, fates: contents.fates[number] ?? [:]) { photos.photo($0, $1, in: entry.path) }
      guard photos.entriesWithout.isEmpty, record.photos == contents.photos[number] ?? [] else { return nil }
      made.pages[entry.address] = page
      made.words[number] = record.words
    }
    return made
  }

  /// Adds the pages that show what entries begin with.
  /// - Returns: Whether all those words are known.
  private func addOthers(to made: inout Made) -> Bool {
    if reworded.isEmpty { return true }
    let calendar = CalendarPages(made.frame, map)
    let search = SearchPages(made.frame, map)
    let last = map.number(ofDay: today)
    var (months, searched): (Set<Period>, Set<Int>) = ([], [])
    for (number, _) in reworded {
      if map.entries[number].kind == .day, let day = map.entries[number].span?.start { months.insert(Period(.month, containing: day)) }
      if let place = search.pages.firstIndex(where: { $0.entries.contains(number) }) { searched.insert(place) }
    }
    let isOnHome = last.map { made.words[$0] != nil } ?? false
    var wanted = Set(months.flatMap { calendar.days(of: $0) } + searched.flatMap { search.pages[$0].entries })
    if isOnHome, let last { wanted.insert(last) }
    guard let words = words(of: wanted, made.words) else { return false }
    for month in months { made.pages[CalendarPages.address(month)] = calendar.month(month) { words[$0] ?? [] } }
    for place in searched { made.pages[search.address(place)] = search.page(place) { words[$0] ?? [] } }
    if isOnHome {
      let home = HomePage(ListPages(made.frame, map), calendar)
      made.pages[SitePart.home.address] = home.page(
        asOf: today, words: { words[$0] ?? [] }, tries: contents.tries, actions: contents.actions)
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
