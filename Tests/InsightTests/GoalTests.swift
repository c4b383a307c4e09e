// Goals, due dates, terms and values, case by case and as laws.

import Foundation
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalWords
import Testing

@Suite struct Goals {
  @Test(arguments: [("progress.txt", 35), ("projections.txt", 20), ("due.txt", 5), ("terms.txt", 8), ("alignment.txt", 8)])
  func everyFigureIsAsTheRulesSay(_ file: String, _ fewest: Int) throws {
    let cases = try GoalCase.all(in: file)
    #expect(cases.count >= fewest)
    for one in cases {
      if one.expected.isEmpty { Issue.record("\(one.name): nothing is expected") }
      for (key, value) in one.expected where one.answer(key) != value {
        Issue.record("\(one.name): \(key) is \(one.answer(key) ?? "nothing"), not \(value)")
      }
    }
  }

  @Test func everyFigureFollowsFromItsLines() throws {
    for one in try GoalCase.all(in: "progress.txt") + GoalCase.all(in: "projections.txt") {
      let practice = one.journal
      for goal in GoalLedger(of: practice, one.units, on: one.today).goals {
        for target in goal.targets {
          let sum = target.why.reduce(target.before) { $0 + $1.amount }
          if (sum - target.value).magnitude > 1e-9 { Issue.record("\(one.name): \(sum) and \(target.value)") }
          // Each of them is a line of the log that says something was done.
          for part in target.why {
            let line = practice.log.lines.first { $0.day == part.day && $0.line == part.line }
            if line?.state != .done, line?.state != .partly { Issue.record("\(one.name): \(part.day):\(part.line)") }
          }
        }
      }
    }
  }

  /// The documents name each status, and say the same of it in one place alone.
  @Test func theDocumentsNameEveryStatus() throws {
    let practice = try Repository.root.appending(path: "docs/practice.md").text()
    let json = try Repository.root.appending(path: "docs/json.md").text()
    let table = try #require(practice.components(separatedBy: "| status | means |").dropFirst().first?.components(separatedBy: "\n\n")[0])
    let rows = table.components(separatedBy: "\n| ").dropFirst()
    #expect(rows.count == GoalStatus.allCases.count)
    for status in GoalStatus.allCases {
      let name = status.words(.english) == status.rawValue ? status.rawValue : "\(status.words(.english)) (`\(status.rawValue)`)"
      if rows.count(where: { $0.hasPrefix("\(name) |") }) != 1 { Issue.record("practice.md: \(name)") }
      // In `retro progress`, and in `retro goal show`.
      for list in json.components(separatedBy: "\n").filter({ $0.contains("`not_started`") }) where !list.contains("`\(status.rawValue)`") {
        Issue.record("json.md: \(status.rawValue) in \(list)")
      }
    }
    #expect(json.components(separatedBy: "`not_started`").count == 3)
  }

  @Test func theOrderOfLinesSaysNothing() throws {
    var generator = SeededGenerator(seed: 11)
    for one in try GoalCase.all(in: "progress.txt") {
      let keys = one.expected.map(\.key).filter { [".value", ".percent", ".needed", ".current", ".status"].contains(where: $0.hasSuffix) }
      var shuffled = one
      for _ in 0..<4 {
        shuffled.lines.shuffle(using: &generator)
        for key in keys where shuffled.answer(key) != one.answer(key) { Issue.record("\(one.name): \(key)") }
      }
    }
  }

  @Test func moreIsNeverLess() throws {
    var generator = SeededGenerator(seed: 12)
    for one in try GoalCase.all(in: "progress.txt") {
      var grown = one
      let before = GoalLedger(of: one.journal, one.units, on: one.today).goals
      for _ in 0..<3 {
        let day = one.today.advanced(by: -Int.random(in: 0..<60, using: &generator))
        let activity = generator.pick(one.practice.habits.map(\.name) + one.practice.goals.map(\.name))
        let quantity = Quantity(Double(Int.random(in: 0...40, using: &generator)) / 4, generator.pick(["km", "min", "x", "pages", "mi"]))
        grown.lines.append((day, PracticeLine(line: 90, activity: activity, state: .done, quantities: [("some", quantity)])))
      }
      for (old, new) in zip(before, GoalLedger(of: grown.journal, one.units, on: one.today).goals) {
        for (old, new) in zip(old.targets, new.targets) where new.percent < old.percent { Issue.record("\(one.name): \(new.percent)") }
      }
    }
  }
}
