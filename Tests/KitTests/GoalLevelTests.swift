// Goals of measured values: which they are, and how far they have come, up or down.

import Foundation
import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalKit

@Suite struct GoalLevelTests {
  /// What goals ask for that is measured, and what is added up.
  @Test func wantedLevelsAreThoseOfTheTable() throws {
    let lines = try Repository.fixtures.appending(path: "goal-levels.tsv").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let targets = row[1] == "-" ? [] : [try #require(GoalTarget(row[1]))]
      let found = WantedLevel.all(row[0], targets, among: ["ferritin", "resting_heart_rate", "steps", "study", "systolic", "diastolic", "weight"])
      let told = found.map { level in
        let bound = level.bound.map { $0 == .atMost ? "<= " : ">= " } ?? ""
        return "\(level.metric) \(level.isChange ? "by " : "")\(bound)\(level.quantity.text)"
      }.joined(separator: ", ")
      if told != row[2] { Issue.record("\(row[0]) (\(row[1])): \(told)") }
    }
  }

  private func level(_ wanted: Double, _ numbers: [Double], _ bound: GoalLevel.Bound? = nil) throws -> GoalLevel {
    let first = try #require(CalendarDay("2026-11-01"))
    return GoalLevel(
      "weight", unit: "kg", wanted: wanted, bound: bound,
      values: numbers.enumerated().map { GoalLevel.Value(first.advanced(by: $0.offset * 7), $0.element) })
  }

  @Test func aLevelIsReachedFromEitherSide() throws {
    #expect(try level(88, [94.5, 91.25]).share == 0.5)
    #expect(try !level(88, [94.5, 88.1]).isReached)
    #expect(try level(88, [94.5, 88]).isReached)
    #expect(try level(70, [60, 65]).share == 0.5)
    #expect(try level(70, [60, 70.5]).isReached)
    // Farther away than at the beginning is nothing of the way.
    #expect(try level(88, [94.5, 96]).share == 0)
    // ‘under 130’ holds where it was under it from the first.
    #expect(try level(130, [120, 125], .atMost).isReached)
    #expect(try !level(130, [120, 131], .atMost).isReached)
    // The way begins where somebody says, whatever was measured first.
    #expect(try GoalLevel("weight", unit: "kg", wanted: 76, from: 82, values: level(76, [81, 79]).values).share == 0.5)
    // What came back is to go again.
    #expect(try !level(88, [94.5, 87, 89]).isReached)
  }

  @Test func aLevelKnowsItsPaceAfterTwoWeeks() throws {
    #expect(try level(88, [94.5, 94]).perWeek == nil)
    #expect(try level(88, [94.5, 94, 93.5]).perWeek == -0.5)
    #expect(try level(88, [94.5, 94, 87]).left == 0)
  }
}
