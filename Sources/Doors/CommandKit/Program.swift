// The program as a whole: its commands, and which of them a command line asks for.

import JournalLanguage
import JournalText

/// A program made of commands over one kind of context.
public struct Program<Context>: Sendable {
  /// What a command line asks for.
  public enum Request: Sendable {
    case run(any Command<Context>, Arguments)
    case help(HelpSubject)
    case version
    /// Nothing is said but perhaps options of every command.
    case nothing
  }

  public var name: String
  public var version: String
  public var summary: String
  /// A paragraph at the end of the program's help.
  public var discussion: String
  /// In the order that help lists them.
  public let groups: [CommandGroup<Context>]
  /// Those of all groups, in their order.
  public let commands: [any Command<Context>.Type]
  /// Options that every command takes, before or after its name.
  public var globalOptions: [OptionDeclaration]
  /// What options that there are not mean.
  public var meanings: [OptionMeaning]
  /// Documents that help shows.
  public var topics: [HelpTopic]

  public init(
    _ name: String, version: String, _ summary: String, discussion: String = "", globalOptions: [any OptionKey] = [],
    meanings: [OptionMeaning] = [], topics: [HelpTopic] = [], groups: [CommandGroup<Context>]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.globalOptions = globalOptions.map(\.declaration)
    self.meanings = meanings
    self.topics = topics
    self.groups = groups
    commands = groups.flatMap { $0.everyday + $0.others }
  }

  /// Finds the command that the words (without the program's own name) ask for, and reads the rest of them for it.
  /// Help wins over every mistake that stands after it.
  public func resolve(_ words: [String]) throws(UsageError) -> Request {
    var parser = Parser(words[...], options: globalOptions + [.help, .version, .allHelp])
    var early: [(OptionDeclaration, String)] = []
    while let token = try parser.next() {
      switch token {
      case .option(let option, _) where option == .help: return .help(try subject(parser.rest))
      case .option(let option, _) where option == .version: return .version
      case .option(let option, let value): early.append((option, value))
      case .refusedSwitch, .period, .words: break
      case .operand("help"): return .help(try subject(parser.rest))
      case .operand("version") where parser.rest.isEmpty: return .version
      case .operand(let word):
        if let named = find(word, parser.rest) { return try read(named, early) }
        if let topic = topic(named: word) {
          // A page of help does nothing, and who says more wants something done.
          if let more = parser.readableOperands().first {
            throw UsageError(
              UsageText.onlyPage, ["word": .text(word), "more": .text(more)], hint: topic.name == "restore" && more.hasSuffix(".zip") ? UsageText.onlyPageFile : UsageText.onlyPageWay,
              ["program": .text(name), "topic": .text(topic.name), "more": .text(more)])
          }
          return .help(.topic(topic))
        }
        // It is one that wants more words behind it.
        if let named = needing(word, parser.rest) { return try read(named, early) }
        throw unknown(word)
      }
    }
    return .nothing
  }

  /// The declarations of the commands that people are told of, in their order.
  public var declarations: [CommandDeclaration] { commands.map { $0.told }.filter { !$0.isHidden } }

  /// The command of this name, nil if none.
  public func command(named name: String) -> (any Command<Context>.Type)? {
    for command in commands where command.name == name { return command }
    return nil
  }

  /// The command that the words name, and the operands after it as far as they can be read, also where the command line is refused.
  public func operands(in words: [String]) -> (command: any Command<Context>.Type, operands: [String])? {
    var parser = Parser(words[...], options: globalOptions + [.help, .version])
    guard let name = parser.readableOperands().first, let index = words.firstIndex(of: name),
      let named = find(name, words[(index + 1)...])
    else { return nil }
    parser = Parser(named.rest, options: named.command.declaration.options + globalOptions + [.help], meanings)
    return (named.command, parser.readableOperands())
  }

  private func read(_ named: NamedCommand<Context>, _ early: [(OptionDeclaration, String)]) throws(UsageError) -> Request {
    let command = named.command
    let declaration = command.declaration
    var arguments = Arguments(operands: declaration.operands, options: declaration.options + globalOptions)
    do throws(UsageError) {
      for (option, value) in early { try arguments.add(option, value) }
      var parser = Parser(
        named.rest, options: declaration.options + globalOptions + [.help], meanings,
        answers: SwitchAnswers(declaration, takesText: command.mayTakeText), help: "\(name) help \(declaration.name)")
      var period: String?
      while let token = try parser.next() {
        switch token {
        case .option(let option, _) where option == .help: return .help(.command(told(named, narrowedTo: arguments.firstOperand)))
        case .option(let option, let value): try arguments.add(option, value)
        case .refusedSwitch: break
        case .operand(let word): arguments.add(operand: word)
        case .period(let words): period = words
        case .words(let words): for word in words { arguments.add(operand: word) }
        }
      }
      arguments.taken = parser.taken
      if let period { try arguments.add(period: period) }
      if arguments.firstOperand == nil { for word in named.alias?.subject ?? [] { arguments.add(operand: word) } }
      arguments.joinOperands()
      try arguments.checkOperands(orElse: command.declaration.wordWay)
      return .run(try command.init(arguments), arguments)
    } catch {
      let example = error.wantsExample ? declaration.examples.first { $0.words.count > 1 } : nil
      let place: TextValues = ["program": .text(name), "command": .text(declaration.name), "example": .text(example?.line ?? "")]
      let usage = Message(example == nil ? UsageText.usage : UsageText.usageAsIn, place)
      var told = UsageError(Explanation(error.explanation.what, help: error.explanation.help ?? usage))
      told.isOfCommand = true
      told.unknownOption = error.unknownOption
      told.advice = error.explanation.help == nil ? .none : .certain
      throw told
    }
  }

  /// A command as help tells of it; where another word for it says more than its name, what that word stands for comes first.
  private func told(_ named: NamedCommand<Context>, narrowedTo operand: String?) -> CommandDeclaration {
    var told = named.command.told.narrowed(to: operand)
    guard let alias = named.alias, !(alias.lead + alias.subject).isEmpty else { return told }
    let line = ([name, told.name] + (alias.lead + alias.subject).map { ShellText.quoted($0) }).joined(separator: " ")
    let words = Message(UsageText.aliasIs, ["alias": "\(name) \(alias.name)", "line": .text(line)]).inEnglish
    told.summary = "\(words)\n\n\(told.summary)"
    return told
  }

  /// What help the words after ‘help’ ask for.
  private func subject(_ words: ArraySlice<String>) throws(UsageError) -> HelpSubject {
    var parser = Parser(words, options: globalOptions + [.help, .version, .allHelp])
    var operands = parser.readableOperands()[...]
    if words.contains("--\(OptionDeclaration.allHelp.long)") || words.contains("-a") { return .everything }
    if operands.first == "topics" || operands.first == "topic" {
      operands.removeFirst()
      guard let name = operands.first else { return .topics }
      if let topic = topic(named: name) { return .topic(topic) }
    }
    guard let word = operands.first, word != "help" else { return .overview }
    // The name of a document is meant before another word for a command: ‘imports’ tells of imports, ‘import’ how it is called.
    if command(named: word) == nil, let topic = topics.first(where: { $0.name == word }) { return .topic(topic) }
    if let named = find(word, operands.dropFirst()) { return .command(told(named, narrowedTo: named.rest.first)) }
    if word == "all" { return .everything }
    if let topic = topic(named: word) { return .topic(topic) }
    throw unknown(word)
  }

  /// The topic of this name or alias.
  public func topic(named word: String) -> HelpTopic? { topics.first { $0.name == word || $0.aliases.contains(word) } }

  private static var openings: Set<String> {
    ["i", "we", "my", "our", "the", "this", "that", "which", "who", "where", "on", "in", "at", "is", "are", "was", "spent", "spend", "paid", "money", "longest", "furthest", "sick", "ill", "no", "not"]
  }

  private func unknown(_ word: String) -> UsageError {
    // Every letter is near every other one, and what opens a sentence is no misspelt command.
    let near = word.count > 1 && !Self.openings.contains(word.lowercased()) ? suggestion(for: word, among: names).flatMap { $0 == word ? nil : $0 } : nil
    var error = UsageError(
      Explanation(
        Message(UsageText.noCommand, ["word": .text(word)]),
        help: near.map { Message(UsageText.near, ["word": .text($0)]) } ?? Message(UsageText.commands, ["program": .text(name)])))
    error.advice = near == nil ? .none : .near
    return error
  }
}
