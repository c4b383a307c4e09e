// From what a calendar is about to its days.

import JournalAnswers
public import JournalDates
import JournalIndex
import JournalInsights
import JournalModel
import JournalQuery
public import JournalReports
import JournalStore
import JournalFormat
public import JournalText
public import JournalLanguage

/// A calendar as it is asked for.
public struct CalendarChoice: Sendable {
  /// `mood`, `points`, the name of a habit, or of a metric.
  public var metric: String
  public var span: DaySpan
  public var weekStart: Weekday

  public init(metric: String, span: DaySpan, weekStart: Weekday) { (self.metric, self.span, self.weekStart) = (metric, span, weekStart) }
}

/// Why there is no calendar of something.
public enum CalendarError: CataloguedError, Hashable {
  /// The habit is private, and is told to others.
  case privateHabit(String)
  /// Nothing has the name; what was probably meant.
  case unknown(String, near: String?)
  /// What has the name has no number on any day.
  case noNumbers(String)

  public var code: ErrorCode { .notFound }

  public var explanation: Explanation {
    switch self {
    case .privateHabit(let name): Explanation(Message(MeasureErrorText.privateHabit, ["name": .text(name)]))
    case .unknown(let name, let near):
      Explanation(
        Message(MeasureErrorText.noCalendar, ["name": .text(name)]),
        help: near.map { Message(MeasureErrorText.didYouMean, ["name": .text($0)]) } ?? Message(MeasureErrorText.noCalendarWay))
    case .noNumbers(let name):
      Explanation(
        Message(MeasureErrorText.noNumbers, ["name": .text(name)]), help: Message(MeasureErrorText.noNumbersWay, ["name": .text(name)]))
    }
  }
}

extension PracticeAnswer {
  /// The calendar that is asked for.
  /// - Throws: `CalendarError`, and where the index cannot be asked.
  public func calendar(_ choice: CalendarChoice) throws -> CalendarReport {
    switch choice.metric.lowercased() {
    case "mood": return try moods(choice)
    case "points":
      return .amounts(try dated().points(choice), metric: "points", title: language(ChartText.points), span: choice.span, today: day, weekStart: choice.weekStart, in: language)
    default: break
    }
    let name = Reference.folded(Reference(target: choice.metric).slug)
    let title = Reference.folded(choice.metric)
    if let habit = practice.habits.first(where: { $0.name == name })
      ?? practice.habits.first(where: { !$0.isPrivate && Reference.folded($0.title) == title })
    {
      if habit.isPrivate { throw CalendarError.privateHabit(habit.slug) }
      if let record = try dated().habits.habit(at: habit.path) {
        return CalendarReport(of: record, span: choice.span, weekStart: choice.weekStart, in: language)
      }
    }
    return try amounts(choice)
  }

  private func moods(_ choice: CalendarChoice) throws -> CalendarReport {
    if audience == .owner {
      var report = CalendarReport.moods(
        practice.moods, labels: journal.configuration.moodLabels, span: choice.span, today: day,
        weekStart: choice.weekStart, in: language)
      report.privateDays = practice.privateMoods.map(\.day).filter { choice.span.contains($0) && $0 <= day }
      return report
    }
    var privateDays = Set(practice.privateMoods.map(\.day))
    try files.index.forEachEntry(Self.days) { entry in
      if entry.kind == .day, entry.isPrivate, let day = entry.span?.end { privateDays.insert(day) }
    }
    var report = CalendarReport.moods(
      practice.moods, labels: journal.configuration.moodLabels, span: choice.span,
      today: day, weekStart: choice.weekStart, in: language)
    report.privateEntries = privateDays.count { choice.span.contains($0) }
    return report
  }

  private func points(_ choice: CalendarChoice) -> [(day: CalendarDay, number: Double)] {
    PointsLedger(of: practice, habits).totals(by: .day).map { ($0.span.start, Double($0.points)) }
  }

  private func amounts(_ choice: CalendarChoice) throws -> CalendarReport {
    let index = files.index
    let keys = try index.keys()
    let said = MetricNames.named(choice.metric, among: keys) ?? MetricNames.spoken(choice.metric, among: keys).first
    guard let metric = said, try index.knows(key: metric) else {
      let metric = choice.metric
      let names = ["mood", "points"] + practice.habits.filter { !$0.isPrivate }.map(\.slug) + keys
      throw CalendarError.unknown(metric, near: suggestion(for: metric, among: names))
    }
    var selection = Self.days
    selection.keys = [metric]
    selection.hasMetricDays = true
    selection.audience = audience
    var days = EntryGroups(by: .day, [GroupFigure(.mean, of: metric)], .standard)
    var (privateDays, shown) = (0, [CalendarDay]())
    try index.forEachEntry(selection) { entry in
      guard entry.kind == .day, let day = entry.span?.end, day <= self.day else { return }
      if entry.isPrivate, choice.span.contains(day) {
        if audience == .owner { shown.append(day) } else { privateDays += 1 }
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
      throw CalendarError.noNumbers(metric)
    }
    var report = CalendarReport.amounts(
      numbers, metric: metric, title: language.title(ofMetric: metric), isClock: isClock, span: choice.span,
      today: day, weekStart: choice.weekStart, in: language)
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
