// Which files of a journal are of which kind, by their paths.

public import JournalDates
public import JournalModel
import JournalText

/// Where the files of a journal lie. All paths are relative to the journal, with `/` between their parts.
public struct Layout: Hashable, Sendable {
  /// What the layout says of a path.
  public enum Place: Hashable, Sendable {
    /// The file of a day, week, month, quarter or year.
    case period(Period)
    /// A file of one of the kinds that have a folder: an activity, goal, term, value, measure or experiment.
    case folder(Folder)
  }

  /// The folders that give the files under them a kind.
  public enum Folder: String, Hashable, Sendable, CaseIterable {
    case activities, goals, terms, values, measures, experiments

    /// The kind of a file there that does not say its `type`. An activity with a schedule is a habit, without one a task.
    fileprivate func kind(hasSchedule: Bool) -> EntryKind {
      switch self {
      case .activities: hasSchedule ? .habit : .task
      case .goals: .goal
      case .terms: .term
      case .values: .value
      case .measures: .measure
      case .experiments: .experiment
      }
    }

    fileprivate var place: Int {
      switch self {
      case .activities: 0
      case .goals: 1
      case .terms: 2
      case .values: 3
      case .measures: 4
      case .experiments: 5
      }
    }
  }

  /// The patterns of days, weeks, months, quarters and years, in this order; of each first the one that new files have.
  public private(set) var patterns: [PathPattern]
  private var folders = Folder.allCases.map { $0.rawValue }
  /// Imported metrics; no entries.
  public internal(set) var metrics = "metrics"
  /// The person's own templates; no entries.
  public internal(set) var templates = "templates"
  public internal(set) var photos = "photos"
  /// Patterns of paths that are not part of the journal.
  public internal(set) var ignored: [String] = []

  /// The layout of a journal whose `retro.yaml` says nothing about it.
  public static let standard = Layout()

  init() {
    patterns = Period.Unit.allCases.compactMap { PathPattern(Self.standardPattern(for: $0), for: $0) }
  }

  /// Where the files of a kind lie, without a slash at the end.
  public internal(set) subscript(folder: Folder) -> String {
    get { folders[folder.place] }
    set { folders[folder.place] = newValue }
  }

  /// The pattern of new files of a unit's periods.
  public subscript(unit: Period.Unit) -> PathPattern? { patterns.first { $0.unit == unit } }

  /// The patterns of the files of a unit's periods, that of new files first; never none.
  public internal(set) subscript(all unit: Period.Unit) -> [PathPattern] {
    get { patterns.filter { $0.unit == unit } }
    set {
      if newValue.isEmpty { return }
      patterns = Period.Unit.allCases.flatMap { $0 == unit ? newValue : self[all: $0] }
    }
  }

  /// The folder that holds the files of days, where its name says no part of a date; nil where there is none.
  public var dayFolder: String? { self[.day]?.folder }

  /// The pattern that holds where `retro.yaml` gives none.
  public static func standardPattern(for unit: Period.Unit) -> String {
    switch unit {
    case .day: "days/{yyyy}/{MM}/{yyyy}-{MM}-{dd}.md"
    case .week: "retros/{week_year}/{week_year}-W{ww}.md"
    case .month: "retros/{yyyy}/{yyyy}-{MM}.md"
    case .quarter: "retros/{yyyy}/{yyyy}-Q{q}.md"
    case .year: "retros/{yyyy}/{yyyy}.md"
    }
  }

  /// What the layout says of this path; nil where the file would be a note.
  public func place(ofPath path: String) -> Place? {
    for pattern in patterns {
      if let period = pattern.period(ofPath: path) { return .period(period) }
    }
    return Folder.allCases.first { path.hasPrefix(self[$0] + "/") }.map { .folder($0) }
  }

  /// The period that a path names; nil where it names none.
  public func period(ofPath path: String) -> Period? {
    if case .period(let period) = place(ofPath: path) { period } else { nil }
  }

  /// The kind of the file at this path, if its `type` does not say otherwise. An activity with a schedule is a habit, without one a task.
  public func kind(ofPath path: String, hasSchedule: Bool) -> EntryKind {
    switch place(ofPath: path) {
    case .period(let period): EntryKind(of: period.unit)
    case .folder(let folder): folder.kind(hasSchedule: hasSchedule)
    case nil: .note
    }
  }

  /// The path of the file about this period.
  public func path(for period: Period) -> String {
    self[period.unit]?.path(for: period) ?? "\(period).md"
  }

  /// The path of a new file of this kind with this name; nil for the kinds that are named after their period.
  public func path(for kind: EntryKind, slug: String) -> String? {
    if let folder = kind.folder { return "\(self[folder])/\(slug).md" }
    return kind == .note ? "\(slug).md" : nil
  }

  /// Whether a file or folder is no part of the journal: in a folder or of a name that begins with a dot, a template, a metric, a copy that a
  /// folder sync left, or ignored.
  public func isSkipped(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == ASCII.period { return true }
      isStart = byte == ASCII.slash
    }
    if Self.lies(path, in: templates) || Self.lies(path, in: metrics) || SyncCopy.original(of: path) != nil { return true }
    if ignored.isEmpty { return false }
    let parts = path.utf8.split(separator: ASCII.slash).map { Array($0) }
    return ignored.contains { PathGlob($0).matches(parts) }
  }

  /// Whether a folder that is no part of the journal is that of templates or metrics, lies in it, or on the way to it.
  public func leadsToOwnFiles(_ folder: String) -> Bool {
    [templates, metrics].contains { Self.lies(folder, in: $0) || Self.lies($0, in: folder) }
  }

  /// Whether a path is a folder or lies in it.
  private static func lies(_ path: String, in folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == ASCII.slash
  }
}

extension EntryKind {
  /// The folder of new files of the kind; nil for those that are named after their period, and for notes.
  public var folder: Layout.Folder? { schema.folder }
}
