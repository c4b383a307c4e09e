// Switches and options: each is declared once, and that value is the only key to what was given for it.

/// What parsing, help, manual pages and completions know of an option.
public struct OptionDeclaration: Hashable, Sendable {
  /// Without its hyphens: `dry-run`.
  public let long: String
  /// The one-letter form, if there is one: `n`.
  public let short: Character?
  /// What stands for the value in help, such as `DAY`; nil for a switch.
  public let value: String?
  public let summary: String
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// The only values it takes; empty where any will do.
  public let choices: [String]
  /// Other words for these.
  let synonyms: [String: String]
  /// How many words its value takes.
  let reach: WordReach
}

/// The word that stands in help for what a person gives, such as `DAY`. A program declares each of its words once, so that a completion can go by
/// them.
public struct Placeholder: Hashable, Sendable {
  public let spelling: String

  public init(_ spelling: String) { self.spelling = spelling }
}

/// A switch or an option, whatever its values are.
public protocol OptionKey: Sendable {
  var declaration: OptionDeclaration { get }
}

extension OptionKey {
  /// As it stands on a command line: `--dry-run`.
  public var name: String { "--\(declaration.long)" }
}

/// A switch, such as `--dry-run`.
public struct Flag: OptionKey {
  public let declaration: OptionDeclaration

  public init(_ long: String, short: Character? = nil, _ summary: String) {
    declaration = OptionDeclaration(
      long: long, short: short, value: nil, summary: summary, isRepeatable: false, choices: [],
      synonyms: [:], reach: .word)
  }
}

/// An option with a value: an `Option<Int?>` may be given once, an `Option<[Int]>` as often as one likes.
public struct Option<Value: Sendable>: OptionKey {
  public let declaration: OptionDeclaration
  let read: @Sendable ([String]) throws(UsageError) -> Value

  /// One that may be given once.
  /// - Parameter value: What stands for the value in help.
  public init<Word>(_ long: String, short: Character? = nil, value: Placeholder, _ form: WordForm<Word>, _ summary: String)
  where Value == Word? {
    declaration = OptionDeclaration(
      long: long, short: short, value: value.spelling, summary: summary, isRepeatable: false, choices: form.choices,
      synonyms: form.synonyms, reach: form.reach)
    read = { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try form.read(word, "--\(long)")
    }
  }

  /// One that may be given once, with any text.
  public init(_ long: String, short: Character? = nil, value: Placeholder, _ summary: String) where Value == String? {
    self.init(long, short: short, value: value, .text, summary)
  }

  /// One that may be given several times.
  /// - Parameter values: What stands for each value in help.
  public init<Word>(_ long: String, short: Character? = nil, values: Placeholder, _ form: WordForm<Word>, _ summary: String)
  where Value == [Word] {
    declaration = OptionDeclaration(
      long: long, short: short, value: values.spelling, summary: summary, isRepeatable: true, choices: form.choices,
      synonyms: form.synonyms, reach: form.reach)
    read = { words throws(UsageError) in
      var result: [Word] = []
      for word in words { result.append(try form.read(word, "--\(long)")) }
      return result
    }
  }

  /// One that may be given several times, with any text.
  public init(_ long: String, values: Placeholder, _ summary: String) where Value == [String] {
    self.init(long, values: values, .text, summary)
  }
}

extension OptionDeclaration {
  static let help = Flag("help", short: "h", "Show this help.").declaration
  /// Of help alone.
  static let allHelp = Flag("all", short: "a", "Every command.").declaration
  static let version = Flag("version", "Show the version.").declaration
}
