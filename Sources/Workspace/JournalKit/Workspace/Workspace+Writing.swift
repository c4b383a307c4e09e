// Where something new is written: into a file that is there, or into that of a period, which may be still to be made.

import JournalText
public import JournalDates
public import JournalStore
import HostSystem
import JournalFormat
import JournalModel
import JournalLanguage

/// The file that something is written into.
public struct WritingTarget {
  public let place: FilePlace
  /// The journal and the period whose file it is; nil for a file that was named and is there.
  public let period: (journal: Journal, next: NextRetrospective)?

  public init(place: FilePlace, period: (journal: Journal, next: NextRetrospective)?) { (self.place, self.period) = (place, period) }

  /// Whether the file is there, and need not be begun.
  public var isThere: Bool { period.map { $0.journal.hasFile(for: $0.next.period) } ?? true }

  /// The folder whose change log it belongs to.
  public var root: String { place.changeRoot }

  /// Which file it is where nobody named it, for a choice in a text: `week` for this week, `last_week` for the one before; nil where it was named.
  public var periodName: String? {
    switch period?.next.reason {
    case .current, .previousIsLongAgo, .journalIsYoung: period?.next.period.unit.rawValue
    case .previousIsMissing, .previousIsBeingWritten: period.map { "last_\($0.next.period.unit.rawValue)" }
    case .named, nil: nil
    }
  }
}

extension Workspace {
  /// The file that a word means, also the one of a period that is still to be made; without a word the retrospective of the week that is due.
  public func target(_ word: String? = nil) throws -> WritingTarget {
    guard let named = word else {
      let journal = try openJournal()
      return try target(journal.nextRetrospective(.week, on: try today(journal.configuration)), in: journal)
    }
    let word = try wordInZone(named)
    let place: FilePlace
    do { place = try file(word) } catch let error as StoreError {
      guard case .noSuchFile = error, let text = PeriodText(said: word, in: .all), let root = rootIfFound else { return try missing(word) }
      let journal = try journal(at: root)
      guard let period = text.days(on: try today(journal.configuration))?.period else { return try missing(word) }
      return try target(journal.nextRetrospective(of: period), in: journal)
    }
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw StoreError.notMarkdown(place.shown)
    }
    return WritingTarget(place: place, period: nil)
  }

  /// A word such as `today`, or the period that it means where the journal's days are in another zone, in which it means another one.
  public func wordInZone(_ word: String) throws -> String {
    guard Period(word) == nil, let text = try days(meantBy: word), let root = rootIfFound else { return word }
    let journal = try journal(at: root)
    let there = text.days(on: try today(in: journal))
    guard let period = there?.period, period != text.days(on: try today(journal.configuration))?.period else { return word }
    return period.description
  }

  /// The file of a day.
  /// - Throws: Also where it would begin a second tree of days.
  public func target(ofDay day: CalendarDay, in journal: Journal) throws -> WritingTarget {
    try journal.refuseSecondTree()
    if !journal.hasFile(for: .day(day)), let other = fileElsewhere(ofDay: day, in: journal) {
      return WritingTarget(place: journal.place(of: other, from: try folder()), period: nil)
    }
    return try target(journal.nextRetrospective(of: .day(day)), in: journal)
  }

  private func target(_ next: NextRetrospective, in journal: Journal) throws -> WritingTarget {
    WritingTarget(place: journal.place(of: journal.layout.path(for: next.period), from: try folder()), period: (journal, next))
  }

  /// Says that there is no such file, and how one comes to be.
  private func missing(_ word: String) throws -> WritingTarget { WritingTarget(place: try place(of: word), period: nil) }

  /// The file that a word means; where there is none, how one comes to be.
  public func place(of word: String) throws -> FilePlace {
    do {
      return try file(word)
    } catch let error as StoreError {
      guard case .noSuchFile(let name, let near) = error, near.isEmpty else { throw error }
      throw WorkspaceError(
        .notFound, WritingText.noFile, ["name": .text(name)], help: WritingText.noFileWay, ["command": .text(beginning(name))])
    }
  }

  /// The shell's words that make an empty file, of a name that can be an entry's.
  private func beginning(_ name: String) -> String {
    let isMarkdown = ["md", "markdown"].contains(PathText.fileExtension(name).lowercased())
    let path = isMarkdown ? name : name + ".md"
    let folder = PathText.parent(path)
    return (folder == "." || folder.isEmpty ? "" : "mkdir -p \(ShellText.quoted(folder)) && ") + "touch \(ShellText.quoted(path))"
  }

  /// Opens the file to write into, or begins it from its template. To be called inside the plan of `carryOut`.
  public func open(_ target: WritingTarget) throws -> (file: OpenFile, files: ChangedFiles) {
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

  /// Writes into a file, which is open when `plan` is called, and changes others; or with `isDryRun` only plans it.
  public func write(
    into target: WritingTarget, isDryRun: Bool, _ plan: (OpenFile, inout ChangedFiles) throws -> Void
  ) throws -> ChangeOutcome {
    try changeFiles(in: target.root, isDryRun: isDryRun) {
      var (file, files) = try open(target)
      try plan(file, &files)
      return files
    }
  }
}
