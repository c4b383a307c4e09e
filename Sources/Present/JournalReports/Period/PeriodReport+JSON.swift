// The report for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
public import PlainFormats

extension PeriodReport {
  /// The whole report as one object, schema 1.
  public var json: JSONValue {
    let parts = Part.all.map { ($0.member, $0.json(self)) }
    return .object(
      JSONObject(
        [
          ("schema", 1), ("title", .string(heading)),
          ("span", ["start": .string(span.start.description), "end": .string(span.end.description), "title": .string(span.title)]),
        ] + parts + [("private_entries", .int(privateEntries)), ("unreadable_files", .int(problems))]))
  }
}

extension PeriodReport.Section {
  var json: JSONValue {
    ["kind": .string(kind.rawValue), "heading": .string(heading), "items": JSONValue(items.map(\.json))]
  }
}

extension PeriodReport.Item {
  /// As docs/json.md describes an item of a report.
  var json: JSONValue {
    var shown = JSONObject()
    // Of a repeated key the last one counts, as everywhere.
    for field in fields { shown[field.key] = .string(field.value) }
    return [
      "id": JSONValue(id),
      "text": .string(text),
      "details": .string(details),
      "line": .int(line),
      "state": JSONValue(state?.name),
      "closed": JSONValue(closed?.description),
      "fields": .object(shown),
      "tags": JSONValue(tags),
    ]
  }
}

extension PeriodReport.Day {
  var json: JSONValue {
    [
      "date": .string(date.description),
      "path": .string(path),
      "mood": JSONValue(mood?.rawValue),
      "mood_name": JSONValue(mood == nil ? nil : moodWord),
    ]
  }
}

extension PeriodReport.Action {
  var json: JSONValue {
    [
      "path": .string(path),
      "line": .int(line),
      "id": JSONValue(id),
      "text": .string(text),
      "state": .string(state.rawValue),
      "due": JSONValue(due?.description),
      "closed": JSONValue(closed?.description),
    ]
  }
}
