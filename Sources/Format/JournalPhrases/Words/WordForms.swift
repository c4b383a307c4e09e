// Whether two words may be forms of one.

import JournalModel
import JournalText

/// Words as sentences have them: ‘run’, ‘ran’ and ‘running’ are one.
public enum WordForms {
  /// Whether two words, in lower case, may be forms of the same word, so that nobody could tell which of two names a sentence means.
  public static func areOfOne(_ a: String, _ b: String) -> Bool {
    !Set(WordRoots.roots(of: a)).isDisjoint(with: WordRoots.roots(of: b))
  }

  /// The other words for what people do that a word names, in its language: ‘swam’ and ‘swimming’ of ‘swim’; empty for all other words.
  public static func others(of word: String) -> [String] {
    let word = Reference.folded(word)
    for doing in Doing.all {
      for (names, forms) in zip(doing.names.words, doing.forms.words) {
        let all = (names + " " + forms).words.map { String($0) }.filter { !$0.contains("_") && !$0.contains("+") }
        if all.contains(where: { Reference.folded($0) == word }) { return all.filter { Reference.folded($0) != word } }
      }
    }
    return []
  }
}
