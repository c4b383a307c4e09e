// Numbers of a day under the names and with the units that people write: `sleep: 7.5h`, `study: 50 min`, `weight: 70 kg`.

import JournalDates
import JournalText

extension WrittenMetric {
  /// What a property of a day, under a name that the format does not have, says as a metric.
  public enum Property: Equatable, Sendable {
    case metric(Metric)
    /// It would be a length of time, and is none that can be: `sleep: 30h`.
    case unreadable
    /// It is no metric, or is one as it stands.
    case other
  }

  /// Reads `sleep: 7.5h`, `7h30`, `7:30`, `7 h` and `450 min` as `sleep_minutes`, and bare numbers that can only be hours as well; amounts of other names
  /// with a unit under the name that has it: `study_minutes`, `weight_kg`.
  /// - Parameter isPlain: Whether it is written without quotes, so that a bare number is one.
  public static func property(_ key: String, _ text: String, isPlain: Bool) -> Property {
    guard let first = text.utf8.first, first &- 0x30 < 10, text.utf8.count <= 24 else { return .other }
    // Of numbers without a unit, which most are, only those of sleep can be something else than they say.
    if decimal(text) != nil, !MetricNames.isSleep(key) { return .other }
    if let name = MetricNames.timed(key) {
      if let minutes = length(text, of: name, isPlain: isPlain) {
        return minutes <= 1440 ? .metric(Metric(name, .number(minutes))) : .unreadable
      }
      return decimal(text) == nil && CalendarDay(text) == nil ? .unreadable : .other
    }
    guard let quantity = Quantity(text), !quantity.unit.isEmpty else { return .other }
    return MetricNames.inUnit(key, quantity).map { .metric($0) } ?? .other
  }

  private static func length(_ text: String, of name: String, isPlain: Bool) -> Double? {
    let isSleep = name == "sleep_minutes"
    if let time = TimeOfDay(text), text.utf8.contains(0x3A) {
      // ‘7:30’ is how long, ‘23:30’ is when.
      return (isSleep ? 120...14 * 60 : 0...16 * 60).contains(time.minutes) ? Double(time.minutes) : nil
    }
    if let quantity = composed(text) ?? Quantity(text), !quantity.unit.isEmpty {
      return quantity.unit == "m" ? quantity.amount : UnitTable.standard.convert(quantity, to: "min").map { ($0 * 100).rounded() / 100 }
    }
    // Nobody sleeps for so few minutes, nor for so many hours; in between it may be a score.
    guard isSleep, isPlain, let number = Quantity(text), number.unit.isEmpty else { return nil }
    if 2...16 ~= number.amount { return (number.amount * 60 * 100).rounded() / 100 }
    return 120...1440 ~= number.amount ? number.amount : nil
  }

  /// ‘7 hours 30 minutes’, ‘7 h 30’: hours and what is beyond them.
  private static func composed(_ text: String) -> Quantity? {
    let words = text.lowercased().words.map { String($0) }
    guard (3...4).contains(words.count), let hours = Quantity(words[0] + " " + words[1]), let minutes = Int(words[2]), (0..<60).contains(minutes),
      UnitTable.standard.convert(hours, to: "h") == hours.amount, hours.amount == hours.amount.rounded()
    else { return nil }
    if words.count == 4, UnitTable.standard.convert(Quantity(1, words[3]), to: "min") != 1, words[3] != "m" { return nil }
    return Quantity(hours.amount * 60 + Double(minutes), "min")
  }
}

extension MetricNames {
  /// The metric in minutes that people call so: `sleep`, ‘hours slept’, `screen_time`, `Schlaf`; nil where it is one by its own name, or none.
  public static func timed(_ key: String) -> String? {
    if isKnown(key) || isOfFamily(key) { return nil }
    return timedByWord[plain(key)]
  }

  /// Whether people call sleep so: known by few words, where the table of all others need not be made.
  static func isSleep(_ key: String) -> Bool { sleep.contains(plain(key)) }

  private static let sleep: Set<String> = {
    guard let metric = MetricWords.table.first(where: { $0.metric == "sleep_minutes" }) else { return [] }
    return Set(metric.phrases.split(separator: ",").map { plain($0) } + [plain(title(of: metric.metric)), plain(bare(metric.metric))])
  }()

  /// By what people call them, in one table: every property of a day that is no part of the format is looked for in it.
  private static let timedByWord: [String: String] = {
    let timed = known.filter { $0.unit == .minutes && $0.name != "exercise_minutes" }.map(\.name)
    var words = metricsByWord.filter { timed.contains($0.value) }
    for name in timed {
      for word in [plain(name), plain(title(of: name)), plain(bare(name))] where metricsByWord[word] == nil { words[word] = name }
    }
    return words
  }()

  /// An amount with a unit that names of metrics have, under the name with that unit: `50 min` of `study` as `study_minutes`.
  static func inUnit(_ key: String, _ quantity: Quantity) -> Metric? {
    let typed = quantity.unit.lowercased()
    let unit = ["lbs": "lb", "m": ""][typed] ?? typed
    if let own = ownUnits.first(where: { key.hasSuffix($0.suffix) }) {
      return UnitTable.standard.convert(Quantity(quantity.amount, unit), to: own.unit).map { Metric(key, .number($0)) }
    }
    let name = key.utf8.map { $0 == 0x2D || $0 == 0x20 ? 0x5F : $0 }
    func metric(_ suffix: String, _ amount: Double) -> Metric? {
      let name = String(decoding: name, as: UTF8.self) + suffix
      return Metric(name, .number((amount * 100).rounded() / 100))
    }
    if let minutes = UnitTable.standard.convert(Quantity(quantity.amount, unit), to: "min") { return metric("_minutes", minutes) }
    return ownUnits.first { $0.unit == unit && $0.kind != "time" }.flatMap { metric($0.suffix, quantity.amount) }
  }
}
