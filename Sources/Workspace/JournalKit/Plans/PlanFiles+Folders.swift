// The files below one folder of the layout.

import HostSystem
import JournalFormat
import JournalStore

extension Journal {
  /// The paths of all files below a folder of the layout that may be entries, those of days and retrospectives left out. In the order of their
  /// bytes; none where there is no such folder, or where it leads out of the journal.
  func entryPaths(in folder: Layout.Folder) throws(StoreError) -> [String] {
    let path = layout[folder]
    let disk = diskPath(path)
    guard FileSystem.isDirectory(disk), let real = FileSystem.realPathIfThere(disk), let realRoot = FileSystem.realPathIfThere(root),
      PathText.relative(real, to: realRoot) != nil
    else { return [] }
    let walk: FileWalk
    do throws(HostError) {
      walk = try FileSystem.walk(disk, skipping: { layout.isSkipped(PathText.join(path, $0)) })
    } catch {
      throw .host(error)
    }
    return walk.files.map { PathText.join(path, $0.path) }.filter { file in
      PathText.fileExtension(file).lowercased() == "md" && isEntry(file) && layout.period(ofPath: file) == nil
    }
  }
}
