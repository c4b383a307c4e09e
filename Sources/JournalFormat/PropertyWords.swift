// The properties that a kind of file knows, by name: what a completion offers.

public import JournalDates
public import JournalModel

/// Names and values of properties as a person may type them.
public enum PropertyWords {
  /// The keys that files of a kind know, those of all kinds last.
  public static func keys(of kind: EntryKind) -> [String] { (PropertyTable.rules(for: kind) + PropertyTable.common).map(\.key) }

  /// Whether the property is a list in files of a kind.
  public static func isList(_ key: String, in kind: EntryKind) -> Bool {
    switch PropertyTable.type(of: key, in: kind) {
    case .texts, .references, .pausedSpans, .goalTargets: true
    default: false
    }
  }

  /// The kinds of file that a property refers to, none where any will do; nil where it refers to no file.
  public static func kinds(referredToBy key: String, in kind: EntryKind) -> Set<EntryKind>? {
    switch PropertyTable.type(of: key, in: kind) {
    case .reference, .references: FileNames.kinds(expectedBy: key)
    default: nil
    }
  }

  /// The values that a property takes, where they are few; days are today and those around it.
  public static func values(of key: String, in kind: EntryKind, _ labels: MoodLabels, today: CalendarDay) -> [String] {
    switch PropertyTable.type(of: key, in: kind) {
    case .mood: Mood.allCases.map { labels.name(of: $0) }
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .date, .timestamp: (-1...7).map { today.advanced(by: $0).description }
    case .schedules: ["daily", "weekly", "3/week", "mon,wed,fri", "every 2 days"]
    default: []
    }
  }
}
