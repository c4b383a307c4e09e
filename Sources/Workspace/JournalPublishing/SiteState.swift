// How a site and its journal stood when the site was made, so that it is known at once what has changed since.

import HostSystem
import JournalDates
import JournalIndex
import JournalSite

/// What stood where, in numbers.
struct SiteState {
  /// A file of the journal, and the number of the entry that is made of it; -1 where that is none of the site.
  struct File: Equatable {
    var id: Int
    var hash: UInt64
    var facts: FileFacts
    var entry: Int
  }

  /// A file of an entry that holds something else than it did.
  struct Change {
    var entry: Int
    /// What the index told of it.
    var former: FileFacts
    var file: FileState

    /// Whether nothing of it has changed but its words.
    var isOfWords: Bool { former == file.facts }
  }

  /// A file of the site: what it holds, and by what the system knows it.
  struct Output {
    var path: String
    var hash: UInt64
    var stamp: UInt64
  }

  /// What all pages were made from but files: 0 where some page is to be made again anyway.
  var base: UInt64 = 0
  /// The day as of which all is told.
  var today: CalendarDay?
  /// That of the `SiteCache` in which words stand.
  var mark: UInt64 = 0
  /// In the order of their numbers.
  var files: [File] = []
  /// The folders of the site with their stamps.
  var folders: [(name: String, stamp: UInt64)] = []
  /// In the order of their paths.
  var outputs: [Output] = []
  /// The words of entries that were made again since the `SiteCache` was kept.
  var words: [Int: [UInt8]] = [:]
  /// What is needed to make pages again, as `SiteContents` writes it.
  var contents: ArraySlice<UInt8> = []

  private static let heading: UInt64 = 0x7265_7472_6F74_0003

  init() {}

  /// What is kept for a site; nil where there is nothing.
  init?(at place: SiteCachePlace?) {
    guard let place, let bytes = FileSystem.readIfReadable(place.path(.state)) else { return nil }
    do throws(KeptError) { self = try Self(bytes) } catch { return nil }
  }

  private init(_ bytes: [UInt8]) throws(KeptError) {
    var reader = KeptReader(bytes[...])
    guard try reader.hash() == Self.heading else { throw KeptError() }
    (base, mark) = (try reader.hash(), try reader.hash())
    today = CalendarDay(ordinal: try reader.number())
    let fileCount = try reader.count()
    files.reserveCapacity(fileCount)
    for _ in 0..<fileCount {
      files.append(File(id: try reader.number(), hash: try reader.hash(), facts: try FileFacts(&reader), entry: try reader.number()))
    }
    for _ in 0..<(try reader.count()) { folders.append((try reader.text(), try reader.hash())) }
    let outputCount = try reader.count()
    outputs.reserveCapacity(outputCount)
    for _ in 0..<outputCount { outputs.append(Output(path: try reader.text(), hash: try reader.hash(), stamp: try reader.hash())) }
    for _ in 0..<(try reader.count()) {
      let entry = try reader.number()
      words[entry] = Array(reader[try reader.range()])
    }
    contents = bytes[reader.place...]
  }

  func keep(at place: SiteCachePlace?) {
    guard let place else { return }
    var writer = KeptWriter()
    for hash in [Self.heading, base, mark] { writer.add(hash) }
    writer.add(today.map { Int($0.ordinal) } ?? .min)
    writer.add(files.count)
    for file in files {
      writer.add(file.id)
      writer.add(file.hash)
      for facts in [file.facts.all, file.facts.name, file.facts.items, file.facts.log, file.facts.numbers] { writer.add(facts) }
      writer.add(file.entry)
    }
    writer.add(folders.count)
    for (name, stamp) in folders {
      writer.add(name)
      writer.add(stamp)
    }
    writer.add(outputs.count)
    for output in outputs {
      writer.add(output.path)
      writer.add(output.hash)
      writer.add(output.stamp)
    }
    writer.add(words.count)
    for (entry, text) in words {
      writer.add(entry)
      writer.add(text)
    }
    writer.append(contents)
    _ = place.put(.state, writer.bytes)
  }

  /// The place of a file of the site.
  func place(ofOutput path: String) -> Int? {
    var (low, high) = (0, outputs.count)
    while low < high {
      let middle = (low + high) / 2
      if outputs[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < outputs.count && outputs[low].path == path ? low : nil
  }

  /// The files that were, each with the file that is now in its place; nil where there are more or fewer, or another one, and where many have changed.
  /// - Parameter entryAt: The number of the entry that a file was, by the number that the file has now.
  func changes(_ now: [FileState], entryAt: (_ file: Int) throws -> Int?) rethrows -> [Change]? {
    guard now.count == files.count else { return nil }
    var (gone, new): ([File], [FileState]) = ([], [])
    var place = 0
    for file in files {
      // Numbers only grow: what comes in between is new.
      while place < now.count, now[place].id < file.id {
        new.append(now[place])
        place += 1
      }
      if place < now.count, now[place].id == file.id {
        guard now[place].hash == file.hash, now[place].facts == file.facts else { return nil }
        place += 1
      } else {
        gone.append(file)
      }
      if gone.count > Self.mostChanged { return nil }
    }
    new += now[place...]
    guard new.count == gone.count else { return nil }
    var byEntry: [Int: FileState] = [:]
    for file in new {
      guard let entry = try entryAt(file.id), byEntry.updateValue(file, forKey: entry) == nil else { return nil }
    }
    var found: [Change] = []
    for file in gone {
      guard file.entry >= 0, let now = byEntry[file.entry] else { return nil }
      found.append(Change(entry: file.entry, former: file.facts, file: now))
    }
    return found
  }

  /// Notes that the pages of these files were made again.
  mutating func note(_ changes: [Change]) {
    let entries = Set(changes.map(\.entry))
    files.removeAll { entries.contains($0.entry) }
    for change in changes {
      files.append(File(id: change.file.id, hash: change.file.hash, facts: change.file.facts, entry: change.entry))
    }
    files.sort { $0.id < $1.id }
  }

  /// With more than these the whole site is looked at.
  private static let mostChanged = 50
}

extension FileFacts {
  fileprivate init(_ reader: inout KeptReader) throws(KeptError) {
    self.init(
      all: try reader.hash(), name: try reader.hash(), items: try reader.hash(), log: try reader.hash(), numbers: try reader.hash())
  }
}
