// Whether two things of days go together, by the rules that keep false findings few.

import JournalDates
import JournalStatistics

/// A measure with what all its comparisons share: the numbers without trend and weekday, and the order of both.
struct PreparedMeasure {
  let measure: DailyMeasure
  let adjusted: [Double]
  let order: Ordering
  /// The days by the numbers as they stand; nil of yes and no.
  let plainOrder: Ordering?

  /// - Parameter isLead: Whether it only ever tells days apart: yes and no does so as it stands.
  init(_ measure: DailyMeasure, isLead: Bool = false) {
    self.measure = measure
    adjusted = isLead && measure.isYesNo ? measure.series.values : measure.series.adjusted().values
    order = Ordering(adjusted)
    plainOrder = measure.isYesNo ? nil : Ordering(measure.series.values)
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
  /// The days of the other on which both say something, in order.
  private let days: [Int]
  /// At which place of `days` a day stands, of the lead so many days earlier; negative where at none.
  private let leadPlaces, otherPlaces: [Int]

  init(lead: PreparedMeasure, other: PreparedMeasure, lag: Int, goodFrom: Double?) {
    (self.lead, self.other, self.lag, self.goodFrom) = (lead, other, lag, goodFrom)
    var days: [Int] = []
    var (leadPlaces, otherPlaces) = (Array(repeating: -1, count: lead.values.count), Array(repeating: -1, count: other.values.count))
    for day in other.values.indices where day >= lag && day - lag < lead.values.count {
      if lead.values[day - lag].isNaN || other.values[day].isNaN { continue }
      (leadPlaces[day - lag], otherPlaces[day]) = (days.count, days.count)
      days.append(day)
    }
    (self.days, self.leadPlaces, self.otherPlaces) = (days, leadPlaces, otherPlaces)
  }

  /// - Parameter size: For at least as many days as the other has.
  /// - Returns: Nil where there is not one pair, or one of the two does not vary at all.
  func finding(_ size: EffectiveSize) -> Finding? {
    guard let first = days.first, let last = days.last else { return nil }
    let ranks = outcome(in: days.indices)
    let leads = lead.order.ranks(of: leadPlaces, in: days.indices)
    guard let coefficient = Correlation.pearson(leads, ranks) else { return nil }
    let groups = groups()
    let effective = effectiveSize(size, leads, ranks)
    let missing = missingDays(pairs: days.count, effective: effective, groups, outOf: last - first + 1)
    let half = days.count / 2
    let halves = [0..<half, half..<days.count].map { range in
      Correlation.pearson(lead.order.ranks(of: leadPlaces, in: range), outcome(in: range)) ?? 0
    }
    let isEnough = missing == nil
    return Finding(
      lead: Finding.Named(lead.measure), other: Finding.Named(other.measure), lag: lag,
      effect: effect(coefficient, effective, ranks), groups: groups, count: days.count, effectiveCount: effective,
      p: isEnough ? EffectiveSize.p(of: coefficient, pairs: effective) : nil, q: nil,
      holdsInBothHalves: halves.allSatisfy { $0 * coefficient > 0 }, tier: isEnough ? .none : .notEnough, missingDays: missing,
      span: DaySpan(spanning: other.measure.series.day(at: first), other.measure.series.day(at: last)),
      adjustments: Finding.Adjustment.allCases,
      begins: [lead.measure, other.measure].compactMap { measure in measure.begin.map { Finding.Begin(title: measure.title, day: $0) } })
  }

  /// What the other says on these days: by its ranks; of yes and no as it stands without its weekdays, since ranks would make much of the small steps that
  /// these leave between days that say the same.
  private func outcome(in range: Range<Int>) -> [Double] {
    other.measure.isYesNo ? days[range].map { other.adjusted[$0] } : other.order.ranks(of: otherPlaces, in: range)
  }

  /// How many independent pairs there are, by what the coefficient is made of: by ranks, which one giant does not sway.
  private func effectiveSize(_ size: EffectiveSize, _ leads: [Double], _ outcomes: [Double]) -> Double {
    let nothing = Array(repeating: Double.nan, count: other.values.count)
    var (x, y) = (nothing, nothing)
    for (place, day) in days.enumerated() { (x[day], y[day]) = (leads[place], outcomes[place]) }
    return size.pairs(x, y)
  }

  /// - Parameter ranks: Those of the other, a day each; of yes and no its numbers.
  private func effect(_ coefficient: Double, _ effective: Double, _ ranks: [Double]) -> Finding.Effect {
    let interval = Correlation.interval(of: coefficient, size: effective)
    let hasIt = days.map { lead.values[$0 - lag] > 0 }
    guard lead.measure.isYesNo, let delta = delta(ranks, hasIt) else {
      return Finding.Effect(measure: .correlation, value: coefficient, interval: interval, shift: nil)
    }
    // Ranks of yes and no reach less far than ±1: what the interval of the correlation says is told on the scale of the delta.
    let scale = coefficient == 0 ? 0 : delta / coefficient
    let reached = interval.map { max(-1, $0.lowerBound * scale)...min(1, $0.upperBound * scale) }
    // How far the groups lie apart is told of those alone that may be more than chance.
    let isTold = EffectiveSize.p(of: coefficient, pairs: effective) < PairRules.significance
    return Finding.Effect(
      measure: .dominance, value: delta, interval: reached, shift: !isTold ? nil : other.measure.isYesNo ? delta : shift(hasIt))
  }

  /// Cliff's delta; of yes and no it is the difference of two shares.
  private func delta(_ ranks: [Double], _ hasIt: [Bool]) -> Double? {
    let with = ranks.indices.filter { hasIt[$0] }.map { ranks[$0] }
    guard other.measure.isYesNo else { return GroupComparison.delta(ranks: with, second: ranks.count - with.count) }
    let without = ranks.indices.filter { !hasIt[$0] }.map { ranks[$0] }
    guard let high = Summary.mean(with), let low = Summary.mean(without) else { return nil }
    return max(-1, min(1, high - low))
  }

  private func shift(_ hasIt: [Bool]) -> Double {
    var (with, without): ([Double], [Double]) = ([], [])
    for day in other.order.places where otherPlaces[day] >= 0 {
      if hasIt[otherPlaces[day]] { with.append(other.adjusted[day]) } else { without.append(other.adjusted[day]) }
    }
    return GroupComparison.shift(with, without)
  }

  private func groups() -> Finding.Groups {
    let middle = lead.plainOrder.map { order in
      Summary.median(sorted: order.places.filter { leadPlaces[$0] >= 0 }.map { lead.values[$0] })
    }
    func group(_ isHigh: Bool) -> Finding.Group {
      let values = days.filter { (lead.values[$0 - lag] > middle ?? 0) == isHigh }.map { other.values[$0] }
      let good = goodFrom ?? 0.5
      return Finding.Group(count: values.count, mean: Summary.mean(values) ?? 0, reaching: values.count { $0 >= good })
    }
    return Finding.Groups(split: middle, high: group(true), low: group(false))
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
