// From a name on a command line to the days of a calendar.

import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalQuery
import JournalReports
import JournalStore
import JournalText

/// A calendar as it was asked for.
struct CalendarChoice {
  /// `mood`, `points`, the name of a habit, or of a metric.
  var metric: String
  var span: DaySpan
  var weekStart: Weekday
}

extension Context {
  /// The calendar that was asked for; nil, with a message, where it is of a private habit.
  /// - Throws: Where nothing has the name, with the one that was probably meant.
  mutating func calendar(_ choice: CalendarChoice, _ answer: PracticeQuestion.Answer) throws -> CalendarReport? {
    let practice = answer.practice
    switch choice.metric.lowercased() {
    case "mood": return try moods(choice, answer)
    case "points":
      let points = points(choice, answer)
      return .amounts(
        points, metric: "points", title: "Points", span: choice.span, today: answer.day, weekStart: choice.weekStart)
    default: break
    }
    let name = Reference.folded(Reference(target: choice.metric).slug)
    if let habit = practice.habits.first(where: { $0.name == name }) {
      if habit.isPrivate {
        warn(of: "‘\(habit.slug)’ is private, and private text is not shown")
        return nil
      }
      let ledger = HabitLedger(of: practice, answer.units, on: answer.day, weekStart: answer.journal.configuration.weekStart)
      return ledger.habit(at: habit.path).map { CalendarReport(of: $0, span: choice.span, weekStart: choice.weekStart) }
    }
    return try amounts(choice, answer)
  }

  private func moods(_ choice: CalendarChoice, _ answer: PracticeQuestion.Answer) throws -> CalendarReport {
    if answer.audience == .owner {
      var report = CalendarReport.moods(
        answer.practice.moods, labels: answer.journal.configuration.moodLabels, span: choice.span, today: answer.day,
        weekStart: choice.weekStart)
      report.privateDays = answer.practice.privateMoods.map(\.day).filter { choice.span.contains($0) && $0 <= answer.day }
      return report
    }
    var privateDays = Set(answer.practice.privateMoods.map(\.day))
    try answer.files.index.forEachEntry(Self.days) { entry in
      if entry.kind == .day, entry.isPrivate, let day = entry.span?.end { privateDays.insert(day) }
    }
    var report = CalendarReport.moods(
      answer.practice.moods, labels: answer.journal.configuration.moodLabels, span: choice.span,
      today: answer.day, weekStart: choice.weekStart)
    report.privateEntries = privateDays.count { choice.span.contains($0) }
    return report
  }

  private func points(_ choice: CalendarChoice, _ answer: PracticeQuestion.Answer) -> [(day: CalendarDay, number: Double)] {
    let habits = HabitLedger(of: answer.practice, answer.units, on: answer.day, weekStart: answer.journal.configuration.weekStart)
    let ledger = PointsLedger(of: answer.practice, habits)
    return ledger.totals(by: .day).map { ($0.span.start, Double($0.points)) }
  }

  private func amounts(_ choice: CalendarChoice, _ answer: PracticeQuestion.Answer) throws -> CalendarReport {
    let metric = choice.metric
    let index = answer.files.index
    guard try index.knows(key: metric) else {
      let names = ["mood", "points"] + answer.practice.habits.filter { !$0.isPrivate }.map(\.slug) + (try index.keys())
      let near = suggestion(for: metric, among: names)
      throw CommandFailure(
        .notFound, "there is no habit and no metric ‘\(metric)’",
        help: near.map { "Did you mean ‘\($0)’?" } ?? "it is mood, points, a habit, or what ‘retro properties’ lists")
    }
    var selection = Self.days
    selection.keys = [metric]
    selection.hasMetricDays = true
    selection.audience = answer.audience
    var days = EntryGroups(by: .day, [GroupFigure(.mean, of: metric)], .standard)
    var (privateDays, shown) = (0, [CalendarDay]())
    try index.forEachEntry(selection) { entry in
      guard entry.kind == .day, let day = entry.span?.end, day <= answer.day else { return }
      if entry.isPrivate, choice.span.contains(day) {
        if answer.audience == .owner { shown.append(day) } else { privateDays += 1 }
      }
      days.add(entry)
    }
    var isClock = false
    let numbers = days.all.compactMap { group -> (day: CalendarDay, number: Double)? in
      guard let day = group.span?.start, let value = group.values.first, let number = value.number else { return nil }
      isClock = isClock || value.isClock
      return (day, number)
    }
    if numbers.isEmpty {
      throw CommandFailure(.notFound, "no day has a number under ‘\(metric)’", help: "‘retro properties \(metric)’ shows what there is")
    }
    var report = CalendarReport.amounts(
      numbers, metric: metric, title: metric, isClock: isClock, span: choice.span,
      today: answer.day, weekStart: choice.weekStart)
    report.privateEntries = privateDays
    report.privateDays = shown.filter { day in report.days.contains { $0.date == day } }
    return report
  }

  /// Every entry, with nothing but what a day needs.
  private static var days: EntrySelection {
    var selection = EntrySelection(.everything)
    selection.hasNames = false
    selection.isOrdered = false
    return selection
  }
}
