// Whether two things of days go together, by the rules that keep false findings few.

import JournalDates
import JournalStatistics

/// A measure with what all its comparisons share: the numbers without trend and weekday.
struct PreparedMeasure {
  let measure: DailyMeasure
  let adjusted: [Double]

  /// - Parameter isLead: Whether it only ever tells days apart: yes and no does so as it stands.
  init(_ measure: DailyMeasure, isLead: Bool = false) {
    self.measure = measure
    adjusted = isLead && measure.isYesNo ? measure.series.values : measure.series.adjusted().values
  }

  var values: [Double] { measure.series.values }
}

/// The rules: how many days are enough, and what makes a finding.
public enum PairRules {
  public static let leastPairs = 20
  public static let leastEffective = 10.0
  public static let leastOfGroup = 8
  static let significance = 0.05
  /// The share of false ones that is borne among those that are called likely.
  public static let mostFalse = 0.10
  static let leastEffect = 0.2
}

/// One pair at one lag.
struct PairTest {
  let lead: PreparedMeasure
  let other: PreparedMeasure
  let lag: Int
  /// From this number on a day of the other is a good one.
  let goodFrom: Double?

  /// The pairs of numbers, each list one a day, not a number where one of the two is missing.
  private func aligned(_ x: [Double], _ y: [Double]) -> (x: [Double], y: [Double]) {
    let nothing = Double.nan
    var (left, right) = (Array(repeating: nothing, count: y.count), Array(repeating: nothing, count: y.count))
    for day in y.indices where day >= lag && day - lag < x.count {
      let (a, b) = (x[day - lag], y[day])
      if !a.isNaN, !b.isNaN { (left[day], right[day]) = (a, b) }
    }
    return (left, right)
  }

  /// - Returns: Nil where there is not one pair, or one of the two does not vary at all.
  func finding() -> Finding? {
    let isYesNo = lead.measure.isYesNo
    let plain = aligned(lead.values, other.values)
    let places = plain.x.indices.filter { !plain.x[$0].isNaN }
    guard let first = places.first, let last = places.last else { return nil }
    let adjusted = aligned(isYesNo ? lead.values : lead.adjusted, other.adjusted)
    let (x, y) = (places.map { adjusted.x[$0] }, places.map { adjusted.y[$0] })
    guard let correlation = Correlation.spearman(x, y) else { return nil }
    let groups = groups(places.map { plain.x[$0] }, places.map { plain.y[$0] })
    let effective = EffectiveSize.pairs(adjusted.x, adjusted.y)
    let days = last - first + 1
    let missing = missingDays(pairs: places.count, effective: effective, groups, outOf: days)
    let half = places.count / 2
    let halves = [0..<half, half..<places.count].map { Correlation.spearman(Array(x[$0]), Array(y[$0]))?.coefficient ?? 0 }
    let isEnough = missing == nil
    return Finding(
      lead: Finding.Named(lead.measure), other: Finding.Named(other.measure), lag: lag,
      effect: effect(x, y, correlation.coefficient, effective), groups: groups, count: places.count, effectiveCount: effective,
      p: isEnough ? EffectiveSize.p(of: correlation.coefficient, pairs: effective) : nil, q: nil,
      holdsInBothHalves: halves.allSatisfy { $0 * correlation.coefficient > 0 }, tier: isEnough ? .none : .notEnough, missingDays: missing,
      span: DaySpan(spanning: other.measure.series.day(at: first), other.measure.series.day(at: last)),
      adjustments: Finding.Adjustment.allCases,
      begins: [lead.measure, other.measure].compactMap { measure in measure.begin.map { Finding.Begin(title: measure.title, day: $0) } })
  }

  private func effect(_ x: [Double], _ y: [Double], _ coefficient: Double, _ effective: Double) -> Finding.Effect {
    let interval = Correlation.interval(of: coefficient, size: effective)
    guard lead.measure.isYesNo else {
      return Finding.Effect(measure: .correlation, value: coefficient, interval: interval, shift: nil)
    }
    let with = zip(x, y).filter { $0.0 > 0 }.map(\.1), without = zip(x, y).filter { $0.0 <= 0 }.map(\.1)
    guard let delta = GroupComparison.delta(with, without) else {
      return Finding.Effect(measure: .correlation, value: coefficient, interval: interval, shift: nil)
    }
    // How far the groups lie apart takes long to find, and is told of those alone that may be more than chance.
    let isTold = EffectiveSize.p(of: coefficient, pairs: effective) < PairRules.significance
    let shift = isTold ? GroupComparison(with, without)?.shift : nil
    // Ranks of yes and no reach less far than ±1: what the interval of the correlation says is told on the scale of the delta.
    let scale = coefficient == 0 ? 0 : delta / coefficient
    let reached = interval.map { max(-1, $0.lowerBound * scale)...min(1, $0.upperBound * scale) }
    return Finding.Effect(measure: .dominance, value: delta, interval: reached, shift: shift)
  }

  private func groups(_ x: [Double], _ y: [Double]) -> Finding.Groups {
    let isYesNo = lead.measure.isYesNo
    let middle = isYesNo ? 0 : Summary.median(x) ?? 0
    func group(_ isHigh: Bool) -> Finding.Group {
      let values = zip(x, y).filter { ($0.0 > middle) == isHigh }.map(\.1)
      let good = goodFrom ?? 0.5
      return Finding.Group(count: values.count, mean: Summary.mean(values) ?? 0, reaching: values.count { $0 >= good })
    }
    return Finding.Groups(split: isYesNo ? nil : middle, high: group(true), low: group(false))
  }

  /// Nil where the days are enough; else about how many more, at the pace of those that there are.
  private func missingDays(pairs: Int, effective: Double, _ groups: Finding.Groups, outOf days: Int) -> Int? {
    func more(_ missing: Double, _ has: Double) -> Int { Int((missing * Double(days) / max(has, 1)).rounded(.up)) }
    var missing: [Int] = []
    if pairs < PairRules.leastPairs { missing.append(more(Double(PairRules.leastPairs - pairs), Double(pairs))) }
    if effective < PairRules.leastEffective {
      missing.append(more(PairRules.leastEffective - effective, effective))
    }
    if lead.measure.isYesNo || other.measure.isYesNo {
      for count in leastGroups(groups) where count < PairRules.leastOfGroup {
        missing.append(more(Double(PairRules.leastOfGroup - count), Double(count)))
      }
    }
    return missing.max().map { min($0, 9_999) }
  }

  /// How many days there are of each kind that must not be rare.
  private func leastGroups(_ groups: Finding.Groups) -> [Int] {
    var counts: [Int] = []
    if lead.measure.isYesNo { counts += [groups.high.count, groups.low.count] }
    if other.measure.isYesNo {
      let yes = groups.high.reaching + groups.low.reaching
      counts += [yes, groups.high.count + groups.low.count - yes]
    }
    return counts
  }
}
