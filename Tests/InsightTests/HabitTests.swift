// Habits and points as pure functions, case by case.

import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalWords
import Testing

@Suite struct Habits {
  @Test func everyStreakIsCountedAsTheRulesSay() throws {
    let cases = try HabitCase.all(in: "streaks.txt") + HabitCase.all(in: "changes.txt")
    #expect(cases.count >= 100)
    for one in cases where [one.record.toldStreak] != one.expected { Issue.record("\(one.name): \(one.record.toldStreak)") }
  }

  @Test func everyDayHasItsState() throws {
    for one in try HabitCase.all(in: "days.txt") {
      let record = one.record
      let from = try #require(CalendarDay(one.expected[0].prefix(10)))
      let told = "\(from) \(record.told(from: from))\(record.isDueToday ? ", due" : "")"
      if [told] != one.expected { Issue.record("\(one.name): \(told)") }
    }
  }

  @Test func everyWeekSaysWhatItStillAsksFor() throws {
    for one in try HabitCase.all(in: "weeks.txt") {
      let told = one.record.week.map { "\($0.done) of \($0.asked), \($0.daysLeft) left, \($0.level.rawValue): \($0.words(.english))" } ?? "none"
      if [told] != one.expected { Issue.record("\(one.name): \(told)") }
    }
  }

  @Test func strengthFollowsItsFormula() throws {
    for one in try HabitCase.all(in: "strength.txt") {
      let strength = one.record.strength
      let expected = try #require(Double(one.expected[0]))
      if abs(strength - expected) > 1e-6 { Issue.record("\(one.name): \(strength)") }
    }
  }

  @Test func everyCompletionEarnsItsPoints() throws {
    for one in try HabitCase.all(in: "points.txt") {
      if one.toldPoints != one.expected { Issue.record("\(one.name):\n\(one.toldPoints.joined(separator: "\n"))") }
    }
  }
}

extension HabitCase {
  /// Contributions and totals as the cases write them.
  fileprivate var toldPoints: [String] {
    let points = points
    let sums = [.day, .week(weekStart), .month].map { (grouping: PointsLedger.Grouping) in points.total(in: grouping.span(of: today)) }
    return points.contributions.map { one in
      let place = "\(one.day)\(one.line.map { ":\($0)" } ?? "")"
      let amount = one.points == one.whole ? "\(one.points)" : "\(one.points) of \(one.whole)"
      return "\(place) \(one.earner.map { points.earners[$0].slug } ?? "–") \(amount) \(one.rule.words(.english))"
    } + ["all \(points.total), today \(sums[0]), week \(sums[1]), month \(sums[2])"]
  }
}
