// What a strength was reckoned from, line by line.

import Documents
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import PlainFormats

extension StreaksReport {
  /// What the strength of a habit was reckoned from, in order. Days of which no line speaks are told by the habit's file, which asks for them.
  func strengthReasons(_ habit: HabitRecord, _ say: Language) -> [Reason] {
    habit.strengthSteps.flatMap { step in
      let path = paths[step.span.start]
      let places: [(path: String, line: Int?)] =
        step.entries.isEmpty ? [(habit.habit.path, nil)] : step.entries.compactMap { entry in path.map { ($0, Int(entry.line)) } }
      return places.enumerated().map { index, place in
        let entry = step.entries.isEmpty ? nil : step.entries[index]
        let isFirst = index == 0
        return Reason(
          path: place.path, line: place.line, day: entry == nil ? nil : step.span.start, amount: isFirst ? step.done : 0,
          words: isFirst && step.isMoved ? say.numbers.percent(Int((step.done * 100).rounded())) : "", rule: isFirst ? step.rule.rawValue : "same_day",
          ruleWords: isFirst
            ? step.words(entry, habit.target(on: step.span.start), say)
            : entry.map { say(StreaksText.alsoSaid, ["words": .text($0.words(habit.target(on: step.span.start), say))]) } ?? "")
      }
    }
  }

  /// The same for programs, with the days, what is left of the strength after each, and the strength after them.
  func json(_ step: HabitRecord.StrengthStep, of habit: HabitRecord) -> [JSONValue] {
    let path = step.entries.isEmpty ? habit.habit.path : paths[step.span.start]
    guard let path else { return [] }
    let lines = step.entries.isEmpty ? [nil] : step.entries.map { Int($0.line) }
    return lines.enumerated().map { index, line in
      var object: JSONObject = [
        .path: .string(path), .line: JSONValue(line), .amount: number(index == 0 ? step.done : 0),
        .rule: .string(index == 0 ? step.rule.rawValue : "same_day"),
      ]
      if index == 0 {
        object.append(.date, .string(step.span.start.description))
        object.append(.days, .int(step.span.count))
        object.append(.keep, .double(step.keep))
        object.append(.strength, .double(step.strength))
      }
      return .object(object)
    }
  }
}

extension HabitRecord.StrengthStep {
  fileprivate var isMoved: Bool { rule == .share || rule == .none }

  /// `done, 2 of 6 in 14 days, then 1.7 %`.
  fileprivate func words(_ entry: HabitEntry?, _ target: HabitTarget?, _ say: Language) -> String {
    let days =
      span.count == 1
      ? say(.day(span.start)) : say(StreaksText.days, ["first": .day(span.start), "last": .day(span.end)])
    let tenths = UnitTable.standard.text((strength * 1000).rounded() / 10, in: "", say.numbers)
    let then = TextValue.text(say.numbers.percent(tenths))
    switch rule {
    case .skip: return say(StreaksText.stepSkipped, ["strength": then])
    case .rest: return say(StreaksText.stepLeftOut, ["days": .text(days), "strength": then])
    case .share, .none:
      let said = entry.map { $0.words(target, say) } ?? say(StreaksText.noLine, ["days": .text(days)])
      guard let window else { return say(StreaksText.step, ["said": .text(said), "strength": then]) }
      // What lies in the window of several days is the same for each of them.
      let given = UnitTable.standard.text(done * Double(window.times), in: "", say.numbers)
      return say(
        StreaksText.stepOfWindow,
        ["said": .text(said), "done": .text(given), "times": .number(window.times), "days": .number(window.days), "strength": then])
    }
  }
}

extension HabitEntry {
  /// `done`, or where it says how much, `1.5 l`.
  fileprivate func words(_ target: HabitTarget?, _ say: Language) -> String {
    if let target, let amount, state == .done || state == .partly {
      return UnitTable.standard.text(amount, in: target.quantity.unit, say.numbers)
    }
    let isNone = state == .no && target?.bound == .atMost
    return say(StreaksText.said, ["state": .text(isNone ? "none" : state.rawValue)])
  }
}
