// Which file a link means, known from paths alone: one answer for checks, renames and reports.

public import JournalModel
import JournalText

/// The files of a journal by name and path, as links see them: docs/format.md, names and references.
public struct FileNames: Sendable {
  /// What a name in a link means.
  public enum Meaning: Equatable, Sendable {
    /// One file, by its place among the paths that were added.
    case file(Int)
    /// Several files answer to it, none of them more than the others.
    case several([Int])
    case nothing
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
  /// In the order in which they were added.
  public private(set) var paths: [String] = []

  public init() {}

  /// Adds the path of a file, within its journal.
  public mutating func add(_ path: String) {
    places.add(paths.count, for: Reference.folded(Reference(file: Self.withoutEnding(path)).slug))
    paths.append(path)
  }

  /// The places of all files of a name.
  public func places(named slug: String) -> [Int] { places[Reference.folded(slug)] }

  /// What a name such as `run` or `goals/run` means: the only file of that name, else the only one of the kinds expected there, else the one
  /// at that very path. A name with folders means the file whose path is that or, if there is but one, ends so; one that begins with a
  /// slash leads from the root of the journal. `rooted` makes such a name of one that leads from a folder.
  /// - Parameter kind: The kind of the file at a place; asked only where several files have one name.
  public func meaning(of name: String, expecting kinds: Set<EntryKind> = [], kind: (Int) -> EntryKind) -> Meaning {
    let name = Self.withoutEnding(name)
    // What ends in a slash means a folder.
    if name.utf8.last == ASCII.slash { return .nothing }
    let found = places(named: Reference(file: name).slug)
    if found.isEmpty { return .nothing }
    if name.utf8.first == ASCII.slash {
      guard let way = Self.path(name, from: "") else { return .nothing }
      let exact = found.filter { Reference.folded(Self.withoutEnding(paths[$0])) == Reference.folded(way) }
      return exact.count == 1 ? .file(exact[0]) : exact.isEmpty ? .nothing : .several(exact)
    }
    let isAlone = !name.utf8.contains(ASCII.slash)
    if isAlone, found.count == 1 { return .file(found[0]) }
    if isAlone, !kinds.isEmpty {
      let expected = found.filter { kinds.contains(kind($0)) }
      if expected.count == 1 { return .file(expected[0]) }
    }
    let wanted = Reference.folded(name)
    let exact = found.filter { Reference.folded(Self.withoutEnding(paths[$0])) == wanted }
    if exact.count == 1 { return .file(exact[0]) }
    if isAlone { return .several(found) }
    let ends = found.filter { Reference.folded(Self.withoutEnding(paths[$0])).hasSuffix("/" + wanted) }
    return ends.count == 1 ? .file(ends[0]) : ends.isEmpty ? .nothing : .several(ends)
  }

  /// The file that a Markdown link's destination means in a file of this folder, and how it is led to; nil where it means none, or several.
  public func file(at destination: String, in folder: String) -> (place: Int, way: Way)? {
    if destination.utf8.last == ASCII.slash { return nil }
    let found = places(named: Reference(file: Self.withoutEnding(destination)).slug)
    if found.isEmpty { return nil }
    for way in [Way.beside, .fromRoot] {
      guard let path = Self.path(destination, from: way == .beside ? folder : "") else { continue }
      let wanted = Reference.folded(Self.withoutEnding(path))
      let matches = found.filter { Reference.folded(Self.withoutEnding(paths[$0])) == wanted }
      if matches.count == 1 { return (matches[0], way) }
    }
    return found.count == 1 ? (found[0], .byName) : nil
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
  static func path(_ destination: String, from folder: String) -> String? {
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
    let bytes = path.utf8
    guard bytes.count > 3 else { return path }
    let dot = bytes.index(bytes.endIndex, offsetBy: -3)
    let m = bytes.index(after: dot)
    guard bytes[dot] == ASCII.period, bytes[m].lowercased == UInt8(ascii: "m"), bytes[bytes.index(after: m)].lowercased == UInt8(ascii: "d")
    else { return path }
    return String(path[..<dot])
  }

  /// The kinds of file that the links of a property or field mean; none where any will do.
  public static func kinds(expectedBy key: String?) -> Set<EntryKind> {
    switch key {
    case "goals", "goal": [.goal]
    case "values": [.value]
    case "term": [.term]
    default: []
    }
  }
}
