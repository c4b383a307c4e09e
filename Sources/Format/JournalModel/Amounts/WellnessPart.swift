// The parts of the wellness score, for which a person may have targets of their own.

/// One measured part of the wellness score. Its name is that of its setting, `wellness.steps`.
public enum WellnessPart: String, Hashable, Sendable, CaseIterable {
  /// Minutes asleep in the night that ended on the day.
  case sleep = "sleep_minutes"
  /// The circular standard deviation of bedtimes, in minutes, over the last 14 nights.
  case consistency = "bedtime_deviation_minutes"
  /// Deep sleep as a percentage of the time asleep.
  case deepSleep = "deep_percent"
  case steps
  case exercise = "exercise_minutes"
  /// Hours in which the person stood.
  case stand = "stand_hours"
  case screen = "screen_minutes"
  /// How often the phone was taken up.
  case pickups
  /// Minutes at screens after 21:00.
  case eveningScreen = "evening_screen_minutes"
}
