// The words that a command is about: each operand is declared once, and that value is the only key to what was given for it.

import JournalLanguage

/// What parsing, help, manual pages and completions know of an operand.
public struct OperandDeclaration: Hashable, Sendable {
  public enum Count: Hashable, Sendable {
    case required
    case optional
    /// One or more. Only the last operand of a command may repeat.
    case repeating
    /// None or more. Only the last operand of a command may repeat.
    case optionalRepeating
  }

  /// As help shows it: `FILE`.
  public let name: String
  public let count: Count
  public let summary: String
  /// The only words it takes; empty where any will do.
  public let choices: [String]
  /// Other words for these.
  let synonyms: [String: String]
  /// The choice that is meant where a word is none: then the word stands after it.
  let orElse: String?
  /// How many words it takes.
  let reach: WordReach

  init<Word>(name: String, count: Count, summary: String, _ form: WordForm<Word>, orElse: String? = nil) {
    (self.name, self.count, self.summary, self.orElse) = (name, count, summary, orElse)
    (choices, synonyms, reach) = (form.choices, form.synonyms, form.reach)
  }

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

/// An operand, whatever its words become.
public protocol OperandKey: Sendable {
  var declaration: OperandDeclaration { get }
}

/// One word, or the words, that a command is about: an `Operand<Day>` has to be given, an `Operand<Day?>` may be left out, and an
/// `Operand<[Day]>` takes all words that are left.
public struct Operand<Value: Sendable>: OperandKey {
  public let declaration: OperandDeclaration
  let read: @Sendable ([String]) throws(UsageError) -> Value

  /// One word that must be given.
  public init(_ name: Placeholder, _ form: WordForm<Value>, _ summary: String) {
    declaration = OperandDeclaration(name: name.spelling, count: .required, summary: summary, form)
    read = { words throws(UsageError) in
      guard let word = words.first else { throw .missing(name.spelling) }
      return try form.read(word, name.spelling)
    }
  }

  /// One word that may be left out.
  /// - Parameter choice: The choice that is meant where a word is none of them and near none: then the word stands after it.
  public init<Word>(optional name: Placeholder, _ form: WordForm<Word>, orElse choice: String? = nil, _ summary: String)
  where Value == Word? {
    declaration = OperandDeclaration(name: name.spelling, count: .optional, summary: summary, form, orElse: choice)
    read = { words throws(UsageError) in
      guard let word = words.first else { return nil }
      return try form.read(word, name.spelling)
    }
  }

  /// One word or more.
  public init(repeating name: Placeholder, _ summary: String) where Value == [String] {
    declaration = OperandDeclaration(name: name.spelling, count: .repeating, summary: summary, WordForm.text)
    read = { $0 }
  }

  /// Any number of words, none among it.
  public init(optionalRepeating name: Placeholder, _ summary: String) where Value == [String] {
    declaration = OperandDeclaration(name: name.spelling, count: .optionalRepeating, summary: summary, WordForm.text)
    read = { $0 }
  }
}

extension UsageError {
  /// An operand that may be left out elsewhere, and not here.
  public static func missing(_ operand: any OperandKey) -> UsageError { missing(operand.declaration.name) }

  static func missing(_ name: String) -> UsageError {
    var error = UsageError(UsageText.missing, ["word": .text(name)])
    error.wantsExample = true
    return error
  }
}

extension Operand {
  /// One word that must be given, any text.
  public init(_ name: Placeholder, _ summary: String) where Value == String { self.init(name, .text, summary) }

  /// One word that may be left out, any text.
  public init(optional name: Placeholder, _ summary: String) where Value == String? { self.init(optional: name, .text, summary) }
}
