// What each day says of one thing: a number, or yes and no.

public import JournalDates
public import JournalStatistics

/// One thing that days are asked for, and what they say.
public struct DailyMeasure: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case mood, metric, wellness, tag, habit, activity, weather, trying = "try", theme
  }

  public let kind: Kind
  /// By which it is asked for: `mood`, `sleep_minutes`, `#travel`, `run`.
  public let name: String
  /// As people read it.
  public let title: String
  /// Whether a day says 1 for yes and 0 for no; else a number.
  public let isYesNo: Bool
  /// Whether what it says of a day is known before that day begins, as a night is.
  public let isOfNight: Bool
  /// Whether yes is that a limit was kept.
  public let isLimit: Bool
  /// What was reckoned from: the metrics of a score, what a habit counts. It goes with them by itself.
  public let sources: Set<String>
  public var series: DaySeries
  /// Where the days that say something became so many, or so few, that those before are left out.
  public private(set) var begin: CalendarDay?

  public init(
    _ kind: Kind, _ name: String, title: String, isYesNo: Bool = false, isOfNight: Bool = false, isLimit: Bool = false,
    sources: Set<String> = [], _ series: DaySeries
  ) {
    (self.kind, self.name, self.title, self.isYesNo, self.isOfNight) = (kind, name, title, isYesNo, isOfNight)
    (self.isLimit, self.sources) = (isLimit, sources)
    self.series = series
  }

  public var count: Int { series.count }

  /// The same from a day on, told as such.
  public func starting(on day: CalendarDay) -> DailyMeasure {
    var measure = self
    measure.series = DaySeries(from: series.start, series.values.indices.map { series.day(at: $0) < day ? .nan : series.values[$0] })
    measure.begin = day
    return measure
  }

  /// The days whose numbers are far from those before and after them, as a device's mistake is.
  public var oddDays: [(day: CalendarDay, value: Double)] {
    let places = series.values.indices.filter { !series.values[$0].isNaN }
    return OddDay.spikes(in: places.map { series.values[$0] }).map { (series.day(at: places[$0]), series.values[places[$0]]) }
  }

  /// The same without some days.
  public func without(_ days: [CalendarDay]) -> DailyMeasure {
    var measure = self
    for day in days { measure.series.values[Int(day.ordinal - series.start.ordinal)] = .nan }
    return measure
  }

  /// The same from where its coverage changed last, as with a new watch; itself where it never did.
  /// - Parameter known: The days of which anything is known. A year without a journal is no change of the watch.
  public func sinceCoverageChanged(among known: Set<CalendarDay>) -> DailyMeasure {
    Coverage.lastChange(of: series, among: known).map { starting(on: $0) } ?? self
  }
}

/// How many of the days say something.
public enum Coverage {
  /// A part must be so many weeks long to be told from the next.
  public static let least = 4
  /// So much more of the days must say something: two of five.
  private static let step = 0.4
  /// What a change must be worth, in squared shares of weeks.
  private static let price = 0.5

  /// The first day of the last part that has more days than the part before it; nil where there is none. Weeks are counted from the first day on;
  /// those of which nothing is known say nothing.
  public static func lastChange(of series: DaySeries, among known: Set<CalendarDay>) -> CalendarDay? {
    guard let first = series.values.firstIndex(where: { !$0.isNaN }), let last = series.values.lastIndex(where: { !$0.isNaN }) else {
      return nil
    }
    let weeks = stride(from: first, through: last, by: 7).compactMap { start -> (start: Int, share: Double)? in
      let places = start..<min(start + 7, last + 1)
      let (said, all) = (places.count { !series.values[$0].isNaN }, places.count { known.contains(series.day(at: $0)) })
      return all == 0 ? nil : (start, min(1, Double(said) / Double(all)))
    }
    if weeks.count < 2 * least { return nil }
    let starts = [0] + ChangePoints.places(in: weeks.map(\.share), least: least, price: price) + [weeks.count]
    let shares = zip(starts, starts.dropFirst()).map { weeks[$0..<$1].reduce(0) { $0 + $1.share } / Double($1 - $0) }
    guard let part = shares.indices.dropFirst().last(where: { shares[$0] - shares[$0 - 1] >= step }) else { return nil }
    return series.values[weeks[starts[part]].start...].firstIndex { !$0.isNaN }.map { series.day(at: $0) }
  }
}
