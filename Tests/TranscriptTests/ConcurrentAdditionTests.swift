// The built program, adding to one section from many processes at once.

import Foundation
import JournalTestSupport
import Testing

/// How often so many processes start together; `RETRO_ROUNDS` asks for more, such as the fifty of the measured runs.
private let rounds = ProcessInfo.processInfo.environment["RETRO_ROUNDS"].flatMap { Int($0) } ?? 3

@Suite(.threadInTurn) struct ConcurrentAdditionTests {
  @Test(arguments: [2, 20]) func additionsAtOnceLoseNothing(_ count: Int) throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let home = try TemporaryFolder()
    try home.write("", to: "journal/retro.yaml")
    let before = "---\ntype: weekly\n---\n# Week\n\n## Keep\n- First\n\n## Problem\n"
    try home.write(before, to: "journal/retros/2026/2026-W47.md")
    var wanted: Set<String> = ["- First"]
    for round in 0..<rounds {
      let processes = try (0..<count).map { number in
        wanted.insert("- Item \(round) \(number)")
        let process = Process()
        process.executableURL = program
        process.arguments = ["add", "-q", "keep", "Item", "\(round)", "\(number)"]
        process.currentDirectoryURL = home.url.appending(path: "journal")
        process.environment = ["HOME": home.path, "RETRO_NOW": "2026-11-20"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        if process.terminationStatus != 0 { Issue.record("round \(round): status \(process.terminationStatus)") }
      }
    }
    let after = try home.url.appending(path: "journal/retros/2026/2026-W47.md").text()
    let items = after.components(separatedBy: "\n").filter { $0.hasPrefix("- ") }
    #expect(items.count == wanted.count && Set(items) == wanted)
    // Taken out again, the file is what it was.
    let rest = after.components(separatedBy: "\n").filter { !$0.hasPrefix("- Item") }.joined(separator: "\n")
    #expect(rest == before)
  }
}
