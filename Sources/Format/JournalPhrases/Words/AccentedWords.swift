// Words that only their accents tell from small words of other languages: French ‘thé’, which without is ‘the’.

enum AccentedWords {
  /// The places of them, each with a word that tables know it by.
  static func mended(_ tokens: [Token], typedIn arguments: [String]) -> [(place: Int, word: String)] {
    tokens.indices.compactMap { i in
      guard tokens[i].isWord, tokens[i].script == .spaced, let wanted = words[tokens[i].folded] else { return nil }
      let typed = arguments[tokens[i].argument].slice(tokens[i].range).lowercased()
      return typed == wanted.typed ? (i, wanted.word) : nil
    }
  }

  private static let words: [String: (typed: String, word: String)] = [
    "the": ("thé", "tea"), "thes": ("thés", "teas"), "te": ("té", "tea"), "tes": ("tés", "teas"),
  ]
}
