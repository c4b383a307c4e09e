// Which clock hung on a person's wall at a moment: home, and the zones that days say.

/// The zones of a life as a function of the moment, so that each moment has one day and one time of day, and none is lost or met twice.
///
/// A day that says its zone begins at midnight of that zone, and from that moment on its zone holds: until the midnight, by its own clock, of
/// another day that says one, and for so many days at most. Of what is left, a record may say its own zone; else home holds.
public struct ZoneHistory: Sendable {
  /// What holds where nothing else is said.
  public let home: ZoneRules
  /// Whether home holds whatever days and records say.
  private let isCertain: Bool
  /// From these moments on zones hold, nil where nothing is said any more; in rising order.
  private var changes: [(at: Int, zone: ZoneRules?)] = []

  /// One zone at all times.
  /// - Parameter isCertain: Whether it holds even where a record says another one.
  public init(_ home: ZoneRules, isCertain: Bool = false) {
    self.home = home
    self.isCertain = isCertain
  }

  /// - Parameters:
  ///   - days: Those that say a zone, in any order; of two for one day the last counts.
  ///   - length: For so many days a zone holds that no other day changes.
  public init(_ home: ZoneRules, days: [(day: CalendarDay, zone: ZoneRules)], holdingFor length: Int) {
    self.init(home)
    let said = Dictionary(days.map { ($0.day, $0.zone) }) { $1 }.sorted { $0.key < $1.key }
    for (place, (day, zone)) in said.enumerated() {
      let start = max(zone.start(of: day), changes.last?.at ?? .min)
      // A zone that another one follows at once holds for no time.
      while let last = changes.last, last.at >= start { changes.removeLast() }
      changes.append((start, zone))
      let end = day.advanced(by: length)
      if place + 1 < said.count, said[place + 1].key <= end { continue }
      changes.append((max(home.start(of: end), start), nil))
    }
  }

  /// Seconds east of UTC that the clock was at a moment, in seconds since 1970.
  /// - Parameter said: The zone that the record at hand says; nil for none.
  public func offset(at moment: Int, said: ZoneRules? = nil) -> Int {
    if isCertain { return home.offset(atUnixTime: Int64(moment)) }
    return (ownZone(at: moment) ?? said ?? home).offset(atUnixTime: Int64(moment))
  }

  /// The zone that days say of a moment.
  private func ownZone(at moment: Int) -> ZoneRules? {
    guard let first = changes.first, moment >= first.at else { return nil }
    var (low, high) = (0, changes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle].at <= moment { low = middle } else { high = middle }
    }
    return changes[low].zone
  }
}

extension ZoneRules {
  /// The first moment at which the calendar shows a day, in seconds since 1970. Where clocks go forward at midnight it is not 00:00.
  public func start(of day: CalendarDay) -> Int {
    let midnight = Int(day.ordinal) * 86_400
    // Clocks change by a few hours at most, and no zone is a day away from UTC.
    var (low, high) = (midnight - 2 * 86_400, midnight + 2 * 86_400)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if middle + offset(atUnixTime: Int64(middle)) >= midnight { high = middle } else { low = middle }
    }
    return high
  }
}

/// Reads the clock on the wall for many moments, most of them near the one before.
public struct WallClock: Sendable {
  /// A stretch of time on one day, on a clock that is not changed.
  public struct Stretch: Equatable, Sendable {
    public var day: CalendarDay
    /// Seconds east of UTC.
    public var offset: Int
    /// Where the next stretch begins, in seconds since 1970.
    public var end: Int
  }

  private let history: ZoneHistory
  /// Moments at which the clock was the same, and how it was.
  private var known = 0..<0
  private var knownOffset = 0
  /// Moments of the stretch that was told last, from the first of which it is known that they are on it.
  private var told: (from: Int, stretch: Stretch)?
  /// Moments are looked at in steps in which no clock is changed twice, in seconds.
  private static let step = 6 * 3600
  /// Moments that can lie on the calendar in some zone.
  private static let moments = (Int(CalendarDay.earliest.ordinal) - 1) * 86_400..<(Int(CalendarDay.latest.ordinal) + 2) * 86_400

  public init(_ history: ZoneHistory) { self.history = history }

  /// Seconds east of UTC at a moment, in seconds since 1970.
  /// - Parameter said: The zone that the record at hand says.
  public mutating func offset(at moment: Int, said: ZoneRules? = nil) -> Int {
    if said != nil { return history.offset(at: moment, said: said) }
    if known.contains(moment) { return knownOffset }
    guard Self.moments.contains(moment) else { return history.offset(at: moment) }
    let start = Int((Double(moment) / Double(Self.step)).rounded(.down)) * Self.step
    let offset = history.offset(at: start)
    guard history.offset(at: start + Self.step - 1) == offset else { return history.offset(at: moment) }
    (known, knownOffset) = (start..<(start + Self.step), offset)
    return offset
  }

  /// The day of a moment, and up to when the clock goes on without a midnight or a change; nil where the calendar has no such day.
  public mutating func stretch(at moment: Int, said: ZoneRules? = nil) -> Stretch? {
    if said == nil, let told, moment >= told.from, moment < told.stretch.end { return told.stretch }
    guard Self.moments.contains(moment) else { return nil }
    let offset = offset(at: moment, said: said)
    // Looking at the end of the day takes the place of what is known of the moments around this one.
    let start = known.contains(moment) ? known.lowerBound : moment
    let number = Int((Double(moment + offset) / 86_400).rounded(.down))
    guard let day = CalendarDay(ordinal: number) else { return nil }
    var end = (number + 1) * 86_400 - offset
    if self.offset(at: end - 1, said: said) != offset {
      var low = moment
      while end - low > 1 {
        let middle = low + (end - low) / 2
        if self.offset(at: middle, said: said) == offset { low = middle } else { end = middle }
      }
    }
    let stretch = Stretch(day: day, offset: offset, end: end)
    if said == nil { told = (max(start, number * 86_400 - offset), stretch) }
    return stretch
  }

  /// The moments from the first to the last of the day that a moment lies on; nil where the calendar has no such day.
  public mutating func day(around moment: Int) -> Range<Int>? {
    guard let stretch = stretch(at: moment) else { return nil }
    var (start, end) = (moment, stretch.end)
    // No day is longer than three, not even on the way around the world.
    var next = moment - 3 * 86_400
    while next < moment, let earlier = self.stretch(at: next) {
      if earlier.day == stretch.day {
        start = next
        break
      }
      next = earlier.end
    }
    while let later = self.stretch(at: end), later.day == stretch.day { end = later.end }
    return start..<end
  }
}
