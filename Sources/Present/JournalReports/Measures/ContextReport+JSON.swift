// The numbers behind a retrospective for scripts; docs/json.md describes the members.

import JournalDates
public import PlainFormats

extension ContextReport {
  /// The whole as one object, schema 2.
  public var json: JSONValue {
    .object(JSONObject([(.schema, .answerSchema)] + members + [(.privateEntries, .int(privateEntries))]))
  }

  /// As a part of another report.
  var part: JSONValue { .object(JSONObject(members)) }

  private var members: [(JSONMember, JSONValue)] {
    [
      (.start, .string(span.start.description)), (.end, .string(span.end.description)),
      (.before, [.start: .string(before.start.description), .end: .string(before.end.description)]),
      (
        .rows,
        JSONValue(
          rows.map { row -> JSONValue in
            [.name: .string(row.name), .unit: .string(row.unit), .value: Self.json(row.value), .before: Self.json(row.before)]
          })
      ),
    ]
  }

  private static func json(_ value: Value?) -> JSONValue {
    value.map { [.number: $0.number.map { number($0) } ?? .null, .text: .string($0.text), .days: .int($0.days)] } ?? .null
  }
}
