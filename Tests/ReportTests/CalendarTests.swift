// Calendars on a terminal and as JSON, and the steps that amounts are put on.

import Documents
import Foundation
import JournalDates
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct Calendars {
  private static let folder = Repository.fixtures.appending(path: "reports/calendars")

  @Test func everyCalendarGivesItsGoldenFiles() throws {
    for sample in CalendarSample.all {
      let files: KeyValuePairs<String, String> = [
        "60.txt": sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: 60)).encoded,
        "120.txt": sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: 120)).encoded,
        "colour.txt": sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: 60, colours: .full)).encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
        "colour-120.txt": sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: 120, colours: .palette))
          .encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
        "json": sample.report.json.text(pretty: true) + "\n",
      ]
      for (kind, text) in files where kind != "json" || sample.report.span.count < 32 {
        if let difference = try Golden(Self.folder.appending(path: "\(sample.name).\(kind)")).difference(from: text) {
          Issue.record("\(difference)")
        }
      }
    }
  }

  @Test func noLineIsWiderThanTheTerminalAndNoneEndsInBlanks() {
    for sample in CalendarSample.all {
      for width in [0, 40, 41, 47, 58, 59, 60, 61, 66, 80, 99, 113, 114, 115, 120, 200] {
        let lines =
          sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: width)).encoded.split(separator: "\n")
          + sample.report.graph(theme: sample.theme, in: .english).text(TerminalLayout(width: width)).encoded.split(separator: "\n")
        for line in lines where line.displayWidth > min(max(width, 40), 200) || line.hasSuffix(" ") {
          Issue.record("\(sample.name) at \(width): \(line)|")
        }
      }
    }
  }

  /// Whoever sees no colours sees as many signs in the same places, and the same words.
  @Test func coloursChangeSignsAlone() {
    func isSign(_ character: Character) -> Bool { !character.isASCII && character.isSymbol || "▁▃▅▆█01234x/s-?".contains(character) }
    for sample in CalendarSample.all {
      for width in [60, 120] {
        let plain = sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: width)).encoded
        for depth in [ColourDepth.basic, .palette, .full] {
          let coloured = sample.report.document(theme: sample.theme, in: .english).text(TerminalLayout(width: width, colours: depth))
            .encoded
            .replacing(/\u{1B}\[[0-9;]*m/, with: "")
          let isSame = plain.count == coloured.count && zip(plain, coloured).allSatisfy { $0 == $1 || isSign($0) && isSign($1) }
          if !isSame { Issue.record("\(sample.name) at \(width) says something else in colours:\n\(plain)\n\(coloured)") }
        }
      }
    }
  }

  /// What the legend counts is what is drawn: every day of the past once.
  @Test func theLegendCountsEveryDay() {
    for sample in CalendarSample.all {
      let report = sample.report
      let counted = report.levels.reduce(0) { $0 + $1.count }
      if counted != report.days.count { Issue.record("\(sample.name): \(counted) of \(report.days.count)") }
      if report.json["days"]?.array?.count != report.past?.count ?? 0 { Issue.record("\(sample.name) lacks days") }
    }
  }

  @Test func stepsAreFifthsOfTheNumbersOrTheNumbersThemselves() {
    let cases: [(numbers: [Double], steps: [Int])] = [
      ([], []), ([7], [2]), ([7, 7, 7], [2, 2, 2]), ([1, 2], [0, 4]), ([0, 1, 2], [0, 2, 4]), ([1, 2, 3, 4], [0, 1, 3, 4]),
      ([5, 4, 3, 2, 1], [4, 3, 2, 1, 0]), ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]),
      ([0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5], [0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 4, 4]),
      ([-2, -1, 0, 1, 2, 3], [0, 0, 1, 2, 3, 4]),
    ]
    for (numbers, steps) in cases {
      let calendar = CalendarSteps(of: numbers)
      let found = numbers.map { calendar.step(of: $0) }
      if found != steps { Issue.record("\(numbers): \(found)") }
    }
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let numbers = (0..<Int.random(in: 0...60, using: &generator)).map { _ in Double(Int.random(in: -9...40, using: &generator)) }
      let steps = CalendarSteps(of: numbers)
      let sorted = numbers.sorted().map { steps.step(of: $0) }
      let holds = numbers.allSatisfy { steps.ranges[steps.step(of: $0)]?.contains($0) == true }
      if sorted != sorted.sorted() || !sorted.allSatisfy({ (0...4).contains($0) }) || !holds { Issue.record("\(numbers)") }
    }
  }
}
