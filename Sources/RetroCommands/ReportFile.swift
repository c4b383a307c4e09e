// Where a report is written to, and what it may replace there.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore

/// The file that a report goes to.
struct ReportFile {
  /// As given.
  let shown: String
  /// Absolute path of its folder.
  let folder: String
  private let diskPath: String

  /// Refuses a path at which a file of a journal stands that may be more than a report.
  init(_ path: String, from here: String, environment: Environment) throws {
    shown = path
    diskPath = PathText.absolute(path, from: here)
    folder = PathText.parent(diskPath)
    if FileSystem.isDirectory(diskPath) {
      throw CommandFailure("‘\(path)’ is a folder", help: "name a file in it, such as \(PathText.join(path, "week.html"))")
    }
    // What a link leads to is what would be replaced, whatever the link is called.
    if let real = try? FileSystem.realPath(diskPath), ReportFormat(fileName: real) != ReportFormat(fileName: path) {
      throw CommandFailure("‘\(path)’ is a link to ‘\(real)’, which is no report of that form", help: "choose another name")
    }
    guard let root = JournalSearch.root(above: realFolder) else { return }
    // Where an entry of some kind would stand, a report would be read as one, and its Actions counted twice.
    if let journal = try? Journal(root: root), let inside = journal.path(ofDiskPath: diskPath),
      inside.lowercased().hasSuffix(".md"), journal.layout.kind(ofPath: inside, hasSchedule: false) != .note
    {
      throw CommandFailure(
        "‘\(path)’ is where an entry of the journal stands", help: "choose another name, or a place outside the journal")
    }
    guard FileSystem.exists(diskPath) else { return }
    // Only forms that no entry has: Markdown in a journal is somebody's text, and so is everything of unknown form.
    switch ReportFormat(fileName: path) {
    case .html, .json, .text: return
    case .markdown, nil:
      throw CommandFailure(
        "‘\(path)’ is there already and may be an entry of the journal", help: "choose another name, or a place outside the journal")
    }
  }

  /// Writes the whole report or nothing; a former one is replaced.
  func write(_ bytes: [UInt8]) throws(HostError) {
    do throws(HostError) {
      guard FileSystem.exists(diskPath) else {
        try FileSystem.create(diskPath, bytes)
        return
      }
      let former = try FileSystem.read(diskPath)
      if former != bytes { try FileSystem.replace(diskPath, expecting: former, with: bytes) }
    } catch {
      throw HostError(error.kind, attempt: error.attempt, path: shown, reason: error.reason, code: error.code)
    }
  }

  /// The folder that the bytes really go to, where the path is a link.
  private var realFolder: String { (try? FileSystem.realPath(diskPath)).map { PathText.parent($0) } ?? folder }
}
