// Going on where a command stopped, or going back: decided by what the files hold, so it does not matter where that was.

import HostSystem

extension ChangeSession {
  /// Settles what an interrupted command left: finishes it, or takes it back where a file was changed by somebody else since.
  mutating func recover() throws(ChangeError) {
    guard let set = try log.directory.interrupted() else { return }
    do throws(HostError) {
      // A power cut may bring the waiting set back after it was moved to the log: nothing of it is left to do.
      if try log.hasKept(set) { return try log.forgetPending() }
      try settleLeftovers(of: set)
      var foreign: [String] = []
      for file in set.files where try log.isForeign(file) { foreign.append(file.path) }
      if foreign.isEmpty, try finishes(set) {
        try log.commitPending(set, mayHoldNewest: true)
        settled = SettledCommand(set: set, whyTakenBack: nil)
      } else {
        try rollBack(set)
        try log.forgetPending()
        let reason = foreign.isEmpty ? "it could not be finished" : "\(foreign.joined(separator: ", ")) was changed meanwhile and stays so"
        settled = SettledCommand(set: set, whyTakenBack: reason)
      }
    } catch {
      throw .unsettled(command: ToldCommand(set), error)
    }
  }

  /// Takes back what was done of a set before an error, or before somebody stopped it.
  mutating func takeBack(_ set: ChangeSet) throws(ChangeError) {
    do throws(HostError) {
      try settleLeftovers(of: set)
      try rollBack(set)
      try log.forgetPending()
    } catch { throw .halfDone(error) }
  }

  /// False where the system refuses: going back is left then.
  private mutating func finishes(_ set: ChangeSet) throws(HostError) -> Bool {
    do throws(HostError) {
      try finish(set)
      return true
    } catch {
      return false
    }
  }

  /// Brings every file that is as the set leaves it to what it held before; what somebody else wrote stays.
  private mutating func rollBack(_ set: ChangeSet) throws(HostError) {
    for folder in set.leftFolders { try FileSystem.makeDirectories(log.diskPath(folder), by: log.calls) }
    var ours: [ChangeSet.File] = []
    for file in set.files where try !log.isForeign(file) { ours.append(file) }
    for file in ours where file.before != .absent { try bring(file, forward: false) }
    for file in ours where file.before == .absent { try bring(file, forward: false) }
    removeEmpty(set.madeFolders)
  }

  /// Removes the temporary files that interrupted writes left. One that holds neither of our texts was displaced in the very moment of the
  /// exchange, and goes back to where it stood.
  mutating func settleLeftovers(of set: ChangeSet) throws(HostError) {
    let paths = set.files.map { log.diskPath($0.path) }
    for (path, leftover) in try FileSystem.leftovers(of: paths) {
      guard let index = paths.firstIndex(of: path) else { continue }
      try settle(leftover, of: set.files[index], at: path, set.time)
    }
  }

  private mutating func settle(_ leftover: String, of file: ChangeSet.File, at path: String, _ time: Moment) throws(HostError) {
    if FileSystem.isUnfinished(name: PathText.name(leftover)) { return FileSystem.tidy(PathText.parent(leftover), by: log.calls) }
    let bytes = try FileSystem.read(leftover)
    let isForeign = try log.isForeign(file)
    let here = isForeign ? nil : try log.contents(of: path)
    let state = ChangeSet.State(here)
    let before = state == file.before ? here : file.contentsBefore(here) ?? nil
    let after = state == file.after ? here : file.contentsAfter(here) ?? nil
    let isWhole = ChangeSet.State(bytes) == file.before || ChangeSet.State(bytes) == file.after
    let isPart = !isForeign && (before?.starts(with: bytes) == true || after?.starts(with: bytes) == true)
    if isWhole || (isPart && state == file.before) || bytes.isEmpty {
      try FileSystem.removeFile(leftover, by: log.calls)
    } else if isForeign || isPart {
      // Perhaps half of ours, perhaps somebody's: kept rather than lost.
      guard let kept = keep(bytes, path, time) else { return }
      try FileSystem.removeFile(leftover, by: log.calls)
      if isForeign { notes.append("a text that was found beside \(file.path) is kept in ‘\(kept)’") }
    } else if let here {
      try FileSystem.replace(path, expecting: here, with: bytes, by: log.calls)
      try FileSystem.removeFile(leftover, by: log.calls)
    } else {
      try FileSystem.move(leftover, to: path, by: log.calls)
    }
  }
}
