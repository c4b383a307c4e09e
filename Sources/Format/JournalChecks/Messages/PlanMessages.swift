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
      help: "put what holds later behind it, or correct the day; each counts from its own, of two of one day the last",
      with: ["text": .text(text), "before": .text("\(before)")])
  }

  static func datedWithoutDay(_ text: String) -> Self {
    .init(
      .propertyMissing, "‘\(text)’ does not say from when it holds, so it counts from the beginning on",
      help: "write the day behind it, as in ‘\(text) from 2026-11-16’",
      with: ["text": .text(text)])
  }

  static func measureFactor(_ factor: String) -> Self {
    .init(
      .propertyUnknownValue, "‘factor’ cannot be ‘\(factor)’, so this unit counts for itself",
      help: "it takes a number above 0: so many canonical units are one of this",
      with: ["factor": .text(factor)])
  }

  static func measureWithoutFactor(_ unit: String, _ canonical: String) -> Self {
    .init(
      .propertyMissing, "no ‘factor’ says how much \(canonical) one \(unit) is, so amounts in \(unit) count for themselves",
      help: "add it, as in ‘factor: 0.4’ where one \(unit) is 0.4 \(canonical)",
      with: ["unit": .text(unit), "canonical": .text(canonical)])
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
      help: "correct one of the two dates",
      with: ["due": .day(due), "start": .day(start)])
  }

  static func scheduleBeyond(_ schedule: Schedule, days: Int) -> Self {
    .init(
      .propertyUnknownValue,
      "‘\(schedule.text)’ asks for more than there are days, so each of the \(days) is asked for; no day counts twice",
      help: "write ‘daily’, and ‘target: 2 times’ for what is done more than once a day",
      with: ["schedule": .text(schedule.text), "days": .number(days)])
  }

  static func startWithoutTarget(_ start: String, _ targets: [String]) -> Self {
    let told =
      targets.isEmpty ? "it has no target" : "its target\(targets.count == 1 ? " is" : "s are") \(targets.joined(separator: " and "))"
    return .init(
      .propertyUnknownValue, "‘\(start)’ cannot be counted for this goal: \(told)",
      help:
        "‘from’ takes what was there before of a target, in a unit that measures the same, as in ‘from: [431 km]’ beside ‘targets: [500 km]’",
      with: ["start": .text(start), "count": .number(targets.count), "targets": .list(targets, .and)])
  }

  static func stepBeyondGoal(_ step: String, _ goal: String) -> Self {
    .init(
      .propertyUnknownValue, "‘\(step)’ is more than its goal asks for, ‘\(goal)’, so the goal is reached first",
      help: "a milestone is a step on the way; correct one of the two amounts",
      with: ["step": .text(step), "goal": .text(goal)])
  }

  static func stepOfNothing(_ step: String) -> Self {
    .init(
      .propertyMissing, "no ‘goal’ says what this milestone is a step of, so nothing counts for ‘\(step)’",
      help: "add it, as in ‘goal: \"[[run-500-km]]\"’",
      with: ["step": .text(step)])
  }

  static func stepOfOther(_ step: String, _ targets: [String]) -> Self {
    .init(
      .propertyUnknownValue,
      "‘\(step)’ measures something else than its goal, whose target\(targets.count == 1 ? " is" : "s are") \(targets.joined(separator: " and "))",
      help: "write an amount that measures the same, or add a target to the goal",
      with: ["step": .text(step), "count": .number(targets.count), "targets": .list(targets, .and)])
  }

  static func targetDoubled(_ target: String, like other: String) -> Self {
    .init(
      .propertyDoubledTarget, "‘\(target)’ measures the same as ‘\(other)’, so one amount counts for both",
      help: "keep one of them, or name the field that each is about, as in ‘distance 500 km’",
      with: ["target": .text(target), "other": .text(other)])
  }

  static func termOverlap(_ days: String, with path: String) -> Self {
    .init(
      .fileOverlappingTerms, "\(path) has the days \(days), too, so they are in two terms",
      help: "end one of the two earlier, or write ‘status: cancelled’ in one",
      with: ["path": .text(path), "days": .text(days)])
  }

  /// - Parameters:
  ///   - name: The name of the habit, or of the goal, that the targets are of.
  ///   - isKnown: Whether the unit of the amount is a measure.
  static func unitMismatch(_ amount: Quantity, of name: String, isGoal: Bool, _ targets: [Quantity], isKnown: Bool) -> Self {
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
      "‘\(amount.text)’ cannot be counted for \(isGoal ? "the goal " : "")‘\(name)’, whose target\(targets.count == 1 ? " is" : "s are") \(told)",
      help: help,
      with: [
        "amount": .text(amount.text), "name": .text(name), "goal": .text(isGoal ? "yes" : "no"), "count": .number(targets.count),
        "targets": .list(targets.map(\.text), .and), "unit": .text(targets.first?.unit ?? "km"),
        "way": .text(amount.unit.isEmpty ? "unit" : isKnown ? "amount" : "measure"),
      ])
  }
}
