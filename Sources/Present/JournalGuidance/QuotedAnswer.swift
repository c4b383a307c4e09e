// An earlier answer inside of a question: the words as written, between the quotation marks of the language.

import JournalText

/// What of an answer stands in a question about it.
public enum QuotedAnswer {
  /// How many characters are put in at most.
  public static let longest = 60
  /// An answer of more characters is not quoted where it stood a question before, or where it was just written.
  private static let longestAgain = 40

  /// Whether an answer is too long to be read over and over.
  static func isLong(_ answer: String) -> Bool {
    answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").count > longestAgain
  }

  /// Whether an answer, or a part of it, is private; too much is taken for it rather than too little.
  public static func isPrivate(_ answer: String) -> Bool {
    answer.contains("#") && answer.lowercased().withoutEscapes.contains(text: "#private")
  }

  /// An answer of few words as it is compared: no capitals, one kind of apostrophe, no marks around it.
  static func folded(_ answer: String) -> String {
    let marks: (Character) -> Bool = { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
    let words = answer.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.drop(while: marks)
    let end = text.lastIndex { !marks($0) }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end].map { $0 == "’" ? "'" : $0 })
  }

  /// A sentence that is shorter says too little to stand for the whole answer: ‘Well.’
  private static let shortest = 12

  /// The answer on one line, cut at the end of a sentence, or else at a word with `…`. Empty where there are only blanks.
  public static func shortened(_ answer: String) -> String {
    let line = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > longest else { return line }
    let head = Array(line.prefix(longest + 1))
    let isEnd: (Int) -> Bool = { at in
      // A point inside of a number or an address ends nothing; the marks of Japanese stand without a blank after them.
      "。！？".contains(head[at]) || ".!?…".contains(head[at]) && head[at + 1] == " "
    }
    if let end = (shortest..<longest).last(where: isEnd) { return String(head[...end]) }
    let room = longest - 1
    if let blank = (longest / 2..<room + 1).last(where: { head[$0] == " " }) {
      return String(head[..<blank]).droppingMarks + "…"
    }
    return String(head[..<room]) + "…"
  }

  /// Between quotation marks, those inside of others where the answer has some itself. A whole quotation gets none, and no full stop stands
  /// before the closing mark.
  static func quoted(_ answer: String, _ marks: Marks) -> String {
    var words = shortened(answer)
    if words.isEmpty { return "" }
    if words.hasPrefix(marks.open), words.hasSuffix(marks.close), words.count > marks.open.count + marks.close.count { return words }
    if let last = words.last, last == "." || last == "。", !words.hasSuffix("..") { words.removeLast() }
    let isNested = words.contains { marks.open.contains($0) || marks.close.contains($0) }
    return isNested ? marks.innerOpen + words + marks.innerClose : marks.open + words + marks.close
  }

  struct Marks: Sendable {
    let open, close, innerOpen, innerClose: String
  }

  /// The text as Markdown that says the same: nothing in it is a link, a tag, a field or emphasis.
  static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      if "\\`*_[]<>#&~^|$%=".contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
  }
}

extension String {
  /// Without the marks at its end that would stand before an ellipsis.
  fileprivate var droppingMarks: String {
    var text = self
    while let last = text.last, ",;:–- ".contains(last) { text.removeLast() }
    return text
  }
}
