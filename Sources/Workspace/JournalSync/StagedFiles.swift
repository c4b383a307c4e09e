// What the next commit would hold, whatever stands in the work tree.

import HostSystem
import JournalFormat
public import JournalKit
import JournalModel
public import JournalStore
import JournalText

extension Workspace {
  /// The files of a journal that were staged, by their paths, as the index of git has them. Neither the index nor the work tree is touched.
  public func stagedFiles(in journal: Journal) throws -> [String: [UInt8]] {
    let git = Git(folder: journal.root, environment: environment)
    _ = try git.workTree()
    let names = try git.run(["diff", "--cached", "--name-only", "-z", "--diff-filter=ACMR", "--relative"]).list
      .filter { isChecked($0, in: journal) && !FileSystem.isDirectory(journal.diskPath($0)) }
    if names.isEmpty { return [:] }
    let answer = try git.run(["cat-file", "--batch"], input: Array(names.map { ":./\($0)\n" }.joined().utf8))
    var contents = BatchedObjects(answer.bytes)
    var files: [String: [UInt8]] = [:]
    for name in names { files[name] = contents.next() }
    return files
  }

  /// The Markdown files of a journal that the next commit takes out.
  public func stagedRemovals(in journal: Journal) throws -> [String] {
    try Git(folder: journal.root, environment: environment)
      .run(["diff", "--cached", "--name-only", "-z", "--no-renames", "--diff-filter=D", "--relative"]).list
      .filter { $0.hasSuffix(".md") && isChecked($0, in: journal) && !FileSystem.exists(journal.diskPath($0)) }
  }

  /// Whether a file of a journal is in its folder.
  public func isThere(_ path: String, in journal: Journal) -> Bool { FileSystem.exists(journal.diskPath(path)) }

  /// Entries, the settings, and tables of metrics.
  private func isChecked(_ path: String, in journal: Journal) -> Bool {
    path == JournalSearch.marker || journal.layout.isMetricsTable(path) || path.hasSuffix(".md") && !journal.layout.isSkipped(path)
  }
}

extension Workspace {
  /// Files as the last commit has them, by their paths; empty where it has none.
  public func committedFiles(_ paths: some Collection<String>, in journal: Journal) throws -> [String: [UInt8]] {
    let git = Git(folder: journal.root, environment: environment)
    let paths = Array(paths)
    var contents = BatchedObjects(
      try git.run(["cat-file", "--batch"], input: Array(paths.map { "HEAD:./\($0)\n" }.joined().utf8)).bytes)
    var files: [String: [UInt8]] = [:]
    for path in paths { files[path] = contents.next() ?? [] }
    return files
  }
}

/// What `git cat-file --batch` says, an object after the other.
struct BatchedObjects {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of the next object; nil where there is none of that name.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[place...].firstIndex(of: ASCII.lineFeed) else { return nil }
    // `OBJECT TYPE SIZE`, or `NAME missing`.
    let words = bytes[place..<end].split(separator: ASCII.space)
    place = end + 1
    guard words.count >= 3, let size = words.last.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }), place + size < bytes.count else {
      return nil
    }
    defer { place += size + 1 }
    return Array(bytes[place..<place + size])
  }
}
