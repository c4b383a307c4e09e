// The sections of the report of some days.

/// What a report of some days may tell, in the order in which a page has it.
public enum ReportSection: String, Hashable, Sendable, CaseIterable {
  case glance, mood, months, records, words, sleep, movement, screen, wellness, habits, goals, points, workouts, tries, stayed,
    retrospectives,
    keeps, problems, noted, actions, tags, places, photos, connections, context, days

  /// Other words for what some of them tell: tasks that were done stand beside habits.
  private static let others: KeyValuePairs<String, ReportSection> = ["tasks": .habits, "retros": .retrospectives, "measured": .context, "metrics": .context]

  /// All words for them, each beside what it is another word for.
  public static let names: [String] = allCases.flatMap { section in [section.rawValue] + others.filter { $0.value == section }.map { $0.key } }

  /// The section that a word names, in the singular or the plural.
  public init?(said word: String) {
    let word = word.lowercased()
    let forms = [word, word + "s"] + (word.hasSuffix("s") ? [String(word.dropLast())] : [])
    let sections = forms.lazy.compactMap { form in Self(rawValue: form) ?? Self.others.first { $0.key == form }?.value }
    guard let section = sections.first else { return nil }
    self = section
  }

  /// Those that a page has where nobody chose others: all but those that tell once more what retrospectives and days say.
  public static let page: [ReportSection] = allCases.filter { $0 != .keeps && $0 != .problems }

  /// Those that lines of text and tables have where nobody chose others: what files say, and what was done.
  public static let lines: [ReportSection] = [.mood, .context, .habits, .retrospectives, .noted, .actions, .tags]

  /// Those that programs have where nobody chose others: what files say, without pictures.
  public static let plain: [ReportSection] = [.mood, .context, .retrospectives, .noted, .actions, .tags]
}
