// Goals, what serves them and the lines of logs that count, as a person writes them down.

import Foundation
import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport

/// A small journal on a day, and what is expected of it. How it is written stands in `Tests/Fixtures/insights/goals/progress.txt`.
struct GoalCase {
  var name: String
  var today = CalendarDay.latest
  var practice = Practice()
  var lines: [(day: CalendarDay, line: PracticeLine)] = []
  /// What stands after `=>`: a key and what it is expected to say.
  var expected: [(key: String, value: String)] = []

  var units: UnitTable { UnitTable(practice.measures.map(\.plan)) }

  /// With its lines in the log.
  var journal: Practice {
    var practice = practice
    for (day, line) in lines.sorted(by: { $0.day < $1.day }) { practice.log.append(line, on: day) }
    return practice
  }

  static func all(in name: String) throws -> [GoalCase] {
    var cases: [GoalCase] = []
    for line in try Repository.fixtures.appending(path: "insights/goals/\(name)").text().split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("== ") { cases.append(GoalCase(name: String(line.dropFirst(3)))) } else { cases[cases.count - 1].read(line) }
    }
    return cases
  }

  private mutating func read(_ line: Substring) {
    let words = line.words
    if line.hasPrefix("=> ") {
      expected.append((words[1], words.dropFirst(2).joined(separator: " ")))
    } else if words[0] == "today" {
      today = CalendarDay(words[1]) ?? today
    } else if words[0].utf8.first.map({ $0 &- 0x30 < 10 }) ?? false {
      log(line)
    } else {
      plan(words[0], words[1], Options(line))
    }
  }

  private mutating func plan(_ kind: String, _ slug: String, _ options: Options) {
    let path = "\(kind)s/\(slug).md"
    switch kind {
    case "goal":
      let goal = Goal(
        start: options.day("start"), due: options.day("due"), targets: options.list("targets").compactMap { GoalTarget($0) },
        from: options.list("from").compactMap { GoalTarget($0) }, values: options.references("values"),
        term: options.references("term").first,
        status: options["status"].flatMap { Goal.Status(rawValue: $0) }, completed: options.day("completed"))
      practice.goals.append(Planned(path: path, slug: slug, title: slug, created: options.day("created"), plan: goal))
    case "habit":
      let habit = Activity.Habit(targets: options["target"].flatMap { HabitTarget($0) }.map { [Dated($0)] } ?? [], goals: options.references("goals"))
      practice.habits.append(Planned(path: path, slug: slug, title: slug, plan: habit))
    case "task":
      let task = Activity.Task(
        due: options.day("due"), priority: options["priority"].flatMap { Priority(rawValue: $0) }, completed: options.day("completed"),
        goals: options.references("goals"))
      practice.tasks.append(Planned(path: path, slug: slug, title: slug, plan: task))
    case "milestone":
      let milestone = Milestone(
        due: options.day("due"), goal: options.references("goal").first, target: options["target"].flatMap { GoalTarget($0) },
        status: options["status"].flatMap { Milestone.Status(rawValue: $0) }, completed: options.day("completed"))
      practice.milestones.append(Planned(path: path, slug: slug, title: slug, plan: milestone))
    case "obligation":
      let obligation = Obligation(due: options.day("due"), completed: options.day("completed"))
      practice.obligations.append(Planned(path: path, slug: slug, title: slug, plan: obligation))
    case "term":
      let term = Term(start: options.day("start"), end: options.day("end"), status: options["status"].flatMap { Term.Status(rawValue: $0) })
      practice.terms.append(Planned(path: path, slug: slug, title: slug, plan: term))
    case "value":
      let value = PersonalValue(
        level: options["level"].flatMap { PersonalValue.Level(rawValue: $0) }, priority: options["priority"].flatMap { Int($0) })
      practice.values.append(Planned(path: path, slug: slug, title: slug, plan: value))
    default:
      let measure = Measure(
        unit: slug, dimension: options["dimension"], canonicalUnit: options["of"], factor: options["factor"].flatMap { decimal($0) })
      practice.measures.append(Planned(path: path, slug: slug, title: slug, plan: measure))
    }
  }

  /// `2026-11-18 run partly; distance=5.2 km; +goal`; `2026-11-01..2026-11-20/3 run` is every third day.
  private mutating func log(_ text: Substring) {
    let parts = text.parts(between: ";")
    let words = parts[0].words
    let when = words[0].split(separator: "/")
    let ends = when[0].split(separator: ".").compactMap { CalendarDay($0) }
    guard let first = ends.first, let span = DaySpan(from: first, to: ends.last ?? first) else { return }
    let state = words.count > 2 ? LogLine.State(rawValue: words[2]) ?? .unanswered : .done
    var line = PracticeLine(line: 0, activity: words[1] == "-" ? nil : words[1], state: state)
    for part in parts.dropFirst() {
      if part.hasPrefix("+") { line.mentions.append(String(part.dropFirst())) }
      let sides = part.parts(between: "=")
      if sides.count == 2, let quantity = Quantity(sides[1]) { line.quantities.append((sides[0], quantity)) }
    }
    let step = when.count > 1 ? Int(when[1]) ?? 1 : 1
    for day in stride(from: 0, to: span.count, by: step).map({ span[$0] }) {
      line.line = lines.count { $0.day == day } + 1
      lines.append((day, line))
    }
  }
}

/// What is written as `key=value` after the name of a plan; a value lasts to the next key.
private struct Options {
  private var values: [String: String] = [:]

  init(_ line: Substring) {
    var key: String?
    for word in line.words.dropFirst(2) {
      if let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy({ $0.isLetter }) {
        key = String(word[..<equals])
        values[String(word[..<equals])] = String(word[word.index(after: equals)...])
      } else if let key {
        values[key, default: ""] += " \(word)"
      }
    }
  }

  subscript(key: String) -> String? { values[key] }
  func list(_ key: String) -> [String] { values[key]?.parts(between: ",") ?? [] }
  func references(_ key: String) -> [Reference] { list(key).compactMap { Reference($0) } }
  func day(_ key: String) -> CalendarDay? { values[key].flatMap { CalendarDay($0) } }
}
