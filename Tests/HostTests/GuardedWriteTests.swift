// The promise on writing: the expected bytes are replaced, or nothing is.

import Foundation
import HostSystem
import JournalTestSupport
import JournalText
import Synchronization
import Testing

@Suite struct GuardedWriteTests {
  @Test func aReplacedFileHoldsTheNewBytesAndKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    for mode: UInt32 in [0o644, 0o600, 0o640, 0o755, 0o666] {
      let path = try folder.write("old", to: "m\(mode).md")
      #expect(chmod(path, mode_t(mode)) == 0)
      try FileSystem.replace(path, expecting: Array("old".utf8), with: Array("new\r\n".utf8))
      let found = try FileSystem.stamp(path)?.mode
      if try FileSystem.read(path) != Array("new\r\n".utf8) || found != mode { Issue.record("\(String(mode, radix: 8)): \(found ?? 0)") }
    }
    try expectNothingLeft(in: folder)
  }

  @Test func anUnexpectedFileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("theirs", to: "a.md")
    for expected in ["mine", "", "theirs\n", "their"] {
      expect(.changedMeanwhile) { try FileSystem.replace(path, expecting: Array(expected.utf8), with: Array("new".utf8)) }
    }
    #expect(try folder.read("a.md") == Array("theirs".utf8))
    try expectNothingLeft(in: folder)
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/target.md")
    let link = folder.path + "/link.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/target.md")
    try FileSystem.replace(link, expecting: Array("old".utf8), with: Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/target.md")
    #expect(try folder.read("real/target.md") == Array("new".utf8))
    try expectNothingLeft(in: folder)
  }

  @Test func whatCannotBeWrittenIsNamedAndNothingIsLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "folder/inside")
    try folder.write("x", to: "file")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/nowhere", withDestinationPath: "gone")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/tofolder", withDestinationPath: "folder")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let cases: [(String, HostError.Kind)] = [
      ("none", .notFound), ("none/a.md", .notFound), ("folder", .isDirectory), ("folder/", .isDirectory), ("folder/.", .isDirectory),
      ("nowhere", .notFound), ("tofolder", .isDirectory), ("pipe", .notAFile), ("file/a.md", .system),
    ]
    for (name, kind) in cases {
      let path = folder.path + "/" + name
      expect(kind, path) { try FileSystem.replace(path, expecting: [], with: Array("new".utf8)) }
    }
    #expect(try folder.read("folder/inside") == Array("x".utf8))
    try expectNothingLeft(in: folder)
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may write everywhere"))
  func protectedFilesAndFoldersAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "locked/a.md")
    #expect(chmod(path, 0o444) == 0)
    expect(.notPermitted, path) { try FileSystem.replace(path, expecting: Array("old".utf8), with: []) }
    #expect(chmod(path, 0o644) == 0 && chmod(folder.path + "/locked", 0o555) == 0)
    expect(.notPermitted, path) { try FileSystem.replace(path, expecting: Array("old".utf8), with: []) }
    expect(.notPermitted) { try FileSystem.create(folder.path + "/locked/b.md", []) }
    #expect(try FileSystem.read(path) == Array("old".utf8))
  }

  /// Another program puts its own file in place at some moment while ours appends again and again. Whenever that was, its text is never lost.
  @Test func whatAnotherProgramWritesMeanwhileSurvives() throws {
    let folder = try TemporaryFolder()
    // Without the exchange the last microseconds cannot be watched, and that is all there is to say.
    guard try FileSystem.canExchangeNames(in: folder.path) else { return }
    for round in 0..<60 {
      let path = try folder.write("start", to: "a.md")
      let theirs = try folder.write("THEIRS", to: "theirs.tmp")
      let pause = UInt32(round * 40)
      let other = Thread {
        usleep(pause)
        rename(theirs, path)
      }
      other.start()
      while FileManager.default.fileExists(atPath: theirs) || !other.isFinished {
        guard let bytes = try? FileSystem.read(path) else { continue }
        do throws(HostError) { try FileSystem.replace(path, expecting: bytes, with: bytes + [0x2B]) } catch
          where error.kind == .changedMeanwhile
        {
          continue
        } catch { Issue.record("\(error)") }
      }
      let text = String(decoding: try folder.read("a.md"), as: UTF8.self)
      if !text.hasPrefix("THEIRS") { Issue.record("round \(round): their file became ‘\(text)’") }
    }
    try expectNothingLeft(in: folder)
  }

  /// Eight writers append a letter each, at once. Whoever is told that it was written finds it in the file, and no file is left beside it.
  @Test func whatManyWritersWriteAtOnceIsThereOrRefused() throws {
    let folder = try TemporaryFolder()
    guard try FileSystem.canExchangeNames(in: folder.path) else { return }
    for round in 0..<80 {
      let path = try folder.write("", to: "a.md")
      let written = Mutex<[UInt8]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        let letter = UInt8(0x61 + writer)
        do {
          let bytes = try FileSystem.read(path)
          try FileSystem.replace(path, expecting: bytes, with: bytes + [letter])
          written.withLock { $0.append(letter) }
        } catch let error as HostError where error.kind == .changedMeanwhile {
        } catch { Issue.record("\(error)") }
      }
      let found = try folder.read("a.md").sorted()
      let expected = written.withLock { $0.sorted() }
      if found != expected {
        let (told, there) = (String(decoding: expected, as: UTF8.self), String(decoding: found, as: UTF8.self))
        Issue.record("round \(round): ‘\(told)’ written, ‘\(there)’ found")
      }
    }
    try expectNothingLeft(in: folder)
  }

  @Test func aNewFileNeverReplacesAnything() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new.md"
    try FileSystem.create(path, Array("first".utf8))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/nowhere", withDestinationPath: "gone")
    for name in ["new.md", "nowhere"] {
      expect(.alreadyExists, folder.path + "/" + name) { try FileSystem.create(folder.path + "/" + name, Array("second".utf8)) }
    }
    #expect(try folder.read("new.md") == Array("first".utf8) && !FileSystem.exists(folder.path + "/gone"))
    // The mode is what the system gives to any new file.
    #expect(FileManager.default.createFile(atPath: folder.path + "/plain", contents: nil))
    #expect(try FileSystem.stamp(path)?.mode == FileSystem.stamp(folder.path + "/plain")?.mode)
    expect(.notFound) { try FileSystem.create(folder.path + "/none/a.md", []) }
    try expectNothingLeft(in: folder)
  }

  @Test func ofManyMakersOfOneFileExactlyOneSucceeds() throws {
    let folder = try TemporaryFolder()
    for round in 0..<20 {
      let outcomes = Outcomes()
      DispatchQueue.concurrentPerform(iterations: 6) { maker in
        do throws(HostError) {
          try FileSystem.create(folder.path + "/r\(round)", Array("maker \(maker)".utf8))
          outcomes.add("maker \(maker)")
        } catch { if error.kind != .alreadyExists { outcomes.add("\(error)") } }
      }
      let text = String(decoding: try folder.read("r\(round)"), as: UTF8.self)
      if outcomes.all != [text] { Issue.record("round \(round): \(outcomes.all), and the file says \(text)") }
    }
    try expectNothingLeft(in: folder)
  }

  @Test func longNamesAndOddNamesAreWrittenToo() throws {
    let folder = try TemporaryFolder()
    for name in [
      String(repeating: "日", count: 84), String(repeating: "a", count: 255), "e\u{301}", " blank ", "-n", ".retro-12345678", "new\nline",
    ] {
      let path = folder.path + "/" + name
      try FileSystem.create(path, [1])
      try FileSystem.replace(path, expecting: [1], with: [2])
      if try FileSystem.read(path) != [2] { Issue.record("\(name)") }
    }
    #expect(try FileSystem.walk(folder.path).files.count == 7)
  }

  @Test func onlyTheExpectedFileIsRemoved() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a.md")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.md")
    expect(.changedMeanwhile, path) { try FileSystem.remove(path, expecting: Array("tex".utf8)) }
    expect(.notAFile) { try FileSystem.remove(folder.path + "/link", expecting: Array("text".utf8)) }
    expect(.notFound) { try FileSystem.remove(folder.path + "/none", expecting: []) }
    #expect(try folder.read("a.md") == Array("text".utf8))
    try FileSystem.remove(path, expecting: Array("text".utf8))
    #expect(!FileSystem.exists(path))
    try expectNothingLeft(in: folder)
  }

  @Test func aMovedFileNeverReplacesAnother() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a.md")
    let other = try folder.write("other", to: "deep/b.md")
    expect(.alreadyExists) { try FileSystem.move(path, to: other) }
    try FileSystem.move(path, to: folder.path + "/deep/a.md")
    #expect(try FileSystem.names(in: folder.path + "/deep") == ["a.md", "b.md"])
    #expect(try folder.read("deep/a.md") == Array("text".utf8))
  }

  @Test func leftoversAreFoundBesideTheirFilesOnly() throws {
    let folder = try TemporaryFolder()
    let ours = [".a.md.retro-0a9z4k2m", ".a.md.retro-0a9z4k2m0a9z4k2m", ".a.md.retro-new-0a9z4k2m"]
    for name in ours + ["a.md", ".b.md.retro-0a9z4k2m", ".xa.md.retro-new-0a9z4k2m", ".a.md.retro-short", ".a.md.retro-0a9z4k2m0a9z"] {
      try folder.write("", to: name)
    }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.md")
    let found = try FileSystem.leftovers(of: ["a.md", "link", "gone.md", "no/where.md"].map { folder.path + "/" + $0 })
    #expect(found.map { PathText.name($0.path) } == ["a.md", "a.md", "a.md", "link", "link", "link"])
    #expect(found.map { PathText.name($0.leftover) } == ours + ours)
  }

  /// A disk that is full, or refuses anything else, leaves the old file, whichever call it is.
  @Test func aCallThatFailsLeavesTheOldFile() throws {
    for call in SystemCalls.Call.allCases {
      let folder = try TemporaryFolder()
      let path = try folder.write("old", to: "a.md")
      let calls = SystemCalls { $0 == call ? .half(ENOSPC) : .make }
      do throws(HostError) {
        try FileSystem.replace(path, expecting: Array("old".utf8), with: Array("new text".utf8), by: calls)
        if try FileSystem.read(path) != Array("new text".utf8) { Issue.record("\(call): neither refused nor done") }
      } catch {
        if try folder.read("a.md") != Array("old".utf8) { Issue.record("\(call): the old file is gone") }
        if error.kind != .noSpace { Issue.record("\(call): \(error)") }
        try expectNothingLeft(in: folder)
      }
    }
  }

  @Test func leftoversAreKnownByTheirNames() {
    for name in [".a.md.retro-0a9z4k2m", ".a.md.retro-0a9z4k2m0a9z4k2m", ".a.md.retro-new-0a9z4k2m", ".日.retro-0a9z4k2m"] {
      if !FileSystem.isLeftover(name: name) || FileSystem.isUnfinished(name: name) != name.contains("new-") { Issue.record("\(name)") }
    }
    for name in [
      "a.md.retro-0a9z4k2m", "a.md.retro-new-0a9z4k2m", ".retro-new-0a9z4k2m", ".a.md.retro-new-", ".a.md.retro-old-0a9z4k2m",
      ".a.md.retro-0a9z4k2", ".a.md.retro-0A9z4k2m", ".retro-0a9z4k2m", ".a.md", "", ".a.retro-0a9z4k2m.md",
    ] {
      if FileSystem.isLeftover(name: name) { Issue.record("\(name) is taken for a leftover") }
    }
  }

  private func expect(_ kind: HostError.Kind, _ path: String? = nil, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("\(path ?? "it") was written")
    } catch {
      let error = error as? HostError
      if error?.kind != kind || (path != nil && error?.path != path) || error?.reason.english.isEmpty != false {
        Issue.record("not \(kind): \(String(describing: error))")
      }
    }
  }

  private func expectNothingLeft(in folder: TemporaryFolder) throws {
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".retro-") }
    #expect(left.isEmpty)
  }
}

/// What several threads had to say.
private final class Outcomes: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  func add(_ text: String) { lock.withLock { texts.append(text) } }
  var all: [String] { lock.withLock { texts } }
}
