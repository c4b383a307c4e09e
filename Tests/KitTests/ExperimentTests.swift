// What came of an experiment, by its numbers and by what was kept.

import JournalDates
import JournalExperiments
import JournalModel
import JournalStatistics
import JournalTestSupport
import Testing

@Suite struct ExperimentTests {
  /// Six pairs of blocks of two days, from 2026-10-01 on, as the seed 7 deals them.
  private let schedule = ExperimentSchedule(
    Experiment(
      start: CalendarDay("2026-10-01"), conditionA: "tea", conditionB: "coffee", outcome: "mood", blockDays: 2, blocks: 12, seed: 7))

  private func record(
    on today: String = "2026-11-20", value: (ExperimentSchedule.Block, CalendarDay) -> Double?,
    kept: (ExperimentSchedule.Block, CalendarDay) -> Bool? = { _, _ in nil }
  ) throws -> ExperimentRecord {
    let schedule = try #require(schedule)
    var values: [CalendarDay: Double] = [:], keeping: [CalendarDay: Bool] = [:]
    for block in schedule.blocks {
      for day in block.span { (values[day], keeping[day]) = (value(block, day), kept(block, day)) }
    }
    return ExperimentRecord(schedule, values: values, kept: keeping, on: try #require(CalendarDay(today)))
  }

  @Test func aDifferenceInEveryPairIsAsGreatAsCanBe() throws {
    let record = try record { block, _ in block.condition == .a ? 3 : 1 + Double(block.number % 2) / 4 }
    let result = try #require(record.result(.intended))
    #expect(record.standing == .over)
    #expect(result.meanA == 3 && result.pairs.asGreat == 2 && result.pairs.assignments == 64)
    #expect((result.pairs.effect - (result.meanA - result.meanB)).magnitude < 1e-12)
    #expect(result.days == 24 && result.lostPairs == 0)
    // Nothing says that it was kept.
    #expect(record.result(.kept) == nil)
    #expect(record.adherence() == .init(days: 24, kept: 0, unsaid: 24))
  }

  @Test func pairsWithoutANumberAreLeftOutWhole() throws {
    let record = try record { block, day in
      // One block has none, another one only a single day.
      block.number == 3 ? nil : block.number == 6 && block.number(of: day) == 1 ? nil : Double(block.number)
    }
    let result = try #require(record.result(.intended))
    #expect(result.lostPairs == 1 && result.pairs.differences.count == 5)
    #expect(result.days == 19 && result.pairs.interval == nil)
  }

  @Test func whatWasNotKeptCountsAsIntendedAlone() throws {
    let record = try record(
      value: { block, day in block.condition == .a && block.number(of: day) == 1 ? 4 : 2 },
      kept: { block, day in block.number(of: day) == 1 ? true : block.condition == .a ? false : nil })
    #expect(record.result(.intended)?.pairs.effect == 1)
    #expect(record.result(.kept)?.pairs.effect == 2)
    #expect(record.result(.kept)?.days == 12)
    #expect(record.adherence(of: .a) == .init(days: 12, kept: 6, unsaid: 0))
    #expect(record.adherence(of: .b) == .init(days: 12, kept: 6, unsaid: 6))
  }

  @Test func daysToComeAndTodayCountForNothing() throws {
    let running = try record(on: "2026-10-05") { _, _ in 1 }
    #expect(running.standing == .running)
    // Four days are over, and of today nothing is said.
    #expect(running.adherence().days == 4)
    #expect(running.result(.intended)?.days == 4)
    let planned = try record(on: "2026-09-30") { _, _ in 1 }
    #expect(planned.standing == .planned && planned.result(.intended) == nil && planned.adherence().days == 0)
    let last = try record(on: "2026-10-24") { _, _ in 1 }
    #expect(last.standing == .running)
    #expect(try record(on: "2026-10-25") { _, _ in 1 }.standing == .over)
  }

  @Test func numbersThatAreNoneCountForNothing() throws {
    let record = try record { block, _ in block.number == 1 ? .infinity : block.number == 2 ? .nan : nil }
    #expect(record.result(.intended) == nil)
  }
}
