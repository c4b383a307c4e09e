// Imports give and take back exactly what they should, whatever the exports say and whatever stands in the journal.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalImports
import JournalKit
import JournalModel
import JournalTestSupport
import RetroCommands
import Testing

/// Exports made of random days.
private struct Exports {
  var generator: SeededGenerator
  private static let first = CalendarDay(year: 2025, month: 12, day: 20)

  init(_ seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func days(_ count: Int) -> [CalendarDay] {
    (0..<count).compactMap { _ in Self.first?.advanced(by: Int.random(in: 0..<40, using: &generator)) }
  }

  mutating func table() -> String {
    let rows = Set(days(12)).sorted().reversed().map { day in
      "\(day),\(Int.random(in: 0...30, using: &generator)),\(Bool.random(using: &generator) ? "" : "7.25"),30"
    }
    return "date,tavg,tmin,tmax\n" + rows.joined(separator: "\n") + "\n"
  }

  mutating func diary() -> String {
    let notes = [
      "", "quiet", "[[run]] first", "# no heading", "- none", "a [field:: x]", "\"two\nlines\"", "走る", "![[x]]", "^id", "<b>b</b> *c*",
    ]
    let rows = days(14).map { day in
      let hour = Int.random(in: 0..<24, using: &generator)
      let mood = ["rad", "good", "meh", "bad", "awful"].randomElement(using: &generator) ?? ""
      return "\(day),x,x,\(hour):05,\(mood),run | a b,\(notes.randomElement(using: &generator) ?? "")"
    }
    return "full_date,date,weekday,time,mood,activities,note\n" + rows.joined(separator: "\n") + "\n"
  }
}

@Suite struct ImportLaws {
  @Test func importUndoImportGivesTheSameBytesAndTwiceIsOnce() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      var exports = Exports(seed)
      let journal = try ImportingJournal()
      try journal.folder.write(exports.table(), to: "exports/weather.csv")
      try journal.folder.write(exports.diary(), to: "exports/diary.csv")
      for day in ["2025-12-24", "2026-01-02"] {
        try journal.folder.write(
          "---\r\nmood: good\r\n---\r\nText\r\n## Log\r\n- 09:00 [[run]]\r\n- [ ] [[run]]",
          to: "journal/days/\(day.prefix(4))/\(day.dropFirst(5).prefix(2))/\(day).md")
      }
      let before = try journal.files()
      let said = journal.run("import", "../exports", "--log", "run=run")
      if !said.hasPrefix("yes") { Issue.record("seed \(seed): \(said)") }
      let after = try journal.files()
      #expect(after.count > before.count)
      let again = journal.run("import", "../exports", "--log", "run=run")
      #expect(again.contains("nothing to change"))
      if try journal.files() != after { Issue.record("seed \(seed): the second import changed something: \(again)") }
      journal.run("import", "undo")
      if try journal.files() != before { Issue.record("seed \(seed): undo left something") }
      journal.run("import", "../exports", "--log", "run=run")
      if try journal.files() != after { Issue.record("seed \(seed): after undo the import wrote something else") }
      let check = journal.run("check")
      if check.contains("metrics/") || check.contains("front-matter/") { Issue.record("seed \(seed): \(check)") }
    }
  }

  /// Whatever a person does to imported lines – other times, other words, another day, gone with or without their file – a second import, and one of a
  /// later export, adds what is new and nothing else; `--force` brings back what is gone.
  @Test func whatWasImportedOnceIsItsOwners() throws {
    for seed in 1...25 as ClosedRange<UInt64> {
      var exports = Exports(seed)
      let journal = try ImportingJournal()
      let diary = exports.diary()
      try journal.folder.write(diary, to: "diary.csv")
      journal.run("import", "../diary.csv", "--log", "run=run")
      let paths = try journal.files().keys.filter { $0.hasPrefix("days/") }.sorted()
      var generator = SeededGenerator(seed: seed &+ 1000)
      var moved: [String] = []
      var deleted = 0
      for path in paths {
        var lines = try journal.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for place in lines.indices.reversed() where lines[place].contains("[source:: daylio]") {
          switch Int.random(in: 0..<6, using: &generator) {
          case 0:
            let time = TimeOfDay(minutes: Int.random(in: 0..<1440, using: &generator)) ?? .midnight
            lines[place] = "- \(time)" + lines[place].dropFirst(7)
          case 1: lines[place] += " and more"
          case 2: moved.append(lines.remove(at: place))
          case 3:
            lines.remove(at: place)
            deleted += 1
          default: break
          }
        }
        if Int.random(in: 0..<5, using: &generator) == 0 {
          deleted += lines.count { $0.contains("[source:: daylio]") }
          try FileManager.default.removeItem(atPath: journal.folder.path + "/journal/" + path)
        } else {
          try journal.folder.write(lines.joined(separator: "\n"), to: "journal/" + path)
        }
      }
      try journal.folder.write("---\ntype: day\n---\n## Log\n" + moved.map { $0 + "\n" }.joined(), to: "journal/days/2026/02/2026-02-20.md")
      let before = try journal.files()
      let again = journal.run("import", "../diary.csv", "--log", "run=run")
      if try journal.files() != before { Issue.record("seed \(seed): \(again)") }
      let gone = deleted + moved.count
      let isTold = again.contains("imported before and \(gone == 1 ? "is" : "are") not there any more stayed away")
      if isTold != (gone > 0) || gone > 0 && !again.contains("\(gone) line") { Issue.record("seed \(seed), \(gone) gone: \(again)") }
      // A later export has two entries more, on a day that is known and on one that is not.
      let known = diary.split(separator: "\n")[1].prefix(10)
      try journal.folder.write(diary + "\(known),x,x,03:33,rad,,new one\n2026-03-03,x,x,04:44,rad,,new two\n", to: "later.csv")
      let later = journal.run("import", "../later.csv", "--log", "run=run")
      if !later.contains("2 lines written to logs") { Issue.record("seed \(seed): \(later)") }
      let after = try journal.files(but: ["imports.csv", "lines.csv"])
      for (path, bytes) in before where !path.hasPrefix("metrics/") && !path.contains("\(known)") {
        if after[path] != bytes { Issue.record("seed \(seed): \(path)") }
      }
      #expect(try journal.files()["days/2026/03/2026-03-03.md"] != nil)
      journal.run("undo", "--quiet")
      if try journal.files() != before { Issue.record("seed \(seed): undo") }
      if gone == 0 { continue }
      let forced = journal.run("import", "../diary.csv", "--log", "run=run", "--force")
      if !forced.contains("written to logs") { Issue.record("seed \(seed): \(forced)") }
    }
  }

  /// With CRLF, a line keeps its carriage return.
  private func lines(of bytes: [UInt8]) -> [String] { bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) } }

  @Test func mergingIsIdempotentAndKeepsTheBytesOfOtherRows() throws {
    var generator = SeededGenerator(seed: 7)
    let first = try #require(CalendarDay("2026-03-01"))
    for _ in 0..<200 {
      func days() -> [CalendarDay: [String: Metric.Amount]] {
        var days: [CalendarDay: [String: Metric.Amount]] = [:]
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
          let day = first.advanced(by: Int.random(in: 0...12, using: &generator))
          let name = ["steps", "bedtime", "a,b", "zz"].randomElement(using: &generator) ?? ""
          let time = TimeOfDay(minutes: Int.random(in: 0..<1440, using: &generator)) ?? .midnight
          days[day, default: [:]][name] = name == "bedtime" ? .clock(time) : .number(Double(Int.random(in: 0...99, using: &generator)) / 4)
        }
        return days
      }
      var table = MetricsTable()
      table.merge([first: ["steps": .number(1)]])
      table.merge(days())
      let end = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
      let text = String(decoding: table.bytes, as: UTF8.self).split(separator: "\n").map { $0 + end }.joined() + "no row\(end)"
      var other = try #require(MetricsTable(Array(text.utf8)))
      #expect(other.bytes == Array(text.utf8))
      let more = days()
      let merge = other.merge(more)
      let bytes = other.bytes
      #expect(other.merge(more).isEmpty && other.bytes == bytes)
      let lines = self.lines(of: bytes)
      let days = lines.dropFirst().compactMap { CalendarDay($0.prefix(10)) }
      #expect(days == days.sorted() && Set(days).count == days.count && lines.contains { $0.hasPrefix("no row") })
      let old = self.lines(of: Array(text.utf8))
      if lines.first == old.first {
        let touched = merge.added.union(merge.corrected)
        for line in old where CalendarDay(line.prefix(10)).map({ !touched.contains($0) }) ?? true { #expect(lines.contains(line)) }
      }
    }
  }

  @Test func rowsAreCorrectedFilledOrKept() throws {
    let text = "date,screen_code_minutes,screen_minutes,steps\n2026-03-01,30,40,\n2026-03-02,5,9,1\n"
    let (first, second) = (try #require(CalendarDay("2026-03-01")), try #require(CalendarDay("2026-03-02")))
    var table = try #require(MetricsTable(Array(text.utf8)))
    func merge(_ day: CalendarDay, _ amounts: [String: Double], _ rule: MetricsTable.Rule) -> (MetricsTable.Merge, String) {
      let merge = table.merge([day: amounts.mapValues { .number($0) }], family: "screen_") { _ in rule }
      return (merge, String(decoding: table.bytes, as: UTF8.self))
    }
    // Kept: not a byte changes, and that something else would have been said is told.
    #expect(merge(second, ["steps": 7], .keep) == (MetricsTable.Merge(kept: [second]), text))
    #expect(merge(second, ["steps": 1, "screen_code_minutes": 5, "screen_minutes": 9], .keep) == (MetricsTable.Merge(), text))
    // Filled: what stands there stays.
    let filled = merge(first, ["steps": 7, "screen_minutes": 99], .fill)
    #expect(filled == (MetricsTable.Merge(corrected: [first]), text.replacing("40,\n", with: "40,7\n")))
    // Corrected: the category that is not said any more is emptied, in all rows of the export; then its column goes.
    let corrected = merge(first, ["screen_minutes": 40, "screen_work_minutes": 30], .correct)
    #expect(
      corrected.1 == "date,screen_code_minutes,screen_minutes,screen_work_minutes,steps\n2026-03-01,,40,30,7\n2026-03-02,5,9,,1\n")
    let last = merge(second, ["screen_minutes": 9, "screen_work_minutes": 5], .correct)
    #expect(last.1 == "date,screen_minutes,screen_work_minutes,steps\n2026-03-01,40,30,7\n2026-03-02,9,5,1\n")
  }

  @Test func everyKeyOfAProfileIsASetting() {
    for key in ExportReader.profileKeys {
      #expect(Setting.named("import.weather.\(key)\(key.hasSuffix(".") ? "steps" : "")") != nil, "\(key)")
    }
    #expect(Setting.named("import.weather.other") == nil && Setting.named("import.weather.column.") == nil)
    #expect(Setting.named("screen.categories.work") != nil && Setting.named("screen.categories.a.b") == nil)
    #expect(["themes.garden", "themes.庭"].allSatisfy { Setting.named($0)?.isList == true })
    #expect(["themes", "themes.", "themes.a b", "themes.a.b", "themes.private"].allSatisfy { Setting.named($0) == nil })
  }
}
