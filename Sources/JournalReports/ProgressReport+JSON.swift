// Goals for scripts; docs/json.md describes the members.

import JournalDates
import JournalInsights
import JournalModel
public import PlainFormats

extension ProgressReport {
  /// The whole as one object, schema 1.
  public var json: JSONValue {
    ["schema": 1, "date": .string(today.description), "goals": JSONValue(goals.map { json($0) }), "private_entries": .int(privateEntries)]
  }

  private func json(_ goal: GoalProgress) -> JSONValue {
    [
      "slug": .string(goal.goal.slug),
      "title": .string(goal.goal.title),
      "path": .string(goal.goal.path),
      "status": .string(goal.status.rawValue),
      "due": JSONValue(goal.goal.plan.due?.description),
      "days_left": JSONValue(goal.daysLeft),
      "targets": JSONValue(goal.targets.map { json($0) }),
      "milestones": JSONValue(
        goal.milestones.filter { !$0.isPrivate }.map {
          [
            "slug": .string($0.slug), "title": .string($0.title), "due": JSONValue($0.plan.due?.description),
            "completed": JSONValue($0.plan.completed?.description),
          ]
        }),
      "tasks": JSONValue(
        goal.tasks.filter { !$0.task.isPrivate }.map {
          ["slug": .string($0.task.slug), "title": .string($0.task.title), "completed": JSONValue($0.done?.description)]
        }),
      "why": JSONValue(goal.targets.flatMap { why($0) }),
      "mismatches": JSONValue(
        goal.mismatches.compactMap { one in
          paths[one.day].map { ["path": .string($0), "line": .int(Int(one.line)), "units": JSONValue(one.units)] }
        }),
    ]
  }

  private func json(_ target: TargetProgress) -> JSONValue {
    [
      "field": JSONValue(target.target.field),
      "unit": .string(target.target.quantity.unit),
      "target": number(target.target.quantity.amount),
      "value": number(target.value),
      "percent": number(target.percentInTenths),
      "needed_per_day": target.neededPerDay.map { number($0) } ?? .null,
      "current_per_day": number(target.currentPerDay),
      "status": .string(target.status.rawValue),
      "trend": target.trend.map {
        [
          "method": .string($0.method.rawValue), "level": number($0.level), "slow": number($0.slow), "likely": number($0.likely),
          "fast": number($0.fast),
        ]
      } ?? .null,
      "projection": target.projection.map {
        [
          "early": JSONValue($0.early?.description), "likely": JSONValue($0.likely?.description), "late": JSONValue($0.late?.description),
        ]
      } ?? .null,
    ]
  }

  /// Each says the unit of the target that it counts for.
  private func why(_ target: TargetProgress) -> [JSONValue] {
    reasons(target).map { reason in
      guard case .object(var object) = reason.json else { return reason.json }
      object.append("unit", .string(target.target.quantity.unit))
      return .object(object)
    }
  }
}
