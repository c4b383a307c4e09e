// Which file a link means, known from the paths of a journal alone, so that it can be asked before and after a file moves.

import HostSystem
import JournalFormat
import JournalModel

/// The files of a journal by name and path, as links see them.
struct RenameNames {
  /// How a destination leads to its file.
  enum Way {
    /// From the folder of the file that it stands in.
    case beside
    /// From the root of the journal.
    case fromRoot
    /// By its last part alone, its folders being none.
    case byName
  }

  private var pathsBySlug: [String: [String]] = [:]
  private let kind: (String) -> EntryKind

  /// - Parameter kind: The kind of the file at a path; asked only where several files have one name.
  init(_ paths: [String], kind: @escaping (String) -> EntryKind) {
    self.kind = kind
    for path in paths { pathsBySlug[Reference.folded(FileReading.slug(ofPath: path)), default: []].append(path) }
  }

  /// The paths of all files of a name.
  func paths(named slug: String) -> [String] { pathsBySlug[Reference.folded(slug)] ?? [] }

  /// The path of the file that a name such as `run` or `goals/run` means: the only one, else the only one of the kinds expected there,
  /// else the one at that very path; nil where none or several would do.
  func path(ofName name: String, expecting kinds: Set<EntryKind> = []) -> String? {
    let name = Self.withoutEnding(name)
    if name.utf8.last == 0x2F { return nil }
    let paths = paths(named: PathText.name(name))
    let isAlone = !name.utf8.contains(0x2F)
    if isAlone, paths.count == 1 { return paths[0] }
    if isAlone, !kinds.isEmpty {
      let expected = paths.filter { kinds.contains(kind($0)) }
      if expected.count == 1 { return expected[0] }
    }
    let wanted = Reference.folded(name)
    let exact = paths.filter { Reference.folded(Self.withoutEnding($0)) == wanted }
    if exact.count == 1 { return exact[0] }
    if isAlone { return nil }
    let ends = paths.filter { Reference.folded(Self.withoutEnding($0)).hasSuffix("/" + wanted) }
    return ends.count == 1 ? ends[0] : nil
  }

  /// The path of the file that a Markdown link's destination means in a file of this folder, and how it is led to.
  func path(ofDestination destination: String, in folder: String) -> (path: String, way: Way)? {
    // What ends in a slash means a folder.
    if destination.utf8.last == 0x2F { return nil }
    let paths = paths(named: PathText.name(Self.withoutEnding(destination)))
    if paths.isEmpty { return nil }
    let ways: [(Way, String)] = [(.beside, PathText.join(folder, destination)), (.fromRoot, destination)]
    for (way, path) in ways {
      let wanted = Reference.folded(Self.withoutEnding(PathText.normalise(path)))
      let matches = paths.filter { Reference.folded(Self.withoutEnding($0)) == wanted }
      if matches.count == 1 { return (matches[0], way) }
    }
    return paths.count == 1 ? (paths[0], .byName) : nil
  }

  static func withoutEnding(_ path: String) -> String {
    path.utf8.count > 3 && path.utf8.suffix(3).map(\.lowercasedASCII).elementsEqual(".md".utf8) ? String(path.dropLast(3)) : path
  }

  /// The kinds of file that a property's links mean.
  static func kinds(ofProperty key: String?) -> Set<EntryKind> {
    switch key {
    case "goals", "goal": [.goal]
    case "values": [.value]
    case "term": [.term]
    default: []
    }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
