// Nights and naps out of pieces of sleep that several devices recorded.

import JournalDates
import JournalWellness
import JournalModel

/// A piece of sleep as one source recorded it.
struct SleepSegment {
  enum Stage {
    case inBed, asleep, core, deep, rem, awake

    /// As Apple names it; older versions have numbers.
    init?(_ text: String) {
      switch text.dropFirst(text.hasPrefix("HKCategoryValueSleepAnalysis") ? 28 : 0) {
      case "InBed", "0": self = .inBed
      case "Asleep", "AsleepUnspecified", "1": self = .asleep
      case "AsleepCore", "3": self = .core
      case "AsleepDeep", "4": self = .deep
      case "AsleepREM", "5": self = .rem
      case "Awake", "2": self = .awake
      default: return nil
      }
    }

    var isAsleep: Bool { [.asleep, .core, .deep, .rem].contains(self) }
    var isStaged: Bool { [.core, .deep, .rem].contains(self) }
  }

  var stage: Stage
  var start: HealthTime
  var end: HealthTime
  /// Which source, as a number.
  var source: Int
}

/// A stretch of sleep from falling asleep to getting up.
struct SleepEpisode: Equatable {
  /// The day that it belongs to: that of waking up, and the next day where it began at 18:00 or later.
  var day: CalendarDay
  /// Minutes; nil where only the time in bed is known.
  var asleep: Double?
  var deep: Double?
  var rem: Double?
  var core: Double?
  var awake: Double?
  /// On the clocks of where it was.
  var bedtime: TimeOfDay?
  var wakeTime: TimeOfDay?

  /// Pieces with gaps of at most three hours are one episode. In each the source counts that has stages, else the one that slept longest.
  static func all(of segments: [SleepSegment]) -> [SleepEpisode] {
    let segments = segments.filter { $0.end > $0.start }.sorted { ($0.start, $0.end, $0.source) < ($1.start, $1.end, $1.source) }
    var episodes: [SleepEpisode] = []
    var group: [SleepSegment] = []
    var end: HealthTime?
    for segment in segments {
      if let last = end, segment.start.seconds - last.seconds > 3 * 3600 {
        if let episode = SleepEpisode(group) { episodes.append(episode) }
        group = []
        end = nil
      }
      group.append(segment)
      if end.map({ $0 < segment.end }) ?? true { end = segment.end }
    }
    if let episode = SleepEpisode(group) { episodes.append(episode) }
    return episodes
  }

  private init?(_ segments: [SleepSegment]) {
    var best: (segments: [SleepSegment], isStaged: Bool, asleep: Int)?
    for source in Set(segments.map(\.source)).sorted() {
      let own = segments.filter { $0.source == source }
      let (isStaged, asleep) = (own.contains { $0.stage.isStaged }, Self.seconds(own) { $0.isAsleep })
      if let found = best, (found.isStaged ? 1 : 0, found.asleep) >= (isStaged ? 1 : 0, asleep) { continue }
      best = (own, isStaged, asleep)
    }
    guard let best, let first = best.segments.first, let last = best.segments.max(by: { $0.end < $1.end }) else { return nil }
    let sleeping = best.segments.filter { $0.stage.isAsleep }
    guard let start = sleeping.min(by: { $0.start < $1.start })?.start, let end = sleeping.max(by: { $0.end < $1.end })?.end else {
      // Only the time in bed is known.
      day = Self.day(from: first.start, to: last.end)
      return
    }
    day = Self.day(from: start, to: end)
    (bedtime, wakeTime) = (start.time, end.time)
    var cover = TimeCover()
    for segment in best.segments where segment.stage == .awake { _ = cover.add(segment.start.seconds, segment.end.seconds) }
    var asleep = 0
    for segment in sleeping { asleep += cover.add(segment.start.seconds, segment.end.seconds) }
    self.asleep = Double(asleep) / 60
    guard best.isStaged else { return }
    deep = Double(Self.seconds(best.segments) { $0 == .deep }) / 60
    rem = Double(Self.seconds(best.segments) { $0 == .rem }) / 60
    core = Double(Self.seconds(best.segments) { $0 == .core }) / 60
    awake = Double(Self.seconds(best.segments) { $0 == .awake }) / 60
  }

  private static func day(from start: HealthTime, to end: HealthTime) -> CalendarDay {
    start.time.minutes >= 18 * 60 ? start.day.advanced(by: 1) : end.day
  }

  private static func seconds(_ segments: [SleepSegment], _ isMeant: (SleepSegment.Stage) -> Bool) -> Int {
    var cover = TimeCover()
    return segments.reduce(0) { isMeant($1.stage) ? $0 + cover.add($1.start.seconds, $1.end.seconds) : $0 }
  }
}

extension ImportedData {
  /// Adds nights and naps: the longest episode of a day is its night.
  mutating func add(_ episodes: [SleepEpisode]) {
    for (day, all) in Dictionary(grouping: episodes, by: \.day) {
      guard let night = all.filter({ $0.asleep != nil }).max(by: { ($0.asleep ?? 0) < ($1.asleep ?? 0) }), let asleep = night.asleep else {
        continue
      }
      set("sleep_minutes", asleep.rounded(), on: day)
      if let bedtime = night.bedtime { days[day, default: [:]]["bedtime"] = .clock(bedtime) }
      if let wake = night.wakeTime { days[day, default: [:]]["wake_time"] = .clock(wake) }
      let naps = all.compactMap(\.asleep).reduce(0, +) - asleep
      if naps > 0 { set("nap_minutes", naps.rounded(), on: day) }
      guard let deep = night.deep, let rem = night.rem, let core = night.core, let awake = night.awake else { continue }
      for (name, minutes) in [("deep_minutes", deep), ("rem_minutes", rem), ("core_minutes", core), ("awake_minutes", awake)] {
        set(name, minutes.rounded(), on: day)
      }
      if let quality = Sleep.quality(asleep: asleep, deep: deep, rem: rem, awake: awake) { set("sleep_quality", Double(quality), on: day) }
    }
  }
}
