// Photos of a site: which files they are, and whether pages may show them.

import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalSite
import JournalStore
import JournalText
import Synchronization

/// Finds the photos that entries name. Entries are read on another thread than they are written.
final class SitePhotos: Sendable {
  /// The largest photo that pages show, in bytes.
  static let limit = 25 << 20

  private let journal: Journal
  private let root: String
  private let found = Mutex<[String: SitePhoto?]>([:])
  private let warnings = Mutex<[Message]>([])
  private let missing = Mutex<Set<String>>([])

  init(_ journal: Journal) {
    self.journal = journal
    root = FileSystem.realPathIfThere(journal.root) ?? journal.root
  }

  /// What there is to tell of photos that have no place on the site.
  var messages: [Message] { warnings.withLock { $0 } }
  /// The paths of the entries that name one.
  var entriesWithout: Set<String> { missing.withLock { $0 } }

  /// The photo that an entry means; nil where there is none that may be shown.
  func photo(_ name: String, _ words: String, in entry: String) -> SitePhoto? {
    if name.isEmpty || name.contains(text: "://") { return nil }
    let places = [PathText.join(PathText.parent(entry), name), name, PathText.join(journal.layout.photos, name)]
    // A link is told as what it is where it stands, whatever else its path would be.
    var isOutside = false
    for (number, place) in places.enumerated() {
      let path = PathText.normalise(place)
      if path.hasPrefix("/") || path == ".." || path.hasPrefix("../") {
        isOutside = isOutside || number == 0
        continue
      }
      if let known = found.withLock({ $0[path] }) {
        if known == nil { _ = missing.withLock { $0.insert(entry) } }
        return known.map { SitePhoto(address: $0.address, path: $0.path, words: words) }
      }
      let disk = journal.diskPath(path)
      guard let stamp = FileSystem.stampIfThere(disk), stamp.kind == .file else { continue }
      let photo = look(path, disk, stamp, name, in: entry)
      found.withLock { $0[path] = .some(photo) }
      if photo == nil { _ = missing.withLock { $0.insert(entry) } }
      return photo.map { SitePhoto(address: $0.address, path: $0.path, words: words) }
    }
    tell(isOutside ? SiteCommandText.outsidePhoto : SiteCommandText.missingPhoto, name, entry)
    return nil
  }

  /// A photo that is there, as the site has it.
  private func look(_ path: String, _ disk: String, _ stamp: FileStamp, _ name: String, in entry: String) -> SitePhoto? {
    // A link may lead anywhere.
    guard let real = FileSystem.realPathIfThere(disk), PathText.relative(real, to: root) != nil else {
      tell(SiteCommandText.outsidePhoto, name, entry)
      return nil
    }
    if stamp.size > Int64(Self.limit) {
      tell(SiteCommandText.largePhoto, name, entry)
      return nil
    }
    guard let ending = Self.ending(of: disk) else {
      tell(SiteCommandText.oddPhoto, name, entry)
      return nil
    }
    var digest = Digest()
    digest.add(path)
    let stem = SiteMap.plainName(PathText.stem(path)).text
    return SitePhoto(address: "photos/\(stem)\(stem.isEmpty ? "" : "-")\(digest.text).\(ending)", path: path, words: "")
  }

  private func tell(_ text: SiteCommandText, _ name: String, _ entry: String) {
    _ = missing.withLock { $0.insert(entry) }
    let message = Message(
      text, ["place": .place(entry), "photo": .text(name), "limit": .number(Self.limit >> 20)])
    warnings.withLock { if $0.count < 20 { $0.append(message) } }
  }

  /// What the name of a picture ends in, by what it begins with; nil for what is no picture that every browser shows.
  private static func ending(of path: String) -> String? {
    guard let bytes = FileSystem.beginning(of: path, count: 16) else { return nil }
    func has(_ start: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: start) }
    if has([0xFF, 0xD8, 0xFF]) { return "jpg" }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) { return "png" }
    if has(Array("GIF8".utf8)) { return "gif" }
    if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return "webp" }
    if has(Array("ftypavif".utf8), at: 4) { return "avif" }
    return nil
  }

  /// What tells whether a photo is as it was.
  func stamp(of photo: SitePhoto) -> UInt64? {
    guard let stamp = FileSystem.stampIfThere(journal.diskPath(photo.path)), stamp.kind == .file else { return nil }
    var digest = Digest()
    for number in [stamp.size, stamp.modified, stamp.changed] { digest.add(Int(number)) }
    return digest.value
  }
}
