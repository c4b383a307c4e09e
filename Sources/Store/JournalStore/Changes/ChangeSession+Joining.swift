// One command that writes in several steps, and is one change to whoever takes it back.

import HostSystem

extension ChangeSession {
  /// What the newest kept set and this one do together.
  /// - Parameters:
  ///   - set: What was just done.
  ///   - changes: Its files' contents before and afterwards, in their order.
  ///   - id: The id of the set that it is to be one with.
  /// - Returns: Nil where that set is not the newest one, or left a file otherwise than this one found it.
  func joined(_ set: ChangeSet, over changes: [PlannedChange], to id: String) throws(HostError) -> ChangeSet? {
    guard var whole = try log.newestKept(), whole.id == id, whole.index == nil || set.index == nil else { return nil }
    for (file, change) in zip(set.files, changes) {
      guard let place = whole.files.firstIndex(where: { $0.path.utf8.elementsEqual(file.path.utf8) }) else {
        whole.files.append(file)
        continue
      }
      let first = whole.files[place]
      guard first.after == file.before, let old = first.contentsBefore(change.before) else { return nil }
      let planned = PlannedChange(file.path, from: old, to: change.after)
      if planned.isEmpty {
        whole.files.remove(at: place)
      } else {
        whole.files[place] = ChangeSet.File(planned, attributes: first.attributes ?? file.attributes)
      }
    }
    whole.madeFolders += set.madeFolders
    whole.leftFolders += set.leftFolders
    whole.index = whole.index ?? set.index
    return whole
  }
}
