// What a site knows of each entry, and where its page stands.

package import JournalDates
package import JournalLanguage
package import JournalModel
package import JournalQuery

/// An entry that others may read, as lists and links tell of it.
package struct SiteEntry: Sendable {
  /// In the journal, with slashes.
  package var path: String
  package var kind: EntryKind
  /// Without anything private.
  package var title: String
  /// The days that it is about; nil for kinds that are about none.
  package var span: DaySpan?
  /// How a day was, as far as public text says it.
  package var mood: Mood?
  package var tags: [String]
  /// The names of the files that its public text links to, folded.
  package var links: [String]
  /// Changes whenever its file does.
  package var hash: UInt64
  /// Changes whenever the index tells anything else of its file besides its words.
  package var facts: UInt64 = 0
  /// Where its page stands in the site: `days/2026-11-20.html`. `SiteMap` finds it.
  package internal(set) var address = ""
  /// Its title; of a day or a period that has none of its own, a shorter name. Lists and ways between pages name each entry many times.
  package let shortTitle: String

  package init(
    path: String, kind: EntryKind, title: String, span: DaySpan? = nil, mood: Mood? = nil, tags: [String] = [], links: [String] = [],
    hash: UInt64 = 0, facts: UInt64 = 0, in say: Language = .english
  ) {
    (self.path, self.kind, self.span, self.mood) = (path, kind, span, mood)
    (self.tags, self.links, self.hash, self.facts) = (tags, links, hash, facts)
    // A day or a period that has no title but its name is told in words.
    let slug = Reference.slug(ofPath: path)
    guard let unit = kind.unit, let period = Period(slug), case let name = say.opening(say.title(of: period)) else {
      (self.title, shortTitle) = (title, title)
      return
    }
    self.title = title == slug && period.unit == unit ? name : title
    let isNamed = span == nil || self.title != period.title && self.title != name
    shortTitle = isNamed ? self.title
      : period.unit == .day ? say.weekdayAndDate(period.start) : period.unit == .week ? say.week(ISOWeek(containing: period.start)) : name
  }

  package var slug: String { Reference.slug(ofPath: path) }
}

/// The parts of a site: each is a folder of pages.
package enum SiteFolder: String, Sendable, CaseIterable {
  case days, retros, habits, tasks, goals, terms, values, measures, notes
  case months, years, tries, actions, metrics, tags, search, photos

  package init(of kind: EntryKind) {
    self =
      switch kind {
      case .day: .days
      case .weekly, .monthly, .quarterly, .yearly: .retros
      case .habit: .habits
      case .task: .tasks
      case .goal, .milestone, .obligation, .experiment: .goals
      case .term: .terms
      case .value: .values
      case .measure: .measures
      case .note: .notes
      }
  }
}

/// The entries of a site with their addresses, and what links between them mean.
package final class SiteMap: Sendable {
  /// By the bytes of their paths.
  package let entries: [SiteEntry]
  /// The numbers of entries by their paths; nil where few are asked for.
  private let byPath: [String: Int]?
  /// The entries of each name, folded; `hidden` and `absent` stand for those that are not on the site, so that no link to one leads to another.
  let byName: [String: [Int]]
  /// In place of the number of an entry: one that is private, and one that was not asked for.
  package static let hidden = -1, absent = -2
  /// The addresses of the pages of tags, by the tag in small letters.
  package let tags: [String: String]
  /// The entries that have each tag, in the order of `entries`, and the tag as it is written first.
  package let tagged: [(tag: String, entries: [Int])]
  /// In which order its words are listed.
  package let words: WordOrder
  /// The entries that link to each.
  package let backlinks: [[Int32]]
  /// Days in their order, and the retrospectives of each kind.
  package let days: [Int]
  package let retrospectives: [Int]
  /// What all links of texts, and what they are called, are made from. A day on which more was written leaves it as it was.
  package let links: Digest

  /// - Parameters:
  ///   - entries: Those that are on the site.
  ///   - hidden: The paths of those that are private.
  ///   - absent: The paths of all others.
  ///   - words: In which order tags and titles are listed.
  package init(_ entries: [SiteEntry], hidden: [String], absent: [String] = [], words: WordOrder = .standard) {
    self.words = words
    var entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let addresses = Self.addresses(
      entries.map { (SiteFolder(of: $0.kind), $0.kind == .day ? $0.span.map { "\($0.start)" } ?? $0.slug : $0.slug, $0.path) })
    for index in entries.indices { entries[index].address = addresses[index] }
    var names: [String: [Int]] = [:]
    names.reserveCapacity(entries.count + hidden.count)
    for (index, entry) in entries.enumerated() { names[Reference.folded(entry.slug), default: []].append(index) }
    for path in hidden { names[Reference.folded(Reference.slug(ofPath: path)), default: []].append(Self.hidden) }
    for path in absent { names[Reference.folded(Reference.slug(ofPath: path)), default: []].append(Self.absent) }
    byPath = Dictionary(entries.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    byName = names
    (tagged, tags) = Self.tagged(entries, words)
    var found = [[Int32]](repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for link in entry.links {
        guard let target = names[link]?.first(where: { $0 >= 0 }), names[link]?.count == 1, target != index else { continue }
        if found[target].last != Int32(index) { found[target].append(Int32(index)) }
      }
    }
    backlinks = found
    links = Self.links(entries, hidden, absent, tags)
    let all = entries
    days = entries.indices.filter { all[$0].kind == .day && all[$0].span != nil }.sorted {
      (all[$0].span?.start ?? .earliest, $0) < (all[$1].span?.start ?? .earliest, $1)
    }
    retrospectives = entries.indices.filter { all[$0].kind.isRetrospective }.sorted { Self.precedes(all[$0], all[$1]) }
    self.entries = entries
  }

  /// A map whose parts are there.
  init(
    _ entries: [SiteEntry], byName: [String: [Int]], tags: [String: String], tagged: [(tag: String, entries: [Int])], words: WordOrder,
    backlinks: [[Int32]], days: [Int], retrospectives: [Int], links: Digest
  ) {
    (self.entries, self.byName, self.tags, self.tagged, self.words) = (entries, byName, tags, tagged, words)
    (self.backlinks, self.days, self.retrospectives, self.links) = (backlinks, days, retrospectives, links)
    byPath = nil
  }

  private static func links(_ entries: [SiteEntry], _ hidden: [String], _ absent: [String], _ tags: [String: String]) -> Digest {
    var digest = Digest()
    for entry in entries { for text in [entry.path, entry.address, entry.title] { digest.add(text) } }
    for paths in [hidden, absent] {
      digest.add(paths.count)
      for path in paths { digest.add(path) }
    }
    for (tag, address) in tags.sorted(by: { $0.key < $1.key }) {
      digest.add(tag)
      digest.add(address)
    }
    return digest
  }

  /// By their last day, the shorter period first.
  private static func precedes(_ a: SiteEntry, _ b: SiteEntry) -> Bool {
    guard let one = a.span else { return false }
    guard let two = b.span else { return true }
    if one.end != two.end { return one.end < two.end }
    return one.start == two.start ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : one.start > two.start
  }

  /// The number of the entry at a path; nil where it is not on the site.
  package func number(ofPath path: String) -> Int? {
    if let byPath { return byPath[path] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].path.hasSameBytes(as: path) ? low : nil
  }

  /// What a name in a link means: the number of an entry, `hidden` or `absent`; nil where nothing has the name.
  /// - Parameter file: The name, or the end of its path, as written.
  package func number(named file: String) -> Int? {
    let reference = Reference(file: file)
    let name = Reference.folded(reference.slug)
    guard let found = byName[name] ?? (byPath == nil ? byName[Self.veiled(name)] : nil) else { return nil }
    if found.count == 1 { return found[0] }
    guard file.utf8.contains(0x2F) else { return found.contains(Self.hidden) ? Self.hidden : found[0] }
    let ending = "/" + Reference.folded(file) + ".md"
    return found.first { $0 >= 0 && ("/" + Reference.folded(entries[$0].path)).hasSuffix(ending) } ?? found.min()
  }
}

extension SiteMap {
  /// The tags with their entries, by their names; and where their pages stand.
  static func tagged(_ entries: [SiteEntry], _ words: WordOrder) -> ([(tag: String, entries: [Int])], [String: String]) {
    var places: [String: Int] = [:]
    var tagged: [(tag: String, entries: [Int])] = []
    for (index, entry) in entries.enumerated() {
      for tag in entry.tags {
        let key = tag.lowercased()
        if let place = places[key] {
          if tagged[place].entries.last != index { tagged[place].entries.append(index) }
        } else {
          places[key] = tagged.count
          tagged.append((tag, [index]))
        }
      }
    }
    tagged.sort { words.lists($0.tag, before: $1.tag) }
    let keys = tagged.map { $0.tag.lowercased() }
    let addresses = addresses(keys.map { (.tags, $0, $0) })
    return (tagged, Dictionary(zip(keys, addresses), uniquingKeysWith: { first, _ in first }))
  }

  /// Where pages stand. Names are ones that every disk and every host has: small letters of ASCII, digits and hyphens. Of two that would be
  /// the same, and of one that loses letters, a number made of its path stands behind it, so that no other file changes where a page stands.
  static func addresses(_ pages: [(folder: SiteFolder, name: String, key: String)]) -> [String] {
    let names = pages.map { plainName($0.name) }
    var counts: [String: Int] = [:]
    for (page, name) in zip(pages, names) { counts["\(page.folder.rawValue)/\(name.text)", default: 0] += 1 }
    return zip(pages, names).map { page, name in
      let address = "\(page.folder.rawValue)/\(name.text)"
      if name.isWhole, counts[address] == 1 { return address + ".html" }
      var key = Digest()
      key.add(page.key)
      return address + (name.text.isEmpty ? "" : "-") + key.text + ".html"
    }
  }

  /// Where the pages of metrics stand, by their names.
  package static func metricAddresses(_ names: [String]) -> [String] { addresses(names.map { (.metrics, $0, $0) }) }

  /// How many bytes of a name an address takes.
  private static let nameLimit = 80

  /// A name in small letters of ASCII, digits and hyphens, and whether nothing of it is lost by that.
  package static func plainName(_ name: String) -> (text: String, isWhole: Bool) {
    var bytes: [UInt8] = []
    var isWhole = true
    for byte in name.utf8 {
      if bytes.count >= nameLimit {
        isWhole = false
        break
      }
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D: bytes.append(byte)
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x20, 0x5F: if bytes.last != 0x2D { bytes.append(0x2D) }
      default: isWhole = false
      }
    }
    // Names that Windows keeps for itself get a number, too.
    let text = String(decoding: bytes, as: UTF8.self)
    let reserved = ["con", "prn", "aux", "nul"]
    if reserved.contains(text) || text.utf8.count == 4 && (text.hasPrefix("com") || text.hasPrefix("lpt")) { isWhole = false }
    return (text, isWhole && !text.isEmpty)
  }
}

/// A number that what a page is made from comes to: another page from the same number would be a chance of one in 2^64.
package struct Digest: Hashable, Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func add(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = (mixed ^ (mixed >> 31)) &+ 0x9E37_79B9_7F4A_7C15
  }

  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(UInt64(bytes.count))
      let raw = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= raw.count {
        add(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
        place += 8
      }
      var rest: UInt64 = 0
      while place < raw.count {
        rest = rest << 8 | UInt64(raw[place])
        place += 1
      }
      add(rest)
    }
  }

  /// Twelve hexadecimal digits, for names.
  package var text: String {
    let digits = String(value >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.utf8.count) + digits
  }
}
