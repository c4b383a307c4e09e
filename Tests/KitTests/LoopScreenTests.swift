// What the reading commands of the loop show: byte for byte, within the width, and nothing private.

import Documents
import Foundation
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

/// A screen and its JSON, from the readings of a journal.
private struct LoopScreen {
  var name: String
  var render: (TerminalLayout) -> TerminalText
  var json: JSONValue

  static func all(of readings: [FileReading]) -> [LoopScreen] {
    let today = CalendarDay("2026-11-20") ?? .earliest
    let ledger = ReviewLedger(of: readings, layout: .standard)
    var screens: [LoopScreen] = []
    func add(_ name: String, _ json: JSONValue, _ render: @escaping (TerminalLayout) -> TerminalText) {
      screens.append(LoopScreen(name: name, render: render, json: json))
    }
    let tries = TriesReport(of: ledger, TryQuery(), today: today)
    add("tries", tries.json) { tries.document(in: .english).text($0) }
    let actions = ActionsReport(of: ledger, ActionQuery(), today: today)
    add("actions", actions.json) { actions.document(soonDays: 7, in: .english).text($0) }
    var query = ActionQuery()
    query.sort = .created
    let created = ActionsReport(of: ledger, query, today: today)
    add("actions-created", created.json) { created.document(soonDays: 7, in: .english).text($0) }
    let history = HistoryReport(
      of: readings.map { LoopFile($0) }, kinds: [], span: nil, today: today, configuration: .default)
    add("history", history.json) { history.document(labels: .standard, in: .english).text($0) }
    let shown = [
      ("show-week", "2026-W46"), ("show-day", "2026-11-20"), ("show-goal", "run-500-km"), ("show-private", "2026-W47"),
      ("show-other", "2026-W45"),
    ]
    for (name, slug) in shown {
      let cards = EntryCards(of: readings.filter { $0.slug == slug }, today: today, labels: .standard)
      add(name, cards.json) { cards.document(in: .english).text($0) }
    }
    let month = readings.retrospectives(.standard).filter { $0.span.map { Period("2026-11")?.span.contains($0.end) ?? false } ?? false }
    let cards = EntryCards(of: month, today: today, labels: .standard)
    add("show-month", cards.json) { cards.document(in: .english).text($0) }
    return screens
  }
}

@Suite struct LoopScreens {
  private static let folder = Repository.fixtures.appending(path: "insights/screens")

  @Test func everyScreenIsItsGoldenFile() throws {
    for screen in LoopScreen.all(of: try WrittenJournal.all(in: "journal.txt")[0].readings) {
      let files: KeyValuePairs<String, String> = [
        "60.txt": screen.render(TerminalLayout(width: 60)).encoded,
        "100.txt": screen.render(TerminalLayout(width: 100)).encoded,
        "colour.txt": screen.render(TerminalLayout(width: 80, colours: .palette, links: LinkBase("/home/me/my journal"))).encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
        "json": screen.json.text(pretty: true) + "\n",
      ]
      for (kind, text) in files {
        let golden = Golden(Self.folder.appending(path: "\(screen.name).\(kind)"))
        if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func nothingPrivateIsShown() throws {
    for screen in LoopScreen.all(of: try WrittenJournal.all(in: "journal.txt")[0].readings) {
      let shown = screen.render(TerminalLayout(width: 200)).encoded + screen.json.text(pretty: true)
      if shown.contains("SECRET") { Issue.record("\(screen.name) tells a secret") }
    }
  }

  @Test func noLineIsWiderThanTheTerminal() throws {
    var generator = SeededGenerator(seed: 60)
    for _ in 0..<12 {
      let readings = try WrittenJournal.all(in: "journal.txt")[0].files.map { file in
        let bytes = mutations(of: Array(file.text.utf8), count: 1, using: &generator)[0]
        return FileReading(SourceText(path: file.path, bytes: bytes), path: file.path)
      }
      for screen in LoopScreen.all(of: readings) {
        for width in [40, 60, 100, 131] {
          for line in screen.render(TerminalLayout(width: width)).encoded.split(separator: "\n") where line.displayWidth > width {
            Issue.record("\(screen.name) at \(width): \(line)")
          }
        }
      }
    }
  }
}
