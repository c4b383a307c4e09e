// How many independent days there are in many: what stands next to each other is alike.

/// How like its own past a series is, and how many independent pairs two such series have.
public struct EffectiveSize: Sendable {
  private let transform: FourierTransform

  /// - Parameter days: Of how many days series are asked about, at most.
  public init(ofDays days: Int) { transform = FourierTransform(least: days + days / 5 + 1) }

  /// How many independent pairs two series have, by lags up to a fifth of their pairs (Pyper and Peterman 1998), from 3 to their number.
  /// - Parameters:
  ///   - x: One a day; not a number where there is none.
  ///   - y: Of the same days.
  public func pairs(_ x: [Double], _ y: [Double]) -> Double {
    let days = x.indices.filter { !x[$0].isNaN && !y[$0].isNaN }
    let (ofX, ofY) = (Centred(x, days), Centred(y, days))
    guard !days.isEmpty else { return 0 }
    let n = Double(days.count)
    if ofX.squares == 0 || ofY.squares == 0 { return n }
    let products = transform.ownProducts(ofX.values, ofY.values, lags: days.count / 5 + 1)
    // Each sum of products is divided by the number of days, not of pairs, as they choose in their equation 7.
    let scale = 1 / (ofX.squares * ofY.squares)
    let sum = Summary.sum(
      products.indices.dropFirst().lazy.map { (1 - Double($0) / n) * products[$0].x * products[$0].y * scale })
    let inverse = 1 / n + 2 / n * sum
    return inverse > 0 ? max(3, min(n, 1 / inverse)) : n
  }

  /// The autocorrelation of a series at a lag of days, over the days that it has.
  /// - Parameter values: One a day; not a number where there is none.
  /// - Returns: −1 to 1; 0 of a series that does not vary.
  public static func autocorrelation(_ values: [Double], lag: Int) -> Double {
    let centred = Centred(values, values.indices.filter { !values[$0].isNaN })
    if centred.squares == 0 || lag >= values.count { return 0 }
    return Summary.sum((lag..<values.count).lazy.map { centred.values[$0] * centred.values[$0 - lag] }) / centred.squares
  }

  /// How likely chance alone brings a coefficient so far with so many independent pairs; 1 of three or fewer.
  public static func p(of coefficient: Double, pairs: Double) -> Double {
    pairs <= 3 ? 1 : Correlation.p(of: coefficient, size: pairs) ?? 1
  }
}

/// A series with its mean taken off, and nothing where a day is missing: products with nothing add nothing.
private struct Centred {
  let values: [Double]
  let squares: Double

  init(_ values: [Double], _ days: [Int]) {
    let mean = Summary.mean(days.lazy.map { values[$0] }) ?? 0
    var centred = Array(repeating: 0.0, count: values.count)
    for day in days { centred[day] = values[day] - mean }
    self.values = centred
    squares = Summary.sum(centred.lazy.map { $0 * $0 })
  }
}
