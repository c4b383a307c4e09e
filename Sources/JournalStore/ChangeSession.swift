// What a command does while it holds the lock.

import HostSystem

/// The time in which no other command writes to the same journal. Only `ChangeLog.withChanges` makes one.
public struct ChangeSession {
  /// What became of an interrupted command, a line each, for the person.
  public internal(set) var notes: [String] = []
  /// Whether an interrupted command was taken back rather than finished.
  public internal(set) var hasRolledBack = false
  let log: ChangeLog

  init(_ log: ChangeLog) { self.log = log }

  /// Carries out all of the changes, or none. Parts that change nothing are left out; nil where nothing is left.
  /// - Parameters:
  ///   - words: The command line, the program's name first.
  ///   - time: When, by the clock on the wall.
  ///   - folders: Folders to make even if no file comes to stand in them.
  ///   - leftFolders: Folders to remove where nothing is left in them.
  /// - Throws: `refused` where a file does not hold what its change expects, or the system refuses; every file is then as it was.
  @discardableResult
  public mutating func carryOut(
    _ changes: [PlannedChange], words: [String], time: Moment, folders: [String] = [], leftFolders: [String] = [],
    undoing number: Int? = nil
  ) throws(ChangeError) -> ChangeSet? {
    let changes = changes.filter { !$0.isEmpty }
    var set = ChangeSet(words: words, time: time, files: changes.map { file(of: $0) }, leftFolders: leftFolders, undoes: number)
    set.madeFolders = missingFolders(for: set, and: folders)
    if set.files.isEmpty, set.madeFolders.isEmpty, number == nil { return nil }
    try check(changes, time)
    do throws(HostError) { try log.save(set) } catch { throw .noState(error) }
    do throws(HostError) {
      try finish(set)
    } catch {
      let kept =
        error.kind == .changedMeanwhile ? keep(changes.first { log.diskPath($0.path) == error.path }?.after, error.path, time) : nil
      try takeBack(set, after: error)
      throw .refused(error, kept: kept)
    }
    // Everything is done. What cannot be tidied up or moved to the log now is left to the next command.
    do throws(HostError) {
      try settleLeftovers(of: set)
      try log.commitPending()
    } catch {}
    return set
  }

  private func file(of change: PlannedChange) -> ChangeSet.File {
    let isChangeOnly = change.before != nil && change.after != nil
    let model = change.attributes ?? FileAttributes.of(log.diskPath(change.model ?? change.path))
    let attributes = isChangeOnly || (change.before == nil && change.model == nil && change.attributes == nil) ? nil : model
    return ChangeSet.File(change.path, from: change.before, to: change.after, attributes: attributes)
  }

  /// Refuses before anything is saved where a file is not as expected or is named twice.
  private func check(_ changes: [PlannedChange], _ time: Moment) throws(ChangeError) {
    var seen: Set<[UInt8]> = []
    for change in changes {
      let path = log.diskPath(change.path)
      if !seen.insert(Array(path.utf8)).inserted {
        throw .refused(HostError(.system, attempt: "write", path: path, reason: "it would be changed twice at once"), kept: nil)
      }
      do throws(HostError) {
        let found = try log.contents(of: path)
        if found == change.before {
          // A protected file is not removed, and what takes its name elsewhere, protected too, could not be taken back.
          if found != nil, !FileSystem.isWritable(path) {
            let attempt = change.after == nil ? "remove" : "write"
            throw HostError(.notPermitted, attempt: attempt, path: path, reason: "Permission denied")
          }
          continue
        }
        if change.before == nil {
          throw HostError(.alreadyExists, attempt: "create", path: path, reason: "something of this name is there")
        }
        if found == nil { throw HostError(.notFound, attempt: "write", path: path, reason: "it is no longer there") }
        throw HostError(.changedMeanwhile, attempt: "write", path: path, reason: "it has changed since it was read")
      } catch {
        throw .refused(error, kept: error.kind == .changedMeanwhile ? keep(change.after, path, time) : nil)
      }
    }
  }

  private func missingFolders(for set: ChangeSet, and folders: [String]) -> [String] {
    var missing: [String] = []
    for folder in folders + set.files.filter({ $0.before == .absent }).map({ PathText.parent($0.path) }) {
      var chain: [String] = []
      var folder = folder
      while !FileSystem.isDirectory(log.diskPath(folder)), !missing.contains(folder), !chain.contains(folder) {
        chain.append(folder)
        folder = PathText.parent(folder)
      }
      missing += chain.reversed()
    }
    return missing
  }

  /// Keeps a text that could not be written; gives the path where it lies.
  func keep(_ text: [UInt8]?, _ path: String, _ time: Moment) -> String? {
    guard let text else { return nil }
    do throws(HostError) {
      try FileSystem.makeDirectories(log.directory.recovery, mode: 0o700, by: log.calls)
      let ending = PathText.fileExtension(path)
      let stamp = String("\(time)".map { $0 == ":" ? "-" : $0 })
      for attempt in 1...1000 {
        var stem = Substring(PathText.stem(path))
        while stem.utf8.count > 180 { stem.removeLast() }
        let name = "\(stem)-\(stamp)\(attempt == 1 ? "" : "-\(attempt)")\(ending.isEmpty ? "" : "." + ending)"
        let kept = PathText.join(log.directory.recovery, name)
        if FileSystem.exists(kept) { continue }
        try FileSystem.create(kept, text, attributes: .own, by: log.calls)
        return kept
      }
      return nil
    } catch {
      // The refusal that follows is the news; it names no place then.
      return nil
    }
  }
}

extension ChangeLog {
  /// What stands at a path, nil for nothing; a link that leads nowhere is something.
  func contents(of path: String) throws(HostError) -> [UInt8]? {
    do throws(HostError) {
      return try FileSystem.read(path)
    } catch {
      guard error.kind == .notFound else { throw error }
      if try !FileSystem.isLink(path) { return nil }
      throw HostError(.notAFile, attempt: "write", path: path, reason: "it is a link that leads nowhere")
    }
  }
}
