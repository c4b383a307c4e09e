// Whether what a Try was to move has moved since.

public import JournalDates
public import JournalModel
import JournalStatistics

/// Four weeks before a Try beside the days since.
public struct TryEffect: Sendable {
  public let measure: Finding.Named
  public let wanted: WantedDirection
  /// Days with a number: of the four weeks before, and of those since.
  public let before, since: Side
  /// How far the days since lie above those before, in the measure's unit, adjusted for trend and weekday, with where it lies with a probability of
  /// 95 %; nil of too few days.
  public let shift: (value: Double, interval: ClosedRange<Double>, p: Double, effective: Double)?
  public let tier: Tier
  /// About how many days more are needed, where it is too early.
  public let missingDays: Int?

  public struct Side: Hashable, Sendable {
    public let span: DaySpan
    public let count: Int
    public let mean: Double?
  }

  public static let weeksBefore = 4
  /// At most so many weeks since are looked at: what comes later has other reasons.
  public static let weeksSince = 8

  /// What came of it.
  public enum Outcome: String, Sendable, CaseIterable {
    case moved, against, held, unclear, early
  }

  public var outcome: Outcome {
    guard let shift else { return .early }
    // What the days as they stand show the other way round is not clear.
    let plain = (since.mean ?? 0) - (before.mean ?? 0)
    let isClear = tier >= .tentative && plain * shift.value > 0
    switch wanted {
    case .steady: return isClear ? .against : .held
    case .up: return !isClear ? .unclear : shift.value > 0 ? .moved : .against
    case .down: return !isClear ? .unclear : shift.value < 0 ? .moved : .against
    }
  }

  /// - Parameters:
  ///   - start: The first day on which the Try was in force.
  ///   - end: The last one.
  /// - Returns: Nil where the days since have not begun.
  public init?(on measure: DailyMeasure, _ wanted: WantedDirection, from start: CalendarDay, to end: CalendarDay) {
    let earlier = DaySpan(spanning: start.advanced(by: -7 * Self.weeksBefore), start.advanced(by: -1))
    let last = min(end, start.advanced(by: 7 * Self.weeksSince - 1))
    guard let later = DaySpan(from: start, to: last) else { return nil }
    let (plainBefore, plainSince) = (measure.series.numbers(in: earlier), measure.series.numbers(in: later))
    self.measure = Finding.Named(measure)
    self.wanted = wanted
    before = Side(span: earlier, count: plainBefore.count, mean: Summary.mean(plainBefore))
    since = Side(span: later, count: plainSince.count, mean: Summary.mean(plainSince))
    let least = PairRules.leastOfGroup
    if plainSince.count < least {
      let passed = max(1, later.count)
      missingDays =
        plainSince.isEmpty ? least : Int((Double(least - plainSince.count) * Double(passed) / Double(plainSince.count)).rounded(.up))
    } else {
      missingDays = plainBefore.count < least ? 0 : nil
    }
    // The weekday's part, and the line of the weeks before, are taken out: what had begun before goes on by itself.
    let adjusted = Self.adjusted(measure.series, earlier, later)
    let (x, y) = (adjusted.numbers(in: earlier), adjusted.numbers(in: later))
    guard missingDays == nil, let comparison = GroupComparison(y, x) else {
      (shift, tier) = (nil, .notEnough)
      return
    }
    let inertia = min(max(0, EffectiveSize.autocorrelation(adjusted.values, lag: 1)), 0.9)
    let shrink = ((1 - inertia) / (1 + inertia)).squareRoot()
    let p = GroupComparison.widened(comparison.p, by: shrink)
    let reach = comparison.reach(of: y, x, widened: 1 / shrink)
    shift = (comparison.shift, comparison.shift - reach...comparison.shift + reach, p, Double(x.count + y.count) * shrink * shrink)
    tier = p < PairRules.significance ? comparison.delta.magnitude >= PairRules.leastEffect ? .likely : .tentative : .none
  }

  /// The days of both without what weekdays bring, and without the line of the days before where that is clear.
  private static func adjusted(_ series: DaySeries, _ earlier: DaySpan, _ later: DaySpan) -> DaySeries {
    var values = Array(repeating: Double.nan, count: series.values.count)
    let whole = DaySpan(spanning: earlier.start, later.end)
    for place in values.indices where whole.contains(series.day(at: place)) { values[place] = series.values[place] }
    let places = values.indices.filter { !values[$0].isNaN }
    let before = places.filter { earlier.contains(series.day(at: $0)) }
    let numbers = before.map { values[$0] }
    if before.count >= Course.leastDays, Trend.mannKendall(numbers).p < PairRules.significance, let line = Trend(before, numbers) {
      for place in places { values[place] -= line.slope * Double(place - before[0]) }
    }
    // Within each side by itself: a change between them is no weekday.
    for side in [before, places.filter { later.contains(series.day(at: $0)) }] {
      let middle = Summary.median(side.map { values[$0] }) ?? 0
      for weekday in 0..<7 {
        let days = side.filter { $0 % 7 == weekday }
        guard days.count >= 3, let mean = Summary.mean(days.map { values[$0] }) else { continue }
        let effect = Double(days.count) / Double(days.count + 4) * (mean - middle)
        for place in days { values[place] -= effect }
      }
    }
    return DaySeries(from: series.start, values)
  }
}
