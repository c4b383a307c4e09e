// A snapshot tells of the folders that have changed, and of no others.

import Foundation
import HostSystem
import JournalTestSupport
import Testing

@Suite struct FolderSnapshotLaws {
  private func snapshot(_ folder: TemporaryFolder, _ before: [String: FolderSnapshot.Digest] = [:])
    throws -> FolderSnapshot
  {
    try FileSystem.snapshot(folder.path, endings: [".md", ".csv"], skipping: { PathText.name($0).hasPrefix(".") }, known: { before[$0] })
  }

  @Test(arguments: 0..<4) func changedFoldersAreTold(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let parents = ["", "a", "a/b", "a-b", "日記", ".hidden"]
    let names = [
      "x.md", "y.MD", "a-rather-long-name-of-a-note.md", "a-rather-long-name-of-a-nota.md", "é.md", "e\u{301}.md", "1.csv", "none.txt",
      "md", ".md",
    ]
    for parent in parents { for name in names.dropLast(2) { try folder.write("x", to: parent + "/" + name) } }
    var before: [String: FolderSnapshot.Digest] = [:]
    for folder in try snapshot(folder).changed { before[folder.path] = folder.digest }
    #expect(Set(before.keys) == Set(parents.dropLast()))
    for round in 0..<40 {
      let parent = generator.pick(parents)
      let path = parent + "/" + generator.pick(names)
      let wanted = parent != ".hidden" && ["md", "csv"].contains { path.lowercased().hasSuffix(".\($0)") } && !path.hasSuffix("/.md")
      var isSame = !wanted
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: try folder.write(String(repeating: "x", count: Int.random(in: 2...90, using: &generator)), to: path)
      case 1:
        isSame = isSame || !FileManager.default.fileExists(atPath: folder.path + "/" + path)
        try? FileManager.default.removeItem(atPath: folder.path + "/" + path)
      default: isSame = true
      }
      let found = try snapshot(folder, before)
      let expected = isSame ? [] : [parent]
      if found.changed.map(\.path) != expected { Issue.record("seed \(seed), round \(round): \(path) \(found.changed.map(\.path))") }
      for folder in found.changed {
        before[folder.path] = folder.digest
        #expect(folder.files.map(\.name) == folder.files.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(folder.digest.count == folder.files.count)
      }
      #expect(found.unchanged.count + found.changed.count == parents.count - 1)
    }
  }

  /// What a folder comes to is the same whether links make the other way of looking necessary.
  @Test func linksChangeNoDigest() throws {
    let folder = try TemporaryFolder()
    for path in ["b.md", "a.md", "c/d.csv", "c/é.md"] { try folder.write("x", to: path) }
    let before = try snapshot(folder).changed
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/z.md", withDestinationPath: "gone.md")
    let after = try snapshot(folder).changed
    #expect(before.map(\.path) == after.map(\.path) && before.map(\.digest) == after.map(\.digest))
    #expect(before.flatMap(\.files).map(\.name) == after.flatMap(\.files).map(\.name))
  }
}
