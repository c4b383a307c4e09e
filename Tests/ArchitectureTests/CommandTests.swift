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
}
