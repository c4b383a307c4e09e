// From the title and the fields of a column to what it is.

import JournalModel
import JournalText

/// Decides on one column; what can be meant otherwise is marked as doubtful.
struct ColumnDecision {
  let title: ColumnTitle
  let content: ColumnContent
  let settings: PlainTableSettings
  let words: TableMoods
  let place: Int
  /// Whether the rows are workouts: a pulse is one of moving then, whatever it is called.
  var isOfWorkouts = false

  /// - Parameter taken: Metrics that other columns are already.
  func column(_ taken: Set<String>) -> UnderstoodColumn {
    var found = UnderstoodColumn(title: title.written, place: place, meaning: .leftOut(.words))
    decide(&found, taken)
    if let aggregate = answer?.aggregate { found.column?.aggregate = aggregate }
    if found.meaning == .leftOut(.words), !content.numbers.isEmpty {
      found.oddWord = content.values.first { !TableNumber($0).isNumber && Quantity($0) == nil }
    }
    // Two columns cannot be one metric: the second is one of its own name.
    if case .metric(let name, _) = found.meaning, taken.contains(name) {
      (found.doubt, found.sample, found.column) = (nil, nil, nil)
      own(&found, apart: taken)
    }
    return found
  }

  private func decide(_ found: inout UnderstoodColumn, _ taken: Set<String>) {
    if let answer, said(answer, &found, taken) { return }
    if title.written.isEmpty { return found.meaning = .leftOut(content.kind == .nothing ? .nothing : .noTitle) }
    if content.kind == .nothing { return found.meaning = .leftOut(.nothing) }
    let thing = ColumnThing(title)
    if content.kind == .pressures, title.isOfPressure { return pressures(&found, apart: taken) }
    if let habit = habit, isOfHabit(thing) { return lines(of: habit, in: nil, &found) }
    switch thing {
    case .place: found.meaning = .leftOut(.place)
    case .note: found.meaning = .note
    case .mood: mood(&found, title.scale)
    case .metric("hrv_sdnn_ms") where title.note?.lowercased().contains(text: "rmssd") ?? false: own(&found, apart: taken)
    case .metric(MetricWords.bloodSugar): sugar(unit, &found)
    case .metric(let name): metric(name, unit, &found)
    case .pulse:
      // A pulse that is noted once a day is that at rest, unless it is too quick for that or another column has it. The mean of a workout or of a
      // day never is.
      if title.isStatistic { return own(&found, apart: taken, called: MetricKey.of(title.words.joined(separator: " "))) }
      let quick = content.numbers.count { !(30...95).contains($0) }
      if taken.contains("resting_heart_rate") || content.kind != .numbers { return own(&found, apart: taken) }
      if isOfWorkouts || quick * 5 > content.numbers.count { return own(&found, apart: taken, called: MetricWords.pulse) }
      metric("resting_heart_rate", unit, &found)
      if quick > 0 {
        found.doubt = ColumnDoubt(kind: .name("resting_heart_rate"), choices: ["resting_heart_rate", "heart_rate", "none"])
      }
    case .pace where content.kind == .durations || content.kind == .clocks && content.areDurations: pace(&found, taken)
    case .distance where content.kind == .numbers: distance(&found, taken)
    case .weight: weight(unit, &found)
    case .water: water(unit, &found)
    case .value, .unit, .habit, .time, .pace, .distance, nil: own(&found, apart: taken)
    }
  }

  /// What the person says of it; nil where they do not.
  var answer: ColumnAnswer? { settings.answer(for: title.written).map { ColumnAnswer($0) { settings.habit($0) != nil } } }

  /// Of the title, else of all fields.
  var unit: String? { title.unit ?? content.unit }

  // MARK: Habits

  /// The habit of this title, with a unit or without.
  var habit: KnownHabit? {
    let core = title.core.joined(separator: " ")
    let bare = TableTitle(title.written).bare
    for name in [title.written, bare, core] where !name.isEmpty { if let found = settings.habit(name) { return found } }
    return nil
  }

  /// Whether a column of the name of a habit is about it, and not a number of the day that has its name.
  private func isOfHabit(_ thing: ColumnThing?) -> Bool {
    switch (content.kind, thing) {
    case (.words, _), (.pressures, _), (.nothing, _), (_, .place), (_, .note), (_, .mood): false
    case (.marks, _), (_, nil), (_, .water), (_, .value), (_, .habit), (_, .unit), (_, .time), (_, .distance), (_, .pace): true
    case (_, .metric(let name)):
      // Exercise and naps are habits where the journal has them; sleep and steps are measured.
      !["sleep_minutes", "steps", "resting_heart_rate"].contains(name) && !MetricNames.isOfNight(name)
    case (_, .weight), (_, .pulse): false
    }
  }

  // MARK: What the person says

  /// Takes what `--as` says; false where that only tells the unit, which other decisions take.
  private func said(_ answer: ColumnAnswer, _ found: inout UnderstoodColumn, _ taken: Set<String>) -> Bool {
    let unit = answer.unit ?? self.unit
    switch answer.meaning.lowercased() {
    case "" where answer.unit == nil: return false
    case "none", "no", "nothing": found.meaning = .leftOut(.asked)
    case "text", "note", "notes": found.meaning = .note
    case "mood": mood(&found, title.scale)
    default:
      if content.kind == .pressures, ColumnTitle(answer.meaning).isOfPressure {
        pressures(&found, apart: [])
      } else if let scale = Self.scale(answer.meaning) {
        mood(&found, scale)
      } else if answer.meaning.isEmpty, let unit {
        switch ColumnThing(title) {
        case let thing where habit != nil && isOfHabit(thing): if let habit { lines(of: habit, in: unit, &found) }
        case .metric(MetricWords.bloodSugar): sugar(unit, &found)
        case .metric(let name): metric(name, unit, &found)
        case .weight: weight(unit, &found)
        case .water: water(unit, &found)
        default:
          let name = MetricKey.of(title.core.joined(separator: " ")) + "_" + MetricKey.of(unit)
          metric(name, unit, &found)
        }
      } else if let name = MetricNames.named(answer.meaning, among: MetricNames.known.map(\.name) + settings.series.map(\.name)) {
        metric(name, unit, &found)
      } else if let habit = settings.habit(answer.meaning) {
        lines(of: habit, in: answer.unit, &found)
      } else if let unit = answer.unit, let suffix = Self.suffixes[unit], !suffix.isEmpty, !answer.meaning.lowercased().hasSuffix("_\(suffix)") {
        metric("\(MetricKey.of(answer.meaning))_\(suffix)", unit, &found)
      } else {
        metric(MetricKey.of(answer.meaning), unit, &found)
      }
    }
    // Who says what it is has no doubt left but that of the unit, and none where it is the unit that they say.
    if found.doubt?.kind != .unit || answer.unit != nil { found.doubt = nil }
    return true
  }

  static func unit(_ answer: String) -> String? {
    let folded = answer.lowercased()
    let units = ["h", "min", "s", "ms", "kg", "lb", "st", "l", "ml", "oz", "glasses", "cups", "km", "mi", "m", "kcal", "kj"]
    return units.first { $0 == folded } ?? unitWords[folded]
  }

  /// Units as people type them where they are asked.
  private static let unitWords: [String: String] = {
    let rows = [
      ("h", "hour hours hr hrs stunde stunden hora horas heure heures 時間 시간"), ("min", "minute minutes mins minuten minuto minutos 分 분"),
      ("s", "second seconds sec secs sekunden segundos secondes 秒 초"), ("kg", "kilo kilos kilogram kilograms kilogramm"), ("lb", "lbs pound pounds libras"),
      ("st", "stone stones"), ("l", "litre litres liter liters litro litros"), ("oz", "ounce ounces"), ("glasses", "glass gläser vasos verres"), ("cups", "cup tassen tazas tasses"),
      ("mi", "mile miles"), ("km", "kilometre kilometres kilometer kilometers"),
    ]
    return Dictionary(rows.flatMap { unit, words in words.split(separator: " ").map { (String($0), unit) } }) { first, _ in first }
  }()

  /// `1..10`
  private static func scale(_ answer: String) -> ClosedRange<Double>? {
    let parts = answer.split(separator: ".").compactMap { Double($0.trimmed) }
    return parts.count == 2 && parts[0] < parts[1] ? parts[0]...parts[1] : nil
  }

  // MARK: Moods

  private func mood(_ found: inout UnderstoodColumn, _ said: ClosedRange<Double>?) {
    if content.kind != .numbers, !(content.kind == .marks && content.isOnlyOnesAndNoughts) {
      let known = content.values.count { words.mood(named: $0) != nil }
      // Sentences on how it was are a note.
      let long = content.values.count { $0.words.count > 3 }
      if known == 0, long * 2 > content.values.count { return found.meaning = .note }
      found.meaning = .mood(nil)
      return found.column = TableProfile.Column("mood", [], nil)
    }
    var scale = said ?? 1...5
    if said == nil {
      switch (content.low, content.high) {
      case (1.0..., ...4.0): found.doubt = ColumnDoubt(kind: .scale, choices: ["1..5", "0..4", "1..10"])
      case (1.0..., ...5.0): break
      case (1.0..., ...10.0): scale = 1...10
      case (0.0..., ...4.0): scale = 0...4
      case (0.0..., ...5.0):
        scale = 0...5
        found.doubt = ColumnDoubt(kind: .scale, choices: ["0..5", "0..10"])
      case (0.0..., ...10.0): scale = 0...10
      case (0.0..., ...100.0): scale = 0...100
      case ((-2.0)..., ...2.0): scale = -2...2
      case ((-5.0)..., ...5.0): scale = -5...5
      default: scale = content.low.rounded(.down)...max(content.high.rounded(.up), content.low.rounded(.down) + 1)
      }
      if content.high > 100 || content.low < -5 {
        found.doubt = ColumnDoubt(kind: .scale, choices: ["\(decimalText(scale.lowerBound))..\(decimalText(scale.upperBound))"])
      }
    }
    found.meaning = .mood(scale)
    found.column = TableProfile.Column("mood", [], nil, form: .scale(from: scale, to: TableMoods.steps))
  }

  // MARK: Numbers of one's own

  /// A metric of the person's own, or what has no name in a journal.
  /// - Parameters:
  ///   - given: Its unit, where neither the title nor the fields tell it.
  ///   - called: Its name, where that of the title does not do.
  func own(_ found: inout UnderstoodColumn, apart taken: Set<String>, in given: String? = nil, called: String? = nil) {
    let unit = given ?? self.unit
    switch content.kind {
    case .nothing: found.meaning = .leftOut(.nothing)
    case .words: found.meaning = .leftOut(.words)
    case .marks: found.meaning = .leftOut(.noHabit)
    case .amounts, .pressures: found.meaning = .leftOut(.words)
    // The end of what begins on the day of the row is a moment, and none that is measured.
    case .clocks where content.values.allSatisfy({ TableMoment($0, nil) != nil }): found.meaning = .leftOut(.place)
    case .numbers, .durations, .clocks:
      let core = MetricKey.of(title.core.joined(separator: " "))
      // `mg/dL` is two words only by its capital letter.
      let whole = title.unit?.contains("/") ?? false ? MetricKey.of("\(title.words.joined(separator: " ")) \(title.unit ?? "")") : MetricKey.of(title.written)
      guard let first = whole.unicodeScalars.first, first.properties.isAlphabetic else { return found.meaning = .leftOut(.noTitle) }
      var name = whole
      if let unit = unit, title.note == nil, !core.isEmpty, let suffix = Self.suffixes[unit] {
        name = suffix.isEmpty ? core : "\(core)_\(suffix)"
      } else if unit == nil, content.kind == .durations {
        name = whole.hasSuffix("_minutes") ? whole : whole + "_minutes"
      }
      if let there = settings.series.first(where: { $0.name == whole }) { name = there.name }
      if let called { name = called }
      if taken.contains(name) { name = whole }
      var number = 2
      while taken.contains(name) { (name, number) = ("\(whole)_\(number)", number + 1) }
      metric(name, unit, &found)
      joined(name, unit, &found)
      if let known = ColumnThing.named(within: title), content.kind == .numbers, mayBe(known),
        settings.series.allSatisfy({ $0.name != name })
      {
        found.doubt = ColumnDoubt(kind: .name(known), choices: [name, known, "none"])
      } else if case .value? = ColumnThing(title) {
        found.doubt = ColumnDoubt(kind: .nameless, choices: [name])
      }
    }
  }

  /// Whether the unit of a column leaves open that it is a metric of this name.
  private func mayBe(_ name: String) -> Bool {
    guard let unit = unit else { return true }
    let own = name == "weight" ? "kg" : MetricNames.unit(of: name)
    return UnitTable.ofTables.unit(unit).dimension == UnitTable.ofTables.unit(own).dimension
  }

  /// The endings of names by the units of their amounts.
  static let suffixes = [
    "h": "minutes", "min": "minutes", "s": "minutes", "ms": "ms", "kg": "kg", "lb": "lb", "st": "lb", "mg": "mg", "g": "g", "km": "km",
    "mi": "mi",
    "m": "m", "kcal": "kcal", "kj": "kcal", "l": "l", "ml": "ml", "oz": "oz", "c": "c", "f": "f", "bpm": "", "count": "",
    "glasses": "glasses",
    "cups": "cups", "percent": "percent", "mmhg": "",
  ]
}
