// What each renderer makes of each sample, byte for byte. `RETRO_REWRITE_GOLDENS=1 swift test --filter ReportTests` writes the files anew.

import Documents
import Foundation
import JournalLanguage
import JournalReports
import JournalTestSupport
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct Goldens {
  private static let folder = Repository.fixtures.appending(path: "reports")

  @Test func everyRendererGivesItsGoldenFile() throws {
    let base = LinkBase("../my journal")
    let coloured = TerminalLayout(width: 80, colours: .full, links: LinkBase("/home/me/my journal"))
    for sample in Sample.all {
      let sheet = StyleSheet.report.text
      let page = sample.report.page(linkBase: base, in: .english)
      let files: KeyValuePairs<String, String> = [
        "html": page.replacingOccurrences(of: sheet, with: "/* report.css */"),
        "md": sample.report.markdown(linkBase: base, in: .english),
        "json": sample.report.json.text(pretty: true) + "\n",
        "60.txt": sample.report.document(in: .english).text(TerminalLayout(width: 60)).encoded,
        "120.txt": sample.report.document(in: .english).text(TerminalLayout(width: 120)).encoded,
        "colour.txt": sample.report.document(in: .english).text(coloured).encoded
          .replacingOccurrences(of: "\u{1B}", with: "␛"),
      ]
      for (kind, text) in files {
        let golden = Golden(Self.folder.appending(path: "\(sample.name).\(kind)"))
        if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
      }
    }
  }
}
