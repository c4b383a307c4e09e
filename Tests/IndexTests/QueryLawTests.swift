// The index finds what a query says of the files themselves.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalQuery
import JournalStore
import JournalTestSupport
import Testing

@Suite struct QueryLawTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 20) ?? .earliest

  /// Journals by chance, asked by chance: SQL and the evaluator of queries find the same entries.
  @Test func theIndexFindsWhatTheFilesSay() throws {
    for seed in UInt64(0)..<6 {
      let folder = try TemporaryFolder()
      var chance = QueryChance(seed: seed)
      try chance.writeJournal(to: folder)
      let journal = try Journal(root: folder.path)
      let index = try JournalIndex.inMemory(journal)
      let entries = try entries(of: journal, chance.imported)
      for _ in 0..<250 {
        let text = chance.query(depth: 3)
        if let paths = try disagreement(of: index, entries, on: text) { Issue.record("seed \(seed): \(text): \(paths)") }
      }
    }
  }

  /// The examples of docs/queries.md run, and the index answers each as the files do.
  @Test func theExamplesOfTheDocumentRun() throws {
    let folder = try TemporaryFolder()
    var chance = QueryChance(seed: 21)
    try chance.writeJournal(to: folder)
    let journal = try Journal(root: folder.path)
    let index = try JournalIndex.inMemory(journal)
    let entries = try entries(of: journal, chance.imported)
    var isExample = false
    var count = 0
    for line in try Repository.root.appending(path: "docs/queries.md").text().split(separator: "\n") {
      if line.hasPrefix("```") {
        isExample = line == "```query"
      } else if isExample {
        let text = String(line[..<(line.range(of: " # ")?.lowerBound ?? line.endIndex)])
        if let paths = try disagreement(of: index, entries, on: text) { Issue.record("\(line): \(paths)") }
        count += 1
      }
    }
    #expect(count > 40)
  }

  /// The paths that only one of index and evaluator finds, or that are found twice; nil where both agree.
  private func disagreement(of index: JournalIndex, _ entries: [QueryEntry], on text: String) throws -> [String]? {
    let query = try Query(text, on: today)
    var found: [String] = []
    try index.forEachEntry(EntrySelection(query)) { found.append($0.path) }
    let wanted = entries.filter { query.matches($0, expression: Self.expression) }.map(\.path)
    if found.sorted() == wanted.sorted() { return nil }
    return Set(found).symmetricDifference(Set(wanted)).sorted()
  }

  /// A list by the index tells of each entry what a list by the files tells, in the same order.
  @Test func aListTellsWhatTheFilesSay() throws {
    let folder = try TemporaryFolder()
    var chance = QueryChance(seed: 6)
    try chance.writeJournal(to: folder)
    let journal = try Journal(root: folder.path)
    let index = try JournalIndex.inMemory(journal)
    var selection = EntrySelection(.everything)
    selection.hasTags = true
    selection.keys = ["steps"]
    var found: [String] = []
    try index.forEachEntry(selection) { entry in
      found.append(line(entry.path, entry.kind, entry.title, entry.span, entry.mood, entry.tags) + "\(entry.values)")
    }
    let readings = try journal.contents().readings.sorted { a, b in
      let (first, second) = (a.span?.start ?? .latest, b.span?.start ?? .latest)
      return first == second ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : first < second
    }
    let wanted = readings.map { reading in
      let mood = reading.kind == .day && !reading.isPrivate ? reading.publicMood(.standard) : nil
      let title = reading.isPrivate ? reading.slug : reading.publicTitle
      return line(reading.path, reading.kind, title, reading.span, mood, reading.tags) + "\([steps(reading, chance.imported)])"
    }
    for (found, wanted) in zip(found, wanted) where found != wanted { Issue.record("\(found) instead of \(wanted)") }
    #expect(found.count == wanted.count)
    #expect(try index.flawedPaths() == ["days/2026/10/2026-10-31.md"])
  }

  /// Days that only metrics know of are days with a date and metrics.
  @Test func daysWithoutAFileAreFoundByTheirMetrics() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("date,steps,bedtime\n2026-11-01,5000,23:10\n2026-11-02,,00:20\n2026-11-03,7000,\n", to: "metrics/watch/2026.csv")
    try folder.write("---\nsteps: 100\n---\n", to: "days/2026/11/2026-11-03.md")
    let index = try JournalIndex.inMemory(try Journal(root: folder.path))
    for (query, days) in [
      ("", 3), ("type:day", 3), ("type:note", 0), ("steps>=5000", 1), ("steps<5000", 1), ("bedtime>=23:00", 2), ("bedtime>=24:00", 1),
      ("no:steps", 1),
      ("date:2026-11-02..", 2), ("-tag:work", 3), ("word", 0), ("item.section:try", 0), ("private:false", 3), ("private:true", 0),
      ("has:date", 3),
      ("2026", 1),
    ] {
      var selection = EntrySelection(try Query(query, on: today))
      selection.hasMetricDays = true
      var count = 0
      try index.forEachEntry(selection) { _ in count += 1 }
      #expect(count == days, "\(query)")
    }
  }

  /// Of any length and depth that a query may have, none is too much for the database.
  @Test func longQueriesAreAnswered() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("# One\n\na b c\n", to: "one.md")
    let index = try JournalIndex.inMemory(try Journal(root: folder.path))
    for text in [
      Array(repeating: "a or b:c", count: 1500).joined(separator: " or "), Array(repeating: "a", count: 3000).joined(separator: " "),
      String(repeating: "-(a or (", count: 40) + "a" + String(repeating: "))", count: 40),
    ] {
      let query = try Query(text, on: today)
      var count = 0
      try index.forEachEntry(EntrySelection(query)) { _ in count += 1 }
      let entry = QueryEntry(path: "one.md", slug: "one", kind: .note, title: "One", texts: ["One", "a b c"])
      #expect(count == (query.matches(entry) ? 1 : 0))
    }
  }

  private func line(_ path: String, _ kind: EntryKind, _ title: String, _ span: DaySpan?, _ mood: Mood?, _ tags: [String]) -> String {
    "\(path) \(kind) \(title) \(span.map { "\($0.start)..\($0.end)" } ?? "–") \(mood.map(\.name) ?? "–") \(tags)"
  }

  private func steps(_ reading: FileReading, _ imported: [CalendarDay: [Metric]]) -> FoundValue {
    if reading.isPrivate { return .none }
    if let metric = metrics(reading, imported).first(where: { $0.name == "steps" }) { return .amount(metric.amount) }
    switch reading.properties.first(where: { $0.key == "steps" })?.value {
    case .text(let text) where !text.isEmpty: return .texts([text])
    case .list(let texts) where !texts.allSatisfy(\.isEmpty): return .texts(texts)
    default: return .none
    }
  }

  private func entries(of journal: Journal, _ imported: [CalendarDay: [Metric]]) throws -> [QueryEntry] {
    let readings = try journal.contents().readings
    let closed = ReviewLedger(of: readings, layout: journal.layout).closedActions
    return readings.map { QueryEntry($0, .standard, metrics: metrics($0, imported), closed: closed[$0.path] ?? [:]) }
  }

  /// The metrics of a day file: its own before imported ones.
  private func metrics(_ reading: FileReading, _ imported: [CalendarDay: [Metric]]) -> [Metric] {
    guard let day = reading.day else { return [] }
    var metrics = imported[day] ?? []
    for own in reading.metrics {
      metrics.removeAll { $0.name == own.name }
      metrics.append(own)
    }
    return metrics
  }

  private static func expression(_ source: String, _ text: String) -> Bool {
    guard let expression = try? TextExpression(source) else { return false }
    var text = text
    return text.withUTF8 { expression.matches($0) }
  }
}
