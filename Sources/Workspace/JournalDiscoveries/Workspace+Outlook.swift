// What is ahead: the verb behind `retro outlook`.

public import FindingReports
import JournalDates
import JournalFindings
import JournalFormat
import JournalInsights
public import JournalKit
import JournalModel
import JournalStatistics
import JournalStore

extension Workspace {
  /// Tomorrow's usual ranges, the days of goals, and what may break this week.
  public func outlook(of answer: PracticeAnswer) throws -> OutlookReport {
    // Half a year says what is usual; more says what was.
    let span = DaySpan(spanning: answer.day.advanced(by: -182), answer.day)
    let measures = try DayMeasures(self, answer, in: span, with: [.mood, .metric, .wellness])
    let tomorrow = answer.day.advanced(by: 1)
    let expected = measures.all.compactMap { measure -> OutlookReport.Expected? in
      // What has not been noted for two weeks is not noted tomorrow.
      let last = measure.series.values.lastIndex { !$0.isNaN }.map { measure.series.day(at: $0) }
      guard let last, last.days(until: answer.day) <= 14 else { return nil }
      return Forecast(of: measure.series, on: tomorrow, within: Self.bounds(of: measure)).map {
        OutlookReport.Expected(Finding.Named(measure), $0)
      }
    }
    var report = OutlookReport(
      expected, goalDays(answer), risks(answer), today: answer.day, labels: answer.journal.configuration.moodLabels)
    report.privateEntries = measures.privateEntries
    report.missingDays = Forecast.leastErrors + 2 - (measures.all.filter { !$0.isYesNo }.map(\.count).max() ?? 0)
    report.due = answer.practice.dueItems(answer.goals, on: answer.day).filter { !$0.isDone && !$0.isPrivate && $0.urgency.daysLeft == 1 }
      .map(\.title)
    return report
  }

  /// Between which a number lies whatever happens: what was never below nothing, as pages and minutes, is not tomorrow.
  private static func bounds(of measure: DailyMeasure) -> ClosedRange<Double> {
    switch measure.kind {
    case .mood: return Double(Mood.allCases.startIndex)...Double(Mood.allCases.count - 1)
    case .wellness: return 0...100
    default:
      let isNeverBelow = !measure.series.values.contains { $0 < 0 }
      return (isNeverBelow ? 0 : -.infinity)...(.infinity)
    }
  }

  private func goalDays(_ answer: PracticeAnswer) -> [OutlookReport.GoalDay] {
    answer.goals.goals.filter { $0.isActive && !$0.goal.isPrivate }.compactMap { goal in
      guard let target = goal.targets.first(where: { $0.outlook != nil }), let outlook = target.outlook else { return nil }
      return OutlookReport.GoalDay(
        title: goal.goal.title, slug: goal.goal.slug, due: goal.goal.plan.due, early: outlook.early, likely: outlook.likely,
        late: outlook.late,
        chance: target.chance)
    }
  }

  /// Whether a habit asks for days of the week: what is to be done so often in a week, or once in so many days, asks for none of them.
  private static func asksForDays(_ schedule: Schedule?) -> Bool {
    switch schedule {
    case .daily, .weekdays: true
    case .perWeek, .times, .every, .dates, nil: false
    }
  }

  /// Habits that went without on the same weekday in most of the last eight weeks.
  private func risks(_ answer: PracticeAnswer) -> [OutlookReport.Risk] {
    let (weeks, least) = (8, 4)
    let end = PointsLedger.Grouping.week(answer.weekStart).span(of: answer.day).end
    var risks: [OutlookReport.Risk] = []
    for record in answer.habits.habits where !record.habit.isPrivate && Self.asksForDays(record.schedule) {
      guard let days = DaySpan(from: record.isPendingToday ? answer.day : answer.day.advanced(by: 1), to: end) else { continue }
      for day in days {
        let states = (1...weeks).compactMap { record.state(on: day.advanced(by: -7 * $0)) }
        let asked = states.filter { [.done, .partly, .no, .unanswered, .unknown].contains($0) }
        let done = asked.count { $0 == .done }
        if asked.count < least || 2 * done >= asked.count { continue }
        risks.append(
          OutlookReport.Risk(
            title: record.habit.title, slug: record.habit.slug, day: day, done: done, asked: asked.count, streak: record.streak.current))
        break
      }
    }
    return risks.sorted { ($0.streak, -$0.done) > ($1.streak, -$1.done) }
  }
}
