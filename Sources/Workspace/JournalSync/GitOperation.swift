// What git is in the middle of, and what it holds of files that are not merged.

import HostSystem
public import JournalKit
public import JournalStore
import JournalText

/// A command of git that waits for a person.
public enum GitOperation: String, Sendable {
  case merge, rebase, revert, am
  case cherryPick = "cherry-pick"

  /// The command that goes on once all conflicts are settled.
  public var command: String { self == .merge ? "retro sync" : ["git", rawValue, "--continue"].joined(separator: " ") }
}

extension Git {
  /// What waits for a person; nil where nothing does.
  func operation() throws -> GitOperation? {
    let files: [(name: String, operation: GitOperation)] = [
      ("rebase-merge", .rebase), ("rebase-apply/applying", .am), ("rebase-apply", .rebase), ("CHERRY_PICK_HEAD", .cherryPick), ("REVERT_HEAD", .revert), ("MERGE_HEAD", .merge),
    ]
    let answer = try ask(["rev-parse"] + files.flatMap { ["--git-path", $0.name] })
    let paths = answer.isSuccess ? answer.text.split(separator: "\n").map(String.init) : []
    return zip(paths, files).first { path, _ in FileSystem.exists(PathText.absolute(path, from: folder)) }?.1.operation
  }

  /// The commits that are being merged: the same as long as the merge is.
  fileprivate func state() throws -> String {
    try ["HEAD", "MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"].map { try ask(["rev-parse", "-q", "--verify", $0]).text }
      .joined(separator: " ")
  }

  /// The versions of a file that is not merged, as git's index has them; nil where it is merged.
  func settling(_ path: String) throws -> ChangeSet.IndexChange? {
    let entries = try ask(["ls-files", "-u", "-z", "--full-name", "--", ":(literal)\(path)"]).list
    return entries.isEmpty ? nil : ChangeSet.IndexChange(isSettled: true, state: try state(), entries: entries)
  }

  /// Has the index hold the versions of a conflict again. The work tree is not touched.
  fileprivate func reopen(_ change: ChangeSet.IndexChange) throws {
    // `MODE OBJECT STAGE`: as many noughts as an object has letters take out what stands there.
    let width = change.entries.first?.split(separator: " ").dropFirst().first?.utf8.count ?? 40
    let nothing = change.paths.map { "0 \(String(repeating: "0", count: width))\t\($0)" }
    try run(["update-index", "-z", "--index-info"], input: (nothing + change.entries).flatMap { Array($0.utf8) + [0] })
  }
}

extension Workspace {
  /// What waits for a person in the repository of a journal; nil where nothing does, or there is none.
  public func gitOperation(in journal: Journal) throws -> GitOperation? {
    do { return try Git(folder: journal.root, environment: environment).operation() } catch let error as WorkspaceError {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// What became of git's index where a command was taken back that had told it of conflicts.
  public enum RestoredIndex: Sendable {
    case open([String])
    case settled([String])
    /// The merge has ended since.
    case ended
  }

  /// Has git's index follow an undo: what was settled is a conflict again, and what was a conflict again is settled.
  /// - Parameter undone: The change that was taken back.
  public func restoreIndex(undoing undone: ChangeSet, in root: String) throws -> RestoredIndex? {
    guard let change = undone.index, !change.entries.isEmpty else { return nil }
    let git = Git(folder: root, environment: environment)
    guard try git.state() == change.state else { return .ended }
    let prefix = try git.run(["rev-parse", "--show-prefix"]).text
    let shown = change.paths.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    if change.isSettled {
      try git.reopen(change)
      return .open(shown)
    }
    try git.run(["add", "-A", "--"] + change.paths.map { ":(top,literal)\($0)" })
    return .settled(shown)
  }
}
