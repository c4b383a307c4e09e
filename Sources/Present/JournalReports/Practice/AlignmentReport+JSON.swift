// Values for scripts; docs/json.md describes the members.

import JournalDates
import JournalInsights
import JournalModel
import JournalLanguage
public import PlainFormats

extension AlignmentReport {
  /// The whole as one object, schema 2.
  /// - Parameter tellsReasons: Whether each value says what was done for it.
  public func json(tellsReasons: Bool) -> JSONValue {
    [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description),
      .values: JSONValue(
        values.map { value in
          var object: JSONObject = [
            .slug: .string(value.value.slug), .title: .string(value.value.title), .path: .string(value.value.path),
            .level: JSONValue(value.value.plan.level?.rawValue), .priority: JSONValue(value.value.plan.priority),
            .goals: JSONValue(value.goals.filter { !$0.goal.isPrivate }.map(\.goal.slug)),
            .activeGoals: .int(value.activeGoals), .contributions: .int(value.contributions),
            .lastContribution: JSONValue(value.lastDay?.description), .daysSince: JSONValue(value.daysSince),
            .reflected: .bool(!value.isNotReflected),
          ]
          if tellsReasons { object.append(.why, JSONValue(reasons(value, .english).map(\.json))) }
          return .object(object)
        }),
      .goalsWithoutValue: JSONValue(
        goalsWithoutValue.map { [.slug: .string($0.goal.slug), .title: .string($0.goal.title), .path: .string($0.goal.path)] }),
      .privateEntries: .int(privateEntries),
    ]
  }
}
