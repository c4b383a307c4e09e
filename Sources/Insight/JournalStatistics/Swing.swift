// How much a mood moves from one day to the next.

public enum Swing {
  /// The root of the mean squared change between neighbouring days, RMSSD, with how many pairs of days it is of; nil of none.
  /// - Parameter values: One a day; not a number where there is none.
  public static func size(_ values: [Double]) -> (size: Double, pairs: Int)? {
    let steps = steps(values)
    return Summary.mean(steps.map { $0 * $0 }).map { ($0.squareRoot(), steps.count) }
  }

  /// How often the change between neighbouring days is at least so large, 0 to 1; nil of no pair.
  public static func share(of values: [Double], from size: Double) -> (share: Double, pairs: Int)? {
    let steps = steps(values)
    return steps.isEmpty ? nil : (Double(steps.count { $0.magnitude >= size }) / Double(steps.count), steps.count)
  }

  private static func steps(_ values: [Double]) -> [Double] { zip(values, values.dropFirst()).map { $1 - $0 }.filter { !$0.isNaN } }
}
