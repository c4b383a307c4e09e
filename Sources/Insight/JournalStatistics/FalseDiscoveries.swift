// What is left of many tests.

public enum FalseDiscoveries {
  /// For each of many tests the share of false ones among all that are at least as unlikely (Benjamini and Hochberg 1995).
  /// - Parameter p: The probabilities of all tests that were made, whether or not they are told.
  /// - Returns: As many, in the same order, 0 to 1.
  public static func shares(_ p: [Double]) -> [Double] {
    let order = p.indices.sorted { p[$0] < p[$1] }
    var shares = Array(repeating: 0.0, count: p.count)
    var least = 1.0
    for (place, index) in order.enumerated().reversed() {
      least = min(least, p[index] * Double(p.count) / Double(place + 1))
      shares[index] = least
    }
    return shares
  }
}
