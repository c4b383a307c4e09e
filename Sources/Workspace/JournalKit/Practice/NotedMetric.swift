// A number of a day that was noted by hand, and what the day said before.

import JournalFormat
import JournalDates
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
    let known = MetricNames.known.map(\.name)
    let name = file.metrics.contains { $0.name == typed } ? typed : MetricNames.named(typed, among: known) ?? typed
    // Nobody sleeps for so few minutes: ‘sleep=7.5’ are hours, as in `retro log sleep 7.5`.
    let isHours = name == "sleep_minutes" && name != typed && decimal(value).map { $0 > 0 && $0 <= 24 } ?? false
    let written = Self.minutes(typed: isHours ? value + "h" : value, of: name)
    let before = file.metrics.last { $0.name == name }?.amount
    self.name = name
    self.value = written
    former = before == Self.amount(written) ? nil : before
  }

  /// What it is, as people say it: `sleep 7h10`.
  public var words: String { Self.words(name, value) }

  /// A number of a day as people say it.
  public static func words(_ name: String, _ value: String) -> String {
    let title = MetricNames.title(of: name)
    let said = amount(value).map { MetricNames.words($0, of: name) } ?? value
    return "\(title.isCapitalisedOnce ? title.prefix(1).lowercased() + title.dropFirst() : title) \(said)"
  }

  /// What it was before, as people say it.
  public var formerWords: String? { former.map { MetricNames.words($0, of: name) } }

  private static func amount(_ value: String) -> Metric.Amount? {
    if let number = decimal(value) ?? minutes(value) { return .number(number) }
    if let time = TimeOfDay(value) { return .clock(time) }
    return nil
  }

  /// A length of time as a name that counts minutes takes it: `450` for `7.5h`, `45` for `45 min`. All else as it was typed, `7h12` among it.
  private static func minutes(typed value: String, of name: String) -> String {
    let isHours = value.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x68 }
    guard MetricNames.takesHours(name), !isHours, let minutes = minutes(value) else { return value }
    return decimalText(minutes.rounded())
  }

  private static func minutes(_ value: String) -> Double? {
    guard let quantity = Quantity(value), !quantity.unit.isEmpty else { return nil }
    return quantity.unit == "m" ? quantity.amount : UnitTable.standard.convert(quantity, to: "min")
  }
}

extension String {
  /// Whether it begins with a capital that is not followed by another: `Sleep`, not `REM sleep`.
  fileprivate var isCapitalisedOnce: Bool { first?.isUppercase == true && dropFirst().first?.isUppercase == false }
}
