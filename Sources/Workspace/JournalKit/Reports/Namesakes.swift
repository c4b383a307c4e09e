// Habits and numbers of the day that are called the same: what is noted as one is none of the other, and whoever asks for one is told of both.

public import JournalDates
import JournalIndex
import JournalInsights
public import JournalModel
import JournalReports
public import JournalStore
import JournalText
import JournalFormat

/// A habit that is called as a number of the day is, and what was logged for it.
public struct NamesakeHabit: Sendable {
  /// The name of the number.
  public let metric: String
  public let slug: String
  /// On how many of the days that were asked for it was done.
  public let days: Int
  /// How much of it in them, with its unit; nil where no line says it.
  public let amount: Quantity?
}

extension Workspace {
  /// The habits that are called as some numbers of the day are, each with what some days have of it; all days where none are named.
  /// - Parameter words: What people call these numbers: a habit that has one of them as a part of its name is told, too.
  public func habits(
    calledAs metrics: [String], orHolding words: [String] = [], in span: DaySpan? = nil, of journal: Journal, for audience: Audience = .others
  ) throws -> [NamesakeHabit] {
    if metrics.isEmpty { return [] }
    let practice = try index(of: journal).practice { _ in }.told(to: audience, isMarked: false)
    let habits = practice.habits.filter { !$0.isPrivate }
    var units: UnitTable?
    let called = metrics.compactMap { metric in habits.first { Self.isNamesake(metric, of: [$0.title, $0.slug]) }.map { (metric: metric, habit: $0) } }
    let holding = words.flatMap { word in habits.filter { $0.isCalledPartly(word) }.map { (metric: word, habit: $0) } }
    return (called + holding.filter { one in !called.contains { $0.habit.path == one.habit.path } }).map { metric, habit in
      let table = units ?? UnitTable(practice.measures.map(\.plan))
      units = table
      let totals = PracticeTotals(
        ofActivity: habit.slug, target: habit.plan.lastTarget, in: span ?? DaySpan(spanning: .earliest, .latest), practice.log, table)
      return NamesakeHabit(
        metric: metric, slug: habit.slug, days: totals.days.count, amount: totals.amount.map { Quantity($0, totals.unit ?? "") })
    }
  }

  /// The number of the day that is called as a habit is, with how many days have it; nil where there is none.
  public func metric(calledAs habit: [String], of journal: Journal, for audience: Audience = .others) throws -> (name: String, days: Int)? {
    try index(of: journal).knownMetrics(for: audience).first { Self.isNamesake($0.name, of: habit) }.map { ($0.name, $0.days) }
  }

  private static func isNamesake(_ metric: String, of names: [String]) -> Bool {
    names.contains { name in
      MetricNames.named(name, among: [metric]) != nil || MetricNames.spoken(name, among: [metric]) == [metric]
    }
  }
}
