// How far a weight has come that a goal asks for.

public import JournalDates
public import JournalLanguage
public import JournalModel

/// A number that a goal asks for as it is, and not as a sum: from what it was when the goal began to what it is now.
public struct LevelProgress: Equatable, Sendable {
  /// The unit of all of its numbers.
  public let unit: String
  public let first, last: Double
  /// When these were measured.
  public let firstDay, lastDay: CalendarDay
  public let wanted: Double

  public init(unit: String, first: Double, on firstDay: CalendarDay, last: Double, on lastDay: CalendarDay, wanted: Double) {
    (self.unit, self.first, self.firstDay, self.last, self.lastDay, self.wanted) = (unit, first, firstDay, last, lastDay, wanted)
  }

  public var isReached: Bool { wanted <= first ? last <= wanted : last >= wanted }

  /// From 0, where it is as it was or farther away, to 1.
  public var share: Double { isReached ? 1 : wanted == first ? 0 : min(max((last - first) / (wanted - first), 0), 1) }

  /// `75.5 kg now, from 78 kg on 1 November: 2.5 of 6 kg, 41 %`
  public func words(_ units: UnitTable, _ say: Language) -> String {
    func amount(_ number: Double) -> TextValue { .text(units.text((number * 10).rounded() / 10, in: unit, say.numbers)) }
    return say(
      PlanDetailText.levelNow,
      [
        "now": amount(last), "day": .day(lastDay), "first": amount(first), "begin": .day(firstDay), "left": amount((wanted - last).magnitude),
        "wanted": amount(wanted), "percent": .number(Int((share * 100).rounded(.down))), "reached": isReached ? "yes" : "no",
      ])
  }
}
