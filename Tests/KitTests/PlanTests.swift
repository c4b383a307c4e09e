// Names of new plans, and what becomes of those that are there: Tests/Fixtures/plan-names.tsv and plan-changes.txt.

import JournalChecks
import Foundation
import JournalDates
import JournalFormat
import JournalInsights
import JournalModel
import JournalStore
import JournalTestSupport
import JournalText
import Testing

@testable import JournalKit

/// One change: the first line says what is decided, `<` the file before, `>` afterwards where it differs, `!` why it stays as it is.
private struct PlanChangeCase {
  var title = ""
  var words: [String] = []
  let text: ChangedText

  init(_ text: Substring) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    title = String(lines.removeFirst())
    words = lines.removeFirst().split(separator: " ").map(String.init)
    self.text = ChangedText(lines)
  }

  var change: PlanChange? {
    let day = words.count > 1 ? CalendarDay(words[1]) : nil
    let last = words.count > 2 ? words[2...].joined(separator: " ") : ""
    switch (words[0], day) {
    case ("pause", let day?): return .pause(from: day, until: CalendarDay(last), today: day)
    case ("resume", let day?): return .resume(day)
    case ("archive", let day?): return .archive(day)
    case ("schedule", let day?): return Schedule(last).map { .schedule($0, from: day) }
    case ("points", let day?): return Int(last).map { .points($0, from: day) }
    case ("target", let day?): return HabitTarget(words.dropFirst(2).joined(separator: " ")).map { .target($0, from: day) }
    case ("done", let day?): return .complete(day)
    case ("serve", nil): return .serve(words[1...].map { Reference(file: $0) })
    case ("drop", nil): return .drop
    case ("reopen", nil): return .reopen
    default: return nil
    }
  }
}

@Suite struct PlanTests {
  @Test func titlesBecomeNames() throws {
    let lines = try Repository.fixtures.appending(path: "plan-names.tsv").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 30)
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let slug = PlanName.slug(ofTitle: cells[0])
      if slug ?? "-" != cells[1] { Issue.record("\(line): \(slug ?? "none")") }
      guard cells.count == 4, let slug else { continue }
      let name = PlanName.free(slug, .habit, isTakenByItsKind: cells[2] == "own") { $0 == slug && cells[2] != "free" }
      if name != cells[3] { Issue.record("\(line): \(name)") }
      #expect(PlanName.issue(of: name) == nil && !PlanName.isReserved(name))
    }
  }

  @Test func decisionsChangeFilesAsTheFixtureSays() throws {
    let text = try Repository.fixtures.appending(path: "plan-changes.txt").text()
    let cases = text.dropFirst(5).split(separator: "\n==== ").map { PlanChangeCase($0) }
    #expect(cases.count > 25)
    for item in cases {
      for end in ["\n", "\r\n"] {
        func ended(_ text: String) -> String { text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end) }
        let path = item.text.before.contains("type:") ? "goals/a.md" : "activities/a.md"
        let type = path == "activities/a.md" ? "type: habit\n" : ""
        func file(_ text: String) -> SourceText {
          SourceText(path: path, bytes: Array(ended(text.replacing("---\n", with: "---\n" + type, maxReplacements: 1)).utf8))
        }
        let reading = FileReading(file(item.text.before), path: path)
        let change = try #require(item.change, "\(item.title)")
        let properties: [PropertyChange]
        do throws(PlanChangeError) {
          properties = try reading.propertyChanges(for: change)
        } catch {
          if error.description != item.text.failure { Issue.record("\(item.title): \(error)") }
          continue
        }
        let after = try reading.source.applying(properties)
        if after.bytes != file(item.text.after ?? item.text.before).bytes || item.text.failure != nil {
          Issue.record("\(item.title): \(String(decoding: after.bytes, as: UTF8.self))")
        }
      }
    }
  }

  /// What a new file says is what was asked for, whatever its title is made of.
  @Test func newFilesReadAsTheyWereMeant() throws {
    var generator = SeededGenerator(seed: 2026)
    let pieces = [
      "run", "Squash", "#tag", "#private", "[[x]]", "*a*", "# ", " #", "`c`", "<b>", "走る", "é", "---", "a: b", "'", "\"", "  ", "- ", "1. ",
      "\\",
    ]
    for _ in 0..<300 {
      let folder = try TemporaryFolder()
      try folder.write("", to: "retro.yaml")
      let title = (0...Int.random(in: 0...3, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let goal = Goal(due: CalendarDay("2026-12-31"), targets: [GoalTarget(Quantity(500, "km"))], status: .active)
      let journal = try Journal(root: folder.path)
      let plans = try PlanFiles(of: journal)
      let file: OpenFile
      do throws(PlanDraftError) {
        file = try journal.file(for: PlanDraft(title, .goal(goal)), among: plans, from: folder.path)
      } catch {
        #expect(PlanName.slug(ofTitle: title) == nil || title.trimmed.isEmpty, "‘\(title)’: \(error)")
        continue
      }
      #expect(file.reading.title == title.trimmed)
      #expect(file.reading.entry.details == .goal(goal), "‘\(title)’")
      #expect(
        file.reading.diagnostics.filter { $0.message.code.isOf(.property) || $0.message.code.isOf(.frontMatter) }.isEmpty)
    }
  }
}

@Suite struct HabitWordsTests {
  @Test func wordsOfAHabitSayHowOftenAndHowMuch() throws {
    let lines = try Repository.fixtures.appending(path: "habit-words.tsv").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 40)
    for line in lines {
      let columns = line.split(separator: "\t").map { String($0) }
      var read = ["!", "!", "!"]
      do throws(WorkspaceError) {
        let said = try HabitWords(columns[0].split(separator: " ").map { String($0) }, schedule: nil, target: nil)
        if said.longLimit != nil { read[0] = "L" } else { read = [said.title.joined(separator: " "), said.schedule?.text ?? "-", said.target?.text ?? "-"] }
      } catch {}
      #expect(read == Array(columns.dropFirst()), "\(columns[0])")
    }
  }
}

@Suite struct TermDaysTests {
  /// What is typed behind ‘term new’ on 27 November 2026, and the title and days that are read; nil for no days.
  private static let cases: [(words: String, title: String, start: String?, end: String?)] = [
    ("11 january to 26 march", "", "2027-01-11", "2027-03-26"),
    ("11 jan - 26 mar", "", "2027-01-11", "2027-03-26"),
    ("from 11 january until 26 march", "", "2027-01-11", "2027-03-26"),
    ("between 11 january and 26 march", "", "2027-01-11", "2027-03-26"),
    ("2027-01-11..2027-03-26", "", "2027-01-11", "2027-03-26"),
    ("11. januar bis 26. märz", "", "2027-01-11", "2027-03-26"),
    ("monday to 26 march", "", "2026-11-30", "2027-03-26"),
    ("january to march", "", "2027-01-01", "2027-03-31"),
    ("spring 11 january to 26 march", "spring", "2027-01-11", "2027-03-26"),
    ("slow mornings from 11 january to 26 march", "slow mornings", "2027-01-11", "2027-03-26"),
    ("from 11 january", "", "2027-01-11", nil),
    // So long from a day on.
    ("phased return 6 weeks from 18 january", "phased return", "2027-01-18", nil), ("phased return, for six weeks from 18 january", "phased return", "2027-01-18", nil),
    ("Wiedereinstieg 6 Wochen ab 18. januar", "Wiedereinstieg", "2027-01-18", nil), ("reprise 6 semaines à partir du 18 janvier", "reprise", "2027-01-18", nil),
    ("swimming course from 13 january at 10:00", "swimming course", "2027-01-13", nil),
    // The last day alone: it begins today.
    ("exam prep until 20 march", "exam prep", "2026-11-27", "2027-03-20"), ("Semester until easter", "Semester", "2026-11-27", "2027-03-28"),
    ("lose weight by easter", "lose weight", "2026-11-27", "2027-03-28"), ("half marathon, ends on 20 march", "half marathon", "2026-11-27", "2027-03-20"),
    // So long, from when terms begin on.
    ("lose 6 kg in 12 weeks", "lose 6 kg", nil, nil), ("sprint, for 8 weeks", "sprint", nil, nil), ("Aufbau für 8 Wochen", "Aufbau", nil, nil),
    ("Prüfung bis 20. märz", "Prüfung", "2026-11-27", "2027-03-20"), ("prépa jusqu'au 20 mars", "prépa", "2026-11-27", "2027-03-20"),
    // Days amid the words, and two that one dash joins.
    ("harmony course from 12 january to 5 february every tuesday", "harmony course every tuesday", "2027-01-12", "2027-02-05"),
    ("from 12 january to 5 february harmony course", "harmony course", "2027-01-12", "2027-02-05"),
    ("course from 12 january every tuesday until 5 february", "course every tuesday", "2027-01-12", "2027-02-05"),
    ("season starts 10 january, ends on easter", "season", "2027-01-10", "2027-03-28"), ("semester 12.1.2027-5.2.2027", "semester", "2027-01-12", "2027-02-05"),
    ("semester (12.1.2027-5.2.2027)", "semester", "2027-01-12", "2027-02-05"),
    // So long, by their title.
    ("12 week course", "12 week course", nil, nil), ("12-week course from 11 january", "12-week course", "2027-01-11", nil),
    // A term is called after these.
    ("2027-Q1", "2027-Q1", nil, nil), ("march", "march", nil, nil), ("back to basics", "back to basics", nil, nil), ("winter", "winter", nil, nil),
    ("learn to swim", "learn to swim", nil, nil),
  ]

  @Test func daysOfATermAreRead() throws {
    let today = try #require(CalendarDay("2026-11-27"))
    for one in Self.cases {
      let read = TermDays(atEnd: one.words.split(separator: " ").map { String($0) })
      #expect((read.map { $0.title.joined(separator: " ") } ?? one.words) == one.title, "\(one.words)")
      #expect(try read?.start?.first(on: today).description == one.start, "\(one.words)")
      #expect(try read?.end?.last(on: today).description == one.end, "\(one.words)")
    }
  }
}

@Suite struct PauseDaysTests {
  /// What is typed behind ‘habit pause’ on 27 November 2026, and the name and days that are read; nil for a rest from today on.
  private static let cases: [(words: String, name: String, first: String?, last: String?, isLength: Bool)] = [
    ("piano 20 Dec to 6 Jan", "piano", "2026-12-20", "2027-01-06", false),
    ("piano from 20 Dec until 6 Jan", "piano", "2026-12-20", "2027-01-06", false),
    ("piano 20 Dec - 6 Jan", "piano", "2026-12-20", "2027-01-06", false),
    ("piano 2026-12-20..2027-01-06", "piano", "2026-12-20", "2027-01-06", false),
    ("piano until 6 Jan", "piano", nil, "2027-01-06", false),
    ("piano until 20 december", "piano", nil, "2026-12-20", false),
    ("run monday to friday", "run", "2026-11-30", "2026-12-04", false),
    ("run next week", "run", "2026-11-30", "2026-12-06", false),
    ("run from monday", "run", "2026-11-30", nil, false),
    ("run from monday on", "run", "2026-11-30", nil, false),
    ("run starting 5 december", "run", "2026-12-05", nil, false),
    ("run ab montag", "run", "2026-11-30", nil, false),
    ("run from next week", "run", "2026-11-30", nil, false),
    ("run from monday for two weeks", "run", "2026-11-30", "2026-12-14", true),
    ("run for two weeks from monday", "run", "2026-11-30", "2026-12-14", true),
    ("run from 5 december for 10 days", "run", "2026-12-05", "2026-12-15", true),
    ("run until friday from monday", "run", "2026-11-30", "2026-12-04", false),
    ("run from 30 november until 13 december", "run", "2026-11-30", "2026-12-13", false),
  ]

  @Test func bothDaysOfARestAreRead() throws {
    let today = try #require(CalendarDay("2026-11-27"))
    for one in Self.cases {
      guard let rest = PauseDays(atEnd: one.words.split(separator: " ").map { String($0) }) else {
        Issue.record("\(one.words): nothing")
        continue
      }
      let begun = try rest.first?.first(on: today)
      let last = try rest.last?.last(on: begun.map { $0 > today ? $0 : today } ?? today)
      #expect(rest.name.joined(separator: " ") == one.name, "\(one.words)")
      #expect(begun?.description == one.first, "\(one.words)")
      #expect(rest.isLength == one.isLength, "\(one.words)")
      if rest.first?.word != rest.last?.word { #expect(last?.description == one.last, "\(one.words)") }
    }
    #expect(PauseDays(atEnd: ["run", "2", "weeks"])?.isLength == true)
    #expect(PauseDays(atEnd: ["run", "3", "days"])?.isLength == true)
  }
}
