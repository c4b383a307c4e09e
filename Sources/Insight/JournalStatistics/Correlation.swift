// How closely two series of numbers go together.

private import CMath

/// How closely two series go together, and how likely chance alone brings them so close.
public struct Correlation: Hashable, Sendable {
  /// −1 to 1.
  public let coefficient: Double
  /// Of both tails; nil of fewer pairs than three.
  public let p: Double?

  /// Spearman's rank correlation: Pearson's of average ranks, by Student's t with n − 2 degrees of freedom.
  /// - Returns: Nil where one of the two does not vary, or there are not two pairs.
  public static func spearman(_ x: [Double], _ y: [Double]) -> Correlation? {
    guard let coefficient = pearson(Ranking(x).ranks, Ranking(y).ranks) else { return nil }
    return Correlation(coefficient: coefficient, p: p(of: coefficient, size: Double(x.count)))
  }

  /// Pearson's product-moment correlation, −1 to 1; nil where one of the two does not vary.
  public static func pearson(_ x: [Double], _ y: [Double]) -> Double? {
    guard x.count > 1, let meanOfX = Summary.mean(x), let meanOfY = Summary.mean(y) else { return nil }
    let squaresOfX = Summary.sum(x.lazy.map { ($0 - meanOfX) * ($0 - meanOfX) })
    let squaresOfY = Summary.sum(y.lazy.map { ($0 - meanOfY) * ($0 - meanOfY) })
    guard squaresOfX > 0, squaresOfY > 0 else { return nil }
    let products = Summary.sum(zip(x, y).lazy.map { ($0 - meanOfX) * ($1 - meanOfY) })
    return max(-1, min(1, products / (squaresOfX * squaresOfY).squareRoot()))
  }

  /// How likely chance alone brings a coefficient so far, with so many independent pairs, which need be no whole number.
  /// - Returns: Nil of fewer than three.
  public static func p(of coefficient: Double, size: Double) -> Double? {
    if size < 3 { return nil }
    if coefficient.magnitude >= 1 { return 0 }
    let t = coefficient * ((size - 2) / ((1 - coefficient) * (1 + coefficient))).squareRoot()
    return Distribution.studentTails(t, freedom: size - 2)
  }

  /// Where the true coefficient lies with this probability: Fisher's z with the error of Bonett and Wright (2000), √((1 + ρ²/2)/(n − 3)).
  /// - Returns: Nil of fewer than four pairs, and where all of them agree.
  public static func interval(of coefficient: Double, size: Double, level: Double = 0.95) -> ClosedRange<Double>? {
    if size < 4 || coefficient.magnitude >= 1 { return nil }
    let z = c_atanh(coefficient)
    let reach = Distribution.normalQuantile((1 + level) / 2) * ((1 + coefficient * coefficient / 2) / (size - 3)).squareRoot()
    return c_tanh(z - reach)...c_tanh(z + reach)
  }

  /// Kendall's τ-b, by the normal distribution with the variance that ties leave: for few days and many ties.
  /// - Returns: Nil where one of the two does not vary.
  public static func kendall(_ x: [Double], _ y: [Double]) -> Correlation? {
    let n = Double(x.count)
    let pairs = n * (n - 1) / 2
    let order = x.indices.sorted { (x[$0], y[$0]) < (x[$1], y[$1]) }
    let (tiesOfX, tiesOfY) = (Ranking.ties(in: x), Ranking.ties(in: y))
    func tied(_ ties: [Int]) -> Double { ties.reduce(0) { $0 + Double($1) * Double($1 - 1) / 2 } }
    let (ofX, ofY) = (tied(tiesOfX), tied(tiesOfY))
    guard pairs > ofX, pairs > ofY else { return nil }
    // Knight (1966): what is out of order in y once x is in order is discordant.
    let discordant = Double(Inversions.count(order.map { y[$0] }))
    var ofBoth = 0.0
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, x[order[end]] == x[order[start]], y[order[end]] == y[order[start]] { end += 1 }
      ofBoth += Double(end - start) * Double(end - start - 1) / 2
      start = end
    }
    let score = pairs - ofX - ofY + ofBoth - 2 * discordant
    func cubes(_ ties: [Int]) -> Double { ties.reduce(0) { $0 + Double($1) * Double($1 - 1) * Double($1 - 2) } }
    let m = n * (n - 1)
    var variance = (m * (2 * n + 5) - Ranking.lostVariance(tiesOfX) - Ranking.lostVariance(tiesOfY)) / 18 + 2 * ofX * ofY / m
    if n > 2 { variance += cubes(tiesOfX) * cubes(tiesOfY) / (9 * m * (n - 2)) }
    return Correlation(
      coefficient: score / ((pairs - ofX) * (pairs - ofY)).squareRoot(), p: Distribution.normalTails(score / variance.squareRoot()))
  }
}
