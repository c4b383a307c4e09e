// Where a series begins to lie elsewhere.

private import CMath

public enum ChangePoints {
  /// Where the mean of a series changes: the places at which its parts begin but the first, in order.
  ///
  /// The best partition by squared error, each part at least so long, each change at a price (Jackson et al. 2005); beginnings that can no longer
  /// be best are not tried again (Killick et al. 2012), which changes nothing in the answer.
  /// - Parameters:
  ///   - values: Those of the days that have one, in order.
  ///   - price: Nil for 3σ² ln n · (1 + φ)/(1 − φ), by the noise and the inertia of the series itself.
  public static func places(in values: [Double], least: Int = 7, price: Double? = nil) -> [Int] {
    let n = values.count
    guard n >= 2 * least, least > 0 else { return [] }
    let price = price ?? usualPrice(of: values)
    var (sums, squares) = ([0.0], [0.0])
    for value in values {
      sums.append(sums[sums.count - 1] + value)
      squares.append(squares[squares.count - 1] + value * value)
    }
    func error(_ i: Int, _ j: Int) -> Double {
      let sum = sums[j] - sums[i]
      return squares[j] - squares[i] - sum * sum / Double(j - i)
    }
    var best = Array(repeating: Double.infinity, count: n + 1)
    var from = Array(repeating: 0, count: n + 1)
    best[0] = -price
    var (starts, costs): ([Int], [Double]) = ([], [])
    /// Beginnings that are out, by the place from which on.
    var out = Array(repeating: Int.max, count: n + 1)
    for end in least...n {
      if best[end - least] < .infinity { starts.append(end - least) }
      if starts.contains(where: { out[$0] <= end }) { starts.removeAll { out[$0] <= end } }
      costs.removeAll(keepingCapacity: true)
      for start in starts {
        let cost = best[start] + error(start, end)
        costs.append(cost)
        if cost + price < best[end] - 1e-12 { (best[end], from[end]) = (cost + price, start) }
      }
      // A better partition that ends here can stand in for this beginning once a part has room behind it.
      for (start, cost) in zip(starts, costs) where cost > best[end] + 1e-9 && out[start] == .max { out[start] = end + least }
    }
    var places: [Int] = []
    var end = from[n]
    while end > 0 {
      places.append(end)
      end = from[end]
    }
    return places.reversed()
  }

  /// Whether two of five numbers are the same one, as the days without pages are of one who reads now and then: most steps between them are none,
  /// and say too little of how far the others go.
  private static func hasPile(_ values: [Double]) -> Bool {
    5 * (Ranking.ties(in: values).max() ?? 1) >= 2 * values.count
  }

  /// What a change must be worth: three times the noise's variance for each e-fold of the days, more where each day is like the last.
  static func usualPrice(of values: [Double]) -> Double {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let noise = max(Summary.deviation(steps) ?? 0, hasPile(values) ? Summary.rootMeanSquare(steps) : 0) / 2.0.squareRoot()
    let inertia = min(max(0, EffectiveSize.autocorrelation(values, lag: 1)), 0.99)
    return 3 * noise * noise * c_log(Double(values.count)) * (1 + inertia) / (1 - inertia)
  }
}
