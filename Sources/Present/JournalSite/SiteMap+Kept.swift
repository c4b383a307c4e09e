// A map of a site as a cache keeps it, so that it need not be made of all entries again.

import JournalDates
import JournalModel
package import JournalQuery

extension SiteMap {
  package func write(to writer: inout KeptWriter) {
    writer.add(entries.count)
    for entry in entries { entry.write(to: &writer) }
    for others in backlinks { writer.add(others.map { Int($0) }) }
    writer.add(byName.count)
    for (name, numbers) in byName {
      // The cache says nothing of what is private, not even what it is called.
      writer.add(numbers.contains(Self.hidden) ? Self.veiled(name) : name)
      writer.add(numbers)
    }
    writer.add(tags.count)
    for (tag, address) in tags {
      writer.add(tag)
      writer.add(address)
    }
    writer.add(days)
    writer.add(retrospectives)
  }

  /// What stands for a name that is not told; no name begins so.
  static func veiled(_ name: String) -> String {
    var digest = Digest()
    digest.add(name)
    return "/" + digest.text
  }

  /// The same map, but for what only lists of tags and digests need.
  package convenience init(_ reader: inout KeptReader, words: WordOrder) throws(KeptError) {
    let count = try reader.count()
    var entries: [SiteEntry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count { entries.append(try SiteEntry(&reader)) }
    var backlinks: [[Int32]] = []
    backlinks.reserveCapacity(count)
    for _ in 0..<count { backlinks.append(try reader.numbers().map { Int32($0) }) }
    let nameCount = try reader.count()
    var byName: [String: [Int]] = [:]
    byName.reserveCapacity(nameCount)
    for _ in 0..<nameCount {
      let name = try reader.text()
      byName[name] = try reader.numbers()
    }
    var tags: [String: String] = [:]
    for _ in 0..<(try reader.count()) {
      let tag = try reader.text()
      tags[tag] = try reader.text()
    }
    let (days, retrospectives) = (try reader.numbers(), try reader.numbers())
    // What is not a number of an entry would end the program.
    let isSound = [days, retrospectives].allSatisfy { $0.allSatisfy { entries.indices.contains($0) } }
      && backlinks.allSatisfy { $0.allSatisfy { entries.indices.contains(Int($0)) } }
      && byName.values.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 < count } }
    guard isSound else { throw KeptError() }
    self.init(
      entries, byName: byName, tags: tags, tagged: [], words: words, backlinks: backlinks, days: days, retrospectives: retrospectives,
      links: Digest())
  }
}

extension SiteEntry {
  private static let kinds = EntryKind.allCases

  /// All but its links and its hash.
  fileprivate func write(to writer: inout KeptWriter) {
    for text in [path, title, shortTitle, address] { writer.add(text) }
    writer.add(Self.kinds.firstIndex(of: kind) ?? 0)
    writer.add(span.map { Int($0.start.ordinal) } ?? .min)
    writer.add(span.map { Int($0.end.ordinal) } ?? .min)
    writer.add(mood?.rawValue ?? -1)
    writer.add(tags.count)
    for tag in tags { writer.add(tag) }
  }

  fileprivate init(_ reader: inout KeptReader) throws(KeptError) {
    path = try reader.text()
    title = try reader.text()
    shortTitle = try reader.text()
    address = try reader.text()
    let place = try reader.number()
    guard Self.kinds.indices.contains(place) else { throw KeptError() }
    kind = Self.kinds[place]
    let (start, end) = (try reader.number(), try reader.number())
    span = CalendarDay(ordinal: start).flatMap { start in CalendarDay(ordinal: end).flatMap { DaySpan(from: start, to: $0) } }
    mood = Mood(rawValue: try reader.number())
    tags = []
    for _ in 0..<(try reader.count()) { tags.append(try reader.text()) }
    links = []
    hash = 0
  }
}
