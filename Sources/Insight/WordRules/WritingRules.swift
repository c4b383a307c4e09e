// How a language is written: with blanks between words or without, what is short for what, where clauses begin.

import JournalText

package struct WritingRules: Sendable {
  package var forms = LetterForms()
  /// Whether words are found as parts of the text, sign by sign.
  package var isWithoutBlanks = false
  /// How many tokens a rule means by one: a syllable of Hangul has two letters or three.
  package var gapFactor = 1
  /// Whether an apostrophe stands between two words, as in French, and is not a letter of one.
  package var apostropheSplits = false
  /// What is short for what: `dont` for `do not`.
  package var written: [String: [String]] = [:]
  package var clauseBreaks = RuleSet()

  package init() {}

  /// Whether a character belongs to a word.
  func isPart(of character: Character, _ characters: [Character], _ at: Int) -> Bool {
    if character.isLetter || character.isNumber || character == "ー" || character == "々" { return true }
    guard Self.apostrophes.contains(character), !apostropheSplits, at > 0, at + 1 < characters.count else { return false }
    return characters[at - 1].isLetter && characters[at + 1].isLetter
  }

  static let apostrophes: Set<Character> = ["'", "’", "ʼ", "`", "´"]

  /// The tokens of a word as it is typed.
  func tokens(of word: [Character]) -> [TextToken] {
    if isWithoutBlanks {
      var tokens: [TextToken] = []
      for (at, character) in word.enumerated() {
        for (place, sign) in LetterForms.signs(of: character).enumerated() {
          let typed = place == 0 ? String(character) : ""
          tokens.append(TextToken(folded: sign, exact: sign, typed: typed, startsWord: at == 0 && place == 0, isNumber: character.isNumber))
        }
      }
      return tokens
    }
    let typed = String(shortened(word).map { Self.apostrophes.contains($0) ? "'" : $0 }).lowercased()
    let plain = typed.contains("'") ? String(typed.filter { $0 != "'" }) : typed
    let isNumber = typed.first?.isNumber ?? false
    guard let words = written[typed] ?? written[forms.folded(plain)] else {
      return [TextToken(folded: forms.folded(plain), exact: plain, typed: String(word), isNumber: isNumber)]
    }
    return words.enumerated().map { place, one in
      TextToken(folded: forms.folded(one), exact: one, typed: place == 0 ? String(word) : "", isNumber: isNumber)
    }
  }

  /// A letter that is drawn out stands once: `sooooo`.
  private func shortened(_ word: [Character]) -> [Character] {
    var out: [Character] = []
    for (at, character) in word.enumerated() {
      let isDrawnOut = at > 1 && word[at - 1] == character && word[at - 2] == character && character.isLetter
      if isDrawnOut {
        if out.count > 1, out[out.count - 2] == character { out.removeLast() }
        continue
      }
      out.append(character)
    }
    return out
  }
}
