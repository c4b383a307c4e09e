// Locks, paths, variables and clocks.

import Foundation
import HostSystem
import JournalTestSupport
import Testing

@Suite struct SurroundingsTests {
  @Test func aLockKeepsOthersOutUntilItIsGivenBack() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state/journal.lock"
    let lock = try FileLock(path)
    #expect(try FileSystem.stamp(folder.path + "/state")?.mode == 0o700)
    #expect { _ = try FileLock(path, timeout: 0.01) } throws: { ($0 as? HostError)?.kind == .timedOut }
    lock.release()
    #expect(try FileLock.hold(path, timeout: 0) { 7 } == 7)
    #expect(throws: CancellationError.self) { try FileLock.hold(path, timeout: 0) { throw CancellationError() } }
    #expect(try FileLock.hold(path, timeout: 0) { 8 } == 8)
  }

  /// Writers that take the lock lose none of each other's changes.
  @Test func lockedWritersLoseNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "count.md")
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<15 {
        do {
          try FileLock.hold(folder.path + "/lock") {
            let bytes = try FileSystem.read(path)
            try FileSystem.replace(path, expecting: bytes, with: bytes + [0x2B])
          }
        } catch { failures.add("\(error)") }
      }
    }
    #expect(try folder.read("count.md").count == 60 && failures.all.isEmpty)
  }

  @Test func pathsAreCutAndJoinedAsText() {
    let cases: [(String, String, String)] = [
      ("normalise", PathText.normalise("a//b/./c/../d/"), "a/b/d"), ("normalise", PathText.normalise("../../a"), "../../a"),
      ("normalise", PathText.normalise("/../a"), "/a"), ("normalise", PathText.normalise("a/.."), "."),
      ("normalise", PathText.normalise(""), "."),
      ("normalise", PathText.normalise("/"), "/"), ("normalise", PathText.normalise("a/../../b"), "../b"),
      ("join", PathText.join("a", "b"), "a/b"),
      ("join", PathText.join("a/", "b"), "a/b"), ("join", PathText.join("a", "/b"), "/b"), ("join", PathText.join("", "b"), "b"),
      ("join", PathText.join("a", ""), "a"), ("parent", PathText.parent("a/b/c.md"), "a/b"), ("parent", PathText.parent("c.md"), "."),
      ("parent", PathText.parent("/c.md"), "/"), ("parent", PathText.parent("/"), "/"), ("parent", PathText.parent("a//b//"), "a"),
      ("parent", PathText.parent(""), "."), ("name", PathText.name("a/b/c.md"), "c.md"), ("name", PathText.name("a/b/"), "b"),
      ("name", PathText.name("/"), ""), ("stem", PathText.stem("a/2026-W46.md"), "2026-W46"),
      ("stem", PathText.stem(".gitignore"), ".gitignore"),
      ("extension", PathText.fileExtension("a.b/c.tar.gz"), "gz"), ("extension", PathText.fileExtension("a.b/c"), ""),
      ("extension", PathText.fileExtension("\u{301}.md"), "md"), ("relative", PathText.relative("/a/b/c", to: "/a") ?? "-", "b/c"),
      ("relative", PathText.relative("/a", to: "/a/") ?? "-", "."), ("relative", PathText.relative("/ab", to: "/a") ?? "-", "-"),
      ("route", PathText.route(from: "/a/b", to: "/a/c/d"), "../c/d"), ("route", PathText.route(from: "/a", to: "/a"), "."),
      ("absolute", PathText.absolute("../x", from: "/a/b"), "/a/x"), ("absolute", PathText.absolute("/x/.", from: "/a"), "/x"),
    ]
    for (what, found, expected) in cases where !found.utf8.elementsEqual(expected.utf8) {
      Issue.record("\(what): ‘\(found)’, not ‘\(expected)’")
    }
  }

  @Test func thePersonsFoldersComeFromTheEnvironment() {
    let set = Environment(["HOME": "/home/ada", "XDG_STATE_HOME": "/var/state", "XDG_CACHE_HOME": "relative", "EMPTY": ""])
    #expect([set.configHome, set.stateHome, set.cacheHome] == ["/home/ada/.config", "/var/state", "/home/ada/.cache"])
    // A relative path would be another folder wherever the program is started.
    let relative = Environment(["HOME": "home/ada", "XDG_STATE_HOME": "./state", "XDG_CONFIG_HOME": "/etc/ada"])
    #expect([relative.home, relative.configHome, relative.stateHome] == [nil, "/etc/ada", nil])
    #expect(relative.relativeFolders.map(\.variable) == ["HOME", "XDG_STATE_HOME"] && set.relativeFolders.isEmpty)
    #expect(set["EMPTY"] == nil && Environment().configHome == nil && Environment.current()["PATH"] != nil)
  }

  @Test func colourFollowsTheConventions() {
    #expect(!Terminal.wantsColour(.output, Environment(["NO_COLOR": "1", "FORCE_COLOR": "1"])))
    #expect(Terminal.wantsColour(.output, Environment(["FORCE_COLOR": "1", "TERM": "dumb"])))
    #expect(!Terminal.wantsColour(.output, Environment(["FORCE_COLOR": "0"])))
  }

  @Test func theCurrentFolderIsWhereItsNameLeads() throws {
    let real = try HostProcess.currentDirectory(Environment())
    #expect(try FileSystem.realPath(real) == FileSystem.realPath("."))
    // A name that leads elsewhere is not believed.
    #expect(try HostProcess.currentDirectory(Environment(["PWD": "/dev"])) == real)
  }

  @Test func clocksGoForward() {
    let before = HostClock.monotonic()
    let now = HostClock.system.now()
    #expect(abs(Double(now.seconds) - Date().timeIntervalSince1970) < 5 && HostClock.monotonic() >= before)
    #expect(
      HostClock.fixed(.init(seconds: 12)).now() == .init(seconds: 12) && ProcessUse.cpuSeconds > 0 && ProcessUse.peakResidentBytes > 1 << 20
    )
  }

  @Test func theLocalZoneIsTheOneThatIsStated() throws {
    let folder = try TemporaryFolder()
    let bytes = Array("TZif2 and more".utf8)
    try folder.write(bytes, to: "Area/City")
    try folder.write("no zone", to: "Area/Else")
    let cases: [(String, LocalZone)] = [
      ("Area/City", .file(bytes)), (":Area/City", .file(bytes)), (folder.path + "/Area/City", .file(bytes)), ("", .utc),
      ("CET-1CEST,M3.5.0,M10.5.0/3", .rule("CET-1CEST,M3.5.0,M10.5.0/3")), ("Area/Else", .rule("Area/Else")),
      ("Area/../Area/City", .rule("Area/../Area/City")),
    ]
    for (name, zone) in cases {
      let found = LocalZone.find(Environment(["TZ": name, "TZDIR": folder.path]))
      if found != zone { Issue.record("\(name): \(found)") }
    }
  }
}

/// What went wrong on several threads.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  func add(_ text: String) { lock.withLock { texts.append(text) } }
  var all: [String] { lock.withLock { texts } }
}
