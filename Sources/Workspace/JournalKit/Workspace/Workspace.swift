// A journal opened for one task: what every front door holds while it works.

public import HostSystem
public import JournalDates
public import JournalFormat
public import JournalIndex
public import JournalLanguage
public import JournalStore
public import JournalText

/// The journal that is worked on. It is found once, its settings are read once, it is dated once, and its index is brought up to date at most
/// once. Nothing is looked for before a verb asks for it, and nothing is printed: what there is to tell waits as remarks.
///
/// A class, since it owns an open database, and since what is asked within a change is asked of the same journal. One task at a time uses it; a
/// server that keeps it calls `begin` before each.
public final class Workspace {
  public let environment: Environment
  public let clock: HostClock
  /// What people are spoken to in: what was asked for, else what the journal says, else what the environment does.
  public private(set) lazy var ownLanguage = asked ?? configuration?.statedLanguage ?? Language(of: environment) ?? .english
  /// What the answer is told in: programs are answered in English, whoever runs them.
  public var language: Language { answersPrograms ? .english : ownLanguage }
  /// The language that what a person wrote is read in. A program is not answered by how a machine is set.
  public var writtenLanguage: Language { answersPrograms ? asked ?? configuration?.statedLanguage ?? .english : ownLanguage }
  private let asked: Language?
  private let answersPrograms: Bool
  /// The journal's folder as the person named it; nil where it is to be found.
  private let named: String?
  /// How the task uses the index.
  public var indexUse = IndexUse.perhaps
  private let toldFolder: String?
  private let toldTime: Moment?

  /// What the task is remembered as where it writes, as the words of a command line.
  public var commandLine = ["retro"]
  /// Whether the task has written what it was asked to write, so that nothing of that has to be kept.
  public internal(set) var hasWritten = false
  /// The ids of what the task wrote below each root, while all of it is one change; nil where every write is one by itself.
  var joinedSets: [String: String]?

  private var foundFolder: String?
  private var foundRoot: String?
  private var journals: [OpenJournal] = []
  private var indexes: [OpenIndex] = []
  private var instant: HostClock.Instant?
  /// The zones that the days of a journal say they are in now.
  private var dayZones: [(root: String, day: CalendarDay, zone: String?)] = []
  /// The paths of entries whose front matter was told to be wrong: a task that asks in several ways tells it once.
  var toldFlaws: Set<String> = []
  private var remarks: [Remark] = []
  /// The folder whose files the task reads; nil where nothing of an interrupted command can be left there, since it was settled.
  var unsettledRoot: String?
  /// Why what an interrupted command left there could not be settled; nil where nobody tried.
  var unsettledReason: Message?

  /// - Parameters:
  ///   - language: What people are to be spoken to in; nil for what the journal or the environment says.
  ///   - answersPrograms: Whether the answer is for a program, and so in English.
  ///   - folder: Where relative paths start from; nil for the process's own folder, asked for when needed.
  ///   - named: The journal's folder; nil where it is found from `folder`.
  ///   - time: Stands in for what the clock says.
  public init(
    environment: Environment, language: Language? = nil, answersPrograms: Bool = false, clock: HostClock = .system, folder: String? = nil,
    journal named: String? = nil, now time: Moment? = nil
  ) {
    self.environment = environment
    (asked, self.answersPrograms) = (language, answersPrograms)
    self.clock = clock
    self.named = named
    (toldFolder, toldTime) = (folder, time)
  }

  /// Begins another task: what may have changed since the last one is looked at again when it is needed.
  public func begin() {
    (foundRoot, instant, dayZones, hasWritten) = (nil, nil, [], false)
    (toldFlaws, remarks, unsettledRoot, unsettledReason) = ([], [], nil, nil)
    journals = []
    for place in indexes.indices { indexes[place].isCurrent = false }
    release()
  }
}

/// What there is to tell of a task beside its answer.
public enum Remark: Sendable {
  /// What a person may like to know.
  case note(Message)
  /// Trouble that does not end the task, and the way out where one is known.
  case warning(Message, help: Message?)
  /// A finding in a file, as it is shown.
  case finding(MarkedText)
  /// A command was interrupted before this one, and is settled now.
  case settled(SettledCommand, root: String)
  /// A variable of the environment names a folder by no absolute path, and is passed over.
  case oddFolder(variable: String, path: String)
}

extension Workspace {
  /// What was found worth telling since this was last asked, in its order.
  public func takeRemarks() -> [Remark] {
    defer { remarks = [] }
    return remarks
  }

  public func note(_ text: some TextKey, _ values: TextValues = [:]) { tell(.note(Message(text, values))) }
  func warn(of text: some TextKey, _ values: TextValues = [:]) { tell(.warning(Message(text, values), help: nil)) }
  public func warn(of message: Message) { tell(.warning(message, help: nil)) }
  /// What cannot be read, in the words of the system, each cause once.
  func warn(ofAll problems: [HostError]) { for cause in problems.causes { warn(of: Message(cause)) } }
  func warn(of error: WorkspaceError) { tell(.warning(error.explanation.what, help: error.explanation.help)) }
  func tell(_ finding: MarkedText) { tell(.finding(finding)) }
  func tell(_ remark: Remark) { remarks.append(remark) }

  /// Runs what is done again later, and tells nothing of it yet.
  public func quietly<Result>(_ body: (Workspace) throws -> Result) rethrows -> Result {
    let (told, waiting) = (toldFlaws, remarks)
    defer { (toldFlaws, remarks) = (told, waiting) }
    return try body(self)
  }

  /// Tells findings in full, with their lines.
  public func tell(_ findings: [Diagnostic], in source: SourceText) {
    if findings.isEmpty { return }
    let lines = LineTable(source)
    for (finding, isPrivate) in source.withPrivacy(findings) {
      tell(language.marked(finding, in: source, lines: lines, isPrivate: isPrivate))
    }
  }

  /// Tells a finding in full, with its line.
  public func tell(_ finding: Diagnostic, in reading: FileReading) {
    tell(language.marked(finding, in: reading.source, lines: reading.lines, isPrivate: reading.isPrivate(finding)))
  }
}

// MARK: Where it is

extension Workspace {
  /// A journal whose settings were read, with what the system said of their file before.
  fileprivate struct OpenJournal {
    let journal: Journal
    let stamp: FileStamp?
  }

  /// The folder that relative paths start from.
  public func folder() throws(HostError) -> String {
    if let folder = toldFolder ?? foundFolder { return folder }
    let folder = try HostProcess.currentDirectory(environment)
    foundFolder = folder
    return folder
  }

  /// Where to look for the journal and for files that are named.
  public func search() throws(HostError) -> JournalSearch {
    JournalSearch(named: named, from: try folder(), environment: environment)
  }

  /// The root of the journal.
  public func root() throws(StoreError) -> String {
    if let foundRoot { return foundRoot }
    let search: JournalSearch
    do throws(HostError) { search = try self.search() } catch { throw .host(error) }
    let root = try search.root()
    foundRoot = root
    return root
  }

  /// The root of the journal; nil where none is found from here, which whoever needs one will say.
  public var rootIfFound: String? { do throws(StoreError) { return try root() } catch { return nil } }

  /// The journal that is worked on; nil where none is found from here whose settings can be read.
  public var journalIfFound: Journal? { do throws(StoreError) { return try journal() } catch { return nil } }

  /// The journal that is worked on.
  public func journal() throws(StoreError) -> Journal { try journal(at: try root()) }

  /// The journal that is worked on, to read and change what is in it; findings in its `retro.yaml` are told.
  /// - Parameter tellsConflict: Whether that there is a conflict in them is told, too; whoever lists or settles conflicts says so anyway.
  public func openJournal(tellsConflict: Bool = true) throws(StoreError) -> Journal {
    let journal = try journal()
    reads(journal.root)
    tellSettings(of: journal, tellsConflict: tellsConflict)
    return journal
  }

  /// The settings of the journal; nil where there is none, or it cannot be read.
  public var configuration: JournalConfiguration? { journalIfFound?.configuration }

  /// The journal at a root, whose settings are read once.
  public func journal(at root: String) throws(StoreError) -> Journal {
    if let open = journals.first(where: { $0.journal.root.utf8.elementsEqual(root.utf8) }) { return open.journal }
    let stamp = Self.stamp(ofSettingsAt: root)
    let journal = try Journal(root: root)
    journals.append(OpenJournal(journal: journal, stamp: stamp))
    return journal
  }

  /// Looks again, when it is needed, at what a change, or a person in an editor, may have left otherwise: files, settings, the time.
  public func outdate() {
    (foundRoot, instant, dayZones) = (nil, nil, [])
    journals.removeAll { $0.stamp != Self.stamp(ofSettingsAt: $0.journal.root) }
    for place in indexes.indices { indexes[place].isCurrent = false }
    release()
  }

  private static func stamp(ofSettingsAt root: String) -> FileStamp? {
    // Where it cannot be looked at it cannot be read either, and that is told.
    do throws(HostError) { return try FileSystem.stamp(PathText.join(root, JournalSearch.marker)) } catch { return nil }
  }

  /// The file of the journal at a root that a word means.
  public func file(_ word: String, in root: String) throws -> FilePlace {
    try file(word, JournalSearch(named: root, from: try folder(), environment: environment))
  }

  /// The file that a word means: as `JournalSearch.file` says, of a word such as `today` that of the period, else the plan of that title.
  public func file(_ word: String) throws -> FilePlace {
    let search = try search()
    if let period = try period(meantBy: word, search) { return try existing(period, orNote: word, search) }
    do throws(StoreError) { return try file(word, search) } catch { return try plan(titled: word, orThrow: error) }
  }

  private func file(_ word: String, _ search: JournalSearch) throws(StoreError) -> FilePlace {
    try search.file(word) { root throws(StoreError) in try journal(at: root) }
  }

  /// The days that a word means where a file may be meant as well: a path from here comes first, and so does a note that bears the word as its
  /// name where the word is only said, as `spring` is.
  public func days(meantBy word: String) throws -> PeriodText? {
    let search = try search()
    if FileSystem.exists(PathText.absolute(word, from: search.folder)) { return nil }
    if let text = PeriodText(word) { return text }
    guard let text = PeriodText(said: word, in: .all) else { return nil }
    do throws(StoreError) {
      _ = try file(word, search)
      return nil
    } catch {
      guard case .noSuchFile = error else { throw error }
      return text
    }
  }

  /// The period that a word means today, where it is no path from here and means another one on another day.
  private func period(meantBy word: String, _ search: JournalSearch) throws -> Period? {
    guard Period(word) == nil, let text = try days(meantBy: word), let root = rootIfFound else { return nil }
    return text.days(on: try today(in: try journal(at: root)))?.period
  }

  /// The file of a period. Where it is missing that is said of the period, unless a note bears the word as its name.
  private func existing(_ period: Period, orNote word: String, _ search: JournalSearch) throws(StoreError) -> FilePlace {
    do throws(StoreError) {
      return try file(period.description, search)
    } catch {
      guard case .noSuchFile = error, let note = try? file(word, search) else { throw error }
      return note
    }
  }
}

// MARK: What time it is

extension Workspace {
  /// What the clock on the wall shows, in the zone of this name if one is given, or the time that stands in for it.
  /// - Throws: `noSuchTime`.
  public func now(zone: String? = nil) throws(StoreError) -> Moment {
    if let time = try standIn() { return time }
    let instant = instant ?? clock.now()
    self.instant = instant
    return Moment(instant, zone: zone, in: environment)
  }

  private func standIn() throws(StoreError) -> Moment? {
    if let toldTime { return toldTime }
    guard let text = environment["RETRO_NOW"] else { return nil }
    guard let time = Moment(text) else { throw .noSuchTime(text, namedBy: "$RETRO_NOW") }
    return time
  }

  /// The moment as the days of a journal see it: a `timezone` in a day holds until another day says something else. The index says which;
  /// only of the latest days are files read, and only those that it does not know as they are.
  public func now(in journal: Journal) throws(StoreError) -> Moment {
    let setting = journal.configuration.timezone
    let now = try now(zone: setting)
    if try standIn() != nil { return now }
    guard let zone = try zone(of: journal, on: now.day), zone != setting else { return now }
    return try self.now(zone: zone)
  }

  /// The zone that the days of a journal say they are in; nil where none of the last ones says one.
  private func zone(of journal: Journal, on day: CalendarDay) throws(StoreError) -> String? {
    if let found = dayZones.first(where: { $0.day == day && $0.root.utf8.elementsEqual(journal.root.utf8) }) { return found.zone }
    let known = try indexUse == .surely || indexUse == .lately ? indexes[place(ofUsableIndexOf: journal)] : knownIndex(of: journal)
    // East of here the day may be the next one already.
    let zone = journal.zone(on: day.advanced(by: 1), known?.index)
    if let known, !known.isInUse { known.index.pause() }
    dayZones.append((journal.root, day, zone))
    return zone
  }

  /// The day that it is in a journal now, in the zone that its days say.
  public func today(in journal: Journal) throws(StoreError) -> CalendarDay {
    try now(in: journal).day(startingAt: journal.configuration.dayStart)
  }

  /// The day that a task at this moment writes to, by the journal's own start of the day.
  public func today(_ configuration: JournalConfiguration) throws(StoreError) -> CalendarDay {
    try now(zone: configuration.timezone).day(startingAt: configuration.dayStart)
  }
}

// MARK: What is known of it

extension Workspace {
  struct OpenIndex {
    let index: JournalIndex
    /// Whether it was brought up to date within this task.
    var isCurrent = false
    /// Whether it was asked for within this task, so that it is to stay as of one moment.
    var isInUse = false
    /// Whether it was told what could not be read when it was last brought up to date.
    var isTold = false
  }

  private func place(ofIndexOf journal: Journal) -> Int? {
    indexes.firstIndex {
      $0.index.journal.root.utf8.elementsEqual(journal.root.utf8) && $0.index.journal.source.bytes == journal.source.bytes
    }
  }

  /// The index of a journal, brought up to date once unless the task uses it as it was left; in memory where it cannot be kept.
  /// - Parameter isTold: Whether it is told, once, why it could not be kept, and what could not be read.
  /// - Throws: Where the journal itself cannot be read.
  public func index(of journal: Journal, isTold: Bool = true) throws(StoreError) -> JournalIndex {
    let place = try place(ofUsableIndexOf: journal)
    if isTold, !indexes[place].isTold {
      tell(of: indexes[place].index)
      indexes[place].isTold = true
    }
    return indexes[place].index
  }

  private func place(ofUsableIndexOf journal: Journal) throws(StoreError) -> Int {
    let look = try look(at: journal)
    if let place = place(ofIndexOf: journal) {
      var open = indexes[place]
      do {
        if look != .none, !open.isCurrent {
          try open.index.update(clock, looking: look)
          (open.isCurrent, open.isTold) = (true, false)
        } else {
          try open.index.resume()
        }
        open.isInUse = true
        indexes[place] = open
        return place
      } catch let error as StoreError {
        throw error
      } catch {
        // Damage is found out by whatever meets it; the index is made anew.
        indexes.remove(at: place)
      }
    }
    let index = try JournalIndex.open(journal, environment, clock: clock, looking: look)
    indexes.append(OpenIndex(index: index, isCurrent: look != .none || index.report.isNew, isInUse: true))
    return indexes.endIndex - 1
  }

  private func look(at journal: Journal) throws(StoreError) -> JournalIndex.Look {
    switch indexUse {
    case .asLeft: .none
    case .lately: .recent(around: try now(zone: journal.configuration.timezone).day, journal.configuration)
    case .perhaps, .surely: .whole
    }
  }

  /// Tells why an index could not be kept, and what could not be read.
  private func tell(of index: JournalIndex) {
    if let failure = index.report.failure { note(WritingText.indexInMemory, ["reason": "\(failure)"]) }
    warn(ofAll: index.report.problems)
  }

  /// The index of a journal where it is there, as it was left; nil where it would have to be made.
  func knownIndex(of journal: Journal) -> OpenIndex? {
    if let place = place(ofIndexOf: journal) {
      do { try indexes[place].index.resume() } catch { return nil }
      return indexes[place]
    }
    let known = JournalIndex.asLeft(journal, environment).map { OpenIndex(index: $0) }
    if let known { indexes.append(known) }
    return known
  }

  /// Lets other processes change the indexes while nothing is asked of them: before a person is, or an editor.
  public func release() {
    for place in indexes.indices {
      indexes[place].index.pause()
      indexes[place].isInUse = false
    }
  }
}
