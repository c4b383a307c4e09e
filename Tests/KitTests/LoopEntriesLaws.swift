// What the loop tells through the index is what it tells of the files.

import Documents
import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalTestSupport
import JournalWords
import PlainFormats
import Testing

/// Everything that commands tell of a journal's loop, as text.
private struct ToldLoop {
  var parts: [(name: String, text: String)] = []
  /// How many Tries, Actions and months there are.
  private(set) var size = 0

  init(
    _ files: [LoopFile<ItemLink>], problems: [HostError], _ configuration: JournalConfiguration
  ) {
    let today = CalendarDay("2026-11-20") ?? .earliest
    let ledger = ReviewLedger(of: files, layout: configuration.layout)
    let tries = TriesReport(of: ledger, TryQuery(), today: today)
    add("tries", tries.json.text(pretty: true))
    size += tries.tries.count
    add("private tries", "\(tries.privateEntries)")
    add("tries on a terminal", tries.document(in: .english).text().encoded)
    for sort in [nil, ActionQuery.Sort.due, .priority, .created] {
      var query = ActionQuery()
      query.sort = sort
      let actions = ActionsReport(of: ledger, query, today: today)
      add("actions", actions.json.text(pretty: true))
      size += actions.actions.count
      add("private actions", "\(actions.privateEntries)")
      add("actions on a terminal", actions.document(soonDays: 7, in: .english).text().encoded)
    }
    for kinds in [[], [EntryKind.monthly]] as [Set<EntryKind>] {
      let history = HistoryReport(of: files, kinds: kinds, span: nil, today: today, configuration: configuration)
      size += history.months.count
      add("history", history.json.text(pretty: true))
      add("history on a terminal", history.document(labels: .standard, in: .english).text().encoded)
    }
    if let week = Period("2026-W47"), let span = DaySpan(from: week.span.start, to: week.span.end) {
      let proposal = ReviewProposal(for: .weekly, of: span, from: ledger, horizonDays: 14)
      add("proposal", "\(proposal.tries.map(\.item.text)) \(proposal.actions.map(\.item.text)) \(proposal.olderSentence(.english) ?? "")")
      let path = configuration.layout.path(for: week)
      let asked = GuidedReview.open(for: span, at: path, in: ledger, horizonDays: 14) + GuidedReview.asked(by: path, of: span, in: ledger)
      add("asked", "\(asked)")
    }
    add("problems", "\(problems)")
  }

  /// Adds reports of some days, and what ids are found.
  private mutating func add(
    reportsOf journal: Journal, _ entries: [LoopFile<ItemLink>], problems: Int, _ index: JournalIndex?
  ) throws {
    let today = CalendarDay("2026-11-20") ?? .earliest
    let latest = ReportPeriod(latestOf: entries, today: today)
    for span in ["2026-W46", "2026-11", "2026"].compactMap({ Period($0)?.span }) + [latest?.span].compactMap({ $0 }) {
      let inside = entries.filter { $0.span.map { span.contains($0.end) } ?? false }.compactMap { try? journal.entry(at: $0.path) }
      let report = PeriodReport(
        of: span, titled: "", from: entries, inside: inside, problems: problems, configuration: journal.configuration)
      add("report", report.json.text(pretty: true))
    }
    let shown = entries.retrospectives(journal.layout).map(\.path)
    add("shown", "\(shown) \(entries.latestRetrospective(journal.layout)?.path ?? "")")
    for id in ["t-1", "T-1", "a-11"] {
      guard let name = ItemName(id) else { continue }
      let found = try journal.items(named: name, from: journal.root, index).items
      size += found.count
      add("items \(id)", "\(found.map { "\($0.file.place.path):\($0.line)" })")
    }
  }

  private mutating func add(_ name: String, _ text: String) { parts.append((name, text)) }

  /// Through the index.
  static func indexed(_ journal: Journal, _ environment: HostSystem.Environment) throws -> ToldLoop {
    let workspace = Workspace(environment: environment, language: .english, folder: journal.root)
    let found = try workspace.loopEntries(of: journal)
    var told = ToldLoop(found.entries, problems: found.problems, journal.configuration)
    try told.add(reportsOf: journal, found.entries, problems: found.problems.count, try workspace.index(of: journal))
    return told
  }

  static func read(_ journal: Journal) throws -> ToldLoop {
    let found = try journal.map { LoopFile($0) }
    let contents = try journal.contents()
    var told = ToldLoop(found.results, problems: found.problems, journal.configuration)
    try told.add(reportsOf: journal, found.results, problems: found.problems.count, nil)
    // The same reports, made of all files as a whole.
    for (place, part) in told.parts.enumerated() where part.name == "report" {
      let span = try DaySpan(json: part.text)
      let report = PeriodReport(
        of: span, titled: "", from: contents.readings, problems: found.problems.count, configuration: journal.configuration)
      told.parts[place].text = report.json.text(pretty: true)
    }
    return told
  }

  /// The first thing that the two tell differently; nil where there is none.
  func difference(from other: ToldLoop) -> String? {
    for (mine, theirs) in zip(parts, other.parts) where !mine.text.utf8.elementsEqual(theirs.text.utf8) {
      let (a, b) = (mine.text.split(separator: "\n"), theirs.text.split(separator: "\n"))
      let place = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }
      return "\(mine.name): \(place.map { "‘\($0.element.0)’ / ‘\($0.element.1)’" } ?? "\(a.count) / \(b.count) lines")"
    }
    return nil
  }
}

extension DaySpan {
  /// The days of a report.
  fileprivate init(json: String) throws {
    let report = try #require(try JSONValue(parsing: json).object)
    let days = ["start", "end"].compactMap { report[$0]?.string.flatMap { CalendarDay($0) } }
    self = try #require(days.count == 2 ? DaySpan(from: days[0], to: days[1]) : nil)
  }
}

/// A journal in a temporary folder in which people work on the loop, with an index beside it.
struct LoopHistory {
  let folder: TemporaryFolder
  var generator: SeededGenerator
  private(set) var steps: [String] = []

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    generator = SeededGenerator(seed: seed)
    try folder.write("", to: "journal/retro.yaml")
    for _ in 0..<30 { try write() }
  }

  var environment: HostSystem.Environment { HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"]) }
  func journal() throws -> Journal { try Journal(root: folder.path + "/journal") }

  private static let paths =
    (44...47).flatMap { ["retros/2026/2026-W\($0).md", "notes/2026-W\($0).md"] }
    + (10...20).map { "days/2026/11/2026-11-\($0).md" } + ["2026-11-12.md", "days/2026-11-13.md", "retros/2026/2026-11.md"]
    + ["activities/task-1.md", "activities/task-2.md", "old/task-1.md", "goals/run.md", "notes/caf\u{E9}.md", "notes/Cafe\u{301}.md"]

  mutating func edit() throws {
    if generator.chance(30) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return try writeBare()
      case 1: return try writeActivity()
      default: return try writeLog()
      }
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...5: try write()
    case 6: try spoil()
    case 7: try move()
    case 8: try remove()
    default:
      let text = generator.pick([
        "", "layout:\n  weekly: notes/{YYYY}-W{WW}.md\n", "ignore: [old]\n", "moods: [bäh, na ja, geht, fein, toll]\n",
        "tasks.anywhere: true\n", "tasks.anywhere: true\nflavor: logseq\n",
      ])
      try folder.write(text, to: "journal/retro.yaml")
      steps.append("configure \(text)")
    }
  }

  private mutating func write() throws {
    let path = generator.pick(Self.paths)
    var text = text(path)
    if generator.chance(10) { text = text.replacing("\n", with: "\r\n") }
    try folder.write(text, to: "journal/" + path)
    steps.append("write \(path)")
  }

  /// A day with nothing but a log, which may say that a task is done, by whatever name.
  private mutating func writeLog() throws {
    let path = "days/2026/11/2026-11-0\(Int.random(in: 1...9, using: &generator)).md"
    let name = generator.pick(["task-1", "task-2", "Passport", "pass", "walk", "zähne"])
    try folder.write("mood:: good\n\n## Log\n- [\(generator.pick(["x", "x", " ", "/"]))] [[\(name)]]\n", to: "journal/" + path)
    steps.append("log \(name) in \(path)")
  }

  /// A file without any item, which may still be the one that a link means or that counts for a period.
  private mutating func writeBare() throws {
    let path = generator.pick(Self.paths)
    let period = generator.pick(["2026-W44", "2026-W45", "2026-W46"])
    try folder.write(generator.pick(["", "Rain.\n", "---\ntype: weekly\nperiod: \(period)\n---\n"]), to: "journal/" + path)
    steps.append("write \(path) bare")
  }

  /// A task or habit that is called by more than its file's name.
  private mutating func writeActivity() throws {
    let path = "activities/\(generator.pick(["task-1", "task-2", "walk"])).md"
    let type = path.contains("task") ? "task" : "habit"
    let names = generator.pick(["title: Passport\n", "aliases: [pass]\n", "aliases: [zähne, pass]\n", ""])
    try folder.write("---\ntype: \(type)\n\(names)---\n", to: "journal/" + path)
    steps.append("write \(path) \(names)")
  }

  /// Bytes that are no text, somewhere.
  private mutating func spoil() throws {
    let path = generator.pick(Self.paths)
    guard let bytes = try? folder.read("journal/" + path), !bytes.isEmpty else { return }
    var spoilt = bytes
    spoilt[Int.random(in: 0..<bytes.count, using: &generator)] = generator.pick([0xFF, 0x00, 0x23, 0x5B, 0x0A])
    try folder.write(spoilt, to: "journal/" + path)
    steps.append("spoil \(path)")
  }

  private mutating func move() throws {
    let (from, to) = (generator.pick(Self.paths), generator.pick(Self.paths))
    guard let bytes = try? folder.read("journal/" + from), from != to else { return }
    try folder.write(bytes, to: "journal/" + to)
    try FileManager.default.removeItem(atPath: folder.path + "/journal/" + from)
    steps.append("move \(from) to \(to)")
  }

  private mutating func remove() throws {
    let path = generator.pick(Self.paths)
    try? FileManager.default.removeItem(atPath: folder.path + "/journal/" + path)
    steps.append("remove \(path)")
  }

  private mutating func text(_ path: String) -> String {
    var front: [String] = []
    if path.contains("task") { front.append("type: task") }
    if path.hasPrefix("notes/2026") { front += ["type: weekly", generator.pick(["start: 2026-11-09", "period: 2026-W46", ""])] }
    let properties = [
      "mood: good", "mood: horrible", "mood: bad", "private: true", "title: Week of \"rain\"", "broken: [", "completed: 2026-11-14",
      "due: 2026-11-30", "priority: high", "type: weekly", "type: note", "mood: great",
    ]
    for _ in 0..<Int.random(in: 0...1, using: &generator) { front.append(generator.pick(properties)) }
    var text = front.isEmpty ? "" : "---\n" + front.joined(separator: "\n") + "\n---\n"
    if generator.chance(30) { text += "# Title #private\n" }
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      text += generator.pick([
        "## Try\n", "## Action\n", "## Review\n", "## Try\n", "## Action\n", "## Try #private\n", "## Keep\n", "## Notes\n",
        "## 振り返り\n", "## Log\n- 09:10 mood:: good\n",
      ])
      for _ in 0..<Int.random(in: 0...4, using: &generator) { text += item() }
    }
    return text
  }

  private mutating func item() -> String {
    let words = [
      "Go to bed at ten", "[[task-1]]", "[[task-2|second]] then", "[[../activities/task-1]]", "", "Tea *and* “talk” \\ \"quoted\"",
      "睡眠 #sleep",
      "Two\n  lines", "#private thing", "a\u{1}b\u{7F}", "See [x](2026-W44.md#^t-1)", "e\u{301} é",
    ]
    let links = ["[[2026-W45#^t-1]]", "[[2026-W44#^a-1|this]]", "[W46](2026-W46.md#^t-2)", "[[#^t-1]]", "[[notes/2026-W46#^t-1]]"]
    let fields = [
      "[due:: 2026-11-2\(Int.random(in: 0...9, using: &generator))]", "[due:: soon]", "📅 2026-12-01", "[completion:: 2026-11-18]",
      "✅ 2026-11-19",
      "[from:: [[2026-W45#^t-1]]]", "[from:: ^t-1]", "[created:: 2026-10-30]", "[priority:: low]", "🔺", "[repeat:: every week]",
      "[note:: \"odd\" \\ value]", "(for:: ^t-2)", "[cancelled:: 2026-11-17]",
    ]
    var line = "- " + generator.pick(["", "[ ] ", "[x] ", "[-] ", "[/] ", "[!] ", "[é] "])
    line += generator.chance(30) ? generator.pick(links) + " " + generator.pick(["", "went well", "— no"]) : generator.pick(words)
    for _ in 0..<Int.random(in: 0...2, using: &generator) { line += " " + generator.pick(fields) }
    if generator.chance(60) { line += " ^" + generator.pick(["t-1", "t-2", "a-1", "T-1"]) }
    if generator.chance(10) { line += "\n  - [ ] nested 📅 2026-12-02 ^a-\(Int.random(in: 1...9, using: &generator))" }
    if generator.chance(15) { line += "\n  - below, [[2026-W45#^t-1]]" }
    return line + "\n"
  }
}

@Suite struct LoopEntriesLaws {
  @Test(arguments: 0..<8) func theIndexTellsWhatTheFilesTell(_ seed: UInt64) throws {
    var history = try LoopHistory(seed: seed)
    var size = 0
    for round in 0..<12 {
      let journal = try history.journal()
      let indexed = try ToldLoop.indexed(journal, history.environment)
      if let difference = indexed.difference(from: try ToldLoop.read(journal)) {
        Issue.record("seed \(seed), round \(round): \(difference)\n\(history.steps.suffix(8))")
        break
      }
      size += indexed.size
      for _ in 0..<Int.random(in: 1...4, using: &history.generator) { try history.edit() }
    }
    // Two journals without a loop are alike, too.
    #expect(size > 200)
  }

  /// The journals of the fixtures and the example: with privacy, doubled periods, tasks and links of every form.
  @Test func writtenJournalsAreToldAlike() throws {
    var count = 0
    for name in ["readings.txt", "journal.txt"] {
      for written in try WrittenJournal.all(in: name) {
        let folder = try TemporaryFolder()
        try folder.write("", to: "journal/retro.yaml")
        for file in written.files { try folder.write(file.text, to: "journal/" + file.path) }
        try check(folder.path + "/journal", cache: folder, written.name)
        count += 1
      }
    }
    #expect(count > 20)
    try check(Repository.root.appending(path: "examples/journal").systemPath, cache: TemporaryFolder(), "examples/journal")
  }

  private func check(_ root: String, cache: TemporaryFolder, _ name: String) throws {
    let journal = try Journal(root: root)
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": cache.path + "/cache"])
    // Once made, once as it was kept.
    for _ in 0..<2 {
      let indexed = try ToldLoop.indexed(journal, environment)
      if let difference = indexed.difference(from: try ToldLoop.read(journal)) { Issue.record("\(name): \(difference)") }
    }
  }

  /// Where no index can be kept, one in memory says the same, and the reason is told.
  @Test func withoutAPlaceTheIndexIsInMemory() throws {
    let history = try LoopHistory(seed: 1)
    // Its folder goes away with it.
    defer { withExtendedLifetime(history) {} }
    let journal = try history.journal()
    let indexed = try ToldLoop.indexed(journal, HostSystem.Environment([:]))
    let read = try ToldLoop.read(journal)
    #expect(indexed.difference(from: read) == nil)
    let workspace = Workspace(environment: HostSystem.Environment([:]), language: .english, folder: journal.root)
    _ = try workspace.ledger(of: journal)
    guard case .note(let reason)? = workspace.takeRemarks().first else {
      Issue.record("no reason")
      return
    }
    #expect(reason.inEnglish.contains("XDG_CACHE_HOME"))
  }
}
