// The whole journal in one file, to be kept elsewhere.

import JournalText
import HostSystem
import JournalDates
import JournalLanguage
import JournalModel
public import JournalStore
public import PlainFormats
import StreamKit

/// An archive of a journal.
public struct Backup: Sendable {
  /// Absolute.
  public let path: String
  public let files: Int
  /// Of the archive.
  public let byteCount: Int
  /// What could not be read, and links that lead out of the journal; relative paths.
  public let leftOut: [String]
  /// Whether all that is the journal's own could be read; links that lead out of it are not.
  public let isWhole: Bool

  public var json: JSONValue {
    [
      .schema: .answerSchema, .path: .string(path), .files: .int(files), .bytes: .int(byteCount),
      .leftOut: .array(leftOut.map { .string($0) }),
    ]
  }
}

extension Workspace {
  /// Writes every file of a journal into a new zip archive, what is private among them, and reads it back. The history of git stays where it is.
  /// - Parameter named: The archive, or a folder for it; nil is beside the journal. A folder gives a name of journal, day and time.
  /// - Throws: Where something stands there already, where it would lie in the journal, and where it cannot be written or read back.
  public func backUp(_ journal: Journal, to named: String?) throws -> Backup {
    let root = journal.root
    let wanted = try named.map { PathText.absolute($0, from: try folder()) } ?? PathText.parent(root)
    let path = FileSystem.isDirectory(wanted) ? Self.path(in: wanted, of: root, at: try now(in: journal)) : wanted
    if PathText.relative(path, to: root) != nil {
      throw WorkspaceError(.badValue, BackupText.inside, ["path": .place(path)], help: BackupText.insideWay)
    }
    if !path.lowercased().hasSuffix(".zip") {
      // A path without an ending may be that of a folder, which is not there.
      let isFolder = named?.utf8.contains(ASCII.slash) == true && !PathText.name(path).utf8.contains(ASCII.period)
      throw WorkspaceError(
        isFolder ? .notFound : .badValue, isFolder ? BackupText.noFolder : BackupText.form, ["path": .place(path)], help: BackupText.formWay,
        ["path": .place(Self.withoutEnding(path) + ".zip")])
    }
    let above = PathText.parent(path)
    guard FileSystem.isDirectory(above) else {
      throw WorkspaceError(.notFound, BackupText.noFolder, ["path": .place(above)], help: BackupText.noFolderWay, ["path": .place(above)])
    }
    guard FileSystem.isWritable(above) else {
      throw WorkspaceError(.system, BackupText.noWriting, ["path": .place(above)], help: BackupText.insideWay)
    }
    if FileSystem.exists(path) { throw WorkspaceError(.exists, BackupText.exists, ["path": .place(path)], help: BackupText.existsWay) }
    let walk = try FileSystem.walk(root, stamps: true) { $0 == ".git" || $0.hasSuffix("/.git") }
    var (leftOut, isWhole) = (walk.linksOut + walk.problems.map { "\($0)" }, walk.problems.isEmpty)
    let draft = path + ".part"
    Self.discardDrafts(of: PathText.name(root), in: above)
    defer { FileSystem.discard(draft) }
    var count = 0
    do {
      // What is private in the journal is for its owner alone, wherever the archive lies; the writer keeps the mode of what is there.
      FileSystem.discard(draft)
      try FileSystem.create(draft, [], attributes: .own)
      let writer = try ArchiveWriter(draft)
      for file in walk.files where !FileSystem.isLeftover(name: file.path) {
        guard let bytes = FileSystem.readIfReadable(PathText.join(root, file.path)) else {
          leftOut.append(file.path)
          isWhole = false
          continue
        }
        try writer.add(
          PathText.join(PathText.name(root), file.path), bytes, modified: file.stamp?.modified ?? 0, mode: file.stamp?.mode ?? 0o644)
        count += 1
      }
      try writer.close()
    } catch let error as StreamError {
      throw WorkspaceError(.system, BackupText.unwritten, ["path": .place(path), "reason": .text(error.reason)], help: BackupText.unreadWay)
    }
    let size = Int(FileSystem.stampIfThere(draft)?.size ?? 0)
    guard try Self.members(of: draft, size: size) == count else {
      throw WorkspaceError(.system, BackupText.unread, ["path": .place(path)], help: BackupText.unreadWay)
    }
    try FileSystem.move(draft, to: path)
    return Backup(path: path, files: count, byteCount: size, leftOut: leftOut, isWhole: isWhole)
  }

  /// Removes what backups of a journal that were killed left in a folder: none takes an hour.
  private static func discardDrafts(of name: String, in folder: String) {
    let names: [String]
    do throws(HostError) { names = try FileSystem.names(in: folder) } catch { return }
    let hourAgo = (HostClock.system.now().seconds - 3600) * 1_000_000_000
    for part in names where part.hasPrefix(name) && part.hasSuffix(".zip.part") {
      let path = PathText.join(folder, part)
      if let stamp = FileSystem.stampIfThere(path), stamp.kind == .file, stamp.modified < hourAgo { FileSystem.discard(path) }
    }
  }

  /// How many files an archive gives back whole.
  private static func members(of path: String, size: Int) throws -> Int {
    let archive = try ExportFile(path, size: size)
    var count = 0
    while try archive.nextMember() != nil {
      while try archive.nextPiece() != nil {}
      count += 1
    }
    return count
  }

  /// A path without the ending of another kind of archive: `journal` of `journal.tar.gz`.
  fileprivate static func withoutEnding(_ path: String) -> String {
    let endings = [".tar.gz", ".tar.bz2", ".tar.xz", ".tgz", ".tar", ".gz", ".7z", ".rar"]
    return endings.first { path.lowercased().hasSuffix($0) }.map { String(path.dropLast($0.count)) } ?? path
  }

  /// `journal-2026-11-20-2105.zip`, and `…-2.zip` for a further one of the same minute.
  private static func path(in folder: String, of root: String, at now: Moment) -> String {
    let time = now.time.map { "-" + "\($0)".filter(\.isNumber).prefix(4) } ?? ""
    let name = PathText.join(folder, "\(PathText.name(root))-\(now.day)\(time)")
    var (path, number) = (name + ".zip", 2)
    while FileSystem.exists(path) { (path, number) = ("\(name)-\(number).zip", number + 1) }
    return path
  }
}
