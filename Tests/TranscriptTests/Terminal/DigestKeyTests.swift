// What is next, with one key, at the end of a digest on a terminal.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadInTurn) struct DigestKeyTests {
  private static func start(in home: TemporaryFolder) throws -> PseudoTerminal {
    let program = try #require(BuiltProgram.url, "the program is not built")
    try home.write("", to: "journal/retro.yaml")
    try home.write("---\nmood: good\n---\n\nA walk at noon.\n", to: "journal/days/2026/11/2026-11-19.md")
    return try PseudoTerminal(
      program, ["--no-pager", "digest"], in: home.url.appending(path: "journal"),
      environment: [
        "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "xterm", "RETRO_NOW": "2026-11-20T21:00",
        "NO_COLOR": "1",
      ], columns: 80, rows: 40)
  }

  @Test(arguments: [("t", "What to try next", "## Try"), ("A", "What to do", "## Action")])
  func oneKeyIsEnough(_ key: String, _ question: String, _ section: String) throws {
    let home = try TemporaryFolder()
    let terminal = try Self.start(in: home)
    try terminal.wait(for: "[a] an Action")
    // A key that says nothing here is let go.
    terminal.press("k", key)
    try terminal.wait(for: question)
    terminal.type("Walk at noon")
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    let files = try Repository.files(in: home.url.appending(path: "journal"), ofKind: "md").map { try $0.text() }
    #expect(files.contains { $0.contains(section) && $0.contains("Walk at noon") })
  }

  @Test(arguments: ["\r", "\u{1B}"]) func nothingIsKeptWithout(_ key: String) throws {
    let home = try TemporaryFolder()
    let terminal = try Self.start(in: home)
    try terminal.wait(for: "[a] an Action")
    terminal.press(key)
    #expect(try terminal.end() == 0)
    #expect(Repository.files(in: home.url.appending(path: "journal"), ofKind: "md").count == 1)
  }
}
