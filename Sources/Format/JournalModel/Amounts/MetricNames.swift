// The names of metrics that have a meaning: each is declared here, for reading, checking, importing and the documents.

/// A metric of a day that has a meaning.
public struct KnownMetric: Sendable {
  /// What it is measured in.
  public enum Unit: Sendable {
    case minutes, count, kcal, km, hours, beats, milliseconds, score, clock

    /// As the documents say it, in Markdown.
    fileprivate var described: String {
      switch self {
      case .minutes, .count, .kcal, .km, .hours, .milliseconds: "\(self)"
      case .beats: "beats a minute"
      case .score: "0–100"
      case .clock: "`HH:MM`"
      }
    }
  }

  public let name: String
  public let unit: Unit
  /// What nobody sleeps, walks or burns more of, and no device measures otherwise; nil for times.
  public let bounds: ClosedRange<Double>?
  private let note: String

  fileprivate init(_ name: String, _ unit: Unit, _ bounds: ClosedRange<Double>? = 0...1440, note: String = "") {
    (self.name, self.unit, self.bounds, self.note) = (name, unit, bounds, note)
  }

  /// What its amounts are, as the documents say it, in Markdown.
  public var described: String { unit.described + note }
}

/// The metrics that have a meaning; any other name is a metric of the person's own.
public enum MetricNames {
  /// Metrics of a day, in the order in which the documents name them.
  public static let known: [KnownMetric] = [
    .init("sleep_minutes", .minutes, note: ofNight),
    .init("nap_minutes", .minutes, note: ofNight),
    .init("deep_minutes", .minutes, note: ofNight),
    .init("rem_minutes", .minutes, note: ofNight),
    .init("core_minutes", .minutes, note: ofNight),
    .init("awake_minutes", .minutes, note: ofNight),
    .init("sleep_quality", .score, 0...100),
    .init("steps", .count, 0...200_000),
    .init("active_kcal", .kcal, 0...20_000),
    .init("exercise_minutes", .minutes),
    .init("stand_hours", .hours, 0...24),
    .init("workouts", .count, 0...100),
    .init("resting_heart_rate", .beats, 20...250),
    .init("hrv_sdnn_ms", .milliseconds, 0...1000),
    .init("screen_minutes", .minutes),
    .init("pickups", .count, 0...100_000),
    .init("notifications", .count, 0...100_000),
    .init("evening_screen_minutes", .minutes),
    .init("bedtime", .clock, nil),
    .init("wake_time", .clock, nil),
  ]

  private static let ofNight = ", of the night that ends on the day"

  /// Metrics of a day whose names hold a word of their own between two that are known, as `workout_run_km` does.
  public static let families: [(prefix: String, word: String, suffix: String, metric: KnownMetric)] = [
    ("workout_", "kind", "_minutes", .init("minutes", .minutes)),
    ("workout_", "kind", "_km", .init("km", .km, 0...2000)),
    ("workout_", "kind", "_count", .init("count", .count, 0...100)),
    ("screen_", "category", "_minutes", .init("minutes", .minutes)),
  ]

  /// Metrics of a day that are numbers.
  public static let numbers = known.filter { $0.unit != .clock }.map(\.name)

  /// Metrics of a day that are times on the clock.
  public static let clocks = known.filter { $0.unit == .clock }.map(\.name)

  /// The numbers of a retrospective's snapshot.
  public static let snapshot = [
    "avg_sleep_minutes", "avg_sleep_quality", "avg_steps", "avg_active_kcal", "total_exercise_minutes", "avg_stand_hours",
    "total_workouts", "avg_screen_minutes", "avg_pickups", "avg_notifications", "wellness_score", "wellness_coverage",
  ]

  /// Whether a name is of the form of one of the families.
  public static func isOfFamily(_ name: String) -> Bool { family(of: name) != nil }

  private static func family(of name: String) -> KnownMetric? {
    families.first {
      name.utf8.count > $0.prefix.utf8.count + $0.suffix.utf8.count && name.hasPrefix($0.prefix) && name.hasSuffix($0.suffix)
    }?.metric
  }

  /// The numbers that a well-known metric of a day can have; nil for times and for metrics of the person's own. `check`, `metrics set` and
  /// imports tell of others.
  public static func bounds(of name: String) -> ClosedRange<Double>? { (known.first { $0.name == name } ?? family(of: name))?.bounds }

  /// Whether several amounts of one day are parts of it, as steps are, and not measured again, as a pulse is: counts, and what is told in
  /// minutes, kilometres or kilocalories.
  public static func addsUp(_ name: String) -> Bool {
    guard let metric = known.first(where: { $0.name == name }) else {
      return ["_minutes", "_km", "_kcal", "_count"].contains { name.hasSuffix($0) }
    }
    return switch metric.unit {
    case .minutes, .count, .kcal, .km, .hours: true
    case .beats, .milliseconds, .score, .clock: false
    }
  }

  /// Whether amounts of a metric may be written as hours and minutes, `7h12`.
  public static func takesHours(_ name: String) -> Bool { name.hasSuffix("_minutes") }
}
