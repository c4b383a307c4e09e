// What the files of a journal know of each other: names, ids, periods. Collected in one pass, before any link is judged.

public import JournalFormat
public import JournalDates
public import JournalModel
import JournalText
import MarkdownSyntax

/// What other files may refer to, for every file of a journal.
public struct JournalFacts: Sendable {
  /// What one file has that others refer to.
  public struct File: Sendable {
    public var path: String
    public var kind: EntryKind
    /// The period that the file is about; nil for kinds that have none.
    public var period: Period?
    public var ids: BlockIDs
    /// What a task says of itself; nil for other kinds.
    public var task: Activity.Task?
    private var plan: Plan?
    /// What a habit or a task is called besides the name of its file.
    public var spokenNames: [String] = []
    /// The tasks that its Actions complete.
    public var completedTasks: [CompletedTask] = []
    /// The front matter of a file of which more is known than its names: the plan and what a task says stand there. Empty for others.
    public var head: ArraySlice<UInt8> = []

    public init(path: String, kind: EntryKind, period: Period? = nil, ids: BlockIDs = BlockIDs(), task: Activity.Task? = nil) {
      self.path = path
      self.kind = kind
      self.period = period
      self.ids = ids
      self.task = task
    }
  }

  /// What few files say: on the heap, since there is a `File` for every day.
  private indirect enum Plan {
    case habit([HabitTarget])
    case goal([GoalTarget])
    case term(DaySpan)
    case measure(Measure)
  }

  /// A task that an Action completes.
  public struct CompletedTask: Sendable {
    /// As the Action's link names its file.
    public var name: String
    /// Nil where the Action says none.
    public var day: CalendarDay?

    public init(_ name: String, on day: CalendarDay?) {
      self.name = name
      self.day = day
    }
  }

  /// What a link leads to.
  enum Target {
    case file(File)
    /// A file that is no entry, such as a photo, or a place outside of the journal.
    case attachment
    /// Several, and the one of them that is taken.
    case several(File, among: [File])
    /// Several activities that share it as a title or an alias, so that none of them is meant.
    case shared([File])
    case nothing

    /// The file that is meant.
    var file: File? {
      switch self {
      case .file(let file), .several(let file, among: _): file
      case .attachment, .shared, .nothing: nil
      }
    }
  }

  public let layout: Layout
  /// The zones that the machine knows; nil where nobody asks.
  public let zones: ZoneNames?
  public private(set) var files: [File] = []
  private(set) var names = FileNames()
  private var filesByPeriod = PlaceGroups<Period>()
  /// By the folded names of their files; with each the file whose Action says it.
  private(set) var completedTasks: [String: [(file: Int, task: CompletedTask)]] = [:]
  private(set) var attachments: Set<String> = []
  private(set) var spokenNames = SpokenNames()
  private var headingsByPath: [String: HeadingNames] = [:]
  /// Where in `files` measures stand, and terms that were not cancelled.
  private(set) var measures: [Int] = []
  private(set) var terms: [Int] = []
  private var termDays = SpanIndex()
  /// The common units and those of the journal's measures, the first of two of one name; as of the last `complete`.
  private(set) var units = UnitTable.standard
  /// How many files there were at the last `complete`.
  public private(set) var completeCount = 0

  public init(layout: Layout, zones: ZoneNames? = nil) {
    self.layout = layout
    self.zones = zones
  }

  public mutating func add(_ file: File) {
    names.add(file.path)
    if file.kind.isActivity { spokenNames.add(Reference.slug(ofPath: file.path), file.spokenNames) }
    if let period = file.period { filesByPeriod.add(files.count, for: period) }
    for task in file.completedTasks {
      completedTasks[Reference.folded(Reference.slug(ofPath: task.name)), default: []].append((files.count, task))
    }
    if file.measure != nil { measures.append(files.count) }
    if file.term != nil { terms.append(files.count) }
    files.append(file)
  }

  /// Makes ready what only the whole says. To be called when every file was added.
  public mutating func complete() {
    termDays = SpanIndex(terms.compactMap { files[$0].term })
    // In the order of their paths, in whatever order they were added.
    let named = measures.map { files[$0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    units = named.isEmpty ? .standard : UnitTable(named.compactMap(\.measure))
    completeCount = files.count
  }

  /// The files of terms with days of this span, by their starts, for which `isMeant` holds; the first `limit` of them.
  func terms(overlapping span: DaySpan, limit: Int, where isMeant: (File) -> Bool) -> [File] {
    termDays.overlapping(span, limit: limit) { isMeant(files[terms[$0]]) }.map { files[terms[$0]] }
  }

  /// Adds the path of a file that is no entry; links may lead to it.
  public mutating func addAttachment(_ path: String) { attachments.insert(Reference.folded(Reference(file: path).slug)) }

  /// The files that are about one and the same period, in groups; the one that counts comes first.
  public var duplicates: [[File]] {
    filesByPeriod.several.map { indices in
      let group = indices.map { files[$0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      guard let period = group[0].period else { return group }
      let usual = layout.path(for: period)
      return group.filter { $0.path.hasSameBytes(as: usual) } + group.filter { !$0.path.hasSameBytes(as: usual) }
    }
  }

  /// The file that counts for the period of this file; nil where it is this one.
  func earlier(than path: String, for period: Period) -> File? {
    let indices = filesByPeriod[period]
    guard indices.count > 1 else { return nil }
    let group = indices.map { files[$0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let usual = layout.path(for: period)
    guard let first = group.first(where: { $0.path.hasSameBytes(as: usual) }) ?? group.first else { return nil }
    return first.path.hasSameBytes(as: path) ? nil : first
  }

  /// A name of an activity that was probably meant; nil where none is near.
  func activity(near name: String) -> String? {
    nearest(to: name, among: files.filter { $0.kind.isActivity }.flatMap { [Reference.slug(ofPath: $0.path)] + $0.spokenNames })
  }
}

extension JournalFacts.File {
  /// What a habit asks for on a day, or asked for before that was changed; empty where it asks for no amount, and for other kinds.
  public var targets: [HabitTarget] {
    get { if case .habit(let targets)? = plan { targets } else { [] } }
    set { plan = newValue.isEmpty ? nil : .habit(newValue) }
  }

  /// What reaches a goal; empty for other kinds.
  public var goalTargets: [GoalTarget] {
    get { if case .goal(let targets)? = plan { targets } else { [] } }
    set { plan = newValue.isEmpty ? nil : .goal(newValue) }
  }

  /// The days of a term that was not cancelled; nil for other kinds.
  public var term: DaySpan? {
    get { if case .term(let span)? = plan { span } else { nil } }
    set { plan = newValue.map { .term($0) } }
  }

  /// What a measure says; nil for other kinds.
  public var measure: Measure? {
    get { if case .measure(let measure)? = plan { measure } else { nil } }
    set { plan = newValue.map { .measure($0) } }
  }
}

extension JournalFacts {
  /// What the name or path in a wiki link means in a file of this folder.
  func target(of name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> Target {
    let name = FileNames.rooted(name, in: folder)
    if FileNames.leadsFromFolder(name) { return .attachment }
    return switch names.meaning(of: name, in: folder, expecting: kinds, kind: { files[$0].kind }) {
    case .file(let place): .file(files[place])
    case .several(taken: let place, among: let places): .several(files[place], among: places.map { files[$0] })
    case .nothing: isAttachment(name) || isElsewhere(name) ? .attachment : .nothing
    }
  }

  /// What the link that opens a line of a log means: an activity by its file's name, else by its title or one of its aliases, else any other file.
  /// - Parameters:
  ///   - name: As written.
  ///   - found: What it means by the names of files.
  func activity(named name: String, else found: Target) -> Target {
    switch found {
    case .file(let file) where file.kind.isActivity: return found
    case .several(_, let files) where files.contains(where: \.kind.isActivity): return found
    default: break
    }
    if spokenNames.isEmpty || name.utf8.contains(ASCII.slash) { return found }
    let slugs = spokenNames.slugs(of: Reference.folded(name))
    if slugs.isEmpty { return found }
    let files = slugs.flatMap { names.places(named: $0) }.map { self.files[$0] }.filter { $0.kind.isActivity }
    return files.count == 1 ? .file(files[0]) : .shared(files)
  }

  /// The same of a name or path that does not lead from a folder.
  func activity(named name: String) -> Target { activity(named: name, else: target(of: name, in: "", expecting: EntryKind.activities)) }

  /// Whether a name leads from the root to what nobody has looked at.
  private func isElsewhere(_ name: String) -> Bool {
    name.utf8.first == ASCII.slash && (FileNames.path(name, from: "").map { layout.isSkipped($0) } ?? true)
  }

  /// What the destination of a Markdown link means in a file of this folder.
  func target(ofDestination destination: String, in folder: String) -> Target {
    if let (place, _) = names.file(at: destination, in: folder) { return .file(files[place]) }
    // Folders, and what lies outside of the journal or is skipped there, nobody has looked at.
    let paths = [FileNames.path(destination, from: folder), FileNames.path(destination, from: "")]
    if ["", ".", ".."].contains(Reference(file: destination).slug) || paths[0] == nil { return .attachment }
    if paths.contains(where: { $0.map { layout.isSkipped($0) } ?? false }) { return .attachment }
    return isAttachment(destination) ? .attachment : .nothing
  }

  private func isAttachment(_ path: String) -> Bool { attachments.contains(Reference.folded(Reference(file: path).slug)) }

  /// The file whose Action completes a task first, and the day that it says; nil where no Action completes it.
  func completion(ofTaskAt path: String) -> (path: String, day: CalendarDay?)? {
    var first: (path: String, day: CalendarDay?)?
    for (place, task) in completedTasks[Reference.folded(Reference.slug(ofPath: path))] ?? [] {
      let target = target(of: task.name, in: FileReading.folder(ofPath: files[place].path), expecting: [.task])
      guard let file = target.file, file.path.hasSameBytes(as: path) else { continue }
      let isEarlier = first.map { (task.day ?? .latest) < ($0.day ?? .latest) } ?? true
      if isEarlier { first = (files[place].path, task.day) }
    }
    return first
  }

  /// The paths of all files of a name.
  public func paths(named slug: String) -> [String] { names.places(named: slug).map { files[$0].path } }

  /// Adds the headings of a file; they are asked for only where a link names one.
  public mutating func addHeadings(_ headings: HeadingNames, of path: String) { headingsByPath[path] = headings }

  /// Whether the place that a link names in a file is missing there. Of headings that nobody has added, none is.
  func lacks(_ place: Reference.Place?, in file: File) -> Bool {
    switch place {
    case nil: false
    case .block(let id)?: file.ids.section(ofID: id) == nil
    case .heading(let text)?: headingsByPath[file.path].map { !$0.contains(text) } ?? false
    }
  }
}
