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
