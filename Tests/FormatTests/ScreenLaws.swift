// The quick look of a check never overlooks what the thorough one finds.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct ScreenLaws {
  @Test func whatTheQuickLookLetsPassHasNoFinding() throws {
    var random = SeededGenerator(seed: 31)
    var screen = FileScreen(.default, zones: DiagnosticFixture.zones)
    var passed = 0
    for fixture in try DiagnosticFixture.all() where !fixture.isConfiguration {
      for bytes in [fixture.source.bytes] + mutations(of: fixture.source.bytes, count: 30, using: &random) {
        passed += look(bytes, at: fixture.source.path, &screen)
      }
    }
    for seed in UInt64(0)..<80 {
      var generator = EntryGenerator(seed: seed)
      let path = random.pick(["days/2026/11/2026-11-20.md", "retros/2026/2026-W46.md", "retros/2026/2026-11.md", "activities/a.md", "a.md"])
      let text = Array(generator.entry().canonicalText.utf8)
      for bytes in [text] + mutations(of: text, count: 8, using: &random) { passed += look(bytes, at: path, &screen) }
    }
    for url in Repository.files(in: Repository.root.appending(path: "examples/journal"), ofKind: "md") {
      let path = String(url.path.split(separator: "examples/journal/").last ?? "")
      let bytes = try url.bytes()
      for bytes in [bytes] + mutations(of: bytes, count: 4, using: &random) { passed += look(bytes, at: path, &screen) }
    }
    // A look that lets nothing pass would keep the law for nothing.
    #expect(passed > 300)
  }

  @Test func amountsOfAnyFormAreJudgedAlike() {
    var random = SeededGenerator(seed: 32)
    var screen = FileScreen(.default, zones: DiagnosticFixture.zones)
    let numbers = [
      "5", "5.2", "5,2", "-3", "-", "5.", "5.2.1", "05", "1h05", "1h75", "1h 5min", "5/6", "1e3", "٥", "３", "0", "5-6", "1h", "h",
    ]
    let units = [
      "", " km", "km", " min", "min", " lane", "lanes", " l", " h", " km x", " 5 km", ":", " °C", "  min", "\tmin", " min.", " ,km", "kм",
    ]
    let keys = ["distance", "duration", "amount", "score", "points", "mood", "km", "skip", "Duration", "before"]
    var passed = 0
    for _ in 0..<2000 {
      let activity = random.pick(["backstroke", "backstroke", "run", "Backstroke|b", "tax"])
      let fields = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        "[\(random.pick(keys)):: \(random.pick(numbers))\(random.pick(units))]"
      }
      let line = "- \(random.pick(["", "[x] ", "07:10 ", "[/] "]))[[\(activity)]] \(fields.joined(separator: "  "))"
      passed += look(Array("## Log\n\(line)\n".utf8), at: "days/2026/11/2026-11-20.md", &screen)
    }
    #expect(passed > 300)
  }

  /// Looks at a file in both ways; 1 where the quick look lets it pass.
  private func look(_ bytes: [UInt8], at path: String, _ screen: inout FileScreen) -> Int {
    let source = SourceText(path: path, bytes: bytes)
    guard let answer = screen.look(at: source, path: path) else { return 0 }
    let reading = FileReading(source, path: path)
    var facts = DiagnosticFixture.neighbours
    facts.add(reading.facts)
    let faulty = screen.faultyLinks(in: facts)
    let faultyAmounts = screen.faultyAmounts(in: facts)
    let isFaulty =
      answer.links.contains { faulty.contains($0) } || answer.amounts.contains { faultyAmounts.contains($0) }
      || facts.duplicates.contains { $0.dropFirst().contains { $0.path == path } }
    let findings = reading.diagnostics(in: facts)
    let lines = LineTable(source)
    if !isFaulty, let finding = findings.first { Issue.record("let pass:\n\(finding.rendered(in: source, lines: lines))") }
    if answer.facts.ids != reading.facts.ids || answer.facts.period != reading.facts.period || answer.facts.kind != reading.kind {
      Issue.record("\(path) is taken for \(answer.facts), not \(reading.facts):\n\(String(decoding: bytes, as: UTF8.self))")
    }
    return 1
  }

  @Test func anIdIsComputedAsThePageSays() {
    let text = "The charger moves to the kitchen, and the phone with it at 21:00"
    #expect(ItemID.derived(slug: "2026-W33", firstLine: text, section: .try) == "t-n8v7")
    var ids: [String] = []
    for _ in 0..<12 { ids.append(ItemID.derived(slug: "2026-W33", firstLine: text, section: .log) { ids.contains($0) }) }
    #expect(ids.map(\.utf8.count) == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 15] && ids[0] == "i-n8v7" && ids[9].hasPrefix("i-n8v7"))
  }
}
