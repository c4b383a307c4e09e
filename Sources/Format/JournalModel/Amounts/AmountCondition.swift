// ‘Over 35 g’: days whose amounts are more or less than so much.

/// What is asked of the amounts of days: more than so much, or less.
public struct AmountCondition: Equatable, Sendable {
  public enum Bound: String, Sendable {
    case over, under, least, most
  }

  public let bound: Bound
  /// Nil where the limit or the target of what is asked for is meant: ‘over the limit’.
  public let quantity: Quantity?
  /// As it may be typed: ‘over 35 g’, ‘over limit’.
  public let words: [String]

  private static let bounds: [(words: [String], bound: Bound)] = [
    (["more", "than"], .over), (["at", "least"], .least), (["less", "than"], .under), (["fewer", "than"], .under), (["at", "most"], .most),
    (["not", "more", "than"], .most), (["over"], .over), (["above"], .over), (["exceeding"], .over), (["beyond"], .over), (["under"], .under),
    (["mehr", "als"], .over), (["mindestens"], .least), (["weniger", "als"], .under), (["höchstens"], .most), (["über"], .over), (["unter"], .under),
    (["plus", "de"], .over), (["au", "moins"], .least), (["moins", "de"], .under), (["au", "plus"], .most), (["más", "de"], .over), (["al", "menos"], .least),
    (["menos", "de"], .under), (["como", "máximo"], .most), (["mais", "de"], .over), (["pelo", "menos"], .least), (["no", "máximo"], .most),
    (["below"], .under), ([">="], .least), (["<="], .most), ([">"], .over), (["<"], .under),
  ]

  /// The condition among some words, and the others without the ‘of’ that held the two together; nil where they have none.
  public static func split(_ words: [String]) -> (condition: AmountCondition, others: [String])? {
    let folded = words.map { $0.lowercased() }
    for start in words.indices {
      for (bound, meaning) in bounds where folded[start...].starts(with: bound) {
        let (before, said, behind) = (Array(words[..<start]), Array(words[start..<(start + bound.count)]), words[(start + bound.count)...])
        if let (quantity, count) = amount(behind) {
          let (own, rest) = (behind.prefix(count).map { numbers[$0.lowercased()] ?? $0 }, Array(behind.dropFirst(count)))
          let others = ["of", "de"].contains(rest.first?.lowercased()) ? Array(rest.dropFirst()) : rest
          return (AmountCondition(bound: meaning, quantity: quantity, words: said + own), before + others)
        }
        // ‘over the limit’, ‘over my sugar limit’
        if let limit = behind.prefix(5).firstIndex(where: { ["limit", "target"].contains($0.lowercased()) }) {
          let named = behind[..<limit].filter { !["the", "my", "its"].contains($0.lowercased()) }
          return (AmountCondition(bound: meaning, quantity: nil, words: said + ["limit"]), before + named + Array(behind[(limit + 1)...]))
        }
      }
    }
    return nil
  }

  /// The amount at the beginning of some words, and how many they are; a word before ‘of’ is a unit, known or not.
  private static func amount(_ words: ArraySlice<String>) -> (Quantity, Int)? {
    guard let typed = words.first, case let first = numbers[typed.lowercased()] ?? typed, first.first?.isNumber == true else { return nil }
    let next = words.dropFirst().first
    // ‘runs over six months’ tells of days.
    if first != typed, let next, ["day", "days", "week", "weeks", "month", "months", "year", "years"].contains(next.lowercased()) { return nil }
    if let next, UnitTable.standard.knows(next), let both = Quantity("\(first) \(next)") { return (both, 2) }
    let isUnit = next != nil && words.dropFirst(2).first?.lowercased() == "of"
    return Quantity(first).map { ($0, isUnit ? 2 : 1) }
  }

  /// Numbers in words, as digits: ‘less than seven hours’.
  private static let numbers: [String: String] = {
    let rows = [
      "one", "two zwei dos deux dois duas", "three drei tres trois três", "four vier cuatro quatre quatro", "five fünf cinco cinq", "six sechs seis",
      "seven sieben siete sept sete", "eight acht ocho huit oito", "nine neun nueve neuf nove", "ten zehn diez dix dez",
    ]
    return Dictionary(uniqueKeysWithValues: rows.enumerated().flatMap { row in row.element.words.map { ($0, "\(row.offset + 1)") } })
  }()

  public func holds(_ amount: Double, _ limit: Double) -> Bool {
    switch bound {
    case .over: amount > limit
    case .under: amount < limit
    case .least: amount >= limit
    case .most: amount <= limit
    }
  }
}
