// Tries for scripts; docs/json.md describes the members.

import JournalInsights
import JournalModel
public import PlainFormats

extension TriesReport {
  /// The whole list as one object, schema 1.
  public var json: JSONValue { ["schema": 1, "tries": JSONValue(tries.map(\.json))] }
}

extension ReviewLedger.Try {
  var json: JSONValue {
    [
      "id": JSONValue(item.id),
      "text": .string(item.text),
      "path": .string(place.path),
      "line": .int(place.line),
      "outcome": .string(outcome.rawValue),
      "judged_in": JSONValue(judgedIn?.path),
      "note": JSONValue(words.isEmpty ? nil : words),
      "carried": .int(carried),
    ]
  }
}
