// Tables of texts and what they are read as.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct ValueTables {
  @Test func valuesAreReadAsTheTableSays() throws {
    for row in try rows("values", columns: 3) {
      let read = canonical(row[0], row[1])
      if read != row[2] { Issue.record("\(row[0]) \(row[1].debugDescription) reads \(read), not \(row[2])") }
      // What is written is read as the same.
      if read != "-", read != "!", canonical(row[0], read) != read { Issue.record("\(row[0]) \(read) reads \(canonical(row[0], read))") }
    }
  }

  @Test func headingsOpenTheSectionsOfTheTable() throws {
    for row in try rows("headings", columns: 2) {
      let kind = SectionNames.standard.kind(ofHeading: row[0]).rawValue
      if kind != row[1] { Issue.record("\(row[0].debugDescription) opens \(kind), not \(row[1])") }
    }
  }

  @Test func aNameOpensItsSectionHoweverItIsDecorated() {
    for language in SectionNames.languages {
      for kind in SectionKind.allCases {
        for name in SectionNames.names(of: kind, in: language) {
          let opened = SectionNames.standard.kind(ofHeading: name), decorated = SectionNames.standard.kind(ofHeading: "**\(name)**:")
          if opened != kind || decorated != kind { Issue.record("‘\(name)’ opens \(opened) and, decorated, \(decorated), not \(kind)") }
        }
      }
    }
  }

  @Test func pathsSayKindAndPeriod() throws {
    for row in try rows("paths", columns: 3) {
      let kind = Layout.standard.kind(ofPath: row[0], hasSchedule: false).rawValue
      let period = Layout.standard.period(ofPath: row[0])?.description ?? "-"
      if kind != row[1] || period != row[2] {
        Issue.record("\(row[0].debugDescription) is a \(kind) of \(period), not a \(row[1]) of \(row[2])")
      }
    }
  }

  @Test func ignoredPathsAreThoseThatThePatternNames() throws {
    for row in try rows("globs", columns: 3) {
      let yaml = "layout.ignore: [\"\(row[0])\"]\n"
      let layout = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(yaml.utf8))).layout
      if layout.isSkipped(row[1]) != (row[2] == "yes") { Issue.record("\(row[0]) and \(row[1])") }
    }
  }

  @Test func everyPeriodHasOnePathThatNamesIt() {
    var period = Period(.day, containing: CalendarDay.earliest)
    for unit in Period.Unit.allCases {
      for step in 0..<1000 {
        period = Period(unit, containing: CalendarDay(clampingOrdinal: -719_162 + step * 3652))
        let path = Layout.standard.path(for: period)
        if Layout.standard.period(ofPath: path) != period { Issue.record("\(period) lies at \(path)") }
      }
    }
  }

  @Test func theNewestDatedValueHolds() {
    let points = [Dated(1), Dated(3, from: CalendarDay("2026-11-16")), Dated(2, from: CalendarDay("2026-10-01"))]
    let found = ["2026-01-01", "2026-10-01", "2026-11-15", "2026-11-16"].compactMap { CalendarDay($0) }.map { points.value(on: $0) }
    #expect(found == [1, 2, 2, 3])
  }

  @Test func theMedianMoodIsNoRosierThanTheDays() {
    #expect(Mood.median(of: []) == nil)
    #expect(Mood.median(of: [.bad, .average]) == .bad)
    #expect(Mood.median(of: [.great, .horrible, .bad]) == .bad)
    #expect(Mood.middle(of: [.good, .great]) == .good ... .great)
    #expect(Mood.middle(of: [.average, .great, .bad, .great]) == .good ... .good)
    #expect(Mood.middle(of: [.horrible, .good]) == .bad ... .average)
  }

  /// The text that a value is written as; `-` where it is not read.
  private func canonical(_ type: String, _ text: String) -> String {
    switch type {
    case "quantity":
      do throws(Quantity.Problem) {
        return try Quantity.read(text).text
      } catch {
        return error == .ambiguousComma ? "!" : "-"
      }
    case "decimal": return decimal(text).map { decimalText($0) } ?? "-"
    case "schedule": return Schedule(text)?.text ?? "-"
    case "dated": return Dated(text, reading: { Int($0) })?.text { String($0) } ?? "-"
    case "target": return HabitTarget(text)?.text ?? "-"
    case "goal-target": return GoalTarget(text)?.text ?? "-"
    case "paused": return PausedSpan(text)?.text ?? "-"
    case "time": return TimeSpan(text)?.text ?? "-"
    case "timestamp": return Timestamp(text)?.text ?? "-"
    case "mood": return MoodLabels.standard.mood(named: text)?.name ?? "-"
    case "reference": return Reference(text)?.link ?? "-"
    default: return "no such type"
    }
  }

  /// The rows of a table in Tests/Fixtures/format; lines that begin with `# ` are comments.
  private func rows(_ name: String, columns: Int) throws -> [[String]] {
    let text = try Repository.fixtures.appending(path: "format/\(name).tsv").text()
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    #expect(rows.count > 5 && rows.allSatisfy { $0.count == columns })
    return rows
  }
}
