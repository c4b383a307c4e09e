// Sums, means and medians.

/// What a few numbers come to. Nothing here is rounded; what stands in no table of cases is not a number that people are told.
public enum Summary {
  /// The sum, with what rounding loses on the way added at the end (Neumaier 1974).
  @inlinable
  public static func sum(_ values: some Sequence<Double>) -> Double {
    var (sum, lost) = (0.0, 0.0)
    for value in values {
      let next = sum + value
      lost += sum.magnitude >= value.magnitude ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return sum + lost
  }

  /// Nil of nothing.
  @inlinable
  public static func mean(_ values: some Collection<Double>) -> Double? {
    values.isEmpty ? nil : sum(values) / Double(values.count)
  }

  /// The middle one, or the mean of the two in the middle; nil of nothing.
  public static func median(_ values: some Collection<Double>) -> Double? {
    if values.isEmpty { return nil }
    return median(sorted: values.sorted())
  }

  /// - Parameter values: In rising order, not empty.
  public static func median(sorted values: [Double]) -> Double {
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }

  /// The median of how far they are from their median: the least that a few odd ones can move. Nil of nothing.
  public static func medianDeviation(_ values: some Collection<Double>) -> Double? {
    median(values).flatMap { middle in median(values.map { ($0 - middle).magnitude }) }
  }

  /// The standard deviation that a few odd ones can move least: by the median deviation, or by the mean deviation where most are the same. Nil of nothing.
  public static func deviation(_ values: some Collection<Double>) -> Double? {
    guard let middle = median(values), let spread = medianDeviation(values) else { return nil }
    return spread > 0 ? normalDeviation * spread : normalMeanDeviation * (mean(values.map { ($0 - middle).magnitude }) ?? 0)
  }

  /// The root of the mean of the squares; 0 of nothing.
  public static func rootMeanSquare(_ values: [Double]) -> Double { (mean(values.map { $0 * $0 }) ?? 0).squareRoot() }

  /// What a mean deviation of a normal distribution is multiplied by to be its standard deviation.
  static let normalMeanDeviation = 1.2533141373155001
  /// What a median deviation of a normal distribution is multiplied by to be its standard deviation.
  static let normalDeviation = 1.4826022185056018
}
