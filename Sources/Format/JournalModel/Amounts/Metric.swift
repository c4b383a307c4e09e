// A number of a day or a period.

public import JournalDates

/// One measured or counted fact with its name, such as `sleep_minutes` 432.
public struct Metric: Equatable, Sendable {
  public enum Amount: Equatable, Sendable {
    case number(Double)
    /// A time on the clock, as of `bedtime`.
    case clock(TimeOfDay)

    /// As it is read: `432`, `7.5`, `23:10`.
    public var text: String {
      switch self {
      case .number(let number): decimalText(number)
      case .clock(let time): time.description
      }
    }
  }

  public var name: String
  public var amount: Amount

  public init(_ name: String, _ amount: Amount) {
    self.name = name
    self.amount = amount
  }
}

/// The names of metrics that have a meaning; any other name is a metric of the person's own.
public enum MetricNames {
  /// Metrics of a day that are numbers.
  public static let numbers = [
    "sleep_minutes", "nap_minutes", "deep_minutes", "rem_minutes", "core_minutes", "awake_minutes", "sleep_quality", "steps",
    "active_kcal", "exercise_minutes", "stand_hours", "workouts", "resting_heart_rate", "hrv_sdnn_ms", "screen_minutes", "pickups",
    "notifications", "evening_screen_minutes",
  ]

  /// Metrics of a day that are times on the clock.
  public static let clocks = ["bedtime", "wake_time"]

  /// The numbers of a retrospective's snapshot.
  public static let snapshot = [
    "avg_sleep_minutes", "avg_sleep_quality", "avg_steps", "avg_active_kcal", "total_exercise_minutes", "avg_stand_hours",
    "total_workouts", "avg_screen_minutes", "avg_pickups", "avg_notifications", "wellness_score", "wellness_coverage",
  ]

  /// Whether a name is of the form `workout_<kind>_minutes|km|count` or `screen_<category>_minutes`.
  public static func isOfFamily(_ name: String) -> Bool {
    func between(_ prefix: String, _ suffix: String) -> Bool {
      name.utf8.count > prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix) && name.hasSuffix(suffix)
    }
    return between("workout_", "_minutes") || between("workout_", "_km") || between("workout_", "_count") || between("screen_", "_minutes")
  }

  /// The numbers that a well-known metric of a day can have, by what nobody sleeps, walks or burns more of, and no device measures otherwise;
  /// nil for times and for metrics of the person's own. `check`, `metrics set` and imports tell of others.
  public static func bounds(of name: String) -> ClosedRange<Double>? {
    guard numbers.contains(name) || isOfFamily(name) else { return nil }
    return switch name {
    case "sleep_quality": 0...100
    case "steps": 0...200_000
    case "active_kcal": 0...20_000
    case "stand_hours": 0...24
    case "workouts": 0...100
    case "pickups", "notifications": 0...100_000
    case "resting_heart_rate": 20...250
    case "hrv_sdnn_ms": 0...1000
    default: name.hasSuffix("_minutes") ? 0...1440 : name.hasSuffix("_km") ? 0...2000 : 0...100
    }
  }

  /// Whether several amounts of one day are parts of it, as steps are, and not measured again, as a pulse is: counts, and what is told in
  /// minutes, kilometres or kilocalories.
  public static func addsUp(_ name: String) -> Bool {
    switch name {
    case "steps", "workouts", "pickups", "notifications", "stand_hours": true
    default: ["_minutes", "_km", "_kcal", "_count"].contains { name.hasSuffix($0) }
    }
  }

  /// Whether amounts of a metric may be written as hours and minutes, `7h12`.
  public static func takesHours(_ name: String) -> Bool { name.hasSuffix("_minutes") }
}
