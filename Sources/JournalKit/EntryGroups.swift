// Entries in groups, and what the numbers of each group come to.

public import JournalDates
public import JournalIndex
public import JournalModel

/// By what entries are put into groups.
public enum EntryGrouping: String, Sendable, CaseIterable {
  case day, week, month, quarter, year, weekday, tag, type, mood

  /// Whether groups are made of days, so that days count which have metrics and no file.
  public var isOfDays: Bool { self != .tag && self != .type && self != .mood }

  var unit: Period.Unit? { Period.Unit(rawValue: rawValue) }
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
  /// Where a group stands among the others, and what it is called.
  private struct Label: Hashable {
    var rank: Int
    var name: String?
    var span: DaySpan?
  }

  private struct Group {
    var count = 0
    var numbers: [GroupNumbers]
  }

  public let grouping: EntryGrouping
  public let figures: [GroupFigure]
  /// The keys of the figures, each once: what the entries' values must have been asked for by.
  public let keys: [String]
  private let labels: MoodLabels
  private let needsAll: [Bool]
  private var groups: [Label: Group] = [:]

  public init(by grouping: EntryGrouping, _ figures: [GroupFigure], _ labels: MoodLabels) {
    self.grouping = grouping
    self.figures = figures
    self.labels = labels
    var keys: [String] = []
    for figure in figures where !keys.contains(figure.key) { keys.append(figure.key) }
    self.keys = keys
    needsAll = keys.map { key in figures.contains { $0.key == key && $0.kind == .median } }
  }

  /// Whether tags must be told of each entry.
  public var needsTags: Bool { grouping == .tag }

  /// Counts an entry in its group; with tags in the group of each.
  public mutating func add(_ entry: FoundEntry) {
    for label in labels(of: entry) {
      var group = groups[label] ?? Group(numbers: Array(repeating: GroupNumbers(), count: keys.count))
      groups[label] = nil
      group.count += 1
      for (index, key) in keys.enumerated() {
        guard let number = number(of: key, index, entry) else { continue }
        group.numbers[index].add(number.value, keepsIt: needsAll[index])
        if number.isClock { group.numbers[index].isClock = true }
      }
      groups[label] = group
    }
  }

  /// The groups in their order: days by time, tags by name, kinds and moods by their own; what has none last.
  public var all: [EntryGroup] {
    groups.sorted { a, b in
      if a.key.rank != b.key.rank { return a.key.rank < b.key.rank }
      return (a.key.name ?? "").utf8.lexicographicallyPrecedes((b.key.name ?? "").utf8)
    }.map { label, group in
      EntryGroup(
        name: label.name, span: label.span, count: group.count,
        values: figures.map { figure in
          keys.firstIndex(of: figure.key).map { group.numbers[$0].value(figure.kind) } ?? GroupNumbers().value(figure.kind)
        })
    }
  }

  private func labels(of entry: FoundEntry) -> [Label] {
    let none = Label(rank: Int.max)
    switch grouping {
    case .type: return [Label(rank: EntryKind.allCases.firstIndex(of: entry.kind) ?? 0, name: entry.kind.rawValue)]
    case .mood: return [entry.mood.map { Label(rank: $0.rawValue, name: labels.name(of: $0)) } ?? none]
    case .tag: return entry.tags.isEmpty ? [none] : entry.tags.map { Label(rank: 0, name: $0.lowercased()) }
    case .weekday: return entry.span.map { [Label(rank: $0.end.weekday.rawValue, name: $0.end.weekday.name)] } ?? []
    case .day, .week, .month, .quarter, .year:
      guard let unit = grouping.unit, let day = entry.span?.end else { return [] }
      let period = Period(unit, containing: day)
      return [Label(rank: Int(period.start.ordinal), name: period.description, span: period.span)]
    }
  }

  private func number(of key: String, _ index: Int, _ entry: FoundEntry) -> (value: Double, isClock: Bool)? {
    if key == "mood" { return entry.mood.map { (Double($0.rawValue), false) } }
    guard let number = index < entry.values.count ? entry.values[index].number(of: key) : nil else { return nil }
    // Who goes to bed after midnight goes late, not early.
    let isPastMidnight = key == "bedtime" && number.isClock && number.value < 12 * 60
    return isPastMidnight ? (number.value + 24 * 60, true) : number
  }
}
