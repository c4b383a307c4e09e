// `retro-dev patterns`, `hints` and `themes`: what word lists find in sentences that people labelled.

import CommandKit
import HostSystem
import JournalTestSupport

/// What the three have in common.
private enum Measuring {
  static let file = Operand(Placeholder("FILE"), "The sentences.")
  static let form = """
    FILE has a JSON object a line: {"lang": "en", "text": "…", "expected": …}. Told are how many are right in each language, what was taken for what, \
    and each miss.
    """

  static func run(_ question: ReflectionTrials.Question, _ file: String, _ context: inout DevContext) throws -> ExitStatus {
    let trials = try ReflectionTrials(String(decoding: try FileSystem.read(file), as: UTF8.self), question)
    for line in trials.table + [""] + trials.confusion + [""] + trials.misses { context.print(line) }
    return .yes
  }
}

struct PatternsCommand: Command {
  static let name = "patterns"
  static let declaration = CommandDeclaration(
    name, "Measure which thinking patterns are found in sentences.",
    discussion: Measuring.form + " “expected” is a pattern, or an array of several in their order; empty where there is none.",
    operands: [Measuring.file], options: [])
  private let file: String
  init(_ arguments: Arguments) throws(UsageError) { file = try arguments[Measuring.file] }
  func run(in context: inout DevContext) throws -> ExitStatus { try Measuring.run(.patterns, file, &context) }
}

struct HintsCommand: Command {
  static let name = "hints"
  static let declaration = CommandDeclaration(
    name, "Measure in which sentences a hint of danger is found.",
    discussion: Measuring.form + " “expected” is true or false.", operands: [Measuring.file], options: [])
  private let file: String
  init(_ arguments: Arguments) throws(UsageError) { file = try arguments[Measuring.file] }
  func run(in context: inout DevContext) throws -> ExitStatus { try Measuring.run(.hints, file, &context) }
}

struct ThemesCommand: Command {
  static let name = "themes"
  static let declaration = CommandDeclaration(
    name, "Measure which themes are found in notes.",
    discussion: Measuring.form + " “expected” is a theme, or an array of themes of which one is enough.", operands: [Measuring.file],
    options: [])
  private let file: String
  init(_ arguments: Arguments) throws(UsageError) { file = try arguments[Measuring.file] }
  func run(in context: inout DevContext) throws -> ExitStatus { try Measuring.run(.themes, file, &context) }
}
