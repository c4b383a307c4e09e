// What the word lists of one language say about a text.

public import JournalLanguage

/// The word lists of one language. Nothing is read before something is asked.
public struct ReflectionWords: Sendable {
  private let tag: String

  /// The lists of a language; a language without lists finds nothing.
  public static func of(_ language: Language) -> ReflectionWords { ReflectionWords(tag: language.tag) }

  /// What a thought sounds like, in order of precedence; empty when nothing fits. Only for the one answer that holds a thought, never for a
  /// whole day's note.
  public func patterns(in thought: String) -> [ThinkingPattern] { [] }

  /// What a text is about: at most three, the one that most words speak of first; a person's own before the others.
  /// - Parameter own: A person's own themes by name, with their words.
  public func themes(of text: String, own: [String: [String]] = [:]) -> [Theme] { [] }
}
