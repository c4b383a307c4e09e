// How much more time something is to have.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// So much more time, counted from the day on which something is due, or another day behind that.
enum Postponement: Sendable {
  /// So many units, each by its letter: `3d`.
  case span(Int, Character)
  case day(AskedDays)

  /// A name, and how much more time what has it is to have: ‘taxes by 3 days’, ‘write talk friday’.
  static func read(_ words: [String], of command: String) throws(UsageError) -> (name: [String], more: Postponement) {
    let words = words.count > 1 ? words : words.flatMap(\.words)
    for place in words.indices.dropFirst() {
      let hasJoint = joints.contains(words[place].lowercased()) && place + 1 < words.count
      let rest = words[(hasJoint ? place + 1 : place)...]
      if let span = span(rest.map { $0.lowercased() }) { return (Array(words[..<place]), span) }
      if PeriodText.count(of: rest) == rest.count || rest.count == 1 && PeriodText.issue(of: rest[rest.startIndex]) != nil {
        return (Array(words[..<place]), .day(try WordForm.comingDays.read(rest.joined(separator: " "), "DAY")))
      }
      if case let said = rest.flatMap(\.words), said.count > 1, AskedDays.reachOfDeadline(said) == said.count {
        return (Array(words[..<place]), .day(try WordForm.dueDays.read(rest.joined(separator: " "), "DAY")))
      }
    }
    throw UsageError(PlanUsageText.noMore, hint: PlanUsageText.noMoreWay, ["command": .text(command), "name": .text(words.joined(separator: " "))])
  }

  /// A name, and by how much the day that it has is to be another one: ‘passport +1w’, ‘passport by -2d’. Nil where the last word is no such count.
  static func shift(atEnd words: [String]) -> (name: [String], more: Postponement)? {
    // ‘chapter +2 weeks’
    if words.count > 2, let count = words.dropLast().last, let sign = count.first, sign == "+" || sign == "-", count.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
      let unit = words.last.flatMap({ units[$0.lowercased()] }), !(count.count < 2)
    {
      return shift(atEnd: words.dropLast(2) + ["\(count)\(unit)"])
    }
    guard words.count > 1, let last = words.last, let sign = last.first, sign == "+" || sign == "-",
      case let bare = last.drop(while: { $0 == sign }).lowercased(), case let digits = bare.prefix(while: { $0.isASCII && $0.isNumber }),
      let count = Int(digits), count > 0, count < 10_000, let unit = units[String(bare.dropFirst(digits.count))]
    else { return nil }
    var name = words.dropLast()
    if name.count > 1, let joint = name.last?.lowercased(), joints.contains(joint) { name.removeLast() }
    return (Array(name), .span(sign == "-" ? -count : count, unit))
  }

  /// The day on which it is to be due.
  /// - Throws: Where that would be earlier than it is.
  func day(after reading: FileReading, on today: CalendarDay) throws -> CalendarDay {
    let due = reading.properties.first { $0.key == "due" }.flatMap { $0.value.said }.flatMap { CalendarDay($0) }
    switch self {
    case .span(let count, let unit):
      let later = try Self.day(count, unit, after: due ?? today)
      if count < 0 {
        guard later >= today else {
          throw CommandError(
            .usage, DayErrorText.past, ["name": "\(count)\(unit)", "day": "\(later)"], help: DayErrorText.pastPlanWay,
            ["name": .text(reading.slug), "day": "\(later)"])
        }
        return later
      }
      // What is late for longer than that gets it from today on.
      return later > today ? later : try Self.day(count, unit, after: today)
    case .day(let asked):
      var day = try asked.due(on: today, of: reading.slug)
      guard let due, day <= due else { return day }
      // ‘Monday’ is the one behind the day that it has.
      if Self.isWeekday(asked.word) { day = try asked.last(on: try Self.day(1, "d", after: due)) }
      if day < due {
        throw CommandError(
          .usage, PlanUsageText.earlier, ["day": .day(day), "due": .day(due)], help: PlanUsageText.earlierWay,
          ["kind": .text(reading.kind.rawValue), "name": .text(reading.slug), "day": "\(day)"])
      }
      return day
    }
  }

  private static func day(_ count: Int, _ unit: Character, after day: CalendarDay) throws -> CalendarDay {
    try AskedDays("\(count < 0 ? "" : "+")\(count)\(unit)", of: "DAY", leaning: .future).last(on: day)
  }

  private static func isWeekday(_ word: String) -> Bool {
    let word = word.lowercased()
    return Weekday.allCases.contains { $0.name.lowercased() == word || $0.shortName.lowercased() == word }
  }

  /// Whether words are so much time: ‘2 weeks’, ‘by a week’.
  static func isSpan(_ words: some Collection<String>) -> Bool {
    let folded = words.map { $0.lowercased() }
    return span(folded.first == "by" ? Array(folded.dropFirst()) : folded) != nil
  }

  /// ‘3 days’, ‘a week’, ‘another month’, `3d`, `+2w`.
  private static func span(_ words: [String]) -> Postponement? {
    var words = words.filter { $0 != "more" && $0 != "another" || words.count == 1 }
    if words.count == 1, let word = words.first {
      let bare = word.drop { $0 == "+" }
      let digits = bare.prefix { $0.isNumber }
      if digits.isEmpty { words = ["1", String(bare)] } else { words = [String(digits), String(bare.dropFirst(digits.count))] }
    }
    guard words.count == 2,
      let count = Int(words[0]) ?? numbers.firstIndex(of: words[0]).map({ $0 + 1 }) ?? (["a", "an"].contains(words[0]) ? 1 : nil),
      count > 0, count < 10_000, let unit = units[words[1]]
    else { return nil }
    return .span(count, unit)
  }

  private static let joints: Set<String> = ["by", "for", "to", "until", "till"]
  private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
  private static let units: [String: Character] = [
    "d": "d", "day": "d", "days": "d", "w": "w", "wk": "w", "week": "w", "weeks": "w", "m": "m", "month": "m", "months": "m", "q": "q",
    "quarter": "q", "quarters": "q", "y": "y", "year": "y", "years": "y",
  ]
}
