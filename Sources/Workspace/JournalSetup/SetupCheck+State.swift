// What is kept beside journals, and what a person has to do about it.

import HostSystem
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension SetupCheck {
  /// Interrupted commands, texts that were kept for this journal, journals that are gone; and whether anything can be kept at all.
  /// - Parameter root: The journal, or where there is none the folder that the person is in.
  func kept(for root: String) -> [SetupFinding] {
    let directories: [StateDirectory]
    do throws(HostError) { directories = try StateDirectory.all(environment) } catch { return [unreadable(error)] + room() }
    let sorted = directories.sorted { $0.root.utf8.lexicographicallyPrecedes($1.root.utf8) }
    return sorted.flatMap { findings(in: $0, isOwn: $0.path == log(of: root)?.directory.path) } + room()
  }

  private func unreadable(_ error: HostError) -> SetupFinding {
    SetupFinding(.unreadable, .warning, error.description, help: "see that you may read it", path: error.path)
  }

  /// What was written to a folder; nil where there is no place to remember it, which is a finding of its own.
  private func log(of root: String) -> ChangeLog? {
    do throws(ChangeError) { return try ChangeLog(root: root, environment: environment) } catch { return nil }
  }

  private func findings(in directory: StateDirectory, isOwn: Bool) -> [SetupFinding] {
    let isHere = FileSystem.isDirectory(directory.root)
    var found: [SetupFinding] = []
    do throws(ChangeError) {
      if let set = try directory.interrupted() { found.append(interrupted(set.command(for: .others, in: directory.root), directory, isHere: isHere)) }
    } catch {
      found.append(damaged(error, directory))
    }
    // What another journal has kept is told there; of one that is gone nobody else would tell.
    if isOwn || !isHere, let finding = keptTexts(directory, isHere: isHere) { found.append(finding) }
    // What is still to be settled or read there is named already, and must not be removed.
    if !isHere, found.isEmpty, !isAllUndone(directory) {
      found.append(
        SetupFinding(
          .journalGone, .hint, "‘\(directory.root)’, to which was written, is no longer there",
          help: "if you moved it, what was written before can be undone only there; if you do not want it back, remove \(directory.path)",
          path: directory.path))
    }
    return found
  }

  /// Whether every command that wrote there was taken back, so that nothing of it is missed.
  private func isAllUndone(_ directory: StateDirectory) -> Bool {
    guard let log = log(of: directory.root), log.directory.path == directory.path else { return false }
    // Commands that cannot be read may be missed.
    do throws(ChangeError) { return try log.entries().allSatisfy { $0.isUndone || $0.set.undoes != nil } } catch { return false }
  }

  private func keptTexts(_ directory: StateDirectory, isHere: Bool) -> SetupFinding? {
    let names: [String]
    do throws(HostError) { names = try directory.recoveryFiles().sorted() } catch { return unreadable(error) }
    guard let first = names.first else { return nil }
    let list = names.prefix(3).map { "‘\($0)’" }.joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let whose = isHere ? "‘\(directory.root)’" : "‘\(directory.root)’, which is no longer there,"
    return SetupFinding(
      .keptText, .hint,
      "\(names.count == 1 ? "a text" : "\(names.count) texts") of \(whose) that had no place any more "
        + "\(names.count == 1 ? "is" : "are") kept in ‘\(directory.recovery)’: \(list)",
      help: isHere && names.allSatisfy { $0.hasPrefix("not-written-") }
        ? "‘retro kept’ shows the last one, and ‘retro kept --clear’ removes \(names.count == 1 ? "it" : "them")"
        : names.count == 1 ? "take from it what you miss, then remove it" : "take from them what you miss, then remove them",
      path: names.count == 1 ? PathText.join(directory.recovery, first) : directory.recovery)
  }

  private func interrupted(_ command: String, _ directory: StateDirectory, isHere: Bool) -> SetupFinding {
    if isHere {
      return SetupFinding(
        .interrupted, .warning, "‘\(command)’, which wrote to ‘\(directory.root)’, was interrupted",
        help: "the next command there that writes finishes it or takes it back", path: directory.path)
    }
    return SetupFinding(
      .interrupted, .warning,
      "‘\(command)’, which wrote to ‘\(directory.root)’, was interrupted, and that folder is no longer there",
      help: """
        move it back there, run a command that writes, such as ‘retro undo’, then move it again; if it is gone for good, \
        \(directory.path) holds the old text
        """, path: directory.path)
  }

  private func damaged(_ error: ChangeError, _ directory: StateDirectory) -> SetupFinding {
    SetupFinding(
      .interrupted, .warning, "\(error)", help: error.help ?? "look at the files in ‘\(directory.root)’", path: directory.path)
  }

  private func room() -> [SetupFinding] {
    guard let home = environment.stateHome else { return [] }
    var folder = home
    while !FileSystem.exists(folder), PathText.parent(folder) != folder { folder = PathText.parent(folder) }
    if FileSystem.isDirectory(folder), FileSystem.isWritable(folder) { return [] }
    return [
      SetupFinding(
        .unwritable, .error, "nothing can be kept in ‘\(home)’, so no change could be undone, and none is made",
        help: "make it writable, or name another folder in $XDG_STATE_HOME", path: home)
    ]
  }
}
