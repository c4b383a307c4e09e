// The options of plans, and the words that become what their files say.

import CommandKit
import JournalModel

extension OptionKey where Self == Flag {
  static var edit: Flag { Flag("edit", "Open the new file in your editor.") }
  static var allPlans: Flag { Flag("all", "Those that are over, too.") }
}

extension OptionKey where Self == Option<String?> {
  static var slug: Self { Option("slug", value: "SLUG", "The name of the new file; without it one is made of the title.") }
}

extension OptionKey where Self == Option<[String]> {
  static var goals: Self { Option("goal", values: "GOAL", "A goal that it serves, such as run-500-km.") }
}

extension OptionKey where Self == Option<Int?> {
  static var planPoints: Self { Option("points", value: "N", .number(in: 0...1_000_000), "What doing it earns.") }
}

extension OptionKey where Self == Option<PeriodWord?> {
  static var due: Self { Option("due", value: "DAY", .days, "By when, such as fri, +2w or 2026-12-31; of a period, its last day.") }
  static var doneOn: Self {
    Option("date", value: "DAY", .days, "On this day, such as yesterday or 2026-11-18; today if left out.")
  }
}

extension Schedule {
  /// Every form of a schedule.
  static let forms = "daily, weekly, 3/week, 3 in 10 days, mon,wed,fri or every 2 days"
}

extension WordForm<Schedule> {
  static var schedule: WordForm {
    WordForm { word, _ throws(UsageError) in
      guard let schedule = Schedule(word.lowercased()) else {
        let near = Schedule(meantBy: word).map { "Did you mean ‘\($0.text)’? " } ?? ""
        throw UsageError("‘\(word)’ is no schedule", hint: "\(near)A schedule is one of \(Schedule.forms).")
      }
      if let days = schedule.daysTooFew {
        throw UsageError(
          "‘\(word)’ asks for more than there are days, which are \(days)",
          hint: "‘daily’ asks for each of them; what is done more than once a day has ‘--target \"2 times\"’ as well.")
      }
      return schedule
    }
  }
}

extension WordForm<HabitTarget> {
  /// The amount that makes a habit done.
  static var habitTarget: WordForm {
    WordForm { word, _ throws(UsageError) in
      let read = HabitTarget(word)
      guard let target = read, target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0 else {
        throw failure(
          ofTarget: word, nothing: read == nil ? nil : "‘\(word)’ would be reached before anything is done",
          hint: "A target is an amount that makes it done, such as 20min or 5.2km, or at most so much: \"<= 2 l\".")
      }
      return target
    }
  }
}

extension WordForm<GoalTarget> {
  /// An amount that makes a goal reached.
  static var goalTarget: WordForm {
    amount(hint: "A target is an amount, such as 500km, 40h or \"24 books\", or one of a field: \"distance 500 km\".") {
      "‘\($0)’ would be reached before anything is done"
    }
  }

  /// What of a goal was there before anything was done for it.
  static var startingAmount: WordForm { amount(hint: "It takes an amount, such as 431km.") { "‘--from \($0)’ says nothing" } }

  private static func amount(hint: String, _ nothing: @escaping @Sendable (String) -> String) -> WordForm {
    WordForm { word, _ throws(UsageError) in
      let read = GoalTarget(word)
      guard let target = read, target.quantity.amount > 0 else {
        throw failure(ofTarget: word, nothing: read == nil ? nil : nothing(word), hint: hint)
      }
      return target
    }
  }
}

extension Array where Element: Equatable {
  /// Each element where it stands first.
  var once: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension WordForm {
  /// - Parameter nothing: What is said of an amount that asks for nothing; nil where it is none.
  fileprivate static func failure(ofTarget word: String, nothing: String?, hint: String) -> UsageError {
    if let nothing { return UsageError(nothing, hint: hint) }
    do throws(Quantity.Problem) { _ = try Quantity.read(word) } catch .ambiguousComma {
      return UsageError(
        "nobody can tell whether ‘\(word)’ is thousands or a fraction", hint: "Leave the comma out, or write a point for it.")
    } catch {}
    return UsageError("‘\(word)’ is no amount", hint: hint)
  }
}
