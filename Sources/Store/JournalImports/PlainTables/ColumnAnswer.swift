// What a person says of a column with `--as`, in parts.

import JournalModel
import JournalText

/// `km`, `run`, `run km`, `distance km sum`: what it is, in which unit, and what several rows of a day come to.
struct ColumnAnswer {
  /// Empty where only the unit is told, or only what rows come to.
  let meaning: String
  let unit: String?
  let aggregate: TableProfile.Aggregate?

  /// - Parameter isHabit: Whether the journal has a habit of this name, which may end in what else is a unit.
  init(_ text: String, isHabit: (String) -> Bool) {
    var words = text.words.map { String($0) }
    var aggregate: TableProfile.Aggregate?
    if let last = words.last?.lowercased(), let found = Self.aggregates[last], !isHabit(text) {
      aggregate = found
      words.removeLast()
    }
    let rest = words.joined(separator: " ")
    var unit = isHabit(rest) ? nil : ColumnDecision.unit(rest)
    if unit != nil {
      words = []
    } else if words.count > 1, !isHabit(rest), let last = words.last {
      unit = ColumnDecision.unit(last) ?? (UnitTable.ofTables.knows(last) ? last : nil)
      if unit != nil { words.removeLast() }
    }
    (meaning, self.unit, self.aggregate) = (words.joined(separator: " "), unit, aggregate)
  }

  /// `min` and `count` are units as well.
  private static let aggregates: [String: TableProfile.Aggregate] = [
    "sum": .sum, "total": .sum, "mean": .mean, "average": .mean, "first": .first, "last": .last, "max": .max,
  ]
}
