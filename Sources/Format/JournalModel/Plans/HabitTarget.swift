// How much of something makes a habit done.

/// The amount that a habit asks for on a day or in a week, at least so much or at most; or allows in a month.
public struct HabitTarget: Equatable, Sendable {
  public enum Bound: Hashable, Sendable {
    case atLeast, atMost
  }

  /// Whose amounts are added up.
  public enum Period: String, Hashable, Sendable {
    case day, week, month
  }

  public var bound: Bound
  public var quantity: Quantity
  public var period: Period

  public init(_ bound: Bound, _ quantity: Quantity, per period: Period = .day) {
    self.bound = bound
    self.quantity = quantity
    self.period = period
  }

  /// Reads `20 min`, `>= 20 min`, `<= 2 l`, `20 km/week`, `20 km a week` or ‘20 km pro Woche’, and of a month a limit alone: `<= 200 €/month`.
  public init?(_ text: some StringProtocol) {
    let whole = text.trimmed, folded = whole.lowercased()
    // No unit ends so: an amount of a year is none that a habit has.
    if Self.longer.contains(where: folded.hasSuffix) { return nil }
    var (text, period) = (whole, Period.day)
    if folded.utf8.count == whole.utf8.count, let (ending, said) = Self.endings.first(where: { folded.hasSuffix($0.0) }) {
      period = said
      text = String(whole.dropLast(ending.count)).trimmed
    }
    let bounds: [(String, Bound)] = [("<=", .atMost), ("≤", .atMost), (">=", .atLeast), ("≥", .atLeast)]
    for (sign, bound) in bounds where text.hasPrefix(sign) {
      guard let quantity = Quantity(Money.signBehind(text.dropFirst(sign.count).trimmed)), bound == .atMost || period != .month else { return nil }
      self.init(bound, quantity, per: period)
      return
    }
    // No schedule asks for a month.
    guard period != .month, let quantity = Quantity(Money.signBehind(text)) else { return nil }
    self.init(.atLeast, quantity, per: period)
  }

  /// What says of which days an amount is one, in the languages that the program speaks.
  private static let endings: [(String, Period)] = words.flatMap { said in said.endings.map { ($0, said.period) } }
  private static let words: [(period: Period, endings: [String])] = [
    (.week, ["/week", "/wk", " a week", " per week", " each week", "/woche", " pro woche", " die woche", "/semana", " por semana", " a la semana", "/semaine", " par semaine"]),
    (.month, ["/month", " a month", " per month", " each month", "/monat", " pro monat", " im monat", "/mes", " al mes", " por mes", "/mois", " par mois", "/mês", " por mês"]),
    (.day, ["/day", " a day", " per day", " each day", "/tag", " pro tag", " am tag", "/día", "/dia", " al día", " por día", " por dia", " ao dia", "/jour", " par jour"]),
  ]
  private static let longer = ["/quarter", "/year", "/jahr", "/año", "/ano", "/an"]

  /// As it is read: `20 min`, `<= 2 l`, `20 km/week`.
  public var text: String { (bound == .atMost ? "<= \(quantity.text)" : quantity.text) + (period == .day ? "" : "/\(period.rawValue)") }
}
