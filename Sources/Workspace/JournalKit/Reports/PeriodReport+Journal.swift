// What a journal tells of some days.

import JournalAnswers
import HostSystem
public import JournalDates
public import JournalFormat
import JournalIndex
public import JournalInsights
import JournalModel
public import JournalReports
import JournalText
import MarkdownSyntax

extension PeriodReport {
  /// The report of a span of days from everything that was read.
  ///
  /// A retrospective belongs to the span that holds its end. An Action is opened on the day it was created, else on the last day of its
  /// file; it is closed on the day that `ReviewLedger` finds, else on that day too. Private text is left out and counted.
  public init(of span: DaySpan, titled title: String, from readings: [FileReading], problems: Int, configuration: JournalConfiguration) {
    self.init(
      of: span, titled: title, from: readings.map { LoopFile($0) }, inside: readings, problems: problems, configuration: configuration)
  }

  /// The report of a span of days from what the loop needs of every file, and from those files as a whole whose own span ends in it.
  public init(
    of span: DaySpan, titled title: String, from files: [LoopFile<ItemLink>], inside readings: [FileReading], problems: Int,
    configuration: JournalConfiguration
  ) {
    let names = EntryNames(files.map { ($0.path, $0.kind) })
    let ledger = ReviewLedger(of: files, layout: configuration.layout)
    self.init(of: span, titled: title, names, ledger, inside: readings, problems: problems, configuration: configuration)
    tellReaching(of: files)
  }

  /// - Parameters:
  ///   - names: Of all entries, or of those alone that `linkedFiles` may mean.
  ///   - ledger: How an Action stands is one rule for reports, lists and the history.
  ///   - tellsWords: Whether days tell what was written and which pictures they have.
  init(
    of span: DaySpan, titled title: String, _ names: EntryNames, _ ledger: ReviewLedger, inside readings: [FileReading],
    problems: Int, configuration: JournalConfiguration, tellsWords: Bool = false
  ) {
    var gathering = ReportGathering(
      span: span, names: names, moodLabels: configuration.moodLabels, closed: ledger.closedActions, tellsWords: tellsWords)
    for reading in readings.countingEachPeriodOnce(configuration.layout) { gathering.add(reading) }
    for action in ledger.actions where !action.isPrivate { gathering.add(action) }
    let week = Period(.week, containing: span.end)
    self.init(
      title: title, span: span, retrospectives: gathering.retrospectives.sorted(by: Self.reads),
      days: gathering.days.sorted { $0.date < $1.date },
      actions: gathering.actions, tags: gathering.tags, privateEntries: gathering.privateEntries, problems: problems,
      links: gathering.links, suggestion: configuration.layout.path(for: Period(exactly: span) ?? week),
      unread: gathering.unread)
  }

  /// Has the report tell of the retrospective that goes on behind its days.
  /// - Parameter files: Those of the journal, or those alone that concern its days.
  mutating func tellReaching(of files: [LoopFile<ItemLink>]) {
    let later = files.filter { file in
      file.kind.isRetrospective && !file.isPrivate && file.span.map { $0.overlaps(span) && $0.end > span.end } ?? false
    }
    let next = later.min { ($0.span?.end ?? .latest, $0.path) < ($1.span?.end ?? .latest, $1.path) }
    reaching = next.flatMap { file in
      file.span.map { Reaching(file.title.isEmpty ? Period(exactly: $0)?.title ?? $0.title : file.title, $0) }
    }
  }

  /// The files that items link to of which a report of these files may tell, as they are written.
  static func linkedFiles(of readings: [FileReading], _ ledger: ReviewLedger) -> [String] {
    let items = readings.flatMap { $0.sections.flatMap { $0.items.map(\.item) } } + ledger.actions.map(\.item)
    return items.flatMap { item in item.links.map { Reference(target: $0).file } }
  }

  /// The longest first, as a heading to the shorter ones, then as time goes.
  private static func reads(_ a: Retrospective, before b: Retrospective) -> Bool {
    let (first, second) = (a.kind.unit ?? .day, b.kind.unit ?? .day)
    if first != second { return first > second }
    return (a.span.end, a.path) < (b.span.end, b.path)
  }
}

/// Collects what a report tells, file by file.
private struct ReportGathering {
  let span: DaySpan
  let names: EntryNames
  let moodLabels: MoodLabels
  let closedActions: [String: [Int: ClosedAction]]

  var retrospectives: [PeriodReport.Retrospective] = []
  var days: [PeriodReport.Day] = []
  var privateEntries = 0
  var links: [String: String] = [:]
  /// What is written in several files and means another file in each.
  private var unclear: Set<String> = []
  var unread: [String] = []
  private var opened: [(day: CalendarDay, action: PeriodReport.Action)] = []
  private var closed: [(day: CalendarDay, action: PeriodReport.Action)] = []
  private var counts = TagCounts()

  private let tellsWords: Bool

  init(
    span: DaySpan, names: EntryNames, moodLabels: MoodLabels, closed closedActions: [String: [Int: ClosedAction]], tellsWords: Bool
  ) {
    self.tellsWords = tellsWords
    self.closedActions = closedActions
    self.span = span
    self.names = names
    self.moodLabels = moodLabels
  }

  var actions: PeriodReport.Actions {
    func inOrder(_ list: [(day: CalendarDay, action: PeriodReport.Action)]) -> [PeriodReport.Action] {
      list.sorted { ($0.day, $0.action.path, $0.action.line) < ($1.day, $1.action.path, $1.action.line) }.map(\.action)
    }
    return PeriodReport.Actions(opened: inOrder(opened), closed: inOrder(closed))
  }

  var tags: [PeriodReport.Tag] { counts.ranked }

  mutating func add(_ reading: FileReading) {
    let belongs = reading.span.map { span.contains($0.end) } ?? false
    if reading.isPrivate {
      if belongs { privateEntries += 1 }
      return
    }
    if belongs {
      if reading.outline.frontMatter?.isBroken ?? !reading.outline.diagnostics.isEmpty { unread.append(reading.path) }
      switch reading.kind {
      case .day: addDay(reading)
      case let kind where kind.isRetrospective: addRetrospective(reading)
      default: break
      }
      // The built-in templates give every retrospective this one, so it tells nothing.
      if let day = reading.span?.end {
        for tag in reading.publicTags where !(reading.kind.isRetrospective && tag == "retro") { counts.add(tag, on: day) }
      }
    }
  }

  private mutating func addDay(_ reading: FileReading) {
    guard let date = reading.span?.end else { return }
    let mood = reading.publicMood(moodLabels)
    let isPrivate = reading.wasMoodPrivate(moodLabels) && (mood == nil || reading.isUnveiled)
    var sections: [PeriodReport.Section] = []
    let hidden = reading.privateItems
    for section in reading.sections where [.keep, .problem, .action].contains(section.kind) {
      privateEntries += privateCount(section)
      if section.isPrivate || section.kind == .action { continue }
      let items = section.items.filter { !$0.item.isPrivate }.map { item(of: $0, in: reading, nil, hidden) }
      if !items.isEmpty { sections.append(PeriodReport.Section(kind: section.kind, heading: section.heading, items: items)) }
    }
    var day = PeriodReport.Day(
      date: date, path: reading.path, mood: mood, moodName: mood.map { moodLabels.name(of: $0) } ?? "", isMoodPrivate: isPrivate,
      sections: sections)
    if tellsWords {
      day.words = reading.words + (span.count == 1 ? reading.notesOfLog : [])
      day.photos = reading.photos
      (day.places, day.zone) = (reading.namedPlaces, reading.text(of: "timezone"))
      (day.reflections, day.tags) = (reading.reflections, reading.publicTags.map { $0.lowercased() })
    }
    days.append(day)
  }

  private mutating func addRetrospective(_ reading: FileReading) {
    guard let days = reading.span else { return }
    var sections: [PeriodReport.Section] = []
    let hidden = reading.privateItems
    for section in reading.sections {
      guard [.keep, .problem, .try, .action].contains(section.kind) else { continue }
      privateEntries += privateCount(section)
      if section.isPrivate { continue }
      let closed = section.kind == .action ? closedActions[reading.path] ?? [:] : [:]
      let items = section.items.filter { !$0.item.isPrivate }.map { item(of: $0, in: reading, closed[$0.line], hidden) }
      if !items.isEmpty || section.items.isEmpty {
        sections.append(PeriodReport.Section(kind: section.kind, heading: section.heading, items: items))
      }
    }
    retrospectives.append(
      PeriodReport.Retrospective(path: reading.path, kind: reading.kind, title: reading.publicTitle, span: days, sections: sections))
  }

  /// A private section is one entry, however much stands in it.
  private func privateCount(_ section: SectionReading) -> Int { section.isPrivate ? 1 : section.items.count { $0.item.isPrivate } }

  private mutating func item(of item: ItemReading, in file: FileReading, _ closed: ClosedAction?, _ hidden: Set<String>) -> PeriodReport.Item {
    note(links: item.item.links, in: file.path)
    var told = PeriodReport.Item(item, closed: closed)
    told.forgetFields(leadingTo: hidden)
    return told
  }

  mutating func add(_ action: ReviewLedger.Action) {
    guard let openedOn = action.created else { return }
    let closedOn = action.state == .open ? nil : action.closedOn ?? action.place.span?.end ?? openedOn
    let told = PeriodReport.Action(
      path: action.place.path, line: action.place.line, id: action.item.id, text: action.item.text, state: action.state, due: action.due,
      closed: closedOn)
    if span.contains(openedOn) { opened.append((openedOn, told)) }
    if let closedOn, span.contains(closedOn) { closed.append((closedOn, told)) }
    if span.contains(openedOn) || closedOn.map({ span.contains($0) }) ?? false {
      note(links: action.item.links, in: action.place.path, task: action.item.action.task?.file)
    }
  }

  /// - Parameter task: The file that an Action names at its beginning: a task is expected there.
  private mutating func note(links targets: [String], in path: String, task: String? = nil) {
    for target in targets {
      let file = Reference(target: target).file
      // The renderer looks for what stands in the brackets before `#` and `|`.
      let written = String(target.prefix { $0 != "#" })
      guard let meant = names.path(of: file, in: PathText.parent(path), expecting: file == task ? [.task] : []) else { continue }
      // What means one file here and another one there leads nowhere in a report of both.
      if links[written].map({ !$0.utf8.elementsEqual(meant.utf8) }) ?? false { unclear.insert(written) }
      links[written] = unclear.contains(written) ? nil : meant
    }
  }
}

/// How often each tag stands somewhere. Tags that differ only in case are one tag, shown as it is written most often.
private struct TagCounts {
  private var spellings: [String: [String: [CalendarDay]]] = [:]

  mutating func add(_ tag: String, on day: CalendarDay) { spellings[tag.lowercased(), default: [:]][tag, default: []].append(day) }

  var ranked: [PeriodReport.Tag] {
    spellings.values.compactMap { spelled -> PeriodReport.Tag? in
      let (usual, days) = (spelled.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }, spelled.values.flatMap(\.self).sorted())
      return usual.map { PeriodReport.Tag($0.key, count: days.count, days: days) }
    }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
