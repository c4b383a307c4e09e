// The Review of a new retrospective: its lines, and the ids that items of other files get for it.

import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalStore
import JournalTemplates
import JournalText
import JournalLanguage
import JournalWords

/// Collects the lines of a Review, and the edits that they need.
struct DraftReview {
  private(set) var lines = ReviewLines()
  /// What could not be offered, a line each.
  private(set) var notes: [Message] = []
  private let journal: Journal
  private let folder: String
  private let names: FileNames
  /// Files that get ids, by their paths.
  private var edited: [String: FileChange] = [:]
  /// How many items of a file have no id and can get none.
  private var unreachable: [String: Int] = [:]

  /// - Parameter folder: The folder that messages name files from.
  init(_ proposal: ReviewProposal, of journal: Journal, paths: [String], on today: CalendarDay, from folder: String) {
    self.journal = journal
    self.folder = folder
    var names = FileNames()
    for path in paths { names.add(path) }
    self.names = names
    for one in proposal.tries {
      if let line = line(one.item, one.place, proposal.label(of: one.place), hasBox: true) { lines.tries.append(line) }
    }
    for one in proposal.actions {
      guard var line = line(one.item, one.place, proposal.label(of: one.place), hasBox: false) else { continue }
      line.due = one.due
      line.priority = one.priority?.rawValue
      line.isOverdue = one.isOverdue(on: today)
      lines.actions.append(line)
    }
    lines.older = proposal.olderSentence(Language.of(journal.configuration.language) ?? .english)
    // One line, however many there are: nothing can be done about them here, and ‘retro review’ asks for them all the same.
    if let first = unreachable.keys.sorted().first {
      let shown = TextValue.place(journal.place(of: first, from: folder).shown)
      notes = [
        Message(
          WritingText.notOffered,
          ["count": .number(unreachable.values.reduce(0, +)), "files": .number(unreachable.count), "path": shown])
      ]
    }
  }

  /// The files that get ids.
  var changes: [FileChange] { Array(edited.values) }

  /// Adds the Keeps and Problems in the files of days, but for what is private.
  mutating func add(notedIn readings: [FileReading]) {
    let days = readings.countingEachPeriodOnce(journal.layout).filter { $0.kind == .day && !$0.isPrivate }
    for reading in days.sorted(by: { ($0.span?.end ?? .latest, $0.path) < ($1.span?.end ?? .latest, $1.path) }) {
      guard let day = reading.span?.end else { continue }
      for section in reading.sections where [.keep, .problem].contains(section.kind) && !section.isPrivate {
        let name = SectionNames.heading(for: section.kind, in: journal.configuration.language)
        for item in section.items where !item.item.isPrivate {
          let line = NotedLine(
            item.item, in: section.kind, named: name ?? section.heading, on: day, file: names.linkName(ofFileAt: reading.path))
          if isRead(line) { lines.noted.append(line) }
        }
      }
    }
  }

  /// Whether the line is one item of a Review: a text may hold anything.
  private func isRead(_ line: NotedLine) -> Bool {
    let reading = FileReading(SourceText(path: "", bytes: Array("## Review\n\(line.line)\n".utf8)), path: "2026-W01.md")
    guard reading.sections.count == 1, reading.sections[0].items.count == 1, let item = reading.sections[0].items.first else {
      return false
    }
    return !item.item.isPrivate && item.item.state == nil && item.item.links.contains { line.link.contains(text: $0) }
  }

  /// The line of an item; nil where nothing can refer to it.
  private mutating func line(_ item: Item, _ place: ReviewLedger.Place, _ label: String, hasBox: Bool) -> ReviewLine? {
    guard let id = item.id ?? identify(place) else {
      unreachable[place.path, default: 0] += 1
      return nil
    }
    let line = ReviewLine(item, id: id, from: place.slug, file: fileName(place), label: label, hasBox: hasBox)
    return [line, line.withoutText].first { isRead($0, hasBox: hasBox) }
  }

  /// Gives an item its id, in its own file.
  private mutating func identify(_ place: ReviewLedger.Place) -> String? {
    guard let change = edited[place.path] ?? open(place.path) else { return nil }
    // An id changes no line.
    let items = change.after.sections.filter { $0.kind == .try || $0.kind == .action }.flatMap(\.items)
    guard let item = items.first(where: { $0.line == place.line }), let (reading, id) = try? change.after.identifying(item) else {
      return nil
    }
    edited[place.path] = change.leading(to: reading)
    return id
  }

  private func open(_ path: String) -> FileChange? {
    let place = journal.place(of: path, from: folder)
    guard FileSystem.isWritable(place.diskPath), let reading = place.readIfReadable() else { return nil }
    return FileChange(OpenFile(place, reading), to: reading)
  }

  /// What names the file in a link: its name, unless others have the same.
  private func fileName(_ place: ReviewLedger.Place) -> String {
    names.linkName(ofFileAt: place.path)
  }

  /// Whether the line says in a Review what it is meant to: a text may hold anything, even what makes a link no link.
  private func isRead(_ line: ReviewLine, hasBox: Bool) -> Bool {
    let source = SourceText(path: "", bytes: Array("## Review\n\(line.line)\n".utf8))
    let reading = FileReading(source, path: "2026-W01.md")
    guard reading.sections.count == 1, reading.sections[0].items.count == 1, let item = reading.sections[0].items.first,
      let link = ReviewLink(of: item, in: reading.places), case .named(let file) = link.item.file
    else { return false }
    return link.item.id == line.id && line.link.contains(text: "[[\(file)#") && item.item.state == (hasBox ? .open : nil)
  }
}
