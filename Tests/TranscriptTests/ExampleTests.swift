// Every example that help shows does what it says, in a copy of the example journal.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadOfItsOwn) struct ExampleTests {
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
        // What goes on until it is ended is ended.
        let goesOn = example.hasPrefix("retro watch") || example.hasSuffix("--watch")
        let asksQuestions = example.hasPrefix("retro reflect") && !example.hasPrefix("retro reflections") && !example.contains("--template")
        let asksForASide = example.hasPrefix("retro resolve") && !example.contains("--")
        let command =
          asksQuestions
          ? "\(line) --template" : asksForASide ? "\(line) --both" : asks ? "\(line) --yes" : goesOn ? "\(line) & sleep 1; kill $!" : line
        // A term is closed in its last week.
        let usual = example.hasPrefix("retro term close") ? "retro term change 2026-craft --end today" : "retro set 2026-11-19 mood=great"
        let preparation = Self.preparations.first { example.hasPrefix($0.command) }?.text ?? usual
        let answer = try run([preparation, command], program)[1]
        count += 1
        if answer.status != 0, answer.status != 1 || answer.messages.contains("error:") {
          Issue.record("\(example): \(answer.status)\n\(answer.messages)")
        }
      }
    }
    if count < names.count { Issue.record("only \(count) examples ran") }
  }

  /// What some commands need, by the beginnings of their examples; the first counts.
  private static let preparations: [(command: String, text: String)] = [
    ("retro import", exports), ("retro report --for-clinician", converters), ("retro card", converters), ("retro git", repository),
    ("retro diff", repository), ("retro sync", repository), ("retro resolve", "\(repository); \(conflict)"),
    ("retro correct", "retro log -q --note \"the squahs was ripe\"; retro log -q --note --date 2026-11-19 \"walked 5 km\""),
    ("retro unlog", "retro done run 5km --date 2026-11-19 --quiet && retro done run 5km --date 2026-11-17 --at 07:40 --quiet"),
  ]

  /// What makes PDF and PNG, for machines that have neither.
  private static let converters = """
    mkdir ../programs \
    && printf '#!/bin/sh\\nfor word; do case $word in --print-to-pdf=*) printf %%%%PDF >"${word#*=}" ;; esac; done\\n' >../programs/chromium \
    && printf '#!/bin/sh\\ncat >"$6"\\n' >../programs/rsvg-convert && chmod +x ../programs/* && export PATH="$PWD/../programs:$PATH"
    """

  /// A repository with another one to exchange commits with.
  private static let repository = """
    git init -q && git config user.name Ada && git config user.email ada@example.org && git add -A && git commit -qm begun \
    && git init -q --bare ../other.git && git remote add origin ../other.git && git push -qu origin HEAD && retro set 2026-11-19 mood=great
    """

  /// A day on which two sides say something else.
  private static let conflict = """
    git commit -qam one && git checkout -qb other && retro set 2026-11-20 mood=great && git commit -qam two && git checkout -q - \
    && retro set 2026-11-20 mood=bad && git commit -qam three; git merge -q other; true
    """

  /// What imports are about, and one that can be taken back.
  private static let exports = """
    echo '<HealthData></HealthData>' >export.zip; printf 'Day,Steps\\n2026-11-01,9211\\n' >steps.csv; \
    printf 'date,steps,sleep\\n2026-11-01,9211,7.5\\n' >watch.csv; printf 'date,Weight,Note\\n2026-11-01,70.5,a\\n' >scale.csv; \
    printf 'date,tavg,tmin,tmax\\n2026-11-01,8,4,12\\n' >weather.csv; retro import weather.csv --quiet
    """

  /// Each shell by the script that it loads: Tests/Fixtures/shells has the lines and says what asks for them.
  @Test(arguments: ["bash --norc", "zsh -f", "fish --no-config"])
  func shellsCompleteWordsOfTheJournal(shell: String) throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let folder = Repository.fixtures.appending(path: "shells").systemPath
    let name = shell.prefix { $0 != " " }
    let lines = try Repository.fixtures.appending(path: "shells/lines.tsv").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let answers = try run(
      ["command -v \(name)", "cut -f 1 '\(folder)/lines.tsv' | grep -v '^#' | \(shell) '\(folder)/\(name).sh'"], program)
    if answers[0].output.isEmpty {
      Issue.record("\(name) is not installed: make bootstrap installs it")
      return
    }
    let words = answers[1].output.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, found) in zip(lines, words) {
      let columns = line.split(separator: "\t")
      if found.split(separator: " ").sorted() != columns[1].split(separator: " ") { Issue.record("\(name): \(columns[0]): \(found)") }
    }
    if words.count != lines.count + 1 || !answers[1].messages.isEmpty { Issue.record("\(name): \(words.count) \(answers[1].messages)") }
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
