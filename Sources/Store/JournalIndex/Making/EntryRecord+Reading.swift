// From what a file says to what the index keeps of it.

import JournalDates
import JournalFormat
import JournalInsights
import JournalModel
import JournalQuery
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
    privateMood = reading.privateMood(configuration.moodLabels)
    // The entry as a value would take all of its text.
    zone = kind == .day ? reading.decoded.text("timezone") : nil
    isPrivate = reading.isPrivate
    isFlawed = reading.kind != .note && !reading.outline.diagnostics.isEmpty
    own = reading.kind == .day ? reading.metrics : []
    properties = PropertyTexts.json(reading.properties)
    tags = reading.tags
    items = reading.sections.flatMap { section in
      section.items.map { ItemRow($0, in: section, of: reading) }
    }
    log = Self.json(reading.sections)
    head = kind.isPlan ? reading.source.bytes[..<reading.outline.bodyStart] : nil
    practice = kind == .day ? Self.practice(reading) : []
    wordCount = reading.source.bytes.withUnsafeBufferPointer {
      WordCount(UnsafeBufferPointer(rebasing: $0[reading.outline.bodyStart...])).words
    }
    let searched = SearchTexts(reading)
    texts = searched.columns
    publicLinks = isPrivate ? nil : searched.publicLinks
  }

  private static func practice(_ reading: FileReading) -> [UInt8] {
    guard let day = reading.span?.end, !reading.log.isEmpty else { return [] }
    var practice = Practice()
    for line in reading.log {
      if let line = PracticeLine(line.logLine, line: line.line) { practice.log.append(line, on: day) }
    }
    return practice.packedDays
  }

  /// Lines of a log as JSON with keys of one letter, since there are more of them than of anything else; nothing where there are none. A line without
  /// a state is done.
  private static func json(_ sections: [SectionReading]) -> [UInt8] {
    var json = JSONWriter()
    var isFirst = true
    for section in sections { for line in section.log { add(line, isPrivate: section.isPrivate, to: &json, &isFirst) } }
    if isFirst { return [] }
    json.write(raw: "]")
    return json.bytes
  }

  private static func add(_ reading: LogReading, isPrivate: Bool, to json: inout JSONWriter, _ isFirst: inout Bool) {
    let line = reading.logLine
    if isFirst { json.write(raw: "[{\"l\":") } else { json.write(raw: ",{\"l\":") }
    json.write(.int(reading.line))
    if let time = line.time {
      json.write(raw: ",\"t\":")
      json.write(time.text)
    }
    if let activity = line.activity {
      json.write(raw: ",\"a\":")
      json.write(activity)
    }
    let state = line.state ?? line.boxState
    if state != .done {
      json.write(raw: ",\"s\":")
      json.write(state.rawValue)
    }
    if !line.text.isEmpty {
      json.write(raw: ",\"x\":")
      json.write(line.text)
    }
    if !line.fields.isEmpty {
      json.write(raw: ",\"f\":")
      json.write(.object(JSONObject(lastOfEach: line.fields.map { ($0.key, .string($0.value)) })))
    }
    if isPrivate || line.isPrivate { json.write(raw: ",\"p\":true") }
    json.write(raw: "}")
    isFirst = false
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
    due = item.fields.value(of: "due").flatMap { CalendarDay($0) }
    fields = item.fields.isEmpty ? "{}" : JSONValue.object(JSONObject(lastOfEach: item.fields.map { ($0.key, .string($0.value)) })).text()
    tags = item.tags.isEmpty ? "[]" : JSONValue(item.tags).text()
    links = item.links.isEmpty ? "[]" : JSONValue(item.links).text()
    privateFrom = file.isPrivate ? 0 : section.isPrivate ? section.line : item.isPrivate ? line : nil
    let mention = section.kind == .review ? ReviewMention(reading, in: file) : nil
    (about, target) = (mention?.json, mention?.item.id.lowercased())
    hasDetails = !item.details.isEmpty
  }
}
