// What is known of a site from the last time it was made, so that only what has changed is made again.

import HostSystem
import JournalSite
import JournalStore
import JournalText

/// Kept in the person's cache: it costs time alone to lose it. It holds what others may read, and nothing else.
struct SiteCache {
  /// What each page was made from, and what it then held: a page that was made again since, from something else, holds something else.
  var keys: [String: (key: UInt64, page: UInt64)] = [:]
  /// What other pages need of the page of an entry, by its address; where a photo was missing, there is none.
  var records: [String: SiteRecord] = [:]
  /// The stamps of photos and the hashes of what they hold, by their addresses.
  var photos: [String: (stamp: UInt64, hash: UInt64)] = [:]

  private static let heading: UInt64 = 0x7265_7472_6F73_0003

  init() {}

  /// What is kept for a site; nothing where there is none, or where it was kept by another program.
  init(at place: SiteCachePlace?) {
    guard let place, let bytes = FileSystem.readIfReadable(place.path(.pages)) else { return }
    do throws(KeptError) { self = try Self(KeptReader(bytes[...])) } catch {}
  }

  private init(_ kept: KeptReader) throws(KeptError) {
    var reader = kept
    guard try reader.hash() == Self.heading else { throw KeptError() }
    _ = try reader.hash()
    let keyCount = try reader.count()
    keys.reserveCapacity(keyCount)
    for _ in 0..<keyCount {
      let address = try reader.text()
      keys[address] = (try reader.hash(), try reader.hash())
    }
    let recordCount = try reader.count()
    records.reserveCapacity(recordCount)
    for _ in 0..<recordCount {
      let address = try reader.text()
      var record = SiteRecord()
      record.words = Array(reader[try reader.range()])
      for _ in 0..<(try reader.count()) {
        record.photos.append(SitePhoto(address: try reader.text(), path: try reader.text(), words: try reader.text()))
      }
      records[address] = record
    }
    for _ in 0..<(try reader.count()) {
      let address = try reader.text()
      photos[address] = (try reader.hash(), try reader.hash())
    }
  }

  /// Keeps it. Where it cannot be kept, everything is made again the next time.
  /// - Parameter addresses: Those of all entries.
  /// - Returns: Where the words of each of these entries stand in the file, and a number that another file would not have; nil where it is not kept.
  func keep(at place: SiteCachePlace?, _ addresses: [String]) -> (words: [Range<Int>], mark: UInt64)? {
    guard let place else { return nil }
    var writer = KeptWriter()
    writer.add(keys.count)
    for (address, made) in keys {
      writer.add(address)
      writer.add(made.key)
      writer.add(made.page)
    }
    var words: [Range<Int>] = []
    writer.add(records.count)
    for address in addresses {
      guard let record = records[address] else {
        words.append(0..<0)
        continue
      }
      writer.add(address)
      writer.add(record.words)
      let end = Self.headCount + writer.bytes.count
      words.append(end - record.words.count..<end)
      writer.add(record.photos.count)
      for photo in record.photos { for text in [photo.address, photo.path, photo.words] { writer.add(text) } }
    }
    writer.add(photos.count)
    for (address, photo) in photos {
      writer.add(address)
      writer.add(photo.stamp)
      writer.add(photo.hash)
    }
    let mark = ContentHash.quick(writer.bytes).value
    var head = KeptWriter()
    head.add(Self.heading)
    head.add(mark)
    return place.put(.pages, head.bytes + writer.bytes) ? (words, mark) : nil
  }

  /// How many bytes stand before what is kept: the heading and the mark.
  private static let headCount = 16

  /// Reads some texts of the file, where it is the one that has this mark.
  static func texts(at place: SiteCachePlace, mark: UInt64, _ ranges: [Range<Int>]) -> [[UInt8]]? {
    guard let parts = FileSystem.parts(of: place.path(.pages), [0..<headCount] + ranges) else { return nil }
    var head = KeptReader(parts[0][...])
    do throws(KeptError) { guard try head.hash() == heading, try head.hash() == mark else { return nil } } catch { return nil }
    return Array(parts.dropFirst())
  }
}

/// Where in the person's cache a site of a journal is known.
struct SiteCachePlace {
  /// What is kept of all pages, and what tells that few of them are to be made again.
  enum File: String { case pages = "site", state = "site-state" }

  private let folder: String
  private let name: String

  /// Nil where nothing is kept.
  /// - Parameters:
  ///   - folder: That of the site.
  ///   - root: That of the journal.
  init?(_ folder: String, _ root: String, _ environment: Environment) {
    guard let cache = environment.cacheHome else { return nil }
    self.folder = PathText.join(cache, "retro")
    name = ContentHash("\(root)\n\(folder)".utf8).text
  }

  func path(_ file: File) -> String { PathText.join(folder, "\(name).\(file.rawValue)") }

  /// - Returns: Whether it is kept.
  func put(_ file: File, _ bytes: [UInt8]) -> Bool {
    do throws(HostError) {
      try CacheFile.makeFolder(folder)
      try MadeFolder(folder, shown: folder).put("\(name).\(file.rawValue)", bytes)
      return true
    } catch { return false }
  }
}
