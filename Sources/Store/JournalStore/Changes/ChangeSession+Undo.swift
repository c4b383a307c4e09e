// Taking back what a command did.

import HostSystem

extension ChangeSession {
  /// Takes a command back if all its files are still as it left them; gives what was taken back.
  /// - Parameter number: Its number; nil for the last command that is not taken back yet.
  /// - Throws: What `entry(toUndo:)` and `inverse(of:)` throw, and what `carryOut` throws.
  public mutating func undo(_ number: Int? = nil, words: [String], time: Moment, isWhole: Bool = false) throws(ChangeError) -> ChangeSet {
    let entry = try log.entry(toUndo: number, isWhole: isWhole)
    let set = entry.set
    try carryOut(
      try log.inverse(of: entry), words: words, time: time, folders: set.leftFolders, leftFolders: set.madeFolders, undoing: entry.number,
      index: set.index?.inverse)
    return set
  }
}
