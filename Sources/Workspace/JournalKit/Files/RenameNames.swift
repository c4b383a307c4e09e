// Which file a link means, known from the paths of a journal alone, so that it can be asked before and after a file moves.

import HostSystem
import JournalFormat
import JournalModel

/// The files of a journal by name and path, as links see them.
struct RenameNames {
  private var names = FileNames()
  private let kind: (String) -> EntryKind
  /// The kinds that were asked for: many links may mean one of the same files.
  private let known = KnownKinds()

  private final class KnownKinds {
    var kinds: [Int: EntryKind] = [:]
  }

  /// - Parameter kind: The kind of the file at a path; asked only where several files have one name.
  init(_ paths: [String], kind: @escaping (String) -> EntryKind) {
    self.kind = kind
    for path in paths { names.add(path) }
  }

  /// The paths of all files of a name.
  func paths(named slug: String) -> [String] { names.places(named: slug).map { names.paths[$0] } }

  /// The path of the file that a name such as `run` or `goals/run` means in a file of this folder; nil where it means none.
  func path(ofName name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> String? {
    meaning(of: name, in: folder, kinds).place.map { names.paths[$0] }
  }

  /// The paths of the files of which a name means one, in their order; none where there is no choice.
  func candidates(ofName name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> [String] {
    guard case .several(taken: _, among: let places) = meaning(of: name, in: folder, kinds) else { return [] }
    return places.map { names.paths[$0] }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func meaning(of name: String, in folder: String, _ kinds: Set<EntryKind>) -> FileNames.Meaning {
    names.meaning(of: name, in: folder, expecting: kinds) { place in
      if let kind = known.kinds[place] { return kind }
      let kind = kind(names.paths[place])
      known.kinds[place] = kind
      return kind
    }
  }

  /// The path of the file that a Markdown link's destination means in a file of this folder, and how it is led to.
  func path(ofDestination destination: String, in folder: String) -> (path: String, way: FileNames.Way)? {
    names.file(at: destination, in: folder).map { (names.paths[$0.place], $0.way) }
  }
}
