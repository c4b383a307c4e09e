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
    let found = lists.flatMap { $0.hints(in: text) }
    if found.isEmpty { return false }
    // Languages share words: what one of them knows for news or a tale is none in another either.
    let tales = lists.flatMap { $0.tales(in: text) }
    let later = Set(tales.filter(\.isLater).map(\.place))
    return found.contains { hint in !tales.contains { $0.covers(hint, isLater: later.contains($0.place)) } }
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
  private var joint = JointHints()
  /// A sentence that tells of a film, a book or the news; the exceptions say which of them was only seen next.
  private var tales = RuleSection()
  private var unknown: [String] = []

  static func of(_ tag: String) -> HintLists? { WordListFile.text("hints-\(tag)").map { HintLists($0) } }

  init(_ text: String) {
    let file = WordListFile(text)
    writing = file.writing
    var reader = RuleReader(writing)
    reader.readLists(of: file)
    let signs = file.sections.filter { $0.name.hasPrefix("sign ") }
    joint = JointHints(signs.map { (String($0.name.dropFirst(5)), $0) }, reader)
    for section in file.sections where !["lists", "written"].contains(section.name) && !section.name.hasPrefix("sign ") {
      switch section.name {
      case "together": for line in section.lines { joint.add(together: line) }
      case "hints": hints = RuleSection(section, reader)
      case "tales": tales = RuleSection(section, reader)
      default: unknown.append("there is no section ‘\(section.name)’")
      }
    }
    unknown += reader.problems
  }

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] { unknown + joint.problems + hints.problems + tales.problems }

  /// The hints that no exception covers.
  func hints(in words: String) -> [FoundHint] {
    let text = ReadText(words, writing)
    let matches = hints.rules.matches(in: text).filter { !$0.range.isEmpty }
    let exceptions = matches.isEmpty ? [] : hints.exceptions.matches(in: text)
    let single = matches.lazy.filter { match in !exceptions.contains { $0.range.overlaps(match.range) } }
    return single.map { FoundHint([$0.range], in: text) } + joint.hints(in: text)
  }

  func tales(in words: String) -> [FoundTale] {
    let text = ReadText(words, writing)
    let matches = tales.rules.matches(in: text)
    let later = matches.isEmpty ? [] : tales.exceptions.matches(in: text)
    return matches.map { match in
      let token = text.tokens[match.range.lowerBound]
      return FoundTale(sentence: token.sentence, place: token.place, isLater: later.contains { $0.range.overlaps(match.range) })
    }
  }
}

/// Where a hint stands.
struct FoundHint {
  /// One, or those of several signs, counted through the text.
  var sentences: Set<Int>
  /// The character behind which its last word ends.
  var end: Int

  init(_ ranges: [Range<Int>], in text: ReadText) {
    sentences = Set(ranges.map { text.tokens[$0.lowerBound].sentence })
    end = ranges.map { text.tokens[$0.upperBound - 1].place }.max() ?? 0
  }
}

/// Where a sentence tells of a film, a book or the news.
struct FoundTale {
  var sentence: Int
  /// The character behind which its first word ends.
  var place: Int
  /// Whether it tells what was done next: `then we watched the news`.
  var isLater: Bool

  /// What is done next does not take back what was said before it.
  func covers(_ hint: FoundHint, isLater: Bool) -> Bool { hint.sentences.contains(sentence) && !(isLater && place > hint.end) }
}
