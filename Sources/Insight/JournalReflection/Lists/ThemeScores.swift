// How much a text says of each theme, its parts in several languages taken together.

/// What is said of themes.
struct ThemeScores: Sendable {
  private struct Score {
    /// Words of a list, each once.
    var words: Set<Substring> = []
    var shown: [(place: Int, word: String)] = []
    var first: Int { shown.map(\.place).min() ?? 0 }
  }

  private var scores: [Theme: Score] = [:]

  /// How many different words were found.
  var count: Int { scores.values.reduce(0) { $0 + $1.words.count } }

  /// - Parameter place: Where in the text; only what comes first counts.
  mutating func add(_ theme: Theme, word: Substring, shown: String, at place: Int) {
    scores[theme, default: Score()].words.insert(word)
    scores[theme]?.shown.append((place, shown))
  }

  /// Adds what stands behind a place of the text.
  mutating func add(_ others: ThemeScores, behind place: Int) {
    for (theme, score) in others.scores {
      scores[theme, default: Score()].words.formUnion(score.words)
      scores[theme]?.shown += score.shown.map { ($0.place + place, $0.word) }
    }
  }

  /// The most spoken of first; at most three.
  var found: [FoundTheme] {
    scores.sorted { Self.isMore($0, $1) }.prefix(3).map { theme, score in
      FoundTheme(theme, score.shown.sorted { $0.place < $1.place }.map(\.word))
    }
  }

  private static func isMore(_ one: (key: Theme, value: Score), _ other: (key: Theme, value: Score)) -> Bool {
    // A person's own words are meant more than any list's.
    if one.key.isOwn != other.key.isOwn { return one.key.isOwn }
    let (a, b) = (one.value, other.value)
    if a.words.count != b.words.count { return a.words.count > b.words.count }
    if a.shown.count != b.shown.count { return a.shown.count > b.shown.count }
    if a.first != b.first { return a.first < b.first }
    return one.key.rawValue < other.key.rawValue
  }
}
