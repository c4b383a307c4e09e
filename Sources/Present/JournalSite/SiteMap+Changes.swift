// A map of a site after little has changed, made of the former one.

package import JournalModel

/// What an entry now says, whose name, title, days and items are as they were.
package struct SiteChange {
  package var entry: Int
  package var mood: Mood?
  package var tags: [String]
  /// The names of the files that its public text links to, folded.
  package var links: [String]

  package init(_ entry: Int, mood: Mood?, tags: [String], links: [String]) {
    (self.entry, self.mood, self.tags, self.links) = (entry, mood, tags, links)
  }
}

extension SiteMap {
  /// The map with these entries as they are now, the tags in small letters whose pages tell of them, and the entries to which other ones link
  /// than before; nil where there are other tags than before, since texts everywhere link to them.
  package func changed(_ changes: [SiteChange]) -> (map: SiteMap, tags: Set<String>, relinked: Set<Int>)? {
    var (entries, backlinks) = (entries, backlinks)
    var (touched, relinked): (Set<String>, Set<Int>) = ([], [])
    for change in changes {
      let former = entries[change.entry]
      if former.mood != change.mood || former.tags != change.tags {
        for tag in former.tags + change.tags { touched.insert(tag.lowercased()) }
      }
      (entries[change.entry].mood, entries[change.entry].tags) = (change.mood, change.tags)
      let targets = Set(change.links.compactMap { target(of: $0, from: change.entry) })
      for target in backlinks.indices {
        let place = backlinks[target].firstIndex(of: Int32(change.entry))
        switch (place, targets.contains(target)) {
        case (nil, true): backlinks[target].insert(Int32(change.entry), at: backlinks[target].firstIndex { $0 > change.entry } ?? backlinks[target].count)
        case (let place?, false): backlinks[target].remove(at: place)
        default: continue
        }
        relinked.insert(target)
      }
    }
    var tagged: [(tag: String, entries: [Int])] = []
    if !touched.isEmpty {
      let now = Self.tagged(entries, words)
      guard now.1 == tags else { return nil }
      tagged = now.0
    }
    let map = SiteMap(
      entries, byName: byName, tags: tags, tagged: tagged, words: words, backlinks: backlinks, days: days, retrospectives: retrospectives,
      links: links)
    return (map, touched, relinked)
  }

  /// The entry on whose page it is told that another one links to a name.
  private func target(of link: String, from entry: Int) -> Int? {
    guard let found = byName[link] ?? byName[Self.veiled(link)], found.count == 1, found[0] >= 0, found[0] != entry else { return nil }
    return found[0]
  }
}
