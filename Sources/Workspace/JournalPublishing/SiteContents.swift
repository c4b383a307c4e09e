// What is needed to make single pages of a site again without asking the index for everything.

import JournalDates
import JournalQuery
import JournalSite

/// The entries of a site and what pages of theirs show of others.
struct SiteContents {
  var parts: [SitePart]
  /// Where the words of each entry stand in the `SiteCache`.
  var words: [Range<Int>]
  /// What became of items elsewhere, by the numbers of their entries and their lines.
  var fates: [Int: [Int: SiteFate]]
  /// The open Tries and Actions that the home shows, and one more of each where there are more.
  var tries: [SiteItem]
  var actions: [SiteItem]
  /// The photos of each entry that has some, and their stamps by their addresses.
  var photos: [Int: [SitePhoto]]
  var photoStamps: [String: UInt64]
  /// What the pages of metrics were made from, by their addresses.
  var metrics: [String: UInt64]
  /// What logs said of tasks that were done, as a number.
  var completions: UInt64
  var map: SiteMap
}

extension SiteContents {
  var bytes: [UInt8] {
    var writer = KeptWriter()
    writer.add(parts.count)
    for part in parts { writer.add(part.rawValue) }
    writer.add(words.count)
    for range in words {
      writer.add(range.lowerBound)
      writer.add(range.count)
    }
    writer.add(fates.count)
    for (entry, fates) in fates {
      writer.add(entry)
      writer.add(fates.count)
      for (line, fate) in fates {
        writer.add(line)
        writer.add(fate)
      }
    }
    for items in [tries, actions] {
      writer.add(items.count)
      for item in items { writer.add(item) }
    }
    writer.add(photos.count)
    for (entry, photos) in photos {
      writer.add(entry)
      writer.add(photos.count)
      for photo in photos { for text in [photo.address, photo.path, photo.words] { writer.add(text) } }
    }
    for hashes in [photoStamps, metrics] {
      writer.add(hashes.count)
      for (address, hash) in hashes {
        writer.add(address)
        writer.add(hash)
      }
    }
    writer.add(completions)
    map.write(to: &writer)
    return writer.bytes
  }

  init(_ bytes: ArraySlice<UInt8>, words order: WordOrder) throws(KeptError) {
    var reader = KeptReader(bytes)
    parts = []
    for _ in 0..<(try reader.count()) {
      guard let part = SitePart(rawValue: try reader.text()) else { throw KeptError() }
      parts.append(part)
    }
    let count = try reader.count()
    words = []
    words.reserveCapacity(count)
    for _ in 0..<count {
      let (start, length) = (try reader.number(), try reader.number())
      guard start >= 0, length >= 0 else { throw KeptError() }
      words.append(start..<start + length)
    }
    fates = [:]
    for _ in 0..<(try reader.count()) {
      let entry = try reader.number()
      for _ in 0..<(try reader.count()) { fates[entry, default: [:]][try reader.number()] = try reader.fate() }
    }
    (tries, actions) = (try reader.items(), try reader.items())
    photos = [:]
    for _ in 0..<(try reader.count()) {
      let entry = try reader.number()
      for _ in 0..<(try reader.count()) {
        photos[entry, default: []].append(SitePhoto(address: try reader.text(), path: try reader.text(), words: try reader.text()))
      }
    }
    (photoStamps, metrics) = (try reader.hashes(), try reader.hashes())
    completions = try reader.hash()
    map = try SiteMap(&reader, words: order)
    let entries = map.entries.indices
    // What is not a number of an entry would end the program.
    let isSound = words.count == entries.count && (tries + actions).allSatisfy { entries.contains($0.entry) && $0.fate.entry.map { entries.contains($0) } ?? true }
      && fates.values.allSatisfy { $0.values.allSatisfy { $0.entry.map { entries.contains($0) } ?? true } }
    guard isSound else { throw KeptError() }
  }
}

extension KeptWriter {
  fileprivate mutating func add(_ fate: SiteFate) {
    add(fate.state)
    add(fate.entry ?? -1)
    add(fate.words)
  }

  fileprivate mutating func add(_ item: SiteItem) {
    add(item.text)
    add(item.entry)
    add(item.id.map { [$0] } ?? [])
    add(item.fate)
    add(item.due.map { Int($0.ordinal) } ?? .min)
  }

  private mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }
}

extension SiteContents {
  static func digest(of completions: [String: CalendarDay]) -> UInt64 {
    var digest = Digest()
    for (path, day) in completions.sorted(by: { $0.key < $1.key }) {
      digest.add(path)
      digest.add(Int(day.ordinal))
    }
    return digest.value
  }
}

extension KeptReader {
  fileprivate mutating func hashes() throws(KeptError) -> [String: UInt64] {
    var hashes: [String: UInt64] = [:]
    for _ in 0..<(try count()) {
      let address = try text()
      hashes[address] = try hash()
    }
    return hashes
  }

  fileprivate mutating func fate() throws(KeptError) -> SiteFate {
    let (state, entry) = (try text(), try number())
    return SiteFate(state, in: entry < 0 ? nil : entry, words: try text())
  }

  fileprivate mutating func items() throws(KeptError) -> [SiteItem] {
    var items: [SiteItem] = []
    for _ in 0..<(try count()) {
      let (text, entry) = (try text(), try number())
      let id = try count() > 0 ? try self.text() : nil
      items.append(SiteItem(text, in: entry, id: id, try fate(), due: CalendarDay(ordinal: try number())))
    }
    return items
  }
}
