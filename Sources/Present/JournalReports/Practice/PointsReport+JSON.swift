// Points for scripts; docs/json.md describes the members.

import JournalDates
import JournalLanguage
public import PlainFormats

extension PointsReport {
  /// The whole as one object, schema 2.
  /// - Parameter tellsReasons: Whether everything follows that earned points.
  public func json(tellsReasons: Bool) -> JSONValue {
    var object: JSONObject = [
      .schema: .answerSchema, .date: .string(today.description), .start: .string(span.start.description),
      .end: .string(span.end.description),
      .today: .int(totals.today), .week: .int(totals.week), .month: .int(totals.month), .ever: .int(totals.ever),
      .total: .int(total), .by: .string(grouping.rawValue), .since: JSONValue(firstDay?.description),
      .groups: JSONValue(
        groups.map {
          [.start: .string($0.span.start.description), .end: .string($0.span.end.description), .points: .int($0.points)]
        }),
      .activities: JSONValue(
        activities.map {
          [.slug: JSONValue($0.slug), .title: JSONValue($0.title), .private: .bool($0.isPrivate), .points: .int($0.points)]
        }),
    ]
    if tellsReasons { object.append(.why, JSONValue(reasons(.english).map(\.json))) }
    return .object(object)
  }
}
