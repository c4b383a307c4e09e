// How one thing goes over the days: up, down, or from one level to another.

public import JournalDates
public import JournalStatistics

/// Where a measure is going.
public enum Direction: String, Sendable, CaseIterable {
  case rising, falling
  /// No clear trend.
  case unclear
}

/// The trend, the changes and the week of one measure.
public struct Course: Sendable {
  public let measure: DailyMeasure
  public let span: DaySpan
  /// Nil of fewer than ten days, or of days that lie in two weeks.
  public let trend: (line: Trend, direction: Direction, p: Double)?
  /// Parts of the days, each with its own level, in order; one where nothing changed.
  public let levels: [Level]
  /// Nil where a weekday has fewer than four days.
  public let week: Week?

  public struct Level: Hashable, Sendable {
    public let span: DaySpan
    public let mean: Double
    public let count: Int
  }

  public struct Week: Hashable, Sendable {
    /// By Kruskal and Wallis.
    public let p: Double
    /// ε²: 0 to 1.
    public let share: Double
    public let best, worst: (weekday: Weekday, mean: Double)?
    /// Whether days of the week are told apart at all.
    public var isTold: Bool { p < PairRules.significance && share > 0 }

    public static func == (a: Week, b: Week) -> Bool { a.p == b.p && a.share == b.share }
    public func hash(into hasher: inout Hasher) { hasher.combine(p) }
  }

  public static let leastDays = 10
  public static let leastSpan = 14

  /// - Parameter leastChange: How much a line must change over its days to be told: half a level of mood; nil for a twentieth of the range.
  public init?(of measure: DailyMeasure, leastChange: Double? = nil) {
    let places = measure.series.values.indices.filter { !measure.series.values[$0].isNaN }
    guard let first = places.first, let last = places.last else { return nil }
    let values = places.map { measure.series.values[$0] }
    self.measure = measure
    span = DaySpan(spanning: measure.series.day(at: first), measure.series.day(at: last))
    let levels = Self.levels(of: measure, places)
    if values.count >= Self.leastDays, last - first + 1 >= Self.leastSpan, let line = Trend(places, values) {
      let p = Trend.mannKendall(values).p
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      let change = (line.slope * Double(last - first)).magnitude
      // A journey in between may tilt a line that the first and the last days do not bear out.
      let before = [levels.first, Self.passing(levels)?.before].compactMap(\.self)
      let isBorneOut = levels.count < 2 || before.allSatisfy { ((levels.last?.mean ?? 0) - $0.mean) * line.slope > 0 }
      let isTold = p < PairRules.significance && change > 0 && change >= leastChange ?? range / 20 && isBorneOut
      trend = (line, isTold ? line.slope > 0 ? .rising : .falling : .unclear, p)
    } else {
      trend = nil
    }
    self.levels = levels
    week = Self.week(of: measure, places)
  }

  /// One day that is far from all around it makes no level.
  private static func levels(of measure: DailyMeasure, _ places: [Int]) -> [Level] {
    let odd = Set(OddDay.spikes(in: places.map { measure.series.values[$0] }))
    let places = places.indices.filter { !odd.contains($0) }.map { places[$0] }
    let values = places.map { measure.series.values[$0] }
    let starts = [0] + (measure.isYesNo ? [] : ChangePoints.places(in: values)) + [values.count]
    return zip(starts, starts.dropFirst()).map { start, end in
      Level(
        span: DaySpan(spanning: measure.series.day(at: places[start]), measure.series.day(at: places[end - 1])),
        mean: Summary.mean(values[start..<end]) ?? 0, count: end - start)
    }
  }

  /// What the weekdays of a measure are like; nil where one of them has fewer than four days.
  public static func week(of measure: DailyMeasure) -> Week? {
    week(of: measure, measure.series.values.indices.filter { !measure.series.values[$0].isNaN })
  }

  private static func week(of measure: DailyMeasure, _ places: [Int]) -> Week? {
    var groups: [Weekday: [Double]] = [:]
    for place in places { groups[measure.series.day(at: place).weekday, default: []].append(measure.series.values[place]) }
    let days = Weekday.allCases.map { ($0, groups[$0] ?? []) }
    guard days.allSatisfy({ $0.1.count >= 4 }), let ranked = RankedGroups(days.map(\.1)) else { return nil }
    let middle = Summary.median(places.map { measure.series.values[$0] }) ?? 0
    // A weekday of few days is drawn to the middle.
    let means = days.map { day, values in
      let weight = Double(values.count) / Double(values.count + 4)
      return (weekday: day, mean: middle + weight * ((Summary.mean(values) ?? middle) - middle))
    }
    return Week(
      p: ranked.p, share: ranked.share, best: means.max { $0.mean < $1.mean }, worst: means.min { $0.mean < $1.mean })
  }

  /// How many more days a trend needs at least.
  public var missingDays: Int {
    max(1, Self.leastDays - measure.count, Self.leastSpan - span.count)
  }

  /// Of all its days.
  public var mean: Double { Summary.mean(measure.series.values.filter { !$0.isNaN }) ?? 0 }

  /// The means of its weeks that have a day, in order.
  public var weeks: [(week: ISOWeek, mean: Double, count: Int)] {
    var weeks: [(week: ISOWeek, values: [Double])] = []
    for place in measure.series.values.indices where !measure.series.values[place].isNaN {
      let week = ISOWeek(containing: measure.series.day(at: place))
      if weeks.last?.week != week { weeks.append((week, [])) }
      weeks[weeks.count - 1].values.append(measure.series.values[place])
    }
    return weeks.map { ($0.week, Summary.mean($0.values) ?? 0, $0.values.count) }
  }

  /// Days at a level of their own between two that are like each other, where the last changes are a way there and back, as a journey is: at most half of
  /// the way is left. The days since are at no new level.
  public var passing: (before: Level, away: Level, after: Level)? { Self.passing(levels) }

  private static func passing(_ levels: [Level]) -> (before: Level, away: Level, after: Level)? {
    guard levels.count > 2 else { return nil }
    let (before, away, after) = (levels[levels.count - 3], levels[levels.count - 2], levels[levels.count - 1])
    let (there, back) = (away.mean - before.mean, after.mean - away.mean)
    return there * back < 0 && 2 * (there + back).magnitude <= there.magnitude ? (before, away, after) : nil
  }

  /// Whether the last change of level went the other way than the line over all days.
  public var turnsBack: Bool {
    guard let change = lastChange, let trend, trend.direction != .unclear else { return false }
    return (change.after.mean - change.before.mean) * trend.line.slope < 0
  }

  /// The last change of level, with the levels on both sides.
  public var lastChange: (day: CalendarDay, before: Level, after: Level)? {
    guard levels.count > 1, let after = levels.last else { return nil }
    return (after.span.start, levels[levels.count - 2], after)
  }
}
