// Options and operands: what a command declares is what it reads.

import CommandKit
import Foundation
import JournalTestSupport
import Testing

@testable import RetroCommands

/// A command never reads what it does not declare: `Arguments` asserts that for each of these lines. And it reads all that it declares.
@Suite struct OptionLaws {
  /// Command lines by the name of their command, without the program’s name: those of the transcripts and of the help.
  private static let lines: [String: [[String]]] = {
    let program = RetroProgram.declared
    let folder = Repository.fixtures.appending(path: "transcripts").path(percentEncoded: false)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let texts = files.sorted().compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let typed = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("$ retro ") }.map {
      Example(String($0.dropFirst(2)), "").words
    }
    let shown = program.commands.flatMap { $0.declaration.examples.map(\.words) }
    return Dictionary(grouping: shown + typed) { program.operands(in: $0)?.command.name ?? "" }
  }()

  @Test(arguments: RetroProgram.declared.commands.map { $0.name })
  func everyOptionMakesADifference(name: String) throws {
    let declaration = try #require(RetroProgram.declared.command(named: name)).declaration
    let lines = Self.lines[name, default: []] + [[name]]
    for option in declaration.options {
      let values = option.value == nil ? [""] : (option.choices.isEmpty ? ["x☠", "0", "1", "today"] : option.choices).map { "=\($0)" }
      let isRead = lines.contains { line in
        guard let place = line.firstIndex(of: name), !line.contains(where: { $0.hasPrefix("--\(option.long)") }) else { return false }
        let plain = Self.outcome(line)
        return values.contains { value in
          var line = line
          line.insert("--\(option.long)\(value)", at: place + 1)
          let outcome = Self.outcome(line)
          return outcome != plain && !outcome.contains("is given twice")
        }
      }
      if !isRead { Issue.record("‘retro \(name)’ declares --\(option.long) and does not read it") }
    }
  }

  @Test(arguments: RetroProgram.declared.commands.map { $0.name })
  func everyOperandMakesADifference(name: String) throws {
    let declaration = try #require(RetroProgram.declared.command(named: name)).declaration
    for (index, operand) in declaration.operands.enumerated() {
      let isRead = Self.lines[name, default: []].contains { line in
        guard let words = RetroProgram.declared.operands(in: line)?.operands, index < words.count,
          let place = line.lastIndex(of: words[index])
        else { return false }
        let plain = Self.outcome(line)
        return (operand.choices.isEmpty ? ["x☠", "0", "1", "today"] : operand.choices).contains { word in
          var line = line
          line[place] = word
          return Self.outcome(line) != plain
        }
      }
      if !isRead { Issue.record("‘retro \(name)’ declares \(operand.name) and does not read it") }
    }
  }

  /// All that a command keeps of its words, or why it does not take them.
  private static func outcome(_ line: [String]) -> String {
    do throws(UsageError) {
      guard case .run(let command, let arguments) = try RetroProgram.declared.resolve(line) else { return "help" }
      var text = ""
      dump(command, to: &text)
      return "\(text)\(try GlobalOptions(arguments).indexUse)"
    } catch {
      return "\(error)"
    }
  }
}
