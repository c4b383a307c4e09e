// How a day or a moment felt.

/// A mood on five steps.
public enum Mood: Int, Hashable, Sendable, CaseIterable, Comparable {
  case horrible = 0
  case bad, average, good, great

  /// `horrible` to `great`.
  public var name: String {
    switch self {
    case .horrible: "horrible"
    case .bad: "bad"
    case .average: "average"
    case .good: "good"
    case .great: "great"
    }
  }

  /// Where the median of several moods lies: at one step, or between two that follow each other. Nil of none.
  public static func middle(of moods: [Mood]) -> ClosedRange<Mood>? {
    guard !moods.isEmpty else { return nil }
    let sorted = moods.map(\.rawValue).sorted()
    let sum = sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]
    guard let low = Mood(rawValue: sum / 2), let high = Mood(rawValue: (sum + 1) / 2) else { return nil }
    return low...high
  }

  /// The same where a single step has to say it: between two the lower one, so that no word is rosier than the days.
  public static func median(of moods: [Mood]) -> Mood? { middle(of: moods)?.lowerBound }

  public static func < (a: Mood, b: Mood) -> Bool { a.rawValue < b.rawValue }
}

/// The words for moods: the five names, the numbers 0 to 4, the person's own names, and what else files say for a mood.
public struct MoodLabels: Sendable {
  /// The person's names from the lowest mood to the highest; five, or none.
  public let names: [String]
  /// The person's own words that name no mood and yet say one where a file has them for its mood, in lower case: `wobbly`.
  private var own: [String: Mood] = [:]
  /// The same of words that everybody understands: `tired`. Asked where a word is no other, since few files need its tables.
  private var understood: (@Sendable (String) -> Mood?)?

  /// Only the names of the format.
  public static let standard = MoodLabels(unchecked: [])

  /// Nil unless there are five different names that are not empty.
  public init?(_ names: [String]) {
    guard names.count == Mood.allCases.count, Set(names).count == names.count, !names.contains("") else { return nil }
    self.names = names
  }

  private init(unchecked names: [String]) { self.names = names }

  /// The mood that a word names; the person's own names come first, and a number is what they say it is. Nil for other words.
  public func mood(named word: String) -> Mood? {
    if let index = names.firstIndex(where: { $0.hasSameBytes(as: word) }) { return Mood(rawValue: index) }
    if let mood = Mood.allCases.first(where: { $0.name == word }) { return mood }
    if let mood = own[word], Int(word) != nil { return mood }
    guard word.utf8.count == 1, let number = Int(word) else { return nil }
    return Mood(rawValue: number)
  }

  /// The mood that a file means by a word: one that names it, else one of the others, whatever its case.
  public func mood(written word: String) -> Mood? { mood(named: word) ?? mood(told: word) }

  /// The mood that a word says without naming it.
  public func mood(told word: String) -> Mood? {
    let word = word.lowercased()
    return own[word] ?? understood?(word)
  }

  /// The same with other words for moods, all in lower case: the person's own, and those that everybody understands.
  public func understanding(_ own: [String: Mood] = [:], _ understood: @escaping @Sendable (String) -> Mood?) -> MoodLabels {
    var labels = self
    (labels.own, labels.understood) = (own, understood)
    return labels
  }

  /// The numbers that say a mood, lowest first: those that the person has for it, where they count their moods themselves, else its place among the five.
  public func numbers(of mood: Mood) -> [Int] {
    guard hasOwnNumbers else { return [mood.rawValue] }
    return own.compactMap { $0.value == mood ? Int($0.key) : nil }.sorted()
  }

  /// Whether the person says themselves what numbers say.
  public var hasOwnNumbers: Bool { own.keys.contains { Int($0) != nil } }

  /// The person's name for a mood, else the format's.
  public func name(of mood: Mood) -> String { names.isEmpty ? mood.name : names[mood.rawValue] }

  /// Every word that names a mood, lowest mood first.
  public var words: [String] { names.isEmpty ? Mood.allCases.map(\.name) : names }
}

extension MoodLabels: Equatable {
  /// What everybody understands is the same for all that understand it.
  public static func == (a: MoodLabels, b: MoodLabels) -> Bool {
    a.names == b.names && a.own == b.own && (a.understood == nil) == (b.understood == nil)
  }
}

extension MoodLabels {
  /// What `4/5` and `7/10` say, where the second number is the best: the share of it that the first is, in five steps. Nil for fewer steps than five,
  /// and for what is on no scale.
  public static func step(_ word: String) -> Mood? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let said = Double(parts[0]), let steps = Int(parts[1]), steps >= 5, said >= (steps == 5 ? 1 : 0),
      said <= Double(steps)
    else { return nil }
    return Mood(rawValue: max(0, Int((said * 5 / Double(steps)).rounded(.up)) - 1))
  }
}
