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
  /// Copies that were merged into it and removed, and how many wait until what is left is settled.
  public var copies: [String] = []
  public var waiting = 0
  public let outcome: ChangeOutcome
  /// Whether a merge of git waited for it.
  public var isStaged = false
  /// How many other files a merge of git waits for.
  public var others = 0
  /// What became of a file without markers.
  public var fate: Fate?

  /// The conflicts of which one side alone can hold, where both were chosen.
  public var refused: [ConflictText.Conflict] = []

  /// Whether nothing is left to do for it.
  public var isSettled: Bool { left == 0 && waiting == 0 }

  public enum Fate: String, Sendable {
    case gone, kept, theirs, both
    /// What a person made of both by hand.
    case byHand = "hand"
  }
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
    case .settledByHand: return try resolveAsItStands(file, choices.first ?? nil, in: journal, isDryRun: isDryRun)
    case .halfMarked, .repository: throw file.refusal
    case .merge: break
    }
    let (choices, refused) = try sound(choices, for: file, in: journal)
    let left = file.conflicts.count - choices.prefix(file.conflicts.count).count { $0 != nil }
    // What is left of a conflict whose markers were taken out by half is settled by nobody else.
    let index = try left == 0 && !file.isHalfMarked ? settling(file.path, in: journal) : nil
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun, telling: index) {
      let before = try FileSystem.read(journal.diskPath(file.path))
      let text = ConflictText(before, versions: try sides(of: file.path, in: journal))
      guard text.conflicts == file.conflicts else { throw WorkspaceError(.changedMeanwhile, GitErrorText.changed, ["path": .place(file.path)]) }
      return [.replace(file.path, before: before, after: text.resolved(choices))]
    }
    var resolved = ResolvedFile(path: file.path, settled: file.conflicts.count - left, left: left, waiting: file.copies.count, outcome: outcome)
    resolved.refused = refused.map { file.conflicts[$0] }
    if index != nil, !isDryRun { try stage(&resolved, in: journal) }
    return resolved
  }

  /// The choices that can be carried out, and the places of conflicts of which one side alone can hold though both were chosen.
  private func sound(
    _ choices: [ConflictText.Choice?], for file: FileConflicts, in journal: Journal
  ) throws -> ([ConflictText.Choice?], refused: [Int]) {
    let text = ConflictText(try FileSystem.read(journal.diskPath(file.path)), versions: try sides(of: file.path, in: journal))
    return JournalMerge(configuration: journal.configuration).sound(choices, of: text, as: JournalMerge.Kind(path: file.path))
  }

  /// The places of conflicts of a file of which one side alone can hold.
  public func singles(of file: FileConflicts, in journal: Journal) throws -> Set<Int> {
    guard file.cause == .merge else { return [] }
    return Set(try sound(file.conflicts.map { _ in .both }, for: file, in: journal).refused)
  }

  /// What git holds of a conflict that is to be settled; nil where it waits for nothing.
  private func settling(_ path: String, in journal: Journal) throws -> ChangeSet.IndexChange? {
    try unmerged(in: journal)[path] == nil ? nil : Git(folder: journal.root, environment: environment).settling(path)
  }

  /// Tells git that a file is settled.
  private func stage(_ resolved: inout ResolvedFile, in journal: Journal) throws {
    try Git(folder: journal.root, environment: environment).run(["add", "-A", "--", ":(literal)\(resolved.path)"])
    resolved.isStaged = true
    resolved.others = try unmerged(in: journal).count
  }

  /// One side took the file out, the other changed it.
  private func resolveRemoval(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    guard let choice else { throw WorkspaceError(.usage, GitErrorText.noChoice, ["path": .place(file.path)], help: GitErrorText.noChoiceWay) }
    let isRemoval = choice == (file.cause == .removedHere ? .ours : .theirs)
    let index = try settling(file.path, in: journal)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun, telling: index) {
      guard FileSystem.exists(journal.diskPath(file.path)) else {
        // Whoever keeps it keeps it, also where it was removed by hand meanwhile.
        guard !isRemoval, let kept = try version(file.cause == .removedHere ? 3 : 2, of: file.path, in: journal) else { return [] }
        return [.create(file.path, kept)]
      }
      return isRemoval ? [.delete(file.path, before: try FileSystem.read(journal.diskPath(file.path)))] : []
    }
    let fate: ResolvedFile.Fate = isRemoval ? .gone : file.cause == .removedHere ? .theirs : .kept
    var resolved = ResolvedFile(path: file.path, settled: 1, left: 0, waiting: file.copies.count, outcome: outcome, fate: fate)
    if index != nil, !isDryRun { try stage(&resolved, in: journal) }
    return resolved
  }

  /// The markers were taken out by hand: what stands there is the answer. It is written over by none but a version that it is already.
  private func resolveAsItStands(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    if let choice, choice != .ours {
      let now = try FileSystem.read(journal.diskPath(file.path))
      let isVersion = try [2, 3].contains { try version($0, of: file.path, in: journal).map { Self.isAlike($0, now) } ?? false }
      guard isVersion else { throw file.refusal }
      return try resolveWhole(file, choice, in: journal, isDryRun: isDryRun)
    }
    let index = try settling(file.path, in: journal)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun, telling: index) { [] }
    var resolved = ResolvedFile(path: file.path, settled: 1, left: 0, waiting: file.copies.count, outcome: outcome, fate: .byHand)
    if index != nil, !isDryRun { try stage(&resolved, in: journal) }
    return resolved
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
      let (choices, refused) = merge.sound(text.conflicts.map { _ in .both }, of: text, as: kind)
      guard refused.isEmpty else {
        throw WorkspaceError(.usage, GitErrorText.noChoice, ["path": .place(file.path)], help: GitErrorText.noChoiceWay)
      }
      chosen = text.resolved(choices)
    }
    let index = try settling(file.path, in: journal)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun, telling: index) {
      let disk = journal.diskPath(file.path)
      let before = FileSystem.exists(disk) ? try FileSystem.read(disk) : nil
      if before == chosen { return [] }
      guard let chosen else { return [.delete(file.path, before: before ?? [])] }
      return [PlannedChange(file.path, from: before, to: chosen)]
    }
    let fate: ResolvedFile.Fate = chosen == nil ? .gone : chosen == ours ? .kept : chosen == theirs ? .theirs : .both
    var resolved = ResolvedFile(path: file.path, settled: 1, left: 0, waiting: file.copies.count, outcome: outcome, fate: fate)
    if index != nil, !isDryRun { try stage(&resolved, in: journal) }
    return resolved
  }
}
