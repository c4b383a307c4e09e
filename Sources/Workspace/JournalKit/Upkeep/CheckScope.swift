// What a check is about: a journal, files and folders of it, or one file outside of any.

public import HostSystem
public import JournalDates
import JournalFormat
public import JournalStore
import JournalText
import JournalLanguage

/// The files that are checked.
public struct CheckScope {
  /// The one file that was named; nil where none, a folder or several were.
  public let single: FilePlace?
  /// The root of the change set.
  public let root: String
  private let journal: Journal?
  /// What was named.
  private let places: [FilePlace]
  /// Of the journal.
  private var checker: JournalChecker?
  /// The paths whose findings are asked for; nil where the whole journal is meant.
  private let wanted: Set<String>?

  /// What the words name: files, folders of a journal for all that lies below them, the whole journal where there is none.
  init(_ words: [String], in workspace: Workspace) throws {
    let environment = workspace.environment
    func checker(of journal: Journal) -> JournalChecker {
      JournalChecker(journal, zones: .system(environment), environment, clock: workspace.clock)
    }
    let places = try words.map { try workspace.file($0) }
    guard let first = places.first else {
      let found = try workspace.journal()
      (single, root, journal, wanted, self.places) = (nil, found.root, found, nil, [])
      self.checker = checker(of: found)
      return
    }
    let roots = try places.map { place in try Self.root(of: place) }
    guard Set(roots).count == 1 else {
      throw WorkspaceError(
        .usage, WritingText.severalJournals, help: WritingText.severalJournalsWay)
    }
    self.places = places
    root = try roots[0] ?? workspace.folder()
    let journal = try roots[0].map { root throws(StoreError) in try workspace.journal(at: root) }
    self.journal = journal
    self.checker = journal.map { checker(of: $0) }
    var paths: Set<String>? = []
    for place in places {
      if FileSystem.isDirectory(place.diskPath), let journal {
        let below = try Self.paths(below: place, in: journal)
        paths = below.flatMap { paths?.union($0) }
      } else {
        try Self.checkKind(of: place)
        paths?.insert(place.path)
      }
    }
    wanted = paths
    single = paths?.count == 1 && !FileSystem.isDirectory(first.diskPath) ? first : nil
  }

  /// How many files were asked for, where not the whole journal was.
  public var count: Int? { wanted?.count }

  public mutating func check(_ replaced: [String: [UInt8]]) throws(StoreError) -> JournalCheck {
    if var check = try checker?.check(only: wanted, replacing: replaced) {
      // The line that says what was understood of a file tells these.
      if single != nil { check.leaveOut(.sectionOpenQuestions) }
      return check
    }
    return try JournalCheck(places, replacing: replaced)
  }

  /// Whether a file or folder that could not be read is one that was asked for; the others are other people's trouble.
  public func concerns(_ problem: HostError) -> Bool {
    guard let journal, let wanted else { return true }
    guard let path = journal.path(ofDiskPath: problem.path) else { return true }
    return wanted.contains(path)
  }

  /// The day that it is by the clock and the journal's settings.
  public func today(_ workspace: Workspace) throws -> CalendarDay { try workspace.today(journal?.configuration ?? .default) }

  /// A path of the check as a person sees it from where they are.
  public func shown(_ path: String, _ workspace: Workspace) -> String { single?.shown ?? workspace.shown(path, in: root) }

  /// The root of the journal that a file or folder lies in; nil for a file outside of any.
  private static func root(of place: FilePlace) throws -> String? {
    guard FileSystem.isDirectory(place.diskPath) else { return place.root }
    // A journal's own folder lies in it.
    if let root = place.root ?? JournalSearch.root(above: place.diskPath) { return root }
    throw WorkspaceError(
      .wrongKind, WritingText.folderInNoJournal, ["path": .place(place.shown)],
      help: WritingText.folderInNoJournalWay, ["path": .text(place.shown)])
  }

  /// The entries and templates below a folder; nil for the journal's own.
  private static func paths(below folder: FilePlace, in journal: Journal) throws -> [String]? {
    guard let path = journal.path(ofDiskPath: folder.diskPath) else { return nil }
    let templates = try journal.templateFiles().filter { ["md", "html"].contains(PathText.fileExtension($0)) }
    let others = try templates.map { journal.templatePath($0) } + journal.metricsTables()
    let paths = try (journal.entryPaths().paths + others).filter { $0.hasPrefix(path + "/") }
    if paths.isEmpty {
      throw WorkspaceError(
        .notFound, WritingText.noFilesBelow, ["path": .place(folder.shown)], help: WritingText.noFilesBelowWay)
    }
    return paths
  }

  private static func checkKind(of place: FilePlace) throws {
    let ending = PathText.fileExtension(place.diskPath).lowercased()
    if ending == "html", place.isTemplate { return }
    if place.root != nil, place.configuration.layout.isMetricsTable(place.path) { return }
    let isMarkdown = ["md", "markdown"].contains(ending)
    if !isMarkdown, PathText.name(place.diskPath) != JournalSearch.marker {
      throw WorkspaceError(
        .wrongKind, WritingText.notMarkdownChecked, ["path": .place(place.shown)],
        help: WritingText.markdownEndingOrSettings, ["name": .text(JournalSearch.marker)])
    }
  }
}

extension Workspace {
  /// What a check of these words is about: files, folders of a journal for all that lies below them, the whole journal where there is none.
  public func checkScope(_ words: [String]) throws -> CheckScope { try CheckScope(words, in: self) }
}

extension FilePlace {
  /// Whether it lies in the journal's folder of templates, where no file is an entry.
  public var isTemplate: Bool { root != nil && path.hasPrefix(configuration.layout.templates + "/") }
}
