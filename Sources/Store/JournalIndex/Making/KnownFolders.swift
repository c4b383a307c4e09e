// What folders were like when they were indexed.

import HostSystem
import JournalStore
import SQLiteKit

/// The digests of folders as the index has them.
///
/// A table by hash of its own: a dictionary by bytes takes longer to set up than to ask.
struct KnownFolders {
  private var folders: [(path: String, hash: UInt64, digest: FolderSnapshot.Digest)] = []
  /// Places in `folders`, each at the hash of its path or after it; -1 where there is none. At least half of them are free.
  private var slots: [Int32]

  init(_ connection: Connection) throws(SQLiteError) {
    let rows = try connection.prepare("select path, count, first, second from folder")
    while try rows.step() {
      let digest = FolderSnapshot.Digest(
        count: Int(rows.integer(1)), first: UInt64(bitPattern: rows.integer(2)), second: UInt64(bitPattern: rows.integer(3)))
      let path = rows.text(0)
      folders.append((path, Self.hash(path), digest))
    }
    var size = 16
    while size < folders.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (place, folder) in folders.enumerated() {
      var slot = Int(truncatingIfNeeded: folder.hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(place)
    }
  }

  var count: Int { folders.count }

  /// Nil for a folder that is not known.
  func digest(of path: String) -> FolderSnapshot.Digest? {
    let hash = Self.hash(path)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let folder = folders[Int(slots[slot])]
      // Two paths may differ in nothing but how an accent is composed: those are the same text, but have two hashes.
      if folder.hash == hash, folder.path == path { return folder.digest }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ path: String) -> UInt64 { ContentHash(path.utf8).value }
}
