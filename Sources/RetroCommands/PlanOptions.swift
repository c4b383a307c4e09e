// The options of plans, read into what their files say.

import CommandKit
import JournalModel

extension Option {
  static let slug = Option("slug", value: "SLUG", "The name of the new file; without it one is made of the title.")
  static let edit = Option("edit", "Open the new file in your editor.")
  static let planPoints = Option("points", value: "N", "What doing it earns.")
  static let due = Option("due", value: "DAY", "By when, such as fri, +2w or 2026-12-31; of a period, its last day.")
  static let goals = Option("goal", value: "GOAL", isRepeatable: true, "A goal that it serves, such as run-500-km.")
  static let doneOn = Option("date", value: "DAY", "On this day, such as yesterday or 2026-11-18; today if left out.")
  static let from = Option("from", value: "DAY", "From this day on; today if left out.")
  static let allPlans = Option("all", "Those that are over, too.")

  /// Every form of a schedule.
  static let scheduleForms = "daily, weekly, 3/week, 3 in 10 days, mon,wed,fri or every 2 days"
}

extension Arguments {
  func schedule() throws(UsageError) -> Schedule? {
    guard let word = value("schedule") else { return nil }
    guard let schedule = Schedule(word.lowercased()) else {
      let near = Schedule(meantBy: word).map { "Did you mean ‘\($0.text)’? " } ?? ""
      throw UsageError("‘\(word)’ is no schedule", hint: "\(near)A schedule is one of \(Option.scheduleForms).")
    }
    if let days = schedule.daysTooFew {
      throw UsageError(
        "‘\(word)’ asks for more than there are days, which are \(days)",
        hint: "‘daily’ asks for each of them; what is done more than once a day has ‘--target \"2 times\"’ as well.")
    }
    return schedule
  }

  func points() throws(UsageError) -> Int? { try number("points", in: 0...1_000_000) }

  func priority() throws(UsageError) -> Priority? { try value("priority", as: "a priority") { Priority(rawValue: $0) } }

  /// The amount that makes a habit done.
  func habitTarget() throws(UsageError) -> HabitTarget? {
    guard let word = value("target") else { return nil }
    let read = HabitTarget(word)
    guard let target = read, target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0 else {
      throw try refusal(
        ofTarget: word, nothing: read == nil ? nil : "‘\(word)’ would be reached before anything is done",
        hint: "A target is an amount that makes it done, such as 20min or 5.2km, or at most so much: \"<= 2 l\".")
    }
    return target
  }

  /// The amounts that make a goal reached, each once.
  func goalTargets() throws(UsageError) -> [GoalTarget] { try goalAmounts("target") { "‘\($0)’ would be reached before anything is done" } }

  /// What of a goal was there before anything was done for it, each once.
  func startingAmounts() throws(UsageError) -> [GoalTarget] { try goalAmounts("from") { "‘--from \($0)’ says nothing" } }

  private func goalAmounts(_ option: String, _ nothing: (String) -> String) throws(UsageError) -> [GoalTarget] {
    var targets: [GoalTarget] = []
    for word in values(option) {
      let read = GoalTarget(word)
      guard let target = read, target.quantity.amount > 0 else {
        throw try refusal(
          ofTarget: word, nothing: read == nil ? nil : nothing(word),
          hint: option == "from"
            ? "It takes an amount, such as 431km."
            : "A target is an amount, such as 500km, 40h or \"24 books\", or one of a field: \"distance 500 km\".")
      }
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// - Parameter nothing: What is said of an amount that asks for nothing; nil where it is none.
  private func refusal(ofTarget word: String, nothing: String?, hint: String) throws(UsageError) -> UsageError {
    if let nothing { return UsageError(nothing, hint: hint) }
    do throws(Quantity.Problem) { _ = try Quantity.read(word) } catch .ambiguousComma {
      return UsageError(
        "nobody can tell whether ‘\(word)’ is thousands or a fraction", hint: "Leave the comma out, or write a point for it.")
    } catch {}
    return UsageError("‘\(word)’ is no amount", hint: hint)
  }
}
