// Whether somebody does more or less from week to week, and how sure that is.

/// By how much each week gives more or less than the one before it.
///
/// A level and a growth are fitted to the sums of the weeks as in a quasi-Poisson regression (McCullagh and Nelder 1989, chapter 9): what is expected of a
/// week is `level · (1 + growth)^week`, the variance of its sum is `φ` times that, and φ is Pearson's. The growth is expected to be zero, give
/// or take 6 % a week, before anything is known (a normal prior), so that a few uneven weeks make no trend. Growth is reckoned with as 2·(r − 1) ÷ (r + 1),
/// which is the logarithm of r = 1 + growth to a thousandth where it matters, so that no function of the machine's library is needed.
struct WeeklyTrend: Equatable {
  /// What is expected, and its deviation: of the logarithm of the ratio of a week to the one before it.
  let expected: Double
  let deviation: Double

  /// How far people's weeks rise or fall, if nothing is known of them: back-testing chose it.
  static let usual = 0.06
  /// How many times wider than the regression says the deviation is squared, since weeks are alike to those next to them.
  static let likeness = 1.2
  /// A growth further out is taken as this.
  static let bounds = -0.36...0.16

  /// - Parameter amounts: By day, none below zero; those before whole weeks, counted from the last, are left out.
  init(of amounts: [Double]) {
    let count = amounts.count / 7
    let skipped = amounts.count - 7 * count
    var weeks = (0..<count).map { week in amounts[(skipped + 7 * week)..<(skipped + 7 * week + 7)].reduce(0, +) }
    let mean = weeks.reduce(0, +) / Double(max(1, count))
    guard count >= 3, mean > 0 else {
      (expected, deviation) = (0, Self.usual)
      return
    }
    for place in weeks.indices { weeks[place] /= mean }
    var fit = Fit(dispersion: max(Fit.fewest, weeks.reduce(0.0) { $0 + ($1 - 1) * ($1 - 1) } / Double(count - 1)))
    for step in 0..<20 where fit.improve(for: weeks, setsDispersion: step > 2) < 1e-9 && step > 3 { break }
    (expected, deviation) = (fit.logarithm, (fit.variance * Self.likeness).squareRoot())
  }

  /// The growth so many deviations away from what is expected, as a share of a week.
  func growth(at deviations: Double) -> Double {
    let logarithm = expected + deviations * deviation
    // The inverse of the logarithm above; it is far from its pole at two.
    let ratio = (2 + logarithm) / max(0.5, 2 - logarithm)
    return min(Self.bounds.upperBound, max(Self.bounds.lowerBound, ratio - 1))
  }

  /// Newton's way to the fit.
  private struct Fit {
    /// What is expected of the last week.
    var level = 1.0
    /// Of a week to the one before it.
    var ratio = 1.0
    var dispersion: Double
    /// Weeks that are all the same have no dispersion, and none can be divided by.
    static let fewest = 1e-15
    /// Of the logarithm of the ratio.
    var variance = WeeklyTrend.usual * WeeklyTrend.usual

    var logarithm: Double { 2 * (ratio - 1) / (ratio + 1) }

    init(dispersion: Double) { self.dispersion = dispersion }

    /// One step. Gives how far it went.
    mutating func improve(for weeks: [Double], setsDispersion: Bool) -> Double {
      var (expected, pearson) = (level, 0.0)
      var (sum, slope) = (0.0, 0.0)
      var (h00, h01, h11) = (0.0, 0.0, 0.0)
      for (age, week) in weeks.reversed().enumerated() {
        let (time, rest) = (-Double(age), week - expected)
        pearson += rest * rest / expected
        sum += rest
        slope += rest * time
        h00 += expected
        h01 += expected * time
        h11 += expected * time * time
        expected /= ratio
      }
      if setsDispersion { dispersion = max(Self.fewest, pearson / Double(weeks.count - 2)) }
      let prior = 1 / (WeeklyTrend.usual * WeeklyTrend.usual)
      let (g0, g1) = (sum / dispersion, slope / dispersion - logarithm * prior)
      (h00, h01, h11) = (h00 / dispersion, h01 / dispersion, h11 / dispersion + prior)
      let determinant = h00 * h11 - h01 * h01
      guard determinant > 0 else { return 0 }
      variance = h00 / determinant
      let level = min(0.5, max(-0.5, (g0 * h11 - g1 * h01) / determinant))
      let growth = min(0.3, max(-0.3, (g1 * h00 - g0 * h01) / determinant))
      self.level *= 1 + level
      ratio *= 1 + growth
      return max(abs(level), abs(growth))
    }
  }
}
