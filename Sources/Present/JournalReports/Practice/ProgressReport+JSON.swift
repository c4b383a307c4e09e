// Goals for scripts; docs/json.md describes the members.

import JournalDates
public import JournalInsights
import JournalModel
import JournalLanguage
public import PlainFormats

extension ProgressReport {
  /// The whole as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .date: .string(today.description), .goals: JSONValue(goals.map { json($0) }),
      .privateEntries: .int(privateEntries),
    ]
  }

  private func json(_ goal: GoalProgress) -> JSONValue {
    [
      .slug: .string(goal.goal.slug),
      .title: .string(goal.goal.title),
      .path: .string(goal.goal.path),
      .standing: .string(goal.status.rawValue),
      .due: JSONValue(goal.span.due?.description),
      .dueBy: JSONValue(goal.span.dueSource?.rawValue),
      .daysLeft: JSONValue(goal.daysLeft),
      .countsFrom: JSONValue(goal.countsFrom?.description),
      .countsBy: JSONValue(goal.span.startSource?.rawValue ?? (goal.countsFrom == nil ? nil : "line")),
      .targets: JSONValue(goal.targets.map { json($0) }),
      .levels: JSONValue(goal.levels.map(\.json)),
      .milestones: JSONValue(
        goal.milestones.filter { !$0.isPrivate }.map {
          [
            .slug: .string($0.slug), .title: .string($0.title), .due: JSONValue($0.plan.due?.description),
            .completed: JSONValue($0.plan.completed?.description), .target: goal.milestoneTargets[$0.path]?.json ?? .null,
          ]
        }),
      .tasks: JSONValue(
        goal.tasks.filter { !$0.task.isPrivate }.map {
          [.slug: .string($0.task.slug), .title: .string($0.task.title), .completed: JSONValue($0.done?.description)]
        }),
      .why: JSONValue(goal.targets.flatMap { why($0, of: goal) }),
      .mismatches: JSONValue(
        goal.mismatches.compactMap { one in
          paths[one.day].map { [.path: .string($0), .line: .int(Int(one.line)), .units: JSONValue(one.units)] }
        }),
    ]
  }

  private func json(_ target: TargetProgress) -> JSONValue {
    let outlook = target.outlook
    let more: JSONObject = [
      .neededPerDay: target.neededPerDay.map { number($0) } ?? .null,
      .currentPerDay: number(target.currentPerDay),
      .projection: outlook.flatMap { outlook in
        outlook.isClear
          ? [
            .early: JSONValue(outlook.early?.description), .likely: JSONValue(outlook.likely?.description),
            .late: JSONValue(outlook.late?.description),
          ] : nil
      } ?? .null,
      .outlook: outlook.map { json($0, of: target) } ?? .null,
    ]
    return .object(target.members.with(more))
  }

  /// All that somebody needs to walk the same walks.
  private func json(_ outlook: GoalOutlook, of target: TargetProgress) -> JSONValue {
    let digits = String(outlook.seed, radix: 16)
    return [
      .clear: .bool(outlook.isClear), .inTime: target.chance.map { number($0) } ?? .null,
      .start: .string(target.days.first.description), .end: .string(target.days.last.description),
      .amounts: JSONValue(target.days.amounts.map { number($0) }), .block: .int(GoalOutlook.block), .pasts: .int(GoalOutlook.pasts),
      .walks: .int(GoalOutlook.walks), .stretch: number(outlook.stretch),
      .seed: .string(String(repeating: "0", count: 16 - digits.count) + digits),
      .evened: JSONValue(
        target.days.evened.map {
          [.date: .string($0.day.description), .amount: number($0.amount), .counted: number($0.counted)]
        }),
    ]
  }

  /// Each says the unit of the target that it counts for.
  private func why(_ target: TargetProgress, of goal: GoalProgress) -> [JSONValue] {
    reasons(target, of: goal, .english).map { reason in
      guard case .object(var object) = reason.json else { return reason.json }
      object.append(.unit, .string(target.target.quantity.unit))
      return .object(object)
    }
  }
}

extension TargetProgress {
  /// How much is to be reached, how much of it is, and how that stands, wherever a target is told.
  var members: JSONObject {
    [
      .text: .string(target.text), .field: JSONValue(target.field), .amount: number(target.quantity.amount),
      .unit: .string(target.quantity.unit), .value: number(value), .before: number(before), .percent: number(percentInTenths),
      .standing: .string(status.rawValue),
    ]
  }

  /// As every list of goals tells it.
  public var json: JSONValue { .object(members) }
}
