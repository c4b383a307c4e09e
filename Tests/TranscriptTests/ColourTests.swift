// Colours: on a terminal alone, for each stream by itself, and never where somebody does not want them.

import Foundation
import JournalTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite(.threadInTurn) struct ColourTests {
  /// One way to run the program, and which of its streams are coloured then.
  private struct Case {
    var words: [String] = []
    var variables: [String: String] = ["TERM": "xterm-256color"]
    var onTerminal: (output: Bool, messages: Bool)
    var coloured: (output: Bool, messages: Bool)
  }

  private static let cases = [
    Case(onTerminal: (true, true), coloured: (true, true)),
    Case(onTerminal: (true, false), coloured: (true, false)),
    Case(onTerminal: (false, true), coloured: (false, true)),
    Case(onTerminal: (false, false), coloured: (false, false)),
    Case(variables: ["TERM": "dumb"], onTerminal: (true, true), coloured: (false, false)),
    Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], onTerminal: (true, true), coloured: (false, false)),
    Case(variables: ["TERM": "xterm", "NO_COLOR": ""], onTerminal: (true, true), coloured: (true, true)),
    Case(variables: ["FORCE_COLOR": "1"], onTerminal: (false, false), coloured: (true, true)),
    Case(variables: ["FORCE_COLOR": "0", "TERM": "xterm"], onTerminal: (true, true), coloured: (false, false)),
    Case(words: ["--color", "always"], variables: ["NO_COLOR": "1"], onTerminal: (false, false), coloured: (true, true)),
    Case(words: ["--color=never"], variables: ["FORCE_COLOR": "1"], onTerminal: (true, true), coloured: (false, false)),
    Case(words: ["--color=auto"], onTerminal: (true, false), coloured: (true, false)),
    Case(words: ["--json", "--color=always"], onTerminal: (true, true), coloured: (false, true)),
  ]

  @Test func everyStreamHasColoursWhereTheyAreWanted() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("---\ntype: day\nmood: Good\n---\n", to: "2026-11-20.md")
    // A name that is not UTF-8 is told on the standard error; the finding goes to the standard output.
    let name: [UInt8] = Array(folder.path.utf8) + [0x2F, 0xFF, 0x2E, 0x6D, 0x64, 0]
    close(open(name.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600))
    var plain: [Bool: String] = [:]
    for (index, given) in Self.cases.enumerated() {
      let answer = try run(program, ["check"] + given.words, given, in: folder)
      for (text, isColoured, stream) in [
        (answer.output, given.coloured.output, "output"), (answer.messages, given.coloured.messages, "messages"),
      ] where text.contains("\u{1B}[") != isColoured || text.isEmpty {
        Issue.record("case \(index), \(stream): \(isColoured ? "no colours" : "colours")\n\(text)")
      }
      // Colours are all that differs.
      if given.words.contains("--json") { continue }
      for (text, isOutput) in [(answer.output, true), (answer.messages, false)] {
        let bare = text.replacing("\r\n", with: "\n").replacing(/\u{1B}\[[0-9;]*m/, with: "")
        if plain[isOutput, default: bare] != bare { Issue.record("case \(index) says something else: \(bare)") }
        plain[isOutput] = bare
      }
    }
  }

  private func run(_ program: URL, _ words: [String], _ given: Case, in folder: TemporaryFolder) throws -> (
    output: String, messages: String
  ) {
    let (output, messages) = (try Stream(isTerminal: given.onTerminal.output), try Stream(isTerminal: given.onTerminal.messages))
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder.url
    // Wide enough for every message: terminals break them into rows, pipes do not.
    process.environment = given.variables.merging(["HOME": folder.path, "RETRO_NOW": "2026-11-20", "COLUMNS": "1000"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.theirs
    process.standardError = messages.theirs
    try process.run()
    process.waitUntilExit()
    return (output.text(), messages.text())
  }
}

/// What a program writes to: a terminal, or a pipe. Both hold more than is written here.
private struct Stream {
  let ours: FileHandle
  let theirs: FileHandle

  init(isTerminal: Bool) throws {
    guard isTerminal else {
      let pipe = Pipe()
      (ours, theirs) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      return
    }
    let first = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(first >= 0)
    ours = FileHandle(fileDescriptor: first, closeOnDealloc: true)
    #if canImport(Glibc)
      var (number, unlocked): (UInt32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which the C library's module leaves out.
      try #require(ioctl(first, 0x4004_5431, &unlocked) == 0 && ioctl(first, 0x8004_5430, &number) == 0)
      let path = "/dev/pts/\(number)"
    #else
      try #require(grantpt(first) == 0 && unlockpt(first) == 0)
      let path = String(cString: try #require(ptsname(first)))
    #endif
    let second = open(path, O_RDWR | O_NOCTTY)
    try #require(second >= 0)
    theirs = FileHandle(fileDescriptor: second, closeOnDealloc: true)
  }

  /// What was written by now.
  func text() -> String {
    let descriptor = ours.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
