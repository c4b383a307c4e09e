// A journal of ten years for measuring: the same bytes on every machine.

import JournalDates
import JournalTestSupport

/// Makes days with properties, logs and prose, and weekly retrospectives, in a mix as people write them.
struct SampleJournal {
  /// A word that one day in about a thousand has.
  static let rareWord = "zephyrine"

  private var random: SeededGenerator
  private let isWhole: Bool
  private let vocabulary: [String]
  private static let habits = [
    "meditate", "run", "read", "stretch", "squash", "brush-teeth", "piano", "no-sugar",
  ]
  private static let moods = ["horrible", "bad", "average", "good", "great"]
  private static let tags = [
    "work", "health", "family", "reading", "music", "travel", "garden", "sleep",
  ]

  /// - Parameter isWhole: Whether it also has imported metrics, as CSV, and the rare word.
  init(seed: UInt64, isWhole: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isWhole = isWhole
    let onsets = [
      "b", "ch", "d", "fl", "gr", "k", "l", "m", "n", "pl", "r", "sh", "st", "t", "v", "z",
    ]
    let ends = ["a", "en", "ick", "ong", "our", "ee", "is", "ul"]
    let known = [
      "the", "and", "to", "of", "a", "in", "was", "it", "for", "on", "café", "睡眠", "naïve",
    ]
    var words = known
    for first in onsets {
      for second in onsets {
        for end in ends { words.append(first + "a" + second + end) }
      }
    }
    vocabulary = words
  }

  /// Writes the journal into an empty folder: so many days, and the weeks and months that lie in them.
  mutating func write(days: Int, to folder: TemporaryFolder) throws {
    try folder.write("", to: "retro.yaml")
    for habit in Self.habits {
      try folder.write(
        "---\ntype: habit\nschedule: daily\npoints: 2\n---\n", to: "activities/\(habit).md")
    }
    guard let first = CalendarDay(year: 2016, month: 1, day: 4) else { return }
    for number in 0..<days {
      let day = first.advanced(by: number)
      let month = day.month < 10 ? "0\(day.month)" : "\(day.month)"
      let rare = isWhole && number % 1009 == 100 ? "\(Self.rareWord)\n" : ""
      try folder.write(self.day(day) + rare, to: "days/\(day.year)/\(month)/\(day).md")
      guard number % 7 == 0 else { continue }
      let week = Period(.week, containing: day)
      try folder.write(
        retrospective(week), to: "retros/\(ISOWeek(containing: day).weekYear)/\(week).md")
    }
    if isWhole { try writeMetrics(from: first, days: days, to: folder) }
  }

  private static let imported = [
    "active_kcal", "deep_minutes", "exercise_minutes", "pickups", "rem_minutes", "resting_heart_rate", "stand_hours",
  ]

  /// A file a year, a row a day.
  private mutating func writeMetrics(from first: CalendarDay, days: Int, to folder: TemporaryFolder) throws {
    var text = ""
    for number in 0..<days {
      let day = first.advanced(by: number)
      if text.isEmpty { text = (["date"] + Self.imported).joined(separator: ",") + "\n" }
      text += "\(day)"
      for _ in Self.imported { text += ",\(self.number(20, 900))" }
      text += "\n"
      if number == days - 1 || day.advanced(by: 1).year != day.year {
        try folder.write(text, to: "metrics/apple-health/\(day.year).csv")
        text = ""
      }
    }
  }

  private mutating func day(_ day: CalendarDay) -> String {
    var text = "---\ntype: day\ndate: \(day)\nmood: \(random.pick(Self.moods))\ntags:\n"
    for _ in 0..<Int.random(in: 1...3, using: &random) { text += "  - \(random.pick(Self.tags))\n" }
    text +=
      "sleep_minutes: \(number(300, 560))\nsteps: \(number(400, 16_000))\nscreen_minutes: \(number(20, 420))\ncoffee: \(number(0, 4))\n"
    text +=
      "weight_kg: 7\(number(0, 3)).\(number(0, 9))\n---\n\n# \(day)\n\n\(paragraph(3))\n\n## Log\n\n"
    for habit in Self.habits where chance(58) {
      switch number(0, 9) {
      case 0: text += "- [-] [[\(habit)]] [skip:: \(random.pick(vocabulary))]\n"
      case 1: text += "- [-] [[\(habit)]]\n"
      case 2...3:
        text +=
          "- [x] [[\(habit)]] [distance:: \(number(3, 15)).\(number(0, 9)) km]  [duration:: \(number(18, 95)) min]\n"
      default: text += "- [x] [[\(habit)]]\n"
      }
    }
    text += "\n## Action\n\n"
    for _ in 0..<number(1, 3) {
      let due = chance(30) ? " [due:: \(day.advanced(by: number(1, 21)))]" : ""
      text += "- [\(chance(60) ? "x" : " ")] \(words(5))\(due) ^a-\(id())\n"
    }
    text += "\n## Notes\n\n\(paragraph(4))\n"
    if chance(25) { text += "\n> \(sentence())\n" }
    if chance(10) { text += "\n```\n## Keep\nlet x = \(number(1, 999))\n```\n" }
    return text
  }

  private mutating func retrospective(_ period: Period) -> String {
    var text = "---\ntype: weekly\nstart: \(period.start)\nend: \(period.end)\n---\n"
    for (name, letter) in [("Keep", "k"), ("Problem", "p"), ("Try", "t")] {
      text += "\n## \(name)\n\n"
      for _ in 0..<number(2, 5) { text += "- \(sentence()) ^\(letter)-\(id())\n" }
    }
    text += "\n## Action\n\n"
    for _ in 0..<number(1, 3) {
      text +=
        "- [\(chance(50) ? "x" : " ")] \(words(6)) [due:: \(period.end.advanced(by: 7))] ^a-\(id())\n"
    }
    return text + "\n## Notes\n\n\(paragraph(5))\n"
  }

  private mutating func number(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &random)
  }
  private mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }
  private mutating func id() -> String {
    (0..<5).map { _ in String(random.pick(Array("abcdefghjkmnpqrstvwxyz23456789"))) }.joined()
  }
  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in random.pick(vocabulary) }.joined(separator: " ")
  }
  private mutating func paragraph(_ count: Int) -> String {
    (0..<count).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let middle = random.pick(vocabulary)
    let dressed =
      switch number(0, 11) {
      case 0: "**\(middle)**"
      case 1: "`\(middle)`"
      case 2: "[\(middle)](https://example.org/\(middle))"
      default: middle
      }
    return "\(words(5)) \(dressed) \(words(4))."
  }
}
