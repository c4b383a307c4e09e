// The options of plans, and the words that become what their files say.

import CommandKit
import JournalDates
import JournalPhrases
import JournalKit
import JournalModel

extension OptionKey where Self == Flag {
  static var edit: Flag { Flag("edit", "Open the new file in your editor.") }
  static var allPlans: Flag { Flag("all", "Those that are over, too.") }
}

extension OptionKey where Self == Option<String?> {
  static var slug: Self { Option("slug", value: .slug, "The name of the new file; without it one is made of the title.") }
}

extension OptionKey where Self == Option<[String]> {
  static var goals: Self { Option("goal", values: .goal, "A goal that it serves, such as run-500-km.") }
}

extension OptionKey where Self == Option<Int?> {
  static var planPoints: Self { Option("points", value: .n, .number(in: 0...Activity.points.upperBound), "What doing it earns.") }
}

extension OptionKey where Self == Option<AskedDays?> {
  static var due: Self {
    Option(
      "due", value: .day, .dueDays,
      "By when, such as fri, +2w or 2026-12-31; of a period, its last day; none to keep the words as they are.")
  }
  static var doneOn: Self {
    Option("date", value: .day, .days, "On this day, such as yesterday or 2026-11-18; today if left out.")
  }
}

extension WordForm<HowOften> {
  static var howOften: WordForm {
    WordForm(reach: WordReach("schedule") { HowOften.count(of: $0) }) { word, _ throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in try HowOften(asked: word) }
    }
  }
}

extension WordForm<HabitTarget> {
  /// The amount that makes a habit done.
  static var habitTarget: WordForm {
    WordForm(reach: WordReach("amount") { amountCount($0) }) { word, _ throws(UsageError) in
      // ‘at most 3’
      if HabitTarget(word) == nil, let limit = LimitWords(["it"] + word.words.map { String($0) }), limit.period != nil { return limit.target }
      return try asUsage { () throws(WorkspaceError) in try HabitTarget(asked: word) }
    }
  }
}

/// How many words are an amount: ‘2000 words’, typed without quotes.
private func amountCount(_ words: ArraySlice<String>) -> Int {
  let said = Array(words.prefix(2))
  return said.count == 2 && Quantity(said[0])?.unit.isEmpty == true && UnitTable.standard.isCounted(said[1].parts(between: "/")[0]) ? 2 : 1
}

/// What ‘from’ says of a goal: how much of it is there already, or since when lines count.
struct StartingPoint {
  var amount: GoalTarget?
  var day: AskedDays?
}

extension WordForm<StartingPoint> {
  /// What of a goal was there before anything was done for it; a day is when it began.
  static var startingPoint: WordForm {
    WordForm { word, name throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in
        if Quantity(TypedNumber.ungrouped(word)) == nil, PeriodText(said: word, in: .all) != nil { return StartingPoint(day: try AskedDays(word, of: name)) }
        return StartingPoint(amount: try GoalTarget(askedStart: word))
      }
    }
  }
}

extension WordForm<GoalTarget> {
  /// An amount that makes a goal reached.
  static var goalTarget: WordForm {
    WordForm(reach: WordReach("amount") { amountCount($0) }) { word, _ throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in try GoalTarget(asked: word) }
    }
  }
}

extension Array where Element: Equatable {
  /// Each element where it stands first.
  var once: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
