// The elements of Apple's export that say something a journal keeps.

import HostSystem
import JournalDates
import JournalModel
import StreamKit
import JournalText

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
    /// What the export wrote its times in, in seconds east of UTC: of the moment of the export, not of the workout.
    var writtenOffset: Int
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
  private(set) var standing: [CalendarDay: UInt64] = [:]
  private(set) var segments: [SleepSegment] = []
  private(set) var workouts: [Workout] = []
  private(set) var summaries: [CalendarDay: Summary] = [:]
  /// Oddities by their words, with the first line and how often.
  private(set) var warnings: [(words: Wording, line: Int, count: Int)] = []
  private var oddPlaces: [String: Int] = [:]
  /// Records that lie after the day of the export, and the days that they tell of.
  private(set) var laterRecords = 0
  private(set) var laterDays: Set<CalendarDay> = []
  /// What was read of each kind, for an export that ends too early.
  private(set) var progress = HealthProgress()
  /// Types of records that are not kept, with how often they were met.
  var ignored: [String: Int] { ignoredTypes.counts }
  private(set) var failure: (any Error)?

  private let order: HealthSources
  private let zones: (String) -> ZoneRules?
  private var knownZones: [String: ZoneRules?] = [:]
  private var clock: WallClock
  private var times = HealthTimeReader()
  private var depth = 0
  private var pending: Pending?
  private var workout: Workout?
  /// The zone that the element at hand says.
  private var zone: ZoneRules?
  private var sources: [String: Int] = [:]
  private var ignoredTypes = HealthTypes()

  /// A record, until it is known whether a person typed it, and in which zone it was.
  private struct Pending {
    enum Content {
      case amount(DayInterval.Kind, Double, rank: Int)
      case resting(Double), variability(Double)
      case sleep(SleepSegment.Stage, source: Int)
      case stand(isStood: Bool)

      var kind: HealthProgress.Kind {
        switch self {
        case .amount(.steps, _, _): .steps
        case .amount(.energy, _, _): .energy
        case .amount(.exercise, _, _): .exercise
        case .resting: .rate
        case .variability: .variability
        case .sleep: .sleep
        case .stand: .standing
        }
      }
    }
    var content: Content
    var start: HealthTime
    var end: HealthTime
    var isTyped = false
  }

  /// - Parameters:
  ///   - clock: Tells the day and the time on the wall of each moment.
  ///   - zones: The zone of a name, for records that say theirs.
  init(spillingTo folder: String, intervals: Int, first: [String], clock: WallClock, zones: @escaping (String) -> ZoneRules?)
    throws(StreamError)
  {
    order = HealthSources(first: first)
    self.clock = clock
    self.zones = zones
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
        exportDate = HealthAttributes(attributes).value.flatMap { times.read($0) }.flatMap { onTheWall($0) }
      } else if !name.says("Me"), !name.says("Correlation") {
        ignoredTypes.count(name)
      }
    } else if depth == 3, pending != nil || workout != nil {
      if name.says("MetadataEntry") {
        metadata(attributes)
      } else if workout != nil, name.says("WorkoutStatistics") {
        statistics(attributes)
      }
    }
  }

  override func end(_ name: UnsafePointer<CChar>) {
    depth -= 1
    guard depth == 1 else { return }
    if let pending { keep(pending) }
    if let workout { keep(workout) }
    (pending, workout, zone) = (nil, nil, nil)
  }

  /// Forgets what was not read to its end; that it was met says which day is not whole.
  func dropUnfinished() {
    if let pending, let start = onTheWall(pending.start) { progress.meet(pending.content.kind, on: start.day) }
    if let workout, let start = onTheWall(workout.start) { progress.meet(.workouts, on: start.day) }
    (pending, workout, zone) = (nil, nil, nil)
  }

  private func metadata(_ attributes: Attributes) {
    let (key, value) = HealthAttributes.keyAndValue(attributes)
    guard let key, let value else { return }
    if key.says("HKWasUserEntered") {
      if value.says("1") { pending?.isTyped = true }
    } else if key.says("HKTimeZone") {
      let name = String(cString: value)
      if let known = knownZones[name] {
        zone = known
      } else {
        // Nobody was in so many zones.
        zone = knownZones.count < Self.mostNames ? zones(name) : nil
        if zone == nil { odd("unknownZone", "a time zone that this machine does not know") }
        if knownZones.count < Self.mostNames { knownZones[name] = .some(zone) }
      }
    }
  }

  /// The moment with the clock that was on the wall; nil where the calendar has no such day.
  private func onTheWall(_ time: HealthTime) -> HealthTime? {
    let local = HealthTime(seconds: time.seconds, offset: clock.offset(at: time.seconds, said: zone))
    return local.isOnCalendar ? local : nil
  }

  private func record(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.type else { return odd("noType", "a record without a type") }
    if let quantity = type.rest(after: "HKQuantityTypeIdentifier") {
      if quantity.says("StepCount") { return amount(.steps, found, factor: found.unit.map { $0.says("count") ? 1 : nil } ?? 1) }
      if quantity.says("ActiveEnergyBurned") { return amount(.energy, found, factor: found.unit.flatMap { HealthUnits.kilocalories($0) }) }
      if quantity.says("AppleExerciseTime") {
        return amount(.exercise, found, factor: found.unit.flatMap { HealthUnits.seconds($0) }.map { $0 / 60 })
      }
      if quantity.says("RestingHeartRate") { return mean(found) { .resting($0) } }
      if quantity.says("HeartRateVariabilitySDNN") { return mean(found) { .variability($0) } }
      progress.meetOther()
      ignoredTypes.count(quantity)
    } else if let category = type.rest(after: "HKCategoryTypeIdentifier") {
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
    guard let factor else { return odd("unknownUnit", "a unit that is not known: ", found.unit.map { String(cString: $0) } ?? "none") }
    guard let (start, end) = span(found), let value = number(found) else { return }
    pending = Pending(content: .amount(kind, value * factor, rank: order.rank(of: found)), start: start, end: end)
  }

  private func mean(_ found: HealthAttributes, _ content: (Double) -> Pending.Content) {
    guard let (start, end) = span(found), let value = number(found) else { return }
    pending = Pending(content: content(value), start: start, end: end)
  }

  private func sleep(_ found: HealthAttributes) {
    guard let value = found.value, let stage = SleepSegment.Stage(String(cString: value)) else {
      return odd("unknownStage", "a stage of sleep that is not known")
    }
    guard let (start, end) = span(found) else { return }
    let name = found.sourceName.map { String(cString: $0) } ?? ""
    let source = sources[name] ?? sources.count
    sources[name] = source
    pending = Pending(content: .sleep(stage, source: source), start: start, end: end)
  }

  private func stand(_ found: HealthAttributes) {
    guard let (start, end) = span(found), let value = found.value else { return }
    let isStood = value.says("HKCategoryValueAppleStandHourStood") || value.says("0")
    pending = Pending(content: .stand(isStood: isStood), start: start, end: end)
  }

  private func workout(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.workoutType, let (start, end) = span(found) else { return }
    let kind = HealthUnits.snake(String(cString: type.rest(after: "HKWorkoutActivityType") ?? type))
    let factor = found.durationUnit.map { HealthUnits.seconds($0) } ?? 60
    let duration = found.duration.flatMap { HealthUnits.number($0) }
    var workout = Workout(
      kind: kind, start: start, end: end, seconds: Double(end.seconds - start.seconds), kilometres: nil, rank: order.rank(of: found),
      writtenOffset: start.offset)
    if let duration, duration >= 0, let factor { workout.seconds = duration * factor }
    if let distance = found.totalDistance.flatMap({ HealthUnits.number($0) }), distance > 0 {
      workout.kilometres = found.totalDistanceUnit.flatMap { HealthUnits.kilometres($0) }.map { $0 * distance }
    }
    if workout.seconds > Double(Self.longest) { return odd("longWorkout", "a workout of more than 48 hours") }
    self.workout = workout
  }

  /// Newer versions give distances apart from the workout.
  private func statistics(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let type = found.type, type.rest(after: "HKQuantityTypeIdentifierDistance") != nil, workout?.kilometres == nil,
      let sum = found.sum.flatMap({ HealthUnits.number($0) }), sum > 0
    else { return }
    workout?.kilometres = found.unit.flatMap { HealthUnits.kilometres($0) }.map { $0 * sum }
  }

  private func summary(_ attributes: Attributes) {
    let found = HealthAttributes(attributes)
    guard let date = found.dateComponents, let day = CalendarDay(String(cString: date)) else { return }
    noteLater(day)
    progress.meet(.rings, on: day)
    var summary = Summary()
    if let energy = found.activeEnergyBurned.flatMap({ HealthUnits.number($0) }), energy >= 0 {
      summary.kilocalories = found.activeEnergyBurnedUnit.map { HealthUnits.kilocalories($0) ?? .nan }.map { $0 * energy } ?? energy
    }
    summary.exerciseMinutes = found.appleExerciseTime.flatMap { HealthUnits.number($0) }.flatMap { $0 >= 0 ? $0 : nil }
    summary.standHours = found.appleStandHours.flatMap { HealthUnits.number($0) }.flatMap { $0 >= 0 && $0 <= 24 ? $0 : nil }
    summaries[day] = summary
  }

  private func keep(_ record: Pending) {
    guard let start = onTheWall(record.start), let end = onTheWall(record.end) else { return odd("beyondCalendar", Self.beyondCalendar) }
    noteLater(start.day)
    progress.meet(record.content.kind, on: start.day)
    switch record.content {
    case .resting(let value):
      guard value > 0, value < 400 else { return odd("noHeart", "a heart rate that no heart has") }
      restingRates[start.day, default: DayMean()].add(value, isTyped: record.isTyped)
    case .variability(let value): variabilities[start.day, default: DayMean()].add(value, isTyped: record.isTyped)
    case .sleep(let stage, let source):
      // A night may belong to the day on which it ends, or to the next one.
      if isLater(start.day) { laterDays.formUnion([end.day, start.day.advanced(by: 1)]) }
      segments.append(SleepSegment(stage: stage, start: start, end: end, source: source))
    case .stand(let isStood):
      standing[start.day, default: 0] |= isStood ? 1 << UInt64(Self.hour(of: start)) : 0
    case .amount(let kind, let value, let rank): keep(value, of: kind, start, end, rank: record.isTyped ? 0 : rank)
    }
  }

  private func keep(_ found: Workout) {
    var workout = found
    guard let start = onTheWall(found.start), let end = onTheWall(found.end) else { return odd("beyondCalendar", Self.beyondCalendar) }
    noteLater(start.day)
    progress.meet(.workouts, on: start.day)
    (workout.start, workout.end) = (start, end)
    workouts.append(workout)
  }

  /// Which hour of its day a moment is in, as a number of a bit: hours by the clock on the wall, of which the one that is lived through twice
  /// when clocks go back counts twice.
  private static func hour(of time: HealthTime) -> Int {
    let past = (time.local % 3600 + 3600) % 3600
    let midnight = Int(time.day.ordinal) * 86_400
    // No zone is 16 hours ahead of UTC.
    return min(max((time.seconds - past - midnight) / 3600 + 16, 0), 63)
  }

  /// Splits what goes over midnight in proportion.
  private func keep(_ value: Double, of kind: DayInterval.Kind, _ start: HealthTime, _ end: HealthTime, rank: Int) {
    let length = end.seconds - start.seconds
    // Most lie within a day, on a clock that is not changed.
    if start.offset == end.offset, start.day == end.day {
      return add(value, of: kind, on: start.day, rank: rank, from: start.seconds, to: end.seconds)
    }
    var moment = start.seconds
    while moment < end.seconds, let stretch = clock.stretch(at: moment, said: zone) {
      let stop = min(stretch.end, end.seconds)
      let share = value * Double(stop - moment) / Double(length)
      add(share, of: kind, on: stretch.day, rank: rank, from: moment, to: stop)
      moment = stop
    }
  }

  /// In UTC, so that what is lived through twice by the clock on the wall counts twice.
  private func add(_ value: Double, of kind: DayInterval.Kind, on day: CalendarDay, rank: Int, from start: Int, to end: Int) {
    let origin = (Int(day.ordinal) - 1) * 86400
    let interval = DayInterval(kind, on: day, rank: rank, start: start - origin, length: end - start, value: value)
    do { try intervals.add(interval) } catch { failure = error }
  }

  /// Nothing that a person does takes longer, in seconds.
  private static let longest = 48 * 3600
  private static let beyondCalendar = "a moment that lies outside of the years 1 to 9999"
  /// So many names are told apart, of zones and of units.
  private static let mostNames = 1000

  private func span(_ found: HealthAttributes) -> (HealthTime, HealthTime)? {
    guard let start = found.startDate.flatMap({ times.read($0) }) else {
      odd("noDate", "a date that is none")
      return nil
    }
    guard let end = found.endDate.flatMap({ times.read($0) }) else {
      odd("noDate", "a date that is none")
      return nil
    }
    guard end >= start else {
      odd("endsBefore", "a record that ends before it begins")
      return nil
    }
    guard end.seconds - start.seconds <= Self.longest else {
      odd("longRecord", "a record of more than 48 hours")
      return nil
    }
    return (start, end)
  }

  /// Some devices date records years ahead.
  private func noteLater(_ day: CalendarDay) {
    guard isLater(day) else { return }
    laterRecords += 1
    laterDays.insert(day)
  }

  /// Whether a day lies after that of the export.
  private func isLater(_ day: CalendarDay) -> Bool { exportDate.map { day > $0.day } ?? false }

  private func number(_ found: HealthAttributes) -> Double? {
    guard let value = found.value.flatMap({ HealthUnits.number($0) }), value >= 0, value < 1e7 else {
      odd("absurd", "a number that is none, or absurd")
      return nil
    }
    return value
  }

  /// - Parameter more: What of the export stands behind the words.
  private func odd(_ key: String, _ words: String, _ more: String = "") {
    // An export could make up a new unit for each record.
    let isKnown = oddPlaces[words + more] != nil || warnings.count < Self.mostNames
    let (key, text) = isKnown ? (key, words + more) : ("oddity", "an oddity of yet another kind")
    if let place = oddPlaces[text] {
      warnings[place].count += 1
    } else {
      oddPlaces[text] = warnings.count
      warnings.append((Wording(import: key, text, more.isEmpty ? [:] : ["text": .text(more)]), line, 1))
    }
  }
}
