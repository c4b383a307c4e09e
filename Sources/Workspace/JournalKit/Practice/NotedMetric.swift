// A number of a day that was noted by hand, and what the day said before.

import JournalDates
import JournalFormat
import JournalIndex
public import JournalLanguage
public import JournalModel
import JournalStore

public struct NotedMetric: Sendable {
  public let name: String
  /// As it is written, so that a reader takes it for a metric.
  public let value: String
  /// The property that it is written into: that which says it already, under whatever name, else its own.
  let key: String
  /// As that property has it.
  let written: String
  /// What the day said before, where that is something else.
  public let former: Metric.Amount?
  /// Whether it was added to what the day said before.
  public let isAdded: Bool

  /// - Parameters:
  ///   - file: The day's file before the number is written.
  ///   - isAdded: Whether it is so much beside what the day says already: ‘another 2 hours’.
  init(_ typed: String, typed value: String, in file: FileReading, isAdded: Bool = false) {
    let metric = WrittenMetric(typed, value) { name in file.metrics.contains { $0.name == name } }
    let before = file.metrics.last { $0.name == metric.name }?.amount
    var text = metric.text
    self.isAdded = isAdded
    if isAdded, case .number(let had)? = before, case .number(let more)? = WrittenMetric.amount(text) { text = decimalText(had + more) }
    (name, self.value) = (metric.name, text)
    key = file.property(ofMetric: metric.name)?.key ?? metric.name
    // What says its unit in its value goes on to do so.
    written = key == metric.name ? text : Self.withUnit(text, of: metric.name)
    former = before == WrittenMetric.amount(text) ? nil : before
  }

  private static func withUnit(_ value: String, of name: String) -> String {
    guard case .number(let number)? = WrittenMetric.amount(value) else { return value }
    let unit = MetricNames.unit(of: name)
    guard unit == "min", number == number.rounded(), number >= 60 else { return unit.isEmpty ? value : "\(decimalText(number)) \(unit)" }
    let (hours, minutes) = Int(number).quotientAndRemainder(dividingBy: 60)
    return "\(hours)h" + (minutes == 0 ? "" : minutes < 10 ? "0\(minutes)" : "\(minutes)")
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

extension Workspace {
  /// That what was imported of a day says something else than the numbers that are noted by hand, and stays.
  func imported(beside numbers: [(name: String, value: String)], on day: CalendarDay, in journal: Journal) throws -> [Message] {
    if numbers.isEmpty { return [] }
    let known = try index(of: journal).importedAmounts(of: Set(numbers.map(\.name)), in: DaySpan(day))[day] ?? [:]
    let paths = numbers.compactMap { number in
      known[number.name]?.first.flatMap { $0.amount == WrittenMetric.amount(number.value) ? nil : $0.path }
    }
    return Set(paths).sorted().map { Message(LogText.correctedImported, ["path": .place($0)]) }
  }
}
