// Did the Try work: four weeks before against since, in a line.

public import JournalFindings
import JournalDates
import JournalLanguage
import JournalModel
public import PlainFormats

extension MeasureWords {
  /// What came of it, in a sentence, with its numbers.
  /// - Parameter besides: What else changed at the same time, in words.
  public func sentence(_ effect: TryEffect, besides: [String] = []) -> String {
    let named = effect.measure
    guard let shift = effect.shift, let before = effect.before.mean, let since = effect.since.mean else {
      guard let missing = effect.missingDays, missing > 0 else {
        return say(TryEffectText.noBefore, ["name": .text(name(named)), "count": .number(effect.before.count)])
      }
      return say(TryEffectText.early, ["name": .text(name(named)), "count": .number(missing)])
    }
    var words = say(
      TryEffectText.effect,
      [
        "outcome": .text(effect.outcome.rawValue), "name": .text(say.opening(name(named))), "before": .text(value(before, of: named)),
        "since": .text(value(since, of: named)), "shift": .text(signed(shift.value, of: named)),
        "low": .text(signed(shift.interval.lowerBound, of: named)), "high": .text(signed(shift.interval.upperBound, of: named)),
        "daysBefore": .number(effect.before.count), "daysSince": .number(effect.since.count),
      ])
    if effect.tier >= .tentative, effect.outcome == .moved || effect.outcome == .against {
      words = say(.list([words, say(TryEffectText.tier, ["tier": .text(effect.tier.rawValue)])], .sentences))
    }
    if effect.course != .unclear {
      words = say(.list([words, say(TryEffectText.already, ["direction": .text(effect.course.rawValue)])], .sentences))
    }
    if !besides.isEmpty { words = say(.list([words, say(TryEffectText.besides, ["names": .list(besides, .and)])], .sentences)) }
    return words
  }
}

extension TryEffect {
  public func json(_ text: String, besides: [String]) -> JSONValue {
    func side(_ side: Side) -> JSONValue {
      [
        .start: .string(side.span.start.description), .end: .string(side.span.end.description), .days: .int(side.count),
        .mean: JSONValue(side.mean),
      ]
    }
    return [
      .text: .string(text), .metric: measure.json, .direction: .string(wanted.rawValue), .verdict: .string(outcome.rawValue),
      .tier: .string(tier.rawValue), .before: side(before), .since: side(since), .shift: JSONValue(shift?.value),
      .low: JSONValue(shift?.interval.lowerBound), .high: JSONValue(shift?.interval.upperBound), .probability: JSONValue(shift?.p),
      .effectiveDays: JSONValue(shift?.effective), .missingDays: JSONValue(missingDays), .others: JSONValue(besides),
    ]
  }
}
