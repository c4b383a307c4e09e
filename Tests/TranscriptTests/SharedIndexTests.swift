// The built program, asking one index from several processes while files change, and killed meanwhile.

import Foundation
import JournalTestSupport
import Testing

/// How often the processes start together; `RETRO_ROUNDS` asks for more.
private let rounds = ProcessInfo.processInfo.environment["RETRO_ROUNDS"].flatMap { Int($0) } ?? 12

@Suite(.threadInTurn) struct SharedIndexTests {
  /// Notes with a number each, and what was last written to them.
  private final class Journal {
    let home: TemporaryFolder
    let program: URL
    var numbers: [String: Int] = [:]
    private var answers = 0

    init(_ program: URL, count: Int) throws {
      self.program = program
      home = try TemporaryFolder()
      try home.write("", to: "journal/retro.yaml")
      for number in 10..<10 + count { try write(0, to: "n\(number).md") }
    }

    func write(_ number: Int, to path: String) throws {
      try home.write("---\nnumber: \(number)\n---\nA note, #tagged, with a word.\n", to: "journal/\(path)")
      numbers[path] = number
    }

    /// Starts the program; its answer goes into a file, which is given back, too.
    func start(_ arguments: [String]) throws -> (process: Process, answer: URL) {
      answers += 1
      let answer = home.url.appending(path: "answer-\(answers)")
      try Data().write(to: answer)
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = home.url.appending(path: "journal")
      process.environment = ["HOME": home.path, "RETRO_NOW": "2026-11-20"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: answer)
      process.standardError = process.standardOutput
      try process.run()
      return (process, answer)
    }

    /// What a list must say where these files have another number.
    func list(_ others: [String: Int] = [:]) -> String {
      numbers.merging(others) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key)  \($0.value)\n" }.joined()
    }
  }

  private static let question = ["list", "type:note", "--columns", "path,number"]

  /// Who asks while another process writes sees what was there before or after, and nothing else.
  @Test func answersAreThoseOfBeforeOrAfter() throws {
    let journal = try Journal(try #require(BuiltProgram.url, "the program is not built"), count: 30)
    for round in 1...rounds {
      let path = "n\(10 + round * 7 % 30).md"
      let before = journal.list()
      let writer = try journal.start(["set", "-q", path, "number=\(round)"])
      let readers = try (0..<2).map { _ in try journal.start(Self.question) }
      for (process, _) in readers + [writer] { process.waitUntilExit() }
      #expect(writer.process.terminationStatus == 0)
      let after = journal.list([path: round])
      for reader in readers {
        let answer = try reader.answer.text()
        if answer != before, answer != after { Issue.record("round \(round): \(answer)") }
      }
      journal.numbers[path] = round
      let last = try journal.start(Self.question)
      last.process.waitUntilExit()
      #expect(try last.answer.text() == after)
    }
  }

  /// Whoever is killed while it makes the index or brings it up to date, the next one gives the right answer.
  @Test func aKilledProcessLeavesNoWrongAnswer() throws {
    let journal = try Journal(try #require(BuiltProgram.url, "the program is not built"), count: 60)
    var generator = SeededGenerator(seed: 17)
    for round in 1...rounds {
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        try journal.write(round, to: "n\(Int.random(in: 10..<70, using: &generator)).md")
      }
      let killed = try journal.start(round % 3 == 0 ? ["index", "--rebuild"] : Self.question)
      let other = try journal.start(Self.question)
      usleep(UInt32.random(in: 0..<60_000, using: &generator))
      kill(killed.process.processIdentifier, SIGKILL)
      for (process, _) in [killed, other] { process.waitUntilExit() }
      let wanted = journal.list()
      #expect(try other.answer.text() == wanted)
      let last = try journal.start(Self.question)
      last.process.waitUntilExit()
      #expect(try last.answer.text() == wanted)
    }
    let verified = try journal.start(["index", "--verify"])
    verified.process.waitUntilExit()
    #expect(try verified.answer.text() == "The index says what the files say.\n")
  }
}
