// How regular nights are.

private import CMath

public enum SleepRhythm {
  private static let day = 1440.0

  /// The sleep regularity index, −100 to 100: how often one is asleep or awake as at the same time a day later (Phillips et al. 2017).
  /// - Parameters:
  ///   - states: Asleep or not, or nothing known, at so many times a day; of elapsed time, so that a day has 24 hours.
  /// - Returns: With the number of times that were compared; nil of none.
  public static func regularity(_ states: [Bool?], timesADay: Int) -> (index: Double, count: Int)? {
    let pairs = zip(states, states.dropFirst(timesADay)).compactMap { early, late in early.flatMap { early in late.map { early == $0 } } }
    return pairs.isEmpty ? nil : (-100 + 200 * Double(pairs.count(where: \.self)) / Double(pairs.count), pairs.count)
  }

  /// The mean of times of the clock, in minutes of a day, and how close together they are, 0 to 1; nil of none.
  public static func mean(ofClock minutes: [Double]) -> (minutes: Double, closeness: Double)? {
    if minutes.isEmpty { return nil }
    let turns = minutes.map { 2 * Double.pi * $0 / day }
    let (sine, cosine) = (Summary.sum(turns.map(c_sin)), Summary.sum(turns.map(c_cos)))
    let mean = (c_atan2(sine, cosine) * day / (2 * Double.pi)).truncatingRemainder(dividingBy: day)
    return (mean < 0 ? mean + day : mean, (sine * sine + cosine * cosine).squareRoot() / Double(minutes.count))
  }

  /// The circular standard deviation of times of the clock in minutes, √(−2 ln R)·1440/2π; nil of none, and where they point nowhere.
  public static func deviation(ofClock minutes: [Double]) -> Double? {
    guard let (_, closeness) = mean(ofClock: minutes), closeness > 1e-9 else { return nil }
    // Of times that are all one, rounding can make a little more than 1.
    return max(0, -2 * c_log(min(closeness, 1))).squareRoot() * day / (2 * Double.pi)
  }

  /// How far the clock is from one time to another by the shorter way, −720 to 720 minutes: of the middles of free and of working nights this is
  /// social jet lag.
  public static func difference(_ minutes: Double, from other: Double) -> Double {
    let turned = (minutes - other + day / 2).truncatingRemainder(dividingBy: day)
    return (turned < 0 ? turned + day : turned) - day / 2
  }
}
