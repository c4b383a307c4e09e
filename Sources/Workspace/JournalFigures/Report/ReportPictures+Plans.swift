// Habits and goals side by side.

import Documents
import JournalCharts
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalText
import JournalWords

extension ReportPictures {
  /// More nobody compares.
  private static let mostHabits = 12, mostGoals = 8

  /// The habits of which these days say something, those that were kept best first.
  func habitsThatAreSaid() -> [HabitRecord] {
    guard let past else { return [] }
    let said = habits.habits.filter { record in
      !record.habit.isPrivate && past.contains { day in record.state(on: day).map { $0.isSaid } ?? false }
    }
    func share(_ record: HabitRecord) -> Double {
      record.rate(in: span, weekStart: weekStart).map { Double($0.kept) / Double($0.asked) } ?? -1
    }
    return said.map { ($0, share($0)) }.sorted { ($1.1, $0.0.habit.path) < ($0.1, $1.0.habit.path) }.map(\.0)
  }

  func habitBlocks() -> [Block] {
    let shown = shownHabits
    let tasks = workspace.taskBlocks(answer, span)
    // Of a day or two a table says what a picture cannot.
    if !hasCourse, past != nil { return workspace.habitBlocks(answer, span) }
    guard hasCourse, !shown.isEmpty else { return tasks }
    let parts = shown.prefix(Self.mostHabits).map { record -> NamedPart in
      let days = CalendarReport(of: record, span: self.shown.intersection(past ?? span) ?? span, weekStart: weekStart, in: say)
      var chart = maker.calendar(days, form: .rowsOfWeekdays)
      // Its name stands above it. One count is told once: how it stands beside what it asks for, else how often it was done.
      let standing = HabitSummary(of: record, in: span, answer.practice, answer.units, weekStart: weekStart)?.standing(say) ?? ""
      let facts: TextValue = standing.isEmpty ? .list(days.facts, .comma) : .text(standing)
      chart.sentence = say.opening(say(PeriodReportText.moodSummary, ["parts": facts]))
      // Of many days one table of all habits says it.
      if isLong { chart.tellsNumbers = false }
      return NamedPart(RichText(record.habit.title), [.chart(chart)])
    }
    var blocks: [Block] = [.heading(RichText(say(ReportPageText.habitsTitle))), .gallery(parts)]
    if isLong {
      let rows: [(String, (DaySpan) -> Int)] = shown.map { record in (record.habit.title, { month in month.count { record.state(on: $0) == .done } }) }
      blocks.append(months(of: say(ReportPageText.habit), rows, below: ReportPageText.habitDays))
    }
    if shown.count > Self.mostHabits {
      blocks.append(.hint(RichText(say(ReportPageText.moreHabits, ["count": .number(shown.count - Self.mostHabits)]))))
    }
    return blocks + tasks
  }

  /// Of the days of a term its weeks, with its goals, milestones and retrospectives; nothing of other days.
  func timeline() -> [Block] {
    let terms = answer.practice.terms(answer.goals, on: today).filter { !$0.term.isPrivate && $0.term.plan.status != .cancelled }
    guard let one = terms.first(where: { $0.span == span }), let term = answer.term(at: one.term.path) else { return [] }
    let retrospectives = report.retrospectives.map(\.span)
    return named(ReportPageText.timelineTitle, maker.term(term, retrospectives: retrospectives, on: today), isSmall: false)
  }

  /// The goals for which something was to be done in these days, those that need most first.
  func goalBlocks() -> [Block] {
    let shown = ProgressReport(of: then.goals, .all, units: then.units, today: then.day).goals.filter { goal in
      let begins = goal.countsFrom ?? goal.days.first ?? goal.goal.created ?? today
      let isDue = goal.isActive && (goal.span.due ?? .latest) >= span.start
      return !(goal.targets.isEmpty && goal.levels.isEmpty) && begins <= span.end && (isDue || (goal.days + goal.levels.flatMap { $0.values.map(\.day) }).contains { span.contains($0) })
    }
    guard hasCourse, !shown.isEmpty else { return [] }
    let parts = shown.prefix(Self.mostGoals).map { goal -> NamedPart in
      // What a page of days that are over says is of its last day, and of no other.
      let day = then.day < today ? say(TermReviewText.asOf, ["day": .text(say.title(of: then.day))]) : nil
      let standing = say(.list([goal.status.words(say), day].compactMap(\.self), .comma))
      return NamedPart(
        RichText(goal.goal.title),
        [.hint(RichText(standing))] + maker.goal(goal, units: then.units, on: then.day, atMost: 100).map { .chart($0) })
    }
    var blocks: [Block] = [.heading(RichText(say(ReportPageText.goalsTitle))), .gallery(parts)]
    if shown.count > Self.mostGoals {
      blocks.append(.hint(RichText(say(ReportPageText.moreGoals, ["count": .number(shown.count - Self.mostGoals)]))))
    }
    return blocks
  }
}
