// Reflections written into files of every shape: what was typed is read back, and nothing else changes.

import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct ReflectionEdits {
  private static let files = [
    "", "# Friday\n", "---\nmood: bad\n---\n", "---\nmood: bad\n---\nSome text without an end",
    "## Log\n- 07:00 [[run]]\n\n## Notes\n\nMine\n",
    "## Notes\nclose\n", "\u{FEFF}---\nmood: bad\n---\r\n# Day\r\n\r\n## Log\r\n- [x] [[run]]\r\n",
    "## Reflection\n- [guide:: ba]\n\n### Old?\n\nYes.\n\n## Notes\nx\n",
    "Title\n=====\n\n## Log\n- a\n\n---\n", "## Mine\n\n> quote\n## Reflection\nfree text\n",
  ]

  private static let answers = [
    "Just words.", "## no heading", "### Is this a step?", "- [guide:: act]", "</section>", "<!-- not closed", "```", "{{answer1}} {{{x}}}",
    "%@ %%", "1. one", "> quote", "---", "[ref]: https://example.org", "| a | b |", "a\n\nb\n- c", "#tag [[link]] *x*",
    String(repeating: "Wort ", count: 20_000), "日本語の答え。", "\\# typed so",
  ]

  private func read(_ text: String) -> FileReading {
    FileReading(SourceText(path: "d.md", bytes: Array(text.utf8)), path: "days/2026/11/2026-11-20.md")
  }

  @Test func answersReadBackAsTheyWereTyped() throws {
    for file in Self.files {
      let before = read(file)
      for answer in Self.answers {
        let question = "What happened?"
        let begun = try before.beginning(
          Reflection(fields: [Field("guide", "cbt"), Field("before", "7")], steps: [.init(question: question, answer: "")]))
        let number = try #require(begun.reflectionSections.indices.last { begun.reflectionSections[$0].reflection?.guide == .cbt })
        var reading = try begun.answering(0, answer, ofReflection: number)
        reading = try reading.asking("“\\*x\\*” – what then?", ofReflection: number)
        reading = try reading.setting("distortion", "mind reading", ofReflection: number)
        reading = try reading.answering(1, answer, ofReflection: number)
        reading = try reading.setting("after", "4", ofReflection: number)
        let reflection = try #require(reading.reflectionSections[number].reflection)
        #expect(
          reflection.before == 7 && reflection.after == 4 && reflection.fields.map(\.key) == ["guide", "before", "distortion", "after"])
        #expect(reflection.steps.count == 2 && reflection.steps[0].answer == reflection.steps[1].answer)
        #expect(reflection.steps.map(\.question) == [question, "“\\*x\\*” – what then?"])
        // Without the backslashes that keep marks from opening blocks it is what was typed.
        func bare(_ text: String) -> String { text.filter { $0 != "\\" }.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(bare(reflection.steps[0].answer) == bare(answer), "\(answer.prefix(30)) in \(file)")
        #expect(reading.source.bytes.starts(with: before.source.bytes.prefix(before.outline.bodyStart)))
        // All that was there stands there still, in its order.
        let others = reading.sections.enumerated().filter { at, _ in
          at != reading.sections.firstIndex { $0.block == reading.reflectionSections[number].block }
        }
        #expect(others.map(\.element.section) == before.sections.map(\.section))
        #expect(file.contains("\r\n") == String(decoding: reading.source.bytes, as: UTF8.self).contains("\r\n"))
      }
    }
  }

  @Test func whatIsAnsweredIsNotWrittenOver() throws {
    let reading = read("## Reflection\n- [guide:: ba]\n\n### What went well?\n\nThe walk.\n")
    #expect(throws: EditError.self) { try reading.answering(0, "Another", ofReflection: 0) }
    #expect(throws: EditError.self) { try reading.answering(1, "Another", ofReflection: 0) }
    #expect(throws: EditError.self) { try reading.answering(0, "Another", ofReflection: 1) }
    #expect(throws: EditError.self) { try reading.asking("More?", ofReflection: 3) }
    #expect(throws: EditError.self) { try reading.answering(0, "a\u{1B}[2J", ofReflection: 0) }
  }

  @Test func aTemplateIsFilledWhereItsHeadingsStand() throws {
    let reading = read("## Reflection\n- [guide:: ba]\n\n### One?\n\n### Two?\n### Three?\n\n## Notes\nx\n")
    let after = try reading.answering(1, "b", ofReflection: 0).answering(0, "a", ofReflection: 0).answering(2, "c", ofReflection: 0)
    #expect(
      String(decoding: after.source.bytes, as: UTF8.self)
        == "## Reflection\n- [guide:: ba]\n\n### One?\n\na\n\n### Two?\n\nb\n\n### Three?\n\nc\n\n## Notes\nx\n")
  }

  @Test func aSecondReflectionOfADayStandsAfterTheFirst() throws {
    let reading = read("## Log\n- a\n\n## Reflection\n- [guide:: ba]\n\n### One?\n\na\n\n## Notes\nx\n")
    let after = try reading.beginning(Reflection(fields: [Field("guide", "act")], steps: [.init(question: "Two?", answer: "")]))
    #expect(after.sections.map(\.heading) == ["Log", "Reflection", "Reflection", "Notes"])
    #expect(after.reflectionSections[1].reflection?.guide == .act)
  }
}
