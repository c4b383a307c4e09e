// What the parts of the wellness score are called, in a language, and their amounts.

public import JournalLanguage
public import JournalModel
public import JournalWellness

extension WellnessPart {
  /// What a person calls it.
  public func title(_ say: Language) -> String { say(WellnessText.partName, ["part": .text(rawValue)]) }

  /// What the curve rests on.
  public func basis(_ say: Language) -> String { say(WellnessText.partBasis, ["part": .text(rawValue)]) }

  /// An amount as people read it: `6h30`, `18 min`, `14 %`, `6200`.
  public func words(_ amount: Double, _ say: Language) -> String {
    switch self {
    case .sleep, .screen: say.numbers.hoursAndMinutes(amount)
    case .consistency, .exercise, .eveningScreen: say.numbers.minutes(Self.number(amount, say))
    case .deepSleep: say.numbers.percent(Self.number(amount, say))
    case .stand: say.numbers.amount(Self.number(amount, say), in: "h")
    case .steps, .pickups: Self.number(amount, say)
    }
  }

  /// What gives all points: `7h to 9h`, `8000 or more`, `up to 50`.
  public func words(ofTarget target: Double, _ say: Language) -> String {
    let best = curve(target: target).first { $0.fraction == 1 }?.amounts ?? target...target
    if best.lowerBound < best.upperBound { return words(best, say) }
    return say(isAtMost ? WellnessText.atMost : WellnessText.atLeast, ["amount": .text(words(best.lowerBound, say))])
  }

  /// How amounts become a share of the points: `3h → 0 %,`, `4h → 10 %` …, `11h → 40 %.`.
  public func bends(target: Double, _ say: Language) -> [String] {
    let curve = curve(target: target)
    return curve.enumerated().map { place, bend in
      say(
        WellnessText.bend,
        [
          "amount": .text(words(bend.amounts, say)), "share": .text(say.numbers.percent(Self.number(bend.fraction * 100, say))),
          "last": .flag(place == curve.count - 1),
        ])
    }
  }

  private func words(_ amounts: ClosedRange<Double>, _ say: Language) -> String {
    let (low, high) = (words(amounts.lowerBound, say), words(amounts.upperBound, say))
    return low == high ? low : say(WellnessText.between, ["low": .text(low), "high": .text(high)])
  }

  /// Whole from 100 on, else with one digit after the point.
  private static func number(_ amount: Double, _ say: Language) -> String {
    guard amount.magnitude < 1e12 else { return decimalText(amount) }
    return say.numbers.written(decimalText(amount.magnitude >= 100 ? amount.rounded() : (amount * 10).rounded() / 10))
  }
}

extension WellnessGroup {
  public func title(_ say: Language) -> String { say(ChartText.group, ["group": .text(rawValue)]) }
}
