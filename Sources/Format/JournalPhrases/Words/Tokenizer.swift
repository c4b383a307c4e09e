// Arguments to tokens.

import JournalDates
import JournalModel
import JournalText

/// Cuts one argument into tokens; one pass over its characters.
struct Tokenizer {
  private struct Letter {
    var character: Character
    var folded: String
    var offset: Int

    /// 0 to 9; nil for all but digits, full-width ones included.
    var digit: Int? {
      guard let byte = folded.utf8.first, folded.utf8.count == 1, byte &- 0x30 < 10 else { return nil }
      return Int(byte &- 0x30)
    }
    func isMark(_ marks: String) -> Bool { folded.utf8.count == 1 && marks.utf8.contains(folded.utf8.first ?? 0) }
  }

  private let letters: [Letter]
  private let end: Int
  private let argument: Int
  private var tokens: [Token] = []
  private var i = 0

  /// The tokens of an argument, which is the one of this number.
  static func tokens(_ text: String, argument: Int = 0) -> [Token] {
    var tokenizer = Tokenizer(text, argument)
    return tokenizer.read()
  }

  /// The words and numbers of a name, folded, as they are looked for.
  static func words(_ text: String) -> [String] { tokens(text).filter { !$0.isMark }.map(\.folded) }

  /// The tokens of a word as they are looked for. Most words of the tables are small letters of ASCII, and are one token as they stand.
  static func foldedTokens(_ word: String) -> [String] {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { $0 &- 0x61 < 26 }
    return isPlain ? [word] : tokens(word).map(\.folded)
  }

  /// What the first token of a word surely begins with: its first two letters where both are of one word in any phrase, else the first. Folded.
  static func beginning(of word: Substring) -> String {
    guard let first = word.first else { return "" }
    let second = word.dropFirst().first
    let isOne = isSpacedLetter(first) && isSpacedLetter(second)
    return isOne ? String((LetterFolding.folded(first) + (second.map { LetterFolding.folded($0) } ?? "")).prefix(2)) : String(LetterFolding.folded(first).prefix(1))
  }

  private init(_ text: String, _ argument: Int) {
    var letters: [Letter] = []
    var offset = 0
    for character in text {
      letters.append(Letter(character: character, folded: LetterFolding.folded(character), offset: offset))
      offset += character.utf8.count
    }
    self.letters = letters
    self.argument = argument
    end = offset
  }

  private mutating func read() -> [Token] {
    while i < letters.count {
      if letters[i].character.isBlank { i += 1 } else { take() }
    }
    return tokens
  }

  private func letter(_ at: Int) -> Letter? { letters.indices.contains(at) ? letters[at] : nil }
  private func digit(_ at: Int) -> Int? { letter(at)?.digit }
  private var isAtWordStart: Bool { i == 0 || letters[i - 1].character.isBlank }

  private mutating func add(_ kind: Token.Kind, to next: Int, _ script: Token.Script = .spaced, folded: String? = nil) {
    let start = letters[i].offset
    let glued = tokens.last.map { $0.range.upperBound == start } ?? false
    let text = folded ?? letters[i..<next].map(\.folded).joined()
    tokens.append(
      Token(
        kind: kind, script: script, folded: text, argument: argument, range: start..<(letter(next)?.offset ?? end), isGlued: glued))
    i = next
  }

  private mutating func take() {
    let first = letters[i]
    if first.isMark("+#"), isAtWordStart, letter(i + 1)?.character.isLetterOfAnyScript == true { return takeTag() }
    if first.digit != nil || Self.fractions[first.character] != nil { return takeNumber() }
    if first.isMark("-"), isAtWordStart, digit(i + 1) != nil, tokens.last?.isGlued != true { return takeNumber() }
    if let script = Self.unspaced(first.character) { return add(.word, to: i + 1, script) }
    if first.character.isLetterOfAnyScript { return takeWord() }
    add(.mark, to: i + 1)
  }

  private mutating func takeTag() {
    var next = i + 1
    while let letter = letter(next), letter.character.isLetterOfAnyScript || letter.character.isNumber || letter.isMark("_-/") { next += 1 }
    while next > i + 2, letters[next - 1].isMark("-/") { next -= 1 }
    add(.tag, to: next, folded: letters[(i + 1)..<next].map { String($0.character) }.joined())
  }

  private mutating func takeWord() {
    // ‘w/o sugar’
    if letters[i].isMark("w"), letter(i + 1)?.isMark("/") == true, letter(i + 2)?.isMark("o") == true, letter(i + 3)?.character.isLetterOfAnyScript != true {
      return add(.word, to: i + 3, folded: "without")
    }
    // After a number stands its unit, and perhaps a number again: `1h05`.
    let isUnit = i > 0 && digit(i - 1) != nil
    var next = i + 1
    while let letter = letter(next) {
      if letter.isMark("'") {
        // French and Portuguese drop a vowel before the next one: `j'ai`, `d'eau`. English words stay whole: `didn't`.
        if next - i <= 5, Self.elided.contains(letters[i..<next].map(\.folded).joined()),
          next + 1 == letters.count || Self.isSpacedLetter(letters[next + 1].character)
        {
          return add(.word, to: next + 1)
        }
        guard Self.isSpacedLetter(self.letter(next + 1)?.character) else { break }
      } else if letter.digit != nil {
        if isUnit { break }
      } else if !Self.isSpacedLetter(letter.character) {
        break
      }
      next += 1
    }
    add(.word, to: next)
  }

  private mutating func takeNumber() {
    let start = i
    let isNegative = letters[i].isMark("-")
    if !isNegative, let day = date() { return add(.date(day), to: start + 10) }
    var next = isNegative ? i + 1 : i
    var groups: [String] = [""]
    var separators: [String] = []
    while let letter = letter(next) {
      if letter.digit != nil {
        groups[groups.count - 1] += letter.folded
      } else if letter.isMark(".,:") || Self.isThinBlank(letter.character), groups.last != "", digit(next + 1) != nil {
        groups.append("")
        separators.append(Self.isThinBlank(letter.character) ? " " : letter.folded)
      } else {
        break
      }
      next += 1
    }
    if let fraction = letter(next).flatMap({ Self.fractions[$0.character] }), separators.isEmpty {
      return add(.number((decimal(groups[0]) ?? 0) + fraction), to: next + 1)
    }
    if !separators.isEmpty, separators.allSatisfy({ $0 == ":" }) {
      let parts = groups.compactMap { $0.utf8.count <= 3 ? Int($0) : nil }
      let isClock = parts.count == groups.count && parts.count <= 3 && groups.dropFirst().allSatisfy { $0.utf8.count == 2 } && !isNegative
      return add(isClock ? .clock(parts) : .mark, to: next)
    }
    // A decimal comma or point only where it cannot group thousands; narrow blanks do nothing else.
    let sign = isNegative ? "-" : ""
    switch (groups.count, separators.first) {
    case (1, _): add(decimal(sign + groups[0]).map { .number($0) } ?? .mark, to: next)
    case (2, ".") where groups[1].utf8.count != 3 || groups[0] == "0",
      (2, ",") where groups[1].utf8.count != 3:
      add(decimal(sign + groups[0] + "." + groups[1]).map { .number($0) } ?? .mark, to: next)
    case (_, " ") where separators.allSatisfy { $0 == " " } && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }:
      add(decimal(sign + groups.joined()).map { .number($0) } ?? .mark, to: next)
    case (3..., _):
      let number = TypedNumber.plain(groups, separators).flatMap { decimal(sign + $0) }
      add(number.map { .number($0) } ?? .unclearNumber(decimal: nil), to: next)
    default:
      let whole = TypedNumber.isGrouped(groups) && groups.count == 2 ? decimal(sign + groups.joined()) : nil
      let fraction = groups.count == 2 && separators == ["."] ? decimal(sign + groups[0] + "." + groups[1]) : nil
      add(.unclearNumber(decimal: fraction, whole: whole), to: next)
    }
  }

  /// `2026-11-20`, with nothing that goes on.
  private func date() -> CalendarDay? {
    guard i + 10 <= letters.count, digit(i + 10) == nil, letters[i + 4].isMark("-") else { return nil }
    return CalendarDay(letters[i..<(i + 10)].map(\.folded).joined())
  }
}

extension Tokenizer {
  private static let fractions: [Character: Double] = ["½": 0.5, "¼": 0.25, "¾": 0.75]
  private static let elided: Set<String> = ["j", "n", "d", "l", "c", "s", "t", "m", "qu", "jusqu"]

  private static func isThinBlank(_ character: Character) -> Bool { character == "\u{A0}" || character == "\u{202F}" }

  private static func isSpacedLetter(_ character: Character?) -> Bool {
    guard let character, character.isLetterOfAnyScript else { return false }
    return unspaced(character) == nil
  }

  /// The script of a character that is a token of its own; nil for all others.
  private static func unspaced(_ character: Character) -> Token.Script? {
    guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x1100 else { return nil }
    switch scalar {
    case 0x1100...0x11FF, 0xAC00...0xD7A3, 0x3130...0x318F: return .hangul
    case 0x3041...0x309F: return .kana
    case 0x30A1...0x30FF, 0xFF66...0xFF9F: return .katakana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .han
    default: return nil
    }
  }
}

extension Character {
  // Most characters are ASCII, and the properties of others cost far more.
  fileprivate var isBlank: Bool { asciiValue.map { $0 == 0x20 || $0 &- 0x09 < 5 } ?? isWhitespace }
  fileprivate var isLetterOfAnyScript: Bool { asciiValue.map { ($0 | 0x20) &- 0x61 < 26 } ?? isLetter }
}
