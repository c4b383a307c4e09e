// Front matter however it begins: edited where it is, or refused for what a check says, too.

import JournalChecks
import Foundation
import JournalFormat
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct FrontMatterLaws {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func anEditIsInTheFrontMatterThatOthersSee(seed: UInt64) {
    var openings = OddOpenings(SeededGenerator(seed: seed))
    var counts = RoundTripCounts()
    for number in 0..<700 { counts.check(SourceText(path: "odd \(number)", bytes: openings.file()), .asIs) }
    for failure in counts.failures.prefix(10) { Issue.record("seed \(seed): \(failure)") }
    #expect(counts.blocks > 80 && counts.edits > 5000)
  }

  /// A command refuses to write for a finding in front matter exactly where a check has that finding.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func aCheckSaysWhatKeepsACommandFromWriting(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var openings = OddOpenings(SeededGenerator(seed: seed &+ 100))
    let documents = try Repository.fixtures.appending(path: "syntax/front-matter.txt").text().components(separatedBy: "%%%\n")
    let damaged = documents.flatMap { mutations(of: Array(("---\n" + $0 + "---\nText\n").utf8), count: 4, using: &chance) }
    var refused = 0
    for bytes in damaged + (0..<700).map({ _ in openings.file() }) {
      for path in ["notes/a.md", "days/2026/11/2026-11-20.md"] {
        let source = SourceText(path: path, bytes: bytes)
        var reason: Diagnostic?
        do throws(EditError) {
          _ = try source.applying([.set(key: "k", value: "x")])
        } catch {
          if case .finding(let finding) = error, finding.message.code.isOf(.frontMatter) { reason = finding }
        }
        let told = FileReading(source, path: path).diagnostics.filter { $0.message.code.isOf(.frontMatter) }
        if reason.map({ reason in !told.contains { $0.message.code == reason.message.code && $0.range == reason.range } }) ?? !told.isEmpty
        {
          Issue.record(
            "seed \(seed): set says \(reason?.message.text ?? "nothing"), check \(told.map(\.message.text)):\n\(source.text(TextRange(0, bytes.count)))"
          )
        }
        refused += reason == nil ? 0 : 1
      }
    }
    #expect(refused > 300)
  }

  /// Tests/Fixtures/format/openings.txt: a file, and what is seen of its front matter.
  @Test func aFileBeginsWithWhatTheFixtureSays() throws {
    let cases = try Repository.fixtures.appending(path: "format/openings.txt").text().components(separatedBy: "==== ").dropFirst()
    #expect(cases.count > 25)
    for item in cases {
      let lines = item.components(separatedBy: "\n")
      let title = lines[0]
      let text = lines.dropFirst().joined(separator: "\n").replacing("→", with: "\t").replacing("␣", with: " ").replacing(
        "␂", with: "\u{FEFF}")
      for end in ["\n", "\r\n", "\r"] {
        let reading = FileReading(SourceText(path: "a.md", bytes: Array(text.replacing("\n", with: end).utf8)), path: "a.md")
        let found =
          reading.diagnostics.first.map(\.message.code.rawValue)
          ?? (reading.outline.frontMatter == nil ? "text" : reading.properties.map(\.key).joined(separator: " "))
        let wanted = title.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        if found != (wanted == "nothing" ? "" : wanted) { Issue.record("\(title), \(end.debugDescription): \(found)") }
      }
    }
  }
}
