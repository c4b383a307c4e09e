// What is private is told its owner, and nobody else: every command with its forms, on a journal that is full of secrets.

import CommandKit
import Foundation
import JournalTestSupport
import RetroCommands
import Testing

@Suite(.threadOfItsOwn) struct PrivacyTests {
  private static let folder = Repository.fixtures.appending(path: "privacy")

  /// The lines of a file of forms.
  private static func forms(_ name: String) throws -> [String] {
    try folder.appending(path: name).text().split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// Those of every command: of one that is not listed, what it declares.
  private static func allForms() throws -> [String] {
    let listed = try forms("forms.txt")
    return listed + DeclaredForm.besides(listed.map { $0.split(separator: " ").map(String.init) }).map(\.line)
  }

  /// A home with that journal, and a folder `OUT` beside it for what commands write.
  private struct Home {
    let home: TemporaryHome
    let environment: [String: String]

    init() throws {
      home = try TemporaryHome(program: try #require(BuiltProgram.url, "the program is not built"))
      try FileManager.default.removeItem(at: home.journal)
      try FileManager.default.copyItem(at: folder.appending(path: "journal"), to: home.journal)
      try FileManager.default.createDirectory(at: home.folder.url.appending(path: "OUT"), withIntermediateDirectories: false)
      environment = home.environment(zone: "UTC").merging(["RETRO_NOW": "2026-11-20T21:00"]) { $1 }
    }

    /// Runs forms, one after the other, with pipes for streams; gives what each said on both.
    func run(_ forms: [String]) throws -> [String] {
      let lines = forms.enumerated().map { number, form in
        let words = form.replacing("OUT/", with: "../OUT/").replacing("J/", with: "\(home.journal.systemPath)/")
        return "{ retro \(words)\n} < /dev/null > ../\(number).said 2>&1; echo \"status $?\" >> ../\(number).said\n"
      }
      let script = home.folder.url.appending(path: "forms.sh")
      try lines.joined().write(to: script, atomically: false, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [script.systemPath]
      process.currentDirectoryURL = home.journal
      process.environment = environment
      try process.run()
      process.waitUntilExit()
      // The name of a temporary folder may hold any number, a secret one too.
      let name = home.folder.url.lastPathComponent
      return try forms.indices.map { try home.folder.url.appending(path: "\($0).said").text().replacing(name, with: "home") }
    }

    /// Runs a form at a terminal; gives what stands on the screen then.
    func screen(_ form: String) throws -> String {
      let words = form.split(separator: " ").map(String.init)
      let program = try #require(BuiltProgram.url)
      let terminal = try PseudoTerminal(
        program, words, in: home.journal, environment: environment.merging(["TERM": "dumb"]) { $1 }, columns: 200, rows: 200)
      _ = try terminal.end()
      return terminal.screen.text
    }
  }

  /// What no form may tell that does not say it itself: the words and numbers that stand in private text alone.
  private static func secrets(in text: String, besides form: String) -> Set<String> {
    func words(_ text: String) -> Set<String> { Set(text.lowercased().matches(of: /zq[a-z]+|735[0-9][0-9]/).map { String($0.output) }) }
    return words(text.replacing(",", with: "")).subtracting(words(form))
  }

  @Test func nothingPrivateIsToldOthers() throws {
    let home = try Home()
    let forms = try Self.allForms()
    for (form, said) in zip(forms, try home.run(forms)) {
      let found = Self.secrets(in: said, besides: form)
      if !found.isEmpty { Issue.record("‘\(form)’ tells \(found.sorted()):\n\(said)") }
      if !["status 0\n", "status 1\n", "status 2\n"].contains(where: said.hasSuffix) { Issue.record("‘\(form)’ ends with\n\(said)") }
    }
    let written = home.home.folder.url.appending(path: "OUT")
    let files = try FileManager.default.contentsOfDirectory(atPath: written.systemPath)
    #expect(files.count == forms.count { $0.contains("OUT/") })
    for file in files {
      let text = try written.appending(path: file).text()
      let found = Self.secrets(in: text, besides: "")
      if !found.isEmpty { Issue.record("\(file) tells \(found.sorted())") }
      // A page for others neither names the journal's files nor leads to them.
      if file.hasSuffix(".json") || file.hasSuffix(".csv") || file.hasPrefix("l.") { continue }
      for path in [".md\"", ".md)", "retros/", "days/", "journal/", "href=\"file", "obsidian:"] where text.contains(path) {
        Issue.record("\(file) has ‘\(path)’")
      }
    }
    #expect(try home.run(["status", "today"]).allSatisfy { !$0.contains("not noted") || $0.contains("November") })
  }

  /// A command that newly answers in JSON, or in a file, must have a form above.
  @Test func everyCommandHasItsForms() throws {
    let forms = try Self.allForms().map { $0.split(separator: " ").map(String.init) }
    for declaration in RetroProgram().declarations {
      let own = forms.filter { $0.first == declaration.name }
      for option in ["json", "output"] where declaration.options.contains(where: { $0.long == option }) {
        if !own.contains(where: { $0.contains("--\(option)") || option == "output" && ($0.contains("-o") || $0.contains("--format")) }) {
          Issue.record("‘\(declaration.name)’ has no form with ‘--\(option)’ in Tests/Fixtures/privacy/forms.txt")
        }
      }
    }
  }

  @Test func itsOwnerIsToldEverything() throws {
    let home = try Home()
    let told = try Self.forms("told.txt").map { line in
      let parts = line.split(separator: " => ", maxSplits: 1).map(String.init)
      return (form: parts[0], words: parts[1].components(separatedBy: " | "))
    }
    func check(_ form: String, _ words: [String], _ text: String, isTold: Bool) {
      let seen = words.filter { text.contains($0) && ($0.contains("zq") || $0.contains("private") || isTold) }
      if seen.count != (isTold ? words.count : 0) {
        Issue.record("‘\(form)’ tells \(seen), not \(isTold ? "\(words)" : "nothing"):\n\(text)")
      }
    }
    for (said, one) in zip(try home.run(told.map { $0.form + " --private" }), told) {
      check(one.form + " --private", one.words, said, isTold: true)
    }
    for one in told {
      check(one.form, one.words, try home.screen(one.form), isTold: true)
      check(one.form + " --no-private", one.words, try home.screen(one.form + " --no-private"), isTold: false)
    }
    try home.home.folder.write("private.terminal: hide\n", to: "journal/retro.yaml")
    for one in told { check(one.form + ", hidden", one.words, try home.screen(one.form), isTold: false) }
    let file = home.home.journal.appending(path: "retro.yaml")
    try "".write(to: file, atomically: false, encoding: .utf8)
  }
}
