// How every command that changes a file ends: shown, written, or refused in words.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

extension Context {
  /// Changes the file that a word means, or with `isDryRun` shows the change, unless `isShown` says not to; gives the change.
  mutating func change(
    _ word: String, isDryRun: Bool, isShown: Bool = true, _ make: (OpenFile) throws -> FileChange
  ) throws -> FileChange {
    let place = try place(of: word)
    guard let change = try workspace.change(place, isDryRun: isDryRun, as: words, make) else {
      throw CommandError(.conflict, "nothing was written to \(place.shown)")
    }
    if change.isEmpty {
      note("\(place.shown) says so already; nothing to change")
    } else {
      if isDryRun, isShown { write([change.planned].diff) }
      if !isDryRun { note("changed \(place.shown)") }
      // What the change brings in is worth a look, though it was asked for.
      for finding in change.newFindings { warn(finding, in: change.after) }
    }
    return change
  }

  /// Carries out a change set, or with `isDryRun` shows its diff, unless `isShown` says not to; gives whether anything changes.
  ///
  /// Files are to be read inside `plan`: no other command writes meanwhile.
  /// - Parameters:
  ///   - root: The journal's root, or the folder of files outside of any.
  ///   - folders: Folders to make even if no file comes to stand in them; relative to the root.
  @discardableResult
  mutating func carryOut(
    in root: String, isDryRun: Bool, isShown: Bool = true, makingFolders folders: [String] = [],
    _ plan: (inout Context) throws -> [PlannedChange]
  ) throws -> Bool {
    let (isChanged, changes) = try workspace.carryOut(in: root, isDryRun: isDryRun, as: words, makingFolders: folders) { try plan(&self) }
    if isDryRun, isShown { write(changes.diff) }
    return isChanged
  }

  /// Runs the body under the lock of a journal or folder; what became of an interrupted command is told.
  mutating func withChanges<Result>(in root: String, _ body: (inout ChangeSession, inout Context) throws -> Result) throws -> Result {
    try workspace.withChanges(in: root) { session in try body(&session, &self) }
  }

  /// Finishes or takes back what a killed command left half done, before anything of it is read.
  func settle(_ root: String) { workspace.settle(root, mayWrite: !globals.isDryRun) }

  /// Says where a command that wrote to the files which were read was interrupted, since they may be half changed.
  mutating func tellOfInterruption() {
    guard let interruption = workspace.interruption else { return }
    let set = interruption.set
    let start = "‘\(toldInMessage(set, in: interruption.root))’ was interrupted \(timeInWords(set.time))"
    guard let reason = interruption.reason else {
      return note("\(start); the next command that writes finishes it or takes it back; see ‘retro doctor’")
    }
    warn(of: "\(start) and is half done, which this answer shows: it could not be settled, since retro \(reason)")
  }

  /// When something was written, for a sentence: `at 14:03`, of another day `on 2026-11-19 at 14:03`.
  func timeInWords(_ time: Moment) -> String {
    let clock = time.time.map { "at \($0)" }
    let isToday = clock != nil && (try? now().day) == time.day
    return ([isToday ? nil : "on \(time.day)", clock].compactMap(\.self)).joined(separator: " ")
  }

  /// The file that a word means; where there is none, how one comes to be.
  func place(of word: String) throws -> FilePlace {
    do {
      return try file(word)
    } catch let error as StoreError {
      guard case .noSuchFile(let name, let near) = error, near.isEmpty else { throw error }
      throw CommandError(.notFound, "there is no file ‘\(name)’", help: "an empty file is enough to begin with: \(beginning(name))")
    }
  }

  /// The shell's words that make an empty file, of a name that can be an entry's.
  private func beginning(_ name: String) -> String {
    let isMarkdown = ["md", "markdown"].contains(PathText.fileExtension(name).lowercased())
    let path = isMarkdown ? name : name + ".md"
    let folder = PathText.parent(path)
    return (folder == "." || folder.isEmpty ? "" : "mkdir -p \(ChangeSet.quoted(folder)) && ") + "touch \(ChangeSet.quoted(path))"
  }
}
