// Every setting of retro.yaml in words: what `retro config` lists and docs/configuration.md tells.

import JournalDates
import JournalModel
import JournalText

/// One key that a configuration file may have.
public struct JournalSetting: Hashable, Sendable {
  public let key: String
  /// What holds where no file says otherwise, as it would be written; empty where nothing does.
  public let standard: String
  /// One sentence.
  public let summary: String

  /// All of them, in the order of their keys.
  public static let all: [JournalSetting] = (described + sections + wellness).sorted { $0.key < $1.key }

  /// The setting of this key; nil where there is none.
  public static func named(_ key: String) -> JournalSetting? {
    all.first { $0.key.hasSameBytes(as: key) } ?? ConfigurationFamily(of: key).map { JournalSetting(key, "", $0.summary) }
  }

  /// The key that was probably meant.
  public static func near(_ key: String) -> String? { nearest(to: key, among: all.map(\.key) + ConfigurationFamily.near(key)) }

  /// Whether its value is a list.
  public var isList: Bool {
    switch ConfigurationTable.type(of: key) {
    case .texts, .moodLabels: true
    default: false
    }
  }

  /// The words it takes, where those are few; empty where any text of a form will do.
  public var choices: [String] {
    switch ConfigurationTable.type(of: key) {
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .weekday: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    default: []
    }
  }

  private init(_ key: String, _ standard: String, _ summary: String) {
    self.key = key
    self.standard = standard
    self.summary = summary
  }

  private static let described: [JournalSetting] = [
    JournalSetting("context.properties", "false", "Whether what was measured also becomes properties of a retrospective."),
    JournalSetting("day_start", "00:00", "Until this time a command at night writes to the day before."),
    JournalSetting("health.sources", "[]", "Parts of the names of Apple Health’s sources, the one that counts most first."),
    JournalSetting("journal", "", "The journal to use where none is nearer; counts in your own config.yaml alone."),
    JournalSetting("language", "en", "The language of headings that commands write; all languages are read."),
    JournalSetting("layout.activities", "activities", "The folder of habits and tasks."),
    JournalSetting("layout.day", Layout.standardPattern(for: .day), "Where a day's file lies."),
    JournalSetting("layout.goals", "goals", "The folder of goals, milestones and obligations."),
    JournalSetting("layout.ignore", "[]", "Patterns of files and folders that are no part of the journal."),
    JournalSetting("layout.measures", "measures", "The folder of measures."),
    JournalSetting("layout.metrics", "metrics", "The folder of imported metrics."),
    JournalSetting("layout.monthly", Layout.standardPattern(for: .month), "Where a month's retrospective lies."),
    JournalSetting("layout.photos", "photos", "The folder of photos."),
    JournalSetting("layout.quarterly", Layout.standardPattern(for: .quarter), "Where a quarter's retrospective lies."),
    JournalSetting("layout.templates", "templates", "The folder of your own templates; it holds no entries."),
    JournalSetting("layout.terms", "terms", "The folder of terms."),
    JournalSetting("layout.values", "values", "The folder of values."),
    JournalSetting("layout.weekly", Layout.standardPattern(for: .week), "Where a week's retrospective lies."),
    JournalSetting("layout.yearly", Layout.standardPattern(for: .year), "Where a year's retrospective lies."),
    JournalSetting("metrics.priority", "[]", "The sources of metrics, the one that counts most first."),
    JournalSetting("mood.labels", "[horrible, bad, average, good, great]", "Your own words for moods, the lowest first."),
    JournalSetting("private.terminal", "show", "Whether private text is shown, marked, on your own terminal; others never see it."),
    JournalSetting("review.horizon", "8 weeks", "How long a Try waits to be judged."),
    JournalSetting("theme.colors", "default", "The colours of moods and amounts; the default suits colour-blind eyes."),
    JournalSetting("theme.icons", "text", "The signs of moods and of what became of a habit."),
    JournalSetting("theme.shape", "circle", "The shape of a day in a calendar."),
    JournalSetting("timezone", "", "The zone whose clock decides which day it is, such as Europe/Paris; else the machine's."),
    JournalSetting("urgency.amber_days", "7", "From so many days left on, a due date is amber."),
    JournalSetting("urgency.green_days", "14", "From so many days left on, a due date is green."),
    JournalSetting("urgency.red_days", "1", "From so many days left on, a due date is red."),
    JournalSetting("week_start", "monday", "The first day of habit weeks and calendars; retrospectives have ISO weeks."),
    JournalSetting("weekly.grace_days", "2", "How many days into a week the retrospective of the one before is still proposed."),
  ]

  private static let sections = ConfigurationTable.keys.map(\.key).filter { $0.hasPrefix("sections.") }.map { key in
    JournalSetting(key, "[]", "More names for the section \(key.dropFirst("sections.".count).capitalizedWord).")
  }

  private static let wellness = ConfigurationTable.wellness.map { part in
    JournalSetting("wellness.\(part)", "", "Your target for the part \(part) of the wellness score.")
  }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
