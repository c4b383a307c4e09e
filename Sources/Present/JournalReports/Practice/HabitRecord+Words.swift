// What a habit's day, week and streak are called.

import Documents
import JournalDates
public import JournalInsights
import JournalLanguage
import JournalModel

extension HabitRecord {
  /// How much of today's limit has been taken: `1.5 l so far, at most 2 l`, `2.5 l, over 2 l`; nil for a habit without a limit.
  func limitWords(_ say: Language) -> String? {
    guard let target = habit.plan.target, target.bound == .atMost, state == .partly || state == .no, let amount = amount(on: today) else {
      return nil
    }
    let words = UnitTable.standard.text(amount, in: target.quantity.unit, say.numbers)
    return target.keeps(amount) ? "\(words) so far, at most \(target.quantity.text)" : "\(words), over \(target.quantity.text)"
  }

  /// What the week still asks for: `2 more in 3 days`, of a limit `to be kept on 2 more of 3 days`; nil where no week counts.
  public var weekWords: String? {
    guard let week else { return nil }
    guard let target = habit.plan.target, target.bound == .atMost, week.missing > 0 else { return week.words }
    // A limit that was passed cannot be kept today any more.
    let left = week.daysLeft - (amount(on: today).map { target.keeps($0) ? 0 : 1 } ?? 0)
    if week.missing > left { return "not reachable this week" }
    return "to be kept on \(week.missing) more of \(PeriodReport.count(left, "day"))"
  }

  /// The streak with what stands beside it: the best one, the strength, how often of late.
  var streakWords: [String] {
    let unit = streak.unit
    // A week counts once it is over, but what was done for it is told at once.
    let count = unit.words(streak.current) + (week?.level == .reached && unit == .week ? " and this one" : "")
    return [
      streak.best > streak.current ? "\(count), best \(unit.words(streak.best))" : count,
      "strength \(Int((strength * 100).rounded())) %", "\(done(inLast: 30)) of the last 30 days",
    ]
  }
}

extension Theme.Icons {
  /// The box of a habit with a blank after it: as a person writes it, or as wide.
  func box(of state: HabitState) -> String {
    switch (self, state) {
    case (.text, .done): BoxSign.done.box + " "
    case (.text, .partly): BoxSign.partly.box + " "
    case (.text, .skip), (.text, .no): BoxSign.dropped.box + " "
    case (_, .done), (_, .partly), (_, .skip), (_, .no): sign(of: state) + "  "
    default: BoxSign.open.box + " "
    }
  }
}

extension HabitState {
  /// The box that a page shows of it.
  var sign: BoxSign {
    switch self {
    case .done: .done
    case .partly: .partly
    case .skip, .no: .dropped
    default: .open
    }
  }
}
