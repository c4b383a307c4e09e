// A command, declared once: parsing and help are read from the same values.

/// One option of a command.
public struct Option: Hashable, Sendable {
  /// Without its hyphens: `dry-run`.
  public var long: String
  /// The one-letter form, if there is one: `n`.
  public var short: Character?
  /// What stands for the value in help, such as `DAY`; nil for a switch.
  public var value: String?
  public var summary: String
  /// Whether it may be given more than once.
  public var isRepeatable: Bool
  /// The only values it takes; empty where any will do.
  public var choices: [String]

  public init(
    _ long: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false, choices: [String] = [], _ summary: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.choices = choices
    self.summary = summary
  }
}

/// One word, or the words, that a command is about.
public struct Operand: Hashable, Sendable {
  public enum Count: Hashable, Sendable {
    case required
    case optional
    /// One or more. Only the last operand of a command may repeat.
    case repeating
    /// None or more. Only the last operand of a command may repeat.
    case optionalRepeating
  }

  /// As help shows it: `FILE`.
  public var name: String
  public var count: Count
  public var summary: String
  /// The only words it takes; empty where any will do.
  public var choices: [String]

  public init(_ name: String, _ count: Count, choices: [String] = [], _ summary: String) {
    self.name = name
    self.count = count
    self.summary = summary
    self.choices = choices
  }

  /// One word that must be given.
  public init(_ name: String, _ summary: String) { self.init(name, .required, summary) }

  var isRequired: Bool { count == .required || count == .repeating }
  var repeats: Bool { count == .repeating || count == .optionalRepeating }

  /// `FILE`, `[FILE]`, `FILE...`, `[FILE...]`.
  public var usage: String {
    switch count {
    case .required: name
    case .optional: "[\(name)]"
    case .repeating: "\(name)..."
    case .optionalRepeating: "[\(name)...]"
    }
  }
}

/// A command line worth copying, and what it does.
public struct Example: Hashable, Sendable {
  public var line: String
  public var summary: String

  public init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }

  /// The words behind the program's name, up to a pipe or a redirection, as a shell hands them on: quotes group, nothing is expanded.
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
  public var operands: [Operand]
  public var options: [Option]
  public var examples: [Example]
  /// Whether the command is for scripts of ours alone: help, manual and completion pass over it.
  public var isHidden: Bool

  public init(
    _ name: String, _ summary: String, discussion: String = "", operands: [Operand] = [], options: [Option] = [], examples: [Example] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.isHidden = isHidden
  }
}

extension CommandDeclaration {
  /// What is wrong with the declaration itself, in words; empty where it is sound. A program's tests ask every command.
  public func contradictions(globalOptions: [Option] = []) -> [String] {
    var found: [String] = []
    let all = options + globalOptions + [.help]
    for (index, option) in all.enumerated() {
      if all[..<index].contains(where: { $0.long == option.long }) { found.append("--\(option.long) is declared twice") }
      if let short = option.short, all[..<index].contains(where: { $0.short == short }) { found.append("-\(short) is declared twice") }
      if option.long.isEmpty || option.long.contains("=") { found.append("‘\(option.long)’ is no name for an option") }
      if option.value == nil, !option.choices.isEmpty { found.append("--\(option.long) has choices but takes no value") }
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

extension Option {
  static let help = Option("help", short: "h", "Show this help.")
  static let version = Option("version", "Show the version.")
}
