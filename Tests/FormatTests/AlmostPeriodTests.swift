// Names that are almost a period's, and names that are nobody's business.

import JournalChecks
import Foundation
import JournalFormat
import JournalTestSupport
import JournalText
import Testing

@Suite struct AlmostPeriodTests {
  @Test func namesAreAlmostPeriodsAsTheTableSays() throws {
    var count = 0
    for line in try Repository.fixtures.appending(path: "format/almost-periods.tsv").text().split(separator: "\n")
    where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let setting = columns[0] == "-" ? "" : columns[0].replacing(": ", with: ": \"") + "\"\n"
      let configuration = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(setting.utf8)))
      #expect(configuration.diagnostics.isEmpty)
      let source = SourceText(path: columns[1], bytes: [])
      let findings = FileReading(source, path: columns[1], configuration: configuration).diagnostics
      let message = findings.first { $0.message.code == .fileAlmostPeriod }?.message
      let isExpected =
        columns[2] == "-"
        ? message == nil
        : message?.help?.contains(columns[2].contains(" ") ? " '\(columns[2])'’" : " \(columns[2])’") ?? false
          && message?.text.contains(columns[3] == "-" ? "is almost the name" : ": \(columns[3]), so") ?? false
      if !isExpected { Issue.record("\(line): \(message.map { "\($0.text) = \($0.help ?? "")" } ?? "no finding")") }
      count += 1
    }
    #expect(count > 50)
  }

  @Test func aTypeSaysThatANoteIsMeantToBeOne() {
    let path = "retros/2026/2026-W55.md"
    func codes(_ text: String) -> [Diagnostic.Code] {
      FileReading(SourceText(path: path, bytes: Array(text.utf8)), path: path).diagnostics.map(\.message.code)
    }
    #expect(codes("---\ntype: note\n---\n").isEmpty && codes("---\ntype: goal\n---\n").isEmpty)
    #expect(codes("---\ntype: \"\"\n---\n") == [.fileAlmostPeriod] && codes("\r\n") == [.fileAlmostPeriod])
    #expect(codes("---\ntype: weekly\nstart: 2026-11-16\n---\n").isEmpty)
    #expect(codes("---\ntype: weekly\n---\n") == [.fileNameMismatch])
  }
}
