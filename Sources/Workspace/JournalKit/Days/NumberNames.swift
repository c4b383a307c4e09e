// What the numbers of a day are called in a journal.

import JournalIndex
import JournalLanguage
import JournalModel
import JournalStore

extension Workspace {
  /// The journal's numbers by their names, each as it was last.
  func numbers(of journal: Journal) throws -> [(name: String, last: Double?)] {
    try index(of: journal).knownMetrics(for: .owner).map { known in
      var last: Double?
      if case .number(let number) = known.amount { last = number }
      return (known.name, last)
    }
  }

  /// Whether a number of a day is called so by the person alone.
  static func isOwn(_ name: String) -> Bool { !MetricNames.known.contains { $0.name == name } && !MetricNames.isOfFamily(name) }

  /// A number of one's own under the name that the journal has for it, and what there is to say of that.
  func kept(_ name: String, _ value: String, in journal: Journal) throws -> (name: String, value: String, remarks: [Message]) {
    try Self.kept(name, value) { try numbers(of: journal) }
  }

  /// The same among the journal's numbers, which are looked up only where they are asked for.
  static func kept(
    _ name: String, _ value: String, among numbers: () throws -> [(name: String, last: Double?)]
  ) rethrows -> (name: String, value: String, remarks: [Message]) {
    if MetricNames.named(name, among: MetricNames.known.map(\.name)) != nil { return (name, value, []) }
    guard case .number(let number)? = WrittenMetric.amount(value) else { return (name, value, []) }
    let series = try numbers()
    // 6.2 mmol/l among numbers in mg/dl, and the other way round; a number that may be of either stays as it was typed.
    if MetricNames.isBloodSugar(name), let same = series.first(where: { MetricNames.isBloodSugar($0.name) }), number > 0,
      let own = same.last.flatMap({ SugarUnit(of: $0) }), let typed = SugarUnit(of: number), own != typed
    {
      let turned = Quantity(typed.turned(number)).text
      return (same.name, turned, [Message(MeasureErrorText.turned, ["typed": .text("\(value) \(typed.rawValue)"), "turned": .text("\(turned) \(own.rawValue)")])])
    }
    if MetricNames.isBloodSugar(name) || MetricNames.isSugar(name) && number >= 40, !series.contains(where: { $0.name == name }), let same = series.first(where: { MetricNames.isBloodSugar($0.name) }) {
      return (same.name, value, [])
    }
    // ‘blood sugar’ and ‘blood_sugar’ are one name.
    if !series.contains(where: { $0.name == name }),
      let same = series.first(where: { MetricNames.plain($0.name) == MetricNames.plain(name) && !MetricNames.plain(name).isEmpty })
    {
      return (same.name, value, [])
    }
    let unit = MetricNames.unit(of: name)
    let typed = unit.isEmpty ? "\(name) \(value)" : "\(value) \(unit)"
    switch MetricNames.kept(name, number, among: series) {
    case .itself: return (name, value, [])
    case .joined(let other, let number):
      let remark = Message(MeasureErrorText.joined, ["typed": .text(typed), "name": .text(other)])
      return (other, Quantity(number).text, [remark])
    case .apart(let other):
      return (name, value, [Message(MeasureErrorText.keptApart, ["typed": .text(name), "name": .text(other)])])
    }
  }
}
