// Journals of chance that hold what nobody means and anybody may type: the ends of time, of numbers and of lists.

import JournalTestSupport

/// A journal made of a seed, and the command lines to try on it.
struct ExtremeJournal {
  /// The contents of the files by their paths.
  private(set) var files: [String: String] = [:]
  /// What the clock says.
  private(set) var now = ""
  private var chance: SeededGenerator
  private let words: [String: [String]]

  init(seed: UInt64, words: [String: [String]]) {
    self.words = words
    chance = SeededGenerator(seed: seed)
    now = word("CLOCK")
    writeSettings()
    writePlans()
    writeDays()
    writeRetrospectives()
    writeMetrics()
  }

  /// A line with one of its words in place of each name in capitals.
  mutating func filled(_ line: String) -> String {
    var out = ""
    var rest = line[...]
    while let first = rest.first {
      let name = rest.prefix { $0.isASCII && $0.isUppercase }
      if let key = words.keys.filter({ name.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
        out += word(key)
        rest = rest.dropFirst(key.count)
      } else {
        out.append(first)
        rest = rest.dropFirst()
      }
    }
    return out
  }

  private mutating func word(_ name: String) -> String { chance.pick(words[name] ?? [name]) }
  private mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }

  /// One of these lines, filled.
  private mutating func one(_ lines: [String]) -> String { filled(chance.pick(lines)) }

  /// Each of these lines with a chance in a hundred, filled.
  private mutating func some(_ percent: Int, _ lines: [String]) -> String {
    var out = ""
    for line in lines where chance.chance(percent) { out += filled(line) + "\n" }
    return out
  }

  /// So many of one of these lines.
  private mutating func several(_ range: ClosedRange<Int>, _ lines: [String]) -> String {
    var out = ""
    for _ in 0..<count(range) { out += one(lines) + "\n" }
    return out
  }

  /// A value, or a list of values each of which holds from a day on.
  private mutating func dated(_ name: String) -> String {
    if chance.chance(60) { return word(name) }
    var parts = ["\"\(word(name))\""]
    for _ in 0..<count(1...4) { parts.append("\"\(word(name)) from \(word("DAY"))\"") }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension ExtremeJournal {
  private mutating func writeSettings() {
    files["retro.yaml"] =
      some(
        30,
        [
          "day_start: TIME", "week_start: WEEKDAY", "timezone: ZONE", "review.horizon: INTEGER weeks", "weekly.grace_days: INTEGER",
          "urgency.green_days: INTEGER", "urgency.amber_days: INTEGER", "urgency.red_days: INTEGER",
        ])
      + some(
        30,
        ["sleep", "deep_sleep", "consistency", "steps", "exercise", "stand", "screen", "evening_screen", "pickups"].map { part in
          "wellness.\(part): " + one(["NUMBER", "NUMBER..NUMBER", "NUMBER min", "<= NUMBER", ">= NUMBER", "NUMBERh", "NUMBER..NUMBER min"])
        })
  }

  private mutating func writePlans() {
    for habit in words["HABIT"] ?? [] {
      var text = "type: habit\nschedule: \(dated("SCHEDULE"))\npoints: \(dated("INTEGER"))\n"
      text += some(
        60, ["start: DAY", "target: \"NUMBER UNIT\"", "target: \"<= NUMBERUNIT\"", "target: \"<= NUMBERUNIT/week\"", "goals: [\"[[GOAL]]\"]"])
      text += some(10, ["archived: DAY"])
      if chance.chance(50) {
        // Now and then thousands of them.
        let pauses = (0..<(chance.chance(5) ? 3000 : count(1...3))).map { _ in one(["DAY..DAY", "DAY..", "DAY"]) }
        text += "paused: [\(pauses.joined(separator: ", "))]\n"
      }
      files["activities/\(habit).md"] = "---\n\(text)---\n"
    }
    for number in 0..<3 {
      let facts = some(50, ["completed: DAY", "goals: [\"[[GOAL]]\"]", "priority: high"])
      files["activities/t\(number).md"] = filled("---\ntype: task\ndue: DAY\npoints: INTEGER\n\(facts)---\n")
    }
    for goal in words["GOAL"] ?? [] {
      let targets = (0..<count(0...3)).map { _ in "\"" + one(["NUMBER UNIT", "distance NUMBERUNIT", "amount NUMBER UNIT"]) + "\"" }
      let facts = some(
        70,
        [
          "start: DAY", "due: DAY", "points: INTEGER", "importance: INTEGER", "urgency: INTEGER", "term: \"[[t1]]\"",
          "values: [\"[[health]]\"]",
        ])
      let end = some(20, ["completed: DAY"])
      files["goals/\(goal).md"] = "---\ntype: goal\ntargets: [\(targets.joined(separator: ", "))]\n\(facts)\(end)---\n"
    }
    files["goals/m1.md"] = filled("---\ntype: milestone\ngoal: \"[[GOAL]]\"\ndue: DAY\n---\n")
    files["goals/o1.md"] = filled("---\ntype: obligation\ndue: DAY\n---\n")
    for number in 0..<2 {
      files["terms/t\(number + 1).md"] = filled("---\ntype: term\nnumber: INTEGER\nstart: DAY\n\(some(70, ["end: DAY"]))---\n")
      files["measures/u\(number).md"] = filled("---\ntype: measure\nunit: u\(number)\nequals: \"NUMBER UNIT\"\n---\n")
    }
    files["experiments/x0.md"] = filled(
      "---\ntype: experiment\nstart: DAY\ncondition_a: one\ncondition_b: other\noutcome: METRIC\n"
        + "block_days: INTEGER\nblocks: INTEGER\nwashout_days: INTEGER\nseed: INTEGER\n---\n")
    for number in 1..<3 {
      files["experiments/x\(number).md"] = filled(
        "---\ntype: experiment\nstart: DAY\ncondition_a: one\ncondition_b: other\noutcome: "
          + one(["METRIC", "mood", "\"[[HABIT]]\""]) + "\nblock_days: 2\nblocks: 12\nseed: 7\n---\n")
    }
    files["values/health.md"] = filled("---\ntype: value\npriority: INTEGER\nlevel: major\n---\n")
  }

  private mutating func writeDays() {
    var days = Set((0..<count(1...10)).map { _ in word("DAY") })
    let month = word("MONTH")
    for day in 1...30 where chance.chance(50) { days.insert(month + (day < 10 ? "0" : "") + "\(day)") }
    for day in days.sorted() {
      var text = "---\n" + some(60, ["mood: MOOD"]) + some(15, ["date: DAY", "timezone: ZONE"])
      text += some(35, (words["METRIC"] ?? []).map { "\($0): " + chance.pick(["NUMBER", "NUMBER", "TIME", "INTEGERh59"]) })
      text += "---\n\n## Log\n\n"
      for _ in 0..<count(0...8) {
        text += one(["- MARK ", "- MARK TIME ", "- MARK TIME-TIME ", "- "]) + one(["[[HABIT]]", "[[t1]]", "[[GOAL]]", "words"])
        text +=
          several(0...3, [" [FIELD:: NUMBER UNIT]", " [FIELD:: INTEGER]", " [goal:: [[GOAL]]]", " [mood:: MOOD]"])
          .replacing("\n", with: "") + "\n"
      }
      text += "\n## Reflection\n" + several(0...2, ["- x [pre_intensity:: INTEGER] [post_intensity:: NUMBER]"])
      files["days/\(day.prefix(4))/\(day.dropFirst(5).prefix(2))/\(day).md"] = text + "\n## Action\n" + items("a")
    }
  }

  private mutating func items(_ letter: String) -> String {
    var text = ""
    for _ in 0..<count(0...5) {
      text += (letter == "t" || letter == "a" ? one(["- MARK item", "- [ ] item"]) : "- item")
      text += some(
        25,
        [
          "[due:: DAY]", "[created:: DAY]", "[completion:: DAY]", "[cancelled:: DAY]", "[start:: DAY]", "[scheduled:: DAY]",
          "[points:: INTEGER]", "[mood:: INTEGER]", "[repeat:: every INTEGER days]", "[from:: ^t-1]", "[goal:: [[GOAL]]]",
        ]
      ).split(separator: "\n").map { " \($0)" }.joined()
      text += " ^\(letter)-\(count(1...9))\n"
    }
    return text
  }

  private mutating func writeRetrospectives() {
    for period in Set((0..<count(1...6)).map { _ in word("PERIOD") } + ["2026-W46"]).sorted() {
      var text = "---\n" + some(30, ["start: DAY", "end: DAY", "avg_steps: NUMBER", "wellness_score: NUMBER", "avg_sleep_minutes: NUMBER"])
      text += "---\n## Review\n" + several(0...5, ["- MARK judged [[PERIOD#^t-1]]", "- MARK judged [[PERIOD#^a-2]]"])
      for (name, letter) in [("Keep", "k"), ("Problem", "p"), ("Try", "t"), ("Action", "a")] { text += "\n## \(name)\n" + items(letter) }
      files["retros/\(period.prefix(4))/\(period).md"] = text
    }
  }

  private mutating func writeMetrics() {
    files["table.csv"] = "Date,Steps\n" + several(1...9, ["DAY,NUMBER", "DAY,INTEGER", "DAY,TIME"])
    for source in ["apple-health", "weather", "x"] where chance.chance(60) {
      let columns = (words["METRIC"] ?? []).filter { _ in chance.chance(40) }
      var text = "date\(columns.map { ",\($0)" }.joined())\n"
      for day in Set((0..<count(1...30)).map { _ in word("DAY") }).sorted() {
        text += day + columns.map { _ in "," + one(["NUMBER", "INTEGER", "TIME", ""]).replacing(",", with: ".") }.joined() + "\n"
      }
      files[filled("metrics/\(source)/") + chance.pick(["0001", "2026", "9999"]) + ".csv"] = text
    }
  }
}
