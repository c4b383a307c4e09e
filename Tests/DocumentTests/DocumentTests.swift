// One document with every block, in every format.

import Documents
import Foundation
import JournalLanguage
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

/// What the formats are made of.
enum SampleDocument {
  static let all: [(name: String, document: Document)] = [("sample", sample), ("hostile", hostile), ("empty", empty)]

  static var sample: Document {
    var document = Document("A year of habits")
    document.files = ["run": "activities/run.md"]
    document += .facts([.quiet("20 November 2026"), .quiet("3 habits")])
    document += .note(.quiet("1 private entry not shown."))
    document += .space
    var run = ListItem(.amount("13 weeks"), Prose("Run *along* [[run|the river]]", in: "days/a.md"), facts: [.quiet("best 20 weeks")])
    run.blocks = [
      .paragraph(.quiet("the current streak, 2 weeks:")),
      .provenance([
        Source(amount: "1 week", place: Place(path: "days/2026/11/2026-11-02.md", line: 12), rule: "reached"),
        Source(
          amount: "12 weeks", place: Place(path: "days/a, b.md", line: nil),
          rule: "a rule of several words that does not fit beside a place"),
      ]),
    ]
    let read = ListItem(
      .amount("1 day"), Prose("毎日三十分の読書をする、そして二時間ほど走る"),
      facts: [.quiet("best 77 days"), .quiet("strength 89 %"), .quiet("26 of the last 30 days")])
    document += .list(ItemList([run, read], isSpacious: true))
    document += .data(columns: ["habit", "current"], rows: [["Run", "13"], ["Read, or “be read to”", nil]])
    document += .heading("By week")
    document += .bars(
      BarChart(
        [.init("2 – 8 Nov", "7", amount: 7), .init("9 – 15 Nov", "120", amount: 120)]))
    document += .strip(bars, label: "good")
    document += .gauge(62.4, "62 %  312 of 500 km")
    document += .gauge(12, "12 %", .bad)
    document.blocks += glance
    document += .heading("Sleep", beside: "25.7 of 30")
    document += .scores(
      Scores(
        .init(part: "part", amount: "amount", target: "target", points: "score"),
        rows: [
          .init(part: "sleep", amount: "6h30", target: "7h to 9h", points: "16.0 of 20", share: 0.8),
          .init(
            part: "regular bedtime", amount: "33 min", target: "up to 30 min", points: "9.7 of 10", share: 0.97,
            reasons: ["30 min → 100 %,", "120 min → 0 %.", "Basis:", "a | study."]),
        ]))
    document += .facts([.strong("77 of 100"), "100 of 100 points measured"])
    var text = RichText("It took ")
    text.add("nearly 14 hours", .amount)
    text.add(", ")
    text.add("none of them", .strong)
    text.add(" in the file ")
    text.add("days/a.md", .quiet, to: "days/a.md")
    text.add(", which is told in a line that is longer than most screens are wide.")
    document += .paragraph(text)
    document += .paragraph(.quiet("Deeper than the rest."), depth: 1)
    document += .group("Try", .attempt)
    document += .list(
      ItemList([
        ListItem(
          .box(.done), Prose("Put the charger into the kitchen"), facts: [.quiet("adopted in W46"), .quiet("^t-5e6f")],
          details: Prose("It works.\n\n- also on Sundays"), place: Place(path: "retros/2026/2026-W46.md", line: 24)),
        ListItem(.bullet, Prose("One more")), ListItem(.sign("🌗  ", .partly), Prose("Half of it")),
      ]))
    document += .heading("Numbers")
    document += .table(
      Table(
        [
          .init("", name: "day"), .init("sleep_minutes", .trailing), .init("steps", .trailing),
          .init("a_rather_long_name_of_a_metric", .trailing),
        ],
        rows: [
          [.init("Mon 16 Nov", value: "2026-11-16"), .init("432"), .init("8,123", value: "8123"), .init("–", value: "")],
          [.init("Tue 17 Nov", value: "2026-11-17"), .init("401"), .init("12,004", value: "12004"), .init("1 | 2")],
        ], fit: .split))
    document += .table(
      Table(
        [.init("points", .trailing), .init("activity")],
        rows: [[.init("5"), .init("Play squash with people from work, in the hall behind the station")]],
        showsNames: false))
    document += .facts(["likely reached Mon 1 Mar", "early Sun 3 Jan", "late Thu 1 Apr"], .listed(", "))
    document += .facts(["#health × 3", "#work × 1"], .spread)
    document += .heading("Mood")
    document += .hint(RichText(marked: "Nothing yet: `retro mood good` says how a day was."))
    document += .levels(moods)
    var months = moods
    months.grid = .init("week of", columns: ["Mo", "Tu"], rows: ["Tue 17 Nov", "Thu 19 Nov"], offset: 1)
    document += .levels(months)
    document += .comparison(
      Comparison(
        ["W46", "W45"], of: "days",
        rows: [
          .init("Sleep a night", [.init("7h05", count: 7, countWords: "7 days"), .init("6h40", count: 1, countWords: "1 day")]),
          .init("Steps a day", [nil, .init("12004", count: 3, countWords: "3 days")]),
          .init("Most time at", [.init("work|play 5h, <b> 40 min", count: 2, countWords: "2 days"), nil], isWords: true),
        ]))
    document += .heading("The week the demo broke", of: "retros/2026/2026-W46.md")
    document += .file("Weekly retrospective", path: "retros/2026/2026-W46.md")
    document += .definitions([Definition("due", "2026-12-01"), Definition("a_rather_long_name_of_a_property", "毎日三十分")])
    document += .board(Board(.groups, cards(linked: true)))
    document += .board(Board(.framed, cards(linked: false)))
    document += .board(Board(.sections, cards(linked: true)))
    document += .heading("Words")
    document += .prose(
      Prose("# A heading\n\nSome **bold** words, <b>HTML</b> and [a link](https://example.com).\n\n1. one\n2. two", in: "days/a.md"))
    return document
  }

  private static var bars: RichText {
    var bars = RichText("▁", .signs, tone: .mood(0))
    bars.add("▅", .signs, tone: .mood(2))
    bars.add("█", .signs, tone: .mood(4))
    bars.add("·", .signs)
    return bars
  }

  /// What is seen at a glance.
  private static var glance: [Block] {
    let columns: [Table.Column] = [
      .init("", name: "habit", fit: .cut), .init("last 4 days", name: "days"), .init("streak", .trailing, name: "streak", leaves: 1),
      .init("", name: "left", leaves: 2),
    ]
    var run = RichText("✓", tone: .good)
    run.add(" Run along the river, whatever the weather says, and back again")
    let rows: [[Table.Cell]] = [
      [.init(run, value: "Run"), .init(bars, spoken: "done on 2 of the last 4 days"), .init("14 days"), .init(.quiet("3 days left"))],
      [.init("○ 毎日三十分の読書"), .init(bars), .init(.quiet("–")), .init(RichText("0 of 1", tone: .bad))],
    ]
    return [
      .heading("Habits", beside: .quiet("1 of 2 done")), .table(Table(columns, rows: rows, fit: .glance)),
      .facts([bars, RichText("good"), RichText("overdue", .quiet, tone: .bad)], .spread),
      .sections([
        NamedPart(
          "Due", [.table(Table(Array(columns.prefix(1)), rows: rows, fit: .glance, showsNames: false)), .facts([.quiet("4 more")])]),
        NamedPart("Next", [.paragraph("retro new weekly")]), NamedPart("Nothing", []),
      ]),
    ]
  }

  private static var moods: LevelChart {
    LevelChart(
      "Mood line of two days", caption: "Bad on 1 day, great on 1 day.", titles: ["Day", "Mood"],
      levels: [.init("bad", bar: "▁", tone: .mood(1)), .init("so, so", bar: "▅"), .init("great", bar: "█")], unknown: "unknown",
      points: [
        .init(0, "Wed 18 Nov", value: "2026-11-18", level: 0, words: "bad", path: "days/18.md"),
        .init(1, "Thu 19 Nov", value: "2026-11-19", level: 2, words: "いい感じ", path: "days/19.md"),
        .init(2, "Fri 20 Nov", value: "2026-11-20", level: nil, words: "no mood", path: "days/20.md"),
      ], length: 3, ends: ["Wed 18 Nov", "Fri 20 Nov"], listTitle: "Day by day")
  }

  private static func cards(linked: Bool) -> [Board.Card] {
    var problem = Board.Card("Problem", .problem)
    var late = ListItem(.bullet, Prose("Slept late, as [[2026-W46|the week]] says", in: "retros/2026/2026-W46.md"))
    if linked { late.name = "p-1" }
    problem.add(Prose("Some words before it."))
    problem.add(late)
    var attempt = Board.Card("Try", .attempt)
    var fact = RichText("for ")
    fact.add("“Slept late”", item: linked ? "p-1" : nil)
    late = ListItem(.box(.partly), Prose("Charger stays in the kitchen"), facts: [RichText("partly", .state), fact])
    attempt.add(late)
    var notes = Board.Card("Notes")
    notes.add(ListItem(.heat("!", 1), Prose("Renew the passport"), facts: ["overdue by 2 days"]))
    notes.add(ListItem(.heat("•", 0.3), Prose("Tax return"), facts: [RichText("#home", .tag)]))
    return [problem, attempt, notes]
  }

  static var hostile: Document {
    let nasty = "a\u{1B}[31mb\u{7}\u{202E}c\u{85}d\r\ne<script>alert(1)</script>\"'&|`*_[x](javascript:alert(1))"
    var document = Document(RichText(nasty))
    document += .facts([RichText(nasty, .quiet), RichText(nasty)])
    document += .note(RichText(nasty))
    let item = ListItem(
      .amount(nasty), Prose(nasty, in: nasty), facts: [RichText(nasty)], details: Prose(nasty), place: Place(path: nasty, line: 1))
    document += .list(ItemList([item, ListItem(.sign(nasty, nil), Prose(nasty))]))
    document += .data(columns: [nasty, "b"], rows: [[nasty, nil]])
    document += .heading(RichText(nasty))
    document += .group(RichText(nasty), .problem)
    document += .paragraph(RichText(nasty, .strong, to: nasty))
    document += .bars(BarChart([BarChart.Bar(nasty, nasty, amount: 1)]))
    document += .strip(RichText(nasty), label: nasty)
    document += .gauge(.infinity, nasty)
    document += .hint(RichText(nasty, .code))
    document += .file(nasty, path: nasty)
    document += .definitions([Definition(nasty, nasty)])
    document += .levels(
      LevelChart(
        nasty, caption: nasty, titles: [nasty, nasty], levels: [.init(nasty, bar: nasty)], unknown: nasty,
        points: [.init(0, nasty, value: nasty, level: 0, words: nasty, path: nasty)], length: 1, ends: [nasty], listTitle: nasty))
    document += .comparison(
      Comparison([nasty], of: nasty, rows: [.init(nasty, [.init(nasty, count: 1, countWords: nasty)], isWords: true)]))
    var card = Board.Card(nasty, .keep)
    card.add(ListItem(.heat(nasty, .nan), Prose(nasty), facts: [RichText(nasty, .tag)]))
    card.add(Prose(nasty))
    for form in [Board.Form.groups, .framed, .sections] { document += .board(Board(form, [card])) }
    document += .table(
      Table([.init(RichText(nasty)), .init("b")], rows: [[.init(RichText(nasty)), .init(RichText(nasty), value: nasty)]]))
    document += .provenance([Source(amount: nasty, place: Place(path: nasty, line: 2), rule: nasty)])
    document += .prose(Prose(nasty))
    return document
  }

  static var empty: Document {
    var document = Document("Nothing", opensWithTitle: false)
    document += .note(.quiet("2 private entries not shown."))
    return document
  }
}

@Suite struct DocumentFormats {
  private static let folder = Repository.fixtures.appending(path: "documents")
  private static let base = LinkBase("../my journal")

  private static func page(_ document: Document, _ base: LinkBase?) -> String {
    String(decoding: document.html(linkBase: base, in: .english, footer: "Made by a test."), as: UTF8.self)
  }

  @Test func everyFormatIsItsGoldenFile() throws {
    for (name, document) in SampleDocument.all {
      let coloured = document.text(TerminalLayout(width: 80, colours: .full, links: LinkBase("/home/me/my journal"))).encoded
      var files = [
        "md": document.markdown(linkBase: Self.base, in: .english), "others.md": document.markdown(linkBase: nil, in: .english),
        "csv": String(decoding: document.csv(namesFiles: true), as: UTF8.self),
        "txt": document.text(TerminalLayout(namesFiles: false)).encoded,
        "colour.txt": coloured.replacingOccurrences(of: "\u{1B}", with: "␛"),
        "html": Self.page(document, Self.base).replacingOccurrences(
          of: try Repository.sources.appending(path: "Present/Documents/Page/report.css").text(), with: "/* report.css */\n"),
      ]
      for width in [40, 60, 120] { files["\(width).txt"] = document.text(TerminalLayout(width: width)).encoded }
      for (kind, text) in files.sorted(by: { $0.key < $1.key }) {
        let golden = Golden(Self.folder.appending(path: "\(name).\(kind)"))
        if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func noLineIsWiderThanItsWidth() {
    // What has no blank, as a path, is never broken.
    for (name, document) in SampleDocument.all where name != "hostile" {
      for width in [40, 60, 80, 120] {
        let lines = document.text(TerminalLayout(width: width)).encoded.split(separator: "\n")
        for line in lines where line.displayWidth > width && !line.contains("/") {
          Issue.record("\(name) at \(width): \(line.displayWidth) columns: \(line)")
        }
      }
    }
  }

  @Test func nothingInAnyFormatSteersATerminal() {
    for (name, document) in SampleDocument.all {
      let texts = [
        document.text().encoded, document.markdown(linkBase: Self.base, in: .english), String(decoding: document.csv(namesFiles: true), as: UTF8.self),
      ]
      for text in texts {
        for scalar in text.unicodeScalars where scalar != "\n" && scalar.steersTerminal {
          Issue.record("\(name): U+\(String(scalar.value, radix: 16))")
        }
      }
      let controls = Self.page(document, Self.base).unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\r" }
      #expect(controls.isEmpty, "\(name)")
    }
  }

  @Test func coloursChangeNoWord() {
    for (_, document) in SampleDocument.all {
      let plain = document.text(TerminalLayout(width: 72)).encoded
      for depth in [ColourDepth.basic, .palette, .full] {
        let coloured = document.text(TerminalLayout(width: 72, colours: depth, links: LinkBase("/j"))).encoded
        #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m|\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/#, with: "") == plain)
      }
    }
  }

  @Test func aPageIsWellFormedAndRunsNothing() {
    for (name, document) in SampleDocument.all {
      for base in [Self.base, nil] {
        let scan = PageScanner(Self.page(document, base))
        #expect(scan.faults.isEmpty, "\(name): \(scan.faults)")
        #expect(!scan.tags.contains { ["script", "img", "iframe", "link"].contains($0.name) }, "\(name)")
        #expect(!scan.tags.contains { $0.value("href")?.lowercased().hasPrefix("javascript") ?? false }, "\(name)")
        let levels = scan.tags.filter { !$0.isEnd && $0.name.count == 2 && $0.name.hasPrefix("h") }.compactMap { Int($0.name.dropFirst()) }
        #expect(levels.first == 1 && zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(name): \(levels)")
      }
    }
  }

  @Test func whatOthersReadNamesNoFile() {
    for (name, document) in SampleDocument.all where name != "hostile" {
      var document = document
      // Where a person’s words name a file, that is what they say.
      document.blocks.removeAll { if case .paragraph(let text, _) = $0 { text.plain.contains("days/") } else { false } }
      let formats = [
        Self.page(document, nil), document.markdown(linkBase: nil, in: .english), document.text(TerminalLayout(namesFiles: false)).encoded,
        String(decoding: document.csv(namesFiles: false), as: UTF8.self),
      ]
      for text in formats where text.contains("days/") || text.contains("retros/") { Issue.record("\(name): \(text.prefix(2000))") }
    }
  }

  @Test func tablesAreReadAsTheyWereWritten() {
    var random = SeededGenerator(seed: 5)
    let parts = ["a", ",", "\"", "é", "毎", " ", "; ", "-1", "\u{1F600}", "="]
    for _ in 0..<200 {
      let columns = (0..<Int.random(in: 1...4, using: &random)).map { "c\($0)" }
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        columns.map { _ in (0..<Int.random(in: 0...5, using: &random)).map { _ in random.pick(parts) }.joined() }
      }
      var document = Document("t")
      let table = Table(columns.map { .init(RichText($0)) }, rows: rows.map { $0.map { .init("shown", value: $0) } })
      document += .table(table)
      // A table with the same columns is the same table.
      document += .table(table)
      var reader = CSVReader(document.csv(namesFiles: false))
      var records: [[String]] = []
      while let record = reader.record() { records.append(record) }
      #expect(records == [columns] + rows + rows)
    }
  }
}
