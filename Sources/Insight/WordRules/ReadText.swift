// A text as rules see it: words or signs in a row, with the sentences and clauses in which they stand.

import JournalText

/// A word of a text, or a sign of one that is written without blanks.
package struct TextToken: Sendable {
  /// Small, without accents.
  package var folded: String
  /// Small, as it stands.
  package var exact: String
  /// As it was typed, to be shown; empty where the token before it shows it, too.
  package var typed = ""
  package var startsWord = true
  package var isNumber = false
  package var isQuoted = false
  /// The character of the text behind which its word ends; the same in every language.
  package var place = 0
  /// Counted through the text. What lies between commas is a part, which words such as `but` do not end; a clause ends with either.
  package var sentence = 0
  package var part = 0
  package var clause = 0

  /// Whether it is a Latin letter, in a text that is cut into signs.
  package var isLatin: Bool { folded.unicodeScalars.first.map { $0.properties.isAlphabetic && $0.value < 0x250 } ?? false }
}

/// A text, cut into tokens as a language writes it.
package struct ReadText: Sendable {
  package private(set) var tokens: [TextToken] = []
  /// The sentences that end with a question mark, and those of which the question begins inside, at a token.
  package private(set) var questions: [Int: Int] = [:]
  /// Whether nothing stands outside of quotation marks.
  package private(set) var isQuotedWhole = false

  private let writing: WritingRules

  package init(_ text: String, _ writing: WritingRules) {
    self.writing = writing
    var reader = Cursor()
    let characters = Array(text.widthFolded)
    for (at, character) in characters.enumerated() {
      if writing.isPart(of: character, characters, at) {
        reader.word.append(character)
        continue
      }
      end(&reader, at)
      see(character, characters, at, &reader)
    }
    end(&reader, characters.count)
    isQuotedWhole = !tokens.isEmpty && tokens.allSatisfy(\.isQuoted)
    markClauses()
  }

  /// How far the text is read.
  private struct Cursor {
    var word: [Character] = []
    var (sentence, part) = (0, 0)
    var isAfterGap = true
    var closing: [Character] = []
    var questionStart: Int?
  }

  private mutating func end(_ reader: inout Cursor, _ place: Int) {
    if reader.word.isEmpty { return }
    let word = reader.word
    reader.word = []
    let isQuoted = !reader.closing.isEmpty
    for piece in writing.tokens(of: word) {
      var token = piece
      (token.sentence, token.part, token.place, token.isQuoted) = (reader.sentence, reader.part, place, isQuoted)
      if token.startsWord, !reader.isAfterGap, writing.isWithoutBlanks { token.startsWord = false }
      reader.isAfterGap = false
      tokens.append(token)
    }
    reader.isAfterGap = false
  }

  private mutating func see(_ character: Character, _ characters: [Character], _ at: Int, _ reader: inout Cursor) {
    reader.isAfterGap = true
    if let closing = reader.closing.last, character == closing {
      reader.closing.removeLast()
      return
    }
    if let closing = Self.quotes[character], Self.isClosed(by: closing, characters, after: at) {
      reader.closing.append(closing)
      reader.part += 1
      return
    }
    switch character {
    case "?", "¿", "!", ".", "。", "…", "\n", "\r\n", "\r", "¡", "‽":
      if character == "?" { questions[reader.sentence] = reader.questionStart ?? 0 }
      reader.questionStart = character == "¿" ? tokens.count : nil
      // ¿ and ¡ may stand inside of a sentence.
      if character != "¿", character != "¡" { reader.sentence += 1 }
      reader.part += 1
    case ",", ";", ":", "、", "–", "—", "(", ")", "・", "/": reader.part += 1
    default: break
    }
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "»": "«", "「": "」", "『": "』", "‘": "’", "‹": "›",
  ]

  /// A mark that nothing closes quotes nothing.
  private static func isClosed(by closing: Character, _ characters: [Character], after at: Int) -> Bool {
    characters[(at + 1)...].prefix(2_000).contains { $0 == closing || (closing == "“" && $0 == "”") }
  }

  /// Clauses end where parts end, and where a word begins another.
  private mutating func markClauses() {
    var (clause, part) = (0, tokens.first?.part ?? 0)
    let breaks = writing.clauseBreaks.starts(in: self)
    for at in tokens.indices {
      if tokens[at].part != part || (at > 0 && breaks.contains(at)) { clause += 1 }
      part = tokens[at].part
      tokens[at].clause = clause
    }
  }
}
