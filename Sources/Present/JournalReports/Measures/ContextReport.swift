// The numbers behind a retrospective: what was measured in its days, beside the days before them.

import Documents
public import JournalDates
public import JournalModel
public import JournalLanguage
import JournalTemplates
public import JournalWellness

/// What the metrics of a span came to, and those of as many days before it, with how many days each number is of.
public struct ContextReport: Equatable, Sendable {
  /// The metrics of one span, without private days.
  public struct Measured: Sendable {
    public var span: DaySpan
    /// As a heading: `W46`, `October 2026`.
    public var title: String
    /// Of each day.
    public var days: [[Metric]]
    /// Nil where no day has a score.
    public var wellness: WellnessMean?

    public init(_ span: DaySpan, title: String, days: [[Metric]], wellness: WellnessMean?) {
      self.span = span
      self.title = title
      self.days = days
      self.wellness = wellness
    }
  }

  /// One number of both spans.
  public struct Row: Equatable, Sendable {
    /// As a property of a retrospective is named: `avg_sleep_minutes`.
    public let name: String
    /// As the table in a file has it.
    public var title: String { title(.english) }
    /// Why its two numbers cannot be compared.
    let difference: Difference?
    /// Of which metric it is; nil of a score, and of categories.
    public let metric: String?
    /// What `number` is in, as of a metric.
    var unit: String { metric.map { MetricNames.unit(of: $0) } ?? "" }
    public let value: Value?
    public let before: Value?

    enum Difference { case parts, days }

    /// As people read it.
    public func title(_ say: Language) -> String {
      let title = ownTitle(say) ?? say(ContextText.row, ["row": .text(name)])
      return switch difference {
      case .parts: say(ContextText.partsDiffer, ["title": .text(title)])
      case .days: say(ContextText.daysDiffer, ["title": .text(title)])
      case nil: title
      }
    }

    /// Of a metric that has no words of its own here what people call it.
    private func ownTitle(_ say: Language) -> String? {
      guard let metric, !ContextReport.names.contains(name) else { return nil }
      let title = say.title(ofMetric: metric)
      return name.hasPrefix(ContextSource.total) ? say(ContextText.total, ["title": .text(title)]) : title
    }
  }

  /// A number with its ground.
  public struct Value: Equatable, Sendable {
    /// Nil of categories.
    public let number: Double?
    /// As files have it: `6h40`, `7421`.
    public let text: String
    /// Where it is a time, in minutes, exact.
    let minutes: Double?
    /// What stands behind it where people read it; empty where its title says so.
    let unit: String
    public let days: Int
    /// Of categories: those that are told, the largest first, and the minutes of each.
    public let names: [String]
    let times: [Double]

    init(
      number: Double?, text: String, minutes: Double? = nil, unit: String = "", days: Int, names: [String] = [], times: [Double] = []
    ) {
      (self.number, self.text, self.minutes, self.unit, self.days) = (number, text, minutes, unit, days)
      (self.names, self.times) = (names, times)
    }

    /// As the table in a file has it.
    var written: String { unit.isEmpty ? text : NumberStyle.english.amount(text, in: unit) }

    /// As people read it.
    public func words(_ say: Language) -> String {
      if !names.isEmpty { return say(.list(zip(names, times).map { "\($0) \(say.numbers.hoursAndMinutes($1))" }, .comma)) }
      return minutes.map { say.numbers.hoursAndMinutes($0) }
        ?? say.numbers.amount(say.numbers.written(text), in: unit)
    }
  }

  public let span: DaySpan
  /// The days before it.
  public let before: DaySpan
  /// What the span is called as a heading, and what the days before it are.
  public let title, titleBefore: String
  /// Those of which anything was measured in either span.
  public let rows: [Row]
  /// The metrics that have no row since they are parts of what has one, as the stages of sleep are.
  public let parts: [String]
  /// How many days of both spans were left out because they are private.
  public let privateEntries: Int
  /// What was measured today and does not count yet.
  public var leftOutToday: [String] = []

  public init(of now: Measured, after before: Measured, privateEntries: Int = 0) {
    (span, self.before, self.privateEntries) = (now.span, before.span, privateEntries)
    (title, titleBefore) = (now.title, before.title)
    let (nowSummaries, beforeSummaries) = (MetricSummary.all(of: now.days), MetricSummary.all(of: before.days))
    let sources = ContextSources(Set((nowSummaries + beforeSummaries).map(\.name)))
    parts = sources.parts
    let first = Self.values(of: now, nowSummaries, sources.own)
    var second = Self.values(of: before, beforeSummaries, sources.own)
    // Scores of different parts are of different things: side by side they would look like a change.
    let differ = now.wellness.flatMap { now in before.wellness.map { now.parts != $0.parts } } ?? false
    if differ { second["wellness_score"] = nil }
    let scores = Self.names.firstIndex(of: "wellness_score") ?? Self.names.endIndex
    let keys = Self.names[..<scores] + sources.own.map(\.name) + Self.names[scores...]
    rows = keys.compactMap { name in
      let (value, before) = (first[name], second[name])
      // A sum over five days beside one over seven is no change either, where each day has some.
      let isOfDays = Self.names.contains(name) || MetricNames.isOfFamily(String(name.dropFirst(ContextSource.total.utf8.count)))
      let areUnlike = isOfDays && name.hasPrefix(ContextSource.total) && value.flatMap { value in before.map { $0.days != value.days } } ?? false
      let difference: Row.Difference? = differ && name == "wellness_score" ? .parts : areUnlike ? .days : nil
      let metric = (ContextSource.ofFormat + sources.own).first { $0.name == name }?.metric
      let row = Row(name: name, difference: difference, metric: metric, value: value, before: before)
      return value == nil && before == nil ? nil : row
    }
  }

  /// Whether nothing was measured in the span itself.
  public var isEmpty: Bool { rows.allSatisfy { $0.value == nil } }

  /// A table of Markdown, its lines ending with line feeds.
  public func markdown(in say: Language) -> String { comparison(say, isWritten: true).markdown }

  /// The numbers in the order of the format.
  static let names: [String] = [
    "avg_sleep_minutes", "avg_sleep_quality", "avg_steps", "avg_active_kcal", "total_exercise_minutes", "avg_stand_hours", "total_workouts",
    "avg_screen_minutes", "avg_pickups", "avg_notifications", "top_categories", "wellness_score", "wellness_coverage",
  ]

  private static func values(of measured: Measured, _ summaries: [MetricSummary], _ own: [ContextSource]) -> [String: Value] {
    let byName = Dictionary(summaries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [String: Value] = [:]
    for source in ContextSource.ofFormat + own {
      guard let summary = byName[source.metric] else { continue }
      values[source.name] = value(of: summary, source)
    }
    let categories = summaries.compactMap { summary -> (name: String, minutes: Double, days: Int)? in
      guard let name = category(of: summary.name), let total = summary.total, total > 0 else { return nil }
      return (name, total, summary.days)
    }
    let top = categories.enumerated().sorted { ($1.element.minutes, $0.offset) < ($0.element.minutes, $1.offset) }.prefix(3).map(\.element)
    if !top.isEmpty {
      let text = top.map { "\($0.name) \(NumberStyle.english.hoursAndMinutes($0.minutes))" }.joined(separator: ", ")
      values["top_categories"] = Value(
        number: nil, text: text, days: top.map(\.days).max() ?? 0, names: top.map(\.name), times: top.map(\.minutes))
    }
    if let wellness = measured.wellness {
      values["wellness_score"] = Value(number: Double(wellness.total), text: "\(wellness.total)", days: wellness.days)
      let coverage = Int(wellness.parts.reduce(0) { $0 + $1.weight })
      values["wellness_coverage"] = Value(number: Double(coverage), text: "\(coverage)", days: wellness.days)
    }
    return values
  }

  /// What a metric came to; nil where its sum has become too large to be one.
  private static func value(of summary: MetricSummary, _ source: ContextSource) -> Value? {
    guard let total = summary.total else { return Value(number: nil, text: summary.average, days: summary.days) }
    if !total.isFinite { return nil }
    let exact = source.isTotal ? total : total / Double(summary.days)
    let number = rounded(exact, toTenths: source.hasTenths)
    let isPace = MetricNames.isPace(source.metric)
    let minutes = source.metric.hasSuffix("_minutes") && !isPace ? exact : nil
    let text =
      minutes.map { NumberStyle.english.hoursAndMinutes($0) }
      ?? (isPace ? NumberStyle.english.minutesAndSeconds(exact) : decimalText(number))
    return Value(
      number: number, text: text, minutes: minutes, unit: source.isOwn && minutes == nil && !isPace ? MetricNames.unit(of: source.metric) : "",
      days: summary.days)
  }

  /// Of `screen_work_minutes`, `work`.
  static func category(of metric: String) -> String? {
    guard metric.hasPrefix("screen_"), metric.hasSuffix("_minutes"), metric.utf8.count > 15 else { return nil }
    return String(metric.dropFirst(7).dropLast(8))
  }

  private static func rounded(_ number: Double, toTenths: Bool) -> Double {
    guard number.magnitude < 1e12 else { return number }
    return toTenths ? (number * 10).rounded() / 10 : number.rounded()
  }
}
