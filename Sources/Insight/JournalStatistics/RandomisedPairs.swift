// What a difference within pairs says, where chance alone dealt who of each pair was which.

/// Differences of pairs of which one half was dealt the first condition and the other half the second, by a coin each: the randomisation test of
/// Fisher (The Design of Experiments, 1935) over all ways in which the coins could have fallen. It asks nothing of how numbers are distributed.
public struct RandomisedPairs: Hashable, Sendable {
  /// More pairs are not tried: 2¹⁶ ways are all that is wanted.
  public static let most = 16

  /// First minus second, a number a pair.
  public let differences: [Double]
  /// The mean of the differences.
  public let effect: Double
  /// In how many ways the coins could have fallen.
  public let assignments: Int
  /// How many of them give an effect that is at least as great, in either direction; the one that fell is among them.
  public let asGreat: Int
  /// Where the true effect lies, if it is the same for all pairs, by inversion of the same test at 95 %; nil of fewer than six pairs, whose coins could not
  /// rule out anything.
  public let interval: ClosedRange<Double>?

  /// How likely it is that chance alone brings an effect as great, in either direction.
  public var p: Double { Double(asGreat) / Double(assignments) }

  /// The place of the pair that carries the effect, which others do not bear out: without it the mean of the others is less than half as great, or points
  /// the other way, or chance could have made what is left of it, as far as six pairs or more are left to say so. Nil where none does.
  public var carrier: Int? {
    guard differences.count > 1, effect != 0 else { return nil }
    let sign = effect < 0 ? -1.0 : 1
    guard let place = differences.indices.max(by: { sign * differences[$0] < sign * differences[$1] }), let rest = rest(without: place) else {
      return nil
    }
    if sign * rest.effect < effect.magnitude / 2 { return place }
    return p < 0.05 && Self.leastP(ofPairs: rest.differences.count) < 0.05 && rest.p >= 0.05 ? place : nil
  }

  /// The same without one pair.
  public func rest(without place: Int) -> RandomisedPairs? {
    RandomisedPairs(Array(differences[..<place] + differences[(place + 1)...]))
  }

  /// The least p that so many pairs can have: that of the two ways in which all differences have one sign.
  public static func leastP(ofPairs count: Int) -> Double { count < 1 ? 1 : 2 / Double(1 << min(count, 62)) }

  /// Nil of no pair, of more than `most`, and of numbers too great to be added.
  public init?(_ differences: [Double]) {
    let size = Summary.sum(differences.map(\.magnitude))
    guard let mean = Summary.mean(differences), differences.count <= Self.most, size.isFinite else { return nil }
    self.differences = differences
    effect = mean
    assignments = 1 << differences.count
    // The sum of each subset, from that without its first pair.
    var sums = Array(repeating: 0.0, count: assignments)
    for subset in 1..<assignments { sums[subset] = sums[subset & (subset - 1)] + differences[subset.trailingZeroBitCount] }
    // Turning the coins of a subset takes its sum away twice. What only rounding parts is a tie.
    let total = sums[assignments - 1]
    let least = total.magnitude - 1e-10 * size
    asGreat = sums.count { (total - 2 * $0).magnitude >= least }
    interval = Self.interval(sums, pairs: differences.count)
  }

  /// The means of all subsets of pairs part the line into stretches that hold the true effect with the same probability each (Hartigan 1969), so that
  /// of 2ᵐ − 1 in their order the k-th from either end bounds what a test at 5 % does not rule out, with k = ⌊2ᵐ / 40⌋.
  private static func interval(_ sums: [Double], pairs: Int) -> ClosedRange<Double>? {
    let outer = sums.count / 40
    guard outer > 0 else { return nil }
    let means = (1..<sums.count).map { sums[$0] / Double($0.nonzeroBitCount) }.sorted()
    return means[outer - 1]...means[means.count - outer]
  }
}
