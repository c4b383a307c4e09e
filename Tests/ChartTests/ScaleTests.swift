// Where axes go and what stands beside them, by tables of cases.

import Foundation
import JournalDates
import JournalTestSupport
import Testing

@testable import JournalCharts

@Suite struct Scales {
  @Test func numbersStandWhereAPersonWouldPutThem() throws {
    for row in try rows("ticks.tsv") {
      guard row.count == 5, let low = Double(row[1]), let high = Double(row[2]), let most = Int(row[3]), let unit = unit(row[0]) else {
        Issue.record("unreadable: \(row)")
        continue
      }
      let ticks = Scale(low, high, unit, most: most, isWhole: row[0] == "whole").ticks.map(\.words).joined(separator: " | ")
      if ticks != row[4] { Issue.record("\(row[0]) \(row[1])..\(row[2]): expected \(row[4]), got \(ticks)") }
    }
  }

  @Test func daysAreNamedAsThereIsRoom() throws {
    for row in try rows("day-ticks.tsv") {
      let days = row[0].components(separatedBy: "..").compactMap { CalendarDay($0) }
      guard row.count == 3, let first = days.first, let last = days.last, let room = Int(row[1]) else {
        Issue.record("unreadable: \(row)")
        continue
      }
      let ticks = DayTicks(DaySpan(spanning: first, last), room: room).ticks.map(\.words).joined(separator: " | ")
      if ticks != row[2] { Issue.record("\(row[0]) in \(room): expected \(row[2]), got \(ticks)") }
    }
  }

  /// Of what is counted whole there is no half, however its pace goes on.
  @Test(arguments: [(0.0, ["0", "1"]), (0.5, ["0", "0.2", "0.4", "0.6", "0.8", "1"])]) func wholeThingsHaveWholeNumbers(done: Double, ticks: [String]) {
    let days = DaySpan(spanning: Samples.day("2026-11-01"), Samples.day("2026-11-30"))
    func points(_ last: Double) -> [ChartPoint] {
      [(days.start, 0.0), (days.end, last)].map { ChartPoint(DaySpan($0), $1, name: "", words: "") }
    }
    let plot = Plot(
      .days(days), named: "Day", .count(),
      [
        .level(1, "1"), .line(Series("pace", points(0.7)), .dotted), .area([Plot.Corner(0, 0), Plot.Corner(1, 0.3)], .series(1)),
        .line(Series("so far", points(done))),
      ])
    #expect(plot.scale(isPanel: false)?.ticks.map(\.words) == ticks)
  }

  @Test func aFewGiantsDoNotMakeAllOthersFlat() {
    #expect(Plot.withoutGiants([3, 4, 5, 6, 5000]).isCut)
    #expect(Plot.withoutGiants([3, 4, 5, 6, 5000]).values == [3, 4, 5, 6])
    #expect(!Plot.withoutGiants([3, 4, 5, 6, 50]).isCut)
    #expect(!Plot.withoutGiants([1, 1000]).isCut)
    #expect(!Plot.withoutGiants([0, 0, 0, 0, 9]).isCut)
    let days = DaySpan(spanning: Samples.day("2026-11-01"), Samples.day("2026-11-30"))
    let points = days.enumerated().map { ChartPoint(DaySpan($1), $0 == 9 ? 8_000_000 : 8000, name: "\($1)", words: "") }
    let plot = Plot(.days(days), named: "Day", .count(), [.bars(Series("Steps", points))])
    #expect(plot.beyondCount == 1)
    #expect(plot.scale(isPanel: false)?.high == 8000)
  }

  /// The same of numbers that other numbers stand above.
  @Test(arguments: [(1e12, true), (500, true), (40, false), (-1e12, false)]) func aFewGiantsBelowDoNotPressAllOthersTogether(
    giant: Double, isCut: Bool
  ) {
    let points = (0..<30).map { ChartPoint(Double($0), Double($0), $0 == 9 ? 1e12 : 8000, name: "\($0)", words: "") }
      + [ChartPoint(giant, giant, 8000, name: "giant", words: "")]
    let plot = Plot(.numbers(.count()), named: "Coffee", .count(), [.dots(Series("Steps", points))])
    #expect(plot.isCutAcross == isCut)
    #expect((plot.width.to == 30) == isCut || giant < 0)
    #expect(plot.beyondCount == (isCut ? 2 : 1))
  }

  private func unit(_ word: String) -> ChartUnit? {
    switch word.split(separator: " ").first {
    case "count", "whole": .count(word.split(separator: " ").dropFirst().first.map(String.init) ?? "")
    case "minutes": .minutes
    case "clock": .clock
    default: nil
    }
  }

  private func rows(_ name: String) throws -> [[String]] {
    try Repository.fixtures.appending(path: "charts/\(name)").text().components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { $0.components(separatedBy: "\t") }
  }
}
