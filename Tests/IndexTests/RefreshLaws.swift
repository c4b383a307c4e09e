// A refreshed index is an index made anew, and both say what the files say.

import SQLiteKit
import Foundation
import HostSystem
import JournalDates
import JournalIndex
import JournalModel
import JournalQuery
import JournalStore
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct RefreshLaws {
  /// The machine's clock, or one that is wrong by so many seconds.
  private static func clock(_ seconds: Int64) -> HostClock {
    HostClock {
      let now = HostClock.system.now()
      return HostClock.Instant(seconds: now.seconds + seconds, nanoseconds: now.nanoseconds)
    }
  }

  @Test(arguments: 0..<8) func refreshedIsMadeAnew(_ seed: UInt64) throws {
    var history = try EditHistory(seed: seed)
    for round in 0..<24 {
      let after: Int64 = [0, 0, 0, 1, 86_400, 2_000_000_000][Int.random(in: 0..<6, using: &history.generator)]
      let index = try history.open(Self.clock(-after))
      let (files, counts) = (try index.files(), try index.fileCounts())
      #expect(counts == (files.count, files.values.count { $0.kind != nil }), "seed \(seed), round \(round)")
      let wrong = try index.differences()
      if !wrong.isEmpty || index.report.failure != nil {
        Issue.record("seed \(seed), round \(round): \(wrong.prefix(5)) \(index.report.failure ?? "")\n\(history.steps.suffix(12))")
        break
      }
      if round % 6 == 5 {
        let rebuilt = try JournalIndex.rebuild(history.journal(), history.environment)
        let differences = try index.differences(from: rebuilt)
        if !differences.isEmpty { Issue.record("seed \(seed), round \(round): rebuilt \(differences.prefix(5))") }
      }
      for _ in 0..<Int.random(in: 1...3, using: &history.generator) { try history.edit() }
    }
  }

  /// A look at what is recent misses nothing but files of no day that were written to in their place, and a whole look does not miss those.
  @Test(arguments: 20..<24) func recentLooksMissWhatTheySay(_ seed: UInt64) throws {
    var history = try EditHistory(seed: seed)
    for round in 0..<10 {
      for _ in 0..<Int.random(in: 1...3, using: &history.generator) { try history.edit() }
      let recent = try history.open(looking: .recent(DaySpan(spanning: .earliest, .latest)))
      let undated = try recent.table("select path, type from entries where date is null", for: .owner).rows
        .filter { !(EntryKind(rawValue: $0[1].string ?? "")?.isPlan ?? false) }.compactMap(\.first?.string)
      let missed = try recent.differences().filter { !undated.contains($0.place) }
      recent.pause()
      if !missed.isEmpty { Issue.record("seed \(seed), round \(round): \(missed.prefix(5))\n\(history.steps.suffix(12))") }
      let wrong = try history.open().differences()
      if !wrong.isEmpty { Issue.record("seed \(seed), round \(round), whole: \(wrong.prefix(5))\n\(history.steps.suffix(12))") }
    }
  }

  /// A copy is no entry for as long as it says nearly what its original says, whichever of the two is changed.
  @Test func copiesAreNoEntriesUntilTheySayAnotherThing() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    let root = folder.path + "/journal"
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"])
    func lines(_ word: String, _ count: Int = 9) -> String { (0..<count).map { "\(word) number \($0)\n" }.joined() }
    let (note, copy) = ("notes/kyoto.md", "notes/kyoto 2.md")
    let steps: [(writes: [String: String], entries: [String])] = [
      ([note: lines("temple")], [note]),
      ([copy: lines("temple")], [note]),
      ([copy: lines("temple") + "one more\n"], [note]),
      ([copy: lines("garden")], [copy, note]),
      ([note: lines("garden") + "and another\n"], [note]),
      ([note: lines("temple")], [copy, note]),
      // Names that only look so, and a copy without an original.
      (["notes/osaka 2.md": lines("temple"), "notes/Part 1.md": lines("temple"), "notes/Part 2.md": lines("temple")],
        [copy, note, "notes/osaka 2.md", "notes/Part 1.md", "notes/Part 2.md"]),
      ([note: lines("garden"), "days/2026/11/2026-11-20.md": "Rain.\n", "days/2026/11/2026-11-20 (2).md": "Sun.\n"],
        ["days/2026/11/2026-11-20.md", note, "notes/osaka 2.md", "notes/Part 1.md", "notes/Part 2.md"]),
    ]
    for (number, step) in steps.enumerated() {
      for (path, text) in step.writes { try folder.write(text, to: "journal/" + path) }
      let journal = try Journal(root: root)
      let index = try JournalIndex.open(journal, environment)
      let expected = step.entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(try index.entryPaths() == expected, "step \(number)")
      #expect(try journal.entryPaths().paths == expected, "step \(number)")
      #expect(try index.differences().isEmpty, "step \(number)")
    }
  }

  /// The tables of a copied folder count as long as they say another thing, whichever of the two folders is changed.
  @Test func copiedFoldersOfMetricsAreNoSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"])
    func table(_ steps: Int) -> String { "date,steps\n" + (1...9).map { "2026-11-0\($0),\(steps + $0)\n" }.joined() }
    let (table1, table2) = ("metrics/watch/2026.csv", "metrics/watch 2/2026.csv")
    for (number, step) in [
      ([table1: table(100)], [table1]), ([table2: table(100)], [table1]), ([table1: table(500)], [table2, table1]), ([table1: table(100)], [table1]),
      ([table2: table(900)], [table2, table1]),
    ].enumerated() {
      for (path, text) in step.0 { try folder.write(text, to: "journal/" + path) }
      let index = try JournalIndex.open(try Journal(root: folder.path + "/journal"), environment)
      var sources: [String] = []
      let rows = try index.connection.prepare("select folder || '/' || name from file where name like '%.csv' order by 1")
      while try rows.step() { sources.append(rows.text(0)) }
      #expect(sources == step.1, "step \(number)")
      #expect(try index.differences().isEmpty, "step \(number)")
    }
  }

  /// What a look at what is recent has missed is known ten minutes after the last whole look.
  @Test func wholeLooksComeInTime() throws {
    let history = try EditHistory(seed: 30)
    let path = "days/2020/01/2020-01-05.md"
    try history.folder.write("mild\n", to: "journal/\(path)")
    let open = "retros/2020/2020-W02.md"
    try history.folder.write("## Action\n- [ ] Call the shop [due:: 2026-10-20]\n", to: "journal/\(open)")
    let longDue = "retros/2020/2020-W03.md"
    try history.folder.write("## Action\n- [ ] Sell the bicycle [due:: 2020-03-01]\n", to: "journal/\(longDue)")
    let far = "days/2030/01/2030-01-05.md"
    try history.folder.write("later\n", to: "journal/\(far)")
    let day = try #require(CalendarDay("2026-11-01"))
    let days = DaySpan(spanning: day.advanced(by: -60), day.advanced(by: 60))
    _ = try history.open()
    let start = HostClock.monotonic()
    while HostClock.monotonic() < start + 0.1 {}
    // Files that were racy are looked at once more.
    _ = try history.open()
    func add(_ text: String, to path: String) throws {
      let handle = try FileHandle(forWritingTo: URL(filePath: history.root + "/" + path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }
    try add("frosty\n", to: path)
    func found(_ seconds: Int64) throws -> Int {
      let index = try history.open(Self.clock(seconds), looking: .recent(days))
      return try index.search(TextSearch(Query("frosty", on: day)), limit: 1).total
    }
    #expect(try found(0) == 0 && found(590) == 0 && found(601) == 1)
    // An Action that is due about now is told of today, however old its file is; one that was due long ago is not.
    try add("frosty, too\n", to: open)
    #expect(try found(602) == 2)
    try add("frosty, three\n", to: longDue)
    #expect(try found(603) == 2 && found(1300) == 3)
    try add("frosty, four\n", to: far)
    #expect(try found(1301) == 3 && found(2000) == 4)
    try history.folder.write("new\n", to: "journal/days/2019/05/2019-05-05.md")
    #expect(try history.open(looking: .recent(days)).paths(named: "2019-05-05").count == 1)
  }

  /// A clock that was ahead for a while makes no file look older than it is.
  @Test func clocksThatJumpMissNothing() throws {
    var history = try EditHistory(seed: 77)
    for seconds: Int64 in [0, 86_400, -86_400, 3600, 0] {
      _ = try history.open(Self.clock(seconds))
      // A tick of the disk's clock: what happens within one can only be known by a clock that agrees with it.
      let start = HostClock.monotonic()
      while HostClock.monotonic() < start + 0.02 {}
      for _ in 0..<3 { try history.edit() }
      let wrong = try history.open(Self.clock(seconds)).differences()
      if !wrong.isEmpty { Issue.record("\(seconds): \(wrong.prefix(5)) \(history.steps.suffix(5))") }
    }
  }

  /// The full text still has the words of files as they were; they are neither found nor counted nor told, and the index is made anew in time.
  @Test func wordsOfFilesAsTheyWereFindNothing() throws {
    let history = try EditHistory(seed: 9)
    let words = ["apricot", "blueberry", "cranberry", "damson", "elderberry"]
    for (round, word) in words.enumerated() {
      for number in 0..<70 { try history.folder.write("\(word) [[\(word)-\(number)]]\n", to: "journal/notes/fruit-\(number).md") }
      let index = try history.open()
      #expect(index.report.isNew == (round == 0 || round == 4))
      #expect(try index.differences().isEmpty)
      for other in words {
        let query = try Query(other, on: .earliest)
        #expect(try index.search(TextSearch(query), limit: 10).total == (other == word ? 70 : 0), "\(other) in round \(round)")
        #expect(
          try index.suggestions(for: Query(other + "s", on: .earliest), where: { _ in true }).map(\.nearest)
            == (other == word ? [word] : []))
        #expect(try index.paths(linkingTo: "\(other)-7").count == (other == word ? 1 : 0))
      }
    }
  }

  @Test func anUnchangedJournalChangesNoIndex() throws {
    let history = try EditHistory(seed: 5)
    _ = try history.open()
    let start = HostClock.monotonic()
    while HostClock.monotonic() < start + 0.1 {}
    // Files that were racy are looked at once more.
    _ = try history.open()
    let path = try #require(history.indexPath)
    let before = try FileSystem.read(path)
    let index = try history.open()
    #expect(index.report.read == 0 && index.report.forgotten == 0 && !index.report.isNew)
    #expect(try FileSystem.read(path) == before)
  }
}
