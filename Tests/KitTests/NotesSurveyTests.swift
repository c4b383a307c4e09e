// What `retro init` finds out of a folder of notes.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@testable import JournalSetup

@Suite struct NotesSurveyTests {
  /// A name with the patterns that it may have; none for a note that only has a date.
  @Test(arguments: [
    ("2026-11-20", ["{yyyy}-{MM}-{dd}"]), ("20261120", ["{yyyy}{MM}{dd}"]), ("2026_11_20", ["{yyyy}_{MM}_{dd}"]),
    ("2026.11.20 Daily", ["{yyyy}.{MM}.{dd} Daily"]), ("20.11.2026", ["{dd}.{MM}.{yyyy}"]), ("11-20-2026", ["{MM}-{dd}-{yyyy}"]),
    ("05-06-2026", ["{dd}-{MM}-{yyyy}", "{MM}-{dd}-{yyyy}"]), ("2026-02-30", []), ("2026-11-20 Anna", []), ("standup-2026-11-20", []),
    ("2026-W46", ["{week_year}-W{ww}"]), ("2026w46", ["{week_year}w{ww}"]), ("KW46 2026", ["KW{ww} {week_year}"]),
    ("Week 46, 2026", ["Week {ww}, {week_year}"]), ("2026-W54", []), ("2026-11", ["{yyyy}-{MM}"]), ("11.2026", ["{MM}.{yyyy}"]),
    ("2026-13", []), ("2026-Q4", ["{yyyy}-Q{q}"]), ("Q4 2026", ["Q{q} {yyyy}"]), ("2026-Q5", []), ("2026", ["{yyyy}"]), ("1234", []),
    ("2026 plans", []), ("version 2.10.2026", []), ("{2026}", []), ("", []), ("12", []),
  ]) func aNameSaysItsPattern(name: String, patterns: [String]) {
    #expect(DatedName.readings(of: name).map(\.pattern) == patterns)
  }

  /// Whatever a name says, the pattern made of it finds the same period in it.
  @Test func aPatternFindsWhatItWasMadeOf() throws {
    var generator = SeededGenerator(seed: 20_261_124)
    let forms = [
      "2026-11-20", "20112026", "2026W07", "W07-2026", "2026_03", "Q1-2026", "2026", "daily 2026.01.31", "2025-12-31", "2020-W53",
    ]
    for _ in 0..<2_000 {
      var name = forms.randomElement(using: &generator) ?? ""
      // Another digit somewhere.
      if let place = name.indices.filter({ name[$0].isNumber }).randomElement(using: &generator) {
        name.replaceSubrange(place...place, with: "\(Int.random(in: 0...9, using: &generator))")
      }
      for reading in DatedName.readings(of: name) {
        let pattern = try #require(PathPattern("notes/\(reading.pattern).md", for: reading.period.unit), "\(name)")
        #expect(pattern.period(ofPath: "notes/\(name).md") == reading.period, "\(name)")
        #expect(pattern.path(for: reading.period) == "notes/\(name).md")
      }
    }
  }

  @Test(arguments: [
    ("YYYY-MM-DD", "{yyyy}-{MM}-{dd}"), ("YYYY/MM/YYYY-MM-DD", "{yyyy}/{MM}/{yyyy}-{MM}-{dd}"), ("GGGG-[W]WW", "{week_year}-W{ww}"),
    ("[Week] ww, gggg", "Week {ww}, {week_year}"), ("YYYY-MM-DD dddd", "{yyyy}-{MM}-{dd} {dddd}"),
    ("MMMM YYYY", "{MMMM} {yyyy}"), ("YYYY/MMM/D", "{yyyy}/{MMM}/{d}"), ("YY-MM-DD", nil), ("YYYY-[Q]Q", "{yyyy}-Q{q}"), ("[a", "a"),
  ]) func aFormOfMomentIsAPattern(format: String, pattern: String?) {
    #expect(MomentFormat(format).pattern == pattern)
  }

  @Test func headingsAreKnownWithSignsAndCaseAround() {
    #expect(HeadingOfOthers("✅ WINS!")?.kind == .keep)
    #expect(HeadingOfOthers("What didn’t go well?")?.kind == .problem)
    #expect(HeadingOfOthers("3. Lessons learned")?.kind == .try)
    #expect(HeadingOfOthers("Nächste Woche")?.language == "de")
    #expect(HeadingOfOthers("来週")?.kind == .action)
    #expect(HeadingOfOthers("Shopping") == nil)
    #expect(HeadingOfOthers("") == nil)
  }

  /// Tests/Fixtures/notes-surveys.txt: `==== what`, `path: text` lines with `|` for a line end, then `> setting: value`.
  @Test func foldersAreSurveyed() throws {
    let cases = try Repository.fixtures.appending(path: "notes-surveys.txt").text().dropFirst(5).split(separator: "\n==== ")
    #expect(cases.count >= 8)
    for one in cases {
      let lines = one.split(separator: "\n").map(String.init)
      let folder = try TemporaryFolder()
      for line in lines.dropFirst() where !line.hasPrefix("> ") {
        let (path, text) = (line.prefix { $0 != ":" }, line.drop { $0 != ":" }.dropFirst(2))
        try folder.write(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n") + "\n", to: String(path))
      }
      let survey = try NotesSurvey(of: folder.path, under: .default)
      let found = survey.proposals.map { "> \($0.setting.key): \($0.value.line)" } + survey.remarks.map { "> – \($0.inEnglish)" }
      let wanted = lines.filter { $0.hasPrefix("> ") }
      if found != wanted { Issue.record("\(lines[0]):\n\(found.joined(separator: "\n"))") }
      // The settings that are written are read as they were meant.
      let text = JournalFounding.configuration(with: survey.proposals)
      let configuration = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(text.utf8)))
      #expect(configuration.diagnostics.isEmpty, "\(lines[0])")
      for proposal in survey.proposals { #expect(proposal.setting.value(in: configuration) == proposal.value, "\(lines[0])") }
      #expect(try NotesSurvey(of: folder.path, under: configuration).proposals.isEmpty, "\(lines[0])")
    }
  }
}
