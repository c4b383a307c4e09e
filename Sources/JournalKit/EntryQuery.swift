// Which entries a list shows, and what it tells of them.

public import JournalDates
public import JournalFormat
public import JournalModel

/// Conditions that an entry must meet, all of them.
public struct EntryQuery: Sendable {
  /// One of these kinds; any kind where empty.
  public var kinds: Set<EntryKind> = []
  /// Not before this day. An entry of several days belongs to its last one; one without days meets no condition on days.
  public var from: CalendarDay?
  /// Not after this day.
  public var to: CalendarDay?
  /// Has all of these tags, in front matter or text, whatever their case.
  public var tags: [String] = []

  public init() {}

  /// Whether the entry meets every condition.
  public func matches(_ reading: FileReading) -> Bool {
    if !kinds.isEmpty, !kinds.contains(reading.kind) { return false }
    if from != nil || to != nil {
      guard let day = reading.span?.end, from.map({ $0 <= day }) ?? true, to.map({ day <= $0 }) ?? true else { return false }
    }
    if tags.isEmpty { return true }
    let present = Set(reading.tags.map { $0.lowercased() })
    return tags.allSatisfy { present.contains($0.lowercased()) }
  }
}

/// What a list tells of an entry.
public struct ListedEntry: Sendable {
  public let path: String
  public let kind: EntryKind
  /// Of a private file its name, and never a heading that is private.
  public let title: String
  /// The days that it is about; nil for kinds that are about none.
  public let span: DaySpan?
  /// Those of front matter and text, each once, without `#` and without those in private text.
  public let tags: [String]
  /// How the day was, in the person's words; nil for entries other than days, and where nothing says it, or only in private.
  public let mood: String?

  public init(_ reading: FileReading, _ labels: MoodLabels) {
    path = reading.path
    kind = reading.kind
    title = reading.isPrivate ? reading.slug : reading.publicTitle
    span = reading.span
    tags = reading.tags
    mood = reading.kind == .day && !reading.isPrivate ? reading.publicMood(labels).map { labels.name(of: $0) } : nil
  }
}

extension [ListedEntry] {
  /// By their first day and then by path; those without days last.
  public var inOrderOfDays: [ListedEntry] {
    sorted { a, b in
      let (first, second) = (a.span?.start ?? .latest, b.span?.start ?? .latest)
      return first == second ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : first < second
    }
  }
}
