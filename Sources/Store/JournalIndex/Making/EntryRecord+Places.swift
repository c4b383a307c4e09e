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
  init(_ places: EntryPlaces) {
    // Taken once: it is many references.
    let outline = places.outline
    let labels = places.configuration.moodLabels
    var writer = RecordWriter(places)
    kind = places.kind
    span = places.span
    mood = kind == .day ? places.publicMood(labels) : nil
    privateMood = places.privateMood(labels)
    zone = kind == .day ? places.decoded.text("timezone") : nil
    isPrivate = places.isPrivate
    isFlawed = kind != .note && !outline.diagnostics.isEmpty
    own = kind == .day ? places.metrics : []
    hasPlainMetrics = kind == .day && places.hasPlainMetrics
    slug = Reference.folded(places.slug)
    title = places.publicTitle
    properties = writer.made { PropertyTexts.write(places.properties, to: &$0) }
    tags = places.tags
    items = []
    for section in places.itemSections where section.kind.holdsItems {
      for item in places.items(of: section) { items.append(ItemRow(item, in: section, of: places, &writer)) }
    }
    if places.scattered != nil { items.sort { $0.line < $1.line } }
    log = writer.made { Self.writeLog(of: places, to: &$0) }
    head = kind.isPlan ? writer.text(TextRange(0, outline.bodyStart)) : nil
    practice = kind == .day ? writer.made { $0.append(Self.practice(places)) } : .none
    wordCount = places.source.bytes.withUnsafeBufferPointer {
      WordCount(UnsafeBufferPointer(rebasing: $0[outline.bodyStart...])).words
    }
    let searched = SearchTexts(places)
    texts = searched.columns(&writer)
    publicLinks = isPrivate ? nil : searched.publicLinks.map { shown in writer.made { shown.write(to: &$0) } }
    source = places.source.bytes
    made = writer.bytes
  }

  private static func practice(_ places: EntryPlaces) -> [UInt8] {
    guard let day = places.span?.end else { return [] }
    var practice = Practice()
    for section in places.sections where section.kind == .log {
      for item in places.items(of: section) {
        if let line = PracticeLine(item, of: places.text) { practice.log.append(line, on: day) }
      }
    }
    return practice.packedDays
  }

  /// Lines of a log as JSON, each a list of `LogPart`s, since there are more of them than of anything else; nothing where there are none.
  private static func writeLog(of places: EntryPlaces, to writer: inout RecordWriter) {
    var isFirst = true
    for section in places.sections where section.kind == .log {
      for item in places.items(of: section) {
        if isFirst { writer.write(raw: "[[") } else { writer.write(raw: ",[") }
        write(item, of: places.text, isPrivate: section.isPrivate || item.isPrivate, to: &writer)
        writer.write(raw: "]")
        isFirst = false
      }
    }
    if !isFirst { writer.write(raw: "]") }
  }

  private static func write(_ item: ItemLine, of text: ItemSource, isPrivate: Bool, to writer: inout RecordWriter) {
    writer.write(.int(item.line))
    var last = LogPart.line
    func begin(_ part: LogPart) {
      for _ in last.rawValue + 1..<part.rawValue { writer.write(raw: ",null") }
      writer.write(raw: ",")
      last = part
    }
    if let link = text.activityLink(of: item) {
      begin(.activity)
      if link.kind == .markdownLink {
        writer.write(LinkTarget.reference(of: link, in: text.source)?.file ?? "")
      } else {
        writer.write(LinkTarget.fileRange(ofTarget: link.name, in: text.source))
      }
    }
    let state = text.logState(of: item)
    if state != .done {
      begin(.state)
      writer.write(state.rawValue)
    }
    if !item.fields.isEmpty {
      begin(.fields)
      writer.writeFields(of: item, text)
    }
    if let words = text.textRange(of: item) {
      if !words.isEmpty {
        begin(.text)
        writer.write(words)
      }
    } else {
      begin(.text)
      writer.write(text.text(of: item))
    }
    if let time = item.time {
      begin(.time)
      writer.write(time.text)
    }
    if isPrivate {
      begin(.isPrivate)
      writer.write(.int(1))
    }
  }
}

extension EntryRecord.ItemRow {
  fileprivate init(_ item: ItemLine, in section: SectionPlace, of places: EntryPlaces, _ writer: inout RecordWriter) {
    let text = places.text
    line = item.line
    self.section = section.kind
    state = item.state
    let range = text.textRange(of: item)
    self.text = if let range { writer.text(range) } else { writer.text(text.text(of: item)) }
    id = text.idName(of: item).map { writer.text($0) }
    let dueText = text.lastField(.due, of: item)?.value(in: places.source)
    due = dueText.flatMap { CalendarDay($0) }
    let isDueAlone = item.fields.count == 1 && due != nil && due?.description == dueText
    fields = item.fields.isEmpty || isDueAlone ? nil : writer.made { $0.writeFields(of: item, text) }
    let spans = text.spans(of: item)
    let hasTags = spans.contains { $0.kind == .tag }, hasLinks = spans.contains { $0.isLink }
    tags = hasTags ? writer.made { $0.write(JSONValue(text.tags(of: item))) } : nil
    let links = hasLinks ? text.links(of: item) : []
    self.links = links.isEmpty ? nil : writer.made { $0.write(JSONValue(links)) }
    privateFrom = places.isPrivate ? 0 : section.isPrivate ? section.line : item.isPrivate ? line : nil
    let mention = section.kind == .review && hasLinks ? ReviewMention(ItemReading(item, of: text), in: places) : nil
    about = mention.map { mention in writer.text(mention.json) }
    target = mention?.item.id.lowercased()
    hasDetails = text.hasDetails(item)
    notes = ItemNotes(
      section.kind, item.state, opensWithLink: section.kind == .action && Self.opensWithLink(range, item, text),
      hasOddID: text.idName(of: item).map { !places.source[$0].allSatisfy { 0x20...0x7E ~= $0 } } ?? false, isAbout: target != nil)
  }

  private static func opensWithLink(_ range: TextRange?, _ item: ItemLine, _ text: ItemSource) -> Bool {
    guard let range else { return text.text(of: item).utf8.starts(with: "[[".utf8) }
    return text.source[range].starts(with: "[[".utf8)
  }
}
