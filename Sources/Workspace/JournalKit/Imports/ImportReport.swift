// What an import brings, in numbers.

public import JournalDates
public import JournalImports
import JournalModel
public import JournalLanguage

/// What became of what an export has of one source.
public struct ImportReport: Sendable {
  /// A metric with the days that the export knows it of.
  public struct MetricDays: Equatable, Sendable {
    public var name: String
    public var days: Int
    /// Days from the first to the last of these that it is not known of.
    public var gaps: Int
  }

  /// The folder below that of metrics.
  public let source: String
  /// The name of the export, without its folder.
  public let file: String
  /// From the first day that it tells of to the last; nil where it tells of none.
  public let span: DaySpan?
  /// Days that it knows metrics of.
  public let days: Int
  /// Days between the first and the last of these that it knows none of.
  public let gaps: Int
  /// In the order of their names.
  public let metrics: [MetricDays]
  /// Days that had no row, and days whose row says something else or more now.
  public internal(set) var added = 0
  public internal(set) var corrected = 0
  /// Days that stay as they are, since an export told of them that was made later, and when that was.
  public internal(set) var kept = 0
  public internal(set) var newerImport: ExportTime?
  /// Days that stay as they are, since they have minutes of other machines, which cannot be added; and the names of these.
  public internal(set) var otherMachines: (days: Int, names: [String]) = (0, [])
  /// What is met in it and not kept, with how often; the most frequent first.
  public let ignored: [(name: String, count: Int)]
  /// Lines of logs that were written, that waited and were answered, that stand there already, that were imported before and are not there any
  /// more, and that an older importer had put in a wrong place, or twice.
  public internal(set) var lines = (added: 0, answered: 0, known: 0, deleted: 0, moved: 0)
  /// Texts that cannot stand in a log as they are and became plain words, and the file of the first; nil where there are none.
  public internal(set) var plainTexts: (count: Int, first: String)?
  /// Paths of habits that were made.
  public internal(set) var habits: [String] = []
  /// Days that keep a mood of their own.
  public internal(set) var ownMoods = 0
  /// What was left out, and why.
  public internal(set) var notes: [Message] = []
  public let warnings: [ImportWarning]
  /// Words for moods that nobody has said the meaning of, with how often they were met; the most frequent first.
  public let unknownMoods: [(name: String, count: Int)]
  /// Whether any file changes but the one that lists imports.
  public internal(set) var isChange = false
  /// Whether no file of these bytes was imported before.
  public internal(set) var isNew = true
  /// Whether nothing was found in it that a journal keeps.
  public var isEmpty: Bool { span == nil && unknownMoods.isEmpty && habits.isEmpty }

  init(_ data: ImportedData, of file: String) {
    source = data.source
    self.file = file
    span = data.span
    let known = data.days.filter { !$0.value.isEmpty }
    days = known.count
    gaps = data.isApart ? 0 : Self.gaps(among: Array(known.keys))
    ignored = data.ignored.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    var daysOfNames: [String: [CalendarDay]] = [:]
    for (day, amounts) in known { for name in amounts.keys { daysOfNames[name, default: []].append(day) } }
    metrics = daysOfNames.map { MetricDays(name: $0.key, days: $0.value.count, gaps: data.isApart ? 0 : Self.gaps(among: $0.value)) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    warnings = data.warnings
    unknownMoods = data.unknownMoods.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func gaps(among days: [CalendarDay]) -> Int {
    guard let first = days.min(), let last = days.max() else { return 0 }
    return DaySpan(spanning: first, last).count - days.count
  }
}
