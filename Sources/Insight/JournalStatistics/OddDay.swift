// How odd a number is beside those before it.

public enum OddDay {
  /// How many deviations a number is away from the median of others, by their median deviation, or by their mean deviation where most are the
  /// same.
  /// - Returns: Nil of no others, and where all of them are the same.
  public static func score(of value: Double, among others: [Double]) -> Double? {
    guard let middle = Summary.median(others), let spread = Summary.medianDeviation(others) else { return nil }
    if spread > 0 { return (value - middle) / (Summary.normalDeviation * spread) }
    guard let mean = Summary.mean(others.map { ($0 - middle).magnitude }), mean > 0 else { return nil }
    return (value - middle) / (meanDeviation * mean)
  }

  private static let meanDeviation = 1.2533141373155001
}
