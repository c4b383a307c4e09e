// The distributions that tests compare with.

private import CMath

/// How likely it is that chance alone goes so far.
public enum Distribution {
  /// Both tails of the standard normal distribution beyond ±z.
  public static func normalTails(_ z: Double) -> Double { c_erfc(z.magnitude / 2.0.squareRoot()) }

  /// The z below which the standard normal distribution has a share `p`, above 0 and below 1: Acklam's approximation and one step of Halley's.
  public static func normalQuantile(_ p: Double) -> Double {
    if p > 1 - tail { return -normalQuantile(1 - p) }
    let estimate: Double
    if p < tail {
      let q = (-2 * c_log(p)).squareRoot()
      estimate = polynomial(c, q) / (polynomial(d, q) * q + 1)
    } else {
      let q = p - 0.5
      estimate = polynomial(a, q * q) * q / (polynomial(b, q * q) * (q * q) + 1)
    }
    let error = 0.5 * c_erfc(-estimate / 2.0.squareRoot()) - p
    let step = error * (2 * Double.pi).squareRoot() * c_exp(estimate * estimate / 2)
    return estimate - step / (1 + estimate * step / 2)
  }

  /// Both tails of Student's t with so many degrees of freedom, which need be no whole number.
  public static func studentTails(_ t: Double, freedom: Double) -> Double {
    incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t))
  }

  /// The t beyond whose ± both tails of Student's t hold a share, found by halving.
  public static func studentQuantile(tails: Double, freedom: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while studentTails(high, freedom: freedom) > tails, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if studentTails(middle, freedom: freedom) > tails { low = middle } else { high = middle }
    }
    return high
  }

  /// The upper tail of chi squared.
  /// - Parameter freedom: A whole number, at least 1.
  public static func chiSquaredTail(_ x: Double, freedom: Int) -> Double {
    if x <= 0 { return 1 }
    return upperGamma(Double(freedom) / 2, x / 2)
  }

  // MARK: Special functions

  private static let tail = 0.02425
  private static let a = [
    -3.969683028665376e+01, 2.209460984245205e+02, -2.759285104469687e+02, 1.383577518672690e+02, -3.066479806614716e+01,
    2.506628277459239e+00,
  ]
  private static let b = [
    -5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02, 6.680131188771972e+01, -1.328068155288572e+01,
  ]
  private static let c = [
    -7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00, -2.549732539343734e+00, 4.374664141464968e+00,
    2.938163982698783e+00,
  ]
  private static let d = [7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00, 3.754408661907416e+00]

  /// The highest power first.
  private static func polynomial(_ factors: [Double], _ x: Double) -> Double { factors.reduce(0) { $0 * x + $1 } }

  /// The regularised incomplete beta function, by Lentz's continued fraction (Press et al., Numerical Recipes, 6.4).
  static func incompleteBeta(_ a: Double, _ b: Double, _ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let front = c_exp(c_lgamma(a + b) - c_lgamma(a) - c_lgamma(b) + a * c_log(x) + b * c_log1p(-x))
    return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b
  }

  private static func betaFraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    func held(_ value: Double) -> Double { value.magnitude > 1e-300 ? value : 1e-300 }
    var c = 1.0
    var d = 1 / held(1 - (a + b) * x / (a + 1))
    var fraction = d
    for step in 1..<500 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a - 1 + 2 * m) * (a + 2 * m))
      d = 1 / held(1 + even * d)
      c = 1 + even / held(c)
      fraction *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 1 + 2 * m))
      d = 1 / held(1 + odd * d)
      c = 1 + odd / held(c)
      fraction *= d * c
      if (d * c - 1).magnitude < 1e-15 { break }
    }
    return fraction
  }

  /// The regularised upper incomplete gamma function: a series near 0, else a continued fraction (Numerical Recipes, 6.2).
  private static func upperGamma(_ a: Double, _ x: Double) -> Double {
    let front = c_exp(a * c_log(x) - x - c_lgamma(a))
    if x < a + 1 {
      var (term, sum) = (1 / a, 1 / a)
      for step in 1..<1000 {
        term *= x / (a + Double(step))
        sum += term
        if term < sum * 1e-16 { break }
      }
      return max(0, 1 - front * sum)
    }
    func held(_ value: Double) -> Double { value.magnitude > 1e-300 ? value : 1e-300 }
    var b = x + 1 - a
    var c = 1 / 1e-300
    var d = 1 / held(b)
    var fraction = d
    for step in 1..<1000 {
      let factor = -Double(step) * (Double(step) - a)
      b += 2
      d = 1 / held(factor * d + b)
      c = held(b + factor / c)
      fraction *= d * c
      if (d * c - 1).magnitude < 1e-15 { break }
    }
    return front * fraction
  }
}
