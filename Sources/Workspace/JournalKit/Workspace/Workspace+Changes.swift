// How what was asked for comes to be written: all of it under the lock, or nothing.

import JournalModel
public import JournalStore
import HostSystem
import JournalFormat
public import JournalText
public import JournalLanguage

/// A command that was killed while it wrote, and that nobody could settle yet: what was read may be half changed.
public struct Interruption: Sendable {
  public let set: ChangeSet
  public let root: String
  /// Why it could not be settled, in words; nil where nobody tried.
  public let reason: Message?
}

/// What came of a change that was asked for.
public struct ChangeOutcome: Sendable {
  /// Whether anything changed, or with a dry run would.
  public let isChanged: Bool
  public let isDryRun: Bool
  let changes: [PlannedChange]

  /// What a dry run shows; empty where the change was carried out.
  public var preview: MarkedText { isDryRun ? changes.diff : MarkedText() }
}

extension Workspace {
  /// Runs the body under the lock of a journal or folder; what became of an interrupted command is told first.
  public func withChanges<Result>(in root: String, _ body: (inout ChangeSession) throws -> Result) throws -> Result {
    for (variable, path) in environment.relativeFolders where variable != "XDG_CONFIG_HOME" {
      tell(.oddFolder(variable: variable, path: path))
    }
    defer { outdate() }
    do {
      return try ChangeLog(root: root, environment: environment).withChanges { session in
        unsettledRoot = nil
        // Until the lock was ours others may have written.
        outdate()
        if let settled = session.settled { tell(.settled(settled, root: root)) }
        for line in session.notes { tell(.note(.verbatim(line))) }
        let count = session.notes.count
        defer { for line in session.notes.dropFirst(count) { tell(.note(.verbatim(line))) } }
        return try body(&session)
      }
    } catch let error as ChangeError {
      throw told(error, in: root)
    }
  }

  /// The failure with the paths of files as they are shown, and with commands as anybody is told them.
  func told(_ error: ChangeError, in root: String) -> ChangeError {
    error.naming({ shown($0, in: root) }, commands: { $0.command(for: .others, in: root) })
  }

  /// Runs a task that writes in several steps, which undo takes back together.
  public func asOneChange<Result>(_ body: () throws -> Result) rethrows -> Result {
    if joinedSets != nil { return try body() }
    joinedSets = [:]
    defer { joinedSets = nil }
    return try body()
  }

  /// Carries out a change set, or with `isDryRun` only plans it.
  ///
  /// Files are to be read inside `plan`: no other command writes meanwhile.
  /// - Parameters:
  ///   - root: The journal's root, or the folder of files outside of any.
  ///   - folders: Folders to make even if no file comes to stand in them; relative to the root.
  ///   - index: What git is told beside it.
  @discardableResult
  public func carryOut(
    in root: String, isDryRun: Bool, makingFolders folders: [String] = [], telling index: ChangeSet.IndexChange? = nil, _ plan: () throws -> [PlannedChange]
  ) throws -> ChangeOutcome {
    if isDryRun {
      unsettledRoot = root
      let changes = try plan().filter { !$0.isEmpty }
      try refuseWithoutSettings(changes, in: root)
      return ChangeOutcome(isChanged: !changes.isEmpty, isDryRun: true, changes: changes)
    }
    return try withChanges(in: root) { session in
      let changes = try plan()
      try refuseWithoutSettings(changes, in: root)
      let set = try session.carryOut(changes, words: commandLine, time: try now(), folders: folders, index: index, joining: joinedSets?[root])
      if let set, joinedSets != nil { joinedSets?[root] = set.id }
      hasWritten = true
      return ChangeOutcome(isChanged: set != nil, isDryRun: false, changes: changes)
    }
  }

  /// Changes one file, or with `isDryRun` only plans it; whether it says so already, and what the change brings in, is told.
  /// - Parameter make: Makes the change of the file as it is under the lock.
  /// - Throws: `FileError` where the change cannot be made.
  public func change(_ place: FilePlace, isDryRun: Bool, _ make: (OpenFile) throws -> FileChange) throws -> FileChange {
    var made: FileChange?
    try carryOut(in: place.changeRoot, isDryRun: isDryRun) {
      let change = try make(try openMarkdown(place))
      made = change
      return [change.planned]
    }
    guard let change = made else { throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(place.shown)]) }
    if change.isEmpty {
      note(WritingText.unchanged, ["path": .place(place.shown)])
    } else {
      if !isDryRun { note(WritingText.changed, ["path": .place(place.shown)]) }
      tellNew(in: [change])
    }
    return change
  }

  /// Changes several files, or with `isDryRun` only plans it; which file was made, and what the changes bring in, is told.
  public func changeFiles(in root: String, isDryRun: Bool, _ plan: () throws -> ChangedFiles) throws -> ChangeOutcome {
    var made = ChangedFiles()
    let outcome = try carryOut(in: root, isDryRun: isDryRun) {
      made = try plan()
      return made.changes
    }
    if let draft = made.draft {
      note(WritingText.made, ["dry": .flag(isDryRun), "path": .place(draft.file.place.shown)])
      let files = draft.others.filter { !$0.isEmpty }.map { shown($0.place.path, in: $0.place.changeRoot) }
      if !files.isEmpty { note(WritingText.ids, ["dry": .flag(isDryRun), "files": language.shortened(files)]) }
    }
    tellNew(in: made.changed)
    return outcome
  }

  /// Tells what changes bring in: it is worth a look, though it was asked for.
  public func tellNew(in changes: [FileChange]) {
    for change in changes { for finding in change.newFindings { tell(finding, in: change.after) } }
  }

  /// Opens a file to change it, which must be Markdown.
  public func openMarkdown(_ place: FilePlace) throws(StoreError) -> OpenFile {
    let file = try OpenFile(place)
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else { throw .notMarkdown(place.shown) }
    return file
  }

  /// Refuses changes while `retro.yaml` is no YAML: where days lie and when they begin would be guessed, and entries land in wrong places.
  /// What changes nothing but `retro.yaml` may mend it.
  private func refuseWithoutSettings(_ changes: [PlannedChange], in root: String) throws(StoreError) {
    let marker = JournalSearch.marker
    guard changes.contains(where: { !$0.isEmpty && $0.path != marker }), FileSystem.isFile(PathText.join(root, marker)) else { return }
    let findings = try journal(at: root).configuration.diagnostics
    if findings.contains(where: { $0.message.code.isOf(.frontMatter) && $0.message.severity == .error }) { throw .brokenSettings }
  }

  /// A path of a change set as a person standing here would type it.
  public func shown(_ path: String, in root: String) -> String {
    var disk = PathText.join(root, path)
    if path.hasPrefix("/"), let real = FileSystem.realPathIfThere(root), let inside = PathText.relative(path, to: real) {
      disk = PathText.join(root, inside)
    }
    let here: String
    do throws(HostError) { here = try folder() } catch { return disk }
    let isHere = PathText.relative(here, to: root) != nil || PathText.relative(disk, to: here) != nil
    return isHere ? PathText.route(from: here, to: disk) : disk
  }
}

// MARK: What a killed command left

extension Workspace {
  /// Finishes or takes back what a killed command left half done, before anything of it is read. Where that may not or cannot be, and where it is
  /// much, the answer is made of what stands there, and `interruption` says so.
  /// - Parameters:
  ///   - root: The journal's root, or the folder of files outside of any.
  ///   - mayWrite: Whether anything may be written at all.
  public func settle(_ root: String, mayWrite: Bool) {
    reads(root)
    // Nobody who only reads expects thousands of files to be written, perhaps by a command that was stopped on purpose.
    guard mayWrite, let set = abandoned(in: root), !set.isLong else { return }
    do { try withChanges(in: root) { _ in } } catch { unsettledReason = Self.reason(of: error) }
  }

  /// The command that was interrupted while it wrote below a folder; nil where none was, or there is no place to remember one.
  private func abandoned(in root: String) -> ChangeSet? {
    do throws(ChangeError) { return try StateDirectory(root: root, environment).abandoned } catch { return nil }
  }

  /// Says that files below a folder are read, in which a killed command may have left something.
  public func reads(_ root: String) { unsettledRoot = root }

  /// The command that was interrupted while it wrote to the files which were read; nil where there is none.
  public var interruption: Interruption? {
    guard let root = unsettledRoot, let set = abandoned(in: root) else { return nil }
    return Interruption(set: set, root: root, reason: unsettledReason)
  }

  private static func reason(of error: any Error) -> Message {
    switch error as? ChangeError {
    case .unsettled(_, let error)?, .noState(let error?)?: error.inWords.whatAndWhy
    default: (error as? any ExplainedError)?.inWords.whatAndWhy ?? .verbatim("\(error)")
    }
  }
}
