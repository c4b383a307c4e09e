// From the metrics of days to what the wellness score is made of.

public import JournalDates
public import JournalModel

/// The metrics of some days, as far as the wellness score asks for them.
public struct WellnessDays: Sendable {
  /// The names of the metrics that a score is made of.
  public static let metrics =
    ["bedtime", "deep_minutes"] + WellnessPart.allCases.filter { $0 != .consistency && $0 != .deepSleep }.map(\.rawValue)
  /// How many nights tell how regular bedtimes are.
  public static let nights = 14

  /// Of each day those of `metrics`, in their order.
  private var amounts: [CalendarDay: [Metric.Amount?]] = [:]
  private static let none = [Metric.Amount?](repeating: nil, count: metrics.count)
  private static let (bedtime, deepMinutes) = (0, 1)

  public init() {}

  /// Takes in what was measured on a day, where a score is made of it.
  public mutating func add(_ metric: Metric, on day: CalendarDay) {
    if let place = Self.metrics.firstIndex(of: metric.name) { amounts[day, default: Self.none][place] = metric.amount }
  }

  /// The days that must be known for the scores of a span: also the nights before it.
  public static func span(for days: DaySpan) -> DaySpan {
    DaySpan(spanning: days.start.advanced(by: 1 - nights), days.end)
  }

  /// Whether anything is known of a day.
  public func knows(_ day: CalendarDay) -> Bool { amounts[day] != nil }

  /// The score of a day. A night belongs to the day on which it ended.
  /// - Parameter targets: The person's own.
  public func score(of day: CalendarDay, targets: [WellnessPart: Double] = [:]) -> WellnessScore {
    let known = amounts[day] ?? Self.none
    return WellnessScore(targets) { part in
      switch part {
      case .consistency: Sleep.bedtimeDeviation(bedtimes(until: day))
      case .deepSleep: Self.deepPercent(known)
      default: Self.number(part, known)
      }
    }
  }

  /// Those of the last 14 nights that have one.
  private func bedtimes(until day: CalendarDay) -> [TimeOfDay] {
    (0..<Self.nights).compactMap { back in
      if case .clock(let time) = amounts[day.advanced(by: -back)]?[Self.bedtime] { time } else { nil }
    }
  }

  private static func deepPercent(_ known: [Metric.Amount?]) -> Double? {
    guard let asleep = number(.sleep, known), asleep > 0, case .number(let deep) = known[deepMinutes] else { return nil }
    return 100 * deep / asleep
  }

  private static func number(_ part: WellnessPart, _ known: [Metric.Amount?]) -> Double? {
    if let place = metrics.firstIndex(of: part.rawValue), case .number(let number) = known[place] { number } else { nil }
  }
}

extension WellnessPart {
  /// A stretch of a part's curve on which it gives the same fraction, or a point where it bends.
  public struct Bend: Equatable, Sendable {
    /// In the part's unit, for the person's own target.
    public let amounts: ClosedRange<Double>
    /// Of its points, 0 to 1.
    public let fraction: Double
  }

  /// The part's curve for a target, by amount; between two bends it is straight, outside of them level.
  public func curve(target: Double? = nil) -> [Bend] {
    let own = target.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let stretch = (own ?? standardTarget) / standardTarget
    var bends: [Bend] = []
    for knot in knots {
      let amount = knot.amount * stretch
      if let last = bends.last, last.fraction == knot.fraction {
        bends[bends.count - 1] = Bend(amounts: last.amounts.lowerBound...amount, fraction: last.fraction)
      } else {
        bends.append(Bend(amounts: amount...amount, fraction: knot.fraction))
      }
    }
    return bends
  }
}
