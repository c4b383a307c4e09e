// What `retro log` asks at a terminal, where only the person knows what a sentence says, and what each answer writes.

import Foundation
import JournalTestSupport
import Testing

@Suite struct AnsweredQuestionTests {
  /// A sentence, what is typed for the question, and what stands in the log of the day then; nothing where nothing is written.
  private static let answers: [(sentence: String, keys: String, line: String)] = [
    ("no run today as my ankle hurts after the coffee", "s", "- [-] [[run]] no run today as my ankle hurts after the coffee"),
    ("no run today as my ankle hurts after the coffee", "d", "- [x] [[run]] no run today as my ankle hurts after the coffee"),
    ("no run today as my ankle hurts after the coffee", "", "- 21:00 no run today as my ankle hurts after the coffee"),
    ("no run today as my ankle hurts after the coffee", "x", ""),
    ("sugar was on my mind", "h", "- [-] [[no-sugar]] sugar was on my mind"),
    ("sugar was on my mind", "k", "- [x] [[no-sugar]] sugar was on my mind"),
    ("sugar was on my mind", "what", "- 21:00 sugar was on my mind"),
  ]

  @Test(arguments: answers.indices) func eachAnswerIsWritten(_ index: Int) throws {
    let (sentence, keys, line) = Self.answers[index]
    let program = try #require(BuiltProgram.url, "the program is not built")
    let home = try TemporaryFolder()
    for name in ["run", "coffee", "no-sugar"] {
      try home.write("---\ntype: habit\nschedule: daily\n---\n# \(name.replacing("-", with: " "))\n", to: "journal/activities/\(name).md")
    }
    try home.write("", to: "journal/retro.yaml")
    let environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "dumb", "RETRO_NOW": "2026-11-20T21:00",
    ]
    let terminal = try PseudoTerminal(
      program, ["log", sentence], in: home.url.appending(path: "journal"), environment: environment, columns: 120, rows: 24)
    try terminal.wait(for: "x = write nothing")
    terminal.type(keys + "\r")
    // What is no answer is asked for once more.
    if keys == "what" {
      try terminal.wait(for: "[h,k,n,x]")
      terminal.type("\r")
    }
    #expect(try terminal.end() == (line.isEmpty ? 1 : 0))
    let day = home.url.appending(path: "journal/days/2026/11/2026-11-20.md")
    let written = (try? day.text()) ?? ""
    #expect(written.split(separator: "\n").filter { $0.hasPrefix("- ") } == (line.isEmpty ? [] : [Substring(line)]))
    if keys.isEmpty { #expect(terminal.screen.text.contains("retro skip --no run")) }
  }
}
