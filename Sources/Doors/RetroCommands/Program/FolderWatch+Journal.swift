// The folders of a journal, watched.

import HostSystem
import JournalIndex
import JournalStore

extension FolderWatch {
  /// Watches the folder of a journal and all in it that are a part of it.
  func add(all journal: Journal) {
    add(journal.root)
    let snapshot = try? FileSystem.snapshot(
      journal.root, endings: [], skipping: { JournalIndex.isSkipped(folder: $0, in: journal) }, known: { _ in nil })
    for folder in snapshot?.changed ?? [] where !folder.path.isEmpty { add(journal.diskPath(folder.path)) }
  }
}
