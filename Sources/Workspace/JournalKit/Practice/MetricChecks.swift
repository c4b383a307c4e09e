// Whether metrics that are written by hand are read as such, and can be so many.

import JournalFormat
import JournalModel
import JournalStore
import JournalText
import JournalLanguage

extension FileChange {
  /// Refuses what a reader of the day would not take for a metric, and less than can be.
  /// - Returns: Those that are more than can be, to be told of.
  /// - Parameter isSaid: Whether a sentence says them, in which a slip of the hand is likelier than in a command for numbers.
  func checkMetrics(_ metrics: [NotedMetric], isSaid: Bool = false) throws -> [WorkspaceError] {
    guard after.kind == .day else {
      throw WorkspaceError(.wrongKind, MeasureErrorText.noDayFile, ["path": .place(place.shown)])
    }
    let names = after.metrics.map(\.name)
    for metric in metrics where !names.contains(where: { $0.hasSameBytes(as: metric.name) }) {
      let (name, value) = (metric.name, metric.value)
      if let (longName, number) = Self.withUnitInName(name, value) {
        throw WorkspaceError(
          .badValue, MeasureErrorText.noMetric, ["name": .text(name), "value": .text(value)],
          help: MeasureErrorText.unitInName, ["name": .text(longName), "value": .text(number)])
      }
      // The number is the cause, and not the name.
      if !value.isEmpty, !Self.nothings.contains(value.lowercased()), !MetricNames.clocks.contains(name), WrittenMetric.amount(value) == nil {
        throw WorkspaceError(
          .badValue, MeasureErrorText.noNumber, ["name": .text(name), "value": .text(value)], help: MeasureErrorText.noNumberWay,
          ["path": .text(place.path), "name": .text(name)])
      }
      throw WorkspaceError(
        .badValue, MeasureErrorText.noMetric, ["name": .text(name), "value": .text(value)],
        help: value.isEmpty || Self.nothings.contains(value.lowercased())
          ? MeasureErrorText.noValueWay
          : MetricNames.clocks.contains(name) ? MeasureErrorText.noClockWay : MeasureErrorText.noNumberWay,
        ["path": .text(place.path), "name": .text(name)])
    }
    return try oddMetrics(metrics, isSaid: isSaid)
  }

  /// What people write for a number that is to go.
  private static let nothings: Set<String> = [
    "none", "nothing", "null", "nil", "no", "-", "–", "delete", "remove", "keine", "nichts", "nada", "ninguno", "ninguna", "rien", "aucun", "nenhum", "nenhuma",
    "なし", "없음",
  ]

  /// `weight=70kg` as the front matter has it: `weight_kg=70`; nil where the value is no number with a unit that names have.
  private static func withUnitInName(_ name: String, _ value: String) -> (name: String, value: String)? {
    let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let said = value[number.endIndex...].trimmed.lowercased()
    let unit = said == "lbs" ? "lb" : said
    guard !number.isEmpty, ["kg", "km", "ms", "kcal", "cm", "bpm", "lb", "mi"].contains(unit) else { return nil }
    return ("\(name)_\(unit)", String(number.map { $0 == "," ? "." : $0 }))
  }

  /// Names of what changes little within a day: so much more or less of it is another number, or another person's.
  private static let steady: Set<String> = ["weight", MetricNames.systolic, MetricNames.diastolic]

  private func oddMetrics(_ metrics: [NotedMetric], isSaid: Bool) throws -> [WorkspaceError] {
    var odd: [WorkspaceError] = []
    for noted in metrics {
      let (name, value) = (noted.name, noted.value)
      if case .number(let number)? = after.metrics.last(where: { $0.name == name })?.amount, number.magnitude >= 1e12 {
        throw WorkspaceError(.badValue, LogErrorText.tooMuch, ["word": .text(value)])
      }
      if isSaid, case .number(let former)? = noted.former, case .number(let number)? = after.metrics.last(where: { $0.name == name })?.amount,
        Self.steady.contains(String(MetricNames.bare(name))), former > 0, number > 0, max(number / former, former / number) > 1.6
      {
        let values: TextValues = ["name": .text(name), "value": .text(value), "former": .text(Metric.Amount.number(former).text)]
        throw WorkspaceError(.badValue, MeasureErrorText.farOff, values, help: MeasureErrorText.farOffWay, values)
      }
      guard let bounds = MetricNames.typedBounds(of: name), let metric = after.metrics.last(where: { $0.name == name }),
        case .number(let number) = metric.amount, !bounds.contains(number)
      else { continue }
      let values: TextValues = [
        "name": .text(name), "value": "\(value)", "low": .text(Metric.Amount.number(bounds.lowerBound).text),
        "high": .text(Metric.Amount.number(bounds.upperBound).text),
      ]
      if number < 0 { throw WorkspaceError(.badValue, MeasureErrorText.impossible, values, help: MeasureErrorText.bounds, values) }
      // A good number is not lost to one that can hardly be.
      if case .number(let former)? = noted.former, bounds.contains(former) {
        throw WorkspaceError(
          .badValue, MeasureErrorText.hardly, values, help: MeasureErrorText.hardlyStays,
          [
            "low": .text(Metric.Amount.number(bounds.lowerBound).text), "high": .text(Metric.Amount.number(bounds.upperBound).text),
            "former": .text(Metric.Amount.number(former).text),
          ])
      }
      odd.append(WorkspaceError(.badValue, MeasureErrorText.hardly, values, help: MeasureErrorText.boundsAndWay, values))
    }
    return odd
  }
}
