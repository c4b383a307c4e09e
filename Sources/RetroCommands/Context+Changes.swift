// How every command that changes a file ends: shown, written, or refused in words.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

extension Context {
  /// Changes the file that a word means, or with `isDryRun` shows the change, unless `isShown` says not to; gives the file as it was, and the change.
  @discardableResult
  mutating func change(
    _ word: String, isDryRun: Bool, isShown: Bool = true, _ make: (OpenFile, Context) throws -> FileChange
  ) throws -> (file: OpenFile, change: FileChange) {
    let place = try place(of: word)
    var made: (file: OpenFile, change: FileChange)?
    try carryOut(in: place.changeRoot, isDryRun: isDryRun, isShown: isShown) { context in
      let file = try context.openMarkdown(place)
      let change = try make(file, context)
      made = (file, change)
      return [change.planned]
    }
    guard let (file, change) = made else { throw CommandFailure(.conflict, "nothing was written to \(place.shown)") }
    if change.isEmpty {
      note("\(place.shown) says so already; nothing to change")
    } else {
      if !isDryRun { note("changed \(place.shown)") }
      // What the change brings in is worth a look, though it was asked for.
      for finding in change.newFindings { warn(finding, in: change.after) }
    }
    return (file, change)
  }

  /// Opens a file to change it, which must be Markdown.
  func openMarkdown(_ place: FilePlace) throws -> OpenFile {
    let file = try OpenFile(place)
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw CommandFailure(
        .wrongKind, "‘\(place.shown)’ is no Markdown file, and nothing was written to it", help: "files of the journal end in .md")
    }
    return file
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
    if isDryRun {
      unsettledRoot = root
      let changes = try plan(&self).filter { !$0.isEmpty }
      try refuseWithoutSettings(changes, in: root)
      if isShown { write(changes.diff) }
      return !changes.isEmpty
    }
    return try withChanges(in: root) { session, context in
      let changes = try plan(&context)
      try context.refuseWithoutSettings(changes, in: root)
      return try session.carryOut(changes, words: context.words, time: try context.now(), folders: folders) != nil
    }
  }

  /// Refuses changes while `retro.yaml` is no YAML: where days lie and when they begin would be guessed, and entries land in wrong places.
  /// What changes nothing but `retro.yaml` may mend it.
  private func refuseWithoutSettings(_ changes: [PlannedChange], in root: String) throws {
    let marker = JournalSearch.marker
    guard changes.contains(where: { !$0.isEmpty && $0.path != marker }), FileSystem.isFile(PathText.join(root, marker)) else { return }
    let findings = try workspace.journal(at: root).configuration.diagnostics
    guard findings.contains(where: { $0.message.code.isOf(.frontMatter) && $0.message.severity == .error }) else { return }
    throw CommandFailure(
      .unreadable, "nothing was written: \(marker) cannot be read, and where entries lie and when days begin is not known without it",
      help: "‘retro check’ shows what is wrong in it")
  }

  /// Runs the body under the lock of a journal or folder; what became of an interrupted command is told.
  mutating func withChanges<Result>(in root: String, _ body: (inout ChangeSession, inout Context) throws -> Result) throws -> Result {
    for (variable, path) in environment.relativeFolders where variable != "XDG_CONFIG_HOME" && !globals.isQuiet {
      warn(of: "$\(variable) is ‘\(path)’, which is no absolute path, and is passed over")
    }
    do {
      defer { workspace.outdate() }
      return try ChangeLog(root: root, environment: environment).withChanges { session in
        unsettledRoot = nil
        // Until the lock was ours others may have written.
        workspace.outdate()
        if let settled = session.settled {
          let words = "‘\(toldInMessage(settled.set, in: root))’, which was interrupted"
          note(settled.whyTakenBack.map { "took back \(words): \($0)" } ?? "finished \(words)")
        }
        for line in session.notes { note(line) }
        let count = session.notes.count
        defer { for line in session.notes.dropFirst(count) { note(line) } }
        return try body(&session, &self)
      }
    } catch let error as ChangeError {
      throw error.naming { shown($0, in: root) }
    }
  }

  /// Finishes or takes back what a killed command left half done, before anything of it is read. Where that may not or cannot be, the answer
  /// is made of what stands there, and `tellOfInterruption` says so.
  /// - Parameter root: The journal's root, or the folder of files outside of any.
  mutating func settle(_ root: String) {
    unsettledRoot = root
    guard !globals.isDryRun, let directory = try? StateDirectory(root: root, environment), directory.abandoned != nil else { return }
    do { try withChanges(in: root) { _, _ in } } catch { unsettledReason = Self.reason(of: error) }
  }

  private static func reason(of error: any Error) -> String {
    switch error as? ChangeError {
    case .unsettled(_, let error)?, .noState(let error?)?: error.description
    default: "\(error)"
    }
  }

  /// Says where a command that wrote to the files which were read was interrupted, since they may be half changed.
  mutating func tellOfInterruption() {
    guard let root = unsettledRoot, let set = try? StateDirectory(root: root, environment).abandoned else { return }
    let start = "‘\(toldInMessage(set, in: root))’ was interrupted \(timeInWords(set.time))"
    guard let unsettledReason else {
      return note("\(start); the next command that writes finishes it or takes it back; see ‘retro doctor’")
    }
    warn(of: "\(start) and is half done, which this answer shows: it could not be settled, since retro \(unsettledReason)")
  }

  /// When something was written, for a sentence: `at 14:03`, of another day `on 2026-11-19 at 14:03`.
  func timeInWords(_ time: Moment) -> String {
    let clock = time.time.map { "at \($0)" }
    let isToday = clock != nil && (try? now().day) == time.day
    return ([isToday ? nil : "on \(time.day)", clock].compactMap(\.self)).joined(separator: " ")
  }

  /// A path of a change set as a person standing here would type it.
  func shown(_ path: String, in root: String) -> String {
    var disk = PathText.join(root, path)
    if path.hasPrefix("/"), let real = try? FileSystem.realPath(root), let inside = PathText.relative(path, to: real) {
      disk = PathText.join(root, inside)
    }
    guard let here = try? currentFolder() else { return disk }
    let isHere = PathText.relative(here, to: root) != nil || PathText.relative(disk, to: here) != nil
    return isHere ? PathText.route(from: here, to: disk) : disk
  }

  /// The file that a word means; where there is none, how one comes to be.
  func place(of word: String) throws -> FilePlace {
    do {
      return try file(word)
    } catch let error as StoreError {
      guard case .noSuchFile(let name, let near) = error, near.isEmpty else { throw error }
      throw CommandFailure(.notFound, "there is no file ‘\(name)’", help: "an empty file is enough to begin with: \(beginning(name))")
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
