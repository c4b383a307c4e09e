// Commands that are shown together.

/// Commands for one purpose, as help shows them.
public struct CommandGroup<Context>: Sendable {
  /// A word or two.
  public let title: String
  /// Those that the first screen of help shows.
  public let everyday: [any Command<Context>.Type]
  /// The others, which ‘help --all’ shows, too.
  public let others: [any Command<Context>.Type]

  public init(_ title: String, _ everyday: [any Command<Context>.Type], others: [any Command<Context>.Type] = []) {
    (self.title, self.everyday, self.others) = (title, everyday, others)
  }
}

/// One of several things that a command does, named by its first word, as `add` of `habit add`.
public struct CommandVerb: Hashable, Sendable {
  public let name: String
  /// One sentence.
  public let summary: String
  /// The options that go with it.
  public let options: [OptionDeclaration]
  /// What stands after it.
  public let operands: [OperandDeclaration]

  public init(_ name: String, _ summary: String, operands: [any OperandKey] = [], options: [any OptionKey]) {
    (self.name, self.summary) = (name, summary)
    self.operands = operands.map(\.declaration)
    self.options = options.map(\.declaration)
  }
}

extension CommandDeclaration {
  /// What is to know of one thing that it does; all of it where the word names none of them.
  func narrowed(to verb: String?) -> CommandDeclaration {
    guard let verb = verbs.first(where: { $0.name == verb }) else { return self }
    var narrow = self
    narrow.name = "\(name) \(verb.name)"
    narrow.summary = verb.summary
    narrow.discussion = ""
    (narrow.operands, narrow.options, narrow.aliases, narrow.verbs) = (verb.operands, verb.options, [], [])
    narrow.examples = examples.filter { $0.words.dropFirst().first == verb.name }
    return narrow
  }
}
