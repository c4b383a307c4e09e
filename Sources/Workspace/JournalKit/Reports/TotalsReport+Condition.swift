// Days of which the amounts are as they are asked for: ‘over 35 g’, ‘over the limit’.

import JournalInsights
import JournalLanguage
public import JournalModel
public import JournalReports
import JournalText

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
