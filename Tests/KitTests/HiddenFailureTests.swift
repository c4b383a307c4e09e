// What cannot be read is never taken for what is not there.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalStore
import JournalTestSupport
import SQLiteKit
import Testing

@Suite struct UnreadableThings {
  /// Even of the log that undo needs: nothing to undo would be a lie, and the next number would be that of an old command.
  @Test func aLogThatCannotBeListedIsNoEmptyOne() throws {
    let place = try Workplace()
    try place.carryOut()
    let log = try place.log()
    let folder = URL(filePath: log.directory.path).appending(path: "log")
    try FileManager.default.removeItem(at: folder)
    #expect(try log.entries().isEmpty)
    #expect(try log.lastToUndo() == nil)
    try Data().write(to: folder)
    #expect(throws: ChangeError.damagedLog(path: folder.systemPath)) { try log.entries() }
    #expect(throws: ChangeError.damagedLog(path: folder.systemPath)) { try log.lastToUndo() }
  }

  /// More than is read of an entry: such a file cannot be read by anybody, not even the administrator of the machine.
  @Test func aFileThatMayNameAnotherIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("Text ^i-1\n", to: "notes/a.md")
    for path in ["templates/large.md", "notes/large.md"] {
      let handle = try FileHandle(forWritingTo: URL(filePath: try folder.write([UInt8](), to: path)))
      try handle.truncate(atOffset: UInt64(Journal.entrySizeLimit) + 1)
      try handle.close()
    }
    let journal = try Journal(root: folder.path)
    let deletion = try journal.deleting(journal.place(of: "notes/a.md", from: journal.root))
    #expect(deletion.problems.map(\.path) == [journal.diskPath("notes/large.md")])
    #expect(deletion.traces.problems.map(\.path) == ["templates/large.md"])
    let found = try journal.items(named: try #require(ItemName("t-1")), from: folder.path, nil)
    #expect(found.items.isEmpty && found.problems.map(\.path) == [journal.diskPath("notes/large.md")])
  }

  /// A column of the index that holds no JSON is damage, and no item without fields.
  @Test func aColumnThatCannotBeReadIsDamage() throws {
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("", to: "retro.yaml")
    try folder.write("## Action\n- [ ] Run [due:: 2026-11-20] ^a-1\n", to: "days/2026/11/2026-11-20.md")
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": cache.path])
    let journal = try Journal(root: folder.path)
    do { #expect(try JournalIndex.open(journal, environment).loopFiles().flatMap(\.actions).count == 1) }
    let path = try #require(JournalIndex.state(of: journal, environment).path)
    var former = stat()
    #expect(stat(path, &former) == 0)
    do { try Connection(path).run("update item set fields = '{\"due\": '") }
    // As it was sealed.
    #expect(utimensat(AT_FDCWD, path, [former.st_atim, former.st_mtim], 0) == 0)
    let index = try JournalIndex.open(journal, environment, looking: .none)
    #expect(throws: SQLiteError.self) { try index.loopFiles() }
  }
}
