// From what a file says to what the index keeps of it.

import JournalDates
import JournalFormat
import JournalInsights
import JournalModel
import JournalText
import MarkdownSyntax
import PlainFormats

extension EntryRecord {
  init(_ reading: FileReading, _ configuration: JournalConfiguration) {
    slug = Reference.folded(reading.slug)
    kind = reading.kind
    title = reading.publicTitle
    span = reading.span
    mood = reading.kind == .day ? reading.publicMood(configuration.moodLabels) : nil
    isPrivate = reading.isPrivate
    isFlawed = reading.kind != .note && !reading.outline.diagnostics.isEmpty
    own = reading.kind == .day ? reading.metrics : []
    properties = reading.properties.flatMap { property -> [(key: String, place: Int, value: String)] in
      switch property.value {
      case .text(let text): [(property.key, 0, text)]
      case .list(let texts): texts.enumerated().map { (property.key, $0.offset, $0.element) }
      case .kept: []
      }
    }
    tags = reading.tags
    items = reading.sections.flatMap { section in
      section.items.map { ItemRow($0, in: section, of: reading) }
    }
    let lines = reading.log.map { Self.json($0) }
    log = lines.isEmpty ? nil : "[\(lines.joined(separator: ","))]"
    head = kind.isPlan ? reading.source.bytes[..<reading.outline.bodyStart] : nil
    practice =
      kind == .day ? PracticeLine.packed(reading.log.compactMap { PracticeLine($0.logLine, line: $0.line) }) : []
    texts = SearchTexts(reading).columns
  }

  private static func json(_ reading: LogReading) -> String {
    let line = reading.logLine
    var object = JSONObject([("line", .int(reading.line))])
    if let time = line.time { object.append("time", .string(time.text)) }
    if let activity = line.activity { object.append("activity", .string(activity)) }
    object.append("state", .string((line.state ?? line.boxState).rawValue))
    if !line.text.isEmpty { object.append("text", .string(line.text)) }
    if !line.fields.isEmpty { object.append("fields", .object(JSONObject(lastOfEach: line.fields.map { ($0.key, .string($0.value)) }))) }
    if line.isPrivate { object.append("private", true) }
    return JSONValue.object(object).text()
  }
}

extension EntryKind {
  /// Whether `Practice` has a list of such files.
  fileprivate var isPlan: Bool {
    switch self {
    case .habit, .task, .goal, .milestone, .obligation, .term, .value, .measure: true
    case .day, .weekly, .monthly, .quarterly, .yearly, .note: false
    }
  }
}

extension EntryRecord.ItemRow {
  init(_ reading: ItemReading, in section: SectionReading, of file: FileReading) {
    let item = reading.item
    line = reading.line
    self.section = section.kind
    state = item.state?.name
    text = item.text
    id = item.id
    isPrivate = item.isPrivate || section.isPrivate
    due = item.fields.value(of: "due").flatMap { CalendarDay($0) }
    fields = JSONValue.object(JSONObject(lastOfEach: item.fields.map { ($0.key, .string($0.value)) })).text()
    tags = JSONValue(item.tags).text()
    links = JSONValue(item.links).text()
    privateFrom = file.isPrivate ? 0 : section.isPrivate ? section.line : item.isPrivate ? line : nil
    about = section.kind == .review ? ReviewMention(reading, in: file)?.json : nil
    hasDetails = !item.details.isEmpty
  }
}
