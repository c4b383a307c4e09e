// A line through numbers of which some may be far off.

/// The line through a series with one value a day, from day 0 on, that a few odd days do not move, with an interval of 95 % for its slope.
///
/// The slope is the median of the slopes between all pairs of days (Theil 1950; Sen 1968). The line's level is the median of what is left of the
/// values without the slope (Hollander and Wolfe, Nonparametric Statistical Methods, 9.4). The interval is Sen's, from the distribution of
/// Kendall's S: with N slopes in order and σ² = (n(n−1)(2n+5) − Σ t(t−1)(2t+5)) / 18, where t are the sizes of groups of equal values, it goes
/// from the slope of rank (N − 1.96 σ)/2 to the one of rank (N + 1.96 σ)/2 + 1, ranks from 1 and rounded half to even. These are the numbers of
/// SciPy's `theilslopes(y, method="joint")`.
public struct TheilSenLine: Equatable, Sendable {
  /// In units a day.
  public let slope: Double
  /// The lower end of the interval.
  public let lower: Double
  /// The upper end of the interval.
  public let upper: Double
  /// The line's value on day 0.
  public let intercept: Double

  /// Takes time and memory in proportion to the square of the number of values; nil for fewer than two.
  public init?(_ values: [Double]) {
    guard values.count >= 2 else { return nil }
    var slopes: [Double] = []
    slopes.reserveCapacity(values.count * (values.count - 1) / 2)
    for later in 1..<values.count {
      for earlier in 0..<later { slopes.append((values[later] - values[earlier]) / Double(later - earlier)) }
    }
    slopes.sort()
    let slope = Self.median(slopes)
    let half = 1.959963984540054 * Self.deviation(values)
    let count = Double(slopes.count)
    lower = slopes[max(0, Int(((count - half) / 2).rounded(.toNearestOrEven)) - 1)]
    upper = slopes[min(slopes.count - 1, Int(((count + half) / 2).rounded(.toNearestOrEven)))]
    self.slope = slope
    intercept = Self.median(values.indices.map { values[$0] - slope * Double($0) }.sorted())
  }

  /// The line's value on a day.
  public func value(at day: Int) -> Double { intercept + slope * Double(day) }

  /// The standard deviation of Kendall's S.
  private static func deviation(_ values: [Double]) -> Double {
    func weight(_ count: Int) -> Double { Double(count * (count - 1) * (2 * count + 5)) }
    var square = weight(values.count)
    let sorted = values.sorted()
    var start = 0
    for place in 1...sorted.count where place == sorted.count || sorted[place] != sorted[start] {
      square -= weight(place - start)
      start = place
    }
    return (square / 18).squareRoot()
  }

  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
