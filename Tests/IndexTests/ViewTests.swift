// The views are what docs/index.md says.

import Foundation
import JournalIndex
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct ViewTests {
  @Test func everyColumnIsDocumented() throws {
    let text = try Repository.root.appending(path: "docs/index.md").text()
    var documented: [String: [String]] = [:]
    var view: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { view = line.hasPrefix("### `") ? String(line.dropFirst(5).prefix { $0 != "`" }) : nil }
      if let view, line.hasPrefix("| `") { documented[view, default: []].append(String(line.dropFirst(3).prefix { $0 != "`" })) }
    }
    let history = try EditHistory(seed: 12)
    for (name, columns) in try history.open().views() {
      let columns = name == "days" ? Array(columns.prefix(3)) : columns
      if documented.removeValue(forKey: name) != columns { Issue.record("\(name) has the columns \(columns)") }
    }
    #expect(documented.isEmpty)
  }

  /// Names that other programs would break on.
  @Test func anyMetricsHaveViews() throws {
    let history = try EditHistory(seed: 13)
    let names =
      ["a\"b", "a'b", "a\0b", "Date", "path", "é", "e\u{301}", String(repeating: "long", count: 99)] + (0..<2100).map { "m\($0)" }
    let header = names.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
    try history.folder.write(
      "date,\(header)\n2026-11-20,\(names.map { _ in "1" }.joined(separator: ","))\n", to: "journal/metrics/odd/2026.csv")
    let index = try history.open()
    #expect(index.report.failure == nil)
    #expect(try index.differences().isEmpty)
    #expect(try index.table("select * from days where date = '2026-11-20'").rows.count == 1)
    #expect(try index.table("select count(*) from metrics where date = '2026-11-20'").rows.first?.first?.double ?? 0 > 1800)
  }
}
