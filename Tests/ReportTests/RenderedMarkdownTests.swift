// Markdown on a page: what it becomes, and what it can never become.

import Foundation
import JournalTestSupport
import Testing

@testable import Documents
@testable import JournalReports

private let links = ItemLinks(
  files: ["known": "notes/known file.md", "2026-W45": "retros/2026/2026-W45.md", "由美": "notes/由美.md"], base: LinkBase("../my journal"),
  path: "retros/2026/2026-W46.md")

private func rendered(_ markdown: String) -> String {
  String(decoding: RenderedMarkdown(markdown, links: links).bytes, as: UTF8.self)
}

@Suite struct MarkdownOnAPage {
  private static let cases = Repository.fixtures.appending(path: "reports/markdown.txt")

  /// The file holds Markdown, a line of `→`, the page, a line of `·`. Where goldens are rewritten, so are the pages.
  @Test func everyExampleBecomesWhatTheFileSays() throws {
    var out = ""
    for example in try Self.cases.text().components(separatedBy: "\n·\n") where !example.isEmpty {
      let parts = example.components(separatedBy: "\n→\n")
      out += "\(parts[0])\n→\n\(rendered(parts[0].replacingOccurrences(of: "␀", with: "\0")))·\n"
    }
    if let difference = try Golden(Self.cases).difference(from: out) { Issue.record("\(difference)") }
  }

  @Test func noExampleLeavesItsPlace() throws {
    for example in try Self.cases.text().components(separatedBy: "\n·\n") {
      let markdown = example.components(separatedBy: "\n→\n")[0]
      let faults = PageScanner(rendered(markdown)).markdownFaults
      if !faults.isEmpty { Issue.record("\(markdown.debugDescription): \(faults)") }
    }
  }

  @Test func damagedMarkdownNeverLeavesItsPlace() throws {
    var generator = SeededGenerator(seed: 46)
    let examples = try Self.cases.text().components(separatedBy: "\n·\n").map { $0.components(separatedBy: "\n→\n")[0] }
    for _ in 0..<400 {
      let joined = generator.pick(examples) + generator.pick(["", " ", "\n", "\n\n"]) + generator.pick(examples)
      for bytes in mutations(of: Array(joined.utf8), count: 2, using: &generator) {
        let markdown = String(decoding: bytes, as: UTF8.self)
        let page = rendered(markdown)
        let faults = PageScanner(page).markdownFaults
        if !faults.isEmpty { Issue.record("\(markdown.debugDescription): \(faults)\n\(page)") }
      }
    }
  }

  /// Words that mean nothing to Markdown are the same whether or not it is asked, whatever stands beside them.
  @Test func plainParagraphsAreWhatTheParserMakesOfThem() {
    var generator = SeededGenerator(seed: 47)
    let units = [
      "word", "Zwölf", "日記", "a", " ", "  ", ". ", ".", ", ", ": ", ":", "; ", "(", ")", "'", "\"", "?", "!", "-", " - ", "/", "%", "+", "=", "\n", "\n\n",
      "1", "1. ", "12) ", "www.a.org", "w", "http://a.org", "a@b.org", "#tag", "[[known]]", "*a*", "_", "&amp;", "<b>", "\t", "\r", "\u{FEFF}", "\u{A0}", "…",
      "===", "---", "+ ", "|", "~", "^", "$", "`a`", "\\",
    ]
    var plainCount = 0
    for round in 0..<6_000 {
      let text = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        generator.pick(round % 2 == 0 ? units[..<26] : units[...])
      }.joined()
      let parsed = String(decoding: RenderedMarkdown.parsed(Array(text.utf8), links), as: UTF8.self)
      if !text.contains("\r"), rendered(text) != parsed { Issue.record("\(text.debugDescription): \(rendered(text)) \(parsed)") }
      if PlainParagraph.html(of: Array(text.utf8)) != nil { plainCount += 1 }
    }
    #expect(plainCount > 300)
  }

  @Test func anyTextIsRendered() {
    let size = RenderedMarkdown.sizeLimit
    let units = [
      "[", "](", "[[", "![", "*", "_a", "`", "<", "<!--", "&", "\\", "> ", "- ", "1. ", "| ", "~~", "www.a", "a@", "http://", "[a](",
      "**a ", "\n", "\n\n    ",
    ]
    for unit in units {
      let text = String(repeating: unit, count: size / unit.utf8.count)
      let faults = PageScanner(String(rendered(text).prefix(2_000_000))).faults
      if !faults.isEmpty { Issue.record("\(unit.debugDescription): \(faults.prefix(3))") }
    }
    let table =
      String(repeating: "|", count: 8_000) + "\n" + String(repeating: "|-", count: 7_999) + "|\n" + String(repeating: "a\n", count: 4_000)
    if rendered(table).utf8.count > 100 * table.utf8.count { Issue.record("a table of \(table.utf8.count) bytes grows without bound") }
  }

  @Test func longTextIsShownAsWritten() {
    let page = rendered(String(repeating: "<b>", count: 20_000))
    #expect(page.hasPrefix("<pre class=\"plain\">&lt;b&gt;&lt;b&gt;") && page.hasSuffix("</pre>\n"))
  }

  @Test func textsRenderedAtOnceAreRenderedAsOneByOne() async throws {
    let examples = try Self.cases.text().components(separatedBy: "\n·\n").map { $0.components(separatedBy: "\n→\n")[0] }
    let alone = examples.map(rendered)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for (example, page) in zip(examples, alone) where rendered(example) != page { Issue.record("\(example) changes with company") }
        }
      }
    }
  }
}
