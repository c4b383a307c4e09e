// Where the last four weeks lead to.

public import JournalDates

/// At what pace a sum grew over the last 28 days.
public struct GoalTrend: Equatable, Sendable {
  /// How a trend was found.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Theil–Sen: the median of all slopes between two days of the cumulative series, and Sen's interval of 95 %.
    case slope
    /// A rate of events with Garwood's interval of 95 %.
    case rate
  }

  public let method: Method
  /// The lower end of the interval, in units a day.
  public let slow: Double
  /// In units a day.
  public let likely: Double
  /// The upper end of the interval, in units a day.
  public let fast: Double
  /// The sum today as the trend sees it, in units.
  public let level: Double

  /// Whether it is certain enough that it grows at all: its interval does not hold 0.
  public var isClear: Bool { slow > 0 }
}

/// On which days a target may be reached if all goes on as it did.
public struct GoalProjection: Equatable, Sendable {
  /// How many days ahead something is said at all.
  public static let horizon = 365

  /// At the fast slope; nil where that is more than 365 days ahead.
  public let early: CalendarDay?
  /// Nil where that is more than 365 days ahead.
  public let likely: CalendarDay?
  /// At the slow slope; nil where that is more than 365 days ahead.
  public let late: CalendarDay?

  /// Where a trend reaches an amount; nil where the trend is not clear. From `today` on, from the trend's level.
  public init?(of trend: GoalTrend, reaching amount: Double, from today: CalendarDay) {
    guard trend.isClear else { return nil }
    func day(_ pace: Double) -> CalendarDay? {
      // A whole number of days stays one, however the division was rounded.
      let days = (max(0, amount - trend.level) / pace * (1 - 1e-12)).rounded(.up)
      return days <= Double(Self.horizon) ? today.advanced(by: Int(days)) : nil
    }
    (early, likely, late) = (day(trend.fast), day(trend.likely), day(trend.slow))
  }
}

extension GoalTrend {
  /// How many days back a trend looks, today included.
  public static let window = 28
  /// On how many of them something must have been given.
  static let fewestDays = 5
  /// Over how many days a pace is told at least: one day of running is no habit of seven times as much a week.
  static let fewestPaced = 7
  /// How many days must have passed since the beginning, today included.
  static let fewestSpan = 14

  /// The trend of what was given up to today; nil where that is too little to say: under 14 days since the beginning or, for a slope, fewer
  /// than 5 days of the last 28 on which something was given.
  ///
  /// Single events are a rate: how many came in the last 28 days, or since the beginning where that is nearer. They are events where the target
  /// counts and a line usually gives one (the median of the window's lines). All else is a slope over the daily cumulative sums of that window.
  /// - Parameters:
  ///   - contributions: By day; none later than today.
  ///   - beginning: The goal's start, or the first contribution where that is earlier or no start is given.
  init?(of contributions: [GoalContribution], sum: Double, from beginning: CalendarDay, on today: CalendarDay, counting: Bool) {
    let window = Self.days(from: beginning, on: today)
    guard window >= Self.fewestSpan else { return nil }
    let first = today.advanced(by: 1 - window)
    let recent = contributions[contributions.firstPlace { $0.day >= first }...]
    if counting, recent.isEmpty || recent.map(\.amount).sorted()[recent.count / 2] == 1, recent.allSatisfy({ $0.amount > 0 }) {
      let events = recent.reduce(0) { $0 + $1.amount }
      let rate = PoissonRate(events: Int(min(events, 1e6)), days: window)
      self.init(method: .rate, slow: rate.lower, likely: rate.likely, fast: rate.upper, level: sum)
      return
    }
    var gains = Array(repeating: 0.0, count: window)
    var days = 0
    var last: CalendarDay?
    for contribution in recent {
      gains[first.days(until: contribution.day)] += contribution.amount
      if contribution.day != last { days += 1 }
      last = contribution.day
    }
    guard days >= Self.fewestDays else { return nil }
    var level = sum - gains.reduce(0, +)
    let series = gains.map { gain in
      level += gain
      return level
    }
    guard let line = TheilSenLine(series) else { return nil }
    self.init(method: .slope, slow: line.lower, likely: line.slope, fast: line.upper, level: line.value(at: window - 1))
  }

  /// How many days of the window there are, today included; at least 0.
  static func days(from beginning: CalendarDay, on today: CalendarDay) -> Int { max(0, min(window, beginning.days(until: today) + 1)) }
}

extension RandomAccessCollection where Index == Int {
  /// The first place from which on something holds, in a collection that is sorted by it; its end where it holds nowhere.
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
