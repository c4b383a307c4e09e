// Documents that repeat what the program declares say what it says.

import Foundation
import JournalTestSupport
import RetroCommands
import Testing

/// `RETRO_REWRITE_GOLDENS=1 swift test --filter DocumentTests` writes the tables anew.
// One after the other: several tables stand in one document.
@Suite(.serialized) struct DocumentTests {
  @Test(arguments: RetroProgram().documentTables)
  func tablesAreThoseOfTheDeclarations(table: DocumentTable) throws {
    let url = Repository.root.appending(path: table.document)
    let text = try url.text()
    let (opening, closing) = ("<!-- \(table.name): written by the tests -->\n", "<!-- end of \(table.name) -->\n")
    let start = try #require(text.range(of: opening), "\(table.document) has no place for its \(table.name)").upperBound
    let end = try #require(text.range(of: closing), "\(table.document) has no end of its \(table.name)").lowerBound
    if let difference = try Golden(url).difference(from: text.replacingCharacters(in: start..<end, with: table.text)) {
      Issue.record("\(difference)")
    }
  }

  /// A table that nobody makes any more would stay as it is for ever.
  @Test func everyTableThatIsMarkedIsMade() throws {
    let tables = RetroProgram().documentTables
    for document in Set(tables.map(\.document)) {
      let text = try Repository.root.appending(path: document).text()
      let marked = text.matches(of: /<!-- (.+): written by the tests -->/).map { String($0.1) }
      #expect(marked.sorted() == tables.filter { $0.document == document }.map(\.name).sorted())
    }
  }
}

/// Whoever follows a link from one document to another arrives.
@Suite struct DocumentLinkTests {
  private static let documents: [String] = {
    let folder = Repository.root.appending(path: "docs").path(percentEncoded: false)
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    // Links of the specification are examples of what journals hold.
    return ["README.md", "CONTRIBUTING.md"] + below.filter { $0.hasSuffix(".md") && $0 != "format.md" }.map { "docs/\($0)" }.sorted()
  }()

  @Test func linksLeadSomewhere() throws {
    #expect(Self.documents.count > 25)
    for document in Self.documents {
      let url = Repository.root.appending(path: document)
      let prose = try url.text().replacing(/(?s)```.*?\n```/, with: "").replacing(/`[^`\n]*`/, with: "")
      for link in prose.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/) where !link.1.contains("://") {
        let target = link.1.isEmpty ? url : url.deletingLastPathComponent().appending(path: String(link.1))
        guard FileManager.default.fileExists(atPath: target.path(percentEncoded: false)) else {
          Issue.record("\(document) links to \(link.1), which is not there")
          continue
        }
        if let anchor = link.2, !(try Self.anchors(of: target).contains(String(anchor))) {
          Issue.record("\(document) links to \(link.1)#\(anchor), and there is no such heading")
        }
      }
    }
  }

  /// Every document can be found from the page that says what to read first.
  @Test func theFirstPageNamesEveryDocument() throws {
    let page = try Repository.root.appending(path: "docs/README.md").text()
    for document in Self.documents where document.hasPrefix("docs/") && document != "docs/README.md" {
      let name = document.dropFirst("docs/".count)
      if !page.contains("](\(name))") { Issue.record("docs/README.md does not name \(document)") }
    }
  }

  /// The names that headings of a document have in links.
  private static func anchors(of url: URL) throws -> Set<String> {
    Set(
      try url.text().split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
