// Nights from bedtime to waking, and the wellness score with its parts.

public import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalReports
import JournalText
import JournalWellness

extension FigureMaker {
  /// The metrics that a picture of nights is made of.
  static let ofNights = ["bedtime", "wake_time", "sleep_minutes"]

  /// A range a night where its ends are known, else how long the nights were.
  func nights(_ report: MetricsReport) -> Chart {
    let grouping = FigureGrouping(rawValue: report.grouping.rawValue) ?? .day
    let rows = report.rows
    let nights = rows.compactMap { row -> ChartPoint? in
      guard case .clock(let bed)? = row.values[0]?.mean, case .clock(let wake)? = row.values[1]?.mean else { return nil }
      let from = Double(bed.minutes % 1440) - (bed.minutes % 1440 >= 12 * 60 ? 1440 : 0)
      let to = Double(wake.minutes % 1440)
      guard to > from else { return nil }
      return ChartPoint(row.span, to, low: from, name: grouping.name(of: row.span, in: say), words: say(ListingText.range, ["low": .text("\(bed)"), "high": .text("\(wake)")]))
    }
    let title = say(ChartText.sleepTitle)
    guard !nights.isEmpty else { return series(DailyValues(report, at: 2, in: say), by: grouping, in: report.span) }
    let plot = Plot(
      .days(report.span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), .clock, isDownward: true,
      [.ranges(Series(title, .series(0), shape, nights))])
    return chart(
      self.title(title, report.span), [sentence(nights, count: rows.reduce(0) { $0 + ($1.values[0]?.days ?? 0) }, by: grouping)],
      .plot(plot),
      keys: [ChartKey(say(ChartText.bedToWaking), .series(0), .block(0))])
  }

  /// - Parameter count: How many nights there are, of which a point may have several.
  private func sentence(_ nights: [ChartPoint], count: Int, by grouping: FigureGrouping) -> String {
    func time(_ minutes: Double) -> TextValue { .text(ChartUnit.clock.words(minutes, step: 1)) }
    let beds = nights.compactMap(\.low)
    let whole = say(
      ChartText.nights, ["from": time(mean(beds)), "to": time(mean(nights.map(\.value))), "count": .number(count)])
    guard grouping == .day, let half = middleHalf(beds, least: 7) else { return whole }
    let usual = say(ChartText.nightsBedtimes, ["early": time(half.lowerBound), "late": time(half.upperBound)])
    return say(.list([whole, usual], .sentences))
  }

  /// The parts of the score on top of each other; a day without a score is a gap.
  public func wellness(_ report: WellnessReport, by grouping: FigureGrouping) -> Chart {
    let spans = grouping.spans(weekStart: weekStart)
    var groups: [(span: DaySpan, days: [WellnessReport.Day])] = []
    for day in report.days where day.total != nil {
      let span = spans.span(of: day.date).intersection(report.span) ?? DaySpan(day.date)
      if groups.last?.span != span { groups.append((span, [])) }
      groups[groups.count - 1].days.append(day)
    }
    let parts = WellnessGroup.allCases.enumerated().map { place, part in
      Series(
        say(ChartText.group, ["group": .text(part.rawValue)]), .series(place), shape,
        groups.map { group in
          // Made up to a hundred, as the score is.
          let value = mean(group.days.map { points(of: part, $0.score) })
          return ChartPoint(group.span, value, name: grouping.name(of: group.span, in: say), words: oneDigit(value))
        })
    }
    let scores = groups.map { group in (group.span, mean(group.days.compactMap { $0.total.map(Double.init) })) }
    let plot = Plot(
      .days(report.span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), .count(""), bounds: 0...100,
      groups.isEmpty ? [] : [.stack(parts)])
    let title = self.title(say(ChartText.wellnessTitle), report.span)
    guard let low = scores.min(by: { $0.1 < $1.1 }), let high = scores.max(by: { $0.1 < $1.1 }) else {
      return chart(title, [nothing(say(ChartText.wellnessTitle), report.span)], .plot(plot))
    }
    let words = say(
      ChartText.wellness,
      [
        "mean": .text(oneDigit(mean(scores.map(\.1)))), "count": .number(groups.reduce(0) { $0 + $1.days.count }),
        "low": .text(oneDigit(low.1)), "lowName": .text(grouping.name(of: low.0, in: say)), "high": .text(oneDigit(high.1)),
        "highName": .text(grouping.name(of: high.0, in: say)),
      ])
    return chart(title, [words], .plot(plot), keys: parts.enumerated().reversed().map { ChartKey($1.name, $1.ink, .block($0)) })
  }

  private func points(of part: WellnessGroup, _ score: WellnessScore) -> Double {
    let known = WellnessGroup.allCases.filter { score.points(of: $0) != nil }
    let most = known.reduce(0.0) { $0 + $1.weight }
    return most > 0 ? 100 * (score.points(of: part) ?? 0) / most : 0
  }

  private func oneDigit(_ number: Double) -> String { say.numbers.written(decimalText((number * 10).rounded() / 10)) }
}
