// Laws of checking files of metrics.

import JournalChecks
import Foundation
import JournalFormat
import JournalTestSupport
import JournalText
import Testing

@Suite struct MetricsCheckTests {
  @Test func noBytesEverTrapAndEveryPlaceLiesInTheFile() throws {
    var random = SeededGenerator(seed: 41)
    for url in Repository.files(in: Repository.fixtures.appending(path: "diagnostics"), ofKind: "csv") {
      for bytes in mutations(of: try url.bytes(), count: 200, using: &random) {
        let source = SourceText(path: "metrics/scale/2026.csv", bytes: bytes)
        let lines = LineTable(source)
        var before = 0
        for finding in MetricsCheck.findings(in: source, year: 2026) {
          #expect(finding.range.lowerBound >= before && finding.range.upperBound <= bytes.count)
          before = finding.range.lowerBound
          _ = finding.rendered(in: source, lines: lines)
        }
      }
    }
  }

  /// A file with thousands of bad rows is told in some hundred findings, with a count of the rest.
  @Test func thousandsOfFindingsOfAKindAreCounted() throws {
    let rows = String(repeating: "2026-11-20,5\n", count: 5000) + String(repeating: "x,5\n", count: 201)
    let source = SourceText(path: "metrics/scale/2026.csv", bytes: Array("date,steps\n\(rows)".utf8))
    let findings = MetricsCheck.findings(in: source, year: 2026)
    let kinds = Dictionary(grouping: findings, by: \.message.code).mapValues(\.count)
    #expect(kinds == [.metricsDuplicateDate: 201, .metricsBadRow: 201])
    #expect(findings.contains { $0.message.text.hasSuffix("; 4798 more like this one are not told one by one") })
    #expect(findings.last?.message.text.hasSuffix("so it is not read") == true)
  }

  /// Line ends, a byte order mark and quotes are a matter of form: the same lines are told.
  @Test func findingsDoNotDependOnTheForm() throws {
    func told(_ text: String) -> [String] {
      let source = SourceText(path: "metrics/scale/2026.csv", bytes: Array(text.utf8))
      let lines = LineTable(source)
      return MetricsCheck.findings(in: source, year: 2026).map { "\($0.message.code.rawValue) \(lines.line(of: $0.range.lowerBound))" }
    }
    for url in Repository.files(in: Repository.fixtures.appending(path: "diagnostics"), ofKind: "csv") {
      let text = try url.text().replacing("\r\n", with: "\n").replacing("\"", with: "").replacing("\u{FEFF}", with: "")
      if text.contains("8,555") || text.unicodeScalars.contains("\u{FFFD}") { continue }
      let expected = told(text)
      #expect(told(text.replacing("\n", with: "\r\n")) == expected)
      #expect(told("\u{FEFF}" + text) == expected)
      let quoted = text.split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\"\($0)\"" }.joined(separator: ",")
      }
      #expect(told(quoted.joined(separator: "\n")) == expected, "\(url.lastPathComponent)")
    }
  }

  @Test func pathsOfTablesAreRead() {
    let cases: [(path: String, source: String?, year: Int?)] = [
      ("metrics/apple-health/2026.csv", "apple-health", 2026), ("metrics/a/0999.CSV", "a", 999), ("metrics/a/imports.csv", "a", nil),
      ("metrics/a/20261.csv", "a", nil), ("metrics/a/２０２６.csv", "a", nil), ("metrics/2026.csv", nil, nil),
      ("metrics/a/b/2026.csv", nil, nil), ("metrics/a/2026.txt", nil, nil), ("numbers/a/2026.csv", nil, nil), ("metrics", nil, nil),
    ]
    for one in cases {
      let path = MetricsPath(one.path, in: "metrics")
      #expect(path?.source == one.source && path?.year == one.year, "\(one.path)")
    }
  }
}
