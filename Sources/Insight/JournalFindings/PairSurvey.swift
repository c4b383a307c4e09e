// What goes with one thing, of all that days tell.

import JournalDates
import JournalStatistics

/// All comparisons with one measure, strongest first, with what many comparisons make of each.
public struct PairSurvey: Sendable {
  /// Every pair that was looked at, once, by its stronger lag.
  public let findings: [Finding]
  /// The same, each pair once a lag.
  public let comparedAtEachLag: [Finding]
  /// How many pairs, and how many comparisons of them: each pair at one lag or two.
  public let pairs: Int
  public let comparisons: Int

  /// - Parameters:
  ///   - subject: What is asked about.
  ///   - others: All that it is compared with; what is kin to it is left out.
  ///   - goodFrom: From which number on a day of a measure is a good one; nil where none is.
  public init(of subject: DailyMeasure, with others: [DailyMeasure], goodFrom: (DailyMeasure) -> Double? = { _ in nil }) {
    let prepared = PreparedMeasure(subject)
    let size = EffectiveSize(ofDays: ([subject] + others).map(\.series.values.count).max() ?? 0)
    var found: [Finding] = []
    for other in others where !Kinship.areKin(subject, other) && Self.varies(other) {
      let other = PreparedMeasure(other, isLead: true)
      for lag in [0, 1] {
        // Of one day the night comes first, whatever was asked about.
        let isTurned = lag == 0 && subject.isOfNight && !other.measure.isOfNight && !other.measure.isYesNo
        let (lead, last) = isTurned ? (prepared, other) : (other, prepared)
        if let finding = PairTest(lead: lead, other: last, lag: lag, goodFrom: goodFrom(last.measure)).finding(size) { found.append(finding) }
      }
    }
    let tested = found.indices.filter { found[$0].p != nil }
    let shares = FalseDiscoveries.shares(tested.compactMap { found[$0].p })
    for (place, share) in zip(tested, shares) {
      found[place].q = share
      found[place].tier = Self.tier(of: found[place])
    }
    comparisons = tested.count
    comparedAtEachLag = found
    let pairsByName = Dictionary(grouping: found) { [$0.lead.name, $0.other.name].sorted() }
    pairs = pairsByName.values.count { $0.contains { $0.p != nil } }
    findings = pairsByName.values.compactMap { $0.max { Self.isWeaker($0, $1) } }.sorted { Self.isWeaker($1, $0) }
  }

  private static func varies(_ measure: DailyMeasure) -> Bool {
    guard let first = measure.series.values.first(where: { !$0.isNaN }) else { return false }
    return measure.series.values.contains { !$0.isNaN && $0 != first }
  }

  static func tier(of finding: Finding) -> Tier {
    guard let p = finding.p, let q = finding.q else { return .notEnough }
    let excludesZero = finding.effect.interval.map { $0.lowerBound > 0 || $0.upperBound < 0 } ?? (finding.effect.value.magnitude == 1)
    if q < PairRules.mostFalse, finding.effect.value.magnitude >= PairRules.leastEffect, excludesZero, finding.holdsInBothHalves {
      return .likely
    }
    return p < PairRules.significance ? .tentative : .none
  }

  private static func isWeaker(_ a: Finding, _ b: Finding) -> Bool {
    if a.tier != b.tier { return a.tier < b.tier }
    if a.effect.value.magnitude != b.effect.value.magnitude { return a.effect.value.magnitude < b.effect.value.magnitude }
    return (b.lead.name, b.other.name, b.lag) < (a.lead.name, a.other.name, a.lag)
  }

  /// Those that stand out: likely, and besides those that may be chance.
  public func findings(of tier: Tier) -> [Finding] { findings.filter { $0.tier == tier } }
}
