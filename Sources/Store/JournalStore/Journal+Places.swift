// Paths of the journal as places, also of files that are still to be made.

import HostSystem

extension Journal {
  /// A path of the journal as a place, whether or not something stands there; shown as a person standing in `folder` would type it.
  public func place(of path: String, from folder: String) -> FilePlace {
    let disk = diskPath(path)
    let isHere = PathText.relative(folder, to: root) != nil || PathText.relative(disk, to: folder) != nil
    let shown = isHere ? PathText.route(from: folder, to: disk) : disk
    return FilePlace(shown: shown, diskPath: disk, path: path, configuration: configuration, root: root)
  }
}
