// Command lines: what they ask for, what is said where they make no sense, and the help.

import CommandKit
import Foundation
import JournalLanguage
import JournalTestSupport
import JournalText
import Testing

private let cases = Repository.fixtures.appending(path: "commandkit")

@Suite struct CommandLineTests {
  /// Lines of `words<TAB>what they ask for`; `∅` is an empty word.
  @Test func commandLinesAreReadAsTheTableSays() throws {
    for line in try cases.appending(path: "command-lines.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let words = columns[0].split(separator: " ").map { $0 == "∅" ? "" : String($0) }
      let found = try answer(words)
      if found != columns[1] { Issue.record("\(columns[0]): \(found)\n  not \(columns[1])") }
    }
  }

  /// Lines of `words<TAB>place<TAB>candidates`.
  @Test func unfinishedCommandLinesAreReadAsTheTableSays() throws {
    for line in try cases.appending(path: "completions.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let words = columns[0].split(separator: " ").map { $0 == "∅" ? "" : String($0) }
      let request = sample.completionRequest(words)
      let place =
        switch request.place {
        case .command: "command"
        case .option: "option"
        case .value(let option): "value \(option.long)"
        case .operand(let operand): "operand \(operand.name)"
        case .nothing: "nothing"
        }
      let found = [place, sample.candidates(for: request).map(\.text).joined(separator: " ")]
      if found != Array(columns[1...]) { Issue.record("\(columns[0]): \(found)") }
      if request.lead + request.typed != words.last { Issue.record("\(columns[0]): ‘\(request.lead)’ and ‘\(request.typed)’") }
    }
  }

  /// Whatever option or choice is offered, the command takes it.
  @Test func offeredOptionsAreTaken() throws {
    for command in ["list", "show"] {
      for candidate in sample.candidates(for: sample.completionRequest([command, "--"])) {
        let isValued = candidate.text.hasSuffix("=")
        let values = isValued ? sample.candidates(for: sample.completionRequest([command, candidate.text])).map(\.text) : []
        for value in values.isEmpty ? [isValued ? "3" : ""] : values {
          let found = try answer([command, candidate.text + value])
          if found.hasPrefix("!") { Issue.record("\(command) \(candidate.text)\(value): \(found)") }
        }
      }
    }
  }

  @Test(arguments: ["overview", "set"])
  func manualPageIsAsInItsFile(topic: String) throws {
    let section = ManualSection("FILES", [("notes/", "Where ‘notes’ lie, in a folder\\of é.")])
    let page = sample.manual(sample.command(named: topic)?.declaration, date: "2026-11-20", sections: [section])
    if let difference = try Golden(cases.appending(path: "manual-\(topic).1")).difference(from: page) { Issue.record("\(difference)") }
    for line in page.split(separator: "\n") where line.utf8.count > 80 || line.utf8.contains(where: { $0 > 0x7E }) {
      Issue.record("lint would complain of ‘\(line)’")
    }
  }

  @Test func scriptsAskTheProgramByItsName() {
    for shell in Shell.allCases {
      let script = sample.completionScript(for: shell)
      if script.contains("§") || !script.contains("complete -- ") || !script.contains("sample") { Issue.record("\(shell): \(script)") }
    }
  }

  @Test(arguments: ["overview", "everything", "list", "set", "show"])
  func helpIsAsInItsFile(topic: String) throws {
    let subject =
      sample.command(named: topic).map { HelpSubject.command($0.declaration) } ?? (topic == "overview" ? .overview : .everything)
    if let difference = try Golden(cases.appending(path: "help-\(topic).txt")).difference(from: text(subject, width: 72)) {
      Issue.record("\(difference)")
    }
  }

  @Test func helpNeverLeavesItsWidthWhereAWordFits() {
    for width in [-1, 0, 40, 60, 61, 72, 80, 99, 100, 1000] {
      let limit = min(max(width, 60), 100)
      for subject in [.overview, .everything, .topics] + sample.commands.map({ HelpSubject.command($0.declaration) }) {
        for line in text(subject, width: width).split(separator: "\n") where line.count > limit || line.last == " " {
          // Examples, and lines that a discussion sets apart, are kept as they stand.
          if !line.hasPrefix("  sample"), !line.hasPrefix("  tags") { Issue.record("at \(width): ‘\(line)’") }
        }
      }
    }
  }

  @Test func everyExampleInTheHelpIsReadByItsCommand() throws {
    for command in sample.commands {
      for example in command.declaration.examples {
        let found = try answer(example.line.split(separator: " ").dropFirst().map(String.init))
        if !found.hasPrefix(command.declaration.name) { Issue.record("\(example.line): \(found)") }
      }
      if !command.declaration.contradictions(globalOptions: sample.globalOptions).isEmpty { Issue.record("\(command.declaration)") }
    }
  }

  @Test func contradictionsInADeclarationAreNamed() {
    let declaration = CommandDeclaration(
      "odd", "",
      operands: [Operand(optional: Placeholder("A"), ""), Operand(repeating: Placeholder("A"), ""), Operand(Placeholder("B"), "")],
      options: [Flag("help", ""), Flag("x", short: "h", ""), Flag("x", "")])
    #expect(
      declaration.contradictions() == [
        "--x is declared twice", "--help is declared twice", "-h is declared twice",
        "A repeats but is not last", "A is required after an optional one", "A is declared twice", "B is required after an optional one",
        "there is no summary",
      ])
  }

  private func text(_ subject: HelpSubject, width: Int) -> String {
    String(decoding: sample.help(subject, width: width).plain, as: UTF8.self)
  }

  private func answer(_ words: [String]) throws -> String {
    do throws(UsageError) {
      switch try sample.resolve(words) {
      case .help(.command(let command)): return "help \(command.name)"
      case .help(.topic(let topic)): return "topic \(topic.name)"
      case .help(.overview): return "help on the program"
      case .help(.everything): return "help on everything"
      case .help(.topics): return "help on topics"
      case .nothing: return "nothing"
      case .version: return "version"
      case .run(let command, let arguments):
        var context = ""
        let status = try? command.run(in: &context)
        let taken = arguments.taken.map { " (\($0.typed) is \($0.option))" }.joined()
        return status == nil ? "failed" : context + taken
      }
    } catch {
      return "! \(error.what)" + (error.help.map { " | \($0)" } ?? "")
    }
  }
}
