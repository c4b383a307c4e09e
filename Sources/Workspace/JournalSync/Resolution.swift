// Conflicts are settled: one change set, which can be taken back.

import HostSystem
import JournalDates
import JournalFormat
public import JournalKit
import JournalLanguage
public import JournalMerge
public import JournalStore
import JournalModel
import JournalText

/// What became of a file with conflicts.
public struct ResolvedFile: Sendable {
  public let path: String
  /// How many conflicts were settled, and how many are left.
  public let settled: Int
  public let left: Int
  /// Copies that were merged into it and removed.
  public var copies: [String] = []
  public let outcome: ChangeOutcome
  /// Whether a merge of git waited for it.
  public var isStaged = false
}

extension Workspace {
  /// The conflicts of one file: by its path from here or in the journal, its name, its period, or that of a copy of it.
  public func conflicts(of word: String, in journal: Journal) throws -> FileConflicts {
    let all = try conflicts(in: journal)
    let here = journal.path(ofDiskPath: PathText.absolute(word, from: try folder()))
    let period = Period(word).map { journal.layout.path(for: $0) }
    func isMeant(_ path: String) -> Bool {
      [here, period, PathText.normalise(word)].contains(path) || PathText.stem(path) == word || PathText.name(path) == word
    }
    if let found = all.first(where: { isMeant($0.path) || $0.copies.contains(where: isMeant) }) { return found }
    throw WorkspaceError(.notFound, GitErrorText.noConflict, ["path": .place(word)], help: GitErrorText.noConflictWay)
  }

  /// Settles the conflicts of a file.
  /// - Parameter choices: Which side holds, for each conflict in their order; one that has none stays.
  public func resolve(_ file: FileConflicts, _ choices: [ConflictText.Choice?], in journal: Journal, isDryRun: Bool) throws -> ResolvedFile {
    switch file.cause {
    case .removedHere, .removedThere: return try resolveRemoval(file, choices.first ?? nil, in: journal, isDryRun: isDryRun)
    case .copy: return try mergeCopies(file, choices.first ?? nil, in: journal, isDryRun: isDryRun)
    case .unmerged: return try resolveWhole(file, choices.first ?? nil, in: journal, isDryRun: isDryRun)
    case .merge: break
    }
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let before = try FileSystem.read(journal.diskPath(file.path))
      let text = ConflictText(before)
      guard text.conflicts == file.conflicts else { throw WorkspaceError(.changedMeanwhile, GitErrorText.changed, ["path": .place(file.path)]) }
      return [.replace(file.path, before: before, after: text.resolved(choices))]
    }
    let left = file.conflicts.count - choices.prefix(file.conflicts.count).count { $0 != nil }
    let isStaged = try left == 0 && !isDryRun && stage(file.path, in: journal)
    return ResolvedFile(path: file.path, settled: file.conflicts.count - left, left: left, outcome: outcome, isStaged: isStaged)
  }

  /// Tells git that a file is settled, where it waits for that.
  private func stage(_ path: String, in journal: Journal) throws -> Bool {
    guard try unmerged(in: journal)[path] != nil else { return false }
    try Git(folder: journal.root, environment: environment).run(["add", "-A", "--", path])
    return true
  }

  /// One side took the file out, the other changed it.
  private func resolveRemoval(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    guard let choice else { throw WorkspaceError(.usage, GitErrorText.noChoice, ["path": .place(file.path)], help: GitErrorText.noChoiceWay) }
    let isRemoval = choice == (file.cause == .removedHere ? .ours : .theirs)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      guard isRemoval, FileSystem.exists(journal.diskPath(file.path)) else { return [] }
      return [.delete(file.path, before: try FileSystem.read(journal.diskPath(file.path)))]
    }
    let isStaged = try !isDryRun && stage(file.path, in: journal)
    return ResolvedFile(path: file.path, settled: 1, left: 0, outcome: outcome, isStaged: isStaged)
  }

  /// Both sides changed the file, and no marker says where: the version of a side holds whole, or both where they can be merged.
  private func resolveWhole(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    guard let choice else { throw WorkspaceError(.usage, GitErrorText.noChoice, ["path": .place(file.path)], help: GitErrorText.noChoiceWay) }
    let (base, ours, theirs) = (
      try version(1, of: file.path, in: journal), try version(2, of: file.path, in: journal), try version(3, of: file.path, in: journal)
    )
    // A file that each side gave another name is there under both, and under the old one no more: no choice takes the text of either away.
    var chosen = ours == nil || choice == .theirs && theirs != nil ? theirs : ours
    if choice == .both, let ours, let theirs {
      let kind = JournalMerge.Kind(path: file.path)
      guard [ours, theirs].allSatisfy({ !$0.contains(0) && String(validating: $0, as: UTF8.self) != nil }) else {
        throw WorkspaceError(.usage, GitErrorText.noChoice, ["path": .place(file.path)], help: GitErrorText.noChoiceWay)
      }
      let merge = JournalMerge(configuration: journal.configuration)
      let text = ConflictText(
        merge.merge(MergeSides(base: base ?? [], ours: ours, theirs: theirs), as: kind, orElse: merge.wholeConflict).bytes)
      chosen = text.resolved(text.conflicts.map { _ in .both })
    }
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let disk = journal.diskPath(file.path)
      let before = FileSystem.exists(disk) ? try FileSystem.read(disk) : nil
      if before == chosen { return [] }
      guard let chosen else { return [.delete(file.path, before: before ?? [])] }
      return [PlannedChange(file.path, from: before, to: chosen)]
    }
    let isStaged = try !isDryRun && stage(file.path, in: journal)
    return ResolvedFile(path: file.path, settled: 1, left: 0, outcome: outcome, isStaged: isStaged)
  }

  /// What git has of a file that is not merged, as it would stand in the folder: 1 is what both came from, 2 ours, 3 theirs; nil where a side has none.
  private func version(_ number: Int, of path: String, in journal: Journal) throws -> [UInt8]? {
    let answer = try Git(folder: journal.root, environment: environment).ask(["cat-file", "--filters", ":\(number):./\(path)"])
    return answer.isSuccess ? answer.bytes : nil
  }

  // MARK: Copies of a folder sync

  /// Merges the copies that a folder sync left into their file, and removes them; no line of either is lost.
  /// - Parameter choice: Which side holds where both changed the same; nil for markers there. `ours` is the file, `theirs` the copy.
  private func mergeCopies(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    let merge = JournalMerge(configuration: journal.configuration)
    var (settled, left) = (0, 0)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let disk = journal.diskPath(file.path)
      let before = FileSystem.exists(disk) ? try FileSystem.read(disk) : nil
      var bytes = before ?? []
      var removals: [PlannedChange] = []
      for copy in file.copies {
        let theirs = try FileSystem.read(journal.diskPath(copy))
        removals.append(.delete(copy, before: theirs))
        if before == nil, removals.count == 1 {
          bytes = theirs
          continue
        }
        let result = merged(bytes, theirs, at: file.path, in: journal, merge)
        let text = ConflictText(result.bytes)
        bytes = choice.map { choice in text.resolved(text.conflicts.map { _ in choice }) } ?? result.bytes
        if choice == nil { left += text.conflicts.count } else { settled += text.conflicts.count }
      }
      return [PlannedChange(file.path, from: before, to: bytes)] + removals
    }
    return ResolvedFile(path: file.path, settled: settled, left: left, copies: file.copies, outcome: outcome)
  }

  /// A file and its copy as one. What both came from is taken from git or the change log, where that loses no line of either; else nothing is
  /// known of it.
  private func merged(_ ours: [UInt8], _ theirs: [UInt8], at path: String, in journal: Journal, _ merge: JournalMerge) -> MergeResult {
    let kind = JournalMerge.Kind(path: path)
    for base in formers(of: path, now: ours, in: journal) {
      let result = merge.merge(MergeSides(base: base, ours: ours, theirs: theirs), as: kind, orElse: merge.wholeConflict)
      if result.conflicts.isEmpty, Self.holds(result.bytes, ours), Self.holds(result.bytes, theirs) { return result }
    }
    return merge.merge(MergeSides(base: [], ours: ours, theirs: theirs), as: kind, orElse: merge.wholeConflict)
  }

  /// Earlier versions of a file: that of the last commit, then those that commands made, the last first.
  private func formers(of path: String, now: [UInt8], in journal: Journal) -> [[UInt8]] {
    let known = committed(path, in: journal).map { [$0] } ?? []
    do throws(ChangeError) {
      let entries = try ChangeLog(root: journal.root, environment: environment).entries()
      return known + ChangeLog.formers(of: path, now: now, entries).compactMap(\.bytes)
    } catch {
      // A log that cannot be read knows nothing.
      return known
    }
  }

  private func committed(_ path: String, in journal: Journal) -> [UInt8]? {
    do {
      let answer = try Git(folder: journal.root, environment: environment).ask(["show", "HEAD:./\(path)"])
      return answer.isSuccess ? answer.bytes : nil
    } catch {
      // Without git nothing is known of before.
      return nil
    }
  }

  /// Whether every line of a version stands in a text.
  private static func holds(_ text: [UInt8], _ version: [UInt8]) -> Bool {
    let lines = Set(text.split(whereSeparator: \.isLineEnd))
    return version.split(whereSeparator: \.isLineEnd).allSatisfy { lines.contains($0) }
  }
}
