// Which retrospective is due: Tests/Fixtures/next-retrospectives.tsv.

import Foundation
import JournalDates
import JournalKit
import JournalTestSupport
import Testing

@Suite struct NextRetrospectiveTests {
  @Test func theTableHolds() throws {
    let text = try Repository.fixtures.appending(path: "next-retrospectives.tsv").text()
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 30)
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, let today = CalendarDay(cells[0]), let unit = Period.Unit(rawValue: cells[1]), let grace = Int(cells[2])
      else {
        Issue.record("‘\(line)’ is no case")
        continue
      }
      let words = cells[3].split(separator: " ")
      let late = Set(words.filter { $0.hasSuffix("+") }.compactMap { Period($0.dropLast()) })
      let present = late.union(words.compactMap { Period($0) })
      let next = NextRetrospective(
        unit, on: today, graceDays: grace, exists: { present.contains($0) }, isBegunLate: { late.contains($0) },
        wasKept: { _ in !words.contains("young") })
      let reasons: [NextRetrospective.Reason: String] = [
        .named: "named", .previousIsMissing: "missing", .previousIsBeingWritten: "begun", .current: "current",
        .previousIsLongAgo: "long-ago", .journalIsYoung: "young",
      ]
      let got = [next.period.description, reasons[next.reason] ?? "", next.exists ? "yes" : "no"]
      if got != Array(cells[4...]) { Issue.record("\(line): got \(got)") }
      // What was asked for is what one gets.
      let named = NextRetrospective(next.period) { present.contains($0) }
      if named.period != next.period || named.reason != .named || named.exists != present.contains(next.period) {
        Issue.record("\(line): asked for, it is \(named)")
      }
    }
  }
}
