// What the index gives to habits and goals is what the files say.

import Foundation
import HostSystem
import JournalDates
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

extension Practice {
  /// All that it holds, a line each.
  fileprivate var told: [String] {
    var lines = habits.map { "\($0)" } + tasks.map { "\($0)" } + goals.map { "\($0)" } + milestones.map { "\($0)" }
    lines +=
      obligations.map { "\($0)" } + terms.map { "\($0)" } + values.map { "\($0)" } + measures.map { "\($0)" }
    lines += experiments.map { "\($0)" }
    lines += moods.map { "\($0.day) \($0.mood)" }
    lines.append("names \(log.names)")
    for line in log.lines {
      let amounts = log.amounts(of: line).map { "\($0.field) \($0.amount.bitPattern) \($0.unit)" }
      lines.append(
        "\(line.day) \(line.line) \(line.activity ?? -1) \(line.state) \(log.points(of: line).map { "\($0)" } ?? "") \(amounts) \(log.mentions(of: line))"
      )
    }
    return lines
  }
}

/// A journal in a temporary folder in which somebody plans and logs.
private struct PracticeHistory {
  let folder: TemporaryFolder
  var generator: SeededGenerator

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    generator = SeededGenerator(seed: seed)
    try folder.write("", to: "journal/retro.yaml")
    for _ in 0..<30 { try edit() }
  }

  var environment: HostSystem.Environment { HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"]) }
  func journal() throws -> Journal { try Journal(root: folder.path + "/journal") }

  mutating func edit() throws {
    let day = "2026-11-\(Int.random(in: 10...20, using: &generator))"
    let name = generator.pick(["run", "Read", "caf\u{E9}", "cafe\u{301}", "walk #1", "睡眠"])
    let path = generator.pick([
      "days/2026/11/\(day).md", "days/2026/11/\(day).md", "days/2026/11/\(day).md", "\(day).md", "days-\(day)/\(day).md",
      "activities/\(name).md", "goals/\(name).md", "plans/\(name).md", "values/\(name).md", "terms/\(name).md", "measures/\(name).md",
      "experiments/\(name).md",
    ])
    switch Int.random(in: 0..<18, using: &generator) {
    case 0...14: try folder.write(text(), to: "journal/" + path)
    case 15:
      guard var bytes = try? folder.read("journal/" + path), !bytes.isEmpty else { return }
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = generator.pick([0xFF, 0x00, 0x23, 0x5B, 0x0A, 0x2D])
      try folder.write(bytes, to: "journal/" + path)
    case 16: try? FileManager.default.removeItem(atPath: folder.path + "/journal/" + path)
    default:
      try folder.write(
        generator.pick(["", "layout:\n  day: {yyyy}-{MM}-{dd}.md\n", "moods: [bäh, na ja, geht, fein, toll]\n"]), to: "journal/retro.yaml")
    }
  }

  private mutating func text() -> String {
    let properties = [
      "mood: good", "mood: geht", "private: true", "title: \"A title\"", "schedule: 3/week", "schedule: \"every 2 days\"", "broken: [",
      "points: [1, \"3 from 2026-11-16\"]", "target: 20 min", "targets: [500 km, 40 h]", "due: 2026-12-01",
      "paused: [2026-11-11..2026-11-12]",
      "type: milestone", "type: obligation", "type: task", "type: habit", "type: term", "goals: [\"[[run]]\"]", "number: 4", "level: major",
      "date: 2026-11-13", "unit: km", "factor: 1000", "completed: 2026-11-14", "archived: true",
    ]
    var front: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) { front.append(generator.pick(properties)) }
    var text = front.isEmpty ? "" : "---\n" + front.joined(separator: "\n") + "\n" + (generator.chance(95) ? "---\n" : "")
    if generator.chance(30) { text += generator.pick(["# Heading\n", "# Secret #private\n"]) }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      text += generator.pick(["## Log\n", "## Log #private\n", "## 記録\n", "## Notes\n"])
      for _ in 0..<Int.random(in: 0...4, using: &generator) { text += line() }
    }
    if generator.chance(10) { text = "\u{FEFF}" + text }
    return generator.chance(10) ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func line() -> String {
    let fields = [
      "[distance:: 5,2 km]", "[duration:: 1h05]", "[volume:: 0.1 l]", "[goal:: [[Run]]]", "[goal:: run, read]", "[points:: -7]",
      "[points:: 99999999999]", "[skip:: ill]", "[mood:: bad]", "[x:: 1e400]", "[km:: 179769313486231570000]", "(note:: 3,000)",
      "[一:: 3 杯]",
    ]
    var line = "- " + generator.pick(["", "[ ] ", "[x] ", "[-] ", "[/] ", "[!] "]) + generator.pick(["", "07:40 ", "24:40 "])
    line += generator.pick(["[[run]] ", "[[Read|book]] ", "[[caf\u{E9}]] ", "[[CAFE\u{301}]] ", "[[a/睡眠]] ", "", "Tea ", "[[]] "])
    line += generator.pick(["", "with [[goals/Run]] ", "#private ", "and [x](run.md) "])
    for _ in 0..<Int.random(in: 0...3, using: &generator) { line += generator.pick(fields) + "  " }
    return line + "\n"
  }
}

@Suite struct PracticeLaws {
  @Test(arguments: 0..<6) func theIndexSaysWhatTheFilesSay(_ seed: UInt64) throws {
    var history = try PracticeHistory(seed: seed)
    var size = 0
    for round in 0..<20 {
      let journal = try history.journal()
      let index = try JournalIndex.open(journal, history.environment)
      let (indexed, read) = (try index.practice(), try Practice(of: journal))
      let (ours, theirs) = (indexed.told, read.told)
      if ours != theirs {
        let place = zip(ours, theirs).first { $0 != $1 }
        Issue.record("seed \(seed), round \(round): \(place.map { "‘\($0.0)’ / ‘\($0.1)’" } ?? "\(ours.count) / \(theirs.count)")")
        break
      }
      let days = Set(indexed.log.lines.map(\.day))
      let paths = try index.paths(ofDays: days)
      for day in days where paths[day]?.contains("\(day)") != true && paths[day] == nil { Issue.record("no path for \(day)") }
      size += indexed.log.lines.count
      for _ in 0..<Int.random(in: 1...4, using: &history.generator) { try history.edit() }
    }
    #expect(size > 30)
  }

  @Test func damagedLinesTrapNowhere() {
    var generator = SeededGenerator(seed: 3)
    let line = PracticeLine(
      line: 7, activity: "run", state: .partly, points: -3, quantities: [("distance", Quantity(5.2, "km")), ("n", Quantity(-0.0))],
      mentions: ["goal", ""])
    var practice = Practice()
    for one in [line, line, PracticeLine(line: 300, activity: nil, state: .done)] { practice.log.append(one, on: .earliest) }
    practice.moods.append((CalendarDay.earliest.advanced(by: 40), .good))
    let whole = practice.packedDays
    for _ in 0..<5000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      var read = Practice()
      bytes.withUnsafeBytes { _ = read.append(packed: $0) }
      #expect(read.log.lines.count <= whole.count)
    }
  }
}
