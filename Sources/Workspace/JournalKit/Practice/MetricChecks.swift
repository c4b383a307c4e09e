// Whether metrics that are written by hand are read as such, and can be so many.

import JournalFormat
import JournalModel
import JournalStore
import JournalText
import JournalLanguage

extension FileChange {
  /// Refuses what a reader of the day would not take for a metric, and less than can be.
  /// - Returns: Those that are more than can be, to be told of.
  func checkMetrics(_ metrics: [(name: String, value: String)]) throws -> [WorkspaceError] {
    guard after.kind == .day else {
      throw WorkspaceError(.wrongKind, MeasureErrorText.noDayFile, ["path": .place(place.shown)])
    }
    let names = after.metrics.map(\.name)
    for (name, value) in metrics where !names.contains(where: { $0.hasSameBytes(as: name) }) {
      throw WorkspaceError(
        .badValue, MeasureErrorText.noMetric, ["name": .text(name), "value": .text(value)],
        help: MetricNames.clocks.contains(name) ? MeasureErrorText.noClockWay : MeasureErrorText.noNumberWay, ["path": .text(place.path)])
    }
    return try oddMetrics(metrics)
  }

  private func oddMetrics(_ metrics: [(name: String, value: String)]) throws -> [WorkspaceError] {
    var odd: [WorkspaceError] = []
    for (name, value) in metrics {
      guard let bounds = MetricNames.bounds(of: name), let metric = after.metrics.last(where: { $0.name == name }),
        case .number(let number) = metric.amount, !bounds.contains(number)
      else { continue }
      let values: TextValues = [
        "name": .text(name), "value": "\(value)", "low": .text(Metric.Amount.number(bounds.lowerBound).text),
        "high": .text(Metric.Amount.number(bounds.upperBound).text),
      ]
      if number < 0 { throw WorkspaceError(.badValue, MeasureErrorText.impossible, values, help: MeasureErrorText.bounds, values) }
      odd.append(WorkspaceError(.badValue, MeasureErrorText.hardly, values, help: MeasureErrorText.boundsAndWay, values))
    }
    return odd
  }
}
