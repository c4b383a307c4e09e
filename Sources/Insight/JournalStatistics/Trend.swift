// Whether numbers rise or fall over days.

/// The line through numbers of days that a few odd ones cannot bend, by Theil and Sen.
public struct Trend: Hashable, Sendable {
  /// The change a day: the median of the slopes of all pairs of days.
  public let slope: Double
  /// The line's value on day 0: the median of what each number leaves.
  public let intercept: Double
  /// Where the true slope lies with the probability that was asked for.
  public let interval: ClosedRange<Double>

  /// - Parameters:
  ///   - days: Numbers of days, rising, none twice; gaps are gaps.
  ///   - values: As many.
  ///   - level: Above 0 and below 1. The interval is of ordered slopes at round((N ∓ zσ)/2) (Sen 1968).
  /// - Returns: Nil of fewer than two days.
  public init?(_ days: [Int], _ values: [Double], level: Double = 0.95) {
    let n = values.count
    guard n > 1, days.count == n else { return nil }
    let slopes = Slopes(days.map(Double.init), values)
    let count = n * (n - 1) / 2
    let m = Double(n)
    let variance = (m * (m - 1) * (2 * m + 5) - Ranking.lostVariance(Ranking.ties(in: values))) / 18
    let reach = Distribution.normalQuantile((1 - level) / 2) * variance.squareRoot()
    func place(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
    let upper = min(place((Double(count) - reach) / 2), count - 1)
    let lower = max(place((Double(count) + reach) / 2) - 1, 0)
    (slope, intercept) = Self.line(slopes, days, values)
    let (low, high) = (slopes.ordered(lower), slopes.ordered(max(upper, lower)))
    interval = min(low, high)...max(low, high)
  }

  private static func line(_ slopes: Slopes, _ days: [Int], _ values: [Double]) -> (slope: Double, intercept: Double) {
    let slope = slopes.median(of: values.count * (values.count - 1) / 2)
    return (slope, Summary.median(zip(days, values).map { $1 - slope * Double($0) }) ?? 0)
  }

  /// What the line leaves of each number, without the interval, which takes three times as long; nil of fewer than two days.
  static func residuals(_ days: [Int], _ values: [Double]) -> [Double]? {
    if values.count < 2 { return nil }
    let (slope, intercept) = line(Slopes(days.map(Double.init), values), days, values)
    return zip(days, values).map { $1 - (intercept + slope * Double($0)) }
  }

  public func value(on day: Int) -> Double { intercept + slope * Double(day) }

  /// How likely chance alone orders numbers so (Mann and Kendall, tie-corrected, with a continuity correction). In O(n log n).
  /// - Returns: S, how many pairs rise more than fall; and the probability of both tails.
  public static func mannKendall(_ values: [Double]) -> (score: Int, p: Double) {
    let n = values.count
    let ties = Ranking.ties(in: values)
    let tied = ties.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    let falling = Inversions.count(values)
    let score = n * (n - 1) / 2 - tied - 2 * falling
    let variance = (Double(n) * Double(n - 1) * Double(2 * n + 5) - Ranking.lostVariance(ties)) / 18
    guard score != 0, variance > 0 else { return (score, 1) }
    return (score, Distribution.normalTails(Double(score - score.signum()) / variance.squareRoot()))
  }
}
