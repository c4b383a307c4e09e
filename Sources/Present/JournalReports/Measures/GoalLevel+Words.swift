// How far a measured value has come that a goal asks for, in words and for scripts.

public import JournalDates
public import JournalInsights
public import JournalLanguage
public import JournalModel
public import PlainFormats

extension GoalLevel {
  /// The whole percentage of the way that was gone.
  public var wholePercent: Int { Int((share * 100 + 1e-9).rounded(.down)) }

  private func amount(_ number: Double, _ units: UnitTable, _ say: Language) -> String {
    let number = (number * 10).rounded() / 10
    return unit.isEmpty ? say.numbers.readable(number) : units.text(number, in: unit, say.numbers)
  }

  /// `75.5 kg on 27 November, from 78 kg on 1 November: 2.5 kg to 73 kg, 50 % of the way`; without a day where only somebody says from where.
  public func words(_ units: UnitTable, _ say: Language) -> String {
    let name = say.inSentence(say.title(ofMetric: metric))
    guard let first, let last, let wanted else {
      return say(PlanDetailText.levelNone, ["name": .text(name), "command": .text(Self.noting(metric, Quantity(wanted ?? 71, unit)))])
    }
    let words = say(
      PlanDetailText.levelNow,
      [
        "now": .text(amount(last.number, units, say)), "day": .text(say.title(of: last.day)), "once": .flag(from == nil && first.day == last.day),
        "first": .text(amount(from ?? first.number, units, say)), "begin": from == nil ? .text(say.title(of: first.day)) : .text("none"),
        "left": .text(amount(left ?? 0, units, say)), "wanted": .text(amount(wanted, units, say)), "percent": .number(wholePercent),
        "reached": .flag(isReached),
      ])
    // A weight needs no name beside its kilograms.
    return metric.hasPrefix(MetricWords.weight) ? words : say(ListingText.labelled, ["name": .text(say.title(ofMetric: metric)), "words": .text(words)])
  }

  /// How one is noted, as it is typed.
  public static func noting(_ metric: String, _ example: Quantity) -> String {
    switch metric {
    case MetricNames.systolic, MetricNames.diastolic, MetricNames.pressure: "retro log blood pressure 130/85"
    case MetricWords.weight: "retro log weight \(Quantity(example.amount.magnitude, example.unit.isEmpty ? "kg" : example.unit).text)"
    case MetricWords.bloodSugar: "retro log blood sugar \(Quantity(example.amount.magnitude).text)"
    default: "retro metrics set \(metric)=\(Quantity(example.amount.magnitude).text)"
    }
  }

  /// `94.5 → 88 kg, 6.5 kg to go`
  public func short(_ units: UnitTable, _ say: Language) -> String {
    guard let wanted else { return say.title(ofMetric: metric) }
    let target = amount(wanted, units, say)
    let isWeight = metric.hasPrefix(MetricWords.weight)
    let name = TextValue.text(isWeight ? "none" : say.title(ofMetric: metric))
    guard let last, let left else { return say(PlanDetailText.levelWanted, ["name": name, "wanted": .text(target)]) }
    var now = amount(last.number, units, say)
    // The unit is told once, where both have the same.
    let sign = unit.isEmpty ? "" : String(target.drop { !$0.isLetter && $0 != "%" })
    if !sign.isEmpty, now.hasSuffix(sign) { now = String(now.dropLast(sign.count).reversed().drop { $0.isWhitespace }.reversed()) }
    return say(
      PlanDetailText.levelShort,
      [
        "name": name, "now": .text(isReached ? amount(last.number, units, say) : now), "wanted": .text(target), "left": .text(amount(left, units, say)),
        "reached": .flag(isReached),
      ])
  }

  /// How fast it changes, and how fast it would have to until the goal is due; nil where neither can be said honestly.
  public func pace(until due: CalendarDay?, on today: CalendarDay, _ units: UnitTable, _ say: Language) -> String? {
    guard let wanted, let last, !isReached else { return nil }
    func signed(_ number: Double) -> TextValue {
      let rounded = (number * 100).rounded() / 100
      let text = unit.isEmpty ? say.numbers.readable(rounded.magnitude) : units.text(rounded.magnitude, in: unit, say.numbers)
      return .text((rounded < 0 ? "−" : rounded > 0 ? "+" : "±") + text)
    }
    let days = due.map { today.days(until: $0) } ?? 0
    let needed = days >= 7 ? signed((wanted - last.number) / Double(days) * 7) : .text("none")
    guard days >= 7 || perWeek != nil else { return nil }
    return say(PlanDetailText.levelPace, ["needed": needed, "pace": perWeek.map { signed($0) } ?? .text("none")])
  }

  /// For scripts.
  public var json: JSONValue {
    func value(_ value: Value?) -> JSONValue { value.map { [.date: .string($0.day.description), .value: number($0.number)] } ?? .null }
    return [
      .metric: .string(metric), .unit: .string(unit), .amount: wanted.map { number($0) } ?? .null, .first: value(first), .last: value(last),
      .left: left.map { number($0) } ?? .null, .percent: .int(wholePercent), .reached: .bool(isReached),
    ]
  }
}
