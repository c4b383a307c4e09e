// A number of a day as a person writes it, wherever that is: `sleep` for `sleep_minutes`, and hours for minutes.

import JournalDates

/// A metric by the name and in the form in which files have it, made of what was typed.
public struct WrittenMetric: Sendable {
  public let name: String
  /// As it is written into front matter, so that a reader takes it for a metric.
  public let text: String

  /// - Parameter isOwn: Whether a name is one that is in use as it stands, whatever else it may mean.
  public init(_ typed: String, _ value: String, isOwn: (String) -> Bool) {
    let known = MetricNames.named(typed, among: MetricNames.known.map(\.name))
    if !isOwn(typed), known == nil, case .metric(let metric) = Self.property(typed, value, isPlain: true) {
      (name, text) = (metric.name, metric.amount.text)
      return
    }
    let name = isOwn(typed) ? typed : known ?? typed
    // Nobody sleeps for so few minutes: ‘sleep=7.5’ are hours, as in `retro log sleep 7.5`.
    let isHours = name == "sleep_minutes" && name != typed && decimal(value).map { $0 > 0 && $0 <= 24 } ?? false
    (self.name, text) = (name, Self.minutes(typed: isHours ? value + "h" : value, of: name))
  }

  /// What a text says: a number, or a time on the clock; nil for anything else.
  public static func amount(_ text: String) -> Metric.Amount? {
    if let number = decimal(text) ?? minutes(text) { return .number(number) }
    if let time = TimeOfDay(text) { return .clock(time) }
    return nil
  }

  /// The metric, where the text is of the kind that its name takes: times for bedtimes, numbers for all else.
  public var metric: Metric? {
    guard let amount = Self.amount(text) else { return nil }
    switch amount {
    case .number: return MetricNames.clocks.contains(name) ? nil : Metric(name, amount)
    case .clock: return MetricNames.clocks.contains(name) ? Metric(name, amount) : nil
    }
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
