// What a word of a command line has to be, and the value it becomes.

public import JournalLanguage
import JournalText

/// How the word of an option or of an operand is read. A command never sees a word that could not be read: the error is worded here.
public struct WordForm<Value: Sendable>: Sendable {
  /// The only words it takes; empty where any may do.
  let choices: [String]
  /// Other words for these, each with the one that it means.
  let synonyms: [String: String]
  /// How many words it takes.
  let reach: WordReach
  /// Reads a word, given with the name it goes by on the command line: `--limit` or `FILE`.
  public let read: @Sendable (_ word: String, _ name: String) throws(UsageError) -> Value

  /// A form with words of its own for what cannot be read.
  /// - Parameter read: Given the word, and the name it goes by on the command line: `--limit` or `FILE`.
  public init(reach: WordReach = .word, _ read: @escaping @Sendable (_ word: String, _ name: String) throws(UsageError) -> Value) {
    self.init(choices: [], reach: reach, read)
  }

  private init(
    choices: [String], synonyms: [String: String] = [:], reach: WordReach = .word,
    _ read: @escaping @Sendable (_ word: String, _ name: String) throws(UsageError) -> Value
  ) {
    (self.choices, self.synonyms, self.reach, self.read) = (choices, synonyms, reach, read)
  }

  /// A word that means something else.
  /// - Parameter kind: What it must be, for the error: `a day such as 2026-11-20`.
  public static func form(
    _ kind: some TextKey, _ values: TextValues = [:], _ read: @escaping @Sendable (String) -> Value?
  ) -> WordForm {
    let kind = Message(kind, values)
    return WordForm { word, name throws(UsageError) in
      guard let value = read(word) else {
        throw UsageError(UsageText.needsForm, ["name": .text(name), "form": .message(kind), "word": .text(word)])
      }
      return value
    }
  }

  /// One of a few values, each by its name.
  /// - Parameter synonyms: Other words for these names, which are taken and not offered.
  public static func choice(
    of values: [Value], synonyms: [String: String] = [:], named nameOf: @escaping @Sendable (Value) -> String
  ) -> WordForm {
    let names = values.map(nameOf)
    return WordForm(choices: names, synonyms: synonyms) { word, name throws(UsageError) in
      guard let index = names.firstIndex(of: word) else { throw .noChoice(word, for: name, among: names, UsageText.oneOf) }
      return values[index]
    }
  }
}

extension WordForm where Value: RawRepresentable<String> {
  /// One of a few values, each by its raw value.
  public static func choice(of values: [Value], synonyms: [String: String] = [:]) -> WordForm {
    choice(of: values, synonyms: synonyms) { $0.rawValue }
  }
}

extension WordForm<String> {
  /// Any text as it stands.
  public static var text: WordForm { WordForm { word, _ in word } }
}

extension WordForm<Int> {
  /// A whole number within bounds.
  public static func number(in range: ClosedRange<Int> = 0...Int.max) -> WordForm {
    let text = range.upperBound == Int.max ? FormText.wholeFrom : FormText.wholeBetween
    return form(text, ["low": .text("\(range.lowerBound)"), "high": .text("\(range.upperBound)")]) { word in
      Int(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension UsageError {
  /// A word that is none of the few that may stand in its place.
  /// - Parameter name: What the place is called on the command line.
  static func noChoice(_ word: String, for name: String, among choices: [String], _ text: UsageText) -> UsageError {
    UsageError(
      Explanation(
        Message(text, ["name": .text(name), "choices": .list(choices, .comma), "word": .text(word)]),
        help: suggestion(for: word, among: choices).map { Message(UsageText.near, ["word": .text($0)]) }))
  }
}
