// A copy of a table that a folder sync or a system made is the same source.

import HostSystem
import JournalKit
import JournalTestSupport
import Testing

@Suite struct ImportedCopies {
  private static let rows = "Date,Sleep,Steps,Run\n2026-11-12,6:40,5000,5.2 km\n2026-11-13,7:10,6000,\n2026-11-14,7:20,7000,3 km\n"

  /// A journal with a table and one of another name with one row more, what was said of the second, and the sources that came of both.
  private func imported(_ name: String) throws -> (journal: ImportingJournal, said: String, sources: [String]) {
    let journal = try ImportingJournal()
    try journal.folder.write(Self.rows, to: "sleep.csv")
    try journal.folder.write(Self.rows + "2026-11-15,7:00,4000,2 km\n", to: "\(name).csv")
    journal.run("import", "../sleep.csv")
    let said = journal.run("import", "../\(name).csv")
    let sources = try FileSystem.names(in: journal.folder.path + "/journal/metrics")
    return (journal, "\(said)", sources)
  }

  @Test(arguments: [
    "sleep 2", "sleep (1)", "sleep(1)", "sleep.sync-conflict-20261120-230000-ABCDEFG", "sleep (conflicted copy 2026-11-20 123456)",
    "sleep (Ann's conflicted copy 2026-11-20)", "sleep (Case Conflict)", "sleep_conf(1)", "sleep_conflict-20261120-123456", "sleep-DESKTOP-AB12CD4",
    "sleep copy", "sleep copy 2", "sleep - Copy", "sleep - Copy (2)", "sleep – Kopie", "sleep (copie)", "sleep copia", "sleep (cópia)", "sleepのコピー",
    "sleep - コピー", "sleep 복사본", "Copy of sleep", "Kopie von sleep", "sleep (1) - Copy", "sleep-2026-11",
  ]) func copiesAddToTheirOriginal(_ name: String) throws {
    let (journal, said, sources) = try imported(name)
    #expect(sources == ["sleep"], "\(said)")
    #expect(try journal.text("days/2026/11/2026-11-12.md").split(separator: "\n").count { $0.contains("[[run]]") } == 1)
    #expect(try journal.text("metrics/sleep/2026.csv").contains("2026-11-15"))
  }

  /// What people call so is a table of its own.
  @Test(arguments: ["sleep-watch", "photocopy", "hardcopy", "sleep-iPhone", "sleep conflicts", "copyright", "copia"])
  func othersAreSourcesOfTheirOwn(_ name: String) throws {
    let (_, said, sources) = try imported(name)
    #expect(sources.count == 2, "\(said)")
  }
}
