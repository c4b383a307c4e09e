// Words that say of themselves that they are private: ‘private: had a fight’, ‘(private) foo’, ‘private lesson with Tom’.

import JournalModel
import JournalText

/// What is typed to be written, with the words that only say that it is private told apart.
struct PrivateWords {
  /// What is to be written; without the tag.
  private(set) var words: [String]
  /// The word that a sentence begins with and keeps, for it may be a part of what is told; nil where it only said what it is.
  private(set) var kept: String?

  /// Where the words about something begin, at the latest.
  private let start: Int

  /// - Parameter start: How many words may stand before those that are told, such as the mood.
  /// - Returns: Nil where nothing says that they are private.
  init?(_ words: [String], behind start: Int = 0) {
    (self.words, self.start) = (words, start)
    guard takeWordAlone() || takeSign() || takeBrackets() || keepFirst() || takeLast() else { return nil }
    self.words.removeAll { $0.trimmed.isEmpty }
  }

  /// A line as it is written: one that says of itself that it is private has the tag, on each of its paragraphs.
  static func written(_ line: String) -> String {
    guard let said = PrivateWords([line]), let text = said.words.first, !text.trimmed.isEmpty else { return line }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed.isEmpty ? String($0) : $0.trimmed + " #private" }.joined(separator: "\n")
  }

  /// Of ‘log private "had a fight"’ the word, which is first or stands before what is in quotes.
  private mutating func takeWordAlone() -> Bool {
    // ‘mood bad private’
    if start > 0, words.count == start + 1, let last = words.last, Self.isMarkAlone(last) {
      words.removeLast()
      return true
    }
    for place in words.indices.dropLast() where Self.isMarkAlone(words[place]) {
      guard place <= start || Self.isSentence(words[place + 1]) else { continue }
      words.remove(at: place)
      return true
    }
    return false
  }

  /// Of ‘private: had a fight’, ‘private, had a fight’ and ‘private -- had a fight’ the word and what follows it.
  private mutating func takeSign() -> Bool {
    for (place, text) in words.enumerated() where place <= start || Self.isSentence(text) {
      guard let word = text.split(maxSplits: 1, whereSeparator: { !$0.isLetter }).first.map({ String($0) }), Self.isMark(word),
        text.hasPrefix(word), case let behind = text.dropFirst(word.count).trimmed, let sign = behind.first, Self.signs.contains(sign),
        sign != "-" || !text.dropFirst(word.count).hasPrefix("-")
      else { continue }
      let rest = behind.drop { Self.signs.contains($0) }.trimmed
      if rest.isEmpty, place == words.count - 1 { return false }
      words[place] = rest
      return true
    }
    return false
  }

  /// ‘(private)’, as it is told of what others are not shown, wherever it stands.
  private mutating func takeBrackets() -> Bool {
    for place in words.indices {
      for mark in Self.marks + Self.marks.map({ $0.prefix(1).uppercased() + $0.dropFirst() }) {
        for (open, close) in [("(", ")"), ("[", "]"), ("（", "）")] {
          guard let range = words[place].firstRange(ofText: open + mark + close) else { continue }
          let others = [words[place][..<range.lowerBound].trimmed, words[place][range.upperBound...].trimmed].filter { !$0.isEmpty }
          if others.isEmpty, words.count == 1 { return false }
          words[place] = others.joined(separator: " ")
          return true
        }
      }
    }
    return false
  }

  /// ‘private lesson with Tom’ in quotes: nobody can tell whether the word is told or tells, so it does both.
  private mutating func keepFirst() -> Bool {
    for text in words where Self.isSentence(text) {
      guard let first = text.split(whereSeparator: \.isWhitespace).first.map({ String($0) }), Self.isMarkAlone(first) else { continue }
      kept = first
      return true
    }
    return false
  }

  /// ‘talked to my lawyer private’: behind words that it belongs to none of. Of a sentence in quotes it is as well a part, so it stays.
  private mutating func takeLast() -> Bool {
    guard let last = words.last, last.trimmed.contains(where: { !$0.isWhitespace }) else { return false }
    let all = words.flatMap { $0.words.map { String($0) } }
    guard all.count > max(start, 1), let word = all.last, Self.isMarkAlone(word), case let before = all[all.count - 2].lowercased(),
      !Self.holders.contains(before), !Self.makers.contains(all[0].lowercased())
    else { return false }
    if Self.isSentence(last) {
      kept = word
    } else {
      words.removeLast()
    }
    return true
  }

  /// Words that say that something is private, or is done so, of which the word is a part: ‘talked in private’, ‘my diary is private’.
  private static let holders: Set<String> = [
    "in", "is", "are", "was", "were", "be", "been", "being", "it", "them", "this", "that", "stay", "stays", "stayed", "keep", "kept", "very", "so", "too",
    "quite", "more", "less", "not", "a", "the", "my", "went", "go", "going", "gone", "and", "or", "super", "rather", "really", "feel", "felt", "no",
    "ist", "war", "sehr", "zu", "nicht", "ganz", "und", "oder", "bleibt", "es", "rein", "muy", "en", "está", "era", "más", "no", "y", "lo", "la", "un",
    "una", "très", "est", "et", "trop", "plus", "le", "pas", "é", "foi", "muito", "e", "o", "um", "uma", "em", "não",
  ]
  /// Verbs of tasks that make something private: ‘make the calendar private’.
  private static let makers: Set<String> = ["make", "made", "keep", "set", "turn", "mark", "fly", "go", "be", "mach", "mache", "rends", "haz", "deixar"]

  private static func isMark(_ word: String) -> Bool { marks.contains(word.lowercased()) }
  /// A secret garden is one that people tell of; only with a sign behind it does the word say that the rest is private.
  private static func isMarkAlone(_ word: String) -> Bool { isMark(word) && !["secret", "秘密", "비밀"].contains(word.lowercased()) }
  private static func isSentence(_ text: String) -> Bool { text.trimmed.contains(where: \.isWhitespace) }

  private static let signs: Set<Character> = [":", "：", "-", "–", "—", ",", ";", "、"]
  private static let marks = [
    "private", "privately", "secret", "privat", "privado", "privada", "privé", "privée", "非公開", "秘密", "プライベート", "비공개", "비밀",
  ]
}
