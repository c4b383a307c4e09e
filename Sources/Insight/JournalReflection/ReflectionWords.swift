// What the word lists of one language say about a text.

public import JournalLanguage

/// The word lists of one language. Nothing is read before something is asked.
public struct ReflectionWords: Sendable {
  private let tag: String
  /// With a person's own themes.
  private let ownThemes: ThemeLists?

  /// The lists of a language; a language without lists finds nothing.
  public static func of(_ language: Language) -> ReflectionWords { ReflectionWords(tag: language.tag, ownThemes: nil) }

  /// The same with a person's own themes, whose words are read once and not for each text.
  public func with(own: [String: [String]]) -> ReflectionWords {
    own.isEmpty ? self : ReflectionWords(tag: tag, ownThemes: ThemeLists(WordListFile.text("themes-\(tag)") ?? "", own: own))
  }

  /// What a thought sounds like, in order of precedence; empty when nothing fits. Only for the one answer that holds a thought, never for a
  /// whole day's note. What sounds as if somebody were in danger is never called a pattern.
  public func patterns(in thought: String) -> [ThinkingPattern] {
    guard let lists = PatternLists.of(tag) else { return [] }
    let patterns = PatternFinder(thought, lists).patterns
    return patterns.isEmpty || DangerHint.isPresent(in: thought) ? [] : patterns
  }

  /// What a text is about: at most three, the one that most words speak of first; a person's own before the others.
  /// - Parameter own: A person's own themes by name, with their words. For many texts, `with(own:)` reads them once.
  public func themes(of text: String, own: [String: [String]] = [:]) -> [Theme] {
    (own.isEmpty ? self : with(own: own)).foundThemes(in: text).map(\.theme)
  }

  /// The same with the words of the text that speak of each.
  public func foundThemes(in text: String) -> [FoundTheme] { (ownThemes ?? ThemeLists.of(tag))?.themes(in: text) ?? [] }

  /// What is wrong with the lists of a language themselves, for whoever mends them.
  public static func problems(ofListsIn language: Language) -> [String] {
    let tag = language.tag
    func missing(_ name: String) -> [String] { ["there is no ‘\(name)-\(tag)’"] }
    return (PatternLists.of(tag)?.problems ?? missing("patterns")) + (HintLists.of(tag)?.problems ?? missing("hints"))
      + (ThemeLists.of(tag)?.problems ?? missing("themes"))
  }
}
