// Whatever a journal, an export or a word of the command line holds, no command lets it steer a terminal.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadOfItsOwn) struct HostileTextLaws {
  /// Each command of Tests/Fixtures/hostile/commands.txt at a terminal, in a pipe, and in a pipe with colours.
  @Test func noCommandLetsTextSteerATerminal() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let journal = try HostileJournal()
    let lines = try Repository.fixtures.appending(path: "hostile/commands.txt").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    let declared = DeclaredForm.besides(lines.map { $0.first == "=" ? Array($0.dropFirst()) : $0 }).map(\.words)
    for line in lines + declared.map({ $0.contains("html") ? ["="] + $0 : $0 }) + Set(declared.map { $0[0] }).sorted().map({ [$0, "☠"] }) {
      var words = line.map { $0.replacing("␣", with: " ").replacing("☠", with: HostileJournal.name) }
      let isData = words.first == "="
      if isData { words.removeFirst() }
      var environment = journal.environment
      while let word = words.first, let mark = word.wholeMatch(of: /([A-Z_]+)=((?s).*)/) {
        environment[String(mark.1)] = String(mark.2)
        words.removeFirst()
      }
      for variant in [[], ["--color=always"]] {
        let answer = try run(program, words + variant, in: journal.root, environment)
        let streams = [("output", answer.output), ("messages", answer.messages)]
        for (name, bytes) in streams where name == "messages" || !isData {
          if let failure = HostileJournal.failure(in: bytes, isScreen: false) { Issue.record("\(line), \(name): \(failure)") }
        }
      }
      // What a pager draws for itself, and the question which ground the terminal has, are no text of the journal.
      let quiet = environment.merging(["RETRO_PAGER": "cat", "COLORFGBG": "15;0"]) { $1 }
      let terminal = try PseudoTerminal(program, words, in: journal.root, environment: quiet, columns: 200, rows: 50)
      // What asks is told no.
      terminal.send("\u{3}")
      _ = try terminal.end()
      // A page is its own lines.
      if let failure = HostileJournal.failure(in: Self.uninterrupted(terminal.received), isScreen: true), !(isData && failure.hasPrefix("a line")) {
        Issue.record("\(line), at a terminal: \(failure)")
      }
    }
  }

  /// What came to a terminal without what Ctrl-C does to it: its echo may stand within a character, and what it ended may end within one.
  private static func uninterrupted(_ received: [UInt8]) -> [UInt8] {
    var bytes = received
    if String(validating: bytes, as: UTF8.self) == nil, let echo = bytes.indices.dropLast().first(where: { bytes[$0] == 0x5E && bytes[$0 + 1] == 0x43 }) {
      bytes.removeSubrange(echo...echo + 1)
    }
    for _ in 0..<3 where String(validating: bytes, as: UTF8.self) == nil && bytes.last ?? 0 >= 0x80 { bytes.removeLast() }
    return bytes
  }

  /// What is data stays exact for programs: JSON by its escapes, a property and a diff by their bytes.
  @Test func dataStaysExactForPrograms() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let journal = try HostileJournal()
    let file = "days/2026/11/2026-11-19.md"
    let value = "wet\u{1B}[31m\u{7}\u{9B}\u{202E}\u{2066}\u{200F}\u{2028}\u{7F}\u{0}\nINJECTED\rINJECTED"
    let plain = try run(program, ["get", file, "weather"], in: journal.root, journal.environment).output
    #expect(plain == Array("\(value)\n".utf8))
    let json = try run(program, ["get", file, "weather", "--json"], in: journal.root, journal.environment).output
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    #expect((object?["properties"] as? [String: Any])?["weather"] as? String == value)
    let path = "notes/note\(HostileJournal.name).md"
    let diff = try run(program, ["delete", path, "--dry-run"], in: journal.root, journal.environment).output
    try journal.home.write(diff, to: "delete.diff")
    let apply = try run(
      URL(filePath: "/usr/bin/env"), ["git", "apply", "--check", "../delete.diff"], in: journal.root, journal.environment)
    #expect(apply.messages.isEmpty, "\(String(decoding: apply.messages, as: UTF8.self))")
  }

  private func run(
    _ program: URL, _ words: [String], in folder: URL, _ environment: [String: String]
  ) throws -> (output: [UInt8], messages: [UInt8]) {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let answers = try TemporaryFolder()
    let (output, messages) = (answers.url.appending(path: "out"), answers.url.appending(path: "err"))
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return (try output.bytes(), try messages.bytes())
  }
}
