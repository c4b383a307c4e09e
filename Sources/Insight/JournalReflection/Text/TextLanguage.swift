// Which of the seven languages a text is written in: asked of the text alone, so that the answer is the same on every screen.

import JournalText
import WordRules

/// The small words and the letters of languages, by which a text is told to be in one.
struct TextLanguage: Sendable {
  /// Of which languages a word is one, by their numbers in `tags`.
  private var words: [String: [Int]] = [:]
  private var letters: [Character: [Int]] = [:]
  /// Of those that are written with blanks and known by their words.
  private(set) var tags: [String] = []

  /// So many words more of one language than of any other make a line one in it, whatever the rest of the text is in.
  private static let sure = 2

  init(_ text: String) {
    for (number, section) in WordListFile(text).sections.enumerated() {
      tags.append(section.name)
      for line in section.lines {
        if line.hasPrefix("letters:") {
          for letter in line.dropFirst("letters:".count) where letter != " " { letters[letter, default: []].append(number) }
        } else {
          for word in line.split(separator: " ") {
            for form in Set([String(word), Self.plain(word)]) where words[form]?.contains(number) != true {
              words[form, default: []].append(number)
            }
          }
        }
      }
    }
  }

  /// Those that a text may be in, the surest alone where one is surest; empty where nothing tells.
  func likeliest(of text: some StringProtocol) -> [String] { scores(of: text).best.map { tags[$0] } }

  /// The language that a line is in beyond doubt; nil where its words leave it open.
  func certain(of line: some StringProtocol) -> String? {
    if let tag = Self.byScript(line) { return tag }
    let scores = scores(of: line)
    guard scores.best.count == 1, scores.lead >= Self.sure else { return nil }
    return tags[scores.best[0]]
  }

  /// Kana and Hangul are of one language each; signs that Chinese has, too, are read as Japanese. Nil where Latin letters are most of it.
  private static func byScript(_ text: some StringProtocol) -> String? {
    var (kana, hangul, latin) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
      case 0x3041...0x30FF, 0x3400...0x9FFF, 0xFF66...0xFF9D: kana += 1
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: hangul += 1
      default: break
      }
    }
    // A sign says as much as some letters: `Zoomで会議` is Japanese.
    if kana + hangul == 0 || 4 * (kana + hangul) < latin { return nil }
    return hangul > kana ? "ko" : "ja"
  }

  private func scores(of text: some StringProtocol) -> (best: [Int], lead: Int) {
    var scores = Array(repeating: 0, count: tags.count)
    var word = ""
    func end() {
      if word.isEmpty { return }
      let known = words[word] ?? (word.utf8.allSatisfy { $0 < 0x80 } ? nil : words[Self.plain(word)])
      for number in known ?? [] { scores[number] += 1 }
      word = ""
    }
    for character in text.lowercased() {
      if character.isLetter {
        word.append(character)
      } else if Self.apostrophes.contains(character), words[word] == nil {
        word.append("'")
      } else {
        end()
      }
      for number in letters[character] ?? [] { scores[number] += 1 }
    }
    end()
    let sorted = scores.sorted(by: >)
    guard let most = sorted.first, most > 0 else { return ([], 0) }
    return (scores.indices.filter { scores[$0] == most }, most - (sorted.dropFirst().first ?? 0))
  }

  private static let apostrophes: Set<Character> = ["'", "’", "ʼ"]

  /// As it is typed without accents: `nao`, `fuer`.
  private static func plain(_ word: some StringProtocol) -> String { LetterForms().folded(word) }

  /// The one of the program.
  static let standard = TextLanguage(WordListFile.text("languages") ?? "")
}
