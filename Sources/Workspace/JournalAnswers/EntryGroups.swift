// Entries in groups, and what the numbers of each group come to.

public import JournalDates
public import JournalIndex
public import JournalModel
public import JournalQuery

/// By what entries are put into groups.
public enum EntryGrouping: String, Sendable, CaseIterable {
  case day, week, month, quarter, year, weekday, tag, type, mood

  /// Whether groups are made of days, so that days count which have metrics and no file.
  public var isOfDays: Bool { self != .tag && self != .type && self != .mood }

  var unit: Period.Unit? {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    case .weekday, .tag, .type, .mood: nil
    }
  }
}

/// What the numbers under a key come to.
public struct GroupFigure: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case sum, mean, min, max, median
  }

  public let kind: Kind
  /// A property or metric; `mood` is 0 for horrible to 4 for great.
  public let key: String

  public init(_ kind: Kind, of key: String) {
    self.kind = kind
    self.key = key
  }
}

/// One group.
public struct EntryGroup: Sendable {
  /// `2026-W46`, `Monday`, a tag, a kind, a mood in the person's words; nil for entries without what the groups are made by.
  public let name: String?
  /// The days of a group that is a period.
  public let span: DaySpan?
  public let count: Int
  /// For each figure that was asked for, its value, and of how many entries it is.
  public let values: [Value]

  public struct Value: Sendable {
    /// Nil where no entry has a number.
    public let number: Double?
    public let entries: Int
    /// Whether the number is a time on the clock, in minutes.
    public let isClock: Bool
  }
}

/// Puts entries into groups. Entries that are about no day are in no group of days.
public struct EntryGroups {
  public let grouping: EntryGrouping
  public let figures: [GroupFigure]
  /// The keys of the figures, each once: what the entries' values must have been asked for by.
  public let keys: [String]
  private let labels: MoodLabels
  private let words: WordOrder
  private let needsAll: [Bool]
  /// How many entries are in each group.
  private var counts: [Int] = []
  /// The numbers of all groups, as many for each as there are keys.
  private var numbers: [GroupNumbers] = []
  /// The places of the groups: of days by their first one, of kinds and moods by their own number, of what has none by `Int.max`.
  private var places: [Int: Int] = [:]
  /// The places of tags, by their names.
  private var tagPlaces: [String: Int] = [:]
  /// The group of the entry before: most days are in that of the day before.
  private var last: (days: DaySpan, place: Int)?

  public init(by grouping: EntryGrouping, _ figures: [GroupFigure], _ labels: MoodLabels, _ words: WordOrder = .standard) {
    self.grouping = grouping
    self.figures = figures
    self.labels = labels
    self.words = words
    var keys: [String] = []
    for figure in figures where !keys.contains(figure.key) { keys.append(figure.key) }
    self.keys = keys
    needsAll = keys.map { key in figures.contains { $0.key == key && $0.kind == .median } }
  }

  /// Whether tags must be told of each entry.
  public var needsTags: Bool { grouping == .tag }

  /// Counts an entry in its group; with tags in the group of each.
  public mutating func add(_ entry: FoundEntry) {
    switch grouping {
    case .tag where !entry.tags.isEmpty:
      for tag in entry.tags { add(entry, at: place(ofTag: tag.lowercased())) }
    case .tag: add(entry, at: place(Int.max))
    case .type: add(entry, at: place(EntryKind.allCases.firstIndex(of: entry.kind) ?? 0))
    case .mood: add(entry, at: place(entry.mood?.rawValue ?? Int.max))
    case .weekday:
      if let day = entry.span?.end { add(entry, at: place(day.weekday.rawValue)) }
    case .day, .week, .month, .quarter, .year:
      guard let unit = grouping.unit, let day = entry.span?.end else { return }
      if let last, last.days.contains(day) { return add(entry, at: last.place) }
      let period = Period(unit, containing: day)
      let place = place(Int(period.start.ordinal))
      last = (period.span, place)
      add(entry, at: place)
    }
  }

  /// The groups in their order: days by time, tags by name, kinds and moods by their own; what has none last.
  public var all: [EntryGroup] {
    let tags = tagPlaces.sorted { words.lists($0.key, before: $1.key) }.map { group(at: $0.value, $0.key) }
    return tags
      + places.sorted { $0.key < $1.key }.map { rank, place in
        switch grouping {
        case .tag: return group(at: place, nil)
        case .type: return group(at: place, EntryKind.allCases[rank].rawValue)
        case .mood: return group(at: place, Mood(rawValue: rank).map { labels.name(of: $0) })
        case .weekday: return group(at: place, Weekday(rawValue: rank)?.name)
        case .day, .week, .month, .quarter, .year:
          guard let unit = grouping.unit, let day = CalendarDay(ordinal: rank) else { return group(at: place, nil) }
          let period = Period(unit, containing: day)
          return group(at: place, period.description, period.span)
        }
      }
  }

  private func group(at place: Int, _ name: String?, _ span: DaySpan? = nil) -> EntryGroup {
    EntryGroup(
      name: name, span: span, count: counts[place],
      values: figures.map { figure in
        keys.firstIndex(of: figure.key).map { numbers[place * keys.count + $0].value(figure.kind) } ?? GroupNumbers().value(figure.kind)
      })
  }

  private mutating func place(_ rank: Int) -> Int {
    if let place = places[rank] { return place }
    places[rank] = counts.count
    return newPlace()
  }

  private mutating func place(ofTag name: String) -> Int {
    if let place = tagPlaces[name] { return place }
    tagPlaces[name] = counts.count
    return newPlace()
  }

  private mutating func newPlace() -> Int {
    counts.append(0)
    numbers += Array(repeating: GroupNumbers(), count: keys.count)
    return counts.count - 1
  }

  private mutating func add(_ entry: FoundEntry, at place: Int) {
    counts[place] += 1
    for index in keys.indices {
      guard let number = number(of: keys[index], index, entry) else { continue }
      let row = place * keys.count + index
      numbers[row].add(number.value, keepsIt: needsAll[index])
      if number.isClock { numbers[row].isClock = true }
    }
  }

  private func number(of key: String, _ index: Int, _ entry: FoundEntry) -> (value: Double, isClock: Bool)? {
    if key == "mood" { return entry.mood.map { (Double($0.rawValue), false) } }
    return index < entry.values.count ? entry.values[index].number(of: key) : nil
  }
}
