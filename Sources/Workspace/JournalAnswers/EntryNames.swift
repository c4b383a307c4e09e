// Which file a link means.

import JournalFormat
public import JournalModel

/// The files of a journal by their names, as links use them.
public struct EntryNames: Sendable {
  private var names = FileNames()
  private var kinds: [EntryKind] = []

  public init(_ files: [(path: String, kind: EntryKind)]) {
    for (path, kind) in files {
      names.add(path)
      kinds.append(kind)
    }
  }

  /// The path of the file that a link's target means in a file of this folder where one of these kinds is expected; nil where it means none.
  public func path(of file: String, in folder: String, expecting wanted: Set<EntryKind> = []) -> String? {
    names.meaning(of: file, in: folder, expecting: wanted, kind: { kinds[$0] }).place.map { names.paths[$0] }
  }
}
