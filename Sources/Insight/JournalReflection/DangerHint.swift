// Whether words sound as if somebody were in danger.

import JournalText

/// A yes or no, and nothing else: no score, no level, nothing that is counted or kept. A needless hint is cheaper than a missed one.
public enum DangerHint {
  /// Whether a text sounds as if its writer were in danger, in any of the seven languages, whichever is set.
  public static func isPresent(in text: String) -> Bool {
    if text.utf8.count < 3 { return false }
    let scripts = Scripts(of: text)
    if scripts.hasKana, isPresent(in: text, HintLists.japanese) { return true }
    if scripts.hasHangul, isPresent(in: text, HintLists.korean) { return true }
    return scripts.hasLetters && isPresent(in: text, HintLists.european)
  }

  private static func isPresent(in text: String, _ lists: [HintLists]) -> Bool {
    let found = lists.reduce(into: Set<Int>()) { $0.formUnion($1.sentences(ofHintsIn: text)) }
    if found.isEmpty { return false }
    // Languages share words: what one of them knows for news or a tale is none in another either.
    return !lists.reduce(into: found) { $0.subtract($1.sentences(ofTalesIn: text)) }.isEmpty
  }

  /// Which letters a text has, so that no list is read for nothing.
  private struct Scripts {
    var (hasLetters, hasKana, hasHangul) = (false, false, false)

    init(of text: String) {
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF5A: hasLetters = true
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xFF66...0xFF9F: hasKana = true
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: hasHangul = true
        default: break
        }
      }
    }
  }
}

/// The lists of one language.
struct HintLists: Sendable {
  static let european = ["en", "de", "es", "fr", "pt-BR"].compactMap { HintLists.of($0) }
  static let japanese = ["ja"].compactMap { HintLists.of($0) }
  static let korean = ["ko"].compactMap { HintLists.of($0) }

  private let writing: WritingRules
  private var hints = RuleSection()
  /// A sentence that tells of a film, a book or the news.
  private var tales = RuleSet()
  private(set) var problems: [String] = []

  static func of(_ tag: String) -> HintLists? { WordListFile.text("hints-\(tag)").map { HintLists($0) } }

  init(_ text: String) {
    let file = WordListFile(text)
    writing = file.writing
    var reader = RuleReader(writing)
    reader.readLists(of: file)
    for section in file.sections where !["lists", "written"].contains(section.name) {
      switch section.name {
      case "hints":
        for line in section.lines { hints.rules.add(WordRule(reader.steps(of: line))) }
        for line in section.exceptions { hints.exceptions.add(WordRule(reader.steps(of: line))) }
      case "tales": for line in section.lines { tales.add(WordRule(reader.steps(of: line))) }
      default: problems.append("there is no section ‘\(section.name)’")
      }
    }
    problems += reader.problems
  }

  /// The sentences with a hint that no exception covers, counted through the text.
  func sentences(ofHintsIn words: String) -> [Int] {
    let text = ReadText(words, writing)
    let matches = hints.rules.matches(in: text).filter { !$0.range.isEmpty }
    if matches.isEmpty { return [] }
    let exceptions = hints.exceptions.matches(in: text)
    return matches.filter { match in !exceptions.contains { $0.range.overlaps(match.range) } }.map {
      text.tokens[$0.range.lowerBound].sentence
    }
  }

  func sentences(ofTalesIn words: String) -> [Int] {
    let text = ReadText(words, writing)
    return tales.starts(in: text).map { text.tokens[$0].sentence }
  }
}
