// What was on a person's screens, and when they were there.

import JournalDates
import JournalModel

/// Windows and presence of machines, of one export of ActivityWatch or of several that are laid over each other.
public struct ScreenTime: Sendable {
  /// A window in front.
  struct Window: Sendable {
    /// In milliseconds since 1970.
    var start: Int
    var end: Int
    /// By its place among the names.
    var category: Int
  }

  /// What one machine, or one list of its events, recorded.
  struct Recording: Sendable {
    var windows: [Window] = []
    var presence: [(start: Int, end: Int)] = []
    var hasPresence = false
    /// A phone does not record when somebody is away: it shows nothing then.
    var isPhone = false

    mutating func add(_ other: Recording) {
      windows += other.windows
      presence += other.presence
      hasPresence = hasPresence || other.hasPresence
      isPhone = isPhone || other.isPhone
    }

    /// Leaves out all that is not between two moments.
    mutating func clip(to moments: Range<Int>) {
      windows = windows.compactMap { window in
        let (start, end) = (max(window.start, moments.lowerBound), min(window.end, moments.upperBound))
        return start <= end && window.end >= moments.lowerBound ? Window(start: start, end: end, category: window.category) : nil
      }
    }
  }

  private let clock: WallClock
  /// Whether categories are the person's own; else they are the names of programs.
  let hasOwnCategories: Bool
  /// By the names of the machines.
  private(set) var machines: [String: Recording] = [:]
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  init(clock: WallClock, hasOwnCategories: Bool) {
    self.clock = clock
    self.hasOwnCategories = hasOwnCategories
  }

  /// The names of the machines of which it tells, in order; those that did not say when the person was away with a question mark.
  public var machineNames: [String] {
    machines.filter { !$0.value.windows.isEmpty }.map { $0.value.hasPresence || $0.value.isPhone ? $0.key : $0.key + "?" }.sorted()
  }

  /// The names of machines whose minutes these can take the place of: less is known where nobody said when they were away.
  public var replaceableNames: Set<String> { Set(machineNames.flatMap { $0.hasSuffix("?") ? [$0] : [$0, $0 + "?"] }) }

  /// The second in which a millisecond lies.
  static func seconds(_ milliseconds: Int) -> Int { (milliseconds - (milliseconds % 1000 + 1000) % 1000) / 1000 }

  /// The number of a category.
  mutating func category(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  mutating func add(_ recording: Recording, of machine: String) { machines[machine, default: Recording()].add(recording) }

  /// Lays over it what another export says.
  mutating func add(_ other: ScreenTime) {
    let places = other.names.map { category($0) }
    for (machine, recording) in other.machines {
      var recording = recording
      for place in recording.windows.indices { recording.windows[place].category = places[recording.windows[place].category] }
      add(recording, of: machine)
    }
  }

  /// Minutes of days, split at midnight, with those after 21:00.
  func tell(in data: inout ImportedData) {
    var clock = clock
    var active: [Window] = []
    for machine in machines.keys.sorted() { active += Self.active(machines[machine] ?? Recording()) }
    // Where machines were used at once, the time counts once; each category counts by itself.
    var (all, evening) = ([CalendarDay: TimeCover](), [CalendarDay: TimeCover]())
    var byCategory: [CalendarDay: [Int: TimeCover]] = [:]
    var totals: [Int: Int] = [:]
    for part in active.sorted(by: { ($0.start, $0.end, $0.category) < ($1.start, $1.end, $1.category) }) {
      var start = part.start
      while start < part.end, let stretch = clock.stretch(at: Self.seconds(start)) {
        let day = stretch.day
        let local = start + stretch.offset * 1000
        let midnight = Int(day.ordinal) * 86_400_000
        // The evening begins at nine.
        let nine = midnight + 75_600_000 - stretch.offset * 1000
        let end = min(part.end, stretch.end * 1000, start < nine ? nine : .max)
        all[day, default: TimeCover()].add(start, end)
        if start >= nine { evening[day, default: TimeCover()].add(start, end) }
        byCategory[day, default: [:]][part.category, default: TimeCover()].add(start, end)
        totals[part.category, default: 0] += end - start
        let minutes = min(1439, max(0, (end - start + local - midnight) / 60_000))
        data.lastTimes[day] = max(data.lastTimes[day] ?? .midnight, TimeOfDay(minutes: minutes) ?? .midnight)
        start = end
      }
    }
    func minutes(_ cover: TimeCover) -> Double { (Double(cover.total) / 60_000).rounded() }
    // Of programs only those that took most time are told.
    let ranked = totals.sorted { ($1.value, names[$0.key]) < ($0.value, names[$1.key]) }.map(\.key).filter { !names[$0].isEmpty }
    let told = hasOwnCategories ? ranked : Array(ranked.prefix(5))
    for (day, cover) in all {
      data.set("screen_minutes", minutes(cover), on: day)
      data.set("evening_screen_minutes", minutes(evening[day] ?? TimeCover()), on: day)
      for category in told {
        if let cover = byCategory[day]?[category], minutes(cover) > 0 {
          data.set("screen_\(names[category])_minutes", minutes(cover), on: day)
        }
      }
    }
  }

  /// What was in front of a person of one machine, and when.
  private static func active(_ machine: Recording) -> [Window] {
    var presence = TimeCover()
    var last: (start: Int, end: Int)?
    for event in machine.presence.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      // Gaps of up to five seconds are closed.
      if let before = last, event.start > before.end, event.start - before.end <= 5000 { presence.add(before.end, event.start) }
      presence.add(event.start, event.end)
      last = (event.start, max(event.end, last?.end ?? event.end))
    }
    var seen = TimeCover()
    var found: [Window] = []
    for window in flooded(machine.windows) where window.end > window.start {
      var one = TimeCover()
      one.add(window.start, window.end)
      for part in machine.hasPresence ? one.intersection(presence.part(from: window.start, to: window.end)) : one.parts {
        // Windows that overlap, as after a change of the clock, count once.
        var rest = TimeCover()
        rest.add(part.start, part.end)
        for free in rest.subtracting(seen) { found.append(Window(start: free.start, end: free.end, category: window.category)) }
        seen.add(part.start, part.end)
      }
    }
    return found
  }

  /// Windows in the order of their times, gaps of up to five seconds given to the one before.
  private static func flooded(_ windows: [Window]) -> [Window] {
    var windows = windows.sorted { ($0.start, $0.end, $0.category) < ($1.start, $1.end, $1.category) }
    for place in windows.indices.dropLast() {
      let gap = windows[place + 1].start - windows[place].end
      if gap > 0, gap <= 5000 { windows[place].end = windows[place + 1].start }
    }
    return windows
  }
}

extension ImportedData {
  /// What several exports of ActivityWatch say together.
  public init(layingOver exports: [ImportedData]) {
    self.init(source: exports.first?.source ?? "activitywatch")
    for export in exports {
      for warning in export.warnings { warn(warning) }
      isCut = isCut || export.isCut
      guard let more = export.screens else { continue }
      if screens == nil { screens = more } else { screens?.add(more) }
    }
    family = "screen_"
    screens?.tell(in: &self)
  }
}
