// What the word lists of one language say about a text.

public import JournalLanguage
import WordRules

/// The word lists of one language. Nothing is read before something is asked.
public struct ReflectionWords: Sendable {
  private let tag: String

  /// The lists of a language; a language without lists finds nothing.
  public static func of(_ language: Language) -> ReflectionWords { ReflectionWords(tag: language.tag) }

  /// What a thought sounds like, in order of precedence; empty when nothing fits. Only for the one answer that holds a thought, never for a
  /// whole day's note. What sounds as if somebody were in danger is never called a pattern.
  public func patterns(in thought: String) -> [ThinkingPattern] {
    // Who answers in another language than the questions are in is understood as well.
    let likeliest = TextLanguage.standard.likeliest(of: thought)
    let others = [TextLanguage.standard.certain(of: thought) ?? (likeliest.count == 1 ? likeliest.first : nil)].compactMap(\.self)
    let tags = others.filter { $0 != tag } + [tag]
    let found = tags.lazy.compactMap { PatternLists.of($0) }.map { PatternFinder(thought, $0).patterns }.first { !$0.isEmpty }
    let patterns = found ?? []
    return patterns.isEmpty || DangerHint.isPresent(in: thought) ? [] : patterns
  }

  /// What is wrong with the lists of a language themselves, for whoever mends them.
  public static func problems(ofListsIn language: Language) -> [String] {
    let tag = language.tag
    func missing(_ name: String) -> [String] { ["there is no ‘\(name)-\(tag)’"] }
    return (PatternLists.of(tag)?.problems ?? missing("patterns")) + (WordListFile.text("hints-\(tag)").map { HintLists($0).problems } ?? missing("hints"))
      + (ThemeLists.of(tag)?.problems ?? missing("themes"))
  }
}
