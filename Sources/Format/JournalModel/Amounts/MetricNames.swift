// The names of metrics that have a meaning: each is declared here, for reading, checking, importing and the documents.

public import JournalDates

/// A metric of a day that has a meaning.
public struct KnownMetric: Sendable {
  /// What it is measured in.
  public enum Unit: Sendable {
    case minutes, count, kcal, km, hours, beats, milliseconds, score, clock

    /// As the documents say it, in Markdown.
    fileprivate var described: String {
      switch self {
      case .minutes, .count, .kcal, .km, .hours, .milliseconds: "\(self)"
      case .beats: "beats a minute"
      case .score: "0–100"
      case .clock: "`HH:MM`"
      }
    }
  }

  public let name: String
  /// As people read it: `Heart-rate variability`.
  public let title: String
  public let unit: Unit
  /// What nobody sleeps, walks or burns more of, and no device measures otherwise; nil for times.
  public let bounds: ClosedRange<Double>?
  private let note: String

  fileprivate init(_ name: String, _ title: String, _ unit: Unit, _ bounds: ClosedRange<Double>? = 0...1440, note: String = "") {
    (self.name, self.title, self.unit, self.bounds, self.note) = (name, title, unit, bounds, note)
  }

  /// What its amounts are, as the documents say it, in Markdown.
  public var described: String { unit.described + note }
}

/// The metrics that have a meaning; any other name is a metric of the person's own.
public enum MetricNames {
  /// Metrics of a day, in the order in which the documents name them.
  public static let known: [KnownMetric] = [
    .init("sleep_minutes", "Sleep", .minutes, note: ofNight),
    .init("nap_minutes", "Naps", .minutes, note: ofNight),
    .init("deep_minutes", "Deep sleep", .minutes, note: ofNight),
    .init("rem_minutes", "REM sleep", .minutes, note: ofNight),
    .init("core_minutes", "Core sleep", .minutes, note: ofNight),
    .init("awake_minutes", "Awake at night", .minutes, note: ofNight),
    .init("sleep_quality", "Sleep quality", .score, 0...100),
    .init("steps", "Steps", .count, 0...200_000),
    .init("active_kcal", "Active energy", .kcal, 0...20_000),
    .init("exercise_minutes", "Exercise", .minutes),
    .init("stand_hours", "Standing", .hours, 0...24),
    .init("workouts", "Workouts", .count, 0...100),
    .init("resting_heart_rate", "Resting heart rate", .beats, 20...250),
    .init("hrv_sdnn_ms", "Heart-rate variability", .milliseconds, 0...1000),
    .init("screen_minutes", "Screen", .minutes),
    .init("pickups", "Pickups", .count, 0...100_000),
    .init("notifications", "Notifications", .count, 0...100_000),
    .init("evening_screen_minutes", "Screen in the evening", .minutes),
    .init("bedtime", "Bedtime", .clock, nil),
    .init("wake_time", "Wake-up time", .clock, nil),
  ]

  private static let ofNight = ", of the night that ends on the day"

  static let byName = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }

  /// Whether a name is that of a metric which has a meaning, in whatever unit.
  static func isKnown(_ name: String) -> Bool { byName[name] != nil }

  /// Metrics of a day whose names hold a word of their own between two that are known, as `workout_run_km` does.
  public static let families: [(prefix: String, word: String, suffix: String, metric: KnownMetric)] = [
    ("workout_", "kind", "_minutes", .init("minutes", "", .minutes)),
    ("workout_", "kind", "_km", .init("km", "", .km, 0...2000)),
    ("workout_", "kind", "_count", .init("count", "", .count, 0...100)),
    ("screen_", "category", "_minutes", .init("minutes", "", .minutes)),
  ]

  /// Metrics of a day that are numbers.
  public static let numbers = known.filter { $0.unit != .clock }.map(\.name)

  /// Metrics of a day that are times on the clock.
  public static let clocks = known.filter { $0.unit == .clock }.map(\.name)

  /// The numbers of a retrospective's snapshot.
  public static let snapshot = [
    "avg_sleep_minutes", "avg_sleep_quality", "avg_steps", "avg_active_kcal", "total_exercise_minutes", "avg_stand_hours",
    "total_workouts", "avg_screen_minutes", "avg_pickups", "avg_notifications", "wellness_score", "wellness_coverage",
  ]

  /// Whether a name is of the form of one of the families.
  public static func isOfFamily(_ name: String) -> Bool { family(of: name) != nil }

  /// What people call a metric: its title, of one of a family the word of its own, of any other its name.
  public static func title(of name: String) -> String {
    if let metric = byName[name] { return metric.title }
    guard let family = families.first(where: { isOf($0, name) }) else { return ownTitle(of: name) }
    let word = name.dropFirst(family.prefix.utf8.count).dropLast(family.suffix.utf8.count)
    let kind = family.prefix.prefix(1).uppercased() + family.prefix.dropFirst().dropLast()
    return "\(kind): " + word.map { $0 == "_" ? " " : String($0) }.joined()
  }

  /// A name of the person's own as words, without its unit, which its numbers have: ‘Weight’ of `weight_kg`.
  private static func ownTitle(of name: String) -> String {
    let bare = Self.bare(name)
    let words = (bare.isEmpty ? name[...] : bare).split { $0 == "_" || $0 == "-" }
      .map { shortForms[$0.lowercased()] ?? String($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Words that are written in capitals.
  private static let shortForms = ["hr": "HR", "hrv": "HRV", "bmi": "BMI", "rem": "REM", "vo2": "VO2"]

  /// The one of some names that a word means: by itself, as people call it (`sleep`, ‘resting heart rate’), or without its unit (`weight`).
  public static func named(_ word: String, among names: [String]) -> String? {
    if let exact = names.first(where: { $0.hasSameBytes(as: word) }) { return exact }
    let said = plain(word)
    if said.isEmpty { return nil }
    if let named = names.first(where: { plain($0) == said || plain(title(of: $0)) == said }) { return named }
    let longer = names.filter { name in
      ownUnits.contains { name.hasSuffix($0.suffix) && plain(name.dropLast($0.suffix.utf8.count)) == said }
    }
    return longer.count == 1 ? longer[0] : nil
  }

  /// A number of one's own, and the name under which it is kept.
  public enum Kept: Equatable, Sendable {
    /// By its own name.
    case itself
    /// By the name that the journal has for it already, as so much there.
    case joined(name: String, number: Double)
    /// By its own name, beside one that may be in another unit.
    case apart(from: String)
  }

  /// Where a number is to be kept: under the first name that was chosen for what it measures. Of two units of a kind it is turned into the one that is
  /// there. Where one of the two names says no unit, it is joined, unless the numbers show another unit: 156 beside 70 kg is nearly as many pounds.
  /// - Parameter series: The names that are there, each with its last number.
  public static func kept(_ name: String, _ number: Double, among series: [(name: String, last: Double?)]) -> Kept {
    if series.contains(where: { $0.name.hasSameBytes(as: name) }) || isKnown(name) || isOfFamily(name) {
      return .itself
    }
    // ‘blood_sugar’ where the journal has ‘blood sugar’
    if let same = series.first(where: { plain($0.name) == plain(name) }) { return .joined(name: same.name, number: number) }
    let others = series.filter { areOneInTwoUnits(name, $0.name) }
    guard others.count == 1, let other = others.first else { return .itself }
    let (own, there) = (ownUnits.first { name.hasSuffix($0.suffix) }, ownUnits.first { other.name.hasSuffix($0.suffix) })
    if let own, let there {
      let turned = UnitTable.standard.convert(Quantity(number, own.unit), to: there.unit)
      return turned.map { .joined(name: other.name, number: ($0 * 100).rounded() / 100) } ?? .apart(from: other.name)
    }
    guard let unit = own ?? there, let last = other.last, last > 0, number > 0 else { return .joined(name: other.name, number: number) }
    // How many times more or less, whichever it is.
    func distance(_ factor: Double) -> Double { max(number * factor / last, last / (number * factor)) }
    let factors = ownUnits.filter { $0.kind == unit.kind && $0.unit != unit.unit }
      .compactMap { UnitTable.standard.convert(Quantity(1, unit.unit), to: $0.unit) }
    let isOther = distance(1) > 1.8 && factors.contains { min(distance($0), distance(1 / $0)) < 1.15 }
    return !isOther ? .joined(name: other.name, number: number) : .apart(from: other.name)
  }

  /// What the two numbers of a blood pressure are kept as.
  public static let systolic = "systolic"
  public static let diastolic = "diastolic"

  /// The two numbers of `128/84`, where a name means a blood pressure; nil where it does not, or where they are none.
  public static func pressures(of name: String, _ value: String) -> (upper: String, lower: String)? {
    guard isPressure(name) else { return nil }
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard parts.count == 2, let upper = Int(parts[0]), let lower = Int(parts[1]), isPressure(Double(upper), Double(lower)) else {
      return nil
    }
    return (parts[0], parts[1])
  }

  /// Whether two numbers may be those of a blood pressure, in mmHg.
  public static func isPressure(_ upper: Double, _ lower: Double) -> Bool { upper > lower && lower >= 20 && upper <= 350 }

  /// A name without the unit of the person's own metrics at its end: `weight` of `weight_kg`.
  public static func bare(_ name: String) -> Substring {
    ownUnits.first { name.hasSuffix($0.suffix) }.map { name.dropLast($0.suffix.utf8.count) } ?? name[...]
  }

  /// Whether two names are of one thing in two units, `weight_kg` and `weight_lb`, or in one and in an unknown one, `weight`: their numbers must not be
  /// mixed.
  public static func areOneInTwoUnits(_ a: String, _ b: String) -> Bool {
    func kind(_ name: String) -> String? { ownUnits.first { name.hasSuffix($0.suffix) }?.kind }
    guard !a.hasSameBytes(as: b), bare(a) == bare(b), !bare(a).isEmpty else { return false }
    return kind(a) == kind(b) || kind(a) == nil || kind(b) == nil
  }

  /// What amounts of a metric are in: `min`, `h`, `km`, `kcal`, `bpm`, `ms`, `mmHg`; empty for counts, scores, times and metrics of the person's own
  /// whose names do not say it.
  public static func unit(of name: String) -> String {
    switch (byName[name] ?? family(of: name))?.unit {
    case .minutes: "min"
    case .kcal: "kcal"
    case .km: "km"
    case .hours: "h"
    case .beats: "bpm"
    case .milliseconds: "ms"
    case nil where isPulse(name): "bpm"
    case nil:
      name == systolic || name == diastolic
        ? "mmHg" : name == MetricWords.pulse ? "bpm" : ownUnits.first { name.hasSuffix($0.suffix) }?.unit ?? ""
    case .count, .score, .clock: ""
    }
  }

  static let ownUnits = [
    ("_minutes", "min", "time"), ("_hours", "h", "time"), ("_kcal", "kcal", "energy"), ("_km", "km", "length"), ("_mi", "mi", "length"),
    ("_kg", "kg", "mass"), ("_lb", "lb", "mass"), ("_ms", "ms", "time"),
  ].map { (suffix: $0.0, unit: $0.1, kind: $0.2) }

  /// An amount of a metric as people read it: `7h10`, `10,174`, `53 ms`.
  public static func words(_ amount: Metric.Amount, of name: String, _ style: NumberStyle) -> String {
    switch amount {
    case .clock(let time): time.description
    case .number(let number): words(number, of: name, style)
    }
  }

  /// The same of a number, which may be a mean or a sum.
  public static func words(_ number: Double, of name: String, _ style: NumberStyle) -> String {
    let unit = (byName[name] ?? family(of: name))?.unit
    switch unit {
    case .minutes: return style.hoursAndMinutes(number)
    case nil:
      if isPace(name) { return style.minutesAndSeconds(number) }
      // Of money each cent is told.
      if isMoney(name) { return style.written(decimalText((number * 100).rounded() / 100)) }
      if name.hasSuffix("_minutes") { return style.hoursAndMinutes(number) }
      return style.amount(style.readable(number), in: self.unit(of: name))
    case .count, .score, .clock: return style.readable(number)
    case .kcal, .km: return style.amount(style.readable(number), in: "\(unit ?? .km)")
    // Seven hours and a part are 7h10; whole ones are counted.
    case .hours:
      return number == number.rounded() || number.magnitude >= 1000
        ? style.amount(style.readable(number), in: "h") : style.hoursAndMinutes(number * 60)
    case .beats: return style.amount(style.readable(number), in: style.beats)
    case .milliseconds: return style.amount(style.readable(number), in: "ms")
    }
  }

  /// The same without a unit that is no part of the number.
  public static func shortWords(_ number: Double, of name: String, _ style: NumberStyle) -> String {
    isPace(name) ? style.minutesAndSeconds(number) : name.hasSuffix("_minutes") ? style.hoursAndMinutes(number) : style.readable(number)
  }

  static func family(of name: String) -> KnownMetric? {
    families.first { isOf($0, name) }?.metric
  }

  private static func isOf(_ family: (prefix: String, word: String, suffix: String, metric: KnownMetric), _ name: String) -> Bool {
    name.utf8.count > family.prefix.utf8.count + family.suffix.utf8.count && name.hasPrefix(family.prefix) && name.hasSuffix(family.suffix)
  }

  /// The numbers that a well-known metric of a day can have; nil for times and for metrics of the person's own. `check`, `metrics set` and
  /// imports tell of others.
  public static func bounds(of name: String) -> ClosedRange<Double>? { (byName[name] ?? family(of: name))?.bounds }

  /// The same with what many measure besides: whoever types less than nothing of it has mistyped it.
  public static func typedBounds(of name: String) -> ClosedRange<Double>? { bounds(of: name) ?? ownBounds[name] }

  private static let ownBounds: [String: ClosedRange<Double>] = [
    MetricWords.weight: 0...1500, "weight_kg": 0...600, "weight_lb": 0...1500, MetricWords.pulse: 0...300, systolic: 0...350, diastolic: 0...250,
  ]

  /// Whether a metric is of the night that ends on the day, and so is whole when the day begins.
  public static func isOfNight(_ name: String) -> Bool { ofNights.contains(name) }

  /// Whether what a day has of a metric is whole once it is noted: its night, and what is read off at once, as a pulse, a weight and a blood pressure
  /// are. Of others today says nothing before it is over.
  public static func isWholeAtOnce(_ name: String) -> Bool {
    if isOfNight(name) { return true }
    if let metric = byName[name] { return metric.unit == .beats || metric.unit == .milliseconds }
    if [systolic, diastolic, MetricWords.pulse].contains(name) || bare(name) == MetricWords.weight || isBloodSugar(name) { return true }
    return !addsUp(name) && isOfBody(name)
  }

  /// Whether several readings of one day are usual, each as true as the others: a pulse, a blood pressure, a temperature. Of a weight the next one puts right the last.
  public static func isOfMoments(_ name: String) -> Bool {
    if [systolic, diastolic, pressure, MetricWords.pulse, "peak_flow"].contains(name) || isBloodSugar(name) { return true }
    return isOfBody(name) && name.split { $0 == "_" || $0 == "-" }.contains { ofMoments.contains($0.lowercased()) }
  }

  private static let ofMoments: Set<String> = [
    "glucose", "ketones", "spo2", "saturation", "systolic", "diastolic", "temperature", "temp", "fever", "pef", "pefr", "peakflow",
  ]

  /// Whether what a day has of a metric counts by now in what some days come to: of today what is whole at once, and the rest once it is over; whoever
  /// asks of today alone wants to know what there is.
  public static func counts(_ name: String, on day: CalendarDay, in span: DaySpan, today: CalendarDay) -> Bool {
    day < today || span == DaySpan(today) || isWholeAtOnce(name)
  }

  /// Words of names of what is read off at a body.
  static let ofBodies: Set<String> = [
    "weight", "glucose", "ketones", "spo2", "saturation", "waist", "hip", "hips", "bmi", "hba1c", "cholesterol", "ldl", "hdl", "bodyfat", "body", "systolic",
    "diastolic", "temperature", "temp", "fever", "pef", "pefr", "peakflow", "vo2", "hrv", "ferritin", "triglycerides", "hemoglobin", "haemoglobin", "inr", "tsh", "crp",
  ]

  private static let ofNights: Set<String> = [
    "sleep_minutes", "deep_minutes", "rem_minutes", "core_minutes", "awake_minutes", "sleep_quality", "bedtime", "wake_time",
  ]

  /// Whether amounts of a metric may be written as hours and minutes, `7h12`.
  public static func takesHours(_ name: String) -> Bool { name.hasSuffix("_minutes") }
}
