// Fields, ids, tags and links: a line of the fixture, then what is found in it.

import Foundation
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct InlineSpans {
  @Test func linesHoldTheSpansThatTheFixtureSays() throws {
    let lines = try Repository.fixtures.appending(path: "syntax/inline.txt").text().components(separatedBy: "\n").dropLast()
    let kinds = ["field ", "blockID ", "tag ", "wikiLink ", "embed ", "markdownLink ", "image "]
    var cases: [(input: String, spans: [String])] = []
    for line in lines {
      let isSpan = line.hasPrefix("  ") && kinds.contains { line.dropFirst(2).hasPrefix($0) }
      if isSpan { cases[cases.count - 1].spans.append(String(line.dropFirst(2))) } else { cases.append((line, [])) }
    }
    for (input, expected) in cases {
      let source = SourceText(path: "", bytes: Array(input.utf8))
      let found = spans(source).map { span in
        let value = source.text(span.value)
        return "\(span.kind) \(source.text(span.name))" + (value.isEmpty ? "" : " = \(value)")
      }
      if found != expected { Issue.record("\(input)\n  found    \(found)\n  expected \(expected)") }
    }
  }

  @Test func codeMayReachOverLinesAndLinksMayNot() {
    let source = SourceText(path: "", bytes: Array("> a `b\n> #no` #yes [[c\n> d]] [e\n> f](g.md)\n".utf8))
    #expect(spans(source).map { source.text($0.name) } == ["yes", "g.md"])
  }

  @Test func verbatimBlocksHoldNone() {
    let source = SourceText(path: "", bytes: Array("    #a\n\n```\n#b\n```\n<div>\n#c\n</div>\n\n[d]: #e\n\n## f #g\n".utf8))
    #expect(spans(source).map { source.text($0.name) } == ["g"])
  }

  private func spans(_ source: SourceText) -> [InlineSpan] {
    let outline = Outline(body: source)
    return outline.blocks.indices.flatMap { outline.inlineSpans(ofBlock: $0, in: source) }
  }
}
