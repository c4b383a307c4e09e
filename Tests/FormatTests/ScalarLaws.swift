// What is written as text is text to every reader of YAML; dates, numbers and flags are what they are.

import Foundation
import JournalFormat
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct ScalarLaws {
  /// Tests/Fixtures/format/scalars.tsv: property, value, and how it is written.
  @Test func valuesAreWrittenAsTheTableSays() throws {
    let rows = try Repository.fixtures.appending(path: "format/scalars.tsv").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count > 60)
    for row in rows {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (key, value) = (columns[0], columns[1])
      let change: PropertyChange = key.hasSuffix("+") ? .add(key: String(key.dropLast()), element: value) : .set(key: key, value: value)
      let written = try SourceText(path: "a.md", bytes: []).applying([change])
      let text = String(decoding: written.bytes, as: UTF8.self)
      let got = text.split(separator: "\n").dropFirst().dropLast().joined(separator: " ").replacing("  ", with: "")
      if got != columns[2] { Issue.record("\(row): \(got)") }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func textIsTextToEveryReader(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var plain = 0
    for number in 0..<400 {
      let text = text(&chance)
      let key = number.isMultiple(of: 9) && !text.isEmpty && !text.contains(where: \.isNewline) ? text : "title"
      let before = chance.pick([
        "", "---\n---\n", "---\n\nother: x\n---\n", "---\ntitle:\ntags: [a]\n---\n", "---\r\ntags:\r\n- a\r\n---\r\n",
      ])
      let source = SourceText(path: "a.md", bytes: Array(before.utf8))
      let change: PropertyChange =
        chance.chance(50) ? .set(key: key, value: key == "title" ? text : "x") : .add(key: chance.pick(["tags", "aliases"]), element: text)
      let edited: SourceText
      do throws(EditError) { edited = try source.applying([change]) } catch {
        // A name of a property has bounds of its own.
        if case .badKey = error { continue }
        Issue.record("seed \(seed): \(change) is refused: \(error.what)")
        continue
      }
      let outline = Outline(edited)
      let front = try #require(outline.frontMatter)
      for entry in front.entries {
        let name = edited[entry.key]
        if name.first != ASCII.quote, name.first != ASCII.apostrophe, !resolutions(edited.text(entry.key)).allSatisfy({ $0 == .text }) {
          Issue.record("seed \(seed): the key of \(change) is \(resolutions(edited.text(entry.key)))")
        }
        guard ["title", "tags", "aliases"].contains(front.key(of: entry, in: edited)) else { continue }
        let scalars = [(entry.style, entry.value)] + front.elements[entry.elements].map { ($0.style, $0.value) }
        for (style, range) in scalars where style == .plain {
          plain += 1
          if !resolutions(edited.text(range)).allSatisfy({ $0 == .text }) {
            Issue.record("seed \(seed): \(change) is written \(edited.text(range)): \(resolutions(edited.text(range)))")
          }
        }
      }
    }
    #expect(plain > 200)
  }

  /// Of a property that nobody knows, a number, a date or a flag is one where all readers of its sort agree, and else a text.
  @Test func aValueOfAnUnknownPropertyIsOneThingToAllReaders() throws {
    var chance = SeededGenerator(seed: 9)
    for _ in 0..<2500 {
      let value = text(&chance)
      let edited = try SourceText(path: "a.md", bytes: []).applying([.set(key: "k", value: value)])
      guard let entry = Outline(edited).frontMatter?.entries.first, entry.style == .plain else { continue }
      let kinds = Set(resolutions(value).map(\.rawValue)).subtracting(["text"])
      let isDecimal = value.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil
      let isCertain =
        kinds.isEmpty || kinds == ["number"] && isDecimal || kinds == ["date"] || kinds == ["flag"] && ["true", "false"].contains(value)
      if !isCertain { Issue.record("\(value) stays plain and is \(kinds)") }
    }
  }

  private func text(_ chance: inout SeededGenerator) -> String {
    let whole = [
      "<<", "=", "y", "n", "Yes", "nO", "on", "OFF", "~", "null", "NULL", "true", "False", ".inf", "-.INF", ".NaN", "12:30", "1:30:00",
      "07:05",
      "190:20:30.15", "0o17", "017", "0x1F", "0b101", "1_000", "1,000", "1e3", "1.5e+3", "+5", "-0", "1.", ".5", "1.2.3", ".", "..", "...",
      "---", "2026-11-20", "2026-02-30", "2026-1-5", "2026-11-20T21:00:00Z", "2026-11-20 21:00:00", "", " ", "a ", " a", "a\tb", "a: b",
      "a #b", "#a", "- a", "? a", ": a", ":a", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a`", "{a}", "[a]", "'a'", "\"a\"", "a:", "a,b",
      "é",
      "睡", "a\u{7}b", "a\u{85}b", "a\u{2028}b", "\u{FEFF}a", "a\nb", "[[run]]", "5 km", "7h12", "C# 10:30",
    ]
    if chance.chance(50) { return chance.pick(whole) }
    let pieces = Array("0123456789....::::----++__,,eExXoObBTtZz ~yYnNaf=<#é").map(String.init)
    return (0..<Int.random(in: 1...9, using: &chance)).map { _ in chance.pick(pieces) }.joined()
  }
}
