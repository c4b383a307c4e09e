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
      let sheet = StyleSheet.report.text
      let page = HTMLRenderer(linkBase: base).render(sample.report)
      let files: KeyValuePairs<String, String> = [
        "html": page.replacingOccurrences(of: sheet, with: "/* report.css */"),
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
}
