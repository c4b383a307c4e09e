// Which command is taken back, and what that changes.

import HostSystem

extension ChangeLog {
  /// The command that `undo` takes back.
  /// - Parameter number: Its number; nil for the last command that is not taken back yet.
  /// - Throws: `nothingToUndo`, `noSuchChange`, `undoneAlready`, `damagedLog`.
  /// - Parameter isWhole: Whether it may be one that is kept beyond the limit.
  public func entry(toUndo number: Int?, isWhole: Bool = false) throws(ChangeError) -> Entry {
    guard let number else {
      guard let last = try lastToUndo() else { throw .nothingToUndo }
      return last
    }
    let entries = try entries(isWhole: isWhole)
    guard let entry = entries.first(where: { $0.number == number }) else { throw .noSuchChange(name: "\(number)") }
    if !entry.isUndone { return entry }
    let inverse = entries.first { $0.set.undoes == number && !$0.isUndone }
    throw .undoneAlready(name: "\(number)", command: ToldCommand(entry.set), inverse: inverse.map { "\($0.number)" })
  }

  /// What took the last command back and was not taken back itself, where nothing was written since but such commands and what did them again; nil where
  /// there is none.
  public func lastUndo() throws(ChangeError) -> Entry? {
    let entries = try entries()
    for entry in entries where !entry.isUndone {
      guard let undone = entry.set.undoes else { return nil }
      let isAgain = entries.first { $0.number == undone }?.set.undoes != nil
      if !isAgain { return entry }
    }
    return nil
  }

  /// The commands that could be taken back now, each by itself, the last one first; what takes back is none of them.
  public func undoable() throws(ChangeError) -> [Entry] {
    try entries().filter { entry in
      guard !entry.isUndone, entry.set.undoes == nil else { return false }
      do throws(ChangeError) {
        _ = try inverse(of: entry)
        return true
      } catch {
        return false
      }
    }
  }

  /// The changes that take a command back.
  /// - Parameter settled: What becomes of files before that; the others are as they stand on the disk.
  /// - Throws: `changedLater` where a later command made a file what it is now, `differs` where somebody else did, `builtUpon` where later ones
  ///   wrote to the journal that it founded.
  public func inverse(of entry: Entry, after settled: [PlannedChange] = []) throws(ChangeError) -> [PlannedChange] {
    var changes: [PlannedChange] = []
    for file in entry.set.files {
      let planned = settled.first { diskPath($0.path).utf8.elementsEqual(diskPath(file.path).utf8) }
      let contents = if let planned { planned.after } else { try contents(of: file, leftBy: entry) }
      guard ChangeSet.State(contents) == file.after, let wanted = file.contentsBefore(contents) else {
        throw try obstacle(to: entry, file.path, holding: ChangeSet.State(contents))
      }
      // Without its settings nobody finds the journal again that later commands wrote to.
      if wanted == nil, file.path == JournalSearch.marker {
        let later = try entries().filter { $0.number > entry.number && !$0.isUndone && $0.set.undoes == nil }
        if let last = later.first { throw .builtUpon(command: ToldCommand(entry.set), later: later.count, name: "\(last.number)") }
      }
      switch (contents, wanted) {
      case (let now?, let then?): changes.append(.replace(file.path, before: now, after: then))
      case (let now?, nil): changes.append(.delete(file.path, before: now))
      case (nil, let then?): changes.append(.create(file.path, then, attributes: file.attributes))
      case (nil, nil): break
      }
    }
    return changes
  }

  private func contents(of file: ChangeSet.File, leftBy entry: Entry) throws(ChangeError) -> [UInt8]? {
    do throws(HostError) {
      return try contents(of: diskPath(file.path))
    } catch  where [.isDirectory, .notAFile].contains(error.kind) {
      throw .differs(path: file.path, command: ToldCommand(entry.set))
    } catch {
      throw .refused(error, kept: nil)
    }
  }

  /// Why a file is not as a command left it: a later command that nobody took back made it so, or somebody else did.
  private func obstacle(to entry: Entry, _ path: String, holding state: ChangeSet.State) throws(ChangeError) -> ChangeError {
    let later = try entries().first { later in
      later.number > entry.number && !later.isUndone && later.set.files.contains { $0.path.utf8.elementsEqual(path.utf8) }
    }
    guard let later, later.set.files.contains(where: { $0.path.utf8.elementsEqual(path.utf8) && $0.after == state }) else {
      return .differs(path: path, command: ToldCommand(entry.set))
    }
    return .changedLater(path: path, command: ToldCommand(entry.set), later: ToldCommand(later.set), name: "\(later.number)")
  }
}
