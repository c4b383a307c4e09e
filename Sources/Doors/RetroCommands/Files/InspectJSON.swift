// What the reader understands in a file, as JSON; docs/json.md describes the members.

import Documents
import JournalChecks
import JournalDates
public import JournalFormat
import JournalKit
import JournalModel
import JournalText
public import PlainFormats

/// What `retro inspect --json` answers for a file, schema 2, told its owner.
public func inspectJSON(_ reading: FileReading) -> JSONValue { inspectJSON(Understood(reading, for: .owner)) }

func inspectJSON(_ told: Understood) -> JSONValue {
  let reading = told.reading
  var properties = JSONObject()
  // No key stands twice: that would be broken front matter, which has no properties.
  for property in told.properties { properties.append(property.key, property.value.json) }
  let days = reading.span
  let isDay = reading.kind == .day
  return [
    .schema: .answerSchema,
    .path: .string(reading.path),
    .type: .string(reading.kind.rawValue),
    .date: JSONValue(isDay ? days?.end.description : nil),
    .start: JSONValue(isDay ? nil : days?.start.description),
    .end: JSONValue(isDay ? nil : days?.end.description),
    .properties: .object(properties),
    .sections: JSONValue(told.sections.map { sectionJSON($0) }),
    .log: JSONValue(told.log.map { logJSON($0) }),
    .privateEntries: .int(told.privateEntries),
    .diagnostics: JSONValue(told.diagnostics.map { diagnosticJSON($0, in: reading) }),
  ]
}

/// A finding with its place: lines and columns count from 1, columns in Unicode scalars, the end stands after the last one.
func diagnosticJSON(_ diagnostic: Diagnostic, in reading: FileReading) -> JSONValue { diagnosticJSON(diagnostic, reading.lines) }

/// - Parameter isTold: Whether the words may be told; else no more than the place.
func diagnosticJSON(_ diagnostic: Diagnostic, _ lines: LineTable, isTold: Bool = true) -> JSONValue {
  let start = lines.position(of: diagnostic.range.lowerBound)
  let end = lines.position(of: diagnostic.range.upperBound)
  return [
    .code: .string(diagnostic.message.code.rawValue),
    .severity: .string(diagnostic.message.severity.rawValue),
    .message: isTold ? .string(diagnostic.message.text) : .null,
    .line: .int(start.line),
    .column: .int(start.column),
    .endLine: .int(end.line),
    .endColumn: .int(end.column),
    .fixable: .bool(!diagnostic.fix.isEmpty),
  ]
}

private func sectionJSON(_ section: SectionReading) -> JSONValue {
  var members: JSONObject = [
    .type: .string(section.kind.rawValue),
    .heading: .string(section.heading),
    .line: .int(section.line),
    .items: JSONValue(section.items.map { itemJSON($0) }),
  ]
  if let reflection = section.reflection {
    // Its words are told by ‘retro reflections’, which knows what of them is private.
    members.append(
      .reflection,
      [
        .guide: JSONValue(reflection.guide?.rawValue), .count: .int(reflection.steps.count),
        .open: JSONValue(reflection.openSteps.map { JSONValue.int($0) }),
      ])
  }
  return .object(members)
}

private func itemJSON(_ reading: ItemReading) -> JSONValue {
  let item = reading.item
  return [
    .id: JSONValue(item.id),
    .text: .string(item.text),
    .title: .string(plainText(item.text)),
    .line: .int(reading.line),
    .state: JSONValue(item.state?.name),
    .fields: fieldsJSON(item.fields),
    .tags: JSONValue(item.tags),
    .links: JSONValue(item.links),
  ]
}

private func logJSON(_ reading: LogReading) -> JSONValue {
  let line = reading.logLine
  return [
    .line: .int(reading.line),
    .activity: JSONValue(line.activity),
    .state: JSONValue(line.state?.rawValue),
    .time: JSONValue(line.time?.text),
    .fields: fieldsJSON(line.fields),
    .text: .string(line.text),
  ]
}

/// Of a repeated key the last one counts, as everywhere.
private func fieldsJSON(_ fields: [Field]) -> JSONValue {
  .object(JSONObject(lastOfEach: fields.map { ($0.key, .string($0.value)) }))
}
