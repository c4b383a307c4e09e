// What one file says for the loop, before it is known which files its links mean.

import HostSystem
public import JournalFormat
public import JournalDates
public import JournalInsights
public import JournalModel
import JournalText
import MarkdownSyntax

/// The Tries, Actions and Review lines of one file; small, so that they can be kept of every file of a journal.
public struct ReviewReading: Sendable {
  public let path: String
  public let kind: EntryKind
  public let span: DaySpan?
  /// What it says of itself, where it is a task.
  let task: Activity.Task?
  /// The first day on which a log says that it was done, where it is a task and the index was asked.
  let loggedOn: CalendarDay?
  /// The names that the done lines of its log record, folded.
  let doneNames: [String]
  /// What a habit or a task is called besides the name of its file.
  let spokenNames: [String]
  private(set) var tries: [ReviewFile.Try]
  private(set) var actions: [ReviewFile.Action]
  private(set) var lines: [Line]

  /// A line of a Review with its link.
  struct Line: Sendable {
    var file: ReviewLink.File
    /// Of the item, without its caret.
    var id: String
    var state: BoxState?
    var words: ReviewText
    var line: Int
    var isPrivate: Bool
  }

  /// Reads what the loop needs of a file. A note has none of it, whatever its headings are; nor has a place for an item, still without words.
  public init(_ reading: FileReading) {
    path = reading.path
    kind = reading.kind
    span = reading.span
    if case .activity(.task(let details)) = reading.entry.details { task = details } else { task = nil }
    loggedOn = nil
    spokenNames = reading.kind.isActivity ? [reading.publicTitle] + reading.entry.common.aliases : []
    doneNames = reading.log.compactMap { line in
      line.logLine.state == .done ? line.activity.map { Reference.folded($0.slug) } : nil
    }
    var tries: [ReviewFile.Try] = []
    var actions: [ReviewFile.Action] = []
    var lines: [Line] = []
    for section in reading.sections where reading.kind != .note {
      for one in section.items where !one.isPlaceholder {
        let privateFrom = reading.isPrivate ? 0 : section.isPrivate ? section.line : one.item.isPrivate ? one.line : nil
        switch section.kind {
        case .try: tries.append(ReviewFile.Try(one.item, line: one.line, privateFrom: privateFrom))
        case .action: actions.append(ReviewFile.Action(one.item, line: one.line, privateFrom: privateFrom))
        case .review:
          guard let link = ReviewLink(of: one, in: reading) else { continue }
          let words = link.text(of: one, in: reading)
          lines.append(
            Line(file: link.file, id: link.id, state: one.item.state, words: words, line: one.line, isPrivate: privateFrom != nil))
        default: break
        }
      }
    }
    (self.tries, self.actions, self.lines) = (tries, actions, lines)
  }

  /// What the index knows of a file. Of its items it knows the texts, and nothing of what stands below them.
  public init(_ file: IndexedFile) {
    (path, kind, span, task, loggedOn, doneNames, spokenNames) = (file.path, file.kind, file.span, file.task, file.loggedOn, [], [])
    var tries: [ReviewFile.Try] = []
    var actions: [ReviewFile.Action] = []
    for one in file.items {
      if one.section == .try {
        tries.append(ReviewFile.Try(one.item, line: one.line, privateFrom: one.privateFrom))
      } else {
        actions.append(ReviewFile.Action(one.item, line: one.line, privateFrom: one.privateFrom))
      }
    }
    (self.tries, self.actions) = (tries, actions)
    lines = file.lines.map {
      Line(file: $0.file, id: $0.id, state: $0.state, words: $0.words, line: $0.line, isPrivate: $0.privateFrom != nil)
    }
  }

  /// The same as an audience is told it: to its owner nothing is private, and what was has a mark.
  /// - Parameter isMarked: Whether it has; not where programs read it.
  public func told(to audience: Audience, isMarked: Bool = true) -> ReviewReading {
    if audience == .others { return self }
    func unveiled(_ item: Item) -> Item {
      var item = item
      if isMarked { item.text = item.text.markedPrivate }
      item.isPrivate = false
      return item
    }
    var told = self
    for place in tries.indices where tries[place].privateFrom != nil {
      (told.tries[place].item, told.tries[place].privateFrom) = (unveiled(tries[place].item), nil)
    }
    for place in actions.indices where actions[place].privateFrom != nil {
      (told.actions[place].item, told.actions[place].privateFrom) = (unveiled(actions[place].item), nil)
    }
    for place in lines.indices where lines[place].isPrivate {
      told.lines[place].words.isMarkedPrivate = isMarked
      told.lines[place].isPrivate = false
    }
    return told
  }

  /// Whether it has links that mean other files.
  fileprivate var hasLinks: Bool { !lines.isEmpty || actions.contains { $0.item.action.task != nil } }
}

extension ReviewLedger {
  /// What became of every Try and Action of a journal. Of several files for one period only the one counts that a report counts.
  public init(of readings: [ReviewReading], layout: Layout) {
    let names = ReviewNames(readings)
    let counting = readings.countingEachPeriodOnce(layout)
    let logged = counting.firstDaysOfTasks
    self.init(of: counting.map { $0.file(names, logged) })
  }

  /// What became of every Try and Action in these files, as far as they alone tell it.
  public init(of readings: [FileReading], layout: Layout) { self.init(of: readings.map { ReviewReading($0) }, layout: layout) }
}

extension [ReviewReading] {
  /// The first day on which a log says that a task was done, by the task's folded name.
  fileprivate var firstDaysOfTasks: [String: CalendarDay] {
    let names = Set(lazy.filter { $0.task != nil }.map { Reference.folded(FileReading.slug(ofPath: $0.path)) })
    var days: [String: CalendarDay] = [:]
    if names.isEmpty { return days }
    var spoken = SpokenNames()
    for reading in self where reading.kind.isActivity { spoken.add(FileReading.slug(ofPath: reading.path), reading.spokenNames) }
    for reading in self where reading.kind == .day {
      guard let day = reading.span?.start else { continue }
      for name in reading.doneNames.map({ spoken.slug(of: $0) ?? $0 }) where names.contains(name) {
        days[name] = Swift.min(day, days[name] ?? day)
      }
    }
    return days
  }
}

/// The files of a journal, as the links of Reviews and Actions mean them.
private struct ReviewNames {
  private var names = FileNames()
  private let readings: [ReviewReading]

  init(_ readings: [ReviewReading]) {
    self.readings = readings
    // Where nothing links, no name is asked for.
    guard readings.contains(where: \.hasLinks) else { return }
    for reading in readings { names.add(reading.path) }
  }

  /// The file that a name means in a file of this folder where one of these kinds is expected; nil where it means none.
  func file(named name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> ReviewReading? {
    names.meaning(of: name, in: folder, expecting: kinds, kind: { readings[$0].kind }).place.map { readings[$0] }
  }

  func file(at destination: String, in folder: String) -> ReviewReading? {
    names.file(at: destination, in: folder).map { readings[$0.place] }
  }
}

extension ReviewReading {
  /// The file with its links followed.
  fileprivate func file(_ names: ReviewNames, _ logged: [String: CalendarDay]) -> ReviewFile {
    let folder = PathText.parent(self.path)
    var file = ReviewFile(path: path, slug: FileReading.slug(ofPath: path), kind: kind, span: span, tries: tries)
    file.actions = actions.map { action in
      var action = action
      let task = action.item.action.task.flatMap { names.file(named: $0.file, in: folder, expecting: [.task]) }
      (action.task, action.taskPath) = (task?.task, task?.task == nil ? nil : task?.path)
      // A done line of a log completes a task as its file does.
      if let task, task.task != nil {
        let days = [task.task?.completed, task.loggedOn, logged[Reference.folded(FileReading.slug(ofPath: task.path))]]
        action.task?.completed = days.compactMap(\.self).min()
      }
      return action
    }
    file.lines = lines.compactMap { line in
      let path: String? =
        switch line.file {
        case .this: self.path
        case .named(let name): names.file(named: name, in: folder)?.path
        case .destination(let destination): names.file(at: destination, in: folder)?.path
        }
      guard let path else { return nil }
      return ReviewFile.Line(
        ReviewFile.Target(path: path, id: line.id), state: line.state, words: line.words, line: line.line, isPrivate: line.isPrivate)
    }
    return file
  }
}
