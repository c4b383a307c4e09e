// What the properties of a goal, a habit, a value were understood to say, in the words of the file.

import JournalDates
import JournalModel

extension Entry {
  /// The values that were read, then the names of the properties that are only kept. Of a retrospective or a note, how many there are.
  /// - Parameter count: How many properties the file has.
  func understoodProperties(_ count: Int) -> [String] {
    switch details {
    case .day, .retrospective, .note: return [count == 1 ? "1 property" : "\(count) properties"]
    default: break
    }
    let kept = other.map(\.key)
    let parts = words + (kept.isEmpty ? [] : ["kept \(kept.joined(separator: ", "))"])
    return parts.isEmpty ? ["nothing yet"] : parts
  }

  private var words: [String] {
    switch details {
    case .activity(.habit(let habit)): words(of: habit)
    case .activity(.task(let task)):
      found(
        ("due", task.due?.description), ("priority", task.priority?.rawValue), ("points", task.points?.description),
        ("completed", task.completed?.description), ("for", names(task.goals)))
    case .goal(let goal): words(of: goal)
    case .milestone(let milestone):
      found(
        ("of", names(milestone.goal.map { [$0] } ?? [])), ("due", milestone.due?.description),
        ("completed", milestone.completed?.description))
    case .obligation(let obligation):
      found(
        ("due", obligation.due?.description), ("asked for by", obligation.requestedBy), ("else", obligation.consequence),
        ("completed", obligation.completed?.description))
    case .term(let term):
      found(
        ("number", term.number?.description), ("theme", term.theme), ("from", term.span?.start.description ?? term.start?.description),
        ("to", term.span?.end.description ?? term.end?.description), ("status", term.status?.rawValue))
    case .value(let value):
      found(("level", value.level?.rawValue), ("priority", value.priority?.description), ("in", value.domain))
    case .measure(let measure): words(of: measure)
    case .day, .retrospective, .note: []
    }
  }

  private func words(of habit: Activity.Habit) -> [String] {
    let schedule = habit.schedule.map { $0.text(\.text) }
    return (schedule.isEmpty ? [] : [schedule.joined(separator: ", then ")])
      + found(
        ("target", habit.target?.text), ("points", list(habit.points.map { $0.text(String.init) }, between: ", then ")),
        ("from", habit.start?.description), ("paused", list(habit.paused.map(\.text))), ("archived", habit.archived?.description),
        ("for", names(habit.goals)))
  }

  private func words(of goal: Goal) -> [String] {
    let targets = goal.targets.map(\.text)
    return (targets.isEmpty ? [] : [targets.joined(separator: " and ")])
      + found(
        ("there before", list(goal.from.map(\.text), between: " and ")), ("from", goal.start?.description), ("due", goal.due?.description),
        ("status", goal.status?.rawValue),
        ("completed", goal.completed?.description), ("points", goal.points?.description), ("values", names(goal.values)),
        ("term", names(goal.term.map { [$0] } ?? [])), ("importance", goal.importance?.description),
        ("urgency", goal.urgency?.description), ("plan", goal.actionPlan))
  }

  private func words(of measure: Measure) -> [String] {
    let unit = measure.unit ?? "a unit"
    let factor = measure.factor.map { "1 \(unit) is \(decimalText($0)) \(measure.canonicalUnit ?? "")".trimmed }
    let first = (factor ?? measure.unit).map { [$0] } ?? []
    return first + found(("in", factor == nil ? measure.canonicalUnit : nil), ("of", measure.dimension))
  }

  /// Each value with the word before it; a long one is cut.
  private func found(_ pairs: (word: String, value: String?)...) -> [String] {
    pairs.compactMap { pair in
      guard let line = pair.value?.split(separator: "\n").first.map({ $0.trimmed }), !line.isEmpty else { return nil }
      let start = line.prefix(60)
      // Cut between words, where there are any.
      return "\(pair.word) \(line.count > 60 ? start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…" : start)"
    }
  }

  private func names(_ references: [Reference]) -> String? { list(references.map(\.slug)) }

  private func list(_ texts: [String], between separator: String = ", ") -> String? {
    texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
