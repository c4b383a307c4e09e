// Whether metrics that are written by hand are read as such, and can be so many.

import JournalFormat
import JournalModel
import JournalStore
import JournalText

extension FileChange {
  /// Refuses what a reader of the day would not take for a metric, and less than can be.
  /// - Returns: Those that are more than can be, to be told of.
  func checkMetrics(_ metrics: [(name: String, value: String)]) throws -> [WorkspaceError] {
    guard after.kind == .day else {
      throw WorkspaceError(.wrongKind, "\(place.shown) is not the file of a day, and nothing was written to it")
    }
    let names = after.metrics.map(\.name)
    for (name, value) in metrics where !names.contains(where: { $0.hasSameBytes(as: name) }) {
      let form = MetricNames.clocks.contains(name) ? "a time such as 23:10" : "a number such as 9211, 7.5 or, of minutes, 7h12"
      throw WorkspaceError(
        .badValue, "‘\(name)=\(value)’ is no metric, and nothing was written",
        help: "a metric is \(form); ‘retro set \(place.path) …’ sets other properties")
    }
    return try oddMetrics(metrics)
  }

  private func oddMetrics(_ metrics: [(name: String, value: String)]) throws -> [WorkspaceError] {
    var odd: [WorkspaceError] = []
    for (name, value) in metrics {
      guard let bounds = MetricNames.bounds(of: name), let metric = after.metrics.last(where: { $0.name == name }),
        case .number(let number) = metric.amount, !bounds.contains(number)
      else { continue }
      let span = "it lies between \(Metric.Amount.number(bounds.lowerBound).text) and \(Metric.Amount.number(bounds.upperBound).text)"
      if number < 0 { throw WorkspaceError(.badValue, "‘\(name)’ cannot be \(value), and nothing was written", help: span) }
      odd.append(WorkspaceError(.badValue, "‘\(name)’ can hardly be \(value)", help: "\(span); ‘retro metrics set’ corrects it"))
    }
    return odd
  }
}
