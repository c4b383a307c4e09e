// Formulas about nights.

public import JournalDates
import JournalStatistics

/// What follows from the times and stages of sleep.
public enum Sleep {
  /// How regular bedtimes are: their circular standard deviation in minutes, √(−2 ln R) · 1440 / 2π, where R is the length of the mean of the
  /// times as directions on a clock of 24 hours (Mardia & Jupp, Directional Statistics, 2000). Nil of fewer than five nights, and where the
  /// times point nowhere.
  public static func bedtimeDeviation(_ bedtimes: [TimeOfDay]) -> Double? {
    guard bedtimes.count >= 5 else { return nil }
    return SleepRhythm.deviation(ofClock: bedtimes.map { Double($0.minutes) })
  }

  /// How good a night was, 0 to 100, rounded half up: half for eight hours asleep, a quarter for 40 % of deep and REM sleep, a quarter for
  /// having been awake little. Nil without any time asleep; times are minutes.
  public static func quality(asleep: Double, deep: Double, rem: Double, awake: Double) -> Int? {
    guard asleep > 0, deep >= 0, rem >= 0, awake >= 0 else { return nil }
    let duration = min(1, asleep / 480), stages = min(1, (deep + rem) / (0.40 * asleep)), rest = asleep / (asleep + awake)
    return WellnessScore.rounded(100 * (0.5 * duration + 0.25 * stages + 0.25 * rest))
  }
}
