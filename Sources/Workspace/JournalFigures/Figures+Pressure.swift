// The two numbers of a blood pressure in one picture, as they are said together.

import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports

extension FigureMaker {
  /// A line for each of the two.
  /// - Parameter report: Of the upper number and the lower one.
  func pressure(_ report: MetricsReport, by grouping: FigureGrouping, in span: DaySpan) -> Chart {
    let both = report.names.indices.map { DailyValues(report, at: $0, in: say) }
    let name = say.title(ofMetric: MetricNames.pressure)
    var (layers, keys) = ([Plot.Layer](), [ChartKey]())
    for (place, values) in both.enumerated() {
      let points = values.groups(by: grouping.spans(weekStart: weekStart), in: span).map { group in
        ChartPoint(group.span, group.value, name: grouping.name(of: group.span, in: say), words: values.words(group.value))
      }
      let series = Series(values.title, .series(place), shape, points, ending: points.count > 1 ? points.last?.words ?? "" : "")
      var line = series
      line.isTold = false
      // Without colours, too, one line is told from the other.
      layers += points.isEmpty ? [.dots(series)] : [.line(line, place == 0 ? .solid : .dashed), .dots(series)]
      keys.append(ChartKey(values.title, .series(place), place == 0 ? .line : .dashes))
    }
    let plot = Plot(.days(span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), both[0].unit, bounds: nil, layers)
    let sentence = sentence(name, both, grouping, in: span)
    return chart(title(name, span), [sentence, beyond(plot)], .plot(plot), keys: sentence == nothing(name, span) ? [] : keys)
  }

  /// The mean, the lowest and the highest, by the upper number.
  private func sentence(_ name: String, _ both: [DailyValues], _ grouping: FigureGrouping, in span: DaySpan) -> String {
    let groups = both.map { $0.groups(by: grouping.spans(weekStart: weekStart), in: span) }
    let days = both.map { $0.days.filter { span.contains($0.day) } }
    let lower = Dictionary(groups[1].map { ($0.span.start, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let low = groups[0].min(by: { $0.value < $1.value }), let high = groups[0].max(by: { $0.value < $1.value }), !days[1].isEmpty else {
      return nothing(name, span)
    }
    func words(_ upper: Double, _ lower: Double?) -> String {
      say.pressure(Metric.Amount.number(upper.rounded()).text, lower.map { Metric.Amount.number($0.rounded()).text } ?? "–")
    }
    let count = days[0].count
    let mean = words(mean(days[0].map(\.value)), mean(days[1].map(\.value)))
    if low.value == high.value {
      return say(ChartText.meanAlone, ["name": .text(name), "mean": .text(mean), "count": .number(count)])
    }
    func named(_ group: DailyValues.Group) -> (value: TextValue, name: TextValue) {
      (.text(words(group.value, lower[group.span.start])), .text(grouping.name(of: group.span, in: say)))
    }
    return say(
      ChartText.mean,
      [
        "name": .text(name), "mean": .text(mean), "count": .number(count), "low": named(low).value, "lowName": named(low).name,
        "high": named(high).value, "highName": named(high).name,
      ])
  }
}
