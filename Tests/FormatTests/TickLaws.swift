// Ticks where the date would not be read: they are refused, and where there is no text at all they still work.

import JournalDates
import JournalFormat
import JournalModel
import JournalText
import Testing

@Suite struct TickLaws {
  private let day = CalendarDay(year: 2026, month: 11, day: 20)

  private func ticked(_ item: String, _ change: (CalendarDay) -> BoxChange) throws -> String {
    let source = SourceText(path: "", bytes: Array("## Action\n\(item)".utf8))
    let reading = FileReading(source, path: "retros/2026/2026-W46.md")
    let item = try #require(reading.items(in: .action).first)
    let edited = try source.applying(change(try #require(day)), toItem: item.block, action: item, reading.outline)
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  @Test func aDateThatWouldNotBeReadIsNotWritten() {
    for item in ["- [ ] a `\n  b`\n", "- [ ] a <!--\n  x -->\n", "- [ ] a | b\n  |---|---|\n", "- [ ] a\n  ---\n"] {
      if let edited = try? ticked(item, { .tick($0) }) { Issue.record("\(item) became \(edited)") }
    }
  }

  @Test func whatStandsAroundADateDoesNotGrowTogether() throws {
    #expect(
      try ticked("- [x] a [completion:: 2026-11-01][due:: 2026-12-01]\n", { _ in .untick }) == "## Action\n- [ ] a [due:: 2026-12-01]\n")
    #expect(try ticked("- [x] a [completion:: 2026-11-01], b\n", { _ in .untick }) == "## Action\n- [ ] a , b\n")
  }

  @Test func anItemWithoutTextIsTicked() throws {
    #expect(try ticked("-\n", { .tick($0) }) == "## Action\n- [x] [completion:: 2026-11-20]\n")
    #expect(try ticked("- ^a-1\n", { .cancel($0) }) == "## Action\n- [-] [cancelled:: 2026-11-20] ^a-1\n")
  }
}
