// Texts that have no place any more are kept, and what is somebody's is told from what the program wrote.

import Foundation
import HostSystem
import JournalStore
import JournalTestSupport
import Testing

@Suite struct KeptTextTests {
  private static let quick = SystemCalls { $0 == .synchronise ? .pretend : .make }

  @Test func aTextIsKeptHoweverManyAreKeptAlready() throws {
    var place = try Workplace()
    place.calls = Self.quick
    let log = try place.log()
    for number in 1...1_030 {
      let kept = try log.keep(Array("text \(number)".utf8), of: "days/a.md", at: place.time)
      if number == 1_030 { #expect(PathText.name(kept) == "a-2026-11-20T09-30-1030.md") }
      if try FileSystem.read(kept) != Array("text \(number)".utf8) { Issue.record("\(number) is not kept") }
    }
    #expect(try log.directory.recoveryFiles().count == 1_030)
  }

  @Test func aTextIsKeptWhateverItsFileIsCalled() throws {
    let place = try Workplace()
    let log = try place.log()
    // A link that leads nowhere is in the way, and must not be written through.
    try FileSystem.makeDirectories(log.directory.recovery)
    try FileManager.default.createSymbolicLink(atPath: log.directory.recovery + "/b-2026-11-20T09-30.md", withDestinationPath: "nowhere")
    let names = [
      "b.md", String(repeating: "日", count: 84), "a." + String(repeating: "x", count: 250), ".hidden", "-", "e\u{301}.md", "é.md",
      "e" + String(repeating: "\u{301}", count: 120) + ".md",
    ]
    for (number, name) in names.enumerated() {
      let kept = try log.keep([UInt8(number)], of: "/some/where/" + name, at: place.time)
      if try FileSystem.read(kept) != [UInt8(number)] { Issue.record("\(name) is not kept") }
    }
    #expect(try log.directory.recoveryFiles().count == names.count + 1)
    #expect(!FileSystem.exists(log.directory.recovery + "/nowhere"))
  }

  @Test func aReportIsKnownOnlyAsItWasLeft() throws {
    let place = try Workplace()
    let directory = try place.log().directory
    let path = try place.folder.write("report", to: "journal/week.txt")
    #expect(!directory.remembers(Array("report".utf8), at: path))
    try directory.remember(Array("report".utf8), at: path)
    try FileManager.default.createSymbolicLink(atPath: place.root + "/link.txt", withDestinationPath: "week.txt")
    #expect(directory.remembers(Array("report".utf8), at: path) && directory.remembers(Array("report".utf8), at: place.root + "/link.txt"))
    #expect(!directory.remembers(Array("report\n".utf8), at: path) && !directory.remembers([], at: path))
    #expect(!directory.remembers(Array("report".utf8), at: place.root + "/other.txt"))
    try directory.remember([], at: path)
    #expect(directory.remembers([], at: path) && !directory.remembers(Array("report".utf8), at: path))
  }

  /// An exchange of names parts a file from its other names; what they show stays, and it is said.
  @Test func aFileWithOtherNamesIsPartedFromThemAndThatIsSaid() throws {
    let place = try Workplace()
    for path in ["a.md", "deep/b.md", "old/c.md"] {
      try FileManager.default.linkItem(atPath: place.root + "/" + path, toPath: place.folder.path + "/" + PathText.name(path))
    }
    let notes = try place.log().withChanges { session in
      try session.carryOut(Workplace.changes, words: ["retro", "test"], time: place.time, leftFolders: ["old"])
      return session.notes
    }
    #expect(notes == ["a.md", "deep/b.md", "old/c.md"].map { "‘\($0)’ had other names too (hard links), which keep the old text" })
    #expect(try place.files() == Workplace.after)
    #expect(try place.folder.read("a.md") == Array("one\ntwo\nthree\n".utf8) && place.folder.read("c.md") == Array("going".utf8))
    try place.undo()
    #expect(try place.files() == Workplace.before)
  }

  /// Whichever of two logs was written last, whatever time its command was told.
  @Test func theLastCommandIsTheOneThatWasSavedLast() throws {
    let place = try Workplace()
    let other = try ChangeLog(root: place.folder.path, environment: Environment(["XDG_STATE_HOME": place.folder.path + "/state"]))
    #expect(try place.log().lastWritten == nil)
    let early = try #require(Moment("1999-01-01"))
    try place.carryOut([.create("x.md", [])])
    usleep(20_000)
    try other.withChanges { _ = try $0.carryOut([.create("y.md", [])], words: ["retro"], time: early) }
    let (first, second) = (try #require(try place.log().lastWritten), try #require(other.lastWritten))
    #expect(first < second)
    usleep(20_000)
    try place.carryOut([.create("z.md", [])])
    #expect(try #require(try place.log().lastWritten) > second)
    // What is taken back counts no more.
    try place.undo()
    #expect(try place.log().lastWritten == first)
  }

  @Test func theOffsetOfTheClockIsKept() throws {
    let cases: [(String, String?, String)] = [
      ("2026-11-20", nil, "2026-11-20"), ("2026-11-20T09:30", nil, "2026-11-20T09:30"),
      ("2026-11-20T09:30+09:00", "+09:00", "2026-11-20T09:30"), ("2026-11-20T09:30:59-03:30", "-03:30", "2026-11-20T09:30"),
      ("2026-11-20T09:30Z", "+00:00", "2026-11-20T09:30"),
    ]
    for (text, offset, shown) in cases {
      let time = try #require(Moment(text))
      let place = try Workplace()
      try place.log().withChanges { _ = try $0.carryOut([.create("x.md", [])], words: ["retro"], time: time) }
      let kept = try #require(try place.log().entries().first).set.time
      if kept != time || kept.offset != offset || "\(kept)" != shown { Issue.record("\(text): \(kept.offset ?? "-"), \(kept)") }
    }
  }
}
