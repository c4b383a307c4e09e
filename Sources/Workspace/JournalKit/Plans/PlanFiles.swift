// Habits, tasks, goals … from the folders they lie in, without a look at the days.

import JournalChecks
public import HostSystem
public import JournalDates
public import JournalFormat
public import JournalInsights
public import JournalModel
import JournalQuery
public import JournalStore
public import JournalText
import MarkdownSyntax
public import JournalLanguage

/// The files of a journal that plan something: those of its folders, and only where a name is not among them, those that lie elsewhere.
public struct PlanFiles: Sendable {
  private let journal: Journal
  /// In the order of their paths' bytes.
  public private(set) var readings: [FileReading] = []
  /// What could not be read; the other files were.
  public private(set) var problems: [HostError] = []
  private var isWhole = false

  /// Reads the files of these folders. A folder that is not there is empty.
  public init(of journal: Journal, in folders: [Layout.Folder] = Layout.Folder.allCases) throws(StoreError) {
    self.journal = journal
    var paths: Set<String> = []
    for folder in folders { paths.formUnion(try journal.entryPaths(in: folder)) }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in sorted {
      do throws(HostError) {
        keep(try journal.entry(at: path))
      } catch {
        problems.append(error)
      }
    }
  }

  /// What the files plan; without logs and moods, which days have.
  public var practice: Practice { Practice(of: readings, journal) }

  /// The file that a name means: its name without `.md` or its path, else its title or one of its aliases, whatever their case, else one of these
  /// whatever the width of its letters and its punctuation, else words of a name that only one file has: `squash` for “Play squash”.
  ///
  /// Where the folders have none of this name, all entries are read, since a habit may lie anywhere.
  /// - Parameter kinds: What it may be; the folders that were read should be theirs.
  /// - Throws: Where no file has the name, or several.
  public mutating func plan(_ name: String, of kinds: Set<EntryKind>) throws(PlanError) -> FileReading {
    if let found = try match(name, kinds) { return try found.whole() }
    if let found = try partialMatch(name, kinds) { return try found.whole() }
    if let found = try spokenMatch(name, kinds) { return try found.whole() }
    if let found = try formMatch(name, kinds) { return try found.whole() }
    readEverything()
    if let found = try match(name, kinds) { return try found.whole() }
    let others = Set(EntryKind.plans).subtracting(kinds)
    if let other = try? match(name, others) {
      _ = try other.whole()
      throw .otherKind(name, other.kind, path: other.path, wanted: kinds)
    }
    throw .unknown(name, near: near(name, kinds), kinds)
  }

  /// The same of a habit or a task that can be done on a day: one that is not archived by then.
  public mutating func activity(_ name: String, on day: CalendarDay) throws(PlanError) -> FileReading {
    let found = try plan(name, of: EntryKind.activities)
    guard let archived = found.archived, archived <= day else { return found }
    let others = readings.filter { $0.kind.isActivity && $0.path != found.path && !$0.isArchived(on: day) }
    throw .archived(found.slug, on: archived, near: Self.nearest(name, others))
  }

  /// Whether a file of the folders has this name.
  public func holds(_ name: String, of kinds: Set<EntryKind>) -> Bool {
    do throws(PlanError) { return try match(name, kinds) != nil } catch { return true }
  }

  /// Where a file lies, shown as a person standing in `folder` would type it.
  public func place(of reading: FileReading, from folder: String) -> FilePlace { journal.place(of: reading.path, from: folder) }

  /// The names of the files of these kinds that are not archived by a day, as a person would type them, in their order.
  public func names(of kinds: Set<EntryKind>, on day: CalendarDay) -> [String] {
    readings.filter { kinds.contains($0.kind) && !$0.isArchived(on: day) }.map(\.slug)
  }

  /// The open plans of some kinds that have all of these words in one of their names, in whatever order.
  /// - Parameter inForms: Whether other forms of its words are enough: ‘called’ of ‘call’.
  public func open(holding words: [String], of kinds: Set<EntryKind>, inForms: Bool = false) -> [FileReading] {
    readings.filter { reading in
      kinds.contains(reading.kind) && reading.completed == nil && reading.archived == nil
        && ([reading.slug] + reading.spokenNames).contains { Self.nameWords($0).hold(words, inForms: inForms) }
    }
  }

  // MARK: Names

  private func match(_ name: String, _ kinds: Set<EntryKind>) throws(PlanError) -> FileReading? {
    let name = Self.withoutLink(name)
    let wanted = Reference.folded(name.slug)
    let key = name.slug.titleKey
    let candidates = readings.filter { kinds.contains($0.kind) }
    if name.file.contains("/") {
      let path = Reference.folded(name.file)
      return candidates.first { Reference.folded(Reference(target: $0.path).file) == path }
    }
    for sameName in [
      { (reading: FileReading) in Reference.folded(reading.slug) == wanted },
      { (reading: FileReading) in reading.spokenNames.contains { Reference.folded($0) == wanted } },
      { (reading: FileReading) in ([reading.slug] + reading.spokenNames).contains { $0.titleKey == key } },
    ] {
      let found = candidates.filter(sameName)
      if found.count > 1 { throw .several(name.slug, paths: found.map(\.path)) }
      if let found = found.first { return found }
    }
    return nil
  }

  /// The one plan, archived ones aside, of whose names these are whole words.
  private func partialMatch(_ name: String, _ kinds: Set<EntryKind>) throws(PlanError) -> FileReading? {
    let words = Self.nameWords(Self.withoutLink(name).file)
    if words.allSatisfy(Self.nameless.contains) { return nil }
    let found = readings.filter { reading in
      kinds.contains(reading.kind) && reading.archived == nil
        && ([reading.slug] + reading.spokenNames).contains { name in
          let all = Self.nameWords(name)
          return all.count > words.count && (0...(all.count - words.count)).contains { all[$0...].starts(with: words) }
        }
    }
    if found.count > 1 { throw .several(name, paths: found.map(\.path)) }
    return found.first
  }

  /// The one open plan, of kinds that are done once, of whose names these are words in whatever order: ‘lucia birthday’ of “Buy Lucía’s birthday present”.
  private func spokenMatch(_ name: String, _ kinds: Set<EntryKind>) throws(PlanError) -> FileReading? {
    guard kinds.isSubset(of: [.task, .goal, .milestone, .obligation]) else { return nil }
    let words = Self.withoutLink(name).file.words.map { String($0) }
    if words.flatMap({ Self.nameWords($0) }).allSatisfy(Self.nameless.contains) { return nil }
    let found = readings.filter { reading in
      kinds.contains(reading.kind) && reading.completed == nil
        && ([reading.slug] + reading.spokenNames).contains { Self.nameWords($0).hold(words) }
    }
    if found.count > 1 { throw .several(name, paths: found.map(\.path)) }
    return found.first
  }

  /// The words of a name, without accents, which many leave out.
  static func nameWords(_ name: String) -> [String] {
    let words = Reference.folded(name).widthFolded.split { !$0.isLetter && !$0.isNumber }
    return words.map { word in word.utf8.allSatisfy { $0 < 0x80 } ? String(word) : TextFolding.plain(Array(word.utf8)) }
  }

  /// The words of a text, and each number with the letters behind it as one word, and as two: `62 km` and `62km` are both.
  static func withUnits(_ text: String) -> [String] {
    let words = nameWords(text)
    let joined = zip(words, words.dropFirst()).filter { $0.allSatisfy(\.isNumber) && $1.allSatisfy(\.isLetter) }.map { $0 + $1 }
    let parted = words.flatMap { word -> [String] in
      let digits = word.prefix { $0.isNumber }
      return digits.isEmpty || digits.count == word.count ? [] : [String(digits), String(word.dropFirst(digits.count))]
    }
    return words + joined + parted
  }

  /// A name as typed: also `[[squash]]`, `squash.md` and `activities/squash.md`.
  private static func withoutLink(_ name: String) -> Reference { Reference(name) ?? Reference(file: name.trimmed) }

  private func near(_ name: String, _ kinds: Set<EntryKind>) -> String? {
    Self.nearest(name, readings.filter { kinds.contains($0.kind) })
  }

  /// The name of the file that was probably meant: the nearest name or title, else the one that begins so.
  private static func nearest(_ name: String, _ candidates: [FileReading]) -> String? {
    let word = withoutLink(name).slug.widthFolded
    var slugs: [String: String] = [:]
    var names: [String] = []
    // What is done again and again is meant before what is done once.
    let candidates = candidates.filter { $0.kind == .habit } + candidates.filter { $0.kind != .habit }
    for reading in candidates {
      for other in [reading.slug] + reading.spokenNames where slugs[other] == nil {
        slugs[other] = reading.slug
        names.append(other)
      }
    }
    if let near = JournalText.nearest(to: word, among: names) { return slugs[near] }
    // Also a word of a name, which says as much, but no more than a whole one does: `sqash` for “Play squash”.
    for reading in candidates {
      for other in nameWords(reading.slug) where other.count >= 5 && slugs[other] == nil {
        slugs[other] = reading.slug
        names.append(other)
      }
    }
    if let near = JournalText.nearest(to: word, among: names) { return slugs[near] }
    let folded = Reference.folded(word)
    guard folded.utf8.count >= 2 else { return nil }
    let begins = names.filter { Reference.folded($0).hasPrefix(folded) || folded.hasPrefix(Reference.folded($0)) }
    return begins.first.flatMap { slugs[$0] }
  }

  // MARK: Reading

  private mutating func keep(_ reading: FileReading) {
    if reading.kind.isPlan { readings.append(reading) }
  }

  /// Reads what lies outside the folders, once.
  private mutating func readEverything() {
    if isWhole { return }
    isWhole = true
    let known = Set(readings.map(\.path))
    let all: (results: [FileReading?], problems: [HostError])
    do throws(StoreError) {
      all = try journal.map { $0.kind.isPlan ? $0 : nil }
    } catch {
      if case .host(let problem) = error { problems.append(problem) }
      return
    }
    readings = (readings + all.results.compactMap { $0 }.filter { !known.contains($0.path) })
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    problems += all.problems.filter { problem in !problems.contains { $0.path == problem.path } }
  }
}

/// Why a name does not say which plan is meant.
public enum PlanError: CataloguedError, Hashable {
  /// No file of these kinds has the name; the nearest that one has.
  case unknown(String, near: String?, Set<EntryKind>)
  /// The file of this name is something else.
  case otherKind(String, EntryKind, path: String, wanted: Set<EntryKind>)
  case several(String, paths: [String])
  /// Nothing says what its file is, which cannot be read whole.
  case broken(String, path: String)
  /// It is not done any more, since this day; the nearest that is.
  case archived(String, on: CalendarDay, near: String?)
}

extension PlanError {
  public var code: ErrorCode {
    switch self {
    case .unknown: .notFound
    case .otherKind, .archived: .wrongKind
    case .several: .ambiguous
    case .broken: .unreadable
    }
  }

  public var explanation: Explanation {
    switch self {
    case .unknown(let name, let near, let kinds):
      Explanation(
        Message(PlanErrorText.noPlan, ["name": .text(name), "kind": Self.words(kinds)]),
        help: near.map { Message(PlanErrorText.didYouMean, ["name": .text($0)]) } ?? Self.beginning(name, kinds))
    case .otherKind(let name, let kind, let path, let kinds):
      Explanation(
        Message(
          PlanErrorText.otherKind,
          ["name": .text(name), "kind": .text(kind.rawValue), "path": .place(path), "wanted": Self.words(kinds)]))
    case .broken(let name, let path):
      Explanation(
        Message(PlanErrorText.broken, ["name": .text(name)]), why: Message(PlanErrorText.brokenWhy, ["path": .place(path)]),
        help: Message(PlanErrorText.brokenWay))
    case .several(let name, let paths):
      Explanation(
        Message(PlanErrorText.several, ["name": .text(name)]), why: .verbatim(paths.joined(separator: ", ")),
        help: Message(PlanErrorText.severalWay))
    case .archived(let name, let day, let near):
      Explanation(
        Message(PlanErrorText.archived, ["name": .text(name), "day": .day(day)]),
        help: Message(
          near == nil ? PlanErrorText.archivedWay : PlanErrorText.archivedNearWay, ["name": .text(name), "near": .text(near ?? "")]))
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .otherKind(_, _, let path, _), .broken(_, let path): ErrorPlace(path)
    case .unknown, .several, .archived: nil
    }
  }

  private static func words(_ kinds: Set<EntryKind>) -> TextValue {
    if kinds == EntryKind.activities { return .message(PlanErrorText.kind, ["kind": "activity"]) }
    return .messages(
      EntryKind.plans.filter(kinds.contains).map { Message(PlanErrorText.kind, ["kind": .text($0.rawValue)]) }, .or)
  }

  private static let joints: Set<String> = ["for", "on", "at", "in", "and", "or", "the", "from", "until", "since", "with"]

  private static let doneToNumbers: Set<String> = [
    "done", "do", "delete", "modify", "mod", "edit", "start", "stop", "rm", "remove", "info", "append", "annotate", "complete", "finish",
  ]

  private static func beginning(_ name: String, _ kinds: Set<EntryKind>) -> Message? {
    // ‘task 2 done’, as programs with a list of numbers have it.
    let words = name.lowercased().words.map { String($0) }
    let isNumber = !words.isEmpty && words[0].allSatisfy(\.isNumber) && (words.count == 1 || doneToNumbers.contains(words[1]))
    if kinds.count == 1, let kind = kinds.first, kind != .measure, isNumber {
      return Message(PlanErrorText.numberWay, ["kind": .text(kind.rawValue)])
    }
    // A day, or what stands before one, is never what is to be begun: ‘done gym for yesterday’.
    if joints.contains(name.lowercased()) || PeriodText(said: name, in: .all)?.isOfOneDay == true { return nil }
    // A step is always one of a goal.
    let title = TextValue.text(ShellText.quoted(name) + (kinds == [.milestone] ? " --goal GOAL" : ""))
    if kinds.contains(.habit) { return Message(PlanErrorText.noHabitWay, ["title": title]) }
    guard kinds.count == 1, let kind = kinds.first, kind != .measure else { return nil }
    return Message(PlanErrorText.noPlanWay, ["command": .text(kind.making), "title": title, "kind": .text(kind.rawValue)])
  }
}

extension EntryKind {
  /// The words of the command that makes a plan of this kind: `habit add`.
  public var making: String {
    self == .measure ? "measures add" : [.term, .experiment].contains(self) ? "\(rawValue) new" : "\(rawValue) add"
  }
}

extension FileReading {
  /// This file, unless its front matter cannot be read, so that its kind, and all that it plans, is only guessed.
  fileprivate func whole() throws(PlanError) -> FileReading {
    if outline.diagnostics.contains(where: { $0.message.code.isOf(.frontMatter) }) { throw .broken(slug, path: path) }
    return self
  }

  /// The day from which a habit is not done any more.
  var archived: CalendarDay? {
    if case .activity(.habit(let habit)) = entry.details { habit.archived } else { nil }
  }

  fileprivate func isArchived(on day: CalendarDay) -> Bool { archived.map { $0 <= day } ?? false }

  /// What a person may call it besides its file's name.
  var spokenNames: [String] { [title] + entry.common.aliases }
}
