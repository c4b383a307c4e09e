// The weights of a journal beside the one that a goal asks for.

import JournalDates
import JournalIndex
import JournalInsights
import JournalModel
import JournalReports
import JournalStore

extension JournalIndex {
  /// How far the weight has come that the title of a goal asks for: from the last one before the goal began, or the first since. Nil where it asks for none,
  /// and where none was noted.
  func level(of goal: Planned<Goal>, on today: CalendarDay, for audience: Audience) throws -> LevelProgress? {
    guard goal.plan.targets.isEmpty, let asked = GoalTarget.weight(in: goal.title) else { return nil }
    let series = try knownMetrics(for: audience).filter { $0.name == "weight" || $0.name.hasPrefix("weight_") }
    guard let metric = series.max(by: { $0.days < $1.days }) else { return nil }
    let own = MetricNames.unit(of: metric.name)
    let unit = own.isEmpty ? asked.quantity.unit : own
    let amounts = try days(in: DaySpan(spanning: min(metric.first, today), today), with: [metric.name], for: audience)
      .compactMap { day -> (day: CalendarDay, number: Double)? in
        guard !day.isPrivate, case .number(let number)?? = day.amounts.first else { return nil }
        return (day.day, number)
      }
    guard let wanted = UnitTable.standard.convert(asked.quantity, to: unit), let last = amounts.last,
      let first = goal.plan.start.flatMap({ start in amounts.last { $0.day <= start } }) ?? amounts.first
    else { return nil }
    return LevelProgress(
      unit: unit, first: first.number, on: first.day, last: last.number, on: last.day, wanted: asked.isChange ? first.number + wanted : wanted)
  }
}
