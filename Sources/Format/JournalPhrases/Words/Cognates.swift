// Words that are nearly the same in several languages: Akkordeon, acordeón and accordion.

import JournalModel

/// Reads a word of one language as that of a name in another, where both are written by the same sounds but for an ending.
struct Cognates {
  /// The words of names by what they share with their kin in other languages.
  private let words: [String: String]
  private let known: Set<String>

  init(_ vocabulary: PhraseVocabulary) {
    var (words, known): ([String: String], Set<String>) = ([:], [])
    for activity in vocabulary.activities where !activity.isArchived {
      for word in ([activity.title] + activity.aliases).flatMap(Tokenizer.words) {
        known.insert(word)
        if let root = Self.root(of: word) { words[root] = words[root] ?? word }
      }
    }
    (self.words, self.known) = (words, known)
  }

  /// The places of words that are none of a name and of no table, with the word of a name that each is.
  func mended(_ tokens: [Token]) -> [(place: Int, word: String)] {
    tokens.indices.compactMap { i in
      let token = tokens[i]
      guard token.isWord, token.script == .spaced, token.senses.isEmpty, !known.contains(token.folded), token.roots.allSatisfy({ !known.contains($0) }),
        let root = Self.root(of: token.folded), let word = words[root]
      else { return nil }
      return (i, word)
    }
  }

  /// What a word has in common with those of other languages: written by sound, without the vowels of its ending. Nil for short ones, of which too many
  /// are alike.
  static func root(of word: String) -> String? {
    guard word.utf8.count >= 6, word.utf8.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
    var root = word
    // Therapie, terapia and therapy end alike, and not as ‘stretchy’ does beside ‘stretch’.
    let isOfKind = ["y", "ie", "ia"].contains(where: root.hasSuffix)
    if root.hasSuffix("ao") { root = root.dropLast(2) + "on" }
    if root.hasSuffix("ium") { root = String(root.dropLast(2)) }
    for (from, to) in [("ph", "f"), ("th", "t"), ("qu", "c"), ("ck", "c"), ("gu", "g"), ("k", "c"), ("y", "i"), ("e", "i")] { root = Self.spelt(root, from, as: to) }
    var letters: [Character] = []
    for letter in root where letters.last != letter { letters.append(letter) }
    while let last = letters.last, "aio".contains(last) { letters.removeLast() }
    return letters.count >= 5 ? String(letters) + (isOfKind ? "+" : "") : nil
  }

  private static func spelt(_ word: String, _ from: String, as to: String) -> String {
    var (spelt, rest) = ("", Substring(word))
    while !rest.isEmpty {
      if rest.hasPrefix(from) { (spelt, rest) = (spelt + to, rest.dropFirst(from.count)) } else { spelt.append(rest.removeFirst()) }
    }
    return spelt
  }
}
