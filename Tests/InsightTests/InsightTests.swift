// The loop as pure functions, case by case.

import Foundation
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalWords
import Testing

@Suite struct Reviews {
  @Test func everyTryAndActionIsJudgedAsTheFormatSays() throws {
    let cases = try ReviewCase.all(in: "judgements.txt")
    #expect(cases.count >= 40)
    for one in cases {
      let told = ReviewLedger(of: one.files).told
      if told != one.expected { Issue.record("\(one.name): \(told.joined(separator: " / "))") }
    }
  }

  /// The title of the item is none of the words of its outcome, wherever the link stands.
  @Test func aTitleThatIsRepeatedIsNoOutcome() throws {
    let rows = try Repository.fixtures.appending(path: "insights/review-words.tsv").text().split(separator: "\n")
    let cases = rows.filter { !$0.hasPrefix("#") }.map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).map { $0.split(separator: "\\n", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: "\n") }
    }
    #expect(cases.count >= 30)
    for one in cases {
      let words = ReviewText(before: one[1], after: one[2], below: one[3]).outcome(of: Item(text: one[0]))
      if words != one[4] { Issue.record("\(one): “\(words)”") }
    }
  }

  @Test func everyRetrospectiveOpensWithWhatIsOpen() throws {
    for one in try ReviewCase.all(in: "proposals.txt") {
      let ledger = ReviewLedger(of: one.files)
      for line in one.expected {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard let period = Period(parts[0]) else {
          Issue.record("\(one.name): \(parts[0])")
          continue
        }
        let proposal = ReviewProposal(for: EntryKind(of: period.unit), of: period.span, from: ledger, horizonDays: one.horizonDays)
        if proposal.told != parts[1] { Issue.record("\(one.name): \(period):\(proposal.told)") }
      }
    }
  }

  /// Which file is read first depends on the file system.
  @Test func theOrderOfFilesSaysNothing() throws {
    var generator = SeededGenerator(seed: 4)
    for one in try ReviewCase.all(in: "judgements.txt") + ReviewCase.all(in: "proposals.txt") {
      let told = ReviewLedger(of: one.files).told
      for _ in 0..<8 {
        let shuffled = ReviewLedger(of: one.files.shuffled(using: &generator)).told
        if shuffled != told { Issue.record("\(one.name): \(shuffled.joined(separator: " / "))") }
      }
    }
  }

  @Test func whatIsOlderIsOneSentence() throws {
    let old = Period("2020-W01")?.span
    func sentence(_ tries: Int, _ actions: Int) throws -> String? {
      var file = LoopFile<ItemTarget>(path: "2020-W01.md", kind: .weekly, span: old)
      file.tries = (0..<tries).map { LoopItem(Item(text: "T"), line: $0 + 1) }
      file.actions = (0..<actions).map { LoopItem(Item(text: "A"), line: 100 + $0) }
      let span = try #require(Period("2026-W47")?.span)
      return ReviewProposal(for: .weekly, of: span, from: ReviewLedger(of: [file]), horizonDays: 56).olderSentence(.english)
    }
    #expect(try sentence(0, 0) == nil)
    #expect(try sentence(1, 0) == "1 older Try is still open: retro tries --open")
    #expect(
      try sentence(3, 12) == "3 older Tries and 12 older Actions are still open: retro tries --open, retro actions --open")
  }

  @Test func weeksOfTheSameYearAreCalledByTheirNumber() throws {
    let cases = [
      ("2026-W46", "2026-W47", "W46"), ("2025-W52", "2026-W01", "2025-W52"), ("2026-W01", "2026-01", "W01"),
      ("2026-W53", "2026", "W53"), ("2026-W53", "2027-01", "2026-W53"), ("2026-10", "2026-W47", "2026-10"),
      ("2026-11-20", "2026-W47", "2026-11-20"), ("holiday", "2026-W47", "holiday"),
    ]
    for (slug, opened, label) in cases {
      let kind = Period(slug).map { EntryKind(of: $0.unit) } ?? .weekly
      var file = LoopFile<ItemTarget>(path: "\(slug).md", kind: kind, span: Period(slug)?.span)
      file.tries = [LoopItem(Item(text: "T"), line: 1)]
      let place = try #require(ReviewLedger(of: [file]).tries.first?.place)
      let span = try #require(Period(opened)?.span)
      if ReviewProposal.label(of: place, in: span) != label { Issue.record("\(slug) in \(opened)") }
    }
  }

  /// A hundred thousand files, each judged by the next: what takes time in proportion to their number is done in a moment.
  @Test func aLongLifeIsJudgedInAMoment() {
    var files: [LoopFile<ItemTarget>] = []
    for number in 0..<100_000 {
      let day = CalendarDay.earliest.advanced(by: number * 7)
      var file = LoopFile<ItemTarget>(path: "\(number).md", kind: .weekly, span: DaySpan(spanning: day, day.advanced(by: 6)))
      file.tries = [LoopItem(Item(text: "T", id: "t-1"), line: 1)]
      if number > 0 {
        file.lines = [LoopFile.Line(ItemTarget(path: "\(number - 1).md", id: "t-1"), state: .done, line: 2)]
      }
      files.append(file)
    }
    let took = ContinuousClock().measure { #expect(ReviewLedger(of: files).tries.count { $0.outcome == .adopted } == 99_999) }
    #expect(took < .seconds(30))
  }
}
