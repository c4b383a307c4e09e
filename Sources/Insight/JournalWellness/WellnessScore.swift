// The wellness score of a day: from what was measured to a number with its grounds.

public import JournalModel
import JournalText

/// What a day's measured parts come to, from 0 to 100.
public struct WellnessScore: Equatable, Sendable {
  /// A part that was measured.
  public struct Measured: Equatable, Sendable {
    public let part: WellnessPart
    /// In the part's unit.
    public let amount: Double
    /// The person's own, or the standard one.
    public let target: Double
    /// 0 to the part's weight.
    public let points: Double
  }

  /// In the order of `WellnessPart`.
  public let measured: [Measured]
  /// The score before it is rounded, which a report of a year asks for hundreds of times.
  public let exact: Double?

  /// - Parameters:
  ///   - amounts: What was measured; NaN, infinite and negative amounts are missing.
  ///   - targets: The person's own; those that are not above 0 do not count.
  public init(_ amounts: [WellnessPart: Double], targets: [WellnessPart: Double] = [:]) { self.init(targets) { amounts[$0] } }

  /// - Parameter amount: What was measured of a part.
  init(_ targets: [WellnessPart: Double], _ amount: (WellnessPart) -> Double?) {
    measured = WellnessPart.allCases.compactMap { part in
      guard let amount = amount(part), amount.isFinite, amount >= 0 else { return nil }
      let own = targets[part].flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      return Measured(
        part: part, amount: amount, target: own ?? part.standardTarget, points: part.weight * part.fraction(of: amount, target: own))
    }
    exact = Self.exact(of: measured)
  }

  /// The parts of which nothing is known.
  public var missing: [WellnessPart] { WellnessPart.allCases.filter { part in !measured.contains { $0.part == part } } }

  /// How many of the 100 points were measured.
  public var coverage: Int { Self.coverage(of: measured) }

  /// The score would lie between these, whatever the missing parts are; each rounded half up.
  public var bounds: (low: Int, high: Int) {
    let points = measured.reduce(0) { $0 + $1.points }
    return (Self.rounded(points), Self.rounded(points + missing.reduce(0) { $0 + $1.weight }))
  }

  /// The points of a group, made up for what is missing in it; nil where less than half of its points were measured.
  public func points(of group: WellnessGroup) -> Double? { Self.points(of: group, in: measured) }

  /// 0 to 100, rounded half up; nil where less than half of all points were measured, or no group has enough.
  public var total: Int? { exact.map { Self.rounded($0) } }

  private static func coverage(of measured: [Measured]) -> Int { Int(measured.reduce(0) { $0 + $1.part.weight }) }

  private static func points(of group: WellnessGroup, in measured: [Measured]) -> Double? {
    var (weight, points) = (0.0, 0.0)
    for one in measured where one.part.group == group {
      weight += one.part.weight
      points += one.points
    }
    return weight * 2 >= group.weight ? group.weight * points / weight : nil
  }

  private static func exact(of measured: [Measured]) -> Double? {
    guard coverage(of: measured) >= 50 else { return nil }
    var (points, most) = (0.0, 0.0)
    for group in WellnessGroup.allCases {
      guard let found = self.points(of: group, in: measured) else { continue }
      points += found
      most += group.weight
    }
    return most > 0 ? 100 * points / most : nil
  }

  /// A billionth is added, so that a half that a binary fraction just misses is one.
  static func rounded(_ number: Double) -> Int { Int(flooring: number + 0.5 + 1e-9) }
}

/// The scores of several days.
public struct WellnessMean: Equatable, Sendable {
  /// The parts that the days which count have in common, in the order of `WellnessPart`.
  public let parts: [WellnessPart]
  /// 0 to 100, rounded half up.
  public let total: Int
  /// How many days it is the mean of.
  public let days: Int
  /// How many days have a score of other parts, which cannot be compared with these.
  public let otherDays: Int

  /// The mean over the days that have a score of the same parts as most; of several such sets the one with more points, then the one of the
  /// first day. Nil where no day has a score.
  public init?(of scores: [WellnessScore]) {
    var sets: [(parts: [WellnessPart], scores: [Double], coverage: Int)] = []
    for score in scores {
      guard let exact = score.exact else { continue }
      let parts = score.measured.map(\.part)
      if let place = sets.firstIndex(where: { $0.parts == parts }) {
        sets[place].scores.append(exact)
      } else {
        sets.append((parts, [exact], score.coverage))
      }
    }
    guard var most = sets.first else { return nil }
    for set in sets.dropFirst() where (set.scores.count, set.coverage) > (most.scores.count, most.coverage) { most = set }
    parts = most.parts
    days = most.scores.count
    otherDays = sets.reduce(0) { $0 + $1.scores.count } - days
    total = WellnessScore.rounded(most.scores.reduce(0, +) / Double(days))
  }
}
