// What a command does while it holds the lock.

import HostSystem

/// The time in which no other command writes to the same journal. Only `ChangeLog.withChanges` makes one.
public struct ChangeSession {
  /// What is to be told of what was written, a line each, for the person.
  public internal(set) var notes: [String] = []
  /// The command that was interrupted before this one, and is settled now.
  public internal(set) var settled: SettledCommand?
  /// The interrupted command, where it was taken back rather than finished.
  public var rolledBack: ChangeSet? { settled.flatMap { $0.whyTakenBack == nil ? nil : $0.set } }
  let log: ChangeLog

  init(_ log: ChangeLog) { self.log = log }

  /// Carries out all of the changes, or none. Parts that change nothing are left out; nil where nothing is left.
  /// - Parameters:
  ///   - words: The command line, the program's name first.
  ///   - time: When, by the clock on the wall.
  ///   - folders: Folders to make even if no file comes to stand in them.
  ///   - leftFolders: Folders to remove where nothing is left in them.
  ///   - index: What git is told beside it; that alone is a change, too.
  ///   - former: The id of what the same command did before, which is taken back together with this where nothing was written between.
  /// - Returns: The set that is kept for undo.
  /// - Throws: `refused` where a file does not hold what its change expects, or the system refuses; every file is then as it was.
  @discardableResult
  public mutating func carryOut(
    _ changes: [PlannedChange], words: [String], time: Moment, folders: [String] = [], leftFolders: [String] = [],
    undoing number: Int? = nil, index: ChangeSet.IndexChange? = nil, joining former: String? = nil
  ) throws(ChangeError) -> ChangeSet? {
    let changes = changes.filter { !$0.isEmpty }
    var set = ChangeSet(
      words: words, time: time, files: changes.map { file(of: $0) }, leftFolders: leftFolders, undoes: number, index: index,
      id: ChangeSet.freshID())
    set.madeFolders = missingFolders(for: set, and: folders)
    if set.files.isEmpty, set.madeFolders.isEmpty, number == nil, index == nil { return nil }
    try check(changes, time)
    let (shared, owned) = (sharedPaths(changes), changes.map { FileAttributes.of(log.diskPath($0.model ?? $0.path)) })
    do throws(HostError) { try log.save(set) } catch { throw .noState(error) }
    let signals = HeldSignals()
    let stopped: Int?
    do throws(HostError) {
      stopped = try finish(set, over: changes) { signals.hasCome }
      signals.letGo()
    } catch {
      signals.letGo()
      let kept =
        error.kind == .changedMeanwhile ? keep(changes.first { log.diskPath($0.path) == error.path }?.after, error.path, time) : nil
      try takeBack(set)
      throw .refused(error, kept: kept)
    }
    if let stopped {
      try takeBack(set)
      throw .stopped(done: stopped, of: set.files.count)
    }
    tellOfOwners(zip(changes, owned).compactMap { change, before in before.map { (change.path, $0) } })
    for path in shared { notes.append("‘\(path)’ had other names too (hard links), which keep the old text") }
    // Everything is done. What cannot be tidied up or moved to the log now is left to the next command.
    do throws(HostError) {
      try settleLeftovers(of: set)
      if let former, let whole = try joined(set, over: changes, to: former) {
        try log.replacePending(set, with: whole)
        set = whole
      }
      try log.commitPending(set, mayHoldNewest: former != nil)
      for folder in Set(set.files.map { PathText.parent(log.diskPath($0.path)) }) { FileSystem.tidy(folder, by: log.calls) }
    } catch {}
    return set
  }

  private func file(of change: PlannedChange) -> ChangeSet.File {
    let isChangeOnly = change.before != nil && change.after != nil
    let model = change.attributes ?? FileAttributes.of(log.diskPath(change.model ?? change.path))
    let attributes = isChangeOnly || (change.before == nil && change.model == nil && change.attributes == nil) ? nil : model
    return ChangeSet.File(change, attributes: attributes)
  }

  /// Refuses before anything is saved where a file is not as expected or is named twice.
  private func check(_ changes: [PlannedChange], _ time: Moment) throws(ChangeError) {
    var seen: Set<[UInt8]> = []
    for change in changes {
      let path = log.diskPath(change.path)
      if !seen.insert(Array(path.utf8)).inserted {
        throw .refused(HostError(.system, attempt: .write, path: path, reason: .changedTwice), kept: nil)
      }
      do throws(HostError) {
        let found = try log.contents(of: path)
        if found == change.before {
          // A protected file is not removed, and what takes its name elsewhere, protected too, could not be taken back.
          if found != nil { try FileSystem.refuseProtected(path, change.after == nil ? .remove : .write) }
          continue
        }
        if change.before == nil {
          throw HostError(.alreadyExists, attempt: .create, path: path, reason: .nameIsTaken)
        }
        if found == nil { throw HostError(.notFound, attempt: .write, path: path, reason: .isGone) }
        throw HostError(.changedMeanwhile, attempt: .write, path: path, reason: .changedSince)
      } catch {
        throw .refused(error, kept: error.kind == .changedMeanwhile ? keep(change.after, path, time) : nil)
      }
    }
  }

  /// Files that have other names on the disk. An exchange of names, and a move, parts them.
  private func sharedPaths(_ changes: [PlannedChange]) -> [String] {
    changes.filter { change in
      guard change.before != nil, FileSystem.nameCount(log.diskPath(change.path)) > 1 else { return false }
      return change.after != nil || changes.contains { $0.model?.utf8.elementsEqual(change.path.utf8) == true }
    }.map(\.path)
  }

  /// Only the administrator may write in somebody else's name, and only members in a group's.
  private mutating func tellOfOwners(_ before: [(path: String, attributes: FileAttributes)]) {
    for (path, before) in before {
      guard let now = FileAttributes.of(log.diskPath(path)), (now.owner, now.group) != (before.owner, before.group) else { continue }
      let lost = now.owner != before.owner ? "owner" : "group"
      notes.append("the \(lost) of ‘\(path)’ could not be kept; it is \(lost == "owner" ? "yours" : "your group's") now")
    }
  }

  private func missingFolders(for set: ChangeSet, and folders: [String]) -> [String] {
    var missing: [String] = []
    for folder in folders + set.files.filter({ $0.before == .absent }).map({ PathText.parent($0.path) }) {
      var chain: [String] = []
      // Those above the root, too: what is made for a journal goes with it.
      var path = log.diskPath(folder)
      while !FileSystem.isDirectory(path) {
        let name = PathText.relative(path, to: log.directory.root) ?? path
        if missing.contains(name) { break }
        chain.append(name)
        let parent = PathText.parent(path)
        if parent.utf8.count >= path.utf8.count { break }
        path = parent
      }
      missing += chain.reversed()
    }
    return missing
  }

  /// Keeps a text that could not be written; gives the path where it lies, nil where that cannot be done either.
  func keep(_ text: [UInt8]?, _ path: String, _ time: Moment) -> String? { text.flatMap { try? log.keep($0, of: path, at: time) } }
}

/// An interrupted command that was finished or taken back.
public struct SettledCommand: Sendable {
  public let set: ChangeSet
  /// Why it was taken back, in words; nil where it was finished.
  public let whyTakenBack: String?
}

extension ChangeLog {
  /// What stands at a path, nil for nothing; a link that leads nowhere is something.
  func contents(of path: String) throws(HostError) -> [UInt8]? {
    do throws(HostError) {
      return try FileSystem.read(path)
    } catch {
      guard error.kind == .notFound else { throw error }
      if try !FileSystem.isLink(path) { return nil }
      throw HostError(.notAFile, attempt: .write, path: path, reason: .linkToNowhere)
    }
  }
}
