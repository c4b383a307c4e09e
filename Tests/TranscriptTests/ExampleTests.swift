// Every example that help shows does what it says, in a copy of the example journal.

import Foundation
import JournalTestSupport
import Testing

@Suite struct ExampleTests {
  @Test func everyExampleOfTheHelpRuns() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let names = try run(["retro man --list"], program).first?.output.split(separator: "\n").map(String.init) ?? []
    var count = 0
    for (name, help) in zip(names, try run(names.map { "retro help \($0)" }, program)) {
      let lines = help.output.split(separator: "\n").drop { $0 != "EXAMPLES" }.dropFirst()
      let examples = lines.filter { $0.hasPrefix("  retro ") }.map { String($0.dropFirst(2)) }
      if examples.isEmpty { Issue.record("‘retro help \(name)’ shows no example") }
      for example in examples {
        // Each in a copy of its own: one may take away what another is about.
        // There is something to undo, and nobody to answer a question.
        let line = example.hasSuffix("| less") ? String(example.dropLast(6)) : example
        let asks = example.hasPrefix("retro delete") && !example.contains("--yes")
        let answer = try run(["retro set 2026-11-19 mood=great", asks ? "\(line) --yes" : line], program)[1]
        count += 1
        if answer.status != 0, answer.status != 1 || answer.messages.contains("error:") {
          Issue.record("\(example): \(answer.status)\n\(answer.messages)")
        }
      }
    }
    if count < names.count { Issue.record("only \(count) examples ran") }
  }

  @Test func bashCompletesWordsOfTheJournal() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let cases: [(words: [String], wanted: String)] = [
      (["rep"], "report"), (["help", "uns"], "unset"), (["report", "--for"], "--format="), (["list", "--type", "wee"], "weekly"),
      (["get", "run-500"], "run-500-km"), (["get", "2026-11-20", "mo"], "mood"), (["set", "2026-11-20", "mood", "=", "gre"], "great"),
      (["set", "2026-11-20", "wea"], "weather="), (["tick", "2026-W46", "a-r7"], "a-r7y9"), (["config", "set", "day_s"], "day_start"),
      (["config", "set", "week_start", "sun"], "sunday"), (["report", "last-w"], "last-week"), (["completions", "fi"], "fish"),
      (["set", "2026-11-20", "tags+", "=", "heal"], "health"), (["man", "comp"], "completions"),
    ]
    let steps = cases.map { given in
      let words = (["retro"] + given.words).map { "'\($0)'" }.joined(separator: " ")
      return """
        bash -c 'eval "$(retro completions bash)"; COMP_WORDS=(\(words.replacing("'", with: "'\\''"))); COMP_CWORD=\(given.words.count); \
        _retro; printf "%s\\n" "${COMPREPLY[@]}"'
        """
    }
    for (given, answer) in zip(cases, try run(steps, program)) where !answer.output.split(separator: "\n").contains(given.wanted[...]) {
      Issue.record("\(given.words): \(answer.output)\(answer.messages)")
    }
  }

  @Test func manualPagesPassTheirLint() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let answer = try run(
      [
        "command -v mandoc >/dev/null || echo none", "retro man | mandoc -T lint",
        "for command in $(retro man --list); do retro man $command | mandoc -T lint || echo in $command; done",
      ], program)
    // Where it is missing, `make bootstrap` brings it.
    if answer[0].output == "none\n" {
      Issue.record("mandoc is not installed: make bootstrap installs it")
      return
    }
    for step in answer where !step.output.isEmpty || !step.messages.isEmpty { Issue.record("\(step.output)\(step.messages)") }
  }

  /// The answers of a shell in a new copy of the example journal.
  private func run(_ commands: [String], _ program: URL) throws -> [Transcript.Step] {
    let home = try TemporaryHome(program: program)
    let example = home.folder.url.appending(path: "example")
    try FileManager.default.copyItem(at: Repository.examples.appending(path: "journal"), to: example)
    return try Transcript(commands.map { "$ \($0.replacing("\n", with: " "))\n" }.joined())
      .run(in: example, environment: home.environment(zone: "UTC"))
  }
}
