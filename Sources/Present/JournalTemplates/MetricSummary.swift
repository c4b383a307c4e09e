// What the metrics of some days come to.

public import JournalModel
import JournalDates

/// One metric over several days.
public struct MetricSummary: Hashable, Sendable {
  public var name: String
  /// How many days have it.
  public var days: Int
  /// The mean, to one place after the point; of times on the clock, to the minute.
  public var average: String
  /// The sum of numbers; nil of times.
  public var total: Double?

  /// The metrics of days, in the order in which they first come; a metric that is a number on one day and a time on another counts as what
  /// it is first.
  public static func all(of days: [[Metric]]) -> [MetricSummary] {
    var names: [String] = []
    var amounts: [String: [Metric.Amount]] = [:]
    for metric in days.joined() {
      if amounts[metric.name] == nil { names.append(metric.name) }
      amounts[metric.name, default: []].append(metric.amount)
    }
    return names.compactMap { name in amounts[name].flatMap { MetricSummary(name, $0) } }
  }

  private init?(_ name: String, _ amounts: [Metric.Amount]) {
    self.name = name
    let numbers = amounts.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let times = amounts.compactMap { if case .clock(let time) = $0 { time.minutes } else { nil } }
    switch amounts.first {
    case .number:
      let sum = numbers.reduce(0, +)
      days = numbers.count
      total = sum
      let count = Double(numbers.count)
      average = Self.rounded(sum.isFinite ? sum / count : numbers.reduce(0) { $0 + $1 / count }, to: 10)
    case .clock:
      // One who goes to bed at half past eleven and at half past twelve does so at midnight, not at noon.
      let shift = name == "wake_time" ? 0 : 720
      let sum = times.reduce(0) { $0 + ($1 + shift) % 1440 }
      let minutes = (Double(sum) / Double(times.count)).rounded()
      days = times.count
      let time = (Int(minutes) + 1440 - shift) % 1440
      average = TimeOfDay(hour: time / 60, minute: time % 60)?.description ?? ""
    case nil: return nil
    }
  }

  /// The number to one place after the point, or to whole ones.
  private static func rounded(_ number: Double, to parts: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return decimalText(number) }
    return decimalText((number * parts).rounded() / parts)
  }
}
