// A blood pressure in one field, as most people write it down: `130/84`.

import JournalModel
import JournalText

/// The two numbers of a field; nil for a field that has others.
struct PressureText {
  let upper, lower: Double

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0.trimmed.prefix { $0.isNumber || $0 == "." }) }
    guard parts.count == 2, let upper = parts[0], let lower = parts[1], upper >= 60, MetricNames.isPressure(upper, lower) else { return nil }
    (self.upper, self.lower) = (upper, lower)
  }
}

extension ColumnTitle {
  /// Whether a column is of blood pressures by its title, whatever time of the day stands beside that: `BP`, `Blutdruck morgens`.
  var isOfPressure: Bool {
    for start in core.indices {
      for end in start..<core.count where MetricNames.isPressure(core[start...end].joined(separator: " ")) { return true }
    }
    return false
  }
}

extension ColumnDecision {
  /// The two numbers of a blood pressure, the upper before the slash; a second column of them has names of its own.
  func pressures(_ found: inout UnderstoodColumn, apart taken: Set<String>) {
    let name = taken.contains(MetricNames.pressure) ? MetricKey.of(title.written) : MetricNames.pressure
    found.meaning = .metric(name, unit: "mmHg")
    found.column = TableProfile.Column(name, [], nil, form: .part(0))
  }
}

extension TableNumber {
  /// The upper number of a blood pressure, or the lower one; none of a field that is no blood pressure.
  init(part: Int, of text: UnsafeBufferPointer<UInt8>) {
    let value = PressureText(text.text).map { part == 0 ? $0.upper : $0.lower } ?? .nan
    self.init(point: value, comma: value)
  }
}

extension TableProfile.Column {
  /// The columns of the two numbers of a field; itself where it has one.
  var parts: [TableProfile.Column] {
    guard case .part = form else { return [self] }
    let names = metric == MetricNames.pressure ? [MetricNames.systolic, MetricNames.diastolic] : [MetricNames.systolic, MetricNames.diastolic].map { "\(metric)_\($0)" }
    return names.enumerated().map { place, name in
      var column = self
      (column.metric, column.form) = (name, .part(place))
      return column
    }
  }
}
