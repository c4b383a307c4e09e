// The elements of Apple's export that say something a journal keeps.

import HostSystem
import JournalDates
import JournalModel
import StreamKit

/// Collects records while the export is read. What a person has of one kind is kept small: intervals in 16 bytes, means as sums.
final class HealthEvents: XMLEvents {
  /// A mean of a day in the making; what the person typed wins over what devices measured.
  struct DayMean {
    var sum = 0.0
    var count = 0
    var isTyped = false

    mutating func add(_ value: Double, isTyped: Bool) {
      if isTyped != self.isTyped {
        if self.isTyped { return }
        self = DayMean(isTyped: true)
      }
      sum += value
      count += 1
    }
  }

  struct Workout {
    var kind: String
    var start: HealthTime
    var end: HealthTime
    /// Without pauses.
    var seconds: Double
    var kilometres: Double?
    var rank: Int
  }

  /// What the rings of a day came to.
  struct Summary {
    var kilocalories: Double?
    var exerciseMinutes: Double?
    var standHours: Double?
  }

  private(set) var exportDate: HealthTime?
  var intervals: IntervalRuns
  private(set) var restingRates: [CalendarDay: DayMean] = [:]
  private(set) var variabilities: [CalendarDay: DayMean] = [:]
  /// The hours of a day in which the person stood, a bit each.
  private(set) var standing: [CalendarDay: UInt32] = [:]
  private(set) var segments: [SleepSegment] = []
  private(set) var workouts: [Workout] = []
  private(set) var summaries: [CalendarDay: Summary] = [:]
  /// Oddities by their words, with the first line and how often.
  private(set) var oddities: [(text: String, line: Int, count: Int)] = []
  /// Records that lie behind the day of the export, and the days that they tell of.
  private(set) var laterRecords = 0
  private(set) var laterDays: Set<CalendarDay> = []
  /// What was read of each kind, for an export that ends too early.
  private(set) var progress = HealthProgress()
  /// Types of records that are not kept, with how often they were met.
  var ignored: [String: Int] { ignoredTypes.counts }
  private(set) var failure: (any Error)?

  private let order: HealthSources
  private var times = HealthTimeReader()
  private var depth = 0
  private var isInWorkout = false
  private var pending: Pending?
  private var sources: [String: Int] = [:]
  private var ignoredTypes = HealthTypes()

  /// A record, until it is known whether a person typed it.
  private struct Pending {
    enum Content {
      case amount(DayInterval.Kind, Double, rank: Int)
      case resting(Double), variability(Double)
    }
    var content: Content
    var start: HealthTime
    var end: HealthTime
    var isTyped = false
  }

  init(spillingTo folder: String, intervals: Int, first: [String]) throws(StreamError) {
    order = HealthSources(first: first)
    self.intervals = IntervalRuns(of: intervals, spillingTo: folder)
    try super.init()
  }

  override func start(_ name: UnsafePointer<CChar>, _ attributes: Attributes) {
    depth += 1
    // Most elements are Records and what belongs to them. Records within a Correlation stand outside of it, too.
    if depth == 2 {
      if name.says("Record") { return record(attributes) }
      if name.says("Workout") { return workout(attributes) }
      if name.says("ActivitySummary") { return summary(attributes) }
      if name.says("ExportDate") {
        exportDate = HealthAttributes(attributes).value.flatMap { times.read($0) }
      } else if !name.says("Me"), !name.says("Correlation") {
        ignoredTypes.count(name)
      }
    } else if depth == 3, pending != nil, name.says("MetadataEntry") {
      let (key, value) = HealthAttributes.keyAndValue(attributes)
      if let key, let value, key.says("HKWasUserEntered"), value.says("1") { pending?.isTyped = true }
    } else if depth == 3, isInWorkout, name.says("WorkoutStatistics") {
      statistics(attributes)
    }
  }

  override func end(_ name: UnsafePointer<CChar>) {
    depth -= 1
    guard depth == 1 else { return }
    isInWorkout = false
    if let pending { keep(pending) }
    pending = nil
  }

  /// Forgets what was not read to its end.
  func dropUnfinished() {
    if isInWorkout { _ = workouts.popLast() }
    pending = nil
  }

  private func record(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.type else { return odd("a record without a type") }
    if let quantity = type.rest(behind: "HKQuantityTypeIdentifier") {
      if quantity.says("StepCount") { return amount(.steps, found, factor: found.unit.map { $0.says("count") ? 1 : nil } ?? 1) }
      if quantity.says("ActiveEnergyBurned") { return amount(.energy, found, factor: found.unit.flatMap { Self.kilocalories($0) }) }
      if quantity.says("AppleExerciseTime") {
        return amount(.exercise, found, factor: found.unit.flatMap { Self.seconds($0) }.map { $0 / 60 })
      }
      if quantity.says("RestingHeartRate") { return mean(found) { .resting($0) } }
      if quantity.says("HeartRateVariabilitySDNN") { return mean(found) { .variability($0) } }
      progress.meetOther()
      ignoredTypes.count(quantity)
    } else if let category = type.rest(behind: "HKCategoryTypeIdentifier") {
      if category.says("SleepAnalysis") { return sleep(found) }
      if category.says("AppleStandHour") { return stand(found) }
      progress.meetOther()
      ignoredTypes.count(category)
    } else {
      progress.meetOther()
      ignoredTypes.count(type)
    }
  }

  private func amount(_ kind: DayInterval.Kind, _ found: HealthAttributes, factor: Double?) {
    guard let factor else { return odd("a unit that is not known: \(found.unit.map { String(cString: $0) } ?? "none")") }
    guard let (start, end) = span(found), let value = number(found) else { return }
    progress.meet(kind == .steps ? .steps : kind == .energy ? .energy : .exercise, on: start.day)
    pending = Pending(content: .amount(kind, value * factor, rank: order.rank(of: found)), start: start, end: end)
  }

  private func mean(_ found: HealthAttributes, _ content: (Double) -> Pending.Content) {
    guard let (start, end) = span(found), let value = number(found) else { return }
    let content = content(value)
    if case .resting = content { progress.meet(.rate, on: start.day) } else { progress.meet(.variability, on: start.day) }
    pending = Pending(content: content, start: start, end: end)
  }

  private func sleep(_ found: HealthAttributes) {
    guard let value = found.value, let stage = SleepSegment.Stage(String(cString: value)) else {
      return odd("a stage of sleep that is not known")
    }
    guard let (start, end) = span(found) else { return }
    if end.seconds - start.seconds > 36 * 3600 { return odd("sleep of more than 36 hours") }
    let name = found.sourceName.map { String(cString: $0) } ?? ""
    let source = sources[name] ?? sources.count
    sources[name] = source
    progress.meet(.sleep, on: start.day)
    // A night may belong to the day on which it ends, or to the next one.
    if isLater(start.day) { laterDays.formUnion([end.day, start.day.advanced(by: 1)]) }
    segments.append(SleepSegment(stage: stage, start: start, end: end, source: source))
  }

  private func stand(_ found: HealthAttributes) {
    guard let (start, _) = span(found), let value = found.value else { return }
    progress.meet(.standing, on: start.day)
    let isStood = value.says("HKCategoryValueAppleStandHourStood") || value.says("0")
    standing[start.day, default: 0] |= isStood ? 1 << UInt32(start.time.minutes / 60) : 0
  }

  private func workout(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.workoutType, let (start, end) = span(found) else { return }
    let kind = Self.snake(String(cString: type.rest(behind: "HKWorkoutActivityType") ?? type))
    let factor = found.durationUnit.map { Self.seconds($0) } ?? 60
    let duration = found.duration.flatMap { Self.number($0) }
    var workout = Workout(
      kind: kind, start: start, end: end, seconds: Double(end.seconds - start.seconds), kilometres: nil, rank: order.rank(of: found))
    if let duration, duration >= 0, let factor { workout.seconds = duration * factor }
    if let distance = found.totalDistance.flatMap({ Self.number($0) }), distance > 0 {
      workout.kilometres = found.totalDistanceUnit.flatMap { Self.kilometres($0) }.map { $0 * distance }
    }
    if workout.seconds > 48 * 3600 { return odd("a workout of more than 48 hours") }
    progress.meet(.workouts, on: start.day)
    workouts.append(workout)
    isInWorkout = true
  }

  /// Newer versions give distances apart from the workout.
  private func statistics(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.type, type.rest(behind: "HKQuantityTypeIdentifierDistance") != nil, let last = workouts.indices.last,
      workouts[last].kilometres == nil, let sum = found.sum.flatMap({ Self.number($0) }), sum > 0
    else { return }
    workouts[last].kilometres = found.unit.flatMap { Self.kilometres($0) }.map { $0 * sum }
  }

  private func summary(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let date = found.dateComponents, let day = CalendarDay(String(cString: date)) else { return }
    noteLater(day)
    progress.meet(.rings, on: day)
    var summary = Summary()
    if let energy = found.activeEnergyBurned.flatMap({ Self.number($0) }), energy >= 0 {
      summary.kilocalories = found.activeEnergyBurnedUnit.map { Self.kilocalories($0) ?? .nan }.map { $0 * energy } ?? energy
    }
    summary.exerciseMinutes = found.appleExerciseTime.flatMap { Self.number($0) }.flatMap { $0 >= 0 ? $0 : nil }
    summary.standHours = found.appleStandHours.flatMap { Self.number($0) }.flatMap { $0 >= 0 && $0 <= 24 ? $0 : nil }
    summaries[day] = summary
  }

  private func keep(_ record: Pending) {
    switch record.content {
    case .resting(let value):
      guard value > 0, value < 400 else { return odd("a heart rate that no heart has") }
      restingRates[record.start.day, default: DayMean()].add(value, isTyped: record.isTyped)
    case .variability(let value): variabilities[record.start.day, default: DayMean()].add(value, isTyped: record.isTyped)
    case .amount(let kind, let value, let rank): keep(value, of: kind, record, rank: record.isTyped ? 0 : rank)
    }
  }

  /// Splits what goes over midnight in proportion.
  private func keep(_ value: Double, of kind: DayInterval.Kind, _ record: Pending, rank: Int) {
    let length = record.end.seconds - record.start.seconds
    if length > 7 * 86400 { return odd("a record of more than seven days") }
    var start = record.start.local
    let end = start + length
    var day = record.start.day
    repeat {
      let next = (Int(day.ordinal) + 1) * 86400
      let stop = min(end, next)
      let share = length == 0 ? value : value * Double(stop - start) / Double(length)
      // In UTC, so that a flight to the west lives through the same hour of the wall twice.
      let origin = (Int(day.ordinal) - 1) * 86400 + record.start.offset
      let interval = DayInterval(kind, on: day, rank: rank, start: start - origin, length: stop - start, value: share)
      do { try intervals.add(interval) } catch { failure = error }
      start = stop
      day = day.advanced(by: 1)
    } while start < end
  }

  private func span(_ found: HealthAttributes) -> (HealthTime, HealthTime)? {
    guard let start = found.startDate.flatMap({ times.read($0) }) else {
      odd("a date that is none")
      return nil
    }
    guard let end = found.endDate.flatMap({ times.read($0) }) else {
      odd("a date that is none")
      return nil
    }
    guard end >= start else {
      odd("a record that ends before it begins")
      return nil
    }
    noteLater(start.day)
    return (start, end)
  }

  /// Some devices date records years ahead.
  private func noteLater(_ day: CalendarDay) {
    guard isLater(day) else { return }
    laterRecords += 1
    laterDays.insert(day)
  }

  /// Whether a day lies behind that of the export.
  private func isLater(_ day: CalendarDay) -> Bool { exportDate.map { day > $0.day } ?? false }

  private func number(_ found: HealthAttributes) -> Double? {
    guard let value = found.value.flatMap({ Self.number($0) }), value >= 0, value < 1e7 else {
      odd("a number that is none, or absurd")
      return nil
    }
    return value
  }

  private func odd(_ text: String) {
    if let place = oddities.firstIndex(where: { $0.text == text }) { oddities[place].count += 1 } else { oddities.append((text, line, 1)) }
  }

  private static func kilocalories(_ unit: UnsafePointer<CChar>) -> Double? {
    if unit.says("kcal") || unit.says("Cal") { return 1 }
    if unit.says("kJ") { return 1 / 4.184 }
    return unit.says("cal") ? 0.001 : nil
  }

  private static func seconds(_ unit: UnsafePointer<CChar>) -> Double? {
    if unit.says("min") { return 60 }
    if unit.says("s") || unit.says("sec") { return 1 }
    return unit.says("hr") || unit.says("h") ? 3600 : nil
  }

  private static func kilometres(_ unit: UnsafePointer<CChar>) -> Double? {
    UnitTable.standard.convert(Quantity(1, String(cString: unit)), to: "km")
  }

  /// `TraditionalStrengthTraining` as `traditional_strength_training`.
  private static func snake(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars where scalar.isASCII {
      if ("A"..."Z").contains(scalar), !text.isEmpty { text += "_" }
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar) {
        text += String(Character(scalar)).lowercased()
      }
    }
    return text.isEmpty ? "other" : text
  }

  /// A decimal number with or without an exponent; nil for all else. Most are short and have none.
  static func number(_ text: UnsafePointer<CChar>) -> Double? {
    var (place, digits, count, behind) = (0, 0, 0, -1)
    while true {
      let byte = UInt8(bitPattern: text[place])
      if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ Int(byte &- 0x30)
        count += 1
        if behind >= 0 { behind += 1 }
      } else if byte == 0x2E, behind < 0 {
        behind = 0
      } else if byte == 0, count > 0, count <= 15 {
        return behind > 0 ? Double(digits) / powersOfTen[behind] : Double(digits)
      } else {
        guard let value = Double(String(cString: text)), value.isFinite else { return nil }
        return value
      }
      place += 1
    }
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
}
