// Whether two words may be forms of one.

/// Words as sentences have them: ‘run’, ‘ran’ and ‘running’ are one.
public enum WordForms {
  /// Whether two words, in lower case, may be forms of the same word, so that nobody could tell which of two names a sentence means.
  public static func areOfOne(_ a: String, _ b: String) -> Bool {
    !Set(WordRoots.roots(of: a)).isDisjoint(with: WordRoots.roots(of: b))
  }
}
