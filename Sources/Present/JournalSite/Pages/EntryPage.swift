// The page of one entry.

package import Documents
package import JournalFormat
import JournalDates
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

/// What other pages need of an entry’s page, kept from one time to the next.
package struct SiteRecord: Sendable {
  /// Its words, for the search and for lists of days.
  package var words: [UInt8] = []
  package var photos: [SitePhoto] = []

  package init() {}
}

/// A photo of the site.
package struct SitePhoto: Hashable, Sendable {
  /// Where it stands in the site.
  package var address: String
  /// In the journal, with slashes.
  package var path: String
  /// What it shows, in the words of the entry; empty for none.
  package var words: String

  package init(address: String, path: String, words: String) { (self.address, self.path, self.words) = (address, path, words) }
}

/// Pages of entries.
package struct EntryPages: Sendable {
  package let frame: SiteFrame
  package let map: SiteMap
  private let words: SiteWords
  private var style: SiteStyle { frame.style }
  /// The place of each day among the days, and of each retrospective among those of its kind.
  private let before: [Int32]
  private let after: [Int32]

  package init(_ frame: SiteFrame, _ map: SiteMap) {
    (self.frame, self.map) = (frame, map)
    words = SiteWords(frame.style.say)
    var before = [Int32](repeating: -1, count: map.entries.count), after = before
    func link(_ row: [Int]) {
      for (first, second) in zip(row, row.dropFirst()) { (after[first], before[second]) = (Int32(second), Int32(first)) }
    }
    link(map.days)
    for kind in [EntryKind.weekly, .monthly, .quarterly, .yearly] { link(map.retrospectives.filter { map.entries[$0].kind == kind }) }
    (self.before, self.after) = (before, after)
  }

  /// What the page of an entry is made from besides its own file: whatever it shows of others.
  package func digest(of number: Int) -> Digest {
    var digest = Digest()
    let entry = map.entries[number]
    func add(_ other: Int) {
      digest.add(map.entries[other].address)
      digest.add(map.entries[other].title)
    }
    digest.add(entry.hash)
    digest.add(entry.address)
    for way in [before[number], after[number]] { if way >= 0 { add(Int(way)) } else { digest.add(1) } }
    for link in entry.links {
      guard let target = map.number(named: link) else { continue }
      if target >= 0 { add(target) } else { digest.add(2) }
    }
    for other in map.backlinks[number].suffix(Self.backlinkLimit) { add(Int(other)) }
    digest.add(map.backlinks[number].count)
    for tag in entry.tags { digest.add(map.tags[tag.lowercased()] ?? tag) }
    for period in periods(of: entry) { add(period) }
    if entry.kind == .weekly {
      for day in days(of: entry) { digest.add(map.entries[day].mood?.rawValue ?? 9) }
    }
    return digest
  }

  /// Makes the page of an entry.
  /// - Parameters:
  ///   - fates: What became of its Tries and Actions elsewhere, by their lines.
  ///   - part: What reports say of it.
  ///   - photo: Gives a picture that the entry names its place on the site; nil where it has none.
  package func page(
    _ number: Int, _ places: EntryPlaces, fates: [Int: SiteFate] = [:], part: HTML? = nil,
    photo: (_ name: String, _ words: String) -> SitePhoto?
  ) -> (page: [UInt8], record: SiteRecord) {
    let entry = map.entries[number]
    let links = SiteLinks(map, from: entry.address)
    let inline = SiteInline(links)
    let body = SiteBody(places, inline, words, fates: fates)
    var record = SiteRecord()
    record.words = body.words
    for picture in pictures(of: places) + body.pictures {
      guard let found = photo(picture.name, picture.words) else { continue }
      if let place = record.photos.firstIndex(where: { $0.address == found.address }) {
        if record.photos[place].words.isEmpty { record.photos[place].words = found.words }
      } else {
        record.photos.append(found)
      }
    }
    let page = frame.page(
      entry.address, title: entry.title, in: SitePart(of: SiteFolder(of: entry.kind)), before: way(before[number]),
      after: way(after[number]),
      capacity: body.html.bytes.count
    ) { page in
      page.tag("<article>\n<header>\n")
      writeUp(entry, links, to: &page)
      page.title(entry.title)
      writeDays(entry, to: &page)
      writeFacts(entry, places, inline, to: &page)
      page.tag("</header>\n")
      page.add(body.html)
      if let part { page.add(part) }
      writePhotos(record.photos, entry, links, to: &page)
      page.tag("</article>\n")
      writeBacklinks(number, links, to: &page)
    }
    return (page, record)
  }

  private func way(_ number: Int32) -> SiteFrame.Way? {
    number < 0 ? nil : SiteFrame.Way(map.entries[Int(number)].address, map.entries[Int(number)].shortTitle)
  }
}

extension EntryPages {
  /// The retrospectives of the periods that a day or a shorter period lies in.
  private func periods(of entry: SiteEntry) -> [Int] {
    guard let span = entry.span else { return [] }
    let units: [Period.Unit] =
      switch entry.kind {
      case .day: [.week, .month]
      case .weekly: [.month]
      case .monthly: [.quarter, .year]
      case .quarterly: [.year]
      default: []
      }
    return units.compactMap { unit in map.number(named: Period(unit, containing: span.end).description).flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// The days of a week.
  private func days(of entry: SiteEntry) -> [Int] {
    guard let span = entry.span, span.count <= 14 else { return [] }
    return span.compactMap { day in map.number(ofDay: day) }
  }

  /// What the entry lies in: year, month, and the retrospectives of its periods.
  private func writeUp(_ entry: SiteEntry, _ links: SiteLinks, to page: inout Markup) {
    guard entry.kind.unit != nil, let span = entry.span else { return }
    page.tag("<ul class=\"up\"><li>")
    page.link(links.to("years/\(Period(.year, containing: span.end)).html"), "\(span.end.year)")
    page.tag("</li>")
    if entry.kind == .day || entry.kind == .weekly || entry.kind == .monthly {
      page.tag("<li>")
      page.link(links.to("months/\(Period(.month, containing: span.end)).html"), style.say.title(of: Period(.month, containing: span.end)))
      page.tag("</li>")
    }
    for period in periods(of: entry) {
      page.tag("<li>")
      page.link(links.to(period), map.entries[period].shortTitle)
      page.tag("</li>")
    }
    page.tag("</ul>\n")
  }

  /// The days that it is about, where the title does not say them; of a week how each of them was.
  private func writeDays(_ entry: SiteEntry, to page: inout Markup) {
    guard entry.kind.unit != nil, let span = entry.span else { return }
    let title = style.say.opening(entry.kind == .day ? style.say.title(of: Period(.day, containing: span.start)) : style.say.title(of: span))
    if !entry.title.contains(text: title) {
      page.tag("<p class=\"span\">")
      page.text(title)
      page.tag("</p>\n")
    }
    guard entry.kind == .weekly else { return }
    let days = days(of: entry)
    if days.isEmpty { return }
    page.tag("<ul class=\"week\">")
    for day in days {
      let other = map.entries[day]
      page.tag("<li>")
      page.link("../" + other.address) { page in
        page.text(other.span.map { "\(style.say.name(of: $0.start.weekday, .short)) \($0.start.day)" } ?? other.title)
      }
      if let mood = other.mood {
        page.tag(" ")
        style.write(mood, to: &page)
      }
      page.tag("</li>")
    }
    page.tag("</ul>\n")
  }

  /// Mood, tags, and what else the front matter says.
  private func writeFacts(_ entry: SiteEntry, _ places: EntryPlaces, _ inline: SiteInline, to page: inout Markup) {
    if let mood = entry.mood {
      page.tag("<p class=\"mood\"><span class=\"unseen\">")
      page.text(style.say(SiteText.mood))
      page.tag(": </span>")
      style.write(mood, to: &page)
      page.tag("</p>\n")
    }
    if !entry.tags.isEmpty {
      page.tag("<ul class=\"facts tags\"")
      page.attribute("aria-label", style.say(SiteText.tags))
      page.tag(">")
      for tag in entry.tags {
        page.tag("<li dir=\"auto\">")
        inline.write(tag: tag, to: &page)
        page.tag("</li>")
      }
      page.tag("</ul>\n")
    }
    if !places.decoded.metrics.isEmpty {
      page.tag("<ul class=\"facts\"")
      page.attribute("aria-label", style.say(SiteText.numbers))
      page.tag(">")
      for metric in places.decoded.metrics {
        page.tag("<li>")
        page.text(style.say.title(ofMetric: metric.name))
        page.tag(" ")
        page.text(MetricNames.words(metric.amount, of: metric.name, style.say.numbers))
        page.tag("</li>")
      }
      page.tag("</ul>\n")
    }
    writeProperties(places, inline, to: &page)
  }

  private static let told: Set<String> = [
    "type", "title", "id", "private", "tags", "tag", "mood", "date", "start", "end", "created", "updated", "photo", "photos", "aliases",
    "cssclasses", "logged_via",
  ]

  private func writeProperties(_ places: EntryPlaces, _ inline: SiteInline, to page: inout Markup) {
    let metrics = Set(places.decoded.metrics.map(\.name))
    let isPeriod = places.kind.unit != nil
    let (facts, details) = (SiteFacts(say: style.say, kind: places.kind), places.decoded.details(places.kind))
    var isOpen = false
    for property in places.properties {
      let isDate = property.key == "start" || property.key == "end"
      if Self.told.contains(property.key), !isDate || isPeriod { continue }
      if metrics.contains(property.key) || facts.isForPrograms(property.key) { continue }
      let elements: [String] =
        switch property.value {
        case .text(let text): [text]
        case .list(let elements): elements
        case .kept: []
        }
      // What is not on the site is not named.
      let shown = elements.filter { element in
        guard let reference = Reference(element), !reference.file.isEmpty else { return !element.isEmpty }
        return map.number(named: reference.file) != SiteMap.hidden
      }
      if shown.isEmpty { continue }
      if !isOpen { page.tag("<dl>\n") }
      isOpen = true
      page.tag("<dt>")
      page.text(style.say.label(ofField: property.key))
      page.tag("</dt><dd dir=\"auto\">")
      for (place, element) in shown.enumerated() {
        if place > 0 { page.tag(", ") }
        if let number = map.number(named: element), number >= 0, Self.references.contains(property.key) {
          page.link(inline.links.to(number), map.entries[number].title)
        } else if let words = facts.words(element, of: property.key, details) {
          page.text(words)
        } else if let day = CalendarDay(element) {
          page.text(style.say.weekdayAndDate(day))
        } else {
          inline.writePlain(Array(element.utf8)[...], in: places.path, to: &page)
        }
      }
      page.tag("</dd>\n")
    }
    if isOpen { page.tag("</dl>\n") }
  }

  /// Properties whose values name files without brackets, too.
  private static let references: Set<String> = ["goal", "goals", "values", "value", "term", "habit", "task"]
}

extension EntryPages {
  /// The pictures that the front matter of a day names.
  private func pictures(of places: EntryPlaces) -> [SitePicture] {
    guard case .day(let day) = places.decoded.details(places.kind) else { return [] }
    return day.photos.map { text in
      if let reference = Reference(text), text.hasPrefix("[[") { return SitePicture(name: reference.target, words: reference.shown ?? "") }
      return SitePicture(name: text, words: "")
    }
  }

  private func writePhotos(_ photos: [SitePhoto], _ entry: SiteEntry, _ links: SiteLinks, to page: inout Markup) {
    if photos.isEmpty { return }
    page.tag("<section class=\"photos\">\n<h2>")
    page.text(style.say(SiteText.photos))
    page.tag("</h2>\n")
    for (place, photo) in photos.enumerated() {
      style.write(photo, style.words(of: photo, place, of: photos.count, entry), links.up, to: &page)
    }
    page.tag("</section>\n")
  }

  package static let backlinkLimit = 100

  private func writeBacklinks(_ number: Int, _ links: SiteLinks, to page: inout Markup) {
    let all = map.backlinks[number]
    if all.isEmpty { return }
    // The newest first.
    let shown = all.sorted { (map.entries[Int($0)].span?.end ?? .earliest, $0) > (map.entries[Int($1)].span?.end ?? .earliest, $1) }
      .prefix(Self.backlinkLimit)
    page.tag("<section class=\"backlinks\" aria-labelledby=\"backlinks\">\n<h2 id=\"backlinks\">")
    page.text(style.say(SiteText.backlinks))
    page.tag("</h2>\n<ul class=\"columns\">\n")
    for other in shown {
      page.tag("<li dir=\"auto\">")
      page.link(links.to(Int(other)), map.entries[Int(other)].shortTitle)
      page.tag("</li>\n")
    }
    page.tag("</ul>\n")
    if all.count > shown.count {
      page.tag("<p class=\"note\">")
      page.text(style.say(SiteText.backlinksCut, ["shown": .number(shown.count), "count": .number(all.count)]))
      page.tag("</p>\n")
    }
    page.tag("</section>\n")
  }
}

extension SiteStyle {
  /// Adds a mood as its mark and its word.
  func write(_ mood: Mood, to page: inout Markup) {
    writeMark(of: mood, to: &page)
    page.tag(" <span class=\"word\">")
    page.text(say.name(of: mood, labels))
    page.tag("</span>")
  }

  /// Adds the mark of a mood, whose height says what its colour does.
  func writeMark(of mood: Mood, to page: inout Markup) {
    switch mood {
    case .horrible: page.tag("<span class=\"level mood-0\" aria-hidden=\"true\">")
    case .bad: page.tag("<span class=\"level mood-1\" aria-hidden=\"true\">")
    case .average: page.tag("<span class=\"level mood-2\" aria-hidden=\"true\">")
    case .good: page.tag("<span class=\"level mood-3\" aria-hidden=\"true\">")
    case .great: page.tag("<span class=\"level mood-4\" aria-hidden=\"true\">")
    }
    page.text(theme.icons == .text ? mood.bar : theme.icons.sign(of: mood))
    page.tag("</span>")
  }

  /// What a photo is called where it cannot be seen.
  func words(of photo: SitePhoto, _ place: Int, of count: Int, _ entry: SiteEntry) -> String {
    if !photo.words.isEmpty { return photo.words }
    let name = entry.shortTitle
    return count == 1
      ? say(SiteText.photoOne, ["name": .text(name)])
      : say(SiteText.photo, ["place": .number(place + 1), "count": .number(count), "name": .text(name)])
  }

  func write(_ photo: SitePhoto, _ words: String, _ up: String, to page: inout Markup) {
    page.tag("<figure><img loading=\"lazy\"")
    page.attribute("src", up + photo.address)
    page.attribute("alt", words)
    page.tag(">")
    if !photo.words.isEmpty {
      page.tag("<figcaption dir=\"auto\" aria-hidden=\"true\">")
      page.text(photo.words)
      page.tag("</figcaption>")
    }
    page.tag("</figure>\n")
  }
}
