// What people answer in a language.

public import JournalModel
import JournalText

extension Language {
  /// The first of some files, and how many more there are: forty paths tell nothing that one does not.
  public func shortened(_ files: [String], atMost most: Int = 3) -> TextValue {
    guard files.count > most + 1 else { return .list(files, .comma) }
    let last = self(UndoText.filesAndMore, ["path": .text(files[most - 1]), "count": .number(files.count - most)])
    return .list(files.prefix(most - 1) + [last], .comma)
  }

  /// Whether an answer that was typed agrees.
  public func agrees(_ answer: String) -> Bool { self(ProgramText.yes).split(separator: " ").contains { $0 == answer } }

  /// The key that agrees.
  public var yesKey: String { self(ProgramText.yes).split(separator: " ").first.map { String($0) } ?? "y" }

  /// The mood that one of the language’s own words names, whatever its case.
  public func mood(named word: String) -> Mood? {
    let folded = word.lowercased()
    return Mood.allCases.first { named("mood_words", $0.name)?.lowercased() == folded }
  }
}

extension TextValue {
  /// What people call a mood: the person’s own word where they have one, else that of the language.
  public static func mood(_ mood: Mood, _ labels: MoodLabels) -> TextValue {
    labels.names.isEmpty ? .wording(Wording(mood.name, area: "mood_words", name: mood.name)) : .text(labels.name(of: mood))
  }
}
