// What a seed deals, and which day is in which block.

import Foundation
import JournalDates
import JournalModel
import JournalStatistics
import JournalTestSupport
import Testing

@Suite struct ExperimentScheduleTests {
  private static func plan(_ blocks: Int = 12, _ days: Int = 3, washout: Int? = 1, seed: Int = 7, from start: String = "2026-10-05")
    -> Experiment
  {
    Experiment(
      start: CalendarDay(start), conditionA: "tea", conditionB: "coffee", outcome: "mood", blockDays: days, blocks: blocks,
      washoutDays: washout, seed: seed)
  }

  /// The table was made by the formula of docs/experiments.md in another language.
  @Test func seedsDealAsTheFormulaSays() throws {
    for line in try Repository.fixtures.appending(path: "statistics/deals.tsv").text().split(separator: "\n") {
      let parts = line.split(separator: "\t")
      let (seed, pairs) = (try #require(Int(parts[0])), try #require(Int(parts[1])))
      let dealt = ExperimentSchedule.conditions(pairs: pairs, seed: seed).map(\.rawValue).joined()
      #expect(dealt == parts[2], "seed \(seed)")
    }
  }

  @Test func everyPairHasBothConditionsAndEveryDayOneBlock() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let (pairs, days) = (Int.random(in: 1...16, using: &random), Int.random(in: 1...90, using: &random))
      let washout = Int.random(in: 0..<days, using: &random)
      let seed = Int.random(in: Experiment.seeds, using: &random)
      let schedule = try #require(ExperimentSchedule(Self.plan(pairs * 2, days, washout: washout, seed: seed)))
      for pair in 0..<pairs {
        #expect(Set(schedule.blocks[pair * 2...pair * 2 + 1].map(\.condition)) == [.a, .b])
      }
      #expect(schedule.span.count == pairs * 2 * days)
      for day in schedule.span {
        let holding = schedule.blocks.filter { $0.span.contains(day) }
        #expect(holding.count == 1 && schedule.block(on: day) == holding[0])
      }
      #expect(schedule.blocks.allSatisfy { block in block.span.count(where: block.counts) == days - washout })
      #expect(schedule.block(on: schedule.span.start.advanced(by: -1)) == nil)
      #expect(schedule.block(on: schedule.span.end.advanced(by: 1)) == nil)
    }
  }

  /// Over many seeds chance prefers neither.
  @Test func seedsPreferNoCondition() {
    let first = (0..<4_000).flatMap { seed in
      stride(from: 0, to: 12, by: 2).map { ExperimentSchedule.conditions(pairs: 6, seed: seed)[$0] }
    }
    let share = Double(first.count { $0 == .a }) / Double(first.count)
    // Three standard deviations of 24,000 coins.
    #expect((share - 0.5).magnitude < 0.01)
  }

  @Test func whatCannotBeCarriedOutSaysWhy() {
    var plan = Self.plan()
    #expect(plan.flaw == nil)
    (plan.conditionB, plan.seed) = (nil, nil)
    #expect(plan.flaw == .missing(["condition_b", "seed"]))
    #expect(Self.plan(7).flaw == .oddBlocks(7))
    #expect(Self.plan(12, 3, washout: 3).flaw == .allWashout(3, of: 3))
    #expect(Self.plan(from: "9999-12-01").flaw == .beyondCalendar)
    #expect(Self.plan(2, 3, from: "9999-12-26").flaw == nil)
    plan = Self.plan()
    plan.conditionB = " tea"
    #expect(plan.flaw == .sameConditions("tea"))
    #expect(ExperimentSchedule(plan) == nil)
  }

  @Test func aChangedPlanShowsTheOneThatWasMade() {
    var plan = Self.plan()
    #expect(plan.formerPlan == nil, "without a stamp nobody can tell")
    plan.plan = plan.planText
    #expect(plan.formerPlan == nil)
    #expect(plan.plan == "12 blocks of 3 days from 2026-10-05, washout 1, seed 7, outcome mood, A tea, B coffee")
    plan.seed = 8
    #expect(plan.formerPlan == "12 blocks of 3 days from 2026-10-05, washout 1, seed 7, outcome mood, A tea, B coffee")
    // A habit stays a link, which follows it to another name.
    (plan.seed, plan.outcome) = (7, "[[activities/read|Read]]")
    #expect(plan.planText?.contains("outcome [[activities/read|Read]],") == true)
  }
}
