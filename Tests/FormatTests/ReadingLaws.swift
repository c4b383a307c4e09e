// Laws of reading: any bytes give a reading that stays inside them.

import JournalChecks
import Foundation
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct ReadingLaws {
  @Test func noBytesEverTrapAndEveryPlaceLiesInTheFile() throws {
    var random = SeededGenerator(seed: 20)
    for fixture in try DiagnosticFixture.all() {
      for bytes in mutations(of: fixture.source.bytes, count: 20, using: &random) {
        check(SourceText(path: fixture.source.path, bytes: bytes))
      }
    }
    for seed in UInt64(0)..<60 {
      var generator = EntryGenerator(seed: seed)
      let path = random.pick(["days/2026/11/2026-11-20.md", "retros/2026/2026-W46.md", "activities/a.md", "a.md"])
      for bytes in mutations(of: Array(generator.entry().canonicalText.utf8), count: 5, using: &random) {
        check(SourceText(path: path, bytes: bytes))
      }
    }
  }

  @Test func aReaderForgetsTheFileBefore() throws {
    var random = SeededGenerator(seed: 21)
    var reader = FileReader()
    var kept: [(reading: FileReading, entry: Entry)] = []
    for fixture in try DiagnosticFixture.all() {
      for bytes in mutations(of: fixture.source.bytes, count: 5, using: &random) {
        let source = SourceText(path: fixture.source.path, bytes: bytes)
        let (reading, fresh) = (reader.read(source, path: source.path), FileReading(source, path: source.path))
        if reading.entry != fresh.entry || reading.tags != fresh.tags || reading.privateRanges != fresh.privateRanges {
          Issue.record("\(String(decoding: bytes, as: UTF8.self))")
        }
        if random.chance(10) { kept.append((reading, fresh.entry)) }
      }
    }
    // A reading that is kept stays as it is.
    for (reading, entry) in kept where reading.entry != entry { Issue.record("\(reading.source.bytes)") }
  }

  /// Fields and ids go from wherever they stand in a line, each with the blanks before it.
  @Test func theTextOfAnItemIsItsLineWithoutWhatIsReadFromIt() {
    var random = SeededGenerator(seed: 22)
    let parts = [
      "Call", "the shop", "[due:: 2026-11-20]", "(a:: b)", "[x:: (y:: z)]", "[[run]]", "📅 2026-11-20", "é", "[no", "b::c]", "^a-12",
    ]
    for _ in 0..<3000 {
      let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(parts) + random.pick(["", " ", "  ", "\t"]) }.joined()
      let source = SourceText(path: "a.md", bytes: Array("## Action\n- \(line)\(random.pick([" ^a-1b2c", ""]))\n".utf8))
      for item in FileReading(source, path: "a.md").items(in: .action) where item.item.details.isEmpty {
        var left: [UInt8] = []
        var place = item.firstLine.lowerBound
        let taken = (item.fields.map(\.range) + (item.idRange.map { [$0] } ?? [])).sorted { $0.lowerBound < $1.lowerBound }
        for range in taken where range.lowerBound >= place {
          left += source.bytes[place..<range.lowerBound]
          let count = left.count
          while left.last == 0x20 || left.last == 0x09 { left.removeLast() }
          place = range.upperBound
          let next = place < item.firstLine.upperBound ? source.bytes[place] : 0x20
          if left.count < count, next != 0x20, next != 0x09 { left.append(0x20) }
        }
        left += source.bytes[place..<max(place, item.firstLine.upperBound)]
        let expected = String(decoding: left, as: UTF8.self).trimmed
        if !item.item.text.hasSameBytes(as: expected) { Issue.record("\(line): \(item.item.text) for \(expected)") }
      }
    }
  }

  @Test func aReadingDoesNotDependOnLineEndsOrMark() {
    for seed in UInt64(1000)..<1100 {
      var generator = EntryGenerator(seed: seed)
      let text = generator.entry().canonicalText
      let reading = FileReading(SourceText(path: "a.md", bytes: Array(text.utf8)), path: "a.md").entry
      for (name, bytes) in [
        ("CR LF", Array(text.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }), ("CR", text.utf8.map { $0 == 0x0A ? 0x0D : $0 }),
        ("a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
        ("no last line end", text.hasSuffix("\n") ? text.utf8.dropLast() : Array(text.utf8)),
      ] {
        if FileReading(SourceText(path: "a.md", bytes: bytes), path: "a.md").entry != reading {
          Issue.record("seed \(seed) with \(name):\n\(text)")
        }
      }
    }
  }

  private func check(_ source: SourceText) {
    let configuration = JournalConfiguration(source)
    let reading = FileReading(source, path: source.path, configuration: configuration)
    let whole = TextRange(0, source.bytes.count)
    var ranges = reading.diagnostics.map(\.range) + configuration.diagnostics.map(\.range)
    for section in reading.sections {
      ranges.append(section.range)
      for item in section.items {
        ranges +=
          [item.range, item.firstLine] + item.fields.map(\.range) + item.fields.map(\.valueRange) + [item.idRange].compactMap(\.self)
      }
      for line in section.log {
        ranges += [line.range, line.firstLine] + line.fields.map(\.range) + [line.timeRange, line.idRange].compactMap(\.self)
      }
    }
    for range in ranges where !whole.contains(range) { Issue.record("\(range) lies outside of \(source.bytes)") }
    for finding in reading.diagnostics + configuration.diagnostics where !finding.fix.isEmpty {
      if (try? source.applying(finding.fix)) == nil {
        Issue.record("the fix of \(finding.message.code.rawValue) does not fit \(source.bytes)")
      }
    }
    // Writing is total, too: whatever was read can be said again in a file that is in order.
    let again = SourceText(path: "again.md", bytes: Array(reading.entry.canonicalText.utf8))
    for finding in FileReading(again, path: "again.md").blockingFindings where finding.message.code.isOf(.frontMatter) {
      Issue.record("\(finding.message.text) after writing \(source.bytes) again")
    }
  }

  @Test func anIdIsComputedAsThePageSays() {
    let text = "The charger moves to the kitchen, and the phone with it at 21:00"
    #expect(ItemID.derived(slug: "2026-W33", firstLine: text, section: .try) == "t-n8v7")
    var ids: [String] = []
    for _ in 0..<12 { ids.append(ItemID.derived(slug: "2026-W33", firstLine: text, section: .log) { ids.contains($0) }) }
    #expect(ids.map(\.utf8.count) == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 15] && ids[0] == "i-n8v7" && ids[9].hasPrefix("i-n8v7"))
  }
}
