// ‘Over 35 g’: days whose amounts are more or less than so much.

import JournalInsights
import JournalLanguage
public import JournalModel
public import JournalReports
import JournalText

/// What is asked of the amounts of days: more than so much, or less.
public struct AmountCondition: Equatable, Sendable {
  public enum Bound: String, Sendable {
    case over, under, least, most
  }

  public let bound: Bound
  /// Nil where the limit or the target of what is asked for is meant: ‘over the limit’.
  public let quantity: Quantity?
  /// As it was typed: ‘over 35 g’.
  public let words: [String]

  private static let bounds: [(words: [String], bound: Bound)] = [
    (["more", "than"], .over), (["at", "least"], .least), (["less", "than"], .under), (["fewer", "than"], .under), (["at", "most"], .most),
    (["not", "more", "than"], .most), (["over"], .over), (["above"], .over), (["exceeding"], .over), (["beyond"], .over), (["under"], .under),
    (["below"], .under), ([">="], .least), (["<="], .most), ([">"], .over), (["<"], .under),
  ]

  /// The condition among some words, and the others without the ‘of’ that held the two together; nil where they have none.
  public static func split(_ words: [String]) -> (condition: AmountCondition, others: [String])? {
    let folded = words.map { $0.lowercased() }
    for start in words.indices {
      for (bound, meaning) in bounds where folded[start...].starts(with: bound) {
        let behind = words[(start + bound.count)...]
        guard let (quantity, count) = amount(behind) ?? ownLimit(behind) else { continue }
        var end = start + bound.count + count
        // ‘over my sugar limit’
        var between: [String] = []
        if quantity == nil {
          between = behind.prefix(count - 1).filter { !articles.contains($0.lowercased()) }
        } else if end < words.count, folded[end] == "of" {
          end += 1
        }
        let condition = AmountCondition(bound: meaning, quantity: quantity, words: Array(words[start..<(start + bound.count + count)]))
        return (condition, Array(words[..<start]) + between + words[end...])
      }
    }
    return nil
  }

  private static func amount(_ words: ArraySlice<String>) -> (Quantity?, Int)? {
    guard let first = words.first, first.first?.isNumber == true else { return nil }
    if let next = words.dropFirst().first, UnitTable.standard.knows(next), let both = Quantity("\(first) \(next)") { return (both, 2) }
    return Quantity(first).map { ($0, 1) }
  }

  /// ‘the limit’, ‘my sugar limit’
  private static func ownLimit(_ words: ArraySlice<String>) -> (Quantity?, Int)? {
    guard let place = words.prefix(5).firstIndex(where: { ["limit", "target", "goal"].contains($0.lowercased()) }) else { return nil }
    return (nil, place - words.startIndex + 1)
  }

  private static let articles: Set<String> = ["the", "my", "its"]

  func holds(_ amount: Double, _ limit: Double) -> Bool {
    switch bound {
    case .over: amount > limit
    case .under: amount < limit
    case .least: amount >= limit
    case .most: amount <= limit
    }
  }
}

extension TotalsReport {
  /// The days whose amounts are as they are asked for.
  /// - Throws: Where its amount cannot be compared with those of the days.
  public func days(meeting condition: AmountCondition) throws(WorkspaceError) -> Conditioned {
    let unit = totals?.unit ?? ""
    guard let quantity = condition.quantity ?? ownLimit else { throw WorkspaceError(.usage, TotalsText.noOwnLimit, help: TotalsText.noOwnLimitWay) }
    var limit: Double? = quantity.amount
    if !quantity.unit.isEmpty {
      limit = units.convert(quantity, to: unit)
    } else if units.unit(unit).dimension == units.unit("min").dimension, units.unit(unit) != units.unit("h"), quantity.amount <= 24 {
      // Nobody asks for nights of less than six minutes.
      limit = units.convert(Quantity(quantity.amount, "h"), to: unit)
    }
    guard let limit else {
      let values: TextValues = ["words": .text(condition.words.joined(separator: " ")), "unit": .text(unit.isEmpty ? "none" : unit)]
      throw WorkspaceError(.usage, TotalsText.otherUnit, values, help: TotalsText.otherUnitWay, values)
    }
    let known = (totals?.days ?? []).filter { $0.amount != nil || unit.isEmpty }
    return Conditioned(
      bound: condition.bound.rawValue, limit: limit, days: known.filter { condition.holds($0.amount ?? Double($0.times), limit) }, known: known.count)
  }

  private var ownLimit: Quantity? {
    guard case .habit(let habit) = subject, let target = habit.plan.target(on: today), target.period == .day else { return nil }
    return target.quantity
  }
}
