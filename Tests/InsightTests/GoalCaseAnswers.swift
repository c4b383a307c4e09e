// What insights say of a small journal, by the keys of the cases.

import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalWords

extension GoalCase {
  /// What is said under a key such as `run.status` or `run.2.value`; nil for a key that asks for nothing.
  func answer(_ key: String) -> String? {
    let practice = journal
    let ledger = GoalLedger(of: practice, units, on: today)
    let parts = key.parts(between: ".")
    switch parts[0] {
    case "due":
      return practice.dueItems(ledger, on: today).map { "\($0.slug) \($0.urgency.level) (\($0.urgency.words(.english)))" }.joined(separator: ", ")
    case "terms": return practice.terms(ledger, on: today).map(told).joined(separator: " | ")
    case "term": return practice.terms(ledger, on: today).current.map(told) ?? "none"
    case "reached": return names(ledger.reached(on: today).map { "\($0.kind.rawValue) \($0.slug)" })
    case "reached-by-today":
      let lines = practice.log.lines.filter { $0.day == today }.map(\.line)
      return names(ledger.reached(by: Set(lines), on: today, in: practice).map { "\($0.kind.rawValue) \($0.slug)" })
    case "reached-by-last":
      let lines = practice.log.lines.filter { $0.day == today }.map(\.line).suffix(1)
      return names(ledger.reached(by: Set(lines), on: today, in: practice).map { "\($0.kind.rawValue) \($0.slug)" })
    case "alignment":
      let period = DaySpan(spanning: today.advanced(by: -27), today)
      return Alignment(of: practice, ledger, in: period, on: today).values.map(told).joined(separator: " | ")
    case "without-value":
      let period = DaySpan(spanning: today.advanced(by: -27), today)
      return names(Alignment(of: practice, ledger, in: period, on: today).goalsWithoutValue.map(\.goal.slug))
    default: break
    }
    guard let goal = ledger.goals.first(where: { $0.goal.slug == parts[0] }) else { return nil }
    if parts.count == 3, let number = Int(parts[1]), goal.targets.indices.contains(number - 1) {
      return answer(parts[2], of: goal.targets[number - 1])
    }
    return parts.count == 2 ? answer(parts[1], of: goal) : nil
  }

  private func answer(_ key: String, of goal: GoalProgress) -> String? {
    switch key {
    case "status": goal.status.rawValue
    case "due": goal.span.due.map { "\($0) \(goal.span.dueSource?.rawValue ?? "")" } ?? "none"
    case "from": goal.countsFrom.map { "\($0) \(goal.span.startSource?.rawValue ?? "line")" } ?? "none"
    case "left": goal.daysLeft.map { String($0) } ?? "none"
    case "lines": goal.lines.map { "\($0.day):\($0.line) \($0.rule)" }.joined(separator: ", ")
    case "mismatches":
      names(goal.mismatches.map { "\($0.day):\($0.line) \($0.rule) [\($0.units.map { $0.isEmpty ? "bare" : $0 }.joined(separator: " "))]" })
    case "doubled": goal.doubledTargets.map { String($0 + 1) }.joined(separator: " ")
    case "milestones": names(goal.milestones.map { "\($0.slug) \($0.plan.completed == nil ? "open" : "done")" })
    case "steps":
      names(
        goal.milestones.map { milestone in
          let amount = goal.milestoneTargets[milestone.path].map { " \(rounded($0.value)) \($0.status.rawValue)" } ?? ""
          return "\(milestone.slug)\(amount) \(milestone.plan.completed?.description ?? "open")"
        })
    case "tasks": names(goal.tasks.map { "\($0.task.slug) \($0.done?.description ?? "open")\($0.isLogged ? " logged" : "")" })
    case "days": names(goal.days.map(\.description))
    default: nil
    }
  }

  private func answer(_ key: String, of target: TargetProgress) -> String? {
    switch key {
    case "value": rounded(target.value)
    case "percent": rounded(target.percent)
    case "whole": String(target.wholePercent)
    case "text": units.text(target.value, in: target.target.quantity.unit, .english)
    case "needed": target.neededPerDay.map(rounded) ?? "none"
    case "current": rounded(target.currentPerDay)
    case "status": target.status.rawValue
    case "dimension": target.dimension.name
    case "why": names(target.why.map { "\($0.day):\($0.line) \(rounded($0.amount)) \($0.rule)" })
    case "count": String(target.why.count)
    case "before": rounded(target.before)
    case "days": "\(target.days.first)..\(target.days.last) \(target.days.amounts.count)"
    case "evened": names(target.days.evened.map { "\($0.day) \(rounded($0.amount)) as \(rounded($0.counted))" })
    case "chance": target.chance.map { rounded($0) } ?? "none"
    case "outlook":
      target.outlook.map { outlook in
        outlook.isClear
          ? [outlook.early, outlook.likely, outlook.late].map { $0?.description ?? "beyond" }.joined(separator: " ") : "unclear"
      } ?? "none"
    default: nil
    }
  }

  private func told(_ term: TermProgress) -> String {
    let overlapping = term.overlapping.isEmpty ? "" : ", overlaps \(names(term.overlapping.map(\.slug)))"
    let goals = term.goals.isEmpty ? "" : ", goals \(names(term.goals.map(\.goal.slug)))"
    return "\(term.term.slug): \(term.words(.english))\(goals)\(overlapping)"
  }

  private func told(_ value: ValueAlignment) -> String {
    let since = value.daysSince.map { "\($0) days since" } ?? "never"
    return "\(value.value.slug): \(value.activeGoals)/\(value.goals.count) goals, \(value.contributions) done, \(since)"
      + (value.isNotReflected ? ", not reflected" : "")
  }

  private func names(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// To four digits after the point.
  private func rounded(_ number: Double) -> String { decimalText((number * 10_000).rounded() / 10_000) }
}
