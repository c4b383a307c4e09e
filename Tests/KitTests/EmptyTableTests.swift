// Tables for programs, of a journal in which nothing is.

import CommandKit
import HostSystem
import JournalLanguage
import JournalTestSupport
import JournalText
import Testing

@testable import RetroCommands

@Suite struct EmptyTables {
  /// What must be asked of commands that show nothing without it.
  private static let operands = ["search": ["nothing"], "chart": ["mood"], "compare": ["W45", "W46"]]

  /// Those whose report is a document.
  private static let commands = RetroProgram.declared.commands.filter { command in
    // What changed is not known where nothing has a history.
    command.name != "diff"
      && ["output", "format"].allSatisfy { name in command.declaration.options.contains { $0.long == name } }
  }.map { $0.name }

  /// A script takes the first line for the names of columns, whatever a journal holds.
  @Test(arguments: commands)
  func tableOfAnEmptyJournalHasItsColumns(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    let environment = Environment([
      "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
      "RETRO_NOW": "2026-11-20T21:00", "NO_COLOR": "1",
    ])
    var context = Context(environment: environment, folder: folder.path + "/journal")
    _ = RetroProgram().run([name] + Self.operands[name, default: []] + ["--format", "csv"], in: &context)
    let first = String(decoding: context.output.prefix { $0 != ASCII.lineFeed }, as: UTF8.self)
    let names = first.split(separator: ",", omittingEmptySubsequences: false)
    #expect(names.count > 1 && names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z_0-9]*/) != nil }, "\(first)")
  }
}
