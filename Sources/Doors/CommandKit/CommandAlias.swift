// Other words for a command: people guess, and most guesses have one reading.

/// Another word for a command, such as `ls` for `list`; or for a command with words of its own, as `week` is `report this-week`.
public struct CommandAlias: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One word, or several, as in `add habit` and `list open actions`.
  public let name: String
  /// What stands between the command and the words that follow: `--note` of `note`, which is `log --note`.
  public let lead: [String]
  /// What the command is about where no word after it says so: `this-week` of `week`.
  public let subject: [String]
  /// How many words have to follow, so that it is meant.
  public let least: Int
  /// Words that, as the first behind it, mean something else.
  public let others: Set<String>

  public init(_ name: String, _ lead: String..., about subject: String..., least: Int = 0, unless others: Set<String> = []) {
    (self.name, self.lead, self.subject, self.least, self.others) = (name, lead, subject, least, others)
  }

  /// Another word or two, with so many words behind it.
  public init(_ name: String, least: Int) {
    (self.name, lead, subject, self.least, others) = (name, [], [], least, [])
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// Its first word.
  var first: Substring { name.prefix { $0 != " " } }
  /// Its further words, where it has some.
  var second: Substring? { name.firstIndex(of: " ").map { name[name.index(after: $0)...] } }
  /// How many these are.
  var furtherCount: Int { second.map { $0.count { $0 == " " } + 1 } ?? 0 }

  /// Whether these words of a command line mean it.
  func isMeant(by word: String, _ rest: ArraySlice<String>) -> Bool {
    // Hundreds are asked, and nearly all begin with other bytes.
    guard name.utf8.starts(with: word.utf8), first == word else { return false }
    guard let second else {
      let words = rest.filter { !$0.hasPrefix("-") }
      return words.count >= least && !(words.first.map(others.contains) ?? false)
    }
    return rest.prefix(furtherCount).joined(separator: " ") == second
      && rest.dropFirst(furtherCount).filter { !$0.hasPrefix("-") }.count >= least
  }
}

/// A command as words ask for it.
struct NamedCommand<Context> {
  let command: any Command<Context>.Type
  /// Nil where it is called by its own name.
  let alias: CommandAlias?
  /// The words after its name, those that its alias stands for among them.
  let rest: ArraySlice<String>
}

extension Program {
  /// The command that a word and those after it name: by an alias of two words, by its name, or by an alias of one.
  func find(_ word: String, _ rest: ArraySlice<String>) -> NamedCommand<Context>? {
    // A word alone, or before an option, is none of several, so that their lists need not even be made.
    for command in rest.first?.hasPrefix("-") ?? true ? [] : commands {
      for alias in command.aliases where alias.isMeant(by: word, rest) && alias.second != nil {
        return NamedCommand(command: command, alias: alias, rest: ArraySlice(alias.lead + rest.dropFirst(alias.furtherCount)))
      }
    }
    if let command = command(named: word) { return NamedCommand(command: command, alias: nil, rest: rest) }
    let meant = commands.flatMap { command in
      command.aliases.filter { $0.isMeant(by: word, rest) && $0.second == nil }.map { (command: command, alias: $0) }
    }
    // ‘edit WHERE’ is not ‘edit OLD NEW’: what needs more words is meant where they are there.
    guard let most = meant.map(\.alias.least).max(), let found = meant.first(where: { $0.alias.least == most }) else { return nil }
    return NamedCommand(
      command: found.command, alias: found.alias, rest: found.alias.lead.isEmpty ? rest : ArraySlice(found.alias.lead + rest))
  }

  /// The command that a word names which has too few words behind it, so that the command itself says which are missing.
  func needing(_ word: String, _ rest: ArraySlice<String>) -> NamedCommand<Context>? {
    for command in commands {
      for alias in command.aliases where alias.name == word && alias.least > 0 {
        return NamedCommand(command: command, alias: alias, rest: ArraySlice(alias.lead + rest))
      }
    }
    return nil
  }

  /// Every word that begins a command line, those of two words aside.
  var names: [String] {
    declarations.flatMap { [$0.name] + $0.aliases.filter { $0.second == nil }.map(\.name) } + topics.map(\.name) + ["help", "version"]
  }
}
