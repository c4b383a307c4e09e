// The properties that a kind of file knows, by name: what a completion offers.

public import JournalDates
public import JournalModel

/// Names and values of properties as a person may type them.
public enum PropertyWords {
  /// The keys that files of a kind know, those of all kinds last.
  public static func keys(of kind: EntryKind) -> [String] { kind.schema.keys }

  /// Whether the property is a list in files of a kind.
  public static func isList(_ key: String, in kind: EntryKind) -> Bool { kind.schema.type(of: key)?.isList ?? false }

  /// The kinds of file that a property refers to, none where any will do; nil where it refers to no file.
  public static func kinds(referredToBy key: String, in kind: EntryKind) -> Set<EntryKind>? { kind.schema.type(of: key)?.referredKinds }

  /// The values that a property takes, where they are few; days are today and those around it.
  public static func values(of key: String, in kind: EntryKind, _ labels: MoodLabels, today: CalendarDay) -> [String] {
    kind.schema.type(of: key)?.values(labels, today: today) ?? []
  }

  /// The properties that only files of a kind have, with what their values are, in Markdown; those of one description together.
  public static func described(in kind: EntryKind) -> [(keys: [String], value: String)] { described(kind.schema.rules) }

  /// The same of the properties that files of all kinds have.
  public static var describedInAll: [(keys: [String], value: String)] { described(EntrySchema.commonRules) }

  private static func described(_ rules: [PropertyRule]) -> [(keys: [String], value: String)] {
    rules.reduce(into: []) { rows, rule in
      if let last = rows.last, last.value == rule.described {
        rows[rows.count - 1].keys.append(rule.key)
      } else {
        rows.append(([rule.key], rule.described))
      }
    }
  }
}
