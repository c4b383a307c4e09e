// A section at the end of a file: everything before it stays.

import JournalFormat
import JournalModel
import JournalText
import Testing

@Suite struct SectionInsertionTests {
  private func reading(_ text: String) -> FileReading {
    FileReading(SourceText(path: "terms/2026-t1.md", bytes: Array(text.utf8)), path: "terms/2026-t1.md")
  }

  @Test(arguments: [
    ("", "## Retrospective\n\nA line.\n\n### Goals"),
    ("# Term 1\n", "# Term 1\n\n## Retrospective\n\nA line.\n\n### Goals\n"),
    ("# Term 1\n\n", "# Term 1\n\n## Retrospective\n\nA line.\n\n### Goals\n"),
    ("# Term 1", "# Term 1\n\n## Retrospective\n\nA line.\n\n### Goals"),
    ("# Term 1\r\n\r\n- a\r\n", "# Term 1\r\n\r\n- a\r\n\r\n## Retrospective\r\n\r\nA line.\r\n\r\n### Goals\r\n"),
    ("---\ntype: term\n---\n", "---\ntype: term\n---\n\n## Retrospective\n\nA line.\n\n### Goals\n"),
  ])
  func aSectionStandsAtTheEnd(_ before: String, _ after: String) throws {
    let edited = try reading(before).appendingSection("Retrospective", ["A line.", "", "### Goals"])
    #expect(String(decoding: edited.source.bytes, as: UTF8.self).trimmingLineEnd == after.trimmingLineEnd)
    #expect(edited.sections.last?.heading == "Retrospective")
  }

  @Test func nothingIsAppendedBehindWhatWasNeverClosed() {
    #expect(throws: EditError.self) { try reading("# Term\n\n```\ncode\n").appendingSection("Retrospective", ["A line."]) }
    #expect(throws: EditError.self) { try reading("---\ntype: [term\n---\n").appendingSection("Retrospective", ["A line."]) }
  }
}

extension String {
  fileprivate var trimmingLineEnd: Substring { self[..<(lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex)] }
}
