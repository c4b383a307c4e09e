// What one file of a journal says, as places in it: what the index takes as it is, and what readings, checks and edits make their models from.

package import JournalDates
package import JournalModel
package import JournalText
package import MarkdownSyntax

/// What one file says, as byte ranges and small codes. Texts, numbers and models are made of them for whoever asks. Total: any bytes give one.
package final class EntryPlaces: Sendable {
  /// The file's path in its journal.
  package let path: String
  /// The file's name without `.md`: what links to it say.
  package let slug: String
  package let configuration: JournalConfiguration
  package let kind: EntryKind
  package let properties: [PropertyReading]
  package let decoded: DecodedProperties
  /// The period that the file's name or path stands for; nil where it stands for none.
  package let namedPeriod: Period?
  package let span: DaySpan?
  /// Whether the whole file is kept out of reports and exports: its property says so, also where the front matter is broken elsewhere.
  package let isPrivate: Bool
  /// The text with its outline, and the fields of all items.
  package let text: ItemSource
  package let sections: [SectionPlace]
  /// The Actions that stand in no section of Actions; nil where there are none, or the settings do not ask for them.
  package let scattered: SectionPlace?
  /// The items and log lines of all sections, in order, and behind them what is scattered.
  package let items: [ItemLine]
  /// What stands in no section.
  let prose: [TextRange]
  /// The fields of a day's text that stand on no list item, be they private or not.
  let proseFields: [ProseField]

  package var source: SourceText { text.source }
  package var outline: Outline { text.outline }
  package var lines: LineTable { text.lines }

  /// - Parameter outline: Of the source.
  package init(_ source: SourceText, outline: Outline, path: String, configuration: JournalConfiguration) {
    self.path = path
    self.configuration = configuration
    let lines = LineTable(source)
    var text = ItemSource(source, outline, lines)
    slug = Reference.slug(ofPath: path)
    properties = PropertyReading.all(in: outline, of: source)
    kind = Self.kind(properties, path: path, layout: configuration.layout)
    decoded = DecodedProperties(properties, kind: kind, moodLabels: configuration.moodLabels)
    namedPeriod = Self.period(path: path, slug: slug, kind: kind, layout: configuration.layout)
    span = Self.span(decoded, kind: kind, named: namedPeriod)
    isPrivate = decoded.isPrivate || properties.isEmpty && Self.brokenFrontMatterSaysPrivate(outline, lines, source)
    let places = BodyPlaces(outline, in: source, configuration.sectionNames)
    var (sections, items) = (places.sections, [ItemLine]())
    // A note has Actions only where they look like tasks: such a heading there is its own affair.
    let isTaskNote = configuration.findsTasksAnywhere && kind == .note
    for index in sections.indices {
      if isTaskNote, sections[index].kind == .action { sections[index].kind = .other }
      Self.readItems(of: &sections[index], from: &text, into: &items)
    }
    let end = items.count
    if configuration.findsTasksAnywhere { Self.readScatteredTasks(from: &text, into: &items) }
    scattered = items.count > end ? SectionPlace(scattered: end..<items.count) : nil
    proseFields = kind == .day ? text.outline.proseFields(in: source) : []
    (self.text, self.sections, self.items, prose) = (text, sections, items, places.prose)
  }

  /// The items of a section.
  package func items(of section: SectionPlace) -> ArraySlice<ItemLine> { items[section.items] }

  /// All that holds items: the sections, and the Actions that stand in none.
  package var itemSections: [SectionPlace] { scattered.map { sections + [$0] } ?? sections }

  /// The lines of all logs, in order.
  package var logLines: [ItemLine] { sections.filter { $0.kind == .log }.flatMap { items(of: $0) } }

  /// The day, of a day file.
  package var day: CalendarDay? { kind == .day ? span?.start : nil }

  // MARK: Titles

  /// The `title` property, else the first heading of level 1, else the name.
  package var title: String { (decoded.text("title") ?? headingTitle() ?? slug).withoutLineEnds }

  /// The title without a heading that is private; what a report shows.
  package var publicTitle: String { (decoded.text("title") ?? headingTitle(ofPublic: true) ?? slug).withoutLineEnds }

  /// The text of the first heading of level 1, with `ofPublic` of the first that is not private; nil where there is none.
  private func headingTitle(ofPublic: Bool = false) -> String? {
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      if block.kind == .heading, block.level == 1, !(ofPublic && isMarkedPrivate(index)) {
        let text = outline.text(ofHeading: block, in: source)
        if !text.isEmpty { return text }
      }
      index = max(index + 1, Int(block.next))
    }
    return nil
  }

  // MARK: Items

  private static func readItems(of section: inout SectionPlace, from text: inout ItemSource, into items: inout [ItemLine]) {
    // A private heading of level 1 covers the sections below it.
    section.isPrivate = section.above.map { text.isMarkedPrivate($0) } ?? false || text.isMarkedPrivate(section.block)
    section.line = text.lines.line(of: section.range.lowerBound)
    let start = items.count
    if section.kind.holdsItems || section.kind == .log {
      var hiddenLevel: UInt8?
      var block = section.blocks.lowerBound
      while block < section.blocks.upperBound {
        let held = text.outline.blocks[block]
        if held.kind == .heading {
          // What stands under a private heading of a lower level is private.
          if let open = hiddenLevel, held.level <= open { hiddenLevel = nil }
          if hiddenLevel == nil, text.isMarkedPrivate(block) { hiddenLevel = held.level }
        } else if held.kind == .item {
          var item = text.read(block: block, as: section.kind == .log ? .log : .item)
          item.isPrivate = hiddenLevel != nil || text.isPrivate(item)
          items.append(item)
        }
        block = max(block + 1, Int(held.next))
      }
    }
    section.items = start..<items.count
  }

  /// Whether a block of text has the tag that keeps it out of reports.
  func isMarkedPrivate(_ block: Int) -> Bool { text.isMarkedPrivate(block) }

  // MARK: What it is

  private static func kind(_ properties: [PropertyReading], path: String, layout: Layout) -> EntryKind {
    if case .text(let type)? = properties.first(where: { $0.key == "type" })?.value, let kind = EntryKind(type: type) { return kind }
    return layout.kind(ofPath: path, hasSchedule: properties.contains { $0.key == "schedule" && $0.style != .empty })
  }

  /// The period of a path by the layout, else by the file's name alone where that is one of the kind's own.
  private static func period(path: String, slug: String, kind: EntryKind, layout: Layout) -> Period? {
    guard let unit = kind.unit else { return nil }
    if let period = layout.period(ofPath: path), period.unit == unit { return period }
    guard let period = Period(slug), period.unit == unit else { return nil }
    return period
  }

  private static func span(_ decoded: DecodedProperties, kind: EntryKind, named: Period?) -> DaySpan? {
    guard let unit = kind.unit else { return nil }
    if unit == .day { return decoded.date("date").map { DaySpan($0) } ?? named?.span }
    let start = decoded.date("start"), end = decoded.date("end")
    switch (start, end) {
    case (nil, nil): return named?.span
    case (let start?, let end?): return DaySpan(from: start, to: end) ?? named?.span
    case (let start?, nil):
      if let named, named.span.contains(start) { return DaySpan(from: start, to: named.end) }
      return DaySpan(from: start, to: Period(unit, containing: start).end)
    case (nil, let end?):
      if let named, named.span.contains(end) { return DaySpan(from: named.start, to: end) }
      return DaySpan(from: Period(unit, containing: end).start, to: end)
    }
  }

  /// Whether front matter that cannot be read has a line that marks the file as private. Nobody should read a secret for a missing fence.
  private static func brokenFrontMatterSaysPrivate(_ outline: Outline, _ lines: LineTable, _ source: SourceText) -> Bool {
    guard outline.diagnostics.contains(where: { $0.message.code.isOf(.frontMatter) }) else { return false }
    let key = Array("private:".utf8)
    for (index, start) in lines.starts.enumerated() where source.bytes[start...].starts(with: key) {
      let value = source.text(lines.range(ofLine: index + 1)).utf8.dropFirst(key.count)
      if !Substring(value).trimmed.hasPrefix("false") { return true }
    }
    return false
  }
}
