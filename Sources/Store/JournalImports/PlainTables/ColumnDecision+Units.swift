// In which unit the numbers of a column are: as its header says, else as the numbers tell.

import JournalModel
import JournalText

extension ColumnDecision {
  /// A metric by its name.
  func metric(_ name: String, _ unit: String?, _ found: inout UnderstoodColumn) {
    let isClock = MetricNames.clocks.contains(name)
    // `7.5` and `7:15` say the same of a time.
    if content.isOfTwoForms, !isClock, MetricNames.takesHours(name) { return minutes(name, unit, &found) }
    switch content.kind {
    case .clocks where isClock, .durations where isClock: set(name, .clock, nil, &found)
    case .clocks where !MetricNames.takesHours(name) && !MetricNames.known.contains { $0.name == name }:
      set(name, .clock, nil, &found)
    case .durations where MetricNames.takesHours(name), .clocks where MetricNames.takesHours(name) && content.areDurations:
      set(name, content.hasMinutesAndSeconds ? .minutesAndSeconds : .duration, nil, &found)
      found.sample = content.hasMinutesAndSeconds ? nil : sample(1)
    case .numbers where isClock: found.meaning = .leftOut(.words)
    case .numbers,
      .marks where content.isOnlyOnesAndNoughts && !MetricNames.takesHours(name):
      if MetricNames.takesHours(name) {
        minutes(name, unit, &found)
      } else {
        number(name, unit, &found)
      }
    case .marks: found.meaning = .leftOut(.noHabit)
    default: found.meaning = .leftOut(.words)
    }
  }

  private func set(_ name: String, _ form: TableProfile.Form, _ unit: String?, _ found: inout UnderstoodColumn) {
    found.meaning = .metric(name, unit: unit)
    var column = TableProfile.Column(name, [], nil, form: form)
    column.hasOwnFactor = true
    found.column = column
  }

  /// The first field of a column with what a factor makes of it.
  private func sample(_ factor: Double) -> (text: String, number: Double)? {
    if content.isOfTwoForms, factor != 1, let text = content.values.first(where: { TableNumber($0).isNumber }), let number = content.bareNumbers.first {
      return (text, (number * factor).tidied(decimals: 3, digits: 6))
    }
    guard let text = content.values.first(where: { TableNumber($0).isNumber || content.kind == .durations || content.kind == .clocks }),
      let number = content.numbers.first
    else { return nil }
    return (text, (number * factor).tidied(decimals: 3, digits: 6))
  }

  // MARK: Durations

  /// How many minutes one of a unit is.
  private static let minutes: [String: Double] = ["h": 60, "min": 1, "s": 1.0 / 60, "ms": 1.0 / 60_000]

  private func minutes(_ name: String, _ unit: String?, _ found: inout UnderstoodColumn) {
    let bare = content.bareNumbers
    let high = bare.max() ?? 0
    let (guess, isSure) = likelyUnit(name, bare)
    let told = unit.flatMap { Self.minutes[$0] == nil ? nil : $0 }
    let taken = told ?? guess
    let factor = Self.minutes[taken] ?? 1
    set(name, .number(factor: factor), taken, &found)
    found.column?.hasDurations = content.isOfTwoForms
    if factor != 1 || !content.isWhole { found.sample = sample(factor) }
    // No day has so many minutes, whatever its header says.
    let isTooLong = high * factor > 1440 || name == "sleep_minutes" && high > 0 && high * factor < 30
    if told == nil ? !isSure : isTooLong {
      found.doubt = ColumnDoubt(kind: .unit, choices: [taken] + ["h", "min"].filter { $0 != taken })
    }
  }

  /// Hours or minutes by the range of the numbers, and whether they leave no doubt.
  private func likelyUnit(_ name: String, _ numbers: [Double]) -> (unit: String, isSure: Bool) {
    let all = numbers.filter { $0 > 0 }
    let high = all.max() ?? 0
    if let near = nearestUnit(all) { return (near, true) }
    if all.isEmpty { return ("min", true) }
    let low = all.min() ?? 0
    if high > 1440 { return high > 86_400 ? ("ms", low >= 60_000) : ("s", low >= 600) }
    if name == "sleep_minutes" {
      // 3 to 14 hours, 180 to 840 minutes; a nap in between is unusual, and no other reading is left.
      if high <= 24 { return ("h", true) }
      return ("min", low > 24)
    }
    if high > 24 { return ("min", low > 3 || content.isWhole) }
    switch name {
    case "deep_minutes", "rem_minutes", "core_minutes", "screen_minutes": return high <= 16 ? ("h", true) : ("min", false)
    default:
      // Half an hour of exercise is 0.5 or 30; 5 may be both.
      if content.hasFractions, high <= 12 { return ("h", true) }
      return ("min", low >= 10)
    }
  }

  /// Hours or minutes, whichever brings numbers nearer to the durations beside them; nil where none are.
  private func nearestUnit(_ numbers: [Double]) -> String? {
    let durations = content.durations.filter { $0 > 0 }.sorted()
    guard !durations.isEmpty, !numbers.isEmpty else { return nil }
    let (middle, own) = (durations[durations.count / 2], numbers.sorted()[numbers.count / 2])
    func distance(_ factor: Double) -> Double { max(own * factor / middle, middle / (own * factor)) }
    return distance(60) < distance(1) ? "h" : "min"
  }

  // MARK: Other numbers

  private func number(_ name: String, _ unit: String?, _ found: inout UnderstoodColumn) {
    var factor = 1.0
    var shown = unit == "count" ? nil : unit
    let own = MetricNames.unit(of: name)
    if let unit, !own.isEmpty, own != unit,
      let turned = UnitTable.ofTables.convert(Quantity(1, unit), to: own == "bpm" ? "bpm" : own)
    {
      factor = turned
    }
    if name == "sleep_quality", unit == nil || unit == "percent" {
      shown = nil
      if let scale = title.scale ?? likelyScore, scale.upperBound < 100 {
        set(name, .scale(from: 0...scale.upperBound, to: 0...100), nil, &found)
        found.sample = sample(100 / scale.upperBound)
        if title.scale == nil, scale.upperBound < 10 { found.doubt = ColumnDoubt(kind: .scale, choices: [name]) }
        return
      }
    }
    set(name, .number(factor: factor), shown, &found)
    if factor != 1 { found.sample = sample(factor) }
    if let bounds = MetricNames.bounds(of: name) {
      let odd = content.numbers.count { !bounds.contains($0 * factor) }
      let isSmall = name == "steps" && content.high < 100 && content.hasFractions
      if odd * 2 > content.numbers.count || isSmall { found.doubt = ColumnDoubt(kind: .name(name), choices: [name, "none"]) }
    }
  }

  /// Of 5, 10 or 100.
  private var likelyScore: ClosedRange<Double>? {
    content.high <= 5 ? 0...5 : content.high <= 10 ? 0...10 : nil
  }

  // MARK: Weight and water

  func weight(_ unit: String?, _ found: inout UnderstoodColumn) {
    guard content.kind == .numbers else { return found.meaning = .leftOut(.words) }
    if let unit, ["kg", "lb", "st", "g"].contains(unit) {
      let name = unit == "kg" || unit == "g" ? "weight_kg" : "weight_lb"
      number(name, unit, &found)
      return joined(name, name == "weight_kg" ? "kg" : "lb", &found)
    }
    let middle = content.numbers.sorted()[content.numbers.count / 2]
    switch MetricNames.kept("weight", middle, among: settings.series) {
    case .joined(let name, _): return number(name, nil, &found)
    case .itself where settings.series.contains { $0.name == "weight" }: return number("weight", nil, &found)
    default: break
    }
    let isPounds = middle > 130
    number(isPounds ? "weight_lb" : "weight_kg", isPounds ? "lb" : "kg", &found)
    found.doubt = ColumnDoubt(kind: .unit, choices: isPounds ? ["lb", "kg"] : ["kg", "lb"])
  }

  /// A blood sugar, in the unit in which the journal has its own: mg/dl or mmol/l, which the numbers tell apart where no header does.
  func sugar(_ unit: String?, _ found: inout UnderstoodColumn) {
    guard content.kind == .numbers, !content.numbers.isEmpty else { return found.meaning = .leftOut(.words) }
    let middle = content.numbers.sorted()[content.numbers.count / 2]
    let told = unit.flatMap { Self.sugars[$0] == nil ? nil : $0 }
    let taken = told ?? (SugarUnit(of: middle) ?? .millimoles).rawValue
    let own = settings.series.first { MetricNames.isBloodSugar($0.name) }
    // A last number that may be of either turns none.
    let wanted = own?.last.flatMap { SugarUnit(of: $0)?.rawValue } ?? (taken == "mmol/l" ? taken : "mg/dl")
    let factor = taken == wanted ? 1 : (Self.sugars[taken] ?? 1) / (Self.sugars[wanted] ?? 1)
    set(own?.name ?? MetricWords.bloodSugar, .number(factor: factor), taken, &found)
    if factor != 1 { found.sample = sample(factor) }
    // Nobody has so few milligrams, nor so many millimoles.
    if !(taken == "mmol/l" ? 1...40 : taken == "g/l" ? 0.1...7 : 20...900).contains(middle) {
      found.doubt = ColumnDoubt(kind: .name(MetricWords.bloodSugar), choices: [MetricWords.bloodSugar, "none"])
    }
  }

  /// How many milligrams in a decilitre one of a unit is.
  private static let sugars: [String: Double] = ["mg/dl": 1, "mg/100ml": 1, "mmol/l": SugarUnit.milligramsOfMillimole, "g/l": 100]

  func water(_ unit: String?, _ found: inout UnderstoodColumn) {
    guard content.kind == .numbers || content.kind == .marks && content.isOnlyOnesAndNoughts else {
      return found.meaning = .leftOut(content.kind == .marks ? .noHabit : .words)
    }
    let there = settings.series.filter { $0.name == "water" || $0.name.hasPrefix("water_") }
    // By the range: 0.5 to 6 litres, 250 ml and more, whole glasses.
    let guess = content.high >= 100 ? "ml" : content.hasFractions && content.high <= 10 ? "l" : "glasses"
    let taken = unit.flatMap { ["l", "ml", "oz", "glasses", "cups"].contains($0) ? $0 : nil } ?? guess
    let name = there.count == 1 && unit == nil ? there[0].name : "water_\(taken)"
    number(name, taken, &found)
    if unit == nil, there.count != 1, taken == "glasses", content.high > 12 {
      found.doubt = ColumnDoubt(kind: .unit, choices: ["glasses", "l", "ml"])
    }
    guard there.count == 1, there[0].name != name, let ending = there[0].name.split(separator: "_").dropFirst().last,
      let factor = UnitTable.ofTables.convert(Quantity(1, taken == "oz" ? "floz" : taken), to: String(ending))
    else { return }
    found.meaning = .metric(there[0].name, unit: taken)
    found.column?.metric = there[0].name
    found.column?.form = .number(factor: factor)
    found.sample = sample(factor)
  }

  /// Puts a number of one's own under the name that the journal has for it, in the unit that is there.
  func joined(_ name: String, _ unit: String?, _ found: inout UnderstoodColumn) {
    guard case .number(let factor)? = found.column?.form, case .metric(_, let shown) = found.meaning, let middle = content.numbers.first
    else {
      return
    }
    guard case .joined(let other, _) = MetricNames.kept(name, middle * factor, among: settings.series) else { return }
    var turned = factor
    let own = MetricNames.unit(of: name)
    let there = MetricNames.unit(of: other)
    if !own.isEmpty, !there.isEmpty, let more = UnitTable.ofTables.convert(Quantity(1, own), to: there) { turned *= more }
    found.meaning = .metric(other, unit: shown)
    found.column?.metric = other
    found.column?.form = .number(factor: turned)
    if turned != 1 { found.sample = sample(turned) }
  }
}
