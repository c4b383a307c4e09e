// Cards for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
public import PlainFormats

extension EntryCards {
  /// All of them as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .entries: JSONValue(entries.map { $0.json(effects[$0.path] ?? [:]) }), .item: .null, .context: context?.part ?? .null,
      .privateEntries: .int(privateEntries),
    ]
  }
}

extension EntryCards.Entry {
  fileprivate func json(_ effects: [Int: [TriesReport.Effect]]) -> JSONValue {
    let isDay = kind == .day
    return [
      .path: .string(path),
      .type: .string(kind.rawValue),
      .title: .string(title),
      .date: JSONValue(isDay ? span?.end.description : nil),
      .start: JSONValue(isDay ? nil : span?.start.description),
      .end: JSONValue(isDay ? nil : span?.end.description),
      .mood: JSONValue(mood, label: moodName),
      .properties: .object(JSONObject(properties.map { ($0.key, $0.value.json) })),
      .text: .string(text),
      .sections: JSONValue(sections.map { $0.json(effects) }),
    ]
  }
}

extension EntryCards.Section {
  fileprivate func json(_ effects: [Int: [TriesReport.Effect]]) -> JSONValue {
    [
      .type: .string(kind.rawValue),
      .heading: .string(heading),
      .items: JSONValue(items.map { $0.json(effects: effects[$0.line]) }),
      .log: JSONValue(parts.compactMap { if case .log(let said, let line) = $0 { said.json(line: line) } else { nil } }),
      .text: .string(texts.joined(separator: "\n\n")),
    ]
  }
}

extension LogLine {
  fileprivate func json(line: Int) -> JSONValue {
    [
      .line: .int(line),
      .activity: JSONValue(activity),
      .state: JSONValue(state?.rawValue),
      .time: JSONValue(time?.text),
      .fields: .object(JSONObject(lastOfEach: fields.map { ($0.key, .string($0.value)) })),
      .text: .string(text),
      .details: .string(details),
    ]
  }
}

extension PropertyText {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text), .kept(let text): .string(text)
    case .list(let elements): JSONValue(elements)
    }
  }
}
