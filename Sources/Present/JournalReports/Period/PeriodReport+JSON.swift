// The report for scripts; docs/json.md describes the members.

import Documents
import JournalDates
import JournalLanguage
import JournalModel
public import PlainFormats

extension PeriodReport {
  /// The whole report as one object, schema 2.
  public var json: JSONValue {
    let parts = Part.ofFiles.compactMap { part in part.member.map { ($0, part.json(self)) } }
    return .object(
      JSONObject(
        [
          (.schema, .answerSchema), (.title, .string(heading(.english))),
          (.start, .string(span.start.description)), (.end, .string(span.end.description)), (.subtitle, .string(span.title)),
        ] + parts + [(.privateEntries, .int(privateEntries)), (.unreadableFiles, .int(problems))]))
  }
}

extension PeriodReport.Section {
  var json: JSONValue {
    [.type: .string(kind.rawValue), .heading: .string(heading), .items: JSONValue(items.map(\.json))]
  }
}

extension PeriodReport.Item {
  /// As docs/json.md describes an item of a report.
  var json: JSONValue { json(effects: nil) }

  /// The same with what it moved, where it is a Try or a line of a Review about one.
  func json(effects: [TriesReport.Effect]?) -> JSONValue {
    var shown = JSONObject()
    // Of a repeated key the last one counts, as everywhere.
    for field in fields { shown[field.key] = .string(field.value) }
    var object: JSONObject = [
      .id: JSONValue(id),
      .text: .string(text),
      .title: .string(plainText(text)),
      .details: .string(details),
      .line: .int(line),
      .state: JSONValue(state?.name),
      .completed: JSONValue(closed?.description),
      .fields: .object(shown),
      .tags: JSONValue(tags),
    ]
    if let effects { object.append(.findings, JSONValue(effects.map(\.json))) }
    return .object(object)
  }
}

extension PeriodReport.Item {
  /// The same of one that stands in the file of a day.
  func json(in section: SectionKind, of day: PeriodReport.Day) -> JSONValue {
    [
      .date: .string(day.date.description), .path: .string(day.path), .line: .int(line), .section: .string(section.rawValue),
      .id: JSONValue(id), .text: .string(text), .title: .string(plainText(text)), .details: .string(details), .tags: JSONValue(tags),
    ]
  }
}

extension PeriodReport.Day {
  var json: JSONValue {
    [
      .date: .string(date.description),
      .path: .string(path),
      .mood: JSONValue(mood, label: moodName),
    ]
  }
}

extension PeriodReport.Action {
  var json: JSONValue {
    [
      .path: .string(path),
      .line: .int(line),
      .id: JSONValue(id),
      .text: .string(text),
      .title: .string(plainText(text)),
      .state: .string(state.rawValue),
      .due: JSONValue(due?.description),
      .completed: JSONValue(closed?.description),
    ]
  }
}
