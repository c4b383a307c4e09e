// The past for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
public import PlainFormats

extension HistoryReport {
  /// All months as one object, schema 1.
  public var json: JSONValue { ["schema": 1, "months": JSONValue(months.map(\.json)), "private_entries": .int(privateEntries)] }
}

extension HistoryReport.Month {
  fileprivate var json: JSONValue {
    [
      "month": .string(period.description),
      "retrospectives": JSONValue(retrospectives.map { $0.json() }),
      "counts": .object(JSONObject(counts.map { ($0.kind.rawValue, .int($0.count)) })),
      "mood": JSONValue(mood?.rawValue),
      "days": JSONValue(days.map { ["date": .string($0.date.description), "mood": JSONValue($0.mood?.rawValue)] }),
      "actions": ["opened": .int(opened), "closed": .int(closed)],
      "tries": ["adopted": .int(adopted)],
    ]
  }
}
