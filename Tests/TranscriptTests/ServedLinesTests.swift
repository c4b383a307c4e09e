// A second front door: verbs answer a server as they answer the command line.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadInTurn) struct ServedLinesTests {
  /// What is asked of the server, and the command that is to answer the same.
  private static let requests: [(request: String, command: [String])] = [
    (#"{"verb": "today"}"#, ["today"]), (#"{"verb": "streaks"}"#, ["streaks"]), (#"{"verb": "points"}"#, ["points"]),
    (#"{"verb": "points", "arguments": {"period": "2026", "by": "month"}}"#, ["points", "2026", "--by", "month"]),
    (#"{"verb": "totals"}"#, ["totals"]),
    (
      #"{"verb": "totals", "arguments": {"of": "run", "period": "2026", "by": "month"}}"#,
      ["totals", "run", "--in", "2026", "--by", "month"]
    ),
    (#"{"verb": "progress"}"#, ["progress"]), (#"{"verb": "alignment"}"#, ["alignment"]), (#"{"verb": "calendar"}"#, ["calendar"]),
    (#"{"verb": "on-this-day"}"#, ["on-this-day"]),
    (#"{"verb": "on-this-day", "arguments": {"day": "2026-11-18"}}"#, ["on-this-day", "2026-11-18"]),
    (#"{"verb": "reflections"}"#, ["reflections"]),
    (#"{"verb": "reflections", "arguments": {"period": "2026"}}"#, ["reflections", "2026"]),
    (#"{"verb": "themes"}"#, ["themes"]), (#"{"verb": "themes", "arguments": {"period": "2026"}}"#, ["themes", "2026"]),
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
        if try !isSame(String(answer), told) {
          Issue.record("\(journal): \(request) answers \(answer.prefix(400)), and \(command) \(told.prefix(400))")
        }
      }
    }
  }

  /// What is asked of the server one after the other, and the command that is to write and answer the same. The second of two lines that belong
  /// together reads what the first one wrote.
  private static let changes: [(request: String, command: [String])] = [
    (#"{"verb": "add", "arguments": {"kind": "try", "text": "Early bed"}}"#, ["add", "try", "Early bed"]),
    (#"{"verb": "tries", "arguments": {"open": true}}"#, ["tries", "--open"]),
    (
      #"{"verb": "add", "arguments": {"kind": "action", "text": "Buy a lamp", "file": "2026-W46", "due": "+1w", "from": "t-8zzs"}}"#,
      ["add", "action", "Buy a lamp", "--to", "2026-W46", "--due", "+1w", "--from", "t-8zzs"]
    ),
    (#"{"verb": "actions", "arguments": {"open": true}}"#, ["actions", "--open"]),
    (
      #"{"verb": "review", "arguments": {"item": "t-8zzs", "verdict": "partly", "words": "three nights"}}"#,
      ["review", "t-8zzs", "partly", "three nights"]
    ),
    // The words of a former verdict go.
    (
      #"{"verb": "review", "arguments": {"item": "t-8zzs", "verdict": "adopted", "words": "every night"}}"#,
      ["review", "t-8zzs", "adopted", "every night"]
    ),
    (#"{"verb": "show", "arguments": {"file": "2026-W47"}}"#, ["show", "2026-W47"]),
    (#"{"verb": "actions done", "arguments": {"items": "a-r7y9"}}"#, ["actions", "done", "a-r7y9"]),
    (#"{"verb": "tick", "arguments": {"file": "2026-W46", "item": "a-d6kk", "state": "open"}}"#, ["tick", "2026-W46", "a-d6kk", "--undo"]),
    (
      #"{"verb": "set", "arguments": {"file": "2026-11-19", "properties": {"weather": "fog"}, "dry_run": true}}"#,
      ["set", "2026-11-19", "weather=fog", "--dry-run"]
    ),
    (#"{"verb": "set", "arguments": {"file": "2026-11-19", "properties": {"weather": "fog"}}}"#, ["set", "2026-11-19", "weather=fog"]),
    (#"{"verb": "unset", "arguments": {"file": "2026-11-20", "keys": ["weather"]}}"#, ["unset", "2026-11-20", "weather"]),
    (#"{"verb": "mood", "arguments": {"level": "Great", "text": "sun at last"}}"#, ["mood", "Great", "sun at last"]),
    (
      #"{"verb": "mood", "arguments": {"level": "bad", "date": "yesterday", "at": "22:10"}}"#,
      ["mood", "bad", "--date", "yesterday", "--at", "22:10"]
    ),
    (#"{"verb": "list", "arguments": {"query": "mood>=good 2026-11"}}"#, ["list", "mood>=good", "2026-11"]),
    (#"{"verb": "log", "arguments": {"words": ["ran", "6k", "yesterday"]}}"#, ["log", "ran", "6k", "yesterday"]),
    (#"{"verb": "done", "arguments": {"words": ["run", "3km"], "again": true}}"#, ["done", "run", "3km", "--again"]),
    (#"{"verb": "do", "arguments": {"names": ["call-mum"], "note": "an hour"}}"#, ["do", "call-mum", "--note", "an hour"]),
    (#"{"verb": "skip", "arguments": {"name": "piano", "reason": "late"}}"#, ["skip", "piano", "late"]),
    (#"{"verb": "today"}"#, ["today"]), (#"{"verb": "points"}"#, ["points"]),
    (
      #"{"verb": "metrics set", "arguments": {"metrics": {"steps": "9211"}, "date": "yesterday"}}"#,
      ["metrics", "set", "steps=9211", "--date", "yesterday"]
    ),
    (
      #"{"verb": "habit add", "arguments": {"title": "Stretch", "schedule": "3/week", "target": "10min", "goals": ["run-500-km"]}}"#,
      ["habit", "add", "Stretch", "--schedule", "3/week", "--target", "10min", "--goal", "run-500-km"]
    ),
    (#"{"verb": "habit pause", "arguments": {"name": "stretch", "until": "+2w"}}"#, ["habit", "pause", "stretch", "--until", "+2w"]),
    (#"{"verb": "habit"}"#, ["habit", "list"]),
    (
      #"{"verb": "task add", "arguments": {"title": "Paint the shelf", "due": "+2w", "points": 3}}"#,
      ["task", "add", "Paint the shelf", "--due", "+2w", "--points", "3"]
    ),
    (#"{"verb": "task done", "arguments": {"name": "paint-the-shelf"}}"#, ["task", "done", "paint-the-shelf"]),
    (#"{"verb": "task", "arguments": {"all": true}}"#, ["task", "list", "--all"]),
    (
      #"{"verb": "goal add", "arguments": {"title": "Swim 50 km", "targets": ["50km"], "values": ["health"]}}"#,
      ["goal", "add", "Swim 50 km", "--target", "50km", "--value", "health"]
    ),
    (
      #"{"verb": "milestone add", "arguments": {"title": "The first 10 km", "goal": "swim-50-km", "due": "+4w"}}"#,
      ["milestone", "add", "The first 10 km", "--goal", "swim-50-km", "--due", "+4w"]
    ),
    (
      #"{"verb": "obligation add", "arguments": {"title": "Tax papers", "requested_by": "Jonas", "consequence": "a fine"}}"#,
      ["obligation", "add", "Tax papers", "--requested-by", "Jonas", "--consequence", "a fine"]
    ),
    (
      #"{"verb": "term new", "arguments": {"start": "2027-01-04", "theme": "Slow mornings"}}"#,
      ["term", "new", "--start", "2027-01-04", "--theme", "Slow mornings"]
    ),
    (
      #"{"verb": "value add", "arguments": {"title": "Courage", "level": "major", "priority": 2}}"#,
      ["value", "add", "Courage", "--level", "major", "--priority", "2"]
    ),
    (#"{"verb": "measures add", "arguments": {"unit": "pool", "amount": "25m"}}"#, ["measures", "add", "pool", "25m"]),
    (#"{"verb": "goal drop", "arguments": {"name": "sing-in-a-choir"}}"#, ["goal", "drop", "sing-in-a-choir"]),
    (#"{"verb": "goal"}"#, ["goal", "list"]),
    (
      #"{"verb": "term change", "arguments": {"name": "2026-craft", "end": "today", "theme": "Hands"}}"#,
      ["term", "change", "2026-craft", "--end", "today", "--theme", "Hands"]
    ),
    (#"{"verb": "term close", "arguments": {"drop": "all", "dry_run": true}}"#, ["term", "close", "--drop", "all", "--dry-run"]),
    (#"{"verb": "term close", "arguments": {"carry": "all", "no_next": true}}"#, ["term", "close", "--carry", "all", "--no-next"]),
    (#"{"verb": "import", "arguments": {"file": "../daylio.csv"}}"#, ["import", "../daylio.csv"]),
    (#"{"verb": "import", "arguments": {"file": "../daylio.csv"}}"#, ["import", "../daylio.csv"]),
    (#"{"verb": "list", "arguments": {"query": "2026-07"}}"#, ["list", "2026-07"]),
    (#"{"verb": "new", "arguments": {"kind": "weekly", "period": "W48"}}"#, ["new", "weekly", "--week", "W48"]),
    (#"{"verb": "rename", "arguments": {"file": "wrist", "to": "left-wrist"}}"#, ["rename", "wrist", "left-wrist"]),
    (#"{"verb": "backlinks", "arguments": {"file": "left-wrist"}}"#, ["backlinks", "left-wrist"]),
    (#"{"verb": "delete", "arguments": {"file": "left-wrist"}}"#, ["delete", "left-wrist", "--yes"]),
    (#"{"verb": "stats"}"#, ["stats"]),
  ]

  @Test func aServerWritesAsTheCommandLineDoes() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let server = program.deletingLastPathComponent().appending(path: "retro-dev")
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    for folder in folders {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "examples/journal"), to: folder.url.appending(path: "journal"))
    }
    for folder in folders {
      try folder.write(
        "full_date,date,weekday,time,mood,activities,note_title,note\n2026-07-08,July 8,Wednesday,9:00 PM,good,reading,,a long day\n",
        to: "daylio.csv")
    }
    let undo = #"{"verb": "undo"}"#
    let served = try run(server, ["serve-lines"], saying: Self.changes.map(\.request) + [undo, undo], in: folders[0]).split(separator: "\n")
    #expect(served.count == Self.changes.count + 2)
    for (answer, (request, command)) in zip(served, Self.changes) {
      let told = try run(program, command + ["--json"], in: folders[1])
      if try answer.contains(#""error":"#) || !isSame(String(answer), told) {
        Issue.record("\(request) answers \(answer.prefix(600)), and \(command) \(told.prefix(600))")
      }
    }
    #expect(served.suffix(2).allSatisfy { $0.contains(#""undone":true"#) })
    for _ in 0..<2 { _ = try run(program, ["undo"], in: folders[1]) }
    let journals = try folders.map { try files(in: $0.url.appending(path: "journal")) }
    #expect(journals[0].keys.sorted() == journals[1].keys.sorted())
    for (path, bytes) in journals[0] where journals[1][path] != bytes { Issue.record("\(path) differs") }
  }

  /// What cannot be done is told in an answer, and the next request is served.
  @Test func anErrorIsAnAnswer() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let server = program.deletingLastPathComponent().appending(path: "retro-dev")
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    try folder.write("---\nmood: good\nmood: bad\n---\n", to: "journal/days/2026/11/2026-11-20.md")
    let requests: [(request: String, code: String)] = [
      ("{", "unreadable"), (#"{"verb": "strekas"}"#, "usage"), (#"{"verb": "links"}"#, "usage"),
      (#"{"verb": "links", "arguments": {"file": "nothing"}}"#, "not-found"),
      (#"{"verb": "wellness", "arguments": {"period": "2026-13"}}"#, "usage"),
      (#"{"verb": "mood", "arguments": {"level": "goood"}}"#, "usage"),
      (#"{"verb": "mood", "arguments": {"level": "good", "date": "tomorrow"}}"#, "usage"),
      (#"{"verb": "set", "arguments": {"file": "2026-11-20", "properties": {"mood": "great"}}}"#, "unreadable"),
      (#"{"verb": "list", "arguments": {"query": "mood>"}}"#, "bad-query"),
      (#"{"verb": "review", "arguments": {"item": "t-0000", "verdict": "adopted"}}"#, "not-found"),
      (#"{"verb": "review", "arguments": {"item": "t-0000", "verdict": "great"}}"#, "usage"),
      (#"{"verb": "habit add", "arguments": {"title": "Run", "schedule": "9/week"}}"#, "usage"),
      (#"{"verb": "do", "arguments": {"names": "nothing"}}"#, "not-found"), (#"{"verb": "undo"}"#, "not-found"),
    ]
    let answers = try run(server, ["serve-lines"], saying: requests.map(\.request) + [#"{"verb": "stats"}"#], in: folder).split(
      separator: "\n")
    #expect(answers.count == requests.count + 1 && answers.last?.contains(#""entries":"#) == true)
    for (answer, (request, code)) in zip(answers, requests) {
      let error = (try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])?["error"] as? [String: Any]
      if error?["code"] as? String != code || (error?["message"] as? String ?? "").isEmpty {
        Issue.record("\(request) answers \(answer), not \(code)")
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

  /// Whether both are the same JSON.
  private func isSame(_ one: String, _ other: String) throws -> Bool {
    try JSONSerialization.jsonObject(with: Data(one.utf8)) as? NSDictionary
      == JSONSerialization.jsonObject(with: Data(other.utf8)) as? NSDictionary
  }

  /// What all files below a folder hold, by their paths.
  private func files(in folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      if !file.hasDirectoryPath, let bytes = try? Data(contentsOf: file) { found[path] = bytes }
    }
    return found
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
