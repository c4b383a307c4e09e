// The functions of analysis that formulas need, as the C library has them: JournalInsights knows no Foundation and no system.

private import CMath

enum Mathematics {
  /// The natural logarithm; NaN of a negative number.
  static func logarithm(_ x: Double) -> Double { c_log(x) }
  /// A number to a power.
  static func power(_ base: Double, _ exponent: Double) -> Double { c_pow(base, exponent) }
  /// Of an angle in radians.
  static func sine(_ angle: Double) -> Double { c_sin(angle) }
  /// Of an angle in radians.
  static func cosine(_ angle: Double) -> Double { c_cos(angle) }
}
