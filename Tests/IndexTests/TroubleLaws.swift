// Whatever becomes of the file of an index, the answer is right.

import Foundation
import HostSystem
import JournalDates
import JournalIndex
import JournalStore
import JournalTestSupport
import SQLiteKit
import Testing

@Suite struct TroubleLaws {
  /// Opens the index, which must be right, and kept unless `isKept` is false.
  private func check(_ history: EditHistory, _ what: String, isKept: Bool = true) throws {
    for look in [JournalIndex.Look.none, .recent(DaySpan(spanning: .earliest, .latest)), .whole] {
      let index = try history.open(looking: look)
      let wrong = try index.differences()
      if !wrong.isEmpty { Issue.record("\(what): \(wrong.prefix(3))") }
      if (index.report.failure == nil) != isKept { Issue.record("\(what): \(index.report.failure ?? "no trouble")") }
    }
  }

  @Test func damageIsFoundOut() throws {
    var history = try EditHistory(seed: 1)
    _ = try history.open()
    let path = try #require(history.indexPath)
    let size = try FileSystem.read(path).count
    for round in 0..<60 {
      let handle = try FileHandle(forUpdating: URL(filePath: path))
      let what: String
      if round % 2 == 0 {
        let end = Int.random(in: 0...size / 512, using: &history.generator) * 512
        try handle.truncate(atOffset: UInt64(round == 0 ? 0 : end))
        what = "cut at \(end)"
      } else {
        let offset = Int.random(in: 0..<size, using: &history.generator)
        try handle.seek(toOffset: UInt64(offset))
        let bytes = (0..<Int.random(in: 1...40, using: &history.generator)).map { _ in UInt8.random(in: 0...255, using: &history.generator)
        }
        try handle.write(contentsOf: Data(bytes))
        what = "bytes written at \(offset)"
      }
      try handle.close()
      // By turns with and without a refresh.
      let index = try history.open(looking: round % 4 < 2 ? .whole : .none)
      let wrong = try index.differences()
      if !wrong.isEmpty || index.report.failure != nil { Issue.record("\(what): \(wrong.prefix(3)) \(index.report.failure ?? "")") }
    }
  }

  @Test func whatIsNoIndexOfOursIsReplaced() throws {
    let history = try EditHistory(seed: 2)
    _ = try history.open()
    let path = try #require(history.indexPath)
    func damage(_ what: String, _ sql: String) throws {
      do { try Connection(path).run(sql) }
      try check(history, what)
    }
    try damage("another form", "pragma user_version = 99")
    try damage("rows that somebody deleted", "delete from file; delete from linked")
    try damage("another journal", "update meta set value = 'x' where key = 'journal'")
    try damage("kept with a log beside it", "pragma journal_mode = wal; update file set title = 'x'")
    try FileManager.default.removeItem(atPath: path)
    try damage("another program's", "create table messages(text); insert into messages values('hello')")
    try Data().write(to: URL(filePath: path))
    try check(history, "nothing in it")
    try Data("Dear diary".utf8).write(to: URL(filePath: path))
    try check(history, "text in it")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try check(history, "a folder", isKept: false)
  }

  @Test func othersAtWorkAreWaitedFor() throws {
    var history = try EditHistory(seed: 3)
    _ = try history.open()
    let path = try #require(history.indexPath)
    let other = try Connection(path)
    try other.run("begin immediate")
    try history.edit()
    try history.edit()
    let index = try history.open()
    #expect(try index.differences().isEmpty)
    #expect(index.report.failure?.hasSuffix("another program is using it") ?? false)
    try other.run("rollback")
    #expect(try history.open().report.failure == nil)
  }

  @Test func anIndexThatIsDeletedGoesOnForWhoHasItOpen() throws {
    let history = try EditHistory(seed: 4)
    let index = try history.open()
    try FileManager.default.removeItem(atPath: try #require(history.indexPath))
    #expect(try index.differences().isEmpty)
    try check(history, "made again")
  }

  @Test func placesThatCannotBeUsedAreTold() throws {
    let history = try EditHistory(seed: 6)
    let environments: [HostSystem.Environment] = [
      .init([:]), .init(["HOME": "relative"]), .init(["XDG_CACHE_HOME": "/dev/null/cache"]), .init(["XDG_CACHE_HOME": "/proc/cache"]),
    ]
    for environment in environments {
      let index = try JournalIndex.open(history.journal(), environment)
      #expect(index.report.failure != nil && index.path == nil)
      #expect(try index.differences().isEmpty)
    }
  }

  /// What builders that were killed left goes with the next index that is made, of whichever journal; what one still makes stays.
  @Test func whatDeadBuildersLeftGoesAndWhatLivingOnesMakeStays() throws {
    let history = try EditHistory(seed: 7)
    _ = try history.open()
    let path = try #require(history.indexPath)
    let folder = PathText.parent(path)
    // Numbers of programs are used again: that of one which runs, and of this one, tell nothing.
    let dead = [
      "\(path).999999999-1", "\(path).999999999-1-journal", "\(path).1-2", "\(path).\(HostProcess.identifier)-3", folder + "/0123456789abcdef.sqlite.999999999-4",
    ]
    let others = ["\(path).notes", folder + "/0123456789abcdef.sqlite", folder + "/mine.sqlite.999999999-4", "\(path).999999999-more"]
    for name in dead + others { try Data().write(to: URL(filePath: name)) }
    let building = "\(path).\(HostProcess.identifier)-5"
    let claim = try CacheFile.claim(building)
    try FileManager.default.removeItem(atPath: path)
    _ = try history.open()
    for name in dead where FileSystem.exists(name) { Issue.record("left: \(name)") }
    for name in others + [building] where !FileSystem.exists(name) { Issue.record("gone: \(name)") }
    claim.end()
    try FileManager.default.removeItem(atPath: path)
    _ = try history.open()
    #expect(!FileSystem.exists(building))
  }

  @Test func nobodyElseMayReadIt() throws {
    let history = try EditHistory(seed: 8)
    // Of a builder that did not come to an end.
    _ = try history.open()
    let path = try #require(history.indexPath)
    try Data().write(to: URL(filePath: path + ".999999999-1"))
    try FileManager.default.removeItem(atPath: path)
    _ = try history.open()
    #expect(FileAttributes.of(path)?.mode == 0o600)
    #expect(FileAttributes.of(PathText.parent(path))?.mode == 0o700)
    let name = PathText.name(path), look = ".\(name).looked"
    #expect(try FileSystem.names(in: PathText.parent(path)).sorted() == [look, name])
    #expect(FileAttributes.of(PathText.join(PathText.parent(path), look))?.mode == 0o600)
  }
}
