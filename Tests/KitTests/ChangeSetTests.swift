// Change sets: all or nothing, whatever fails and wherever it fails.

import Foundation
import HostSystem
import JournalStore
import JournalTestSupport
import Testing

/// A journal of a few files with a state directory of its own.
struct Workplace {
  let folder: TemporaryFolder
  let time: Moment
  var calls = SystemCalls.real

  init() throws {
    folder = try TemporaryFolder()
    time = try #require(Moment("2026-11-20T09:30"))
    try folder.write("", to: "journal/retro.yaml")
    try folder.write("one\ntwo\nthree\n", to: "journal/a.md")
    try folder.write("a\r\nb", to: "journal/deep/b.md")
    try folder.write("going", to: "journal/old/c.md")
  }

  var root: String { folder.path + "/journal" }

  func log() throws -> ChangeLog {
    try ChangeLog(root: root, environment: Environment(["XDG_STATE_HOME": folder.path + "/state"]), calls: calls)
  }

  /// Replaces two files, makes one in a new folder, moves one.
  static let changes: [PlannedChange] =
    [
      .replace("a.md", before: Array("one\ntwo\nthree\n".utf8), after: Array("one\n2\nthree\n".utf8)),
      .replace("deep/b.md", before: Array("a\r\nb".utf8), after: []),
      .create("new/folder/d.md", Array("fresh".utf8)),
    ] + PlannedChange.move("old/c.md", to: "c2.md", before: Array("going".utf8), after: Array("gone".utf8))

  static let before = ["a.md": "one\ntwo\nthree\n", "deep/b.md": "a\r\nb", "old/c.md": "going", "retro.yaml": ""]
  static let after = ["a.md": "one\n2\nthree\n", "deep/b.md": "", "new/folder/d.md": "fresh", "c2.md": "gone", "retro.yaml": ""]

  @discardableResult
  func carryOut(_ changes: [PlannedChange] = Workplace.changes, words: [String] = ["retro", "test"]) throws -> ChangeSet? {
    try log().withChanges { try $0.carryOut(changes, words: words, time: time, leftFolders: ["old"]) }
  }

  @discardableResult
  func undo() throws -> ChangeSet {
    try log().withChanges { try $0.undo(words: ["retro", "undo"], time: time) }
  }

  /// Every file of the journal with its text, temporary ones too.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try FileSystem.walk(root).files {
      files[file.path] = String(decoding: try folder.read("journal/" + file.path), as: UTF8.self)
    }
    return files
  }

  /// The state directory's files, by their path in it.
  func state() throws -> [String] {
    let directory = try log().directory.path
    return FileSystem.exists(directory) ? try FileSystem.walk(directory).files.map(\.path) : []
  }
}

@Suite struct ChangeSetTests {
  @Test func aSetIsCarriedOutAndUndoneToTheLastByteAndMode() throws {
    let place = try Workplace()
    #expect(chmod(place.root + "/old/c.md", 0o640) == 0 && chmod(place.root + "/a.md", 0o755) == 0)
    try place.carryOut()
    #expect(try place.files() == Workplace.after)
    #expect(FileAttributes.of(place.root + "/c2.md")?.mode == 0o640)
    #expect(!FileSystem.exists(place.root + "/old"))
    try place.undo()
    #expect(try place.files() == Workplace.before)
    #expect(FileAttributes.of(place.root + "/old/c.md")?.mode == 0o640 && FileAttributes.of(place.root + "/a.md")?.mode == 0o755)
    #expect(!FileSystem.exists(place.root + "/new"))
    #expect(throws: ChangeError.nothingToUndo) { try place.undo() }
  }

  @Test func undoGoesBackOneCommandAtATime() throws {
    let place = try Workplace()
    let texts = (0...5).map { "text \($0)" }
    try place.folder.write(texts[0], to: "journal/x.md")
    for (old, new) in zip(texts, texts.dropFirst()) {
      try place.carryOut([.replace("x.md", before: Array(old.utf8), after: Array(new.utf8))])
    }
    // Back two, forward by one of another kind, then all the way.
    try place.undo()
    try place.undo()
    #expect(try place.files()["x.md"] == texts[3])
    try place.carryOut([.replace("x.md", before: Array(texts[3].utf8), after: [])])
    for expected in [3, 2, 1, 0] {
      try place.undo()
      if try place.files()["x.md"] != texts[expected] { Issue.record("not back at \(texts[expected])") }
    }
    #expect(throws: ChangeError.nothingToUndo) { try place.undo() }
  }

  @Test func undoRefusesWhereAFileIsNoLongerAsItWasLeft() throws {
    for (path, text) in [("a.md", "mine"), ("deep/b.md", " "), ("new/folder/d.md", ""), ("c2.md", "gon"), ("old/c.md", "again")] {
      let place = try Workplace()
      try place.carryOut()
      try place.folder.write(text, to: "journal/" + path)
      let before = try place.files()
      do {
        try place.undo()
        Issue.record("\(path) was overwritten")
      } catch {
        guard case .differs(path, let command)? = error as? ChangeError, command.set.command == "retro test" else {
          Issue.record("\(path): \(error)")
          continue
        }
      }
      if try place.files() != before { Issue.record("\(path): something was written") }
    }
  }

  @Test func onlyTheLastFiftyAreKeptForThisPersonsEyes() throws {
    let place = try Workplace()
    for number in 0..<60 { try place.carryOut([.create("n\(number).md", [])], words: ["retro", "\(number)"]) }
    let entries = try place.log().entries()
    #expect(entries.map { $0.set.words[1] } == (10..<60).reversed().map(String.init))
    let directory = try place.log().directory
    for name in try ["", "/log", "/path"].map({ directory.path + $0 }) + place.state().map({ directory.path + "/" + $0 }) {
      let mode = FileAttributes.of(name)?.mode ?? 0
      if mode & 0o077 != 0 { Issue.record("\(name) has mode \(String(mode, radix: 8))") }
    }
    #expect(try StateDirectory.all(Environment(["XDG_STATE_HOME": place.folder.path + "/state"])) == [directory])
  }

  @Test func allOfTheLastFiftyCanBeTakenBack() throws {
    let place = try Workplace()
    for number in 0..<60 { try place.carryOut([.create("n\(number).md", [])], words: ["retro", "\(number)"]) }
    for number in (10..<60).reversed() { #expect(try place.undo().words[1] == "\(number)") }
    #expect(throws: ChangeError.nothingToUndo) { try place.undo() }
  }

  @Test func whatIsSavedIsReadAgain() throws {
    let place = try Workplace()
    var set = try #require(try place.carryOut(words: ["retro", "a b", "", "l\n'q'", "é"]))
    set.undoes = 7
    #expect(ChangeSet(bytes: set.bytes) == set)
    #expect(set.command == "retro 'a b' '' 'l\n'\\''q'\\''' é")
    // Cut short or with a byte too many it is nothing, never half of it.
    for length in 0..<set.bytes.count where ChangeSet(bytes: Array(set.bytes[..<length])) != nil { Issue.record("read at \(length)") }
    #expect(ChangeSet(bytes: set.bytes + [0x0A]) == nil)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var damaged = set.bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let read = ChangeSet(bytes: damaged) {
        for file in read.files {
          _ = file.contentsAfter([1, 2, 3])
          _ = file.contentsBefore(nil)
        }
      }
    }
  }

  /// What stands in the way is said before anything is touched.
  @Test func whatCannotBeDoneIsRefusedAsAWhole() throws {
    let cases: [(String, [PlannedChange], HostError.Kind)] = [
      ("changed", [.replace("a.md", before: [1], after: [2])], .changedMeanwhile),
      ("vanished", [.replace("z.md", before: [1], after: [2])], .notFound),
      ("there already", [.create("a.md", [1])], .alreadyExists),
      ("a folder", [.create("deep", [1])], .isDirectory),
      ("below a file", [.create("a.md/x.md", [1])], .system),
      ("twice", [.create("x.md", [1]), .create("./x.md", [1])], .system),
      ("a dangling link", [.create("link.md", [1])], .notAFile),
      ("a link to remove", [.delete("alias.md", before: Array("one\ntwo\nthree\n".utf8))], .notAFile),
    ]
    for (name, changes, kind) in cases {
      let place = try Workplace()
      try FileManager.default.createSymbolicLink(atPath: place.root + "/link.md", withDestinationPath: "nowhere")
      try FileManager.default.createSymbolicLink(atPath: place.root + "/alias.md", withDestinationPath: "a.md")
      do {
        // After others that could be done.
        try place.carryOut(Array(Workplace.changes.dropFirst()) + changes)
        Issue.record("\(name): done")
      } catch {
        guard case .refused(let reason, _) = error as? ChangeError, reason.kind == kind else {
          Issue.record("\(name): \(error)")
          continue
        }
      }
      let files = try place.files()
      if files != Workplace.before { Issue.record("\(name): \(files)") }
      if try place.log().directory.hasPending { Issue.record("\(name): something is left to settle") }
    }
  }

  @Test func ofATextThatCouldNotBeWrittenTheLineIsKept() throws {
    let place = try Workplace()
    do {
      try place.carryOut([.replace("a.md", before: Array("other".utf8), after: Array("ours".utf8))])
      Issue.record("written")
    } catch {
      guard case .refused(_, let kept?) = error as? ChangeError else { throw error }
      #expect(try FileSystem.read(kept) == Array("ours".utf8))
      #expect(PathText.name(kept) == "a-2026-11-20T09-30.md")
    }
    #expect(try place.files() == Workplace.before)
  }

  @Test func withoutAPlaceForUndoNothingIsWritten() throws {
    let place = try Workplace()
    try place.folder.write("in the way", to: "state")
    #expect(throws: ChangeError.self) { try place.carryOut() }
    #expect(throws: ChangeError.noState(nil)) { try ChangeLog(root: place.root, environment: Environment()) }
    #expect(try place.files() == Workplace.before)
  }
}
