// Reading, and what is not read.

import Foundation
import HostSystem
import JournalTestSupport
import JournalText
import Testing

@Suite struct FileReadingTests {
  @Test func aFileIsReadByteForByte() throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 1)
    var again: [UInt8] = []
    for size in [0, 1, 4095, 4096, 4097, 100_000, 3] {
      let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let path = try folder.write(bytes, to: "f\(size).bin")
      try FileSystem.read(path, into: &again)
      if try FileSystem.read(path) != bytes || again != bytes { Issue.record("\(size) bytes are not what was written") }
    }
  }

  /// Some files claim to hold nothing, as those of the system do.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileIsReadToItsEndWhateverSizeItClaims() throws {
    #expect(try FileSystem.read("/proc/self/status").starts(with: Array("Name:".utf8)))
  }

  @Test func whatIsNoFileIsRefusedWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    let cases: [(String, HostError.Kind)] = [
      (folder.path, .isDirectory), (folder.path + "/pipe", .notAFile), ("/dev/zero", .notAFile), (folder.path + "/none", .notFound),
      (folder.path + "/pipe/under", .system), (folder.path + "/loop", .system), ("", .notFound),
      (folder.path + "/" + String(repeating: "x", count: 5000), .system),
      ("/dev/null\0.md", .badName),
    ]
    for (path, kind) in cases {
      do throws(HostError) {
        _ = try FileSystem.read(path)
        Issue.record("\(path) is read")
      } catch {
        if error.kind != kind || error.path != path || error.reason.english.isEmpty || !"\(error)".hasPrefix("cannot read ‘\(path)’: ") {
          Issue.record("\(error.kind): \(error)")
        }
      }
    }
  }

  @Test func aFileBeyondTheLimitIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "big")
    // Sparse: it takes no room.
    #expect(truncate(path, off_t(FileSystem.sizeLimit) + 1) == 0)
    #expect { try FileSystem.read(path) } throws: { ($0 as? HostError)?.kind == .tooLarge }
  }

  @Test func aStampChangesWithTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", to: "a.md")
    let before = try #require(try FileSystem.stamp(path))
    #expect(before.size == 3 && before.kind == .file && before.modified > 1_500_000_000_000_000_000)
    try FileSystem.replace(path, expecting: Array("one".utf8), with: Array("two".utf8))
    let after = try #require(try FileSystem.stamp(path))
    #expect(after != before && after.mode == before.mode && after.device == before.device)
    #expect(try FileSystem.stamp(path + "x") == nil && FileSystem.stamp(path + "/x") == nil)
    #expect(FileSystem.exists(path) && FileSystem.isFile(path) && !FileSystem.isDirectory(path) && FileSystem.isDirectory(folder.path))
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeDirectories(folder.path + "/a/b/c", mode: 0o700)
    try FileSystem.makeDirectories(folder.path + "/a//b/./c/")
    #expect(FileSystem.isDirectory(folder.path + "/a/b/c") && FileSystem.isDirectory(folder.path + "/a"))
    #expect(try FileSystem.stamp(folder.path + "/a/b")?.mode == 0o700)
    let file = try folder.write("x", to: "file")
    #expect { try FileSystem.makeDirectories(file + "/d") } throws: { ($0 as? HostError)?.attempt == .makeFolder }
  }
}
