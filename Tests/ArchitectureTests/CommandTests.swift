// Commands are leaves: what two of them need lives below both.

import Foundation
import Testing

@Suite struct Commands {
  @Test func noCommandNamesAnother() throws {
    let folder = root.appending(path: "Sources/Doors/RetroCommands")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).filter { $0.hasSuffix(".swift") }
    /// `GoalCommand` of `Plans/GoalCommand+Words.swift`; nil of a file that belongs to no command.
    func command(of path: String) -> String? {
      let name = String((path.split(separator: "/").last ?? "").prefix { $0 != "+" && $0 != "." })
      return name.hasSuffix("Command") ? name : nil
    }
    let commands = Set(files.compactMap { command(of: $0) })
    #expect(commands.count > 50)
    for path in files {
      guard let own = command(of: path) else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for word in Set(text.split { !$0.isLetter }.map(String.init)).intersection(commands) where word != own {
        Issue.record("\(path) names \(word)")
      }
    }
  }

  /// A command asks the workspace, whose verbs every front door has; its context is streams and flags.
  @Test func theContextIsStreamsAndFlags() throws {
    let files = try sources().filter { $0.text.contains(/\b(?:extension|struct) Context\b/) }
    let lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == 0x0A } }
    #expect(!files.isEmpty)
    if lines > 150 {
      Issue.record("Context has \(lines) lines, in \(files.map(\.path)); what it knows of journals is a verb of the Workspace")
    }
  }

  /// What becomes of files is decided where a server, an editor or a page can ask for it as well.
  @Test func noCommandChangesFilesItself() throws {
    let hands = /\b(?:TextEdit|PlannedChange|ChangedFiles|ChangeSession|ImportPlan)\b|\bcarryOut\(in:|\.withChanges\(/
    for (path, text) in try sources() {
      for match in text.matches(of: hands) { Issue.record("\(path) says \(match.0); that is for a verb of the Workspace") }
    }
  }

  private func sources() throws -> [(path: String, text: String)] { try Source.all().filter { $0.path.hasPrefix("Doors/RetroCommands/") } }
}
