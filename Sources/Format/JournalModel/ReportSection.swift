// The sections of the report of some days.

/// What a report of some days may tell, in the order in which a page has it.
public enum ReportSection: String, Hashable, Sendable, CaseIterable {
  case glance, mood, months, records, words, sleep, movement, screen, wellness, habits, goals, points, workouts, tries, stayed,
    retrospectives,
    keeps, problems, noted, actions, tags, places, photos, connections, context, days

  /// The section that a word names, which may be another word for what it tells: tasks that were done stand beside habits.
  public init?(said word: String) {
    let word = word.lowercased(), others = ["task": "habits", "tasks": "habits", "moods": "mood", "measured": "context", "retros": "retrospectives"]
    guard let section = Self(rawValue: others[word] ?? word) ?? Self(rawValue: word + "s") else { return nil }
    self = section
  }

  /// Those that a page has where nobody chose others: all but those that tell once more what retrospectives and days say.
  public static let page: [ReportSection] = allCases.filter { $0 != .keeps && $0 != .problems }

  /// Those that lines of text and tables have where nobody chose others: what files say, and what was done.
  public static let lines: [ReportSection] = [.mood, .context, .habits, .retrospectives, .noted, .actions, .tags]

  /// Those that programs have where nobody chose others: what files say, without pictures.
  public static let plain: [ReportSection] = [.mood, .context, .retrospectives, .noted, .actions, .tags]
}
