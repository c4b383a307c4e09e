// What is known of a site from the last time it was made, so that only what has changed is made again.

import HostSystem
import JournalSite
import JournalStore
import JournalText

/// Kept in the person's cache: it costs time alone to lose it. It holds what others may read, and nothing else.
struct SiteCache {
  /// What each page was made from.
  var keys: [String: UInt64] = [:]
  /// What other pages need of the page of an entry, by its address; where a photo was missing, there is none.
  var records: [String: SiteRecord] = [:]
  /// The stamps of photos and the hashes of what they hold, by their addresses.
  var photos: [String: (stamp: UInt64, hash: UInt64)] = [:]

  private static let heading: UInt64 = 0x7265_7472_6F73_0001

  private static func place(_ folder: String, _ root: String, _ environment: Environment) -> (folder: String, name: String)? {
    guard let cache = environment.cacheHome else { return nil }
    return (PathText.join(cache, "retro"), ContentHash("\(root)\n\(folder)".utf8).text + ".site")
  }

  init() {}

  /// What is kept for a site; nothing where there is none, or where it was kept by another program.
  init(of folder: String, _ root: String, _ environment: Environment) {
    guard let place = Self.place(folder, root, environment),
      let bytes = FileSystem.readIfReadable(PathText.join(place.folder, place.name))
    else { return }
    var reader = Reader(bytes: bytes)
    guard reader.number() == Self.heading, let keyCount = reader.number() else { return }
    var cache = SiteCache()
    for _ in 0..<keyCount {
      guard let path = reader.text(), let key = reader.number() else { return }
      cache.keys[path] = key
    }
    guard let recordCount = reader.number() else { return }
    for _ in 0..<recordCount {
      guard let address = reader.text(), let words = reader.bytesOfText(), let photoCount = reader.number() else { return }
      var record = SiteRecord()
      record.words = Array(words)
      for _ in 0..<photoCount {
        guard let photo = reader.text(), let path = reader.text(), let words = reader.text() else { return }
        record.photos.append(SitePhoto(address: photo, path: path, words: words))
      }
      cache.records[address] = record
    }
    guard let photoCount = reader.number() else { return }
    for _ in 0..<photoCount {
      guard let address = reader.text(), let stamp = reader.number(), let hash = reader.number() else { return }
      cache.photos[address] = (stamp, hash)
    }
    self = cache
  }

  /// Keeps it. Where it cannot be kept, everything is made again the next time.
  func keep(for folder: String, _ root: String, _ environment: Environment) {
    guard let place = Self.place(folder, root, environment) else { return }
    var writer = Writer()
    writer.add(Self.heading)
    writer.add(UInt64(keys.count))
    for (path, key) in keys {
      writer.add(path)
      writer.add(key)
    }
    writer.add(UInt64(records.count))
    for (address, record) in records {
      writer.add(address)
      writer.add(record.words)
      writer.add(UInt64(record.photos.count))
      for photo in record.photos { for text in [photo.address, photo.path, photo.words] { writer.add(text) } }
    }
    writer.add(UInt64(photos.count))
    for (address, photo) in photos {
      writer.add(address)
      writer.add(photo.stamp)
      writer.add(photo.hash)
    }
    do throws(HostError) {
      try CacheFile.makeFolder(place.folder)
      try MadeFolder(place.folder, shown: place.folder).put(place.name, writer.bytes)
    } catch {}
  }
}

private struct Writer {
  var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }
  mutating func add(_ text: [UInt8]) {
    add(UInt64(text.count))
    bytes += text
  }
}

private struct Reader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> UInt64? {
    guard place + 8 <= bytes.count else { return nil }
    defer { place += 8 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  mutating func bytesOfText() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count - place) else { return nil }
    defer { place += Int(count) }
    return bytes[place..<place + Int(count)]
  }

  mutating func text() -> String? { bytesOfText().map { String(decoding: $0, as: UTF8.self) } }
}
