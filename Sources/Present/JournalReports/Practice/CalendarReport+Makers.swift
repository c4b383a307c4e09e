// Calendars of moods and of amounts.

public import JournalDates
public import JournalLanguage
public import JournalModel
import JournalText

extension CalendarReport {
  /// How days felt.
  public static func moods(
    _ moods: [(day: CalendarDay, mood: Mood)], labels: MoodLabels, span: DaySpan, today: CalendarDay, weekStart: Weekday,
    in say: Language
  ) -> CalendarReport {
    let days = moods.map { Day($0.day, value: Double($0.mood.rawValue), .step($0.mood.rawValue), say.name(of: $0.mood, labels)) }
    var report = CalendarReport(
      metric: "mood", title: "Mood", .moods, span: span, today: today, weekStart: weekStart,
      levels: Mood.allCases.map { Level(.step($0.rawValue), say.name(of: $0, labels)) }, days: days, absence: "no mood")
    let median = Mood.median(of: report.days.compactMap { $0.value.flatMap { Mood(rawValue: Int($0)) } })
    report.facts = [report.share(of: report.days.count, "with a mood")] + (median.map { ["median \(say.name(of: $0, labels))"] } ?? [])
    return report
  }

  /// Numbers of days, on five steps by all numbers that there are, so that a day looks the same in its month and in its year.
  /// - Parameters:
  ///   - numbers: Of all days up to today, in order; finite.
  ///   - isClock: Whether they are times, in minutes after midnight; those after midnight of the night before have 24 hours more.
  public static func amounts(
    _ numbers: [(day: CalendarDay, number: Double)], metric: String, title: String, isClock: Bool = false, span: DaySpan,
    today: CalendarDay,
    weekStart: Weekday, in say: Language
  ) -> CalendarReport {
    let steps = CalendarSteps(of: numbers.map(\.number))
    func word(_ number: Double) -> String { isClock ? clock(number, say) : MetricNames.shortWords(number, of: metric, say.numbers) }
    let levels = steps.ranges.enumerated().compactMap { step, range in
      range.map { range in
        let words = [word(range.lowerBound), word(range.upperBound)]
        return Level(.step(step), words[0] == words[1] ? words[0] : words.joined(separator: "–"))
      }
    }
    var report = CalendarReport(
      metric: metric, title: title, .amounts, span: span, today: today, weekStart: weekStart, levels: levels,
      days: numbers.map { Day($0.day, value: $0.number, .step(steps.step(of: $0.number)), word($0.number)) }, absence: "no \(metric)")
    report.facts = [report.share(of: report.days.count, "with \(metric)")]
    let shown = report.days.compactMap(\.value)
    if metric == "points" {
      report.facts.append(PeriodReport.count(Int(flooring: shown.reduce(0, +)), "point"))
    } else if let least = shown.min(), let greatest = shown.max(), least < greatest {
      report.facts.append("from \(word(least)) to \(word(greatest))")
    }
    let days = PeriodReport.count(steps.count, "day")
    report.explanation =
      switch steps.kind {
      case .fifths: "Each level is a fifth of your own \(days) with \(metric)."
      case .values: steps.count > 0 ? "Each amount that occurs has a level of its own (\(days) with \(metric))." : ""
      }
    return report
  }

  /// `18 of 20 days with a mood`, of the days that are not to come.
  func share(of count: Int, _ what: String) -> String {
    let days = past?.count ?? 0
    return "\(count) of \(PeriodReport.count(days, "day")) \(what)"
  }

  /// A number among times is shown as it is where it cannot be one.
  private static func clock(_ minutes: Double, _ say: Language) -> String { TimeOfDay(nearest: minutes)?.description ?? say.numbers.readable(minutes) }
}
