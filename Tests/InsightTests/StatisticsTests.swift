// Statistics against tables that an independent reference made, which itself was held to scipy, pymannkendall and ruptures.

import Foundation
import JournalDates
import JournalStatistics
import JournalTestSupport
import Testing

/// One line of a table.
private func rows<Row: Decodable>(_ name: String, as type: Row.Type = Row.self) throws -> [Row] {
  let text = try Repository.fixtures.appending(path: "statistics/\(name).jsonl").text()
  return try text.split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
}

private func agree(_ found: Double?, _ expected: Double?, _ what: String, _ row: Int, within tolerance: Double = 1e-9) {
  guard let found, let expected else {
    if found != nil || expected != nil { Issue.record("\(what) of row \(row): expected \(expected as Any), found \(found as Any)") }
    return
  }
  let scale = max(1, expected.magnitude)
  if !((found - expected).magnitude <= tolerance * scale) { Issue.record("\(what) of row \(row): expected \(expected), found \(found)") }
}

@Suite struct Statistics {
  private struct PairRow: Decodable {
    var x, y: [Double]
    var rho, p, low, high, tau, tau_p: Double?
  }

  @Test func correlationsAreThoseOfTheReference() throws {
    for (number, row) in try rows("pairs", as: PairRow.self).enumerated() {
      let rank = Correlation.spearman(row.x, row.y)
      agree(rank?.coefficient, row.rho, "rho", number)
      agree(rank?.p, row.p, "p", number)
      let interval = rank.flatMap { Correlation.interval(of: $0.coefficient, size: Double(row.x.count)) }
      agree(interval?.lowerBound, row.low, "low", number)
      agree(interval?.upperBound, row.high, "high", number)
      let tau = Correlation.kendall(row.x, row.y)
      agree(tau?.coefficient, row.tau, "tau", number)
      agree(tau?.p, row.tau_p, "p of tau", number)
    }
  }

  private struct TrendRow: Decodable {
    var t: [Int]
    var y: [Double]
    var slope, intercept, low, high, p: Double
    var s: Int
  }

  @Test func trendsAreThoseOfTheReference() throws {
    for (number, row) in try rows("trends", as: TrendRow.self).enumerated() {
      let trend = try #require(Trend(row.t, row.y))
      agree(trend.slope, row.slope, "slope", number)
      agree(trend.intercept, row.intercept, "intercept", number)
      agree(trend.interval.lowerBound, min(row.low, row.high), "low", number)
      agree(trend.interval.upperBound, max(row.low, row.high), "high", number)
      let kendall = Trend.mannKendall(row.y)
      #expect(kendall.score == row.s, "row \(number)")
      agree(kendall.p, row.p, "p", number)
    }
  }

  private struct RandomisedRow: Decodable {
    var differences: [Double]
    var effect, p: Double
    var assignments, as_great: Int
    var low, high: Double?
  }

  /// The table was made with exact fractions, by trying every way in which the coins could fall.
  @Test func randomisedPairsAreThoseOfAllAssignments() throws {
    for (number, row) in try rows("randomised", as: RandomisedRow.self).enumerated() {
      let pairs = try #require(RandomisedPairs(row.differences))
      agree(pairs.effect, row.effect, "effect", number)
      agree(pairs.p, row.p, "p", number)
      #expect(pairs.assignments == row.assignments && pairs.asGreat == row.as_great, "row \(number)")
      if row.differences.count > 9 { continue }
      agree(pairs.interval?.lowerBound, row.low, "low", number)
      agree(pairs.interval?.upperBound, row.high, "high", number)
    }
    #expect(RandomisedPairs([]) == nil)
    #expect(RandomisedPairs(Array(repeating: 1, count: 17)) == nil)
    #expect(RandomisedPairs(Array(repeating: 1, count: 16))?.asGreat == 2)
    #expect(RandomisedPairs.leastP(ofPairs: 5) > 0.05 && RandomisedPairs.leastP(ofPairs: 6) < 0.05)
  }

  private struct GroupRow: Decodable {
    var a, b: [Double]
    var u, p, delta, shift: Double
  }

  @Test func groupsAreComparedAsByTheReference() throws {
    for (number, row) in try rows("groups", as: GroupRow.self).enumerated() {
      let comparison = try #require(GroupComparison(row.a, row.b))
      agree(comparison.wins, row.u, "U", number)
      agree(comparison.p, row.p, "p", number)
      agree(comparison.delta, row.delta, "delta", number)
      agree(comparison.shift, row.shift, "shift", number)
    }
  }

  private struct DayRow: Decodable {
    var x, y: [Double?]
    var acf1, acf3, n_eff: Double
    var ps, qs: [Double]
    var z, rmssd, share: Double?
    var pairs: Int
    var clock: [Double]
    var clock_mean, clock_sd: Double
    var series: [Double]
    var changes: [Int]
    var price: Double
  }

  @Test func daysAreReckonedAsByTheReference() throws {
    for (number, row) in try rows("days", as: DayRow.self).enumerated() {
      let (x, y) = (row.x.map { $0 ?? .nan }, row.y.map { $0 ?? .nan })
      agree(EffectiveSize.autocorrelation(x, lag: 1), row.acf1, "autocorrelation", number)
      agree(EffectiveSize.autocorrelation(x, lag: 3), row.acf3, "autocorrelation at 3", number)
      agree(EffectiveSize(ofDays: x.count).pairs(x, y), row.n_eff, "effective size", number)
      for (share, expected) in zip(FalseDiscoveries.shares(row.ps), row.qs) { agree(share, expected, "q", number) }
      let present = row.y.compactMap(\.self)
      agree(OddDay.score(of: present[present.count - 1], among: present.dropLast()), row.z, "z", number)
      agree(Swing.size(y)?.size, row.rmssd, "RMSSD", number)
      #expect(Swing.size(y)?.pairs ?? 0 == row.pairs)
      agree(Swing.share(of: y, from: 2)?.share, row.share, "share of large steps", number)
      agree(SleepRhythm.mean(ofClock: row.clock)?.minutes, row.clock_mean, "mean of clock", number)
      agree(SleepRhythm.deviation(ofClock: row.clock), row.clock_sd, "deviation of clock", number, within: 1e-5)
      #expect(ChangePoints.places(in: row.series, least: 5, price: row.price) == row.changes, "row \(number)")
    }
  }

  @Test func tailsAreThoseOfTheReference() throws {
    let lines = try Repository.fixtures.appending(path: "statistics/tails.tsv").text().split(separator: "\n")
    #expect(lines.count > 60)
    for (number, line) in lines.enumerated() {
      let fields = line.split(separator: "\t")
      let (x, freedom, expected) = (Double(fields[1])!, Double(fields[2])!, Double(fields[3])!)
      let found =
        switch fields[0] {
        case "normal": Distribution.normalTails(x)
        case "quantile": Distribution.normalQuantile(x)
        case "student": Distribution.studentTails(x, freedom: freedom)
        default: Distribution.chiSquaredTail(x, freedom: Int(freedom))
        }
      // Tails are compared by their own size: 1e-15 is not 0.
      if !((found - expected).magnitude <= 1e-9 * max(expected.magnitude, 1e-300)), (found - expected).magnitude > 1e-14 {
        Issue.record("\(line): found \(found), row \(number)")
      }
    }
  }

  /// The examples of the rules themselves.
  @Test func nightsAreAsRegularAsTheirDefinitionSays() throws {
    func night(from start: Int, to end: Int) -> [Bool] {
      (0..<1440).map { start < end ? start <= $0 && $0 < end : $0 >= start || $0 < end }
    }
    let days = [night(from: 0, to: 480), night(from: 60, to: 540), night(from: 0, to: 480)].flatMap(\.self)
    let regularity = try #require(SleepRhythm.regularity(days, timesADay: 1440))
    agree(regularity.index, 83.33333333333333, "regularity", 0)
    #expect(regularity.count == 2880)
    #expect(SleepRhythm.regularity(days.map { _ in nil }, timesADay: 1440) == nil)
    let bedtimes = [23 * 60 + 10, 23 * 60 + 20, 23 * 60 + 30, 10, 40, 23 * 60 + 5, 23 * 60 + 15].map(Double.init)
    agree(SleepRhythm.deviation(ofClock: bedtimes).map { ($0 * 10).rounded() / 10 }, 33.0, "deviation of bedtimes", 0)
    #expect(SleepRhythm.difference(23 * 60, from: 60) == -120)
    #expect(SleepRhythm.difference(60, from: 23 * 60) == 120)
  }

  @Test func weekdaysAreToldApartByTheirRanks() throws {
    // 3.6 by hand: groups 1…4, 5…8 and 9…12 have rank sums 10, 26, 42.
    let groups = try #require(RankedGroups([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]))
    agree(groups.score, 12.0 / (12 * 13) * (100.0 + 676 + 1764) / 4 - 39, "H", 0)
    agree(groups.share, (groups.score - 2) / 9, "share", 0)
    #expect(RankedGroups([[1, 1], [1, 1]]) == nil)
    #expect(RankedGroups([[1, 2], []]) == nil)
  }
}
