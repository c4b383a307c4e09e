// Pages that list what a site has.

package import Documents
package import JournalDates
import JournalLanguage
package import JournalModel
import JournalQuery
import JournalText

/// A Try or an Action, for lists.
package struct SiteItem: Sendable {
  package var text: String
  /// The entry that it stands in.
  package var entry: Int
  /// Its id; nil where it has none.
  package var id: String?
  package var fate: SiteFate
  package var due: CalendarDay?

  package init(_ text: String, in entry: Int, id: String?, _ fate: SiteFate, due: CalendarDay? = nil) {
    (self.text, self.entry, self.id, self.fate, self.due) = (text, entry, id, fate, due)
  }
}

/// Lists of a site.
package struct ListPages {
  package let frame: SiteFrame
  package let map: SiteMap
  private let words: SiteWords
  private var style: SiteStyle { frame.style }

  package init(_ frame: SiteFrame, _ map: SiteMap) {
    (self.frame, self.map) = (frame, map)
    words = SiteWords(frame.style.say)
  }

  /// A row of a list of entries.
  package struct Row {
    package var entry: Int
    package var facts: [String]

    package init(_ entry: Int, _ facts: [String] = []) { (self.entry, self.facts) = (entry, facts) }
  }

  /// A page of some groups of entries.
  package func page(_ part: SitePart, _ groups: [(name: String?, rows: [Row])], part document: HTML? = nil) -> [UInt8] {
    page(part.address, style.say(part.text), in: part, groups, document)
  }

  private func page(
    _ address: String, _ title: String, in part: SitePart, _ groups: [(name: String?, rows: [Row])], _ document: HTML? = nil
  ) -> [UInt8] {
    let links = SiteLinks(map, from: address)
    return frame.page(address, title: title, in: part, capacity: groups.reduce(0) { $0 + $1.rows.count * 120 }) { page in
      page.title(title)
      if groups.allSatisfy({ $0.rows.isEmpty }), document == nil { style.writeNothing(to: &page) }
      for group in groups where !group.rows.isEmpty {
        if let name = group.name {
          page.tag("<section>\n<h2>")
          page.text(name)
          page.tag("</h2>\n")
        }
        page.tag("<ul class=\"entries\">\n")
        for row in group.rows { write(row, links, to: &page) }
        page.tag(group.name == nil ? "</ul>\n" : "</ul>\n</section>\n")
      }
      if let document { page.add(document) }
    }
  }

  private func write(_ row: Row, _ links: SiteLinks, to page: inout Markup) {
    let entry = map.entries[row.entry]
    page.tag("<li dir=\"auto\">")
    page.link(links.to(row.entry), entry.title)
    if entry.mood != nil || !row.facts.isEmpty {
      page.tag(" <span class=\"beside\">")
      if let mood = entry.mood { style.write(mood, to: &page) }
      page.text(row.facts.joined(separator: " · "))
      page.tag("</span>")
    }
    page.tag("</li>\n")
  }

  /// Entries of some kinds; those with days the newest first.
  package func rows(_ kinds: Set<EntryKind>) -> [Row] {
    map.entries.indices.filter { kinds.contains(map.entries[$0].kind) }.sorted {
      let (a, b) = (map.entries[$0], map.entries[$1])
      if a.span?.end != b.span?.end { return (b.span?.end ?? .earliest) < (a.span?.end ?? .earliest) }
      let (first, second) = (map.words.key(of: a.title), map.words.key(of: b.title))
      return first == second ? $0 < $1 : first.utf8.lexicographicallyPrecedes(second.utf8)
    }.map { Row($0) }
  }

  /// The retrospectives, by how long their periods are.
  package func retrospectives() -> [UInt8] {
    let kinds: [(EntryKind, SiteText)] = [
      (.yearly, SiteText.yearly), (.quarterly, SiteText.quarterly), (.monthly, SiteText.monthly), (.weekly, SiteText.weekly),
    ]
    return page(.retrospectives, kinds.map { (style.say($0.1), rows([$0.0])) })
  }

  /// The tags with how many entries have each.
  package func tags() -> [UInt8] {
    frame.page(SitePart.tags.address, title: style.say(SiteText.tags), in: .tags) { page in
      page.title(style.say(SiteText.tags))
      if map.tagged.isEmpty { style.writeNothing(to: &page) }
      page.tag("<ul class=\"cloud\">\n")
      for (tag, entries) in map.tagged {
        page.tag("<li dir=\"auto\">")
        page.link(map.tags[tag.lowercased()] ?? "", "#" + tag)
        page.tag(" <span class=\"count\">")
        page.text(style.say(SiteText.entries, ["count": .number(entries.count)]))
        page.tag("</span></li>\n")
      }
      page.tag("</ul>\n")
    }
  }

  /// What the page of a tag is made from.
  package func digest(ofTag place: Int) -> Digest {
    var digest = Digest()
    digest.add(map.tagged[place].tag)
    for number in map.tagged[place].entries {
      digest.add(map.entries[number].address)
      digest.add(map.entries[number].title)
      digest.add(map.entries[number].mood?.rawValue ?? 9)
    }
    return digest
  }

  /// The entries of a tag, the newest first.
  package func tag(_ place: Int) -> (address: String, page: [UInt8]) {
    let (tag, entries) = map.tagged[place]
    let address = map.tags[tag.lowercased()] ?? ""
    let sorted = entries.sorted { (map.entries[$0].span?.end ?? .earliest, $0) > (map.entries[$1].span?.end ?? .earliest, $1) }
    return (address, page(address, "#" + tag, in: .tags, [(nil, sorted.map { Row($0) })]))
  }

  /// Photos, the newest first.
  package func photos(_ photos: [(entry: Int, photos: [SitePhoto])]) -> [UInt8] {
    frame.page(SitePart.photos.address, title: style.say(SiteText.photos), in: style.parts.contains(.photos) ? .photos : .calendar) {
      page in
      page.title(style.say(SiteText.photos))
      page.tag("<ul class=\"gallery\">\n")
      for (number, all) in photos.reversed() {
        for (place, photo) in all.enumerated() {
          let entry = map.entries[number]
          page.tag("<li><a")
          page.attribute("href", entry.address)
          page.tag("><img loading=\"lazy\"")
          page.attribute("src", photo.address)
          page.attribute("alt", style.words(of: photo, place, of: all.count, entry))
          page.tag("><span class=\"unseen\">, </span><span>")
          page.text(entry.shortTitle)
          page.tag("</span></a></li>\n")
        }
      }
      page.tag("</ul>\n")
    }
  }
}

extension ListPages {
  /// How many items a page has at most where a journal has many; the others stand on pages of their years.
  private static let itemLimit = 200

  /// What the pages of Tries or Actions are made from, but for a picture.
  package func digest(of items: [SiteItem]) -> Digest {
    var digest = map.links
    for item in items {
      digest.add(item.text)
      digest.add(item.entry)
      digest.add(item.id ?? "")
      digest.add(item.fate.state)
      digest.add(item.fate.entry ?? -1)
      digest.add(item.fate.words)
      digest.add(item.due?.description ?? "")
    }
    return digest
  }

  /// Where they stand: one page, and of many items one a year besides.
  package func addresses(_ part: SitePart, _ folder: SiteFolder, _ items: [SiteItem]) -> [String] {
    [part.address] + years(items).map { Self.address(folder, $0.year) }
  }

  /// The items of each year, the last first; none where one page has room for all.
  private func years(_ items: [SiteItem]) -> [(year: Int?, items: [SiteItem])] {
    if items.count <= Self.itemLimit { return [] }
    return Dictionary(grouping: items) { map.entries[$0.entry].span?.end.year }.sorted { ($0.key ?? 0) > ($1.key ?? 0) }
      .map { ($0.key, $0.value) }
  }

  private static func address(_ folder: SiteFolder, _ year: Int?) -> String {
    "\(folder.rawValue)/\(year.map { "\($0)" } ?? "others").html"
  }

  /// Tries or Actions by what became of them.
  /// - Parameters:
  ///   - items: The most important first.
  ///   - states: What may have become of them, with names for the groups.
  package func pages(
    _ part: SitePart, _ folder: SiteFolder, _ items: [SiteItem], _ states: [(state: String, name: String)], picture: HTML? = nil
  ) -> [(address: String, page: [UInt8])] {
    func groups(_ items: [SiteItem], upTo limit: Int = .max) -> [(name: String, items: [SiteItem])] {
      states.map { state in (state.name, Array(items.lazy.filter { $0.fate.state == state.state }.prefix(limit))) }
    }
    let title = style.say(part.text)
    let years = years(items)
    if years.isEmpty { return [(part.address, page(part.address, title, part, groups(items), [], picture))] }
    let ways = years.map { year, _ in
      SiteFrame.Way(Self.address(folder, year), year.map { "\($0)" } ?? style.say(SiteText.others))
    }
    let shown = groups(items, upTo: Self.itemLimit / max(1, states.count))
    return [(part.address, page(part.address, title, part, shown, ways, picture))]
      + zip(years, ways).map { year, way in (way.address, page(way.address, "\(title) \(way.name)", part, groups(year.items), ways, nil)) }
  }

  private func page(
    _ address: String, _ title: String, _ part: SitePart, _ groups: [(name: String, items: [SiteItem])], _ ways: [SiteFrame.Way],
    _ picture: HTML?
  ) -> [UInt8] {
    let links = SiteLinks(map, from: address)
    return frame.page(address, title: title, in: part, capacity: groups.reduce(0) { $0 + $1.items.count * 300 }) { page in
      page.title(title)
      if !ways.isEmpty {
        page.tag("<ul class=\"up\">")
        for way in ways {
          page.tag("<li><a")
          page.attribute("href", links.to(way.address))
          if way.address == address { page.tag(" aria-current=\"page\"") }
          page.tag(">")
          page.text(way.name)
          page.tag("</a></li>")
        }
        page.tag("</ul>\n")
      }
      if groups.allSatisfy({ $0.items.isEmpty }) { style.writeNothing(to: &page) }
      for group in groups where !group.items.isEmpty {
        page.tag("<section>\n<h2>")
        page.text(group.name)
        page.tag(" <span class=\"count\">")
        page.number(group.items.count)
        page.tag("</span></h2>\n")
        write(group.items, links, to: &page)
        page.tag("</section>\n")
      }
      if let picture { page.add(picture) }
    }
  }

  /// Items under each other.
  package func write(_ items: [SiteItem], _ links: SiteLinks, to page: inout Markup) {
    let inline = SiteInline(links)
    page.tag("<ul class=\"items\">\n")
    for item in items {
      let entry = map.entries[item.entry]
      switch item.fate.state {
      case "adopted", "done": page.tag("<li class=\"done\"><span class=\"sign\" aria-hidden=\"true\">✓</span>")
      case "partly": page.tag("<li class=\"partly\"><span class=\"sign\" aria-hidden=\"true\">◐</span>")
      case "dropped", "cancelled": page.tag("<li class=\"dropped\"><span class=\"sign\" aria-hidden=\"true\">✕</span>")
      default: page.tag("<li class=\"open\"><span class=\"sign\" aria-hidden=\"true\">○</span>")
      }
      page.tag("<span class=\"unseen\">")
      let state = SiteState(rawValue: item.fate.state).flatMap { words.states[$0] } ?? item.fate.state
      page.text(style.say(ListingText.labelled, ["name": .text(state), "words": ""]))
      page.tag("</span><div class=\"text\" dir=\"auto\">")
      inline.write(Array(item.text.utf8)[...], in: entry.path, to: &page)
      page.tag("</div><ul class=\"facts\">")
      if let due = item.due {
        page.tag("<li>")
        page.text(style.say(SiteText.due, ["day": .text(style.say.weekdayAndDate(due))]))
        page.tag("</li>")
      }
      page.tag("<li dir=\"auto\">")
      page.link(links.to(item.entry) + (item.id.map { "#" + SiteLinks.anchor($0) } ?? ""), entry.shortTitle)
      page.tag("</li>")
      if let judged = item.fate.entry, judged != item.entry {
        page.tag("<li dir=\"auto\">")
        page.link(links.to(judged), words.judged(item.fate.state, in: map.entries[judged].shortTitle))
        page.tag("</li>")
      }
      page.tag("</ul>")
      if !item.fate.words.isEmpty {
        page.tag("<div class=\"details\" dir=\"auto\">")
        inline.write(Array(item.fate.words.utf8)[...], in: map.entries[item.fate.entry ?? item.entry].path, to: &page)
        page.tag("</div>")
      }
      page.tag("</li>\n")
    }
    page.tag("</ul>\n")
  }

  /// A page of what a report says.
  package func document(_ address: String, _ title: String, in part: SitePart, _ document: HTML, before: [SiteFrame.Way] = []) -> [UInt8] {
    frame.page(address, title: title, in: part, capacity: document.bytes.count) { page in
      page.title(title)
      if !before.isEmpty {
        page.tag("<ul class=\"columns\">\n")
        for way in before {
          page.tag("<li>")
          page.link(SiteLinks(map, from: address).to(way.address), way.name)
          page.tag("</li>\n")
        }
        page.tag("</ul>\n")
      }
      page.add(document)
    }
  }
}
