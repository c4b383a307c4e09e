// The template engine: Tests/Fixtures/mustache/cases.jsonl, and laws over broken templates.

import Foundation
import JournalTestSupport
import Mustache
import PlainFormats
import Testing

@Suite struct MustacheTests {
  @Test func everyCaseMakesWhatItSays() throws {
    let text = try Repository.fixtures.appending(path: "mustache/cases.jsonl").text()
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 70)
    for line in lines {
      let value = try JSONValue(parsing: Array(line.utf8))
      let expected = value["makes"]?.string ?? value["error"]?.string ?? ""
      let output: MustacheOutput = value["output"]?.string == "markdown" ? .markdown : .html
      if let difference = firstDifference(expected, Self.result(of: value, output)) { Issue.record("\(line): \(difference)") }
    }
  }

  private static func result(of test: JSONValue, _ output: MustacheOutput) -> String {
    do throws(MustacheError) {
      return try MustacheCase(test)?.made(as: output, named: "t") ?? "no template"
    } catch {
      return "\(error)"
    }
  }

  /// A template of any bytes is read or refused, and what it makes of nothing is no longer than itself.
  @Test func noBytesTrap() {
    var generator = SeededGenerator(seed: 4)
    let pieces = [
      "{{", "}}", "{{{", "}}}", "#", "^", "/", "!", "=", ">", "&", ".", "a", "b", " ", "\n", "\r\n", "\t", "{{#a}}", "{{/a}}", "{{=| |=}}",
      "|", "{{>p}}", "é", "\u{0}",
    ]
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
      if !bytes.isEmpty, Int.random(in: 0...3, using: &generator) == 0 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let template = try? MustacheTemplate(bytes, name: "t") else { continue }
      for output in MustacheOutput.allCases {
        let made = try? template.render(.nothing, as: output)
        if made.map({ $0.count > bytes.count }) ?? true { Issue.record("\(bytes) makes \(made ?? [])") }
      }
    }
  }

  /// Templates that take in each other without end come to one, whatever they make.
  @Test func everyTemplateEnds() throws {
    let pairs = ["{{>p}}{{>p}}", "{{#.}}{{>p}}{{>p}}{{/.}}", "long {{>p}}\n  {{>p}}\n"]
    for text in pairs {
      let template = try MustacheTemplate(text, name: "p")
      #expect(throws: MustacheError.self) { try template.render(true, as: .html) { _ in template } }
    }
    let deep = String(repeating: "{{#a}}", count: 100_000)
    #expect(throws: MustacheError.self) { try MustacheTemplate(deep, name: "deep") }
  }

  /// Twice the template takes at most about twice the time: a line of many tags, many sections, many lines.
  @Test func readingIsLinear() throws {
    for piece in ["{{a}}", "  {{#a}}\n{{/a}}\n", " ", "{ ", "{{!}}", "x\n"] {
      func seconds(_ count: Int) throws -> Double {
        let text = String(repeating: piece, count: count)
        let start = ContinuousClock.now
        _ = try MustacheTemplate(text, name: "t").render(["a": true], as: .markdown)
        return (ContinuousClock.now - start) / .seconds(1)
      }
      _ = try seconds(1000)
      let (small, large) = (try seconds(4_000), try seconds(32_000))
      if large > small * 40 + 0.2 { Issue.record("\(piece): \(small) s, eight times as much \(large) s") }
    }
  }
}
