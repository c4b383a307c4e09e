// What the value of a property is, and what follows from that for reading, writing and telling it.

import JournalDates
package import JournalModel

/// What the value of a property is.
package enum PropertyType: Hashable {
  case text
  case texts
  /// A file of one of these kinds; of any where there are none.
  case reference(Set<EntryKind>)
  case references(Set<EntryKind>)
  case date
  /// A date, or a date with a time.
  case timestamp
  case flag
  case number
  /// A number that may also be written as hours and minutes, `7h12`.
  case minutes
  case integer(ClosedRange<Int>)
  case clock
  case mood
  /// One of these words.
  case choice([String])
  /// One schedule, or a list of them with the dates from which they hold.
  case schedules
  /// Points, or a list of them with the dates from which they hold.
  case points
  case pausedSpans
  /// An amount, or a list of amounts with the dates from which they hold.
  case habitTargets
  case goalTarget
  case goalTargets

  /// The type of a metric of a day or a period.
  static func metric(_ name: String) -> PropertyType {
    MetricNames.clocks.contains(name) ? .clock : MetricNames.takesHours(name) ? .minutes : .number
  }

  /// Whether its values are written as lists.
  var isList: Bool {
    switch self {
    case .texts, .references, .pausedSpans, .goalTargets: true
    default: false
    }
  }

  /// The kinds of file that it refers to, none where any will do; nil where it refers to no file.
  package var referredKinds: Set<EntryKind>? {
    switch self {
    case .reference(let kinds), .references(let kinds): kinds
    default: nil
    }
  }

  /// What its values are meant to be where they are written.
  package var meaning: ScalarWriter.Meaning {
    switch self {
    case .text, .texts, .reference, .references: .text
    case .clock: .clock
    default: .value
    }
  }

  /// The values that it takes, where those are few; days are today and those around it.
  func values(_ labels: MoodLabels, today: CalendarDay) -> [String] {
    switch self {
    case .mood: Mood.allCases.map { labels.name(of: $0) }
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .date, .timestamp: (-1...7).map { today.advanced(by: $0).description }
    case .schedules: Schedule.examples
    default: []
    }
  }

  /// What its values are, as the documents say it, in Markdown.
  var described: String {
    switch self {
    case .text: "text"
    case .texts: "list"
    case .reference: "reference"
    case .references: "list of references"
    case .date: "date"
    case .timestamp: "date or time"
    case .flag: "`true` or `false`"
    case .number: "number"
    case .minutes: "minutes: a number, or hours and minutes such as `7h12`"
    case .integer(Activity.points): "whole number"
    case .integer(let range): "`\(range.lowerBound)` to `\(range.upperBound)`"
    case .clock: "time"
    case .mood: Mood.allCases.map { "`\($0.name)`" }.joined(separator: " ") + ", or `0` to `4`; other names by `mood.labels`, more words by `mood.words`"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .schedules: Schedule.examples.map { "`\($0)`" }.joined(separator: ", ") + "; or a dated list"
    case .points: "whole number; or a dated list"
    case .pausedSpans:
      "list of spans with both their ends, `[2026-08-01..2026-08-20]`; `2026-10-01..` lasts until it is ended, `2026-10-01` is one day"
    case .habitTargets: "amount above 0 that makes it done: `20 min`, or at most so much: `<= 2 l`, `<= 0 cigarettes`; of a week: `20 km/week`, `<= 3 glasses/week`; at most so much of a month: `<= 200 €/month`; or a dated list"
    case .goalTarget: "amount above 0"
    case .goalTargets: "list of amounts above 0"
    }
  }
}
