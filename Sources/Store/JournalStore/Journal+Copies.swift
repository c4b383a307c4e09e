// Copies that a folder sync left under names which people give, too.

import HostSystem
import JournalFormat

extension Journal {
  /// The path of the file that the one at this path is a copy of, where its name is one that people give, too, such as `kyoto 2.md`: what is
  /// said in both tells. Nil for a file of its own, and for one that cannot be read. Names of other kinds cost no look at the disk.
  public func nearOriginal(of path: String) -> String? {
    guard let original = SyncCopy.possibleOriginal(of: path), FileSystem.isFile(diskPath(original)),
      let bytes = bytesIfReadable(ofEntryAt: path), let others = bytesIfReadable(ofEntryAt: original)
    else { return nil }
    return SyncCopy.isNear(bytes, others, isTable: path.hasSuffix(".csv")) ? original : nil
  }

  /// Whether a Markdown file is an entry: one that the layout does not skip, and no copy of another.
  public func isEntry(_ path: String) -> Bool { !layout.isSkipped(path) && nearOriginal(of: path) == nil }
}
