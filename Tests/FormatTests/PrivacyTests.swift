// What is marked as private is known to be, however the mark is written.

import JournalFormat
import JournalModel
import JournalText
import Testing

@Suite struct PrivacyTests {
  @Test func aFileIsPrivateWhereverItSaysSo() {
    let cases: [(String, Bool)] = [
      ("---\nprivate: true\n---\n", true), ("---\nprivate: false\n---\n", false), ("---\nprivate:\n---\n", false),
      ("---\nmood: bad\n---\n", false),
      ("---\nprivate: yes\n---\n", true), ("---\nprivate: True\n---\n", true), ("---\nprivate: no\n---\n", false),
      ("---\nprivate: [true]\n---\n", true),
      // Broken front matter must not make a secret public.
      ("---\nprivate: true\nweather: @\n---\n", true), ("---\nprivate: true\n\nNo fence.\n", true),
      ("---\nprivate: false\nweather: @\n---\n", false),
      ("private: true\n", false),
    ]
    for (text, isPrivate) in cases where read(text).isPrivate != isPrivate {
      Issue.record("\(text.debugDescription) is \(isPrivate ? "not " : "")private")
    }
  }

  @Test func aTagCoversItsItemItsSectionAndWhatStandsUnderItsHeading() {
    let reading = read(
      """
      ## Keep
      - open
      - said quietly #private
      - with a nested line
        - of #Private things
      - not `#private`
      ### Only for me #private
      - covered
      ### For all
      - open
      ## Problem #private
      - covered by its section
      # Another chapter #private
      ## Try
      - covered by its chapter
      # The last one
      ## Action
      - open
      """)
    #expect(reading.items(in: .keep).map(\.item.isPrivate) == [false, true, true, false, true, false])
    #expect(reading.sections.map(\.isPrivate) == [false, true, true, false])
    #expect(!reading.isPrivate)
  }

  private func read(_ text: String) -> FileReading {
    let path = "days/2026/11/2026-11-20.md"
    return FileReading(SourceText(path: path, bytes: Array(text.utf8)), path: path)
  }
}
