// What an experiment is measured by, day by day.

import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

/// Numbers of days, with the words for them.
struct ExperimentOutcome {
  enum Kind {
    case mood, habit, clock, metric
  }

  /// As the file calls it.
  let name: String
  /// As people read it.
  let title: String
  let kind: Kind
  let values: [CalendarDay: Double]
  /// What its numbers are written in.
  let say: Language
  /// Whether each number is of the night after the day.
  var isOfNight = false
  /// How many private days are not told.
  var privateDays = 0

  /// What is written of a mean.
  func words(_ mean: Double) -> String {
    switch kind {
    case .mood: say.numbers.readable(mean)
    case .habit: say.numbers.percent(say.numbers.readable(mean * 100))
    // Minutes after noon, so that midnight parts no night.
    case .clock: TimeOfDay(minutes: (Int(mean.rounded()) + 720) % 1440)?.description ?? ""
    case .metric: MetricNames.words(mean, of: name, say.numbers)
    }
  }

  /// What is written of a difference, which may be below 0.
  func words(ofDifference difference: Double) -> String {
    let sign = difference < 0 ? "−" : ""
    return switch kind {
    case .mood: sign + say.numbers.readable(difference.magnitude)
    case .habit: sign + say.numbers.percent(say.numbers.readable(difference.magnitude * 100))
    case .clock: sign + MetricNames.words(difference.magnitude, of: "clock_minutes", say.numbers)
    case .metric: sign + MetricNames.words(difference.magnitude, of: name, say.numbers)
    }
  }

  /// Which way a difference goes, for a choice in a text; no way where it would be told as 0.
  func direction(of difference: Double) -> String {
    if words(ofDifference: difference.magnitude) == words(ofDifference: 0) { return "same" }
    if kind == .clock { return difference > 0 ? "later" : "earlier" }
    return difference > 0 ? "higher" : "lower"
  }
}

extension PracticeAnswer {
  /// The outcome of an experiment in some days. What is not measured has no numbers.
  func outcome(_ name: String, in span: DaySpan) throws -> ExperimentOutcome {
    let folded = Reference.folded(name)
    if folded != "mood", let habit = practice.habits.first(where: { $0.name == folded }), !habit.isPrivate || audience == .owner {
      return ExperimentOutcome(name: habit.slug, title: habit.title, kind: .habit, values: done(habit.name, in: span), say: language)
    }
    let report: CalendarReport
    do {
      report = try calendar(
        CalendarChoice(metric: name, span: DaySpan(spanning: span.start, span.end.advanced(by: 1)), weekStart: weekStart))
    } catch is CalendarError {
      return ExperimentOutcome(name: name, title: folded == "mood" ? language(PeriodReportText.mood) : language.title(ofMetric: name), kind: .metric, values: [:], say: language)
    }
    let isClock =
      report.scale == .amounts && !report.days.isEmpty && report.days.allSatisfy { $0.value == nil || TimeOfDay($0.word) != nil }
    let kind: ExperimentOutcome.Kind = report.scale == .moods ? .mood : isClock ? .clock : .metric
    // What was done on a day shows in the night after it, which has the date of waking.
    let isOfNight = MetricNames.isOfNight(report.metric)
    var values: [CalendarDay: Double] = [:]
    for day in report.days {
      guard let value = day.value else { continue }
      values[day.date.advanced(by: isOfNight ? -1 : 0)] = isClock ? Double((Int(value) + 720) % 1440) : value
    }
    return ExperimentOutcome(
      name: report.metric, title: report.title, kind: kind, values: values.filter { span.contains($0.key) }, say: language, isOfNight: isOfNight,
      privateDays: report.privateEntries)
  }

  /// Whether a habit was done, 1 or 0: on a day that has an entry and says nothing it was not; of one that was left out on purpose nothing is known.
  private func done(_ name: String, in span: DaySpan) -> [CalendarDay: Double] {
    var values: [CalendarDay: Double] = [:]
    for day in practice.days where span.contains(day) { values[day] = 0 }
    guard let place = practice.log.place(of: name) else { return values }
    var skipped: Set<CalendarDay> = []
    for line in practice.log.lines where line.activity == place && span.contains(line.day) {
      if line.state == .done { values[line.day] = 1 }
      if line.state == .skip { skipped.insert(line.day) }
    }
    for day in skipped where values[day] == 0 { values[day] = nil }
    return values
  }
}
