// A number of a day that was noted by hand, and what the day said before.

import JournalFormat
public import JournalLanguage
public import JournalModel
import JournalStore

public struct NotedMetric: Sendable {
  public let name: String
  /// As it is written, so that a reader takes it for a metric.
  public let value: String
  /// What the day said before, where that is something else.
  public let former: Metric.Amount?

  /// - Parameter file: The day's file before the number is written.
  init(_ typed: String, typed value: String, in file: FileReading) {
    let metric = WrittenMetric(typed, value) { name in file.metrics.contains { $0.name == name } }
    let before = file.metrics.last { $0.name == metric.name }?.amount
    (name, self.value) = (metric.name, metric.text)
    former = before == WrittenMetric.amount(metric.text) ? nil : before
  }

  /// What it is, as people say it: `sleep 7h10`.
  public func words(_ say: Language) -> String { Self.words(name, value, say) }

  /// A number of a day as people say it.
  public static func words(_ name: String, _ value: String, _ say: Language) -> String {
    let title = say.title(ofMetric: name)
    let said = WrittenMetric.amount(value).map { MetricNames.words($0, of: name, say.numbers) } ?? value
    return "\(say.inSentence(title)) \(said)"
  }

  /// What it was before, as people say it.
  public func formerWords(_ say: Language) -> String? { former.map { MetricNames.words($0, of: name, say.numbers) } }
}
