// What words are about.

/// A theme that a text has, with the words that speak of it.
public struct FoundTheme: Equatable, Sendable {
  public let theme: Theme
  /// As they are typed, each once, in the order of the text.
  public let words: [String]

  init(_ theme: Theme, _ words: [String]) {
    self.theme = theme
    var seen: Set<String> = []
    self.words = words.filter { seen.insert($0.lowercased()).inserted }
  }
}

/// What words are about: one of fourteen, or a person's own of `retro.yaml`.
public enum Theme: Hashable, Sendable, RawRepresentable {
  case work, study, family, relationship, friends, health, sleep, exercise, food, money, leisure, nature, mindfulness, technology
  case own(String)

  /// The fourteen that the word lists know, in the order in which they are told where two are as strong.
  public static let known: [Theme] = [
    .work, .study, .family, .relationship, .friends, .health, .sleep, .exercise, .food, .money, .leisure, .nature, .mindfulness,
    .technology,
  ]

  /// The theme with a name; a person's own where the lists know none of it.
  public init(rawValue name: String) { self = Self.known.first { $0.rawValue == name } ?? .own(name) }

  /// Whether it is a person's own, which no list knows.
  public var isOwn: Bool { if case .own = self { true } else { false } }

  /// `work`, as in a tag and in answers for programs.
  public var rawValue: String {
    switch self {
    case .work: "work"
    case .study: "study"
    case .family: "family"
    case .relationship: "relationship"
    case .friends: "friends"
    case .health: "health"
    case .sleep: "sleep"
    case .exercise: "exercise"
    case .food: "food"
    case .money: "money"
    case .leisure: "leisure"
    case .nature: "nature"
    case .mindfulness: "mindfulness"
    case .technology: "technology"
    case .own(let name): name
    }
  }
}
