// docs/format.md runs: every numbered example, and the tables that the code repeats.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import PlainFormats
import RetroCommands
import Testing

@Suite struct SpecificationTests {
  @Test func everyExampleReadsAsItSays() throws {
    let examples = try SpecificationExample.all().filter { $0.command == nil }
    #expect(examples.count >= 60)
    for example in examples {
      let json = inspectJSON(example.reading)
      do throws(JSONError) {
        let expected = try JSONValue(parsing: Array(example.answer.utf8))
        for difference in differences(expected, json, at: "") {
          Issue.record("example \(example.number), line \(example.line): \(difference)")
        }
      } catch {
        Issue.record("example \(example.number), line \(example.line): its answer is no JSON: \(error)")
      }
    }
  }

  @Test func everyExampleOfACommandLeavesTheFileThatItShows() throws {
    let examples = try SpecificationExample.all().filter { $0.command != nil }
    #expect(examples.count >= 20)
    for example in examples {
      let (code, bytes) = try example.run()
      if code != example.refused { Issue.record("example \(example.number), line \(example.line): refused with \(code ?? "nothing")") }
      let wanted = example.refused == nil ? SpecificationExample.bytes(example.answer) : example.source.bytes
      if let difference = firstDifference(String(decoding: wanted, as: UTF8.self), String(decoding: bytes, as: UTF8.self)) {
        Issue.record("example \(example.number), line \(example.line): \(difference)")
      }
    }
  }

  @Test func examplesAreNumberedFromOne() throws {
    let numbers = try SpecificationExample.all().map(\.number)
    #expect(numbers.count >= 90 && numbers == Array(1...numbers.count))
  }

  @Test func theTableOfFindingsIsTheCodes() throws {
    var severities: [String: String] = [:]
    for row in try tableRows(columns: 4) where row[0].hasPrefix("`") && row[0].contains("/") {
      severities[row[0].filter { $0 != "`" }] = row[1]
    }
    let declared = Dictionary(uniqueKeysWithValues: Diagnostic.Code.allCases.map { ($0.rawValue, $0.severity.rawValue) })
    for code in Set(declared.keys).union(severities.keys).sorted() where declared[code] != severities[code] {
      Issue.record("\(code) is declared as \(declared[code] ?? "nothing"), and the page says \(severities[code] ?? "nothing")")
    }
  }

  /// Each kind of failure with its row, and the codes of `doctor`.
  @Test func theTableOfFailuresIsTheCodes() throws {
    let page = try Repository.root.appending(path: "docs/json.md").text()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] }
    let declared = ErrorCode.allCases.map(\.rawValue)
    let first = try #require(rows.firstIndex { $0 == declared[0] })
    #expect(rows[first...].prefix(declared.count).map(String.init) == declared)
  }

  /// What the answer says that the output does not. Arrays have the same length, an empty object is empty.
  private func differences(_ expected: JSONValue, _ actual: JSONValue?, at place: String) -> [String] {
    switch (expected, actual) {
    case (.object(let wanted), .object(let got)):
      if wanted.isEmpty, !got.isEmpty { return ["\(place) is not empty"] }
      return wanted.members.flatMap { differences($0.value, got[$0.key], at: "\(place).\($0.key)") }
    case (.array(let wanted), .array(let got)):
      if wanted.count != got.count {
        return ["\(place) has \(got.count) elements, not \(wanted.count): \(JSONValue.array(got).text(pretty: false))"]
      }
      return zip(wanted, got).enumerated().flatMap { differences($0.element.0, $0.element.1, at: "\(place)[\($0.offset)]") }
    default:
      return expected == actual ? [] : ["\(place) is \(actual?.text(pretty: false) ?? "not there"), not \(expected.text(pretty: false))"]
    }
  }

  /// The rows of all tables of the page with so many columns.
  private func tableRows(columns: Int) throws -> [[String]] {
    try SpecificationExample.page().split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix("|") }
      .map { $0.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == columns }
  }
}
