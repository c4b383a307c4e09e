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
  /// Where the days before were going already.
  public let course: Direction
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
    let isClear = tier >= .tentative
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
    guard missingDays == nil, let step = Self.step(of: measure, earlier, later) else {
      (shift, tier, course) = (nil, .notEnough, .unclear)
      return
    }
    shift = (step.shift, step.interval, step.p, step.effective)
    // What the days as they stand show the other way round is not clear.
    let isBorneOut = step.p < PairRules.significance && ((since.mean ?? 0) - (before.mean ?? 0)) * step.shift > 0
    tier = isBorneOut ? step.delta.magnitude >= PairRules.leastEffect ? .likely : .tentative : .none
    course = Self.course(measure.series, earlier)
  }

  /// The step between both beside weekdays and a line that both share: what had begun before goes on by itself.
  private static func step(of measure: DailyMeasure, _ earlier: DaySpan, _ later: DaySpan) -> StepEstimate? {
    let series = measure.series
    let whole = DaySpan(spanning: earlier.start, later.end)
    let values = series.values.indices.map { whole.contains(series.day(at: $0)) ? series.values[$0] : .nan }
    return StepEstimate(values, from: Int(later.start.ordinal - series.start.ordinal), isYesNo: measure.isYesNo)
  }

  /// Where the days before were going.
  private static func course(_ series: DaySeries, _ earlier: DaySpan) -> Direction {
    let places = series.values.indices.filter { !series.values[$0].isNaN && earlier.contains(series.day(at: $0)) }
    let numbers = places.map { series.values[$0] }
    guard places.count >= Course.leastDays, Trend.mannKendall(numbers).p < PairRules.significance, let line = Trend(places, numbers) else {
      return .unclear
    }
    return line.slope > 0 ? .rising : line.slope < 0 ? .falling : .unclear
  }
}
