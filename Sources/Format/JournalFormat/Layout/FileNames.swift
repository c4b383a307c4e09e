// Which file a link means, known from paths alone: one answer for checks, renames and reports.

public import JournalModel
import JournalText

/// The files of a journal by name and path, as links see them: docs/format.md, names and references.
public struct FileNames: Sendable {
  /// What a name in a link means.
  public enum Meaning: Equatable, Sendable {
    /// One file, by its place among the paths that were added.
    case file(Int)
    /// Several files answer to it, and one of them is taken: the one in the folder of the file that the link stands in, else the one with the
    /// shortest path, else the first in the order of paths. Of very many the one and some of the others.
    case several(taken: Int, among: [Int])
    case nothing

    /// The file that is meant.
    public var place: Int? {
      switch self {
      case .file(let place), .several(taken: let place, among: _): place
      case .nothing: nil
      }
    }
  }

  /// How a destination leads to its file.
  public enum Way: Sendable {
    /// From the folder of the file that it stands in.
    case beside
    /// From the root of the journal.
    case fromRoot
    /// By its last part alone, its folders being none.
    case byName
  }

  /// By folded name.
  private var places = PlaceGroups<String>()
  /// By folded path without ending: the files whose names others have, too.
  private var placesByPath = PlaceGroups<String>()
  /// The one with the shortest path among the files of a name that several have, by folded name.
  private var shortest: [String: Int] = [:]
  /// In the order in which they were added.
  public private(set) var paths: [String] = []

  public init() {}

  /// Adds the path of a file, within its journal.
  public mutating func add(_ path: String) {
    let place = paths.count
    let slug = Reference.folded(Reference(file: Self.withoutEnding(path)).slug)
    let earlier = places.add(place, for: slug)
    paths.append(path)
    guard let earlier else { return }
    if earlier != place {
      placesByPath.add(earlier, for: Self.key(paths[earlier]))
      shortest[slug] = earlier
    }
    placesByPath.add(place, for: Self.key(path))
    if let other = shortest[slug], precedes(place, other, written: nil) { shortest[slug] = place }
  }

  /// The places of all files of a name.
  public func places(named slug: String) -> [Int] { places[Reference.folded(slug)] }

  /// What a name such as `run` or `goals/run` means in a file of this folder: the only file of that name, else of those of the kinds expected
  /// there the only one. A name with folders means the file whose path is that, else one whose path ends so; one that begins with a slash
  /// leads from the root of the journal, one that begins with `./` or `../` from the folder. Where several would do, one is taken.
  /// - Parameter kind: The kind of the file at a place; asked only where several files have one name.
  public func meaning(
    of name: String, in folder: String, expecting kinds: Set<EntryKind> = [], kind: (Int) -> EntryKind
  ) -> Meaning {
    let name = Self.withoutEnding(name)
    // What ends in a slash means a folder.
    if name.utf8.last == ASCII.slash { return .nothing }
    let slug = Reference.folded(Reference(file: name).slug)
    let found = places[slug]
    if found.isEmpty { return .nothing }
    if name.utf8.first == ASCII.slash || Self.leadsFromFolder(name) {
      guard let way = Self.path(name, from: name.utf8.first == ASCII.slash ? "" : folder) else { return .nothing }
      return meaning(among: places(at: way, among: found), slug, in: folder, written: way)
    }
    if !name.utf8.contains(ASCII.slash) {
      if found.count == 1 { return .file(found[0]) }
      let expected = kinds.isEmpty ? [] : found.filter { kinds.contains(kind($0)) }
      return meaning(among: expected.isEmpty ? found : expected, slug, in: folder, written: name)
    }
    let exact = places(at: name, among: found)
    return meaning(among: exact.isEmpty ? places(endingIn: name, among: found) : exact, slug, in: folder, written: name)
  }

  /// So many files of one name are told with a link. Each of thousands of links to a name that thousands of files have would tell of all.
  private static let mostNamed = 20

  private func meaning(among places: [Int], _ slug: String, in folder: String, written: String) -> Meaning {
    if places.count <= 1 { return places.first.map { .file($0) } ?? .nothing }
    let taken = taken(among: places, slug, in: folder, written: written)
    if places.count <= Self.mostNamed { return .several(taken: taken, among: places) }
    return .several(taken: taken, among: [taken] + places.lazy.filter { $0 != taken }.prefix(Self.mostNamed - 1))
  }

  /// The one of several files of a name that a link in a file of this folder means.
  private func taken(among places: [Int], _ slug: String, in folder: String, written: String) -> Int {
    let here = self.places(at: folder.isEmpty || folder == "." ? slug : folder + "/" + slug, among: places)
    func isSpelled(_ place: Int) -> Bool { Self.withoutEnding(paths[place]).utf8.reversed().starts(with: written.utf8.reversed()) }
    // All files of a name were looked at before.
    if here.isEmpty, places.count > 16, places.count == self.places[slug].count, let known = shortest[slug] { return known }
    let wanted = here.isEmpty ? places : here
    return wanted.dropFirst().reduce(wanted[0]) { precedes($1, $0, written: isSpelled) ? $1 : $0 }
  }

  /// Whether a link would rather mean the one file than the other: the path with fewer characters first, then by the bytes of the paths; where
  /// these differ in case alone, the one that is spelled as the link.
  private func precedes(_ place: Int, _ other: Int, written isSpelled: ((Int) -> Bool)?) -> Bool {
    let (path, otherPath) = (paths[place], paths[other])
    let lengths = (path.unicodeScalars.count, otherPath.unicodeScalars.count)
    if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
    if let isSpelled, isSpelled(place) != isSpelled(other), Self.key(path) == Self.key(otherPath) { return isSpelled(place) }
    return path.precedesInBytes(otherPath)
  }

  /// Those of some files of a name that lie at a path, given without regard to case and without its ending.
  private func places(at path: String, among found: [Int]) -> [Int] {
    let key = Self.key(path)
    if found.count == 1 { return Self.key(paths[found[0]]) == key ? found : [] }
    return placesByPath[key].filter { found.contains($0) }
  }

  /// Those of some files whose paths end in folders and a name, as a link has them.
  private func places(endingIn name: String, among found: [Int]) -> [Int] {
    let wanted = "/" + Reference.folded(name)
    return found.filter { Self.key(paths[$0]).hasSuffix(wanted) }
  }

  /// A path as it is compared.
  private static func key(_ path: String) -> String { Reference.folded(withoutEnding(path)) }

  /// The file that a Markdown link's destination means in a file of this folder, and how it is led to; nil where it means none. One that
  /// begins with a slash leads from the root of the journal. By its name alone it means the only file of that name, else one of those whose
  /// path ends in it, taken as for names.
  public func file(at destination: String, in folder: String) -> (place: Int, way: Way)? {
    if destination.utf8.last == ASCII.slash { return nil }
    let slug = Reference.folded(Reference(file: Self.withoutEnding(destination)).slug)
    let found = places[slug]
    if found.isEmpty { return nil }
    let isRooted = destination.utf8.first == ASCII.slash
    for way in isRooted ? [Way.fromRoot] : [Way.beside, .fromRoot] {
      guard let path = Self.path(destination, from: way == .beside ? folder : "") else { continue }
      let matches = places(at: path, among: found)
      if !matches.isEmpty { return (taken(among: matches, slug, in: folder, written: Self.withoutEnding(path)), way) }
    }
    if isRooted { return nil }
    if found.count == 1 { return (found[0], .byName) }
    let name = Self.withoutEnding(destination)
    let ends = name.utf8.contains(ASCII.slash) ? places(endingIn: name, among: found) : found
    return ends.isEmpty ? nil : (taken(among: ends, slug, in: folder, written: name), .byName)
  }

  /// What names a file in a link of whatever folder: its name, or its path where others have the same.
  public func linkName(ofFileAt path: String) -> String {
    let slug = Reference(file: Self.withoutEnding(path)).slug
    return places(named: slug).count > 1 ? Self.pathName(ofFileAt: path) : slug
  }

  /// A path as a name in a link that means the file there wherever it stands: a name alone would mean one in the link's own folder first.
  public static func pathName(ofFileAt path: String) -> String {
    let whole = withoutEnding(path)
    return whole.utf8.contains(ASCII.slash) ? whole : "/" + whole
  }

  /// A name that begins with `./` or `../`, and so leads from the folder of the file that it stands in, as it leads from the root:
  /// `/notes/a` for `../notes/a` in `days`. Every other name as it is, also one that leads out of the journal.
  public static func rooted(_ name: String, in folder: String) -> String {
    guard leadsFromFolder(name), name.utf8.last != ASCII.slash, let path = path(name, from: folder) else { return name }
    return "/" + path
  }

  /// Whether a name in a wiki link leads from the folder of the file that it stands in.
  public static func leadsFromFolder(_ name: String) -> Bool {
    name.utf8.starts(with: "./".utf8) || name.utf8.starts(with: "../".utf8)
  }

  /// Where a destination leads in a journal, from a folder of it; nil where it leads out.
  package static func path(_ destination: String, from folder: String) -> String? {
    var parts: [Substring.UTF8View.SubSequence] = folder == "." ? [] : folder.utf8.split(separator: ASCII.slash)
    for part in destination.utf8.split(separator: ASCII.slash) where !part.elementsEqual(".".utf8) {
      if !part.elementsEqual("..".utf8) {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Without `.md`, however that is written.
  public static func withoutEnding(_ path: String) -> String {
    var path = path
    return path.withUTF8 { String(decoding: $0[..<lengthWithoutEnding($0)], as: UTF8.self) }
  }

  /// How many of the bytes of a path stand before its `.md`, however that is written.
  @inlinable
  package static func lengthWithoutEnding(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    let length = path.count - 3
    let hasEnding = length > 0 && path[length] == 0x2E && path[length + 1] | 0x20 == 0x6D && path[length + 2] | 0x20 == 0x64
    return hasEnding ? length : path.count
  }

  /// The kinds of file that the links of a property or field mean; none where any will do.
  public static func kinds(expectedBy key: String?) -> Set<EntryKind> {
    key.map { EntrySchema.kinds(referredToBy: $0) } ?? []
  }
}
