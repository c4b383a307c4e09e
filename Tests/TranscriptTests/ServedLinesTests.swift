// A second front door: verbs answer a server as they answer the command line.

import Foundation
import JournalTestSupport
import Testing

@Suite struct ServedLinesTests {
  /// What is asked of the server, and the command that is to answer the same.
  private static let requests: [(request: String, command: [String])] = [
    (#"{"verb": "today"}"#, ["today"]), (#"{"verb": "streaks"}"#, ["streaks"]), (#"{"verb": "points"}"#, ["points"]),
    (#"{"verb": "points", "arguments": {"period": "2026", "by": "month"}}"#, ["points", "2026", "--by", "month"]),
    (#"{"verb": "progress"}"#, ["progress"]), (#"{"verb": "alignment"}"#, ["alignment"]), (#"{"verb": "calendar"}"#, ["calendar"]),
    (#"{"verb": "tries"}"#, ["tries"]), (#"{"verb": "tries", "arguments": {"open": true}}"#, ["tries", "--open"]),
    (#"{"verb": "actions"}"#, ["actions"]), (#"{"verb": "actions", "arguments": {"overdue": true}}"#, ["actions", "--overdue"]),
    (#"{"verb": "history"}"#, ["history"]), (#"{"verb": "report"}"#, ["report"]),
    (#"{"verb": "report", "arguments": {"period": "2026-11"}}"#, ["report", "2026-11"]),
    (#"{"verb": "show", "arguments": {"file": "2026-W46"}}"#, ["show", "2026-W46"]),
    (#"{"verb": "wellness", "arguments": {"period": "last-week"}}"#, ["wellness", "last-week"]),
    (#"{"verb": "context", "arguments": {"period": "last-week"}}"#, ["context", "last-week"]),
    (#"{"verb": "metrics"}"#, ["metrics"]), (#"{"verb": "list", "arguments": {"query": "type:day"}}"#, ["list", "type:day"]),
    (#"{"verb": "search", "arguments": {"query": "sleep"}}"#, ["search", "sleep"]),
    (#"{"verb": "links", "arguments": {"file": "2026-W46"}}"#, ["links", "2026-W46"]),
    (#"{"verb": "backlinks", "arguments": {"file": "2026-W46"}}"#, ["backlinks", "2026-W46"]), (#"{"verb": "orphans"}"#, ["orphans"]),
    (#"{"verb": "tags"}"#, ["tags"]), (#"{"verb": "tags", "arguments": {"tree": true}}"#, ["tags", "--tree"]),
    (#"{"verb": "properties"}"#, ["properties"]), (#"{"verb": "properties", "arguments": {"key": "mood"}}"#, ["properties", "mood"]),
    (#"{"verb": "stats"}"#, ["stats"]), (#"{"verb": "habit"}"#, ["habit", "list"]), (#"{"verb": "task"}"#, ["task", "list"]),
    (#"{"verb": "goal"}"#, ["goal", "list"]), (#"{"verb": "term"}"#, ["term", "list"]), (#"{"verb": "value"}"#, ["value", "list"]),
  ]

  @Test func aServerAnswersAsTheCommandLineDoes() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let server = program.deletingLastPathComponent().appending(path: "retro-dev")
    for journal in ["examples/journal", "Tests/Fixtures/journal"] {
      let folder = try TemporaryFolder()
      try FileManager.default.copyItem(at: Repository.root.appending(path: journal), to: folder.url.appending(path: "journal"))
      let served = try run(server, ["serve-lines"], saying: Self.requests.map(\.request), in: folder).split(separator: "\n")
      #expect(served.count == Self.requests.count)
      for (answer, (request, command)) in zip(served, Self.requests) {
        let told = try run(program, command + ["--json"], in: folder)
        if try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? NSDictionary
          != JSONSerialization.jsonObject(with: Data(told.utf8)) as? NSDictionary
        {
          Issue.record("\(journal): \(request) answers \(answer.prefix(400)), and \(command) \(told.prefix(400))")
        }
      }
    }
  }

  @Test func whatChangesBetweenTwoRequestsIsSeen() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    let server = Process()
    let (requests, answers) = (Pipe(), Pipe())
    prepare(server, program.deletingLastPathComponent().appending(path: "retro-dev"), ["serve-lines"], in: folder)
    (server.standardInput, server.standardOutput) = (requests, answers)
    try server.run()
    func ask(_ request: String) throws -> String {
      try requests.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
      var line = Data()
      while line.last != 0x0A {
        let byte = try answers.fileHandleForReading.read(upToCount: 1) ?? Data()
        if byte.isEmpty { break }
        line += byte
      }
      return String(decoding: line, as: UTF8.self)
    }
    #expect(try ask(#"{"verb": "list", "arguments": {"query": "mood>=good"}}"#).contains(#""entries":[]"#))
    try folder.write("---\nmood: great\n---\n", to: "journal/days/2026/11/2026-11-20.md")
    #expect(try ask(#"{"verb": "list", "arguments": {"query": "mood>=good"}}"#).contains("2026-11-20.md"))
    let change = #"{"verb": "set", "arguments": {"file": "2026-11-20", "properties": {"mood": "good"}}}"#
    #expect(try ask(change).contains(#""changed":true"#) && ask(change).contains(#""changed":false"#))
    #expect(try String(decoding: folder.read("journal/days/2026/11/2026-11-20.md"), as: UTF8.self) == "---\nmood: good\n---\n")
    try folder.write("mood.labels: [a, b, c, d, e]\n", to: "journal/retro.yaml")
    #expect(try ask(#"{"verb": "list", "arguments": {"query": "mood>=d"}}"#).contains(#""mood":"#))
    #expect(try ask(#"{"verb": "fly"}"#).contains("there is no verb"))
    #expect(try ask("{").contains("error"))
    try requests.fileHandleForWriting.close()
    server.waitUntilExit()
    #expect(server.terminationStatus == 0)
  }

  private func prepare(_ process: Process, _ program: URL, _ words: [String], in folder: TemporaryFolder) {
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder.url.appending(path: "journal")
    process.environment = ["HOME": folder.path, "RETRO_NOW": "2026-11-20T09:30", "TZ": "UTC"]
    process.standardError = FileHandle.nullDevice
  }

  private func run(_ program: URL, _ words: [String], saying lines: [String] = [], in folder: TemporaryFolder) throws -> String {
    let process = Process()
    prepare(process, program, words, in: folder)
    let answers = Pipe()
    let input = folder.url.appending(path: "requests")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: input)
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = answers
    try process.run()
    let answer = answers.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
