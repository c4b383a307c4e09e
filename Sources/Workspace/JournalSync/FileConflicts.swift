// What two sides disagree about, in files of git and of folder sync.

import HostSystem
import JournalFormat
public import JournalKit
import JournalLanguage
public import JournalMerge
public import JournalStore
public import JournalModel
import JournalText
import MarkdownSyntax
public import PlainFormats

/// A file that is not settled.
public struct FileConflicts: Sendable {
  public enum Cause: String, Sendable {
    /// Markers stand in it.
    case merge
    /// It was taken out on this side, and changed on the other.
    case removedHere = "removed_here"
    case removedThere = "removed_there"
    /// A copy that a folder sync left beside it.
    case copy
    /// Git says that both changed it, and no marker says where.
    case unmerged
  }

  /// Its path in the journal.
  public var path: String
  public var cause: Cause
  /// The paths of copies of it.
  public var copies: [String] = []
  public var conflicts: [ConflictText.Conflict] = []
  /// The places of conflicts whose text others are not told.
  public var hidden: Set<Int> = []

  public func json(for audience: Audience) -> JSONValue {
    let all = conflicts.enumerated().map { place, conflict -> JSONValue in
      let isHidden = audience == .others && hidden.contains(place)
      func text(_ bytes: [UInt8]) -> JSONValue { isHidden ? .null : .string(String(decoding: bytes, as: UTF8.self)) }
      return [
        .line: .int(conflict.line), .reason: isHidden ? .null : .string(conflict.words), .ours: text(conflict.ours),
        .theirs: text(conflict.theirs), .private: .bool(isHidden),
      ]
    }
    return [.path: .string(path), .because: .string(cause.rawValue), .copies: JSONValue(copies.map { .string($0) }), .differences: JSONValue(all)]
  }
}

extension Workspace {
  /// All files of a journal that are not settled, by their paths.
  public func conflicts(in journal: Journal) throws -> [FileConflicts] {
    var found: [String: FileConflicts] = [:]
    for (path, stages) in try unmerged(in: journal) {
      found[path] = try FileConflicts(
        path: path, cause: Self.cause(stages), conflicts: conflictText(of: path, in: journal)?.conflicts ?? [])
      if found[path]?.cause == .unmerged, !(found[path]?.conflicts.isEmpty ?? true) { found[path]?.cause = .merge }
    }
    for (copy, original) in try syncCopies(in: journal) {
      found[original, default: FileConflicts(path: original, cause: .copy)].copies.append(copy)
    }
    // A copy waits until what stands between markers is settled.
    let copied = found.values.filter { $0.cause == .copy }.map(\.path)
    let tables = try journal.metricsTables().filter { SyncCopy.original(of: $0) == nil }
    for path in try journal.entryPaths().paths + tables + [JournalSearch.marker] + copied where found[path].map({ $0.cause == .copy }) ?? true {
      guard let text = try conflictText(of: path, in: journal), !text.conflicts.isEmpty else { continue }
      found[path, default: FileConflicts(path: path, cause: .merge)].conflicts = text.conflicts
      found[path]?.cause = .merge
    }
    for (path, file) in found { found[path]?.hidden = try hidden(file.conflicts, of: path, in: journal) }
    return found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Which conflicts hold private text, also where one side alone makes it private.
  private func hidden(_ conflicts: [ConflictText.Conflict], of path: String, in journal: Journal) throws -> Set<Int> {
    if conflicts.isEmpty { return [] }
    let source = SourceText(path: path, bytes: try FileSystem.read(journal.diskPath(path)))
    let places = EntryPlaces(source, outline: Outline(source), path: path, configuration: journal.configuration)
    let ranges = places.privateRanges
    return Set(
      conflicts.indices.filter { index in
        let conflict = conflicts[index]
        let text = String(decoding: conflict.ours + conflict.theirs, as: UTF8.self).lowercased()
        return text.contains(text: "private")
          || ranges.contains { $0.lowerBound < conflict.range.upperBound && conflict.range.lowerBound < $0.upperBound }
      })
  }

  private static func cause(_ stages: Set<Int>) -> FileConflicts.Cause {
    stages == [1, 3] ? .removedHere : stages == [1, 2] ? .removedThere : .unmerged
  }

  /// The paths that git has several versions of, with the numbers of these; none where there is no git.
  func unmerged(in journal: Journal) throws -> [String: Set<Int>] {
    let git = Git(folder: journal.root, environment: environment)
    let answer: Git.Answer
    do { answer = try git.ask(["ls-files", "-u", "-z", "--", "."]) } catch let error as WorkspaceError {
      if error.code == .notFound { return [:] }
      throw error
    }
    var stages: [String: Set<Int>] = [:]
    for entry in answer.isSuccess ? answer.list : [] {
      // `MODE OBJECT STAGE`, a tab, the path.
      let parts = entry.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let stage = parts[0].last.flatMap({ Int(String($0)) }) else { continue }
      stages[String(parts[1]), default: []].insert(stage)
    }
    return stages
  }

  /// The file with its conflicts; nil where it is not there.
  func conflictText(of path: String, in journal: Journal) throws -> ConflictText? {
    let disk = journal.diskPath(path)
    guard FileSystem.isFile(disk) else { return nil }
    let bytes = try FileSystem.read(disk)
    // Most files have no marker, and every file is asked.
    guard bytes.contains(0x3C) else { return ConflictText([]) }
    return ConflictText(bytes)
  }

  /// The copies that folder syncs left, wherever in the journal, with what they are copies of. Where people name files so, too, what they say
  /// tells.
  private func syncCopies(in journal: Journal) throws -> [(path: String, original: String)] {
    let paths = try FileSystem.walk(journal.root, skipping: { $0.hasPrefix(".") || $0.contains(text: "/.") }).files.map(\.path)
    return paths.compactMap { path in (SyncCopy.original(of: path) ?? journal.nearOriginal(of: path)).map { (path, $0) } }
  }
}
