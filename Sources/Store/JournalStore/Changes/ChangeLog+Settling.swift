// What the next command that writes will make of an interrupted one, told without doing it.

import HostSystem

/// How an interrupted command ends.
public struct ChangeSettlement: Sendable {
  /// What was interrupted.
  public let set: ChangeSet
  /// Files that somebody else changed meanwhile, and that stay as they are. Where there is none, the command is finished; else it is taken
  /// back.
  public let foreign: [String]
  /// What becomes of the files on the disk; parts that change nothing are left out.
  public let changes: [PlannedChange]

  /// Whether it is finished, and can be taken back like any other command.
  public var isFinished: Bool { foreign.isEmpty }
}

extension ChangeLog {
  /// How an interrupted command will end, as far as the system lets it; nil where none was interrupted.
  /// - Throws: `damaged`, `unsettled`.
  public func settlement() throws(ChangeError) -> ChangeSettlement? {
    guard let set = try directory.interrupted() else { return nil }
    do throws(HostError) {
      var foreign: [String] = []
      for file in set.files where try isForeign(file) { foreign.append(file.path) }
      var changes: [PlannedChange] = []
      for file in set.files where !foreign.contains(where: { $0.utf8.elementsEqual(file.path.utf8) }) {
        let now = try contents(of: diskPath(file.path))
        guard let wanted = foreign.isEmpty ? file.contentsAtEnd(now) : file.contentsAtBeginning(now) else { continue }
        changes += PlannedChange.turning(file.path, from: now, into: wanted)
      }
      return ChangeSettlement(set: set, foreign: foreign, changes: changes)
    } catch {
      throw .unsettled(command: ToldCommand(set), error)
    }
  }

  /// What `undo` would do now: what happens first to an interrupted command, what is taken back, and what both change on the disk.
  /// - Parameter number: The number of the command to take back; nil for the last.
  /// - Returns: `entry` is nil where what was interrupted was the last command, and settling it takes it back already.
  public func undoing(_ number: Int?) throws(ChangeError) -> (first: ChangeSettlement?, entry: Entry?, changes: [PlannedChange]) {
    let first = try settlement()
    guard let first else {
      let entry = try entry(toUndo: number)
      return (nil, entry, try inverse(of: entry))
    }
    var entry: Entry
    if number == nil {
      if !first.isFinished { return (first, nil, first.changes) }
      entry = Entry(number: try nextNumber(), set: first.set)
    } else {
      entry = try self.entry(toUndo: number)
    }
    let inverse = try inverse(of: entry, after: first.changes)
    var changes = inverse
    for change in first.changes.reversed() {
      guard let index = changes.firstIndex(where: { $0.path.utf8.elementsEqual(change.path.utf8) }) else {
        changes.insert(change, at: 0)
        continue
      }
      changes.replaceSubrange(index...index, with: PlannedChange.turning(change.path, from: change.before, into: changes[index].after))
    }
    return (first, entry, changes)
  }
}

extension ChangeLog {
  /// Whether the file holds neither what it held before nor what the set makes of it.
  func isForeign(_ file: ChangeSet.File) throws(HostError) -> Bool {
    do throws(HostError) {
      let state = ChangeSet.State(try contents(of: diskPath(file.path)))
      return state != file.before && state != file.after
    } catch  where [.isDirectory, .notAFile, .tooLarge].contains(error.kind) {
      return true
    }
  }
}

extension ChangeSet.File {
  /// What the file holds once the set is done, given what it holds now; nil where that does not fit.
  fileprivate func contentsAtEnd(_ now: [UInt8]?) -> [UInt8]?? {
    ChangeSet.State(now) == after ? .some(now) : contentsAfter(now)
  }

  /// What the file holds once the set is taken back, given what it holds now; nil where that does not fit.
  fileprivate func contentsAtBeginning(_ now: [UInt8]?) -> [UInt8]?? {
    ChangeSet.State(now) == before ? .some(now) : contentsBefore(now)
  }
}

extension PlannedChange {
  /// The change from one content to another; none where they are the same.
  fileprivate static func turning(_ path: String, from old: [UInt8]?, into new: [UInt8]?) -> [PlannedChange] {
    switch (old, new) {
    case (let old?, let new?): old == new ? [] : [.replace(path, before: old, after: new)]
    case (nil, let new?): [.create(path, new)]
    case (let old?, nil): [.delete(path, before: old)]
    case (nil, nil): []
    }
  }
}
