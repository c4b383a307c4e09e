// What goes with one thing, of all that days tell.

import JournalDates
import JournalStatistics

/// All comparisons with one measure, strongest first, with what many comparisons make of each.
public struct PairSurvey: Sendable {
  /// Every pair that was looked at, once, by its stronger lag.
  public private(set) var findings: [Finding]
  /// The same, each pair once a lag.
  public private(set) var comparedAtEachLag: [Finding]
  /// How many pairs, and how many comparisons of them: each pair at one lag or two.
  public let pairs: Int
  public let comparisons: Int
  /// How many pairs have too few days in common yet.
  public var tooShort: Int { Dictionary(grouping: comparedAtEachLag, by: \.names).values.count { $0.allSatisfy { $0.p == nil } } }

  /// - Parameters:
  ///   - subject: What is asked about.
  ///   - others: All that it is compared with; what is kin to it is left out.
  ///   - goodFrom: From which number on a day of a measure is a good one; nil where none is.
  public init(of subject: DailyMeasure, with others: [DailyMeasure], goodFrom: (DailyMeasure) -> Double? = { _ in nil }) {
    let (prepared, leading) = (PreparedMeasure(subject), PreparedMeasure(subject, isLead: true))
    let size = EffectiveSize(ofDays: ([subject] + others).map(\.series.values.count).max() ?? 0)
    var found: [Finding] = []
    for other in others where !Kinship.areKin(subject, other) && Self.varies(other) {
      let other = PreparedMeasure(other, isLead: true)
      for lag in [0, 1] {
        let isTurned = lag == 0 && Self.comesFirst(subject, before: other.measure)
        let (lead, last) = isTurned ? (leading, other) : (other, prepared)
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
    pairs = Dictionary(grouping: found, by: \.names).values.count { $0.contains { $0.p != nil } }
    findings = Self.strongest(found)
  }

  /// Of one day the mood comes last, and the night first, and yes and no tells days of a number apart, whatever was asked about: so one comparison is one
  /// finding with one effect.
  private static func comesFirst(_ subject: DailyMeasure, before other: DailyMeasure) -> Bool {
    if subject.kind == .mood || other.kind == .mood { return other.kind == .mood }
    if subject.isYesNo || other.isYesNo { return subject.isYesNo && !other.isYesNo }
    return subject.isOfNight && !other.isOfNight
  }

  /// Each pair by its stronger lag, the strongest first.
  private static func strongest(_ found: [Finding]) -> [Finding] {
    Dictionary(grouping: found, by: \.names).values.compactMap { $0.max { isWeaker($0, $1) } }.sorted { isWeaker($1, $0) }
  }

  /// The same, with each comparison as sure as everything makes it that it is part of. What is compared on one day belongs to two families: all that is
  /// compared with the one, and all that is compared with the other. With the mood those of the mood alone count; else the less sure of both. So a finding
  /// is as sure whatever it was found by.
  /// - Parameters:
  ///   - subject: What was asked about.
  ///   - all: Everything that days tell.
  public func agreed(on subject: DailyMeasure, among all: [DailyMeasure], goodFrom: (DailyMeasure) -> Double? = { _ in nil }) -> PairSurvey {
    if subject.kind == .mood { return self }
    let all = all.contains { $0.name == subject.name } ? all : all + [subject]
    var agreed = self
    for place in comparedAtEachLag.indices {
      let finding = comparedAtEachLag[place]
      let name = finding.lead.name == subject.name ? finding.other.name : finding.lead.name
      guard finding.lag == 0, let p = finding.p, let q = finding.q, let other = all.first(where: { $0.name == name }) else { continue }
      // What is not sure here is not made surer by another family, but for the mood.
      let isOfMood = other.kind == .mood
      guard isOfMood ? p < PairRules.significance : finding.tier == .likely else { continue }
      let family = PairSurvey(of: other, with: all.filter { $0.name != name }, goodFrom: goodFrom)
      guard let same = family.comparedAtEachLag.first(where: { $0.lag == 0 && $0.names == finding.names }), let share = same.q else { continue }
      agreed.comparedAtEachLag[place].q = isOfMood ? share : max(q, share)
      let tier = Self.tier(of: agreed.comparedAtEachLag[place])
      agreed.comparedAtEachLag[place].tier = isOfMood ? tier : min(tier, same.tier)
    }
    agreed.findings = Self.strongest(agreed.comparedAtEachLag)
    return agreed
  }

  /// The same, with what was likely on the day after what was asked about: of two things the night after the one belongs to the report on the other, and is
  /// as sure as it is there; told here, too, it is found from both sides. With the mood nothing is added, since all things end in it.
  /// - Parameters:
  ///   - subject: What was asked about.
  ///   - all: Everything that days tell.
  public func followed(from subject: DailyMeasure, among all: [DailyMeasure], goodFrom: (DailyMeasure) -> Double? = { _ in nil }) -> PairSurvey {
    if subject.kind == .mood { return self }
    let all = all.contains { $0.name == subject.name } ? all : all + [subject]
    let (leading, size) = (PreparedMeasure(subject, isLead: true), EffectiveSize(ofDays: all.map(\.series.values.count).max() ?? 0))
    var followed = self
    for other in all where other.name != subject.name && !Kinship.areKin(subject, other) && Self.varies(other) {
      let test = PairTest(lead: leading, other: PreparedMeasure(other), lag: 1, goodFrom: goodFrom(other)).finding(size)
      guard let p = test?.p, p < PairRules.significance else { continue }
      let family = PairSurvey(of: other, with: all.filter { $0.name != other.name }, goodFrom: goodFrom)
      followed.comparedAtEachLag += family.comparedAtEachLag.filter { $0.lag == 1 && $0.tier == .likely && $0.lead.name == subject.name }
    }
    followed.findings = Self.strongest(followed.comparedAtEachLag)
    return followed
  }

  private static func varies(_ measure: DailyMeasure) -> Bool {
    guard let first = measure.series.values.first(where: { !$0.isNaN }) else { return false }
    return measure.series.values.contains { !$0.isNaN && $0 != first }
  }

  static func tier(of finding: Finding) -> Tier {
    guard let p = finding.p, let q = finding.q else { return .notEnough }
    let excludesZero = finding.effect.interval.map { $0.lowerBound > 0 || $0.upperBound < 0 } ?? (finding.effect.value.magnitude == 1)
    // Where the days as they stand do not show it, the rest rests on what was taken out, and that may be too much to rest on.
    if q < PairRules.mostFalse, finding.effect.value.magnitude >= PairRules.leastEffect, excludesZero, finding.holdsInBothHalves,
      finding.isPlainToSee
    {
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
