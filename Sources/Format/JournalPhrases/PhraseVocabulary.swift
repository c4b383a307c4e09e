// The names that plain words may mean.

public import JournalModel

/// What a journal's person does and wants, how they measure it and what they call their moods.
public struct PhraseVocabulary: Sendable {
  /// A habit or a task.
  public struct Activity: Equatable, Sendable {
    public var slug: String
    public var title: String
    public var aliases: [String]
    /// Whether it is not done any more.
    public var isArchived: Bool
    /// Whether it is done once, so that the words of its title are often those of a diary; nil for a habit, else whether it is done.
    public var isDoneTask: Bool?
    /// How much of it is asked for on a day, or allowed; nil for a habit without a target and for a task.
    public var target: HabitTarget?
    /// The currency that it is counted in without a target of its own, since it serves a goal of money; nil for all others.
    public var currency: String?

    public init(
      slug: String, title: String, aliases: [String] = [], isArchived: Bool = false, isDoneTask: Bool? = nil, target: HabitTarget? = nil, currency: String? = nil
    ) {
      self.slug = slug
      self.title = title
      self.aliases = aliases
      self.isArchived = isArchived
      self.isDoneTask = isDoneTask
      self.target = target
      self.currency = currency
    }

    /// The unit of its target, or the currency that it is counted in; nil where it has none.
    var unit: String? { target?.quantity.unit ?? currency }
  }

  public struct Goal: Equatable, Sendable {
    public var slug: String
    public var title: String
    public var aliases: [String]
    /// The units of its targets.
    public var units: [String]

    public init(slug: String, title: String, aliases: [String] = [], units: [String] = []) {
      self.slug = slug
      self.title = title
      self.aliases = aliases
      self.units = units
    }
  }

  public var activities: [Activity]
  /// What is owed to others and not done yet, which a note may say to be done.
  public var obligations: [Activity] = []
  /// The names of the numbers of a day that the journal has beside those with a meaning of their own.
  public var metrics: [String] = []
  /// Whether a number beside ‘sugar’ is one of the blood: its person measures that.
  public var measuresSugar = false
  public var goals: [Goal]
  public var units: UnitTable
  /// The units of the person's own measures, as written.
  public var ownUnits: [String]
  public var moods: MoodLabels

  /// Whether words could be known again as the name of something: one of them is no ‘the’, ‘did’ or ‘two’.
  public static func canName(_ words: String) -> Bool {
    let tokens = Lexicon.standard.tell(Tokenizer.tokens(words))
    return tokens.indices.contains { tokens[$0].isWord && !tokens.isSmallWord(at: $0) }
  }

  /// Whether a word is one of the name of an activity or a goal.
  public func names(word: String) -> Bool {
    let wanted = Tokenizer.words(word)
    let names = activities.flatMap { [$0.title, $0.slug] + $0.aliases } + goals.flatMap { [$0.title, $0.slug] + $0.aliases }
    return names.contains { Tokenizer.words($0).contains(where: wanted.contains) }
  }

  public init(
    activities: [Activity] = [], goals: [Goal] = [], units: UnitTable = .standard, ownUnits: [String] = [], moods: MoodLabels = .standard
  ) {
    self.activities = activities
    self.goals = goals
    self.units = units
    self.ownUnits = ownUnits
    self.moods = moods
  }
}
