// The properties of every kind of file with the types of their values: what reading, checking and writing share.

import JournalModel

/// What the value of a property is.
enum PropertyType: Hashable {
  case text
  case texts
  case reference
  case references
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
  case habitTarget
  case goalTargets
}

/// The tables.
enum PropertyTable {
  typealias Rule = (key: String, type: PropertyType)

  /// Largest number of points that a completion may earn; the smallest is its negative.
  static let mostPoints = 1_000_000
  /// What a completion may earn; a test for it works for every integer, which the magnitude of the least one does not.
  static let pointsRange = -mostPoints...mostPoints

  static let common: [Rule] = [
    ("type", .choice(EntryKind.allCases.map(\.rawValue) + ["daily"])), ("id", .text), ("title", .text), ("created", .timestamp),
    ("updated", .timestamp), ("tags", .texts), ("aliases", .texts), ("private", .flag),
  ]

  /// The rules of a kind, without the common ones, in the order in which they are written.
  static func rules(for kind: EntryKind) -> [Rule] {
    switch kind {
    case .day: day
    case .weekly, .monthly, .quarterly, .yearly: retrospective
    case .habit: habit
    case .task: task
    case .goal: goal
    case .milestone: milestone
    case .obligation: obligation
    case .term: term
    case .value: value
    case .measure: measure
    case .note: []
    }
  }

  /// The type of a key in files of a kind; nil where the kind does not know it.
  static func type(of key: String, in kind: EntryKind) -> PropertyType? {
    if let type = types(for: kind)[key] { return type }
    return kind == .day && MetricNames.isOfFamily(key) ? MetricNames.takesHours(key) ? .minutes : .number : nil
  }

  /// What values of a type are meant to be where they are written; nil for a property that nobody knows.
  static func meaning(of type: PropertyType?) -> ScalarWriter.Meaning {
    switch type {
    case .text, .texts, .reference, .references: .text
    case .clock: .clock
    default: .value
    }
  }

  /// What values of a property are meant to be, in files of whatever kind.
  static func meaning(of key: String) -> ScalarWriter.Meaning {
    let types = Set(EntryKind.allCases.compactMap { type(of: key, in: $0) }.map { meaning(of: $0) })
    return types.count == 1 ? types.first ?? .value : .value
  }

  /// The keys of the metrics in a kind's table.
  static func metricKeys(of kind: EntryKind) -> Set<String> { kind == .day ? dayMetrics : kind.isRetrospective ? snapshotMetrics : [] }

  // The keys of the tables are ASCII, for which equal texts are equal bytes. A kind's table is made when its first file is read: few commands
  // read files of all kinds.
  private static func types(for kind: EntryKind) -> [String: PropertyType] {
    switch kind {
    case .day: dayTypes
    case .weekly, .monthly, .quarterly, .yearly: retrospectiveTypes
    case .habit: habitTypes
    case .task: taskTypes
    case .goal: goalTypes
    case .milestone: milestoneTypes
    case .obligation: obligationTypes
    case .term: termTypes
    case .value: valueTypes
    case .measure: measureTypes
    case .note: noteTypes
    }
  }

  private static func typesByKey(_ rules: [Rule]) -> [String: PropertyType] {
    Dictionary((common + rules).map { ($0.key, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  private static let dayTypes = typesByKey(day)
  private static let retrospectiveTypes = typesByKey(retrospective)
  private static let habitTypes = typesByKey(habit)
  private static let taskTypes = typesByKey(task)
  private static let goalTypes = typesByKey(goal)
  private static let milestoneTypes = typesByKey(milestone)
  private static let obligationTypes = typesByKey(obligation)
  private static let termTypes = typesByKey(term)
  private static let valueTypes = typesByKey(value)
  private static let measureTypes = typesByKey(measure)
  private static let noteTypes = typesByKey([])
  private static let dayMetrics = Set(MetricNames.numbers + MetricNames.clocks)
  private static let snapshotMetrics = Set(MetricNames.snapshot)

  private static let points = PropertyType.integer(pointsRange)

  private static let day: [Rule] =
    [
      ("date", .date), ("mood", .mood), ("timezone", .text), ("weather", .text), ("temperature_c", .number), ("photo", .texts),
      ("logged_via", .text),
    ]
    + MetricNames.numbers.map { ($0, MetricNames.takesHours($0) ? .minutes : .number) }
    + MetricNames.clocks.map { ($0, .clock) }

  private static let retrospective: [Rule] =
    [("start", .date), ("end", .date)] + MetricNames.snapshot.map { ($0, .number) } + [("top_categories", .texts)]

  private static let habit: [Rule] = [
    ("schedule", .schedules), ("points", .points), ("start", .date), ("paused", .pausedSpans), ("archived", .date),
    ("target", .habitTarget), ("goals", .references),
  ]

  private static let task: [Rule] = [
    ("due", .date), ("points", points), ("priority", .choice(Priority.allCases.map(\.rawValue))), ("completed", .date),
    ("goals", .references),
  ]

  private static let goal: [Rule] = [
    ("start", .date), ("due", .date), ("targets", .goalTargets), ("from", .goalTargets), ("points", points), ("values", .references),
    ("term", .reference),
    ("status", .choice(Goal.Status.allCases.map(\.rawValue))), ("completed", .date), ("importance", .integer(1...10)),
    ("urgency", .integer(1...10)), ("action_plan", .text),
  ]

  private static let milestone: [Rule] = [("due", .date), ("goal", .reference), ("completed", .date)]

  private static let obligation: [Rule] = [
    ("due", .date), ("requested_by", .text), ("consequence", .text), ("completed", .date),
  ]

  private static let term: [Rule] = [
    ("number", .integer(1...9999)), ("theme", .text), ("start", .date), ("end", .date),
    ("status", .choice(Term.Status.allCases.map(\.rawValue))),
  ]

  private static let value: [Rule] = [
    ("level", .choice(PersonalValue.Level.allCases.map(\.rawValue))), ("priority", .integer(1...100)), ("domain", .text),
  ]

  private static let measure: [Rule] = [("unit", .text), ("dimension", .text), ("canonical_unit", .text), ("factor", .number)]
}
