// What has changed in a journal since a site of it was made, and which pages that may touch.

import JournalDates
import JournalIndex
import JournalModel
import JournalSite

/// Changes of few entries in their words, moods, metrics, logs, tags and links.
struct SiteChanges {
  let changes: [SiteState.Change]
  /// The map of the site as it is now.
  let map: SiteMap
  /// The entries whose pages are to be made again.
  private(set) var entries: Set<Int>
  /// The tags, in small letters, whose pages are.
  private(set) var tags: Set<String> = []
  /// The years whose pictures of moods are.
  private(set) var years: Set<Period> = []
  /// Whether anything may be counted otherwise that is done, and any metric.
  private(set) var haveLogsChanged = false
  private(set) var haveNumbersChanged = false

  /// Whether nothing has changed but words.
  var areOfWords: Bool { changes.allSatisfy(\.isOfWords) }
  var needReports: Bool {
    haveLogsChanged || haveNumbersChanged || !years.isEmpty || entries.contains { SiteReports.tells(of: map.entries[$0].kind) }
  }

  /// Nil where more has changed: which entries there are, what they are called, what they plan, their Tries and Actions, and what is told of
  /// those elsewhere. Such changes are seen on pages everywhere.
  init?(since state: SiteState, _ contents: SiteContents, _ index: JournalIndex) throws {
    let former = contents.map
    let found = try state.changes(try index.fileStates()) { file in try index.path(ofFile: file).flatMap { former.number(ofPath: $0) } }
    guard let found, found.allSatisfy({ former.entries.indices.contains($0.entry) && Self.isSmall($0, former.entries[$0.entry].kind, contents) }) else {
      return nil
    }
    changes = found
    entries = Set(found.map(\.entry))
    var wanted: [SiteChange] = []
    for change in found where !change.isOfWords {
      guard let entry = try index.namedEntries(ofFile: change.file.id).first, !entry.isPrivate else { return nil }
      let isDay = entry.kind == .day
      wanted.append(SiteChange(change.entry, mood: isDay ? entry.mood : nil, tags: entry.tags, links: entry.names))
      if change.former.log != change.file.facts.log { haveLogsChanged = true }
      if change.former.numbers != change.file.facts.numbers { haveNumbersChanged = true }
      if isDay, former.entries[change.entry].mood != entry.mood, let day = former.entries[change.entry].span?.start {
        years.insert(Period(.year, containing: day))
        // A week shows how its days were.
        for number in former.retrospectives where former.entries[number].kind == .weekly {
          if former.entries[number].span?.contains(day) ?? false { entries.insert(number) }
        }
      }
    }
    guard let changed = wanted.isEmpty ? (former, [], []) : former.changed(wanted) else { return nil }
    map = changed.map
    tags = changed.tags
    entries.formUnion(changed.relinked)
    if haveLogsChanged {
      // A line of a log closes the Action that is a task.
      guard try SiteContents.digest(of: index.taskCompletions()) == contents.completions else { return nil }
      for (number, entry) in map.entries.enumerated() where SiteReports.tells(of: entry.kind) { entries.insert(number) }
    }
  }

  /// Whether a change is one that few pages tell of.
  private static func isSmall(_ change: SiteState.Change, _ kind: EntryKind, _ contents: SiteContents) -> Bool {
    let (former, now) = (change.former, change.file.facts)
    // What became of items elsewhere is kept by their lines, which may have moved.
    guard change.isOfWords || contents.fates[change.entry]?.isEmpty ?? true else { return false }
    return former.name == now.name && former.items == now.items
      && (kind == .day || former.log == now.log && former.numbers == now.numbers)
  }
}
