// Every key of retro.yaml, with the type of its value.

import JournalDates
import JournalModel

/// What a configuration key's value is.
enum ConfigurationType: Hashable {
  case text
  /// One line of text, in a family of keys.
  case member
  case flag
  case clock
  case weekday
  case number
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number of weeks, `8` or `8 weeks`, or of days, `30 days`.
  case duration
  case choice([String])
  case texts
  case moodLabels
  case folder
  case pattern(Period.Unit)
}

/// The keys that `retro.yaml` may have.
enum ConfigurationTable {
  static let keys: [(key: String, type: ConfigurationType)] =
    [
      ("context.properties", .flag),
      ("day_start", .clock),
      ("health.sources", .texts),
      ("journal", .text),
      ("language", .choice(SectionNames.languages)),
      ("layout.activities", .folder),
      ("layout.day", .pattern(.day)),
      ("layout.goals", .folder),
      ("layout.ignore", .texts),
      ("layout.measures", .folder),
      ("layout.metrics", .folder),
      ("layout.monthly", .pattern(.month)),
      ("layout.photos", .folder),
      ("layout.quarterly", .pattern(.quarter)),
      ("layout.templates", .folder),
      ("layout.terms", .folder),
      ("layout.values", .folder),
      ("layout.weekly", .pattern(.week)),
      ("layout.yearly", .pattern(.year)),
      ("metrics.priority", .texts),
      ("mood.labels", .moodLabels),
      ("private.terminal", .choice(["show", "hide"])),
      ("review.horizon", .duration),
      ("theme.colors", .choice(Theme.Colours.allCases.map(\.rawValue))),
      ("theme.icons", .choice(Theme.Icons.allCases.map(\.rawValue))),
      ("theme.shape", .choice(Theme.Shape.allCases.map(\.rawValue))),
      ("timezone", .text),
      ("urgency.amber_days", .integer(0...3650)),
      ("urgency.green_days", .integer(0...3650)),
      ("urgency.red_days", .integer(0...3650)),
      ("week_start", .weekday),
      ("weekly.grace_days", .integer(0...366)),
    ]
    + SectionKind.allCases.filter { $0 != .other }.map { ("sections.\($0.rawValue)", .texts) }
    + wellness.map { ("wellness.\($0)", .number) }

  /// The parts of the wellness score whose targets can be set.
  static let wellness = [
    "sleep_minutes", "bedtime_deviation_minutes", "deep_percent", "steps", "exercise_minutes", "stand_hours", "screen_minutes", "pickups",
    "evening_screen_minutes",
  ]

  static func type(of key: String) -> ConfigurationType? {
    keys.first { $0.key == key }?.type ?? ConfigurationFamily(of: key).map { _ in .member }
  }

  /// What stands before the dot in keys that have one: no settings themselves.
  static var parents: [String] { Array(Set(keys.compactMap { $0.key.split(separator: ".").dropLast().first.map(String.init) })).sorted() }
}

extension ConfigurationType {
  /// The values that it takes, for messages: what follows ‘it takes’.
  var wanted: String {
    switch self {
    case .text, .member: "one line of text"
    case .flag: "‘true’ or ‘false’"
    case .clock: "a time such as 04:00"
    case .weekday: "a day such as ‘monday’"
    case .number: "a number above 0"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .duration: "a number of weeks such as ‘8 weeks’, at most 520"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .texts: "a text, or a list such as [one, two]"
    case .moodLabels: "a list of five different names, the lowest mood first"
    case .folder: "a folder inside the journal, such as ‘goals’"
    case .pattern(let unit): "a path such as \(Layout.standardPattern(for: unit))"
    }
  }
}
