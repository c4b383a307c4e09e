// The writes of a change set: each file is brought to what it is to hold, wherever that was begun.

import HostSystem
import JournalText

extension ChangeSession {
  /// Brings every file to what it is to hold afterwards.
  /// - Parameters:
  ///   - changes: Of each file of the set what it was just found to hold; empty where that is to be looked at.
  ///   - stops: Whether somebody wants it to end, asked before each file but the first.
  /// - Returns: How many files were written before it was stopped; nil where all of them are.
  @discardableResult
  mutating func finish(
    _ set: ChangeSet, over changes: [PlannedChange] = [], until stops: () -> Bool = { false }
  ) throws(HostError) -> Int? {
    var count = 0
    for folder in set.madeFolders { try FileSystem.makeDirectories(log.diskPath(folder), mode: log.folderMode, by: log.calls) }
    // Nothing is removed before everything else is there.
    for isRemoval in [false, true] {
      for (place, file) in set.files.enumerated() where (file.after == .absent) == isRemoval {
        if count > 0, stops() { return count }
        try bring(file, forward: true, found: changes.isEmpty ? nil : .some(changes[place].before))
        count += 1
      }
    }
    removeEmpty(set.leftFolders)
    return nil
  }

  /// Removes folders, inner ones first, where nothing is left in them. One that cannot be removed holds nothing: it is told, and no failure.
  mutating func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() {
      do throws(HostError) { try FileSystem.removeEmptyFolder(log.diskPath(folder), by: log.calls) } catch {
        notes.append("the folder ‘\(folder)’ is empty now and could not be removed: \(error.reason.english)")
      }
    }
  }

  /// Brings one file to what it is to hold after the set, or before it.
  /// - Parameter found: What it holds now, nil in it for nothing; nil where that is to be looked at. Every write looks once more.
  func bring(_ file: ChangeSet.File, forward: Bool, found: [UInt8]?? = nil) throws(HostError) {
    let path = log.diskPath(file.path)
    let contents = if let found { found } else { try log.contents(of: path) }
    if ChangeSet.State(contents) == (forward ? file.after : file.before) { return }
    let isExpected = ChangeSet.State(contents) == (forward ? file.before : file.after)
    guard isExpected, let wanted = forward ? file.contentsAfter(contents) : file.contentsBefore(contents) else {
      throw HostError(.changedMeanwhile, attempt: .write, path: path, reason: .changedSince)
    }
    switch (contents, wanted) {
    case (nil, let new?):
      try FileSystem.makeDirectories(PathText.parent(path), mode: log.folderMode, by: log.calls)
      try FileSystem.create(path, new, attributes: file.attributes, by: log.calls)
    case (let old?, let new?): try FileSystem.replace(path, expecting: old, with: new, by: log.calls)
    case (let old?, nil): try FileSystem.remove(path, expecting: old, by: log.calls)
    case (nil, nil): break
    }
  }
}
