// What each renderer makes of each sample, byte for byte. `RETRO_REWRITE_GOLDENS=1 swift test --filter ReportTests` writes the files anew.

import Documents
import Foundation
import JournalReports
import JournalTestSupport
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct Goldens {
  private static let folder = Repository.fixtures.appending(path: "reports")

  @Test func everyRendererGivesItsGoldenFile() throws {
    let base = LinkBase("../my journal")
    for sample in Sample.all {
      let sheet = StyleSheet.report.text.description
      let page = HTMLRenderer(linkBase: base).render(sample.report)
      let files: KeyValuePairs<String, String> = [
        "html": page.replacingOccurrences(of: sheet, with: "/* templates/report.css */"),
        "md": MarkdownRenderer(linkBase: base).render(sample.report),
        "json": sample.report.json.text(pretty: true) + "\n",
        "60.txt": TerminalRenderer(width: 60).render(sample.report).encoded,
        "120.txt": TerminalRenderer(width: 120).render(sample.report).encoded,
        "colour.txt": TerminalRenderer(width: 80, colours: .full, links: LinkBase("/home/me/my journal")).render(sample.report).encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
      ]
      for (kind, text) in files {
        let golden = Golden(Self.folder.appending(path: "\(sample.name).\(kind)"))
        if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func theEmbeddedStyleSheetIsTheTemplate() throws {
    let sheet = try Repository.root.appending(path: "templates/report.css").text()
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let source =
      """
      // Made from templates/report.css by `RETRO_REWRITE_GOLDENS=1 swift test --filter ReportTests`; edit that file.

      extension StyleSheet {
        package static let report = StyleSheet(
          text: #\"""

      """ + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined() + "      \"\"\"#)\n}\n"
    let golden = Golden(Repository.sources.appending(path: "Present/Documents/Page/StyleSheet+Report.swift"))
    let difference = try golden.difference(from: source)
    #expect(difference == nil)
  }
}
