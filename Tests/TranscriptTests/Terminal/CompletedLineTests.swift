// Command lines that a shell has completed, and what the program is then run with.

import Foundation
import JournalTestSupport
import Testing

@Suite struct CompletedLineTests {
  /// What is typed before Tab, and which words the program is to get, `@` for the name.
  private static let lines = [
    ("retro report -o files/", ["report", "-o", "files/@"]), ("retro habit show ", ["habit", "show", "@"]),
    ("retro templates show t", ["templates", "show", "t@"]), ("retro templates show \"t", ["templates", "show", "t@"]),
    ("retro templates show 't", ["templates", "show", "t@"]), ("retro tags rename g", ["tags", "rename", "g@"]),
    ("retro get 2026-11-20 k", ["get", "2026-11-20", "k@"]), ("retro show notes/", ["show", "notes/@.md"]),
  ]

  /// Names as those of Tests/Fixtures/shells/names.txt reach the program as they are, or are not offered; nothing in them is run.
  @Test(arguments: ["bash", "zsh", "fish"]) func completedLinesRunNothingButTheProgram(_ shell: String) throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let home = try TemporaryFolder()
    // It completes as the program does, and notes the words of all else.
    let stand = "#!/bin/sh\ncase $1 in complete|completions) exec '\(program.systemPath)' \"$@\" ;; esac\n"
    let noting = "printf '%s\\037' \"$@\" >>'\(home.path)/log'; printf '\\036' >>'\(home.path)/log'\n"
    let file = try home.write(stand + noting, to: "bin/retro")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = [
      "HOME": home.path, "PATH": "\(home.path)/bin:\(path)", "TERM": "xterm", "LC_ALL": "C.UTF-8", "RETRO_NOW": "2026-11-20T21:00",
    ]
    let (options, setUp) =
      switch shell {
      case "bash": (["--norc", "--noprofile", "-i"], ["eval \"$(retro completions bash)\""])
      case "zsh": (["-f", "-i"], ["autoload -Uz compinit; compinit -u -D", "eval \"$(retro completions zsh)\""])
      default: (["--no-config", "-i"], ["retro completions fish | source"])
      }
    guard
      let url = path.split(separator: ":").map({ URL(filePath: "\($0)/\(shell)") }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0.systemPath)
      })
    else {
      Issue.record("\(shell) is not installed: make bootstrap installs it")
      return
    }
    let terminal = try PseudoTerminal(url, options, in: home.url, environment: environment, columns: 200, rows: 50)
    var count = 0
    func settle() throws {
      count += 1
      let mark = home.url.appending(path: "mark\(count)").systemPath
      terminal.send(" : >'\(mark)'\r")
      try terminal.wait(for: mark) { _ in FileManager.default.fileExists(atPath: mark) }
    }
    // The shell must have taken the terminal before it is typed to.
    try terminal.wait(for: "a prompt") { _ in !terminal.received.isEmpty }
    terminal.pause(milliseconds: 500)
    for line in setUp { terminal.send(" \(line)\r") }
    try settle()
    let names = try Repository.fixtures.appending(path: "shells/names.txt").text().split(separator: "\n").dropFirst().map { line in
      [("\\\\", "\u{1}"), ("\\n", "\n"), ("\\t", "\t"), ("\\e", "\u{1B}"), ("\u{1}", "\\")].reduce(String(line)) {
        $0.replacing($1.0, with: $1.1)
      }
    }
    for (number, name) in names.enumerated() {
      let root = "journal\(number)"
      let quoted = name.map { ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\u{1B}": "\\e"][$0] ?? String($0) }.joined()
      try home.write("", to: "\(root)/retro.yaml")
      try home.write("x", to: "\(root)/files/\(name)")
      try home.write("x", to: "\(root)/notes/\(name).md")
      try home.write("---\ntype: habit\n---\n# A `touch pwned`\ttab\n", to: "\(root)/activities/\(name).md")
      try home.write("# x\n", to: "\(root)/templates/t\(name).md")
      try home.write("---\ntags: [\"g\(quoted)\"]\n\"k\(quoted)\": 1\n---\n", to: "\(root)/days/2026/11/2026-11-20.md")
      terminal.send(" cd '\(home.path)/\(root)'\r")
      let isOffered = !name.unicodeScalars.contains { $0.value < 0x20 || (0x202A...0x202E).contains($0.value) }
      for (line, words) in Self.lines {
        // fish leaves quotes open, and what is not offered ends none.
        let isQuoted = line.contains("'") || line.contains("\"")
        if isQuoted, shell == "fish" || !isOffered { continue }
        let log = home.url.appending(path: "log")
        terminal.send("\(line)\t")
        // A shell that is given Enter with the Tab may take both for something that was pasted.
        terminal.pause(milliseconds: 120)
        terminal.send("\r")
        let hasRun = (try? terminal.wait(within: 3, for: line) { _ in (try? log.bytes())?.last == 0x1E }) != nil
        // A line that waits for the end of a quotation is given up.
        if !hasRun { terminal.send("\u{3}") }
        try settle()
        let got = try? log.text().split(separator: "\u{1E}").map {
          $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
        try? FileManager.default.removeItem(at: log)
        let wanted = words.map { $0.replacing("@", with: name) }
        // Nothing but what was typed, where nothing is offered; the shell's own names of files may be offered whatever they hold.
        let typed = line.split(separator: " ").dropFirst().map { String($0.drop { "'\"".contains($0) }) }
        let isOwn = ["habit", "templates", "tags", "get"].contains(words[0])
        let fits = (got ?? []).allSatisfy { $0 == wanted || $0 == typed || $0 == words.map { $0.replacing("@", with: "./\(name)") } }
        if !fits || isOffered && !name.hasPrefix("-") && isOwn && got != [wanted] {
          Issue.record("\(shell): \(line)⇥ of ‘\(name)’ gave \(got ?? [])")
        }
      }
      let found = try FileManager.default.subpathsOfDirectory(atPath: home.path).filter { $0.hasSuffix("/pwned") || $0 == "pwned" }
      if !found.isEmpty { Issue.record("\(shell): completing to ‘\(name)’ ran what is in it: \(found)") }
    }
  }
}
