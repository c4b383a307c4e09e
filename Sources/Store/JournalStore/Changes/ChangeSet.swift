// What one command did to the files, so that it can be finished, shown and undone.

public import HostSystem
import JournalText

/// Everything that a command changes, saved before the first file is touched.
public struct ChangeSet: Hashable, Sendable {
  /// A file's contents by length and hash.
  public enum State: Hashable, Sendable {
    case absent
    case present(length: Int, hash: ContentHash)

    /// The state of a file with these contents, nil for no file.
    init(_ contents: [UInt8]?) { self = contents.map { .present(length: $0.count, hash: ContentHash($0)) } ?? .absent }
  }

  /// One file's part.
  public struct File: Hashable, Sendable {
    /// Relative to the root, or absolute.
    public var path: String
    public var before: State
    public var after: State
    /// Where the two contents begin to differ, in bytes; 0 for a file that is made or removed.
    public var offset: Int
    /// The bytes there before.
    public var old: [UInt8]
    /// The bytes there afterwards.
    public var new: [UInt8]
    /// Mode, owner and group of a file that is made or removed.
    public var attributes: FileAttributes?

    public enum Change: String, Sendable { case created, changed, deleted }

    /// What became of the file.
    public var change: Change { before == .absent ? .created : after == .absent ? .deleted : .changed }
  }

  /// Files with conflicts that git's index holds in several versions, and that it was told are settled, or are not after all.
  public struct IndexChange: Hashable, Sendable {
    public var isSettled: Bool
    /// The commits that were being merged: of another merge the entries say nothing.
    public var state: String
    /// What the index holds of the conflict, as `git update-index --index-info` reads it.
    public var entries: [String]

    public init(isSettled: Bool, state: String, entries: [String]) { (self.isSettled, self.state, self.entries) = (isSettled, state, entries) }

    var inverse: IndexChange { IndexChange(isSettled: !isSettled, state: state, entries: entries) }

    /// The paths of the files, from the top of the work tree.
    public var paths: [String] {
      entries.compactMap { $0.split(separator: "\t", maxSplits: 1).last.map(String.init) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// The command line, the program's name first.
  public var words: [String]
  /// When, by the clock on the wall.
  public var time: Moment
  public var files: [File]
  /// Folders that are made, outer before inner; relative to the root, or absolute.
  public var madeFolders: [String] = []
  /// Folders that are removed where nothing is left in them, outer before inner.
  public var leftFolders: [String] = []
  /// The number of the set that this one takes back.
  public var undoes: Int?
  /// What git was told beside it; nil where that was nothing.
  public var index: IndexChange?
  /// What no other command has, so that the same one, carried out once more, is not taken for it; empty in sets of older programs.
  public var id = ""

  /// A new `id`.
  static func freshID() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

  /// The command line as a shell would take it.
  public var command: String { words.map { ShellText.quoted($0) }.joined(separator: " ") }
}

extension ChangeSet.File {
  /// The one edit that leads from one content to the other.
  init(_ change: PlannedChange, attributes: FileAttributes?) {
    let (before, after) = (change.before, change.after)
    path = change.path
    self.before = ChangeSet.State(before)
    self.after = ChangeSet.State(after)
    self.attributes = attributes
    let (old, new) = (before ?? [], after ?? [])
    let shorter = min(old.count, new.count)
    var head = 0
    var tail = 0
    if before != nil, after != nil {
      while head < shorter, old[head] == new[head] { head += 1 }
      while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    }
    offset = head
    self.old = Array(old[head..<(old.count - tail)])
    self.new = Array(new[head..<(new.count - tail)])
  }

  /// What the file holds afterwards, given what it held before; nil where that does not fit.
  public func contentsAfter(_ before: [UInt8]?) -> [UInt8]?? { Self.exchanging(old, for: new, at: offset, in: before, expecting: after) }

  /// What the file held before, given what it holds afterwards; nil where that does not fit.
  public func contentsBefore(_ after: [UInt8]?) -> [UInt8]?? { Self.exchanging(new, for: old, at: offset, in: after, expecting: before) }

  private static func exchanging(
    _ old: [UInt8], for new: [UInt8], at offset: Int, in contents: [UInt8]?, expecting state: ChangeSet.State
  ) -> [UInt8]?? {
    if state == .absent { return .some(nil) }
    let contents = contents ?? []
    guard offset >= 0, offset <= contents.count, contents.count - offset >= old.count,
      contents[offset..<(offset + old.count)].elementsEqual(old)
    else { return nil }
    let result = Array(contents[..<offset]) + new + contents[(offset + old.count)...]
    return ChangeSet.State(result) == state ? .some(result) : nil
  }
}
