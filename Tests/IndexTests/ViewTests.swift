// The views are what docs/index.md says.

import Foundation
import JournalIndex
import JournalTestSupport
import PlainFormats
import SQLiteKit
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

  /// Two views joined by their paths, or by their days, take a time that grows with the journal, and no more.
  @Test func viewsAreJoinedByAnIndex() throws {
    let index = try EditHistory(seed: 14).open()
    func plan(_ sql: String) throws -> String {
      let statement = try index.connection.prepare("explain query plan \(sql)")
      var lines: [String] = []
      while try statement.step() { lines.append(statement.text(3)) }
      return lines.joined(separator: "\n")
    }
    let views = try index.views()
    let ofPaths = views.filter { $0.1.contains("path") }.map(\.0), ofDays = views.filter { $0.1.contains("date") }.map(\.0)
    #expect(ofPaths.count == 8 && ofDays.count == 4)
    for one in ofPaths {
      // A day is joined to itself by its date.
      for other in ofPaths where one != other || one != "days" {
        let plan = try plan("select 1 from \(one) a join \(other) b on a.path = b.path")
        // No row of one is held against every row of the other.
        if !plan.contains("INDEX file_path") { Issue.record("\(one) and \(other): \(plan)") }
      }
    }
    for other in ofDays {
      let plan = try plan("select 1 from days a join \(other) b on a.date = b.date")
      if !plan.contains("INDEX day_date") { Issue.record("days and \(other): \(plan)") }
    }
  }
}
