// Apple Health: from an export, zipped or not, to the metrics of days.

import JournalText
import HostSystem
public import JournalDates
import JournalModel
public import StreamKit

/// Reads the `export.xml` of Apple's Health.
public struct AppleHealthReader {
  /// The folder of its metrics.
  public static let source = "apple-health"
  private let events: HealthEvents
  private var text = HealthText()
  /// What devices dated after the day of the export; nil where there is nothing of it. Known when all is read.
  public private(set) var apart: ImportedData?

  /// A million intervals take 16 MB.
  public static let mostIntervals = 1 << 20

  /// - Parameters:
  ///   - folder: Where a file may be made for what memory should not hold.
  ///   - intervals: How many intervals memory may hold.
  ///   - first: Parts of the names of sources that count before others where several recorded the same time, the one that counts most first.
  ///   - clock: What was on the wall. The export writes all times by the clock of the moment at which it was made, so that only the moments are
  ///     right.
  ///   - zones: The zone of a name such as `Asia/Tokyo`, for records that say theirs.
  public init(
    spillingTo folder: String, intervals: Int = mostIntervals, first: [String] = [], clock: WallClock,
    zones: @escaping (String) -> ZoneRules? = { _ in nil }
  ) throws(StreamError) {
    events = try HealthEvents(spillingTo: folder, intervals: intervals, first: first, clock: clock, zones: zones)
  }

  /// Whether a member of an export may be it, by its name: the file is called otherwise in other languages.
  public static func mayBe(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard let last = parts.last, last.lowercased().hasSuffix(".xml"), !parts.contains("__MACOSX"), !last.hasPrefix("._") else {
      return false
    }
    return !last.lowercased().hasSuffix("cda.xml")
  }

  /// Whether a file is it, by what it begins with: at most 16 MB of types stand before the root.
  public static func recognises(_ head: some Collection<UInt8>) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    return text.contains(text: "<HealthData") || text.contains(text: "<!DOCTYPE HealthData")
  }

  /// Reads the next bytes of the file.
  /// - Throws: `StreamError` where they are no XML.
  public mutating func add(_ piece: UnsafeRawBufferPointer) throws {
    let events = events
    try text.add(piece) { try events.read($0) }
    if let failure = events.failure { throw failure }
  }

  /// What the export says of days. Where it ended too early, what was read of it, with a warning.
  /// - Throws: `StreamError` where it is no XML, `HostError` where there is no room on the disk.
  public mutating func finish() throws -> ImportedData {
    var data = ImportedData(source: Self.source)
    do throws(StreamError) {
      guard text.hasRoot else { throw StreamError(.truncated, "there is no <HealthData> in it") }
      try events.finish()
    } catch {
      if error.kind != .truncated || !text.hasRoot { throw error }
      data.isCut = true
      data.warn(Wording(import: "cutFile", "the file ends too early: only days that are whole in it were kept"), line: events.line)
      events.dropUnfinished()
    }
    data.family = "workout"
    data.made = events.exportDate.map { ExportTime($0.day, $0.time) }
    data.ignored = events.ignored
    var counted: [DayInterval.Kind: [CalendarDay: Double]] = [:]
    try events.intervals.forEachGroup { group in
      guard let first = group.first, let kind = first.kind else { return }
      counted[kind, default: [:]][first.day] = group.layeredSum
    }
    for (day, steps) in counted[.steps] ?? [:] { data.set("steps", steps.rounded(), on: day) }
    addRings(counted, to: &data)
    for (day, mean) in events.restingRates { data.set("resting_heart_rate", tenths(mean.sum / Double(mean.count)), on: day) }
    for (day, mean) in events.variabilities { data.set("hrv_sdnn_ms", tenths(mean.sum / Double(mean.count)), on: day) }
    data.add(SleepEpisode.all(of: events.segments))
    addWorkouts(to: &data)
    for odd in events.warnings { data.warn(odd.words, line: odd.line, count: odd.count) }
    if data.isCut { events.progress.clip(&data.days) }
    part(&data)
    if text.badBytes > 0 { data.warn(Wording(badBytes: "?"), line: text.firstBadLine) }
    return data
  }

  /// What some devices dated years ahead goes apart. Such workouts are no lines.
  private mutating func part(_ data: inout ImportedData) {
    guard let made = data.made, events.laterRecords > 0 else { return }
    let later = events.laterDays.filter { $0 > made.day }
    var apart = ImportedData(source: data.source + "-later")
    (apart.isApart, apart.made, apart.isCut, apart.family) = (true, data.made, data.isCut, data.family)
    for day in later {
      if let amounts = data.days.removeValue(forKey: day) { apart.days[day] = amounts }
    }
    data.lines.removeAll { later.contains($0.day) }
    let records = events.laterRecords == 1 ? "1 record is" : "\(events.laterRecords) records are"
    let last = later.max().map { ", up to \($0)" } ?? ""
    data.warn(
      Wording(
        import: "later", "\(records) dated after the export of \(made.day)\(last): kept apart in \(apart.source)",
        [
          "count": .number(events.laterRecords), "made": .day("\(made.day)"), "last": .optional(day: later.max().map { "\($0)" }),
          "source": .text(apart.source),
        ]))
    if !apart.days.isEmpty { self.apart = apart }
  }

  /// Energy, exercise and standing: the rings where there are any, else the records. A ring of nothing on a day without records is not known.
  private func addRings(_ counted: [DayInterval.Kind: [CalendarDay: Double]], to data: inout ImportedData) {
    let energy = counted[.energy] ?? [:], exercise = counted[.exercise] ?? [:]
    for (day, amount) in energy { data.set("active_kcal", tenths(amount), on: day) }
    for (day, amount) in exercise { data.set("exercise_minutes", amount.rounded(), on: day) }
    for (day, hours) in events.standing { data.set("stand_hours", Double(hours.nonzeroBitCount), on: day) }
    for (day, summary) in events.summaries {
      let hasRecords = energy[day] != nil || exercise[day] != nil || events.standing[day] != nil
      func ring(_ amount: Double?, _ name: String, _ round: (Double) -> Double) {
        guard let amount, amount > 0 || hasRecords else { return }
        data.set(name, round(amount), on: day)
      }
      ring(summary.kilocalories, "active_kcal", tenths)
      ring(summary.exerciseMinutes, "exercise_minutes") { $0.rounded() }
      ring(summary.standHours, "stand_hours") { $0.rounded() }
    }
  }

  /// One workout that two sources recorded counts once, by the source that ranks first.
  private func addWorkouts(to data: inout ImportedData) {
    let sorted = events.workouts.sorted { a, b in
      (a.rank, a.start, a.end, a.kind) < (b.rank, b.start, b.end, b.kind)
    }
    var kept: [String: [HealthEvents.Workout]] = [:]
    // None is longer than two days, so that one which overlaps another begins in the same two days or in those beside them.
    var near: [String: [Int: [HealthEvents.Workout]]] = [:]
    for workout in sorted {
      let twoDays = workout.start.seconds / (2 * 86_400)
      let isKnown = (twoDays - 1...twoDays + 1).contains { place in
        (near[workout.kind]?[place] ?? []).contains { other in
          let overlap = min(other.end.seconds, workout.end.seconds) - max(other.start.seconds, workout.start.seconds)
          return other.start == workout.start || overlap * 2 > workout.end.seconds - workout.start.seconds
        }
      }
      if isKnown { continue }
      kept[workout.kind, default: []].append(workout)
      near[workout.kind, default: [:]][twoDays, default: []].append(workout)
    }
    for (kind, workouts) in kept {
      for (day, all) in Dictionary(grouping: workouts, by: \.start.day) {
        data.set("workout_\(kind)_minutes", (all.reduce(0) { $0 + $1.seconds } / 60).rounded(), on: day)
        data.set("workout_\(kind)_count", Double(all.count), on: day)
        let distances = all.compactMap(\.kilometres)
        if !distances.isEmpty { data.set("workout_\(kind)_km", (distances.reduce(0, +) * 1000).rounded() / 1000, on: day) }
      }
    }
    for (day, all) in Dictionary(grouping: kept.values.flatMap(\.self), by: \.start.day) {
      data.set("workouts", Double(all.count), on: day)
    }
    data.lines = kept.values.flatMap(\.self).sorted { ($0.start, $0.kind) < ($1.start, $1.kind) }.map { workout in
      var fields: [Field] = []
      if let kilometres = workout.kilometres {
        fields.append(Field("distance", Quantity((kilometres * 1000).rounded() / 1000, "km").text))
      }
      fields.append(Field("duration", Quantity((workout.seconds / 60).rounded(), "min").text))
      return ImportedData.LoggedLine(
        day: workout.start.day, time: TimeSpan(workout.start.time), length: max(0, workout.end.seconds - workout.start.seconds) / 60,
        activity: workout.kind, fields: fields,
        moment: ImportedData.RecordedMoment(seconds: workout.start.seconds, writtenOffset: workout.writtenOffset))
    }
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
