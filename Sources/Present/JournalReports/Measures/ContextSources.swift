// Which metrics a context tells: those of the format by its names for them, and all others that were measured.

import JournalModel

/// A number of a context, and the metric that it is made of.
struct ContextSource {
  /// As a property of a retrospective is named.
  let name: String
  let metric: String
  /// Whether the format has no name for it: a metric of the person's own, or one that no property tells.
  let isOwn: Bool

  /// What the names of sums begin with; all others are means.
  static let total = "total_"
  var isTotal: Bool { name.hasPrefix(Self.total) }

  /// Whether its mean is told with a place after the point.
  var hasTenths: Bool {
    guard isOwn else { return name == "avg_sleep_quality" || name == "avg_stand_hours" }
    return !["bpm", "ms", "mmHg", "kcal"].contains(MetricNames.unit(of: metric))
  }

  /// In the order of the format.
  static let ofFormat: [ContextSource] = [
    ("avg_sleep_minutes", "sleep_minutes"), ("avg_sleep_quality", "sleep_quality"), ("avg_steps", "steps"),
    ("avg_active_kcal", "active_kcal"), ("total_exercise_minutes", "exercise_minutes"), ("avg_stand_hours", "stand_hours"),
    ("total_workouts", "workouts"), ("avg_screen_minutes", "screen_minutes"), ("avg_pickups", "pickups"),
    ("avg_notifications", "notifications"),
  ].map { ContextSource(name: $0.0, metric: $0.1, isOwn: false) }
}

/// What a context is made of besides what the format names.
struct ContextSources {
  /// In the order in which it is told: as the format knows metrics, a blood pressure, then by name.
  let own: [ContextSource]
  /// The metrics that are parts of others that are told, in the same order.
  let parts: [String]

  /// - Parameter names: All that was measured.
  init(_ names: Set<String>) {
    let told = Set(ContextSource.ofFormat.map(\.metric))
    let others = names.filter { !told.contains($0) && !Self.isNoMeasure($0) && ContextReport.category(of: $0) == nil }
    let order = MetricNames.known.map(\.name) + [MetricNames.systolic, MetricNames.diastolic]
    let sorted = others.map { (order.firstIndex(of: $0) ?? order.count, $0) }.sorted { $0 < $1 }.map(\.1)
    parts = sorted.filter { Self.isPart($0, of: names) }
    own = sorted.filter { !Self.isPart($0, of: names) }.map { metric in
      let isSum = MetricNames.isOfFamily(metric) || MetricNames.isOfDeeds(metric)
      return ContextSource(name: (isSum ? ContextSource.total : "avg_") + metric, metric: metric, isOwn: true)
    }
  }

  private static func isPart(_ metric: String, of names: Set<String>) -> Bool {
    switch metric {
    case "deep_minutes", "rem_minutes", "core_minutes", "awake_minutes": names.contains("sleep_minutes")
    case "evening_screen_minutes": names.contains("screen_minutes")
    default: MetricNames.isOfFamily(metric) && !names.isDisjoint(with: ["exercise_minutes", "workouts"])
    }
  }

  /// A sign of the weather is a number, and no amount of anything.
  private static func isNoMeasure(_ metric: String) -> Bool { metric == "weather_code" }
}
