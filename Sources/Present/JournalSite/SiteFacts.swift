// What the front matter of an entry says, as a person would say it.

import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalText

/// Values of properties in words. What a kind of file does not know stays as it was written.
struct SiteFacts {
  let say: Language, kind: EntryKind

  /// Whether a reader learns nothing from a property: what a trial repeats of its others, and what a measure tells with its unit.
  func isForPrograms(_ key: String) -> Bool {
    kind == .experiment && ["plan", "seed"].contains(key) || kind == .measure && ["factor", "canonical_unit"].contains(key)
  }

  /// A value in words; nil where it is text, a reference, or says something else than its kind knows.
  func words(_ value: String, of key: String, _ details: Details) -> String? {
    if kind == .measure, key == "unit" { return unit(details) }
    if kind == .experiment, key == "outcome" { return value.hasPrefix("[[") ? nil : say.inSentence(say.title(ofMetric: value)) }
    switch kind.schema.type(of: key) {
    case .date?, .timestamp?: return CalendarDay(String(value.prefix(10))).map { say.weekdayAndDate($0) }
    case .schedules?: return Dated(value) { Schedule($0) }.map { dated(words($0.value), $0.from) }
    case .points?: return Dated(value) { Int($0) }.map { dated(say.numbers.written($0.value), $0.from) }
    case .habitTargets?: return Dated(value) { HabitTarget($0) }.map { dated(words($0.value), $0.from) }
    case .goalTarget?, .goalTargets?: return GoalTarget(value).map(words)
    case .pausedSpans?:
      return PausedSpan(value).map { pause in
        pause.end.map { say.title(of: DaySpan(spanning: pause.start, $0)) } ?? say(SiteText.sinceDay, ["day": .text(say.date(pause.start))])
      }
    case .choice?:
      let wording = Wording(String(value.map { $0 == "_" ? " " : $0 }), area: "property_words", name: "\(key) \(value)")
      return say(Message(ListingText.alone, ["words": .wording(wording)]))
    case .number?, .integer?, .minutes?: return Double(value) == nil ? nil : say.numbers.written(value)
    default: return nil
    }
  }

  private func dated(_ words: String, _ day: CalendarDay?) -> String {
    day.map { say(SiteText.fromDay, ["words": .text(words), "day": .text(say.date($0))]) } ?? words
  }

  private func words(_ schedule: Schedule) -> String {
    if case .perWeek(let times) = schedule, times > 1 { say(PlanFactText.often, ["count": .number(times)]) } else { say(schedule.message) }
  }

  private func words(_ target: HabitTarget) -> String {
    let bound = target.bound == .atMost ? "most" : "least"
    return say(PlanFactText.habitTarget, ["bound": .text(bound), "period": .text(target.period.rawValue), "amount": .text(words(target.quantity))])
  }

  private func words(_ target: GoalTarget) -> String {
    guard let field = target.field else { return words(target.quantity) }
    let isOfLines = Language.fieldNames.contains { $0.key == field }
    return (isOfLines ? say.label(ofField: field) : say.inSentence(say.title(ofMetric: field))) + " " + words(target.quantity)
  }

  private func words(_ quantity: Quantity) -> String { UnitTable.standard.text(quantity.amount, in: quantity.unit, say.numbers) }

  private func unit(_ details: Details) -> String? {
    guard case .measure(let one) = details, let unit = one.unit, let factor = one.factor, let sum = one.canonicalUnit, sum != unit else { return nil }
    return "\(say.numbers.amount("1", in: unit)) = \(say.numbers.amount(say.numbers.written(decimalText(factor)), in: sum))"
  }
}
