// Which file a link means.

import JournalFormat
public import JournalIndex
public import JournalModel

/// The files of a journal by their names, as links use them.
public struct EntryNames: Sendable {
  private var names = FileNames()
  private var kinds: [EntryKind] = []

  public init(_ readings: [ReviewReading]) {
    for reading in readings {
      names.add(reading.path)
      kinds.append(reading.kind)
    }
  }

  /// The path of the file that a link's target means where one of these kinds is expected; nil where none or several would do.
  public func path(of file: String, expecting wanted: Set<EntryKind> = []) -> String? {
    place(of: file, expecting: wanted).map { names.paths[$0] }
  }

  private func place(of file: String, expecting wanted: Set<EntryKind>) -> Int? {
    guard case .file(let place) = names.meaning(of: file, expecting: wanted, kind: { kinds[$0] }) else { return nil }
    return place
  }
}
