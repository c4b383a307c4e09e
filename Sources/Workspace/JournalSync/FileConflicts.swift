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
    /// The markers that stood in it were taken out by hand, and git has not been told.
    case settledByHand = "settled_by_hand"
    /// Some of them were.
    case halfMarked = "half_marked"
    /// It is a repository of its own, and both sides have it at another commit.
    case repository
  }

  /// Its path in the journal.
  public var path: String
  public var cause: Cause
  /// The paths of copies of it.
  public var copies: [String] = []
  public var conflicts: [ConflictText.Conflict] = []
  /// Whether it is known that markers stood in what was settled by hand; else somebody wrote into one version, and may not have seen the other.
  var isSettledForSure = true
  /// Whether one version alone is known to git under this name: each side gave the file another one.
  public internal(set) var isRenamed = false
  /// Whether markers are left in it that belong to no conflict any more.
  var isHalfMarked = false

  /// Whether what stands there is the answer, and git has only to be told.
  public var isAnswered: Bool { cause == .settledByHand && isSettledForSure }
  /// Whether a person says which side holds.
  public var isAsked: Bool { ![.copy, .halfMarked, .repository].contains(cause) && !isAnswered }
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
    for (path, unmerged) in try unmerged(in: journal) { found[path] = try conflicts(of: path, unmerged, in: journal) }
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
