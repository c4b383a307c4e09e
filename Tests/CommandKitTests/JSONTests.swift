// JSON: what is written reads back, and what is no JSON is refused at its place.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct JSONTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func writingThenReadingIsTheSameValue(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let value = randomValue(depth: 0, &generator)
      for pretty in [false, true] {
        let bytes = value.utf8(pretty: pretty)
        let again = try JSONValue(parsing: bytes)
        if again != value || again.utf8(pretty: pretty) != bytes { Issue.record("seed \(seed): \(value.text()) became \(again.text())") }
        if !pretty, bytes.contains(0x0A) { Issue.record("seed \(seed): a line feed in \(value.text())") }
      }
      // An oracle that shares no line with ours.
      if (try? JSONSerialization.jsonObject(with: Data(value.utf8()), options: .fragmentsAllowed)) == nil {
        Issue.record("seed \(seed): Foundation does not read \(value.text())")
      }
    }
  }

  /// Lines of `text<TAB>what it is written as`, or `text<TAB>!line:column: message` for one that is refused.
  @Test func textsAreReadOrRefusedAsTheTableSays() throws {
    let table = try Repository.fixtures.appending(path: "commandkit/json.tsv").text()
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t").map {
        String($0).replacing("␊", with: "\n").replacing("␉", with: "\t").replacing("∅", with: "")
      }
      let found: String
      do throws(JSONError) { found = try JSONValue(parsing: columns[0]).text() } catch { found = "!\(error)" }
      if !found.utf8.elementsEqual(columns[1].utf8) { Issue.record("\(columns[0]): \(found), not \(columns[1])") }
    }
  }

  @Test func damagedTextNeverTraps() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<40 {
      for damaged in mutations(of: randomValue(depth: 0, &generator).utf8(pretty: true), count: 30, using: &generator) {
        guard let value = try? JSONValue(parsing: damaged) else { continue }
        if try JSONValue(parsing: value.utf8()) != value { Issue.record("\(damaged) reads as \(value.text()), which does not read back") }
      }
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF], [0xEF, 0xBB, 0xBF, 0x31], [0x22, 0xE2],
    ] {
      if (try? JSONValue(parsing: bytes)) != nil { Issue.record("\(bytes) is read") }
    }
  }

  @Test func depthIsLimitedAndCostsNoStack() throws {
    func nested(_ depth: Int) -> [UInt8] { Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth) }
    #expect(try JSONValue(parsing: nested(512)).utf8() == nested(512))
    #expect { try JSONValue(parsing: nested(513)) } throws: { ($0 as? JSONError)?.column == 513 }
    #expect(throws: JSONError.self) { try JSONValue(parsing: Array(repeating: 0x5B, count: 1_000_000)) }
  }

  @Test func prettyTextIsIndentedByTwo() {
    let value: JSONValue = [.schema: 1, .entries: [[.path: "a.md", .tags: []], nil], .forms: [:]]
    let expected = """
      {
        "schema": 1,
        "entries": [
          {
            "path": "a.md",
            "tags": []
          },
          null
        ],
        "forms": {}
      }
      """
    #expect(value.text(pretty: true) == expected)
  }

  @Test func membersKeepTheirOrderAndBytes() {
    #expect(JSONObject(lastOfEach: [("e\u{301}", 1), ("\u{E9}", 2), ("e\u{301}", 3)]) == JSONObject([("e\u{301}", 3), ("\u{E9}", 2)]))
    var object = JSONObject([("e\u{301}", 1), ("\u{E9}", 2), ("z", 3)])
    object["\u{E9}"] = 4
    object["z"] = nil
    object["a"] = 5
    #expect(JSONValue.object(object).text() == "{\"e\u{301}\":1,\"\u{E9}\":4,\"a\":5}")
    #expect(JSONValue.string("e\u{301}") != .string("\u{E9}") && JSONValue.double(.nan).text() == "null")
  }

  private func randomValue(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return .int(Int(truncatingIfNeeded: generator.next()) >> Int.random(in: 0..<64, using: &generator))
    case 3:
      let double = Double(bitPattern: generator.next())
      return .double(double.isFinite ? double : -0.0)
    case 4, 5: return .string(randomText(&generator))
    case 6, 7: return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in randomValue(depth: depth + 1, &generator) })
    default:
      let count = Int.random(in: 0..<5, using: &generator)
      return .object(JSONObject((0..<count).map { _ in (randomText(&generator), randomValue(depth: depth + 1, &generator)) }))
    }
  }

  private func randomText(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      let range: ClosedRange<UInt32> = generator.pick([
        0...0x7F, 0...0x1F, 0x20...0x7E, 0x80...0x7FF, 0x2020...0x2030, 0x3000...0xFFFF, 0x10000...0x10FFFF,
      ])
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
    }
    return String(text)
  }
}
