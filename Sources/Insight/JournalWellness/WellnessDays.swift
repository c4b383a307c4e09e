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

  private var amounts: [CalendarDay: [String: Metric.Amount]] = [:]

  public init() {}

  public mutating func add(_ metric: Metric, on day: CalendarDay) { amounts[day, default: [:]][metric.name] = metric.amount }

  /// The days that must be known for the scores of a span: also the nights before it.
  public static func span(for days: DaySpan) -> DaySpan {
    DaySpan(spanning: days.start.advanced(by: 1 - nights), days.end)
  }

  /// Whether anything is known of a day.
  public func knows(_ day: CalendarDay) -> Bool { amounts[day] != nil }

  /// What a day comes to in each part, in the part's unit; without what is not known. A night belongs to the day on which it ended.
  public func parts(of day: CalendarDay) -> [WellnessPart: Double] {
    var parts: [WellnessPart: Double] = [:]
    for part in WellnessPart.allCases {
      parts[part] =
        switch part {
        case .consistency: Sleep.bedtimeDeviation(bedtimes(until: day))
        case .deepSleep: deepPercent(of: day)
        default: number(part.rawValue, day)
        }
    }
    return parts
  }

  /// The score of a day.
  /// - Parameter targets: The person's own.
  public func score(of day: CalendarDay, targets: [WellnessPart: Double] = [:]) -> WellnessScore {
    WellnessScore(parts(of: day), targets: targets)
  }

  /// Those of the last 14 nights that have one.
  private func bedtimes(until day: CalendarDay) -> [TimeOfDay] {
    (0..<Self.nights).compactMap { back in
      if case .clock(let time) = amounts[day.advanced(by: -back)]?["bedtime"] { time } else { nil }
    }
  }

  private func deepPercent(of day: CalendarDay) -> Double? {
    guard let asleep = number(WellnessPart.sleep.rawValue, day), asleep > 0, let deep = number("deep_minutes", day) else { return nil }
    return 100 * deep / asleep
  }

  private func number(_ name: String, _ day: CalendarDay) -> Double? {
    if case .number(let number) = amounts[day]?[name] { number } else { nil }
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
