// What people call a Keep, a Problem, a Try and an Action.

public import JournalModel

extension SectionKind {
  /// The words, each with or without a colon behind it, and the kind that is meant: ‘add good …’, ‘add bad: …’.
  public static let spoken: [String: String] = {
    let rows: [(kind: SectionKind, words: [String])] = [
      (.keep, ["keep", "keeps", "good", "well", "plus", "positive", "win", "wins", "happy", "liked", "gut", "bien", "bueno", "bom", "bon"]),
      (.problem, ["problem", "problems", "bad", "badly", "minus", "negative", "wrong", "trouble", "schlecht", "mal", "malo", "ruim", "mauvais"]),
      (.try, ["try", "tries", "idea", "experiment"]), (.action, ["action", "actions", "todo", "todos"]),
    ]
    var spoken: [String: String] = [:]
    for (kind, words) in rows {
      for word in words {
        for form in [word, word.prefix(1).uppercased() + word.dropFirst()] {
          if form != kind.rawValue { spoken[form] = kind.rawValue }
          spoken[form + ":"] = kind.rawValue
        }
      }
    }
    return spoken
  }()
}
