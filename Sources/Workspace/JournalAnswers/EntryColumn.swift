// What a list tells of an entry, and by what it is sorted.

import JournalDates
public import JournalIndex
import JournalModel
public import JournalQuery

/// One thing that a list can tell of an entry.
public enum EntryColumn: Equatable, Sendable {
  /// The entry's day, of a retrospective its last one; its first day; its last.
  case date, start, end
  case type, mood, title, path, slug, tags
  /// The property or metric of this name.
  case property(String)

  /// The column of a name; of any name that has no meaning here, the property.
  public init(_ name: String) {
    self =
      switch name {
      case "date": .date
      case "start": .start
      case "end": .end
      case "type": .type
      case "mood": .mood
      case "title": .title
      case "path": .path
      case "slug": .slug
      case "tags": .tags
      default: .property(name)
      }
  }

  /// What stands for it on a command line.
  public var name: String {
    switch self {
    case .date: "date"
    case .start: "start"
    case .end: "end"
    case .type: "type"
    case .mood: "mood"
    case .title: "title"
    case .path: "path"
    case .slug: "slug"
    case .tags: "tags"
    case .property(let key): key
    }
  }

  /// What the index must be asked for besides what it always tells.
  public var key: String? { if case .property(let key) = self { key } else { nil } }

  /// What an entry has here, with its place among others: numbers before texts.
  /// - Parameter keys: The keys that the entry's values were asked for by.
  func rank(of entry: FoundEntry, _ keys: [String], _ words: WordOrder) -> EntryRank? {
    switch self {
    case .date, .end: entry.span.map { .number(Double($0.end.ordinal)) }
    case .start: entry.span.map { .number(Double($0.start.ordinal)) }
    case .type: .number(Double(EntryKind.allCases.firstIndex(of: entry.kind) ?? 0))
    case .mood: entry.mood.map { .number(Double($0.rawValue)) }
    case .title: .text(words.key(of: entry.title))
    case .path: .text(entry.path)
    case .slug: .text(entry.path.split(separator: "/").last.map { $0.lowercased() } ?? "")
    case .tags: entry.tags.first.map { .text(words.key(of: $0)) }
    case .property(let key): keys.firstIndex(of: key).flatMap { entry.values[$0].rank(of: key, words) }
    }
  }
}

/// Where something stands among others of its sort.
enum EntryRank {
  case number(Double)
  case text(String)

  func isBefore(_ other: EntryRank) -> Bool? {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b ? nil : a < b
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8) ? nil : a.utf8.lexicographicallyPrecedes(b.utf8)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}

extension FoundValue {
  /// As text, the elements of a list with commas between them; nil where there is nothing.
  public var text: String? {
    switch self {
    case .none: nil
    case .amount(let amount): amount.text
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }

  /// As a number; whether it is a time on the clock, in minutes, those of a bedtime as `Reading.minutes` has them.
  func number(of key: String) -> (value: Double, isClock: Bool)? {
    switch self {
    case .none: return nil
    case .amount(.number(let number)): return (number, false)
    case .amount(.clock(let time)): return (Reading.minutes(of: time, isOfNight: Reading.isOfNight(key)), true)
    case .texts(let texts):
      guard texts.count == 1, var text = texts.first else { return nil }
      return text.withUTF8 { Reading.number($0, countsMinutes: key.hasSuffix("_minutes")) }.map { ($0, false) }
    }
  }

  fileprivate func rank(of key: String, _ words: WordOrder) -> EntryRank? {
    number(of: key).map { .number($0.value) } ?? text.map { .text(words.key(of: $0)) }
  }
}

/// By what entries are sorted.
public struct EntryOrder: Equatable, Sendable {
  public let column: EntryColumn
  public let isDescending: Bool

  /// `steps`, or `-steps` for the largest first.
  public init(_ text: String) {
    isDescending = text.hasPrefix("-")
    column = EntryColumn(isDescending ? String(text.dropFirst()) : text)
  }
}

extension [FoundEntry] {
  /// By each of the columns in turn; what has nothing there comes last, and what is alike stays in its order.
  public func sorted(by orders: [EntryOrder], keys: [String], words: WordOrder) -> [FoundEntry] {
    let ranked = enumerated().map { index, entry in (index, orders.map { $0.column.rank(of: entry, keys, words) }) }
    return ranked.sorted { a, b in
      for (place, order) in orders.enumerated() {
        switch (a.1[place], b.1[place]) {
        case (nil, nil): continue
        case (nil, _): return false
        case (_, nil): return true
        case (let first?, let second?):
          if let isBefore = first.isBefore(second) { return isBefore != order.isDescending }
        }
      }
      return a.0 < b.0
    }.map { self[$0.0] }
  }
}
