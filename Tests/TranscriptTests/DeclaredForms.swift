// The command lines that follow from what a command declares, for the suites that run every command.

import CommandKit
import RetroCommands

/// A command line of a command that a list of a suite does not name.
struct DeclaredForm {
  /// Without the program's name.
  let words: [String]
  let mayWrite: Bool

  /// As a shell reads it.
  var line: String { words.map { $0.allSatisfy(\.isPlain) ? $0 : "'\($0)'" }.joined(separator: " ") }

  /// Of each command that no line begins with: the examples of its help, its answer as JSON, and every other choice that it leaves.
  static func besides(_ lines: [[String]]) -> [DeclaredForm] {
    let named = Set(lines.compactMap(\.first))
    return RetroProgram().declarations.filter { !named.contains($0.name) }.flatMap { declaration in
      let examples = declaration.examples.map(\.words)
      let first = examples.first ?? [declaration.name]
      let choices = declaration.options.flatMap { option in
        option.choices.isEmpty ? (option.long == "json" ? [["--json"]] : []) : option.choices.map { ["--\(option.long)", $0] }
      }
      let mayWrite = declaration.options.contains { $0.long == "dry-run" }
      return ([first] + examples.dropFirst() + choices.map { first + $0 }).map { DeclaredForm(words: $0, mayWrite: mayWrite) }
    }
  }
}

extension Character {
  /// Whether it means itself to a shell.
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || "-_./:=,+".contains(self)) }
}
