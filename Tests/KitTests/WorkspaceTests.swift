// One workspace for many tasks.

import Foundation
import HostSystem
import JournalAnswers
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalReports
import JournalStore
import JournalTestSupport
import Testing

@Suite struct WorkspaceTests {
  private static let zones = ["Europe/Berlin", "Asia/Tokyo", "America/Lima"]

  /// Whatever became of files since they were indexed, the index and the files say the same zone.
  @Test(arguments: 1...12) func theZoneIsWhatTheFilesSay(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("", to: "retro.yaml")
    let last = try #require(CalendarDay("2026-11-20"))
    func write(_ day: CalendarDay) throws {
      let zone = Self.zones.randomElement(using: &chance) ?? ""
      let line = Int.random(in: 0..<20, using: &chance) == 0 ? "timezone: \(zone)\n" : ""
      // Now and then what is no zone, in a file that cannot be read whole, or in its text.
      let text = ["---\n\(line)mood: good\n---\n", "---\n\(line)mood: [\n---\n", "timezone: \(zone)\n"].randomElement(using: &chance) ?? ""
      try folder.write(text, to: "days/\(day.year)/\("\(day)".dropFirst(5).prefix(2))/\(day).md")
    }
    let days = (0..<150).map { last.advanced(by: -$0) }
    for day in days where Int.random(in: 0..<4, using: &chance) > 0 { try write(day) }
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": cache.path])
    let journal = try Journal(root: folder.path)
    _ = try JournalIndex.open(journal, environment)
    for round in 0..<4 {
      let index = try #require(JournalIndex.asLeft(journal, environment))
      for day in days where journal.zone(on: day, index) != journal.zone(on: day) { Issue.record("round \(round): \(day)") }
      index.pause()
      for _ in 0..<round * 5 {
        let day = days.randomElement(using: &chance) ?? last
        if Bool.random(using: &chance) {
          try write(day)
        } else {
          try? FileManager.default.removeItem(atPath: journal.diskPath(journal.layout.path(for: .day(day))))
        }
      }
    }
  }

  @Test func anIndexThatWasDamagedOrRemovedIsMadeAnew() throws {
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("", to: "retro.yaml")
    try folder.write("---\nmood: good\n---\n", to: "days/2026/11/2026-11-20.md")
    let workspace = Workspace(environment: HostSystem.Environment(["XDG_CACHE_HOME": cache.path]), language: .english, folder: folder.path)
    let path = try #require(try workspace.index(of: workspace.journal()).path)
    for damage in [Data("no database".utf8), Data(), nil] {
      workspace.begin()
      if let damage { try damage.write(to: URL(filePath: path)) } else { try FileManager.default.removeItem(atPath: path) }
      #expect(try workspace.statistics(of: workspace.journal()).entryCount == 1)
    }
  }

  @Test func whatIsTakenUpAgainIsReadAgain() throws {
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("", to: "retro.yaml")
    let workspace = Workspace(environment: HostSystem.Environment(["XDG_CACHE_HOME": cache.path]), language: .english, folder: folder.path)
    #expect(try workspace.journal().configuration.timezone == nil)
    try folder.write("timezone: Asia/Tokyo\n", to: "retro.yaml")
    #expect(try workspace.journal().configuration.timezone == nil)
    workspace.begin()
    #expect(try workspace.journal().configuration.timezone == "Asia/Tokyo")
    try folder.write("timezone: Asia/Seoul\n", to: "retro.yaml")
    workspace.outdate()
    #expect(try workspace.journal().configuration.timezone == "Asia/Seoul")
  }

  /// Without a place for an index one in memory answers, and is told of once.
  @Test func oneFallbackStandsInForTheIndex() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("## Try\n- Early bed ^t-1a1a\n", to: "retros/2026/2026-W46.md")
    let workspace = Workspace(environment: HostSystem.Environment([:]), language: .english, folder: folder.path)
    let journal = try workspace.journal()
    #expect(try workspace.tries(in: journal).report.tries.count == 1)
    #expect(try workspace.items(named: #require(ItemName("t-1a1a"))).count == 1)
    let notes = workspace.takeRemarks().compactMap { if case .note(let text) = $0 { text.inEnglish } else { nil } }
    #expect(notes.count == 1 && notes.first?.contains("in memory") == true)
  }
}
