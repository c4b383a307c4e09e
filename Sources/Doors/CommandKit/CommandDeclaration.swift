// A command, declared once: parsing and help are read from the same values.

public import JournalLanguage

/// A command line worth copying, and what it does.
public struct Example: Hashable, Sendable {
  public var line: String
  public var summary: String

  public init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }

  /// The words after the program's name, up to a pipe or a redirection, as a shell hands them on: quotes group, nothing is expanded.
  public var words: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote != nil {
        word?.append(character)
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "|" || character == ">" {
        break
      } else if character == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return Array(words.dropFirst())
  }
}

/// All that is to know of a command before it runs.
public struct CommandDeclaration: Hashable, Sendable {
  public var name: String
  /// One sentence, as the list of commands shows it.
  public var summary: String
  /// Paragraphs for the command's own help, parted by empty lines; a line that begins with a blank is kept as it stands.
  public var discussion: String
  public var operands: [OperandDeclaration]
  public var options: [OptionDeclaration]
  public var examples: [Example]
  /// Whether the command is for scripts of ours alone: help, manual and completion pass over it.
  public var isHidden: Bool
  /// What its first word may be, where that decides what goes with it.
  public var verbs: [CommandVerb]
  /// What is said to who gives it a word though it takes none.
  public var wordWay: Message?
  /// Other words for it, as the command itself has them.
  public internal(set) var aliases: [CommandAlias] = []

  public init(
    _ name: String, _ summary: String, discussion: String = "", operands: [any OperandKey] = [], options: [any OptionKey] = [],
    verbs: [CommandVerb] = [], examples: [Example] = [], isHidden: Bool = false, wordWay: Message? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands.map(\.declaration)
    self.options = options.map(\.declaration)
    self.verbs = verbs
    self.examples = examples
    self.isHidden = isHidden
    self.wordWay = wordWay
  }
}

extension CommandDeclaration {
  /// What is wrong with the declaration itself, in words; empty where it is sound. A program's tests ask every command.
  public func contradictions(globalOptions: [OptionDeclaration] = []) -> [String] {
    var found: [String] = []
    let all = options + globalOptions + [.help]
    for (index, option) in all.enumerated() {
      if all[..<index].contains(where: { $0.long == option.long }) { found.append("--\(option.long) is declared twice") }
      if let short = option.short, all[..<index].contains(where: { $0.short == short }) { found.append("-\(short) is declared twice") }
      if option.long.isEmpty || option.long.contains("=") { found.append("‘\(option.long)’ is no name for an option") }
    }
    for (index, operand) in operands.enumerated() {
      if operand.repeats, index + 1 < operands.count { found.append("\(operand.name) repeats but is not last") }
      if operand.isRequired, operands[..<index].contains(where: { !$0.isRequired }) {
        found.append("\(operand.name) is required after an optional one")
      }
      if operands[..<index].contains(where: { $0.name == operand.name }) { found.append("\(operand.name) is declared twice") }
    }
    if summary.isEmpty { found.append("there is no summary") }
    return found
  }
}
