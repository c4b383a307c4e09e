// The program as a whole: its commands, and which of them a command line asks for.

import JournalLanguage
import JournalText

/// A program made of commands over one kind of context.
public struct Program<Context>: Sendable {
  /// What a command line asks for.
  public enum Request: Sendable {
    case run(any Command<Context>, Arguments)
    /// Help on the command, or on the program where nil.
    case help(CommandDeclaration?)
    case version
  }

  public var name: String
  public var version: String
  public var summary: String
  /// A paragraph at the end of the program's help.
  public var discussion: String
  /// In the order that help lists them.
  public var commands: [any Command<Context>.Type]
  /// Options that every command takes, before or after its name.
  public var globalOptions: [OptionDeclaration]

  public init(
    _ name: String, version: String, _ summary: String, discussion: String = "", globalOptions: [any OptionKey] = [],
    commands: [any Command<Context>.Type]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.globalOptions = globalOptions.map(\.declaration)
    self.commands = commands
  }

  /// Finds the command that the words (without the program's own name) ask for, and reads the rest of them for it.
  /// Help wins over every mistake that stands after it; no words at all ask for help.
  public func resolve(_ words: [String]) throws(UsageError) -> Request {
    var parser = Parser(words[...], options: globalOptions + [.help, .version])
    var early: [(OptionDeclaration, String)] = []
    while let token = try parser.next() {
      switch token {
      case .option(let option, _) where option.long == OptionDeclaration.help.long: return .help(nil)
      case .option(let option, _) where option.long == OptionDeclaration.version.long: return .version
      case .option(let option, let value): early.append((option, value))
      case .operand("help"): return .help(try helpTopic(parser.rest))
      case .operand(let word):
        guard let command = command(named: word) else { throw unknown(word) }
        return try read(parser.rest, for: command, early)
      }
    }
    if early.isEmpty { return .help(nil) }
    throw UsageError(UsageText.none, hint: UsageText.commands, ["program": .text(name)])
  }

  /// The declarations of the commands that people are told of, in their order.
  public var declarations: [CommandDeclaration] { commands.map { $0.declaration }.filter { !$0.isHidden } }

  /// The command of this name, nil if none.
  public func command(named name: String) -> (any Command<Context>.Type)? {
    for command in commands where command.name == name { return command }
    return nil
  }

  /// The command that the words name, and the operands after it as far as they can be read, also where the command line is refused.
  public func operands(in words: [String]) -> (command: any Command<Context>.Type, operands: [String])? {
    var parser = Parser(words[...], options: globalOptions + [.help, .version])
    guard let name = parser.readableOperands().first, let command = command(named: name), let index = words.firstIndex(of: name) else {
      return nil
    }
    parser = Parser(words[(index + 1)...], options: command.declaration.options + globalOptions + [.help])
    return (command, parser.readableOperands())
  }

  private func read(_ words: ArraySlice<String>, for command: any Command<Context>.Type, _ early: [(OptionDeclaration, String)])
    throws(UsageError)
    -> Request
  {
    let declaration = command.declaration
    var arguments = Arguments(operands: declaration.operands, options: declaration.options + globalOptions)
    do throws(UsageError) {
      for (option, value) in early { try arguments.add(option, value) }
      var parser = Parser(words, options: declaration.options + globalOptions + [.help])
      while let token = try parser.next() {
        switch token {
        case .option(let option, _) where option.long == OptionDeclaration.help.long: return .help(declaration)
        case .option(let option, let value): try arguments.add(option, value)
        case .operand(let word): arguments.add(operand: word)
        }
      }
      arguments.joinOperands()
      try arguments.checkOperands()
      return .run(try command.init(arguments), arguments)
    } catch {
      let usage = Message(UsageText.usage, ["program": .text(name), "command": .text(declaration.name)])
      throw UsageError(Explanation(error.explanation.what, help: error.explanation.help ?? usage))
    }
  }

  private func helpTopic(_ words: ArraySlice<String>) throws(UsageError) -> CommandDeclaration? {
    guard let word = words.first(where: { !$0.hasPrefix("-") }) else { return nil }
    if word == "help" { return nil }
    guard let command = command(named: word) else { throw unknown(word) }
    return command.declaration
  }

  private func unknown(_ word: String) -> UsageError {
    let near = suggestion(for: word, among: declarations.map(\.name) + ["help"])
    return UsageError(
      Explanation(
        Message(UsageText.noCommand, ["word": .text(word)]),
        help: near.map { Message(UsageText.near, ["word": .text($0)]) } ?? Message(UsageText.commands, ["program": .text(name)])))
  }
}
