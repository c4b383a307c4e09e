// What is found below a folder, and in what order.

import Foundation
import HostSystem
import JournalTestSupport
import Testing

@Suite struct FileWalkTests {
  @Test func filesAreListedInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder()
    let paths = ["b.md", "a/z.md", "a.md", "a/b/c.md", "a-.md", "é.md", "Z.md", "日/本.md", "a/b.md", ".hidden/x.md", "e\u{301}.md"]
    for path in paths { try folder.write("x", to: path) }
    try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: false)
    let expected = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for stamps in [false, true] {
      let walk = try FileSystem.walk(folder.path, stamps: stamps)
      #expect(walk.files.map { Array($0.path.utf8) } == expected.map { Array($0.utf8) })
      #expect(walk.problems.isEmpty && walk.files.allSatisfy { ($0.stamp?.size == 1) == stamps })
    }
    let visible = try FileSystem.walk(folder.path) { PathText.name($0).hasPrefix(".") || $0 == "a/b" }
    #expect(visible.files.count == paths.count - 2)
  }

  /// Each file once: under its real path, or under a link's where the real one is not listed; never what lies outside.
  @Test func linksAreFollowedOnlyInsideAndNeverTwice() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret", to: "secret.md")
    let folder = try TemporaryFolder()
    try folder.write("x", to: "days/one.md")
    try folder.write("x", to: ".store/two.md")
    try folder.write("x", to: ".store/deep/three.md")
    for (link, target) in [
      ("days/loop", ".."), ("self", "self"), ("here", "."), ("again.md", "days/one.md"), ("notes", ".store"), ("other", ".store/deep"),
      ("third.md", ".store/deep/three.md"), ("out", outside.path), ("out.md", outside.path + "/secret.md"), ("gone.md", "nothing"),
      (".store/back", "../days"), (".store/up", "../notes"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    #expect(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
    let walk = try FileSystem.walk(folder.path) { PathText.name($0).hasPrefix(".") }
    #expect(walk.files.map(\.path) == ["days/one.md", "notes/deep/three.md", "notes/two.md"])
    #expect(walk.problems.isEmpty)
  }

  /// Folders that hold each other by links must not be walked once for every way that leads to them.
  @Test func manyLinksCostNoMoreThanTheFoldersThatAreThere() throws {
    let folder = try TemporaryFolder()
    for index in 0..<24 {
      try folder.write("x", to: ".d\(index)/f.md")
      for way in ["l", "r"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/.d\(index)/\(way)", withDestinationPath: "../.d\((index + 1) % 24)")
      }
    }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/in", withDestinationPath: ".d0")
    #expect(try FileSystem.walk(folder.path) { PathText.name($0).hasPrefix(".") }.files.count == 24)
  }

  @Test func aNameThatIsNoTextIsAProblemAndTheWalkGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "sub/good.md")
    let name = Array((folder.path + "/sub/bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let made = open(name, O_CREAT | O_WRONLY, 0o600)
    // Some file systems take no such name, and then there is nothing to find.
    guard made >= 0 else { return }
    close(made)
    let walk = try FileSystem.walk(folder.path)
    #expect(walk.files.map(\.path) == ["sub/good.md"])
    #expect(walk.problems.map(\.kind) == [.badName] && walk.problems[0].path.hasPrefix(folder.path + "/sub/bad"))
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may read everywhere"))
  func anUnreadableFolderIsAProblemAndTheWalkGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "closed/a.md")
    try folder.write("x", to: "open/b.md")
    #expect(chmod(folder.path + "/closed", 0) == 0)
    let walk = try FileSystem.walk(folder.path)
    #expect(walk.files.map(\.path) == ["open/b.md"] && walk.problems.map(\.kind) == [.notPermitted])
  }

  @Test func deepFoldersAreWalked() throws {
    let folder = try TemporaryFolder()
    let path = (0..<400).map { "d\($0)" }.joined(separator: "/")
    try folder.write("x", to: path + "/end.md")
    #expect(try FileSystem.walk(folder.path).files.map(\.path) == [path + "/end.md"])
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", to: "file")
    #expect { try FileSystem.walk(folder.path + "/none") } throws: { ($0 as? HostError)?.kind == .notFound }
    #expect { try FileSystem.walk(file) } throws: { ($0 as? HostError)?.path == file }
  }
}
