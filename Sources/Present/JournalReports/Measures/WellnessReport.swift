// How well days were for the body: the value behind `retro wellness`.

public import JournalDates
import JournalLanguage
public import JournalModel
import JournalText
public import JournalWellness

/// The wellness scores of some days with their grounds, without private days.
public struct WellnessReport: Sendable {
  /// One day that is not to come.
  public struct Day: Sendable {
    public let date: CalendarDay
    public let score: WellnessScore
    /// Whether the day is not over, so that it has no score yet.
    public let isSoFar: Bool

    /// 0 to 100; nil while the day is not over, and where too little was measured.
    public var total: Int? { isSoFar ? nil : score.total }
  }

  /// As it was asked for.
  public let span: DaySpan
  /// The span in words: `Week 46 of 2026 · 9–15 November 2026`.
  public let title: String
  public let today: CalendarDay
  /// In order; those of which nothing is known are among them.
  public let days: [Day]
  /// What the days over which can be compared come to; nil where none has a score.
  public let mean: WellnessMean?
  /// How many days were left out because they are private.
  public let privateEntries: Int
  /// Private days that are shown, in order.
  public var privateDays: [CalendarDay] = []

  /// - Parameters:
  ///   - days: What is known of these days and of the nights before them.
  ///   - privateDays: Days of the span that are not told of.
  public init(
    of days: WellnessDays, in span: DaySpan, title: String, targets: [WellnessPart: Double] = [:], today: CalendarDay,
    privateDays: Set<CalendarDay> = []
  ) {
    self.span = span
    self.title = title
    self.today = today
    privateEntries = privateDays.count
    let past = span.start <= today ? DaySpan(spanning: span.start, min(span.end, today)).filter { !privateDays.contains($0) } : []
    self.days = past.map { day in
      let score = days.knows(day) ? days.score(of: day, targets: targets) : WellnessScore([:])
      return Day(date: day, score: score, isSoFar: day == today)
    }
    mean = WellnessMean(of: self.days.filter { !$0.isSoFar }.map(\.score))
  }

  /// The one day that was asked for, where it was one and is told of.
  public var day: Day? { span.count == 1 ? days.first : nil }

  /// One of the days; nil where it is not told of.
  public func day(on date: CalendarDay) -> Day? {
    // The days are in order, and only private ones are missing.
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].date < date { low = middle + 1 } else { high = middle }
    }
    return low < days.count && days[low].date == date ? days[low] : nil
  }

  /// Whether nothing that counts is known of any day.
  public var isEmpty: Bool { days.allSatisfy { $0.score.measured.isEmpty } }

  /// Whether there is a score.
  public var hasScore: Bool { mean != nil }

  /// The days whose scores the mean is of.
  var comparable: [Day] {
    guard let mean else { return [] }
    return days.filter { $0.total != nil && $0.score.measured.map(\.part) == mean.parts }
  }

  /// What each part of the comparable days comes to, in the order of `WellnessPart`.
  var meanParts: [(part: WellnessPart, amount: Double, target: Double, points: Double)] {
    let comparable = comparable
    guard let first = comparable.first else { return [] }
    let count = Double(comparable.count)
    return first.score.measured.enumerated().map { place, measured in
      let all = comparable.map { $0.score.measured[place] }
      return (
        measured.part, all.reduce(0) { $0 + $1.amount } / count, measured.target, all.reduce(0) { $0 + $1.points } / count
      )
    }
  }
}

extension WellnessPart {
  /// The unit of its amounts, for programs.
  var unit: String {
    switch self {
    case .sleep, .consistency, .exercise, .screen, .eveningScreen: "min"
    case .deepSleep: "%"
    case .stand: "h"
    case .steps, .pickups: ""
    }
  }
}

/// To one digit after the point, which is always written: `33.9`, `40.0`.
func oneDigit(_ points: Double, _ say: Language) -> String {
  let tenths = Int(flooring: points * 10 + 0.5 + 1e-9)
  return "\(say.numbers.written(tenths / 10))\(say.numbers.decimal)\(tenths % 10)"
}
