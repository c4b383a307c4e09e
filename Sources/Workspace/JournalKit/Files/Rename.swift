// A file gets another name or place, and every link that meant it goes on meaning it.

public import HostSystem
public import JournalFormat
public import JournalStore
import JournalText
import JournalModel
import MarkdownSyntax
import JournalLanguage

/// A file's move within its journal with the changes to all links, worked out in memory.
public struct Rename: Sendable {
  /// A link that stands where nothing is read, and so is not changed.
  public struct Untouched: Sendable {
    public let path: String
    /// Line of the link, from 1.
    public let line: Int
    /// With its brackets, if it has any: a bare name in a property is read as a reference, but is no link.
    public let link: String
    /// Whether it stands in a value that is only kept.
    public let isKept: Bool
  }

  /// A link that led nowhere and, since a file has its name now, means that.
  public struct Begun: Sendable {
    /// The path of the file that it stands in, before the move.
    public let path: String
    /// Line of the link, from 1.
    public let line: Int
    /// As it names the file.
    public let link: String
    /// The path of the file that it means afterwards.
    public let means: String
  }

  /// The paths in the journal.
  public let from: String
  public let to: String
  /// The file as it is, and as it is read at its new place with its own links changed.
  public let before: FileReading
  public let after: FileReading
  /// The other files whose links change, in the order of their paths.
  public let edited: [CountedChange]
  /// How many links change in the file itself.
  public let ownCount: Int
  /// Links in values of front matter that are only kept.
  public let untouched: [Untouched]
  /// Links that led nowhere and would mean a file afterwards; they stay as they are.
  public let begun: [Begun]
  /// What else in the journal's folder speaks of the file, and is not changed.
  public let traces: FileTraces
  /// Files and folders that could not be read, and so may hold links that are now broken.
  public let problems: [HostError]

  /// How many links change.
  public var count: Int { edited.reduce(ownCount) { $0 + $1.count } }
}

extension Journal {
  /// Works out what becomes of the journal when the file at `from` moves to `to`, both paths of the journal. Reads every entry, writes
  /// nothing.
  ///
  /// Every link that means a file before means it afterwards: links to the moved file take its new name in the form they have, links to
  /// others change only where they would mean something else since one file has another name or place, and the moved file's own relative links
  /// lead from its new folder. A link that leads nowhere is left alone, and told where it would then lead somewhere.
  public func renaming(_ from: String, to: String) throws(RenameError) -> Rename {
    let listed: (paths: [String], problems: [HostError])
    let moved: SourceText
    do throws(StoreError) {
      listed = try entryPaths()
      moved = try source(at: from)
    } catch {
      throw .store(error)
    }
    try check(to, from, listed.paths)
    var move = RenameMove(journal: self, from: from, to: to, paths: listed.paths, moved: moved)
    move.problems = listed.problems
    let rename = try move.workOut()
    if !rename.before.keepsPeriod(as: rename.after) { throw .losesPeriod(rename.before, rename.after) }
    return rename
  }

  /// What keeps a path from being that of an entry.
  private func check(_ to: String, _ from: String, _ paths: [String]) throws(RenameError) {
    let slug = Reference.slug(ofPath: to)
    if let issue = PlanName.issue(of: slug) { throw .badName(to, reason: issue) }
    if to.utf8.first == 0x2F || to == ".." || to.hasPrefix("../") { throw .badName(to, reason: Message(RenameErrorText.isOutside)) }
    if layout.isSkipped(to) || skippedFolder(of: to) { throw .badName(to, reason: Message(RenameErrorText.noEntries)) }
    let folded = Reference.folded(to)
    let twin = paths.first { Reference.folded($0) == folded && !$0.utf8.elementsEqual(from.utf8) }
    if let taken = twin ?? (FileSystem.exists(diskPath(to)) && !isSameFile(from, to) ? to : nil) { throw .exists(taken) }
  }

  private func skippedFolder(of path: String) -> Bool {
    var folder = PathText.parent(path)
    while folder != "." {
      if layout.isSkipped(folder) { return true }
      folder = PathText.parent(folder)
    }
    return false
  }

  /// On a disk that takes `a` and `A` for one name, a new path may lead to the file itself.
  private func isSameFile(_ a: String, _ b: String) -> Bool {
    guard Reference.folded(a) == Reference.folded(b), !a.utf8.elementsEqual(b.utf8) else { return false }
    // What has no stamp is not there, and so no other name of the file.
    guard let first = FileSystem.stampIfThere(diskPath(a)), let second = FileSystem.stampIfThere(diskPath(b)) else { return false }
    return first.device == second.device && first.inode == second.inode
  }

  /// What kind of entry the file at a path is; one that cannot be read is told of by whoever looks at its links, and taken for a note.
  func kind(at path: String) -> EntryKind { entryIfReadable(at: path)?.kind ?? .note }

  /// The bytes of the file at a path of the journal.
  func source(at path: String) throws(StoreError) -> SourceText {
    do throws(HostError) {
      return SourceText(path: path, bytes: try bytes(ofEntryAt: path))
    } catch {
      throw .host(error)
    }
  }
}

extension Rename {
  /// The move and every edit, for one change set.
  public var plannedChanges: [PlannedChange] {
    edited.map(\.change)
      + PlannedChange.move(from, to: to, before: before.source.bytes, after: after.source.bytes)
  }
}
