// What is said of plans, and of the amounts in logs.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

// In alphabetical order. Each has a case in Tests/Fixtures/diagnostics.
extension Diagnostic.Message {
  /// - Parameter before: The day from which another one holds that stands before it.
  static func datedOutOfOrder(_ text: String, _ before: CalendarDay) -> Self {
    .init(
      .propertyBadDate, "‘\(text)’ stands behind what holds from \(before) on",
      help: "put what holds later behind it, or correct the day; each counts from its own, of two of one day the last")
  }

  static func datedWithoutDay(_ text: String) -> Self {
    .init(
      .propertyMissing, "‘\(text)’ does not say from when it holds, so it counts from the beginning on",
      help: "write the day behind it, as in ‘\(text) from 2026-11-16’")
  }

  static func measureFactor(_ factor: String) -> Self {
    .init(
      .propertyUnknownValue, "‘factor’ cannot be ‘\(factor)’, so this unit counts for itself",
      help: "it takes a number above 0: so many canonical units are one of this")
  }

  static func measureWithoutFactor(_ unit: String, _ canonical: String) -> Self {
    .init(
      .propertyMissing, "no ‘factor’ says how much \(canonical) one \(unit) is, so amounts in \(unit) count for themselves",
      help: "add it, as in ‘factor: 0.4’ where one \(unit) is 0.4 \(canonical)")
  }

  static var measureWithoutUnit: Self {
    .init(
      .propertyMissing, "no ‘unit’ says what this measure is called in amounts, so it counts for nothing",
      help: "add it, as in ‘unit: lap’")
  }

  static func propertyDueEarly(_ due: String, start: String) -> Self {
    .init(
      .propertyBadDate,
      "the due date \(due) lies before the start \(start), so no line of its activities counts for this goal",
      help: "correct one of the two dates")
  }

  static func scheduleBeyond(_ schedule: Schedule, days: Int) -> Self {
    .init(
      .propertyUnknownValue,
      "‘\(schedule.text)’ asks for more than there are days, so each of the \(days) is asked for; no day counts twice",
      help: "write ‘daily’, and ‘target: 2 times’ for what is done more than once a day")
  }

  static func startWithoutTarget(_ start: String, _ targets: [String]) -> Self {
    let told =
      targets.isEmpty ? "it has no target" : "its target\(targets.count == 1 ? " is" : "s are") \(targets.joined(separator: " and "))"
    return .init(
      .propertyUnknownValue, "‘\(start)’ cannot be counted for this goal: \(told)",
      help:
        "‘from’ takes what was there before of a target, in a unit that measures the same, as in ‘from: [431 km]’ beside ‘targets: [500 km]’"
    )
  }

  static func stepBeyondGoal(_ step: String, _ goal: String) -> Self {
    .init(
      .propertyUnknownValue, "‘\(step)’ is more than its goal asks for, ‘\(goal)’, so the goal is reached first",
      help: "a milestone is a step on the way; correct one of the two amounts")
  }

  static func stepOfNothing(_ step: String) -> Self {
    .init(
      .propertyMissing, "no ‘goal’ says what this milestone is a step of, so nothing counts for ‘\(step)’",
      help: "add it, as in ‘goal: \"[[run-500-km]]\"’")
  }

  static func stepOfOther(_ step: String, _ targets: [String]) -> Self {
    .init(
      .propertyUnknownValue,
      "‘\(step)’ measures something else than its goal, whose target\(targets.count == 1 ? " is" : "s are") \(targets.joined(separator: " and "))",
      help: "write an amount that measures the same, or add a target to the goal")
  }

  static func targetDoubled(_ target: String, like other: String) -> Self {
    .init(
      .propertyDoubledTarget, "‘\(target)’ measures the same as ‘\(other)’, so one amount counts for both",
      help: "keep one of them, or name the field that each is about, as in ‘distance 500 km’")
  }

  static func termOverlap(_ days: String, with path: String) -> Self {
    .init(
      .fileOverlappingTerms, "\(path) has the days \(days), too, so they are in two terms",
      help: "end one of the two earlier, or write ‘status: cancelled’ in one")
  }

  /// - Parameters:
  ///   - what: What the targets are of, in words.
  ///   - isKnown: Whether the unit of the amount is a measure.
  static func unitMismatch(_ amount: Quantity, of what: String, _ targets: [Quantity], isKnown: Bool) -> Self {
    let help =
      if amount.unit.isEmpty {
        "write its unit, as in ‘\(amount.text) \(targets.first?.unit ?? "km")’"
      } else if isKnown {
        "correct the unit, or add the amount that the target asks for"
      } else {
        "correct the unit, or tell what it is in a file of the type ‘measure’"
      }
    let told = targets.map(\.text).joined(separator: " and ")
    return .init(
      .logUnitMismatch,
      "‘\(amount.text)’ cannot be counted for \(what), whose target\(targets.count == 1 ? " is" : "s are") \(told)", help: help)
  }
}
