// Documents that repeat what the program declares say what it says.

import Foundation
import JournalTestSupport
import RetroCommands
import Testing

/// `RETRO_REWRITE_GOLDENS=1 swift test --filter DocumentTests` writes the tables anew.
@Suite struct DocumentTests {
  @Test(arguments: [
    ("README.md", "commands"), ("docs/configuration.md", "settings"), ("docs/configuration.md", "options"),
  ])
  func tablesAreThoseOfTheDeclarations(document: String, name: String) throws {
    let program = RetroProgram()
    let table = name == "commands" ? program.commandTable : name == "settings" ? program.settingTable : program.optionTable
    let url = Repository.root.appending(path: document)
    let text = try url.text()
    let (opening, closing) = ("<!-- \(name): written by the tests -->\n", "<!-- end of \(name) -->\n")
    let start = try #require(text.range(of: opening), "\(document) has no place for its \(name)").upperBound
    let end = try #require(text.range(of: closing), "\(document) has no end of its \(name)").lowerBound
    if let difference = try Golden(url).difference(from: text.replacingCharacters(in: start..<end, with: table)) {
      Issue.record("\(difference)")
    }
  }
}
