// Formulas about nights.

private import CMath
public import JournalDates

/// What follows from the times and stages of sleep.
public enum Sleep {
  /// How regular bedtimes are: their circular standard deviation in minutes, √(−2 ln R) · 1440 / 2π, where R is the length of the mean of the
  /// times as directions on a clock of 24 hours (Mardia & Jupp, Directional Statistics, 2000). Nil of fewer than five nights, and where the
  /// times point nowhere.
  public static func bedtimeDeviation(_ bedtimes: [TimeOfDay]) -> Double? {
    guard bedtimes.count >= 5 else { return nil }
    var (x, y) = (0.0, 0.0)
    for time in bedtimes {
      let angle = Double(time.minutes) / 1440 * 2 * .pi
      x += c_cos(angle)
      y += c_sin(angle)
    }
    let length = (x * x + y * y).squareRoot() / Double(bedtimes.count)
    // Of times that are all one, rounding can make a little more than 1.
    if length >= 1 { return 0 }
    guard length > 1e-9 else { return nil }
    return (-2 * c_log(length)).squareRoot() * 1440 / (2 * .pi)
  }

  /// How good a night was, 0 to 100, rounded half up: half for eight hours asleep, a quarter for 40 % of deep and REM sleep, a quarter for
  /// having been awake little. Nil without any time asleep; times are minutes.
  public static func quality(asleep: Double, deep: Double, rem: Double, awake: Double) -> Int? {
    guard asleep > 0, deep >= 0, rem >= 0, awake >= 0 else { return nil }
    let duration = min(1, asleep / 480), stages = min(1, (deep + rem) / (0.40 * asleep)), rest = asleep / (asleep + awake)
    return WellnessScore.rounded(100 * (0.5 * duration + 0.25 * stages + 0.25 * rest))
  }
}
