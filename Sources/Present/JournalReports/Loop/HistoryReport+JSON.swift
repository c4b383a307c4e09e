// The past for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
public import PlainFormats

extension HistoryReport {
  /// All months as one object, schema 2.
  public var json: JSONValue { [.schema: .answerSchema, .months: JSONValue(months.map(\.json)), .privateEntries: .int(privateEntries)] }
}

extension HistoryReport.Month {
  fileprivate var json: JSONValue {
    [
      .month: .string(period.description),
      .retrospectives: JSONValue(retrospectives.map { $0.json() }),
      .counts: .object(JSONObject(counts.map { ($0.kind.rawValue, .int($0.count)) })),
      .mood: JSONValue(mood, label: mood.flatMap { mood in days.first { $0.mood == mood }?.moodName } ?? ""),
      .days: JSONValue(days.map { [.date: .string($0.date.description), .mood: JSONValue($0.mood, label: $0.moodName)] }),
      .actions: [.opened: .int(opened), .closed: .int(closed)],
      .tries: [.adopted: .int(adopted)],
    ]
  }
}
