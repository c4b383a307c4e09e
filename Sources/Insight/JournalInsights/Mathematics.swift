// What formulas need of analysis, as the C library has them: JournalInsights knows no Foundation and no system.

private import CMath

enum Mathematics {
  /// A number to a power.
  static func power(_ base: Double, _ exponent: Double) -> Double { c_pow(base, exponent) }
}
