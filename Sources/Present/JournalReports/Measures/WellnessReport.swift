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
  /// An amount as people read it: `6h30`, `18 min`, `14 %`, `6200`.
  func words(_ amount: Double, _ say: Language) -> String {
    switch self {
    case .sleep, .screen: say.numbers.hoursAndMinutes(amount)
    case .consistency, .exercise, .eveningScreen: "\(Self.number(amount, say)) min"
    case .deepSleep: "\(Self.number(amount, say)) %"
    case .stand: "\(Self.number(amount, say)) h"
    case .steps, .pickups: Self.number(amount, say)
    }
  }

  /// The unit of its amounts, for programs.
  var unit: String {
    switch self {
    case .sleep, .consistency, .exercise, .screen, .eveningScreen: "min"
    case .deepSleep: "%"
    case .stand: "h"
    case .steps, .pickups: ""
    }
  }

  /// What gives all points: `7h to 9h`, `8000 or more`, `up to 50`.
  func words(ofTarget target: Double, _ say: Language) -> String {
    let best = curve(target: target).first { $0.fraction == 1 }?.amounts ?? target...target
    if best.lowerBound < best.upperBound { return "\(words(best.lowerBound, say)) to \(words(best.upperBound, say))" }
    return isAtMost ? "up to \(words(best.lowerBound, say))" : "\(words(best.lowerBound, say)) or more"
  }

  /// How amounts become a share of the points: `3h → 0 %,`, `4h → 10 %,` …, `11h → 40 %.`.
  func bends(target: Double, _ say: Language) -> [String] {
    let curve = curve(target: target)
    return curve.enumerated().map { place, bend in
      let (from, to) = (words(bend.amounts.lowerBound, say), words(bend.amounts.upperBound, say))
      return "\(from == to ? from : "\(from) to \(to)") → \(Self.number(bend.fraction * 100, say)) %\(place == curve.count - 1 ? "." : ",")"
    }
  }

  /// Whole from 100 on, else with one digit after the point.
  private static func number(_ amount: Double, _ say: Language) -> String {
    guard amount.magnitude < 1e12 else { return decimalText(amount) }
    return say.numbers.written(decimalText(amount.magnitude >= 100 ? amount.rounded() : (amount * 10).rounded() / 10))
  }
}

extension WellnessGroup {
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// To one digit after the point, which is always written: `33.9`, `40.0`.
func oneDigit(_ points: Double) -> String {
  let tenths = Int(flooring: points * 10 + 0.5 + 1e-9)
  return "\(tenths / 10).\(tenths % 10)"
}
