// Words in the other number: who looks for ‘beer’ means the three beers of yesterday, too.

import JournalText

extension Query {
  /// The same, where each word that stands alone, outside of quotes and not left out, may have the form of one or of many.
  /// - Parameter text: The query as it was typed.
  func inEitherNumber(of text: String) -> Query {
    let bytes = Array(text.utf8)
    return Query(root: root.inEitherNumber { place in
      let start = place.range.lowerBound
      return start < bytes.count && bytes[start] != 0x22
    })
  }
}

extension QueryNode {
  fileprivate func inEitherNumber(_ isPlain: (Place) -> Bool) -> QueryNode {
    switch self {
    case .all(let parts): return .all(parts.map { $0.inEitherNumber(isPlain) })
    case .any(let parts): return .any(parts.map { $0.inEitherNumber(isPlain) })
    // What is left out is exact: nobody wants to lose an entry to a guess.
    case .not, .entry, .item: return self
    case .text(let match):
      guard case .words(var words) = match.form, words.words.count == 1, !words.isPrefix, isPlain(match.place) else { return self }
      words.forms = NounForms.others(of: words.words[0])
      return .text(TextMatch(words: words, like: match))
    }
  }
}

/// The forms of nouns in the languages whose plural is told by an s.
enum NounForms {
  /// What a word is called where it is one, or many: ‘beers’ of ‘beer’, ‘berry’ of ‘berries’. A form that is no word finds nothing.
  static func others(of word: [UInt8]) -> [[UInt8]] {
    guard word.count > 2, word.allSatisfy({ 0x61...0x7A ~= $0 }) else { return [] }
    let text = String(decoding: word, as: UTF8.self)
    var forms: [String] = []
    if text.hasSuffix("ies"), text.count > 4 { forms.append(text.dropLast(3) + "y") }
    if text.hasSuffix("es"), text.count > 4, hisses(text.dropLast(2)) || ["o", "r", "n", "l", "d"].contains(text.dropLast(2).last) { forms.append(String(text.dropLast(2))) }
    if text.hasSuffix("s"), text.count > 3, !text.hasSuffix("ss"), !text.hasSuffix("us"), !text.hasSuffix("is") { forms.append(String(text.dropLast())) }
    if forms.isEmpty {
      if hisses(text[...]) {
        forms = [text + "es"]
      } else if text.hasSuffix("y"), let before = text.dropLast().last, !"aeiou".contains(before) {
        forms = [text.dropLast() + "ies", text + "s"]
      } else {
        forms = [text + "s"]
        // ‘potatoes’, and ‘meses’, ‘dolores’ of other languages.
        if let last = text.last, "orndl".contains(last) { forms.append(text + "es") }
      }
    }
    return forms.map { Array($0.utf8) }
  }

  private static func hisses(_ text: Substring) -> Bool { ["s", "x", "z", "ch", "sh"].contains { text.hasSuffix($0) } }
}
