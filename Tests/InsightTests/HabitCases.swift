// Histories of a habit as a person writes them down, a sign a day.

import Foundation
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalWords

/// A habit, what its days say, and what is expected. How they are written stands in `Tests/Fixtures/insights/habits/streaks.txt`.
struct HabitCase {
  var name: String
  var habit = Activity.Habit()
  var today = CalendarDay.earliest
  var weekStart = Weekday.monday
  /// By day: the lines of that day.
  var days: [(day: CalendarDay, lines: [PracticeLine])] = []
  /// What stands after `=>`.
  var expected: [String] = []
  var task: Activity.Task?
  var goal: Goal?
  private var isTodayGiven = false

  init(name: String) { self.name = name }

  /// Every case of a file of fixtures.
  static func all(in name: String) throws -> [HabitCase] {
    var cases: [HabitCase] = []
    for line in try Repository.fixtures.appending(path: "insights/habits/\(name)").text().split(separator: "\n") {
      if line.hasPrefix("#") || line.trimmed.isEmpty { continue }
      if line.hasPrefix("== ") {
        cases.append(HabitCase(name: String(line.dropFirst(3))))
      } else {
        try cases[cases.count - 1].read(line.trimmed)
      }
    }
    return cases
  }

  /// The histories of all files.
  static func all() throws -> [HabitCase] {
    try ["days.txt", "streaks.txt", "changes.txt", "strength.txt", "weeks.txt", "points.txt"].flatMap { try all(in: $0) }
  }

  var practice: Practice {
    var practice = Practice()
    practice.add(.activity(.habit(habit)), path: "activities/squash.md", slug: "Squash", title: "Squash", aliases: [], isPrivate: false)
    if let task {
      practice.add(.activity(.task(task)), path: "activities/tax.md", slug: "tax", title: "Tax", aliases: [], isPrivate: false)
    }
    if let goal { practice.add(.goal(goal), path: "goals/marathon.md", slug: "marathon", title: "Marathon", aliases: [], isPrivate: false) }
    for (day, lines) in days.sorted(by: { $0.day < $1.day }) {
      if practice.days.last != day { practice.days.append(day) }
      for line in lines { practice.log.append(line, on: day) }
    }
    return practice
  }

  var ledger: HabitLedger { HabitLedger(of: practice, .standard, on: today, weekStart: weekStart) }
  var record: HabitRecord { ledger.habits[0] }
  var points: PointsLedger { PointsLedger(of: practice, ledger) }

  private mutating func read(_ line: String) throws {
    if line.hasPrefix("=> ") {
      expected.append(String(line.dropFirst(3)))
    } else if let day = CalendarDay(line.prefix(10)) {
      try readDays(line.dropFirst(10), from: day)
    } else {
      for part in line.split(separator: ";") { try readPart(part.trimmed) }
    }
  }

  private mutating func readPart(_ part: String) throws {
    let word = part.prefix { $0 != " " }, rest = part.dropFirst(word.count).trimmed
    let choices = rest.components(separatedBy: " then ")
    switch word {
    case "today":
      today = CalendarDay(rest) ?? today
      isTodayGiven = true
    case "week": weekStart = Schedule.weekdays([rest])?.first ?? weekStart
    case "start": habit.start = CalendarDay(rest)
    case "archived": habit.archived = CalendarDay(rest)
    case "paused": habit.paused += rest.words.compactMap { PausedSpan($0) }
    case "target": habit.targets = choices.compactMap { Dated($0) { HabitTarget($0) } }
    case "points": habit.points = choices.compactMap { Dated($0) { Int($0) } }
    case "schedule": habit.schedule = choices.compactMap { Dated($0) { Schedule($0) } }
    case "task": task = Activity.Task(points: Int(rest.words[0]), completed: rest.words.dropFirst().first.flatMap { CalendarDay($0) })
    case "goal": goal = Goal(points: Int(rest.words[0]), completed: rest.words.dropFirst().first.flatMap { CalendarDay($0) })
    default: throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "‘\(part)’ in ‘\(name)’"])
    }
  }

  /// Reads a sign a day; several lines of one day stand in parentheses. Fields follow their sign in braces: `x{duration 20 min}`.
  private mutating func readDays(_ text: Substring, from first: CalendarDay) throws {
    var day = first
    var rest = text
    while let sign = rest.first {
      if sign == " " {
        rest.removeFirst()
        continue
      }
      var lines: [PracticeLine] = []
      if sign == "." || sign == "~" {
        rest.removeFirst()
      } else if sign == "(" {
        rest.removeFirst()
        while let next = rest.first, next != ")" {
          if next == " " { rest.removeFirst() } else { lines.append(try line(&rest, lines.count)) }
        }
        rest = rest.dropFirst()
      } else {
        lines.append(try line(&rest, 0))
      }
      if !lines.isEmpty || sign == "~" { days.append((day, lines)) }
      if !isTodayGiven { today = max(today, day) }
      day = day.advanced(by: 1)
    }
  }

  /// Lines of logs stand from the fourth line of their file on.
  private func line(_ rest: inout Substring, _ before: Int) throws -> PracticeLine {
    let sign = rest.removeFirst()
    guard let state = Self.states[sign] else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "‘\(sign)’ in ‘\(name)’"])
    }
    var line = PracticeLine(line: 4 + before, activity: "squash", state: state)
    if rest.first == "{" {
      let fields = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(fields.count + 2)
      Self.add(fields, to: &line)
    }
    return line
  }

  private static let states: [Character: LogLine.State] = ["x": .done, "/": .partly, "s": .skip, "-": .no, "_": .unanswered]

  private static func add(_ fields: Substring, to line: inout PracticeLine) {
    for field in fields.split(separator: ",").map(\.trimmed) {
      let key = field.prefix { $0 != " " }, value = field.dropFirst(key.count).trimmed
      switch key {
      case "points": line.points = Int(value)
      case "of": line.activity = value.isEmpty ? nil : value
      default: if let quantity = Quantity(value) { line.quantities.append((String(key), quantity)) }
      }
    }
  }
}

extension HabitState {
  /// The sign of a state in the cases.
  var sign: Character {
    switch self {
    case .done: "x"
    case .partly: "/"
    case .skip: "s"
    case .no: "-"
    case .unanswered: "_"
    case .unknown: "?"
    case .covered: "c"
    case .notDue: "n"
    case .paused: "p"
    case .notBegun: "b"
    case .archived: "a"
    }
  }
}

extension HabitRecord {
  /// What the cases say of a streak.
  var toldStreak: String {
    "\(streak.unit.words(streak.current, .english)), best \(streak.best), \(streak.lastBroken.map { "broken \($0)" } ?? "never broken")"
      + (streak.isPending ? ", pending" : "")
  }

  /// The signs of the days from one to today.
  func told(from day: CalendarDay) -> String {
    String(DaySpan(spanning: day, today).compactMap { state(on: $0)?.sign })
  }
}
