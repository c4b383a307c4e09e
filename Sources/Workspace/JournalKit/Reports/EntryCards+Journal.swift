// Files of a journal as cards.

public import JournalDates
public import JournalFormat
public import JournalIndex
public import JournalInsights
public import JournalModel
public import JournalReports

extension EntryCards {
  /// The cards of some files, in their order. A private file is one private entry.
  /// - Parameters:
  ///   - closed: The Actions of a file that something else than their own lines closes, by path and line.
  ///   - ofActions: The lines of Reviews that are about Actions, by path.
  public init(
    of readings: [FileReading], today: CalendarDay, labels: MoodLabels, closed: [String: [Int: ClosedAction]] = [:],
    ofActions: [String: Set<Int>] = [:]
  ) {
    self.init([], privateEntries: readings.count(where: \.isPrivate), today: today)
    self.labels = labels
    for reading in readings where !reading.isPrivate {
      let text = PublicText(reading)
      privateEntries += text.privateEntries
      let mood = reading.kind == .day ? reading.publicMood(labels) : nil
      let hidden = reading.privateItems
      entries.append(
        Entry(
          path: reading.path, kind: reading.kind, title: reading.cardTitle, span: reading.span, mood: mood,
          moodName: mood.map { labels.name(of: $0) } ?? "", properties: reading.properties.map(\.property), text: text.intro,
          sections: reading.sections.compactMap { section in
            guard !section.isPrivate else { return nil }
            var card = Section(
              kind: section.kind, heading: section.heading,
              parts: section.parts(
                text.bySection[section.block] ?? [], closed[reading.path] ?? [:], ofActions[reading.path] ?? [], hidden))
            card.reflection = section.reflection.map { Reflection(text: $0.text, fields: $0.fields) }
            return card
          }))
    }
  }
}

extension SectionReading {
  /// What it holds that is not private, in the order of the file.
  fileprivate func parts(
    _ texts: [(line: Int, text: String)], _ closed: [Int: ClosedAction], _ ofActions: Set<Int>, _ hidden: Set<String>
  ) -> [EntryCards.Section.Part] {
    var parts = texts.map { (line: $0.line, part: EntryCards.Section.Part.text($0.text)) }
    for one in items where !one.item.isPrivate && !one.isPlaceholder {
      var item = PeriodReport.Item(one, closed: kind == .action ? closed[one.line] : nil)
      item.isOfAction = kind == .review && ofActions.contains(one.line)
      item.forgetFields(leadingTo: hidden)
      parts.append((one.line, .item(item)))
    }
    for one in log where !one.logLine.isPrivate { parts.append((one.line, .log(one.logLine, line: one.line))) }
    return parts.sorted { $0.line < $1.line }.map(\.part)
  }
}

extension Array where Element: PeriodEntry {
  /// The retrospectives among them, each period once, the longest first, then as time goes.
  public func retrospectives(_ layout: Layout) -> [Element] {
    filter { $0.kind.isRetrospective && $0.span != nil }.countingEachPeriodOnce(layout).sorted { a, b in
      let (first, second) = (a.kind.unit ?? .day, b.kind.unit ?? .day)
      if first != second { return first > second }
      return (a.span?.end ?? .latest, a.path) < (b.span?.end ?? .latest, b.path)
    }
  }
}

extension [LoopFile<ItemLink>] {
  /// The retrospective of the last week that has one, else the last one there is; without private ones. Nil where there is none.
  public func latestRetrospective(_ layout: Layout) -> LoopFile<ItemLink>? {
    let shown = filter { !$0.isPrivate }.retrospectives(layout)
    return shown.last { $0.kind == .weekly } ?? shown.max { ($0.span?.end ?? .earliest) < ($1.span?.end ?? .earliest) }
  }
}

extension PeriodReport.Item {
  /// - Parameter closed: How an Action stands that something else than its own line closes.
  init(_ reading: ItemReading, closed: ClosedAction? = nil) {
    let item = reading.item
    let state: BoxState? = closed.map { $0.state == .cancelled ? .cancelled : .done } ?? item.state
    self.init(
      text: item.text, details: item.details, state: state, closed: closed?.day, fields: item.fields, tags: item.tags, id: item.id,
      line: reading.line)
  }
}

extension PeriodReport.Item {
  /// Leaves out that it is for, or from, an item that is not told: the id alone would say that there is one.
  mutating func forgetFields(leadingTo hidden: Set<String>) {
    if hidden.isEmpty { return }
    fields.removeAll { field in
      guard let caret = field.value.lastIndex(of: "^") else { return false }
      let id = field.value[field.value.index(after: caret)...].prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      return hidden.contains(id.lowercased())
    }
  }
}

extension FileReading {
  /// The ids of the items that are kept out of reports, in small letters.
  var privateItems: Set<String> {
    Set(sections.flatMap { section in section.items.filter { section.isPrivate || $0.item.isPrivate }.compactMap { $0.item.id?.lowercased() } })
  }

  /// The title; of a day or a retrospective that has none but its name, the period in words.
  fileprivate var cardTitle: String {
    guard publicTitle == slug, let unit = kind.unit, let period = Period(slug), period.unit == unit else { return publicTitle }
    return period.title
  }
}
