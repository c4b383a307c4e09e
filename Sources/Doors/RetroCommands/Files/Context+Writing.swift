// Where a command writes something new: into a file that is there, or into that of a period, which may be still to be made.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

/// The file that something is written into.
struct WritingTarget {
  let place: FilePlace
  /// The journal and the period whose file it is; nil for a file that was named and is there.
  let period: (journal: Journal, next: NextRetrospective)?

  /// The folder whose change log it belongs to.
  var root: String { place.changeRoot }

  /// Which file it is where nobody named it: `, this week`; else empty.
  var suffix: String {
    switch period?.next.reason {
    case .current, .previousIsLongAgo: period.map { ", this \($0.next.period.unit.rawValue)" } ?? ""
    case .previousIsMissing, .previousIsBeingWritten: period.map { ", last \($0.next.period.unit.rawValue)" } ?? ""
    case .named, nil: ""
    }
  }
}

extension Context {
  /// The file that a word means, also the one of a period that is still to be made; without a word the retrospective that `retro new weekly`
  /// would open.
  mutating func target(_ word: String? = nil) throws -> WritingTarget {
    guard let named = word else {
      let journal = try openJournal()
      return try target(journal.nextRetrospective(.week, on: try today(journal.configuration)), in: journal)
    }
    let word = try wordInZone(named)
    let place: FilePlace
    do { place = try file(word) } catch let error as StoreError {
      guard case .noSuchFile = error, let text = PeriodText(word), let root = workspace.rootIfFound else { return try missing(word) }
      let journal = try workspace.journal(at: root)
      guard let period = text.days(on: try today(journal.configuration))?.period else { return try missing(word) }
      return try target(journal.nextRetrospective(of: period), in: journal)
    }
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw StoreError.notMarkdown(place.shown)
    }
    return WritingTarget(place: place, period: nil)
  }

  /// A word such as `today`, or the period that it means where the journal's days are in another zone, in which it means another one.
  func wordInZone(_ word: String) throws -> String {
    guard Period(word) == nil, let text = PeriodText(word), !FileSystem.exists(PathText.absolute(word, from: try currentFolder())),
      let root = workspace.rootIfFound
    else { return word }
    let journal = try workspace.journal(at: root)
    let there = text.days(on: try today(in: journal))
    guard let period = there?.period, period != text.days(on: try today(journal.configuration))?.period else { return word }
    return period.description
  }

  /// The file of a day.
  mutating func target(ofDay day: CalendarDay, in journal: Journal) throws -> WritingTarget {
    try target(journal.nextRetrospective(of: .day(day)), in: journal)
  }

  private func target(_ next: NextRetrospective, in journal: Journal) throws -> WritingTarget {
    WritingTarget(place: journal.place(of: journal.layout.path(for: next.period), from: try currentFolder()), period: (journal, next))
  }

  /// Says that there is no such file, and how one comes to be.
  private func missing(_ word: String) throws -> WritingTarget { WritingTarget(place: try place(of: word), period: nil) }

  /// Opens the file to write into, or begins it from its template. To be called inside the plan of `carryOut`.
  mutating func open(_ target: WritingTarget) throws -> (file: OpenFile, files: ChangedFiles) {
    guard let (journal, next) = target.period, !journal.hasFile(for: next.period) else {
      return (try OpenFile(target.place), ChangedFiles())
    }
    do {
      let draft = try draft(of: next.period, in: journal)
      return (draft.file, ChangedFiles(making: draft))
    } catch TemplateError.exists(let other) {
      return (try OpenFile(other), ChangedFiles())
    }
  }

  /// Changes files, or with `isDryRun` shows how, and tells of it: which file was made, and what the changes bring in that is worth a look.
  ///
  /// What a person typed is said again where it could not be written.
  /// - Parameters:
  ///   - target: Where something new is written, if it is; its file is open when `plan` is called.
  ///   - isShown: Whether a dry run shows the changes.
  /// - Returns: Whether anything changes.
  mutating func write(
    into target: WritingTarget, isDryRun: Bool, isShown: Bool,
    _ plan: (OpenFile, inout ChangedFiles, inout Context) throws -> Void
  ) throws -> Bool {
    try changeFiles(in: target.root, isDryRun: isDryRun, isShown: isShown) { context in
      var (file, files) = try context.open(target)
      try plan(file, &files, &context)
      return files
    }
  }

  /// As `write`, for commands that write into files which are there.
  mutating func changeFiles(
    in root: String, isDryRun: Bool, isShown: Bool, _ plan: (inout Context) throws -> ChangedFiles
  ) throws -> Bool {
    var made = ChangedFiles()
    let isChanged = try carryOut(in: root, isDryRun: isDryRun, isShown: isShown) { context in
      made = try plan(&context)
      return made.changes
    }
    isTypedWritten = true
    if let draft = made.draft {
      note("\(isDryRun ? "would make" : "made") \(draft.file.place.shown)")
      let files = draft.others.filter { !$0.isEmpty }.map { workspace.shown($0.place.path, in: $0.place.changeRoot) }
      if !files.isEmpty { note("\(isDryRun ? "would give" : "gave") ids to items in \(files.joined(separator: ", "))") }
    }
    // What the change brings in is worth a look, though it was asked for.
    for change in made.changed {
      for finding in change.newFindings { warn(finding, in: change.after) }
    }
    return isChanged
  }
}

extension Context {
  /// How an item of a file refers to another one; an id alone is looked for in this file first.
  mutating func reference(to address: ItemAddress, from file: OpenFile, in files: inout ChangedFiles) throws -> Reference {
    let found: FoundItem
    if address.file == nil, let here = try? files.latest(file).item(address.name) {
      found = here
    } else {
      found = try item(orNear: address)
    }
    return try files.reference(to: found, named: try linkName(of: found.file), from: file.place)
  }

  /// What names a file in a link.
  func linkName(of file: OpenFile) throws -> String {
    guard let root = file.place.root else { return file.reading.slug }
    return try workspace.journal(at: root).linkName(ofFileAt: file.place.path)
  }

  /// The one item of this name; where there is none, those whose ids are like it are told.
  mutating func item(orNear address: ItemAddress) throws -> FoundItem {
    do {
      return try item(address)
    } catch let failure as any ExplainedError where failure.code == .notFound {
      let near = (try? ids(near: address)) ?? []
      if near.isEmpty { throw failure }
      throw CommandError(failure.code, failure.what, help: "there is \(near.joined(separator: ", "))")
    }
  }

  /// Whether anything has this name, so that it is not for want of it that the one item cannot be told.
  func isThere(_ address: ItemAddress) throws -> Bool {
    guard let word = address.file else {
      return try !workspace.items(named: address.name).isEmpty
    }
    if case .nothing = address.name.find(in: try file(word).read()) { return false }
    return true
  }

  /// The ids that differ by a slip or two from one that does not exist, with their files; at most three. Reads the whole journal where no
  /// file is named.
  private func ids(near address: ItemAddress) throws -> [String] {
    let name = address.name.text
    @Sendable func near(_ reading: FileReading) -> [(distance: Int, text: String)] {
      reading.facts.ids.names.compactMap { id in
        let limit = min(2, id.count / 2 - 1)
        guard let distance = editDistance(name.lowercased(), id.lowercased(), limit: limit), distance > 0 else { return nil }
        return (distance, "\(reading.slug)#\(id)")
      }
    }
    let found: [(distance: Int, text: String)]
    if let word = address.file {
      found = near(try OpenFile(try file(word)).reading)
    } else {
      found = try workspace.journal().map { near($0) }.results.flatMap(\.self)
    }
    return found.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }.prefix(3).map(\.text)
  }
}
