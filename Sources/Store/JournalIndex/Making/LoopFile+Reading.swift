// What one file says for the loop, before it is known which files its links mean, and after.

import JournalDates
public import JournalFormat
public import JournalInsights
import JournalModel
import HostSystem
import JournalText

extension LoopFile<ItemLink> {
  /// Reads what the loop needs of a file. A note has none of it, whatever its headings are; nor has a place for an item, still without words.
  public init(_ reading: FileReading) {
    self.init(path: reading.path, kind: reading.kind, span: reading.span)
    let labels = reading.configuration.moodLabels
    isPrivate = reading.isPrivate
    title = reading.kind.isRetrospective ? reading.publicTitle : ""
    mood = reading.kind == .day && !reading.isPrivate ? reading.publicMood(labels) : nil
    privateMood = reading.privateMood(labels)
    if case .activity(.task(let details)) = reading.entry.details { task = details }
    spokenNames = reading.kind.isActivity ? [reading.publicTitle] + reading.entry.common.aliases : []
    doneNames = reading.log.compactMap { line in
      line.logLine.state == .done ? line.activity.map { Reference.folded($0.slug) } : nil
    }
    for section in reading.itemSections where reading.kind != .note || section.kind == .action && reading.configuration.findsTasksAnywhere {
      for one in section.items where !one.isPlaceholder {
        let privateFrom = reading.isPrivate ? 0 : section.isPrivate ? section.line : one.item.isPrivate ? one.line : nil
        switch section.kind {
        case .try: tries.append(LoopItem(one.item, line: one.line, privateFrom: privateFrom))
        case .action: actions.append(LoopItem(one.item, line: one.line, privateFrom: privateFrom))
        case .review:
          guard let link = ReviewLink(of: one, in: reading.places) else { continue }
          let words = link.text(of: one, in: reading.places)
          lines.append(Line(link.item, state: one.item.state, words: words, line: one.line, isPrivate: privateFrom != nil))
        default: break
        }
      }
    }
    if reading.scattered != nil { actions.sort { $0.line < $1.line } }
  }

  /// Whether it has anything that became something, or says what did.
  fileprivate var isOfLoop: Bool { !tries.isEmpty || !actions.isEmpty || !lines.isEmpty }

  /// Whether it has links that mean other files.
  fileprivate var hasLinks: Bool { !lines.isEmpty || actions.contains { $0.item.action.task != nil } }
}

extension ReviewLedger {
  /// What became of every Try and Action of a journal. Of several files for one period only the one counts that a report counts.
  public init(of files: [LoopFile<ItemLink>], layout: Layout) {
    let names = LoopNames(files)
    let counting = files.countingEachPeriodOnce(layout)
    let logged = counting.firstDaysOfTasks
    // Most files say nothing of the loop.
    self.init(of: counting.filter(\.isOfLoop).map { $0.following(names, logged) })
  }

  /// What became of every Try and Action in these files, as far as they alone tell it.
  public init(of readings: [FileReading], layout: Layout) { self.init(of: readings.map { LoopFile($0) }, layout: layout) }
}

extension [LoopFile<ItemLink>] {
  /// The first day on which a log says that a task was done, by the task's folded name.
  fileprivate var firstDaysOfTasks: [String: CalendarDay] {
    let names = Set(lazy.filter { $0.task != nil }.map { Reference.folded(Reference.slug(ofPath: $0.path)) })
    var days: [String: CalendarDay] = [:]
    if names.isEmpty { return days }
    var spoken = SpokenNames()
    for file in self where file.kind.isActivity { spoken.add(Reference.slug(ofPath: file.path), file.spokenNames) }
    for file in self where file.kind == .day {
      guard let day = file.span?.start else { continue }
      for name in file.doneNames.map({ spoken.slug(of: $0) ?? $0 }) where names.contains(name) {
        days[name] = Swift.min(day, days[name] ?? day)
      }
    }
    return days
  }
}

/// The files of a journal, as the links of Reviews and Actions mean them.
private struct LoopNames {
  private var names = FileNames()
  private let files: [LoopFile<ItemLink>]

  init(_ files: [LoopFile<ItemLink>]) {
    self.files = files
    // Where nothing links, no name is asked for.
    guard files.contains(where: \.hasLinks) else { return }
    for file in files { names.add(file.path) }
  }

  /// The file that a name means in a file of this folder where one of these kinds is expected; nil where it means none.
  func file(named name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> LoopFile<ItemLink>? {
    names.meaning(of: name, in: folder, expecting: kinds, kind: { files[$0].kind }).place.map { files[$0] }
  }

  func file(at destination: String, in folder: String) -> LoopFile<ItemLink>? {
    names.file(at: destination, in: folder).map { files[$0.place] }
  }
}

extension LoopFile<ItemLink> {
  /// The file with its links followed.
  fileprivate func following(_ names: LoopNames, _ logged: [String: CalendarDay]) -> LoopFile<ItemTarget> {
    let folder = PathText.parent(path)
    let lines = lines.compactMap { line -> LoopFile<ItemTarget>.Line? in
      let target: String? =
        switch line.target.file {
        case .this: path
        case .named(let name): names.file(named: name, in: folder)?.path
        case .destination(let destination): names.file(at: destination, in: folder)?.path
        }
      guard let target else { return nil }
      return LoopFile<ItemTarget>.Line(
        ItemTarget(path: target, id: line.target.id), state: line.state, words: line.words, line: line.line, isPrivate: line.isPrivate)
    }
    var file = LoopFile<ItemTarget>(self, lines: lines)
    for index in actions.indices {
      guard let link = actions[index].item.action.task, let found = names.file(named: link.file, in: folder, expecting: [.task]),
        var task = found.task
      else { continue }
      // A done line of a log completes a task as its file does.
      let days = [task.completed, found.loggedOn, logged[Reference.folded(Reference.slug(ofPath: found.path))]]
      task.completed = days.compactMap(\.self).min()
      (file.actions[index].task, file.actions[index].taskPath) = (task, found.path)
    }
    return file
  }
}
