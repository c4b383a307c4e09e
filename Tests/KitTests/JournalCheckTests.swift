// Laws of checking and fixing a whole journal.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalLanguage
import JournalKit
import JournalModel
import JournalStore
import JournalTestSupport
import JournalText
import Testing

@Suite struct JournalCheckTests {
  @Test func theExampleJournalHasNoErrorAndNoWarning() throws {
    let check = try JournalCheck(Journal(root: Repository.root.appending(path: "examples/journal").systemPath))
    #expect(check.count > 100)
    for file in check.files {
      for finding in file.findings where finding.message.severity > .hint {
        Issue.record("\(finding.rendered(in: file.source, lines: file.lines))")
      }
    }
  }

  @Test func aVaultThatKnowsNothingOfUsHasNoError() throws {
    let folder = try TemporaryFolder()
    let notes = [
      "retro.yaml": "", "Daily/2026-11-20.md": "# Friday\n##Try\n-[ ] x\n[[nowhere]] ^a\n^a\n", "a.md": "---\ntags: [a\n---\n",
      "b.md": "---\nkey: a: b\nkey: 2\n---\n", "c.md": "<<<<<<< a\n=======\n>>>>>>> b\n", "d.md": "---\ntype: book\nstatus: Done\n---\n",
      "Templates/t.md": "---\ndate: {{date}}\n---\n",
    ]
    for (path, text) in notes { try folder.write(Array(text.utf8), to: path) }
    let check = try JournalCheck(Journal(root: folder.url.systemPath))
    #expect(check.count == notes.count && check.files.map(\.path) == ["a.md", "b.md", "c.md"])
    for finding in check.files.flatMap(\.findings) where finding.message.severity != .warning {
      Issue.record("\(finding.message.code.rawValue) is a \(finding.message.severity)")
    }
  }

  @Test func mendingTwiceIsMendingOnce() throws {
    var random = SeededGenerator(seed: 12)
    let mendable = ["near-miss", "almost", "adjacent", "words", "nested-link", "review-box", "plain-link", "field-case"]
    let fixtures = Repository.files(in: Repository.fixtures.appending(path: "diagnostics"), ofKind: "md").filter { url in
      mendable.contains { url.lastPathComponent.contains($0) }
    }
    let today = try #require(CalendarDay("2026-11-20"))
    let paths = ["days/2026/11/2026-11-20.md", "retros/2026/2026-W46.md", "activities/run.md", "retros/2026/2026-W47.md"]
    var mended = 0
    for round in 0..<25 {
      let folder = try TemporaryFolder()
      try folder.write([], to: "retro.yaml")
      for path in paths {
        let bytes = try random.pick(fixtures).bytes()
        let damaged = mutations(of: bytes, count: 1, using: &random)[0]
        try folder.write(round % 2 == 0 ? bytes : damaged, to: path)
      }
      let root = folder.url.systemPath
      func check(_ replaced: [String: [UInt8]]) throws(StoreError) -> JournalCheck {
        try JournalCheck(Journal(root: root), replacing: replaced)
      }
      let first = try JournalCheckFixes(today: today, check)
      mended += first.changes.count
      for (path, edited) in first.edited { try folder.write(try #require(edited.after), to: path) }
      let second = try JournalCheckFixes(today: today, check)
      if !second.planned.isEmpty { Issue.record("round \(round): \(second.changes)") }
    }
    #expect(mended > 20)
  }

  /// Tests/Fixtures/understood.txt: `==== path`, the file, and after `> ` the line.
  @Test func aFileIsUnderstoodInOneLine() throws {
    let cases = try Repository.fixtures.appending(path: "understood.txt").text().dropFirst(5).split(separator: "\n==== ")
    #expect(cases.count > 12)
    for one in cases {
      let lines = one.split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines.first { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      let text = lines.dropFirst().prefix { !$0.hasPrefix("> ") }.map { $0 + "\n" }.joined()
      let reading = FileReading(SourceText(path: String(lines[0]), bytes: Array(text.utf8)), path: String(lines[0]))
      let line = reading.understood(.standard).inEnglish
      if line != expected { Issue.record("\(lines[0]): ‘\(line)’, not ‘\(expected ?? "")’") }
    }
  }
}
