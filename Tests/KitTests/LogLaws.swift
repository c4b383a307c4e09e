// What commands write into logs is what a person would have typed, and nothing else changes.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTestSupport
import RetroCommands
import Testing

/// A journal of three habits and a task in a temporary folder, and the program in it.
private struct LoggedJournal {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    try folder.write("---\ntype: habit\nschedule: weekly\npoints: 5\n---\n# Play squash\n", to: "journal/activities/squash.md")
    try folder.write("---\ntype: habit\nschedule: daily\ntarget: 2 l\npoints: 2\n---\n", to: "journal/activities/water.md")
    try folder.write("---\ntype: habit\nschedule: 3/week\npoints: [1, \"3 from 2026-11-18\"]\n---\n", to: "journal/activities/走る.md")
    try folder.write("---\ntype: task\npoints: 10\n---\n", to: "journal/activities/passport.md")
  }

  /// The status and all that was said.
  @discardableResult
  func run(_ words: [String], now: String = "2026-11-20T21:00") -> (status: ExitStatusName, said: String) {
    let environment = Environment(["HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "RETRO_NOW": now, "NO_COLOR": "1"])
    var context = Context(environment: environment, folder: folder.path + "/journal")
    let status = "\(RetroProgram().run(words, in: &context))"
    return (status, String(decoding: context.output + context.messages, as: UTF8.self))
  }

  typealias ExitStatusName = String

  func practice() throws -> Practice { try Practice(of: Journal(root: folder.path + "/journal")) }

  func write(_ text: String, toDay day: String) throws { try folder.write(text, to: path(day)) }
  func read(_ day: String) throws -> [UInt8] { try folder.read(path(day)) }
  private func path(_ day: String) -> String { "journal/days/2026/\(day.dropFirst(5).prefix(2))/\(day).md" }
}

extension Practice {
  /// What the log says, whatever the lines' numbers and order within a day.
  fileprivate var said: [String] {
    log.lines.map { line in
      let amounts = log.amounts(of: line).map { "\(log.names[$0.field]) \($0.amount) \(log.names[$0.unit])" }.sorted()
      return
        "\(line.day) \(line.activity.map { log.names[$0] } ?? "") \(line.state) \(log.points(of: line).map { "\($0)" } ?? "") \(amounts)"
    }.sorted() + moods.map { "\($0.day) \($0.mood)" }
  }

  fileprivate func points(on day: CalendarDay) -> Int {
    PointsLedger(of: self, HabitLedger(of: self, UnitTable(measures.map(\.plan)), on: day)).total
  }
}

@Suite struct LogLaws {
  @Test func aWeekOfCommandsIsAWeekTypedByHand() throws {
    let (lived, typed) = (try LoggedJournal(), try LoggedJournal())
    for (day, commands) in [
      (
        "2026-11-16",
        [["log", "good", "squash", "Walk after work", "-y"], ["do", "water", "500ml"], ["do", "water", "1.5l", "--at", "18:00"]]
      ),
      ("2026-11-17", [["do", "走る", "5.2km", "28min", "--note", "along the river"], ["skip", "squash", "ill"], ["do", "走る"]]),
      ("2026-11-18", [["do", "走る", "5km", "--at", "07:40"], ["do", "走る", "3km", "--at", "18:00", "--again"], ["mood", "bad"]]),
      ("2026-11-19", [["skip", "--no", "squash"], ["do", "squash"], ["do", "passport"], ["log", "走る 4km +outdoors"]]),
    ] {
      for words in commands {
        let (status, said) = lived.run(words, now: day + "T21:00")
        if status != "yes" { Issue.record("\(words): \(said)") }
      }
    }
    try typed.write(
      "---\nmood: good\n---\n## Log\n- [[squash]] Walk after work\n- [x] [[water]] [volume:: 500 ml]\n- 18:00 [[water]] [volume:: 1.5 l]\n",
      toDay: "2026-11-16")
    try typed.write(
      "## Log\n* [x] [[走る]] along the river [distance:: 5,2 km] [duration:: 28 min]\n* [[squash]] [skip:: ill]\n", toDay: "2026-11-17")
    try typed.write(
      "---\nmood: bad\n---\n## Log\n- 07:40 [[走る]] [distance:: 5 km]\n- 18:00 [[走る]] [distance:: 3 km] [points:: 3]\n", toDay: "2026-11-18")
    try typed.write("## Log\n1. [[squash]]\n2. [[passport]]\n3. [[走る]] [distance:: 4 km] #outdoors\n", toDay: "2026-11-19")
    let (ours, theirs) = (try lived.practice(), try typed.practice())
    #expect(ours.said == theirs.said)
    let day = try #require(CalendarDay("2026-11-20"))
    #expect(ours.points(on: day) == theirs.points(on: day))
    #expect(ours.points(on: day) == 5 + 2 + 1 + 3 + 3 + 5 + 10 + 3)
  }

  /// Random entries on random days: said twice is said once, undone is as before, and only the log of the one day ever changes.
  @Test(arguments: 0..<3 as Range<UInt64>) func whatIsSaidTwiceIsSaidOnce(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let journal = try LoggedJournal()
    let day = try #require(CalendarDay("2026-11-20"))
    var written = 0
    for round in 0..<60 {
      try journal.write(Self.day(&generator), toDay: "2026-11-20")
      let before = try journal.read("2026-11-20")
      let name = generator.pick(["squash", "走る", "Play squash"])
      let more = generator.pick([[], ["5km"], ["5km", "28min"], ["--note", "with [[ana]]"], ["--at", "18:30"], ["--partly"]])
      let words = generator.chance(70) ? ["do", name] + more : generator.pick([["skip", name, "ill"], ["skip", name, "--no"]])
      let first = journal.run(words)
      let once = try journal.read("2026-11-20")
      guard first.status == "yes", once != before else {
        if once != before { Issue.record("seed \(seed), round \(round): \(words) failed and wrote: \(first.said)") }
        continue
      }
      written += 1
      let points = try journal.practice().points(on: day)
      journal.run(words)
      let twice = try journal.read("2026-11-20")
      if try journal.practice().points(on: day) != points || !Self.hasWaiting(once, name) && twice != once {
        Issue.record(
          "seed \(seed), round \(round): \(words) twice is\n\(String(decoding: twice, as: UTF8.self))of\n\(String(decoding: before, as: UTF8.self))"
        )
      }
      if twice != once { journal.run(["undo"]) }
      journal.run(["undo"])
      #expect(try journal.read("2026-11-20") == before)
    }
    #expect(written > 20)
  }

  private static func day(_ generator: inout SeededGenerator) -> String {
    var text = generator.pick(["", "---\nmood: good\n---\n", "A day.\n\n"])
    if generator.chance(80) {
      text += "## Log\n"
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        text += generator.pick([
          "- [ ] [[squash]]\n", "- [[走る]] [distance:: 5 km]\n", "- [x] 07:00 [[走る]]\n", "- [-] [[squash]] [skip:: tired]\n",
          "- 12:00 Lunch\n",
          "- [/] [[走る]] half\n", "- [-] [[走る]]\n",
        ])
      }
    }
    return generator.chance(20) ? text.replacing("\n", with: "\r\n") : text
  }

  /// Whether another line waits for the same activity, which the second time answers.
  private static func hasWaiting(_ bytes: [UInt8], _ name: String) -> Bool {
    name != "走る" && String(decoding: bytes, as: UTF8.self).contains("- [ ] [[squash]]")
  }
}
