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
      metric: "mood", title: say(PeriodReportText.mood), .moods, span: span, today: today, weekStart: weekStart,
      levels: Mood.allCases.map { Level(.step($0.rawValue), say.name(of: $0, labels)) }, days: days, absence: say(ReportPageText.noMood))
    let median = Mood.middle(of: report.days.compactMap { $0.value.flatMap { Mood(rawValue: Int($0)) } })
    report.facts =
      [say(CalendarText.moodDays, ["count": .number(report.days.count), "days": .number(report.past?.count ?? 0)])]
      + (median.map { [say(CalendarText.median, ["mood": .text(say.name(of: $0, labels))])] } ?? [])
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
        return Level(.step(step), words[0] == words[1] ? words[0] : say(ListingText.range, ["low": .text(words[0]), "high": .text(words[1])]))
      }
    }
    let name = TextValue.text(say.inSentence(title))
    var report = CalendarReport(
      metric: metric, title: title, .amounts, span: span, today: today, weekStart: weekStart, levels: levels,
      days: numbers.map { Day($0.day, value: $0.number, .step(steps.step(of: $0.number)), word($0.number)) }, absence: say(CalendarText.noMetric, ["name": name]))
    report.facts = [
      say(CalendarText.metricDays, ["count": .number(report.days.count), "days": .number(report.past?.count ?? 0), "name": name])
    ]
    let shown = report.days.compactMap(\.value)
    if metric == "points" {
      report.facts.append(say(ChartText.pointCount, ["count": .number(Int(flooring: shown.reduce(0, +)))]))
    } else if let least = shown.min(), let greatest = shown.max(), least < greatest {
      report.facts.append(say(CalendarText.between, ["low": .text(word(least)), "high": .text(word(greatest))]))
    }
    let key = steps.kind == .fifths ? CalendarText.fifths : CalendarText.amounts
    if steps.kind == .fifths || steps.count > 0 { report.explanation = say(key, ["count": .number(steps.count), "name": name]) }
    return report
  }

  /// A number among times is shown as it is where it cannot be one.
  private static func clock(_ minutes: Double, _ say: Language) -> String { TimeOfDay(nearest: minutes)?.description ?? say.numbers.readable(minutes) }
}
