// The built program, killed at any moment and run beside itself.

import Foundation
import JournalTestSupport
import Testing

/// How often each test kills or starts the program; `RETRO_ROUNDS` asks for more.
private let rounds = ProcessInfo.processInfo.environment["RETRO_ROUNDS"].flatMap { Int($0) } ?? 50

@Suite(.threadInTurn) struct InterruptedProgramTests {
  /// A file with links to it from others; renaming it changes them all.
  private struct Journal {
    static let count = 12
    let home: TemporaryFolder
    let program: URL
    var root: URL { home.url.appending(path: "journal") }

    init(_ program: URL) throws {
      self.program = program
      home = try TemporaryFolder()
      try home.write("", to: "journal/retro.yaml")
      try home.write("# It\n", to: "journal/notes/target.md")
      for number in 0..<Self.count { try home.write("See [[target]], and [it](notes/target.md).\n", to: "journal/n\(number).md") }
      try home.write("", to: "journal/poke.md")
    }

    func start(_ arguments: [String]) throws -> Process {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = root
      process.environment = ["HOME": home.path, "RETRO_NOW": "2026-11-20"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    func run(_ arguments: [String]) throws -> Int32 {
      let process = try start(arguments)
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Every file with its text, those of an interrupted write too.
    func files() throws -> [String: String] {
      var files: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.systemPath) where path != "poke.md" {
        let file = root.appending(path: path)
        if !file.hasDirectoryPath, let text = try? file.text() { files[path] = text }
      }
      return files
    }
  }

  /// Whenever the program is killed, the next command that writes finds or makes all of it old, or all of it new.
  @Test func aKilledRenameIsFinishedOrTakenBack() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let untouched = try Journal(program)
    let old = try untouched.files()
    let begin = ContinuousClock.now
    try #require(try untouched.run(["rename", "target", "renamed"]) == 0)
    let duration = begin.duration(to: .now) / .microseconds(1)
    let new = try untouched.files()
    #expect(new["n0.md"] == "See [[renamed]], and [it](notes/renamed.md).\n")
    var interrupted = 0
    for round in 0..<rounds {
      let journal = try Journal(program)
      let process = try journal.start(["rename", "target", "renamed"])
      usleep(UInt32(duration * Double(round) / Double(rounds)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try journal.files()
      if left != old, left != new { interrupted += 1 }
      let status = try journal.run(["set", "-q", "poke.md", "status=alive"])
      let files = try journal.files()
      if status != 0 || (files != old && files != new) { Issue.record("round \(round): status \(status), \(files)") }
    }
    // The moments are spread over the whole run, so some of them fall between the first file and the last.
    print("killed \(rounds) times, \(interrupted) of them with some files changed and some not")
  }

  /// A report is no part of a change set. However and whenever its writer is ended, the next one leaves the page and nothing beside it.
  @Test func aReportThatWasInterruptedLeavesNothingAfter() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let journal = try Journal(program)
    let begin = ContinuousClock.now
    try #require(try journal.run(["report", "-o", "out/page.html"]) == 2)
    try FileManager.default.createDirectory(at: journal.root.appending(path: "out"), withIntermediateDirectories: false)
    try #require(try journal.run(["report", "-o", "out/page.html"]) == 0)
    let duration = begin.duration(to: .now) / .microseconds(1)
    var (left, allowed) = (0, Set(["page.html"]))
    for round in 0..<rounds {
      // Each time another page, so that there is something to write.
      let words = ["report", "--month", "2026-\(round % 2 == 0 ? "10" : "11")", "-o", "out/page.html"]
      let process = try journal.start(words)
      usleep(UInt32(duration * Double(round) / Double(rounds)))
      kill(process.processIdentifier, [SIGKILL, SIGINT, SIGTERM][round % 3])
      process.waitUntilExit()
      let found = Set(try FileManager.default.contentsOfDirectory(atPath: journal.root.appending(path: "out").systemPath))
      if !found.isSubset(of: allowed) { left += 1 }
      let status = try journal.run(words)
      allowed = Set(try FileManager.default.contentsOfDirectory(atPath: journal.root.appending(path: "out").systemPath))
      let text = try journal.root.appending(path: "out/page.html").text()
      if status != 0 || allowed != ["page.html"] || !text.hasSuffix("</html>\n") {
        Issue.record("round \(round): status \(status), \(allowed)")
      }
    }
    print("ended \(rounds) reports, \(left) of which left a temporary file")
  }

  /// Programs that change one file at once wait for each other.
  @Test func programsThatWriteAtOnceLoseNothing() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let journal = try Journal(program)
    let numbers = 0..<min(rounds, 200)
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let processes = try numbers.dropFirst(start).prefix(5).map { try journal.start(["set", "-q", "poke.md", "key\($0)=v\($0)"]) }
      for process in processes {
        process.waitUntilExit()
        if process.terminationStatus != 0 { Issue.record("status \(process.terminationStatus)") }
      }
    }
    let text = try journal.root.appending(path: "poke.md").text()
    for number in numbers where !text.contains("key\(number): v\(number)\n") { Issue.record("key\(number) is lost") }
  }
}
