// How many independent days there are in many: what stands next to each other is alike.

/// How like its own past a series is, and how many independent pairs two such series have.
public enum EffectiveSize {
  /// The autocorrelation of a series at a lag of days, over the days that it has.
  ///
  /// The sum of products is divided by the number of days, not of pairs, as Pyper and Peterman (1998) choose in their equation 7.
  /// - Parameter values: One a day; not a number where there is none.
  /// - Returns: −1 to 1; 0 of a series that does not vary.
  public static func autocorrelation(_ values: [Double], lag: Int) -> Double { Centred(values).autocorrelation(lag) }

  /// How many independent pairs two series have, by lags up to a fifth of their pairs (Pyper and Peterman 1998), from 3 to their number.
  /// - Parameters:
  ///   - x: One a day; not a number where there is none.
  ///   - y: Of the same days.
  public static func pairs(_ x: [Double], _ y: [Double]) -> Double {
    var (maskedX, maskedY) = (x, y)
    var count = 0
    for day in x.indices {
      if x[day].isNaN || y[day].isNaN { (maskedX[day], maskedY[day]) = (.nan, .nan) } else { count += 1 }
    }
    guard count > 0 else { return 0 }
    let (ofX, ofY) = (Centred(maskedX), Centred(maskedY))
    let n = Double(count)
    let lags = 1..<(count / 5 + 1)
    let inverse = 1 / n + 2 / n * Summary.sum(lags.lazy.map { (1 - Double($0) / n) * ofX.autocorrelation($0) * ofY.autocorrelation($0) })
    return inverse > 0 ? max(3, min(n, 1 / inverse)) : n
  }

  /// How likely chance alone brings a coefficient so far with so many independent pairs; 1 of three or fewer.
  public static func p(of coefficient: Double, pairs: Double) -> Double {
    pairs <= 3 ? 1 : Correlation.p(of: coefficient, size: pairs) ?? 1
  }
}

/// A series with its mean taken off, and nothing where a day is missing: products with nothing add nothing.
private struct Centred {
  private let values: [Double]
  private let count: Int
  private let variance: Double

  init(_ values: [Double]) {
    let present = values.filter { !$0.isNaN }
    count = present.count
    let mean = Summary.mean(present) ?? 0
    self.values = values.map { $0.isNaN ? 0 : $0 - mean }
    variance = count == 0 ? 0 : Summary.sum(self.values.lazy.map { $0 * $0 }) / Double(count)
  }

  func autocorrelation(_ lag: Int) -> Double {
    if variance == 0 || lag >= values.count { return 0 }
    let sum = values.withUnsafeBufferPointer { values in
      let end = values.count - lag
      var lanes = SIMD8<Double>(repeating: 0)
      var day = 0
      while day + 8 <= end {
        let early = UnsafeRawPointer(values.baseAddress! + day).loadUnaligned(as: SIMD8<Double>.self)
        let late = UnsafeRawPointer(values.baseAddress! + day + lag).loadUnaligned(as: SIMD8<Double>.self)
        lanes.addProduct(early, late)
        day += 8
      }
      var sum = lanes.sum()
      while day < end {
        sum += values[day] * values[day + lag]
        day += 1
      }
      return sum
    }
    return sum / Double(count) / variance
  }
}
