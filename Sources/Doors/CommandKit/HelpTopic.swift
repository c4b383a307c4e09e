// What help has beside commands: the documents that come with the program, and what options are probably meant.

/// A document that help shows.
public struct HelpTopic: Sendable {
  public let name: String
  /// One line of the list of topics.
  public let summary: String
  /// Other words that ask for it.
  public let aliases: [String]
  /// In Markdown; made when it is asked for.
  public let text: @Sendable () -> String

  public init(_ name: String, _ summary: String, aliases: [String] = [], _ text: @escaping @Sendable () -> String) {
    (self.name, self.summary, self.aliases, self.text) = (name, summary, aliases, text)
  }
}

/// What help is asked for.
public enum HelpSubject: Sendable {
  /// The commands of every day, on one screen.
  case overview
  /// Every command and the options of all.
  case everything
  case command(CommandDeclaration)
  case topic(HelpTopic)
  /// The list of topics.
  case topics
}

/// What people type for an option that is called otherwise.
public struct OptionMeaning: Hashable, Sendable {
  /// Without hyphens: `since`.
  public let words: Set<String>
  /// The option that is meant, where a command has it: `from`.
  public let option: String
  /// What to type instead; nil where it means exactly the option, which is then taken and told.
  public let instead: String?
  /// What belongs before the value that is typed, so that it means the same: ‘<= ’ of ‘--max 5’; empty for most.
  public let sign: String
  /// What stands for the value of the option that is meant, where options of one name differ; nil for any.
  public let value: String?
  /// What the option is given where nothing is typed for it: ‘--weekly’ is ‘--by week’. Nil for all that have a value.
  public let given: String?
  public let use: Use

  /// What becomes of what is typed for it.
  public enum Use: Hashable, Sendable {
    /// The value of the option that is meant.
    case value
    /// So long is what another option says for: ‘--max 2 --per week’.
    case period
    /// It is said by words as well: ‘--every month’ of a title.
    case words
    /// It is said by the value alone: ‘--caption "The finish"’ of a picture.
    case text
  }

  /// - Parameter instead: What to type instead of it; nil where the option can be taken for it.
  public init(
    _ words: Set<String>, _ option: String, of value: String? = nil, sign: String = "", instead: String? = nil, given: String? = nil, as use: Use = .value
  ) {
    (self.words, self.option, self.instead, self.sign, self.value) = (words, option, instead, sign, value)
    (self.given, self.use) = (given, use)
  }
}

extension [OptionMeaning] {
  /// What a word means to a command with these options.
  func meaning(of word: String, among options: [OptionDeclaration]) -> (option: OptionDeclaration, meaning: OptionMeaning)? {
    for meaning in self where meaning.words.contains(word) {
      if let option = options.first(where: { $0.long == meaning.option && (meaning.value ?? $0.value) == $0.value }) { return (option, meaning) }
    }
    return nil
  }
}
