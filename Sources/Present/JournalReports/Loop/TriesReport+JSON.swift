// Tries for scripts; docs/json.md describes the members.

import Documents
import JournalInsights
import JournalModel
public import PlainFormats

extension TriesReport {
  /// The whole list as one object, schema 2.
  public var json: JSONValue { [.schema: .answerSchema, .tries: JSONValue(tries.map { one in one.json(effects: effects[one.place]) }), .privateEntries: .int(privateEntries)] }
}

extension ReviewLedger.Try {
  func json(effects: [TriesReport.Effect]?) -> JSONValue {
    var object: JSONObject = [
      .id: JSONValue(item.id),
      .text: .string(item.text),
      .title: .string(plainText(item.text)),
      .path: .string(place.path),
      .line: .int(place.line),
      .state: .string(outcome.rawValue),
      .judgedIn: JSONValue(judgedIn?.path),
      .note: JSONValue(words.isEmpty ? nil : words),
      .carried: .int(carried),
    ]
    if let effects { object.append(.findings, JSONValue(effects.map(\.json))) }
    return .object(object)
  }
}
