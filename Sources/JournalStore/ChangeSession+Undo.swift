// Taking back what the last command did.

import HostSystem

extension ChangeLog {
  /// The changes that take a command back.
  /// - Throws: `differs` where a file is no longer as the command left it.
  public func inverse(of set: ChangeSet) throws(ChangeError) -> [PlannedChange] {
    var changes: [PlannedChange] = []
    for file in set.files {
      let path = diskPath(file.path)
      do throws(HostError) {
        let contents = try contents(of: path)
        guard ChangeSet.State(contents) == file.after, let wanted = file.contentsBefore(contents) else {
          throw HostError(.changedMeanwhile, attempt: "undo", path: path, reason: "")
        }
        switch (contents, wanted) {
        case (let now?, let then?): changes.append(.replace(file.path, before: now, after: then))
        case (let now?, nil): changes.append(.delete(file.path, before: now))
        case (nil, let then?): changes.append(.create(file.path, then, attributes: file.attributes))
        case (nil, nil): break
        }
      } catch  where [.changedMeanwhile, .isDirectory, .notAFile].contains(error.kind) {
        throw .differs(path: file.path, command: set.command)
      } catch {
        throw .refused(error, kept: nil)
      }
    }
    return changes
  }
}

extension ChangeSession {
  /// Takes back the last command that is not taken back yet, if all its files are still as it left them; gives what was taken back.
  /// - Throws: `nothingToUndo`, `differs`, and what `carryOut` throws.
  public mutating func undo(words: [String], time: Moment) throws(ChangeError) -> ChangeSet {
    guard let entry = try log.lastToUndo() else { throw .nothingToUndo }
    let set = entry.set
    try carryOut(
      try log.inverse(of: set), words: words, time: time, folders: set.leftFolders, leftFolders: set.madeFolders, undoing: entry.number)
    return set
  }
}
