// With `--jsonl`, lists are their elements, a line each; and where words make no sense, that is told in JSON, too.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

@Suite(.threadInTurn) struct JSONLineTests {
  /// Commands that list something, and the member of their answer that is the list.
  private static let lists: [(command: String, list: String)] = [
    ("list", "entries"), ("list type:day --group week --sum steps", "groups"), ("search the", "results"), ("tries", "tries"),
    ("actions", "actions"), ("history", "months"), ("calendar", "days"), ("streaks", "streaks"), ("points", "groups"), ("totals", "groups"),
    ("progress", "goals"), ("alignment", "values"), ("metrics", "metrics"), ("wellness", "days"), ("links 2026-W46", "links"),
    ("backlinks 2026-W46", "backlinks"), ("orphans", "entries"), ("tags", "tags"), ("properties", "properties"),
    ("properties mood", "values"), ("undo --list", "commands"), ("config", "settings"), ("templates", "templates"),
    ("habit", "habits"), ("task", "tasks"), ("goal", "goals"), ("term", "terms"), ("value", "values"), ("activities", "activities"),
    ("measures", "measures"), ("doctor", "findings"), ("check", "diagnostics"), ("show W46", "entries"), ("import list", "imports"),
  ]

  @Test func linesAreTheElementsOfTheList() throws {
    let home = try TemporaryHome(program: try #require(BuiltProgram.url, "the program is not built"))
    try FileManager.default.removeItem(at: home.journal)
    try FileManager.default.copyItem(at: Repository.examples.appending(path: "journal"), to: home.journal)
    let environment = home.environment(zone: "UTC").merging(["RETRO_NOW": "2026-11-20T21:00"]) { $1 }
    let steps = Self.lists.map { "$ retro \($0.command) --json\n$ retro \($0.command) --jsonl\n" }.joined()
    let answers = try Transcript("$ retro set 2026-11-20 weather=snow -q\n" + steps).run(in: home.journal, environment: environment)
    #expect(answers.count == 1 + Self.lists.count * 2)
    for (index, (command, list)) in Self.lists.enumerated() where answers.count == 1 + Self.lists.count * 2 {
      let (whole, lines) = (answers[1 + 2 * index].output, answers[2 + 2 * index].output)
      let elements = try JSONValue(parsing: whole)[list]?.array?.map { $0.text() + "\n" }.joined()
      if elements != lines { Issue.record("retro \(command) --jsonl: \(firstDifference(elements ?? "no list", lines) ?? "")") }
    }
  }

  /// What docs/json.md has for jq.
  private static let recipes = Result {
    try Repository.root.appending(path: "docs/json.md").text().matches(of: /```sh\n([^`]*)```/).flatMap { $0.1.split(separator: "\n") }
      .filter { $0.hasPrefix("retro ") }.map(String.init)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/jq"), "there is no jq"))
  func recipesOfTheManualAnswer() throws {
    let home = try TemporaryHome(program: try #require(BuiltProgram.url, "the program is not built"))
    try FileManager.default.removeItem(at: home.journal)
    try FileManager.default.copyItem(at: Repository.examples.appending(path: "journal"), to: home.journal)
    let environment = home.environment(zone: "UTC").merging(["RETRO_NOW": "2026-11-20T21:00"]) { $1 }
    let recipes = try Self.recipes.get()
    #expect(recipes.count >= 9)
    let answers = try Transcript(recipes.map { "$ \($0)\n" }.joined()).run(in: home.journal, environment: environment)
    for step in answers where step.output.isEmpty || step.messages.contains("jq:") {
      Issue.record("\(step.command) answers nothing, or \(step.messages)")
    }
  }
}
