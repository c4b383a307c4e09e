// Pictures of what other commands report.

public import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalReports
import JournalText
import JournalWellness

extension FigureMaker {
  /// A sign a day for each habit, in the last half year.
  public func habits(_ report: StreaksReport) -> [Chart] {
    let span = DaySpan(spanning: report.today.advanced(by: -181), report.today)
    return report.habits.map { calendar(CalendarReport(of: $0, span: span, weekStart: weekStart, in: say)) }
  }

  /// The targets of goals.
  public func goals(_ report: ProgressReport) -> [Chart] {
    report.goals.flatMap { goal($0, units: report.units, on: report.today) }
  }

  /// What was earned by day, week, month or year.
  public func points(_ report: PointsReport) -> Chart {
    let grouping = FigureGrouping(rawValue: report.grouping.rawValue) ?? .day
    let points = report.groups.map { group in
      ChartPoint(
        group.span, Double(group.points), name: grouping.name(of: group.span, in: say), words: say.numbers.written("\(group.points)"))
    }
    let title = say(ChartText.points)
    let high = report.groups.max { $0.points < $1.points }
    let words = high.map { high in
      say(
        ChartText.total,
        [
          "total": .text(say(ChartText.pointCount, ["count": .number(report.total)])), "count": .number(report.span.count),
          "high": .text(say.numbers.written("\(high.points)")), "highName": .text(grouping.name(of: high.span, in: say)),
        ])
    }
    let plot = Plot(
      .days(report.span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), .count(""),
      points.contains { $0.value != 0 } ? [.bars(Series(title, .series(0), shape, points))] : [])
    return chart(
      self.title(title, report.span), report.total == 0 ? [nothing(title, report.span)] : [words ?? "", beyond(plot)], .plot(plot))
  }

  /// The wellness of a report, a point a day, or a week where there are many.
  public func wellness(_ report: WellnessReport) -> Chart { wellness(report, by: FigureGrouping(for: report.span)) }

  /// A metric of a report over the days on which it was measured; nil where it has no number.
  public func metric(_ report: MetricsReport, at place: Int) -> Chart? {
    let values = DailyValues(report, at: place, in: say)
    guard let first = values.days.first?.day, let last = values.days.last?.day else { return nil }
    let span = DaySpan(spanning: first, last)
    return series(values, by: FigureGrouping(for: span), in: span)
  }
}
