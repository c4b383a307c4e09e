// The measured value that a goal asks for: ‘weigh 88 kg’, ‘resting heart rate under 60’, a target of `88kg` for ‘Lose it’.

import JournalInsights
import JournalModel
import JournalPhrases
import JournalText

/// A metric, and the number that it is to come to.
struct WantedLevel: Equatable {
  /// As days have it; `weight`, whatever unit it is kept in, and of a blood pressure the two metrics that it is.
  let metric: String
  /// Below zero where it is to become less, if it is a change.
  let quantity: Quantity
  /// Whether it is to change by so much, and not to come to it.
  var isChange = false
  var bound: GoalLevel.Bound?
  /// What the title says that it was at first: the 82 kg of ‘from 82 kg to 76 kg’.
  var from: Quantity?

  /// What a goal asks for; empty where what it asks for is added up, or nobody can tell what is measured.
  /// - Parameter names: The metrics that the journal has.
  static func all(_ title: String, _ targets: [GoalTarget], among names: [String]) -> [WantedLevel] {
    guard let (rest, from) = GoalTarget.beginning(in: title.words) else { return unbegun(title, targets, names) }
    return unbegun(rest.joined(separator: " "), targets, names).map { wanted in
      var wanted = wanted
      wanted.from = from
      return wanted
    }
  }

  private static func unbegun(_ title: String, _ targets: [GoalTarget], _ names: [String]) -> [WantedLevel] {
    let bound = Self.bound(in: title)
    switch (targets.count, targets.first) {
    case (0, _):
      if let weight = GoalTarget.weight(in: title) {
        return [WantedLevel(metric: MetricWords.weight, quantity: weight.quantity, isChange: weight.isChange, bound: weight.isChange ? nil : bound)]
      }
      return levels(title, bound, names)
    case (1, let target?):
      return level(title, target, bound, among: names).map { [$0] } ?? []
    default:
      return []
    }
  }

  private static func level(_ title: String, _ target: GoalTarget, _ bound: GoalLevel.Bound?, among names: [String]) -> WantedLevel? {
    if let field = target.field {
      guard let metric = metric(in: field, names), metric != MetricNames.pressure, fits(target.quantity.unit, metric) else { return nil }
      return WantedLevel(metric: metric, quantity: target.quantity, bound: bound)
    }
    if isMass(target.quantity.unit), GoalTarget.isWeight(title) || isOnlyAmount(title) {
      // ‘Lose 6 kg’ with a target of 6 kg is the same change twice.
      if let said = GoalTarget.weight(in: title), said.isChange, said.quantity.amount.magnitude == target.quantity.amount {
        return WantedLevel(metric: MetricWords.weight, quantity: said.quantity, isChange: true)
      }
      return WantedLevel(metric: MetricWords.weight, quantity: target.quantity, bound: bound)
    }
    guard canBeMeasured(target.quantity.unit, names), let metric = metric(in: title, names), fits(target.quantity.unit, metric) else { return nil }
    return WantedLevel(metric: metric == MetricNames.pressure ? MetricNames.systolic : metric, quantity: target.quantity, bound: bound)
  }

  /// The numbers of a title that asks for no more than one value: `55`, `18 %`, of a blood pressure `130/85`.
  private static func levels(_ title: String, _ bound: GoalLevel.Bound?, _ names: [String]) -> [WantedLevel] {
    let words = title.lowercased().words.map { String($0) }
    let places = words.indices.filter { words[$0].contains(where: \.isNumber) }
    // Most goals have no number, and looking for a metric costs more.
    guard places.count == 1, let place = places.first, let metric = metric(in: title, names) else { return [] }
    if metric == MetricNames.pressure {
      let upper = WantedLevel(metric: MetricNames.systolic, quantity: Quantity(Double(words[place]) ?? 0, "mmHg"), bound: bound ?? .atMost)
      guard let pair = MetricNames.pressures(of: metric, words[place]), let systolic = Double(pair.upper), let diastolic = Double(pair.lower) else {
        return upper.quantity.amount > 0 ? [upper] : []
      }
      return [(MetricNames.systolic, systolic), (MetricNames.diastolic, diastolic)].map {
        WantedLevel(metric: $0.0, quantity: Quantity($0.1, "mmHg"), bound: bound ?? .atMost)
      }
    }
    // How often something is done is no value, nor is by when.
    if place > 0, ["by", "in", "until", "week", "every", "bis", "um", "en", "dans"].contains(words[place - 1]) { return [] }
    let next = place + 1 < words.count ? words[place + 1] : ""
    let typed = Quantity(TypedNumber.ungrouped(words[place]))
    guard var quantity = typed else { return [] }
    if quantity.unit.isEmpty, !next.isEmpty, next == "%" || next == "percent" || UnitTable.standard.knows(next) || units.contains(next) {
      quantity.unit = next == "percent" ? "%" : next
    }
    return fits(quantity.unit, metric) ? [WantedLevel(metric: metric, quantity: quantity, bound: bound)] : []
  }

  private static func metric(in title: String, _ names: [String]) -> String? {
    MetricNames.level(in: title, among: names)
  }

  /// Whether an amount can be one of a metric: it says no unit, or one that is turned into the metric's own. Of things nobody measures so much.
  private static func fits(_ unit: String, _ metric: String) -> Bool {
    if unit.isEmpty || unit == "%" || units.contains(unit.lowercased()) { return true }
    let own = metric == MetricWords.weight ? "kg" : MetricNames.unit(of: metric)
    if own.isEmpty {
      // Kilometres, hours and litres are as well added up: ‘study 100 hours’ beside a metric ‘study’.
      switch UnitTable.standard.unit(unit).dimension {
      case .mass, .temperature, .pressure: return true
      default: return false
      }
    }
    return UnitTable.standard.convert(Quantity(1, unit), to: own) != nil
  }

  /// Whether any metric may have amounts of a unit: of most goals, which are books and kilometres, the title need not be looked at.
  private static func canBeMeasured(_ unit: String, _ names: [String]) -> Bool {
    fits(unit, "") || ([MetricWords.pulse] + names).contains { fits(unit, $0) && !MetricNames.addsUp($0) }
  }

  /// Units of what is measured at a body that are turned into no other.
  private static let units: Set<String> = ["bpm", "mmhg", "ms", "mmol", "mmol/l", "mg/dl", "ng/ml", "µg/l", "g/dl"]

  private static func isMass(_ unit: String) -> Bool { UnitTable.standard.convert(Quantity(1, unit), to: "kg") != nil && unit.lowercased() != "g" }

  /// Whether a title says nothing else than that an amount is to be reached: ‘88 kg’, ‘get down to 88 kg’, ‘back under 90 kg by summer’.
  private static func isOnlyAmount(_ title: String) -> Bool {
    let words = title.lowercased().words.map { String($0) }
    return words.contains { $0.contains(where: \.isNumber) } && words.allSatisfy { word in
      word.contains(where: \.isNumber) || small.contains(word) || UnitTable.standard.knows(word)
    }
  }

  private static let small: Set<String> = [
    "get", "getting", "be", "reach", "hit", "go", "come", "stay", "down", "up", "back", "to", "at", "under", "below", "above", "over", "my", "goal",
    "target", "again", "around", "kilo", "kilos", "auf", "unter", "über", "wieder", "zurück", "erreichen", "kommen", "sein", "ziel", "llegar", "volver", "bajar",
    "a", "menos", "de", "bajo", "atteindre", "à", "sous", "moins", "revenir", "descendre", "chegar", "voltar", "até", "abaixo",
  ]

  /// On which side a title wants it: ‘under 90 kg’, ‘at least 60 kg’.
  private static func bound(in title: String) -> GoalLevel.Bound? {
    let words = title.lowercased().words.map { String($0) }
    if words.contains(where: { atMost.contains($0) }) { return .atMost }
    return words.contains(where: { atLeast.contains($0) }) ? .atLeast : nil
  }

  private static let atMost: Set<String> = [
    "under", "below", "less", "fewer", "weniger", "max", "maximum", "most", "unter", "höchstens", "maximal", "bajo", "menos", "máximo", "sous", "moins", "abaixo", "以下", "未満", "이하", "미만",
  ]
  private static let atLeast: Set<String> = [
    "above", "over", "least", "min", "minimum", "über", "mindestens", "encima", "mínimo", "dessus", "acima", "以上", "이상",
  ]
}
