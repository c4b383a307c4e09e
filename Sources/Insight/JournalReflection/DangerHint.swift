// Whether words sound as if somebody were in danger.

import JournalText
import Synchronization
import WordRules

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

  /// - Parameter lists: Those of languages that are written alike. None is read where the text has not the words of a hint in any of them.
  private static func isPresent(in text: String, _ lists: [HintLists.Known]) -> Bool {
    let hashed = HashedText(text, isWithoutBlanks: lists.contains { $0.needs.isWithoutBlanks })
    let possible = lists.filter { $0.needs.mayFit(hashed) }
    return !possible.isEmpty && isPresent(in: text, possible.map(\.lists), among: lists)
  }

  private static func isPresent(in text: String, _ lists: [HintLists], among all: [HintLists.Known]) -> Bool {
    let found = lists.flatMap { $0.hints(in: text) }
    if found.isEmpty { return false }
    // Languages share words: what one of them knows for news or a tale is none in another either.
    let tales = all.flatMap { $0.lists.tales(in: text) }
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
  static let european = ["en", "de", "es", "fr", "pt-BR"].map { Known($0) }
  static let japanese = [Known("ja")]
  static let korean = [Known("ko")]

  /// The lists of a language, which are read when a text has words that they need.
  final class Known: Sendable {
    let needs: HintNeeds
    private let tag: String
    private let read = Mutex<HintLists?>(nil)

    init(_ tag: String) {
      self.tag = tag
      needs = HintNeeds("hints-\(tag)")
    }

    var lists: HintLists {
      read.withLock { read in
        if let read { return read }
        let lists = WordListFile.text("hints-\(tag)").map { HintLists($0, needs) } ?? HintLists("")
        read = lists
        return lists
      }
    }
  }

  private let writing: WritingRules
  private var hints = RuleSection()
  private var joint = JointHints()
  /// A sentence that tells of a film, a book or the news; the exceptions say which of them was only seen next.
  private var tales = RuleSection()
  /// A sentence about what dies or is killed and is nobody: a process, a level of a game.
  private var things = RuleSection()
  /// A person’s own wish or deed, which nothing of `things` takes back.
  private var own = RuleSection()
  /// The same in the first person and as a clause of its own, which no tale in another clause takes back.
  private var ownClause = RuleSection()
  private var unknown: [String] = []

  /// - Parameter needs: What its hints need, where it is known.
  init(_ text: String, _ needs: HintNeeds? = nil) {
    let file = WordListFile(text)
    writing = file.writing
    var reader = RuleReader(writing)
    reader.readLists(of: file)
    joint = JointHints(JointSigns(of: file), reader, needing: needs?.signs)
    let others = ["lists", "written", JointSigns.together]
    for section in file.sections where !others.contains(section.name) && !section.name.hasPrefix(JointSigns.sign) {
      switch section.name {
      case HintNeeds.section: hints = RuleSection(section, reader, needing: needs?.hints)
      case "tales": tales = RuleSection(section, reader)
      case "things": things = RuleSection(section, reader)
      case "own": own = RuleSection(section, reader)
      case "own clause": ownClause = RuleSection(section, reader)
      default: unknown.append("there is no section ‘\(section.name)’")
      }
    }
    unknown += reader.problems
  }

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] { unknown + joint.problems + [hints, tales, things, own, ownClause].flatMap(\.problems) }

  /// The hints that no exception covers.
  func hints(in words: String) -> [FoundHint] {
    let text = ReadText(words, writing)
    let matches = hints.rules.matches(in: text).map(\.range).filter { !$0.isEmpty }
    let exceptions = matches.isEmpty ? [] : hints.exceptions.matches(in: text).map(\.range)
    let (plain, clauses) = matches.isEmpty ? ([], []) : (own.counted(in: text), ownClause.counted(in: text))
    let single = matches.compactMap { range -> FoundHint? in
      let wishes = clauses.filter { $0.overlaps(range) }
      let nearby = exceptions.filter { $0.overlaps(range) }
      let stands = wishes.contains { wish in !nearby.contains { Self.takesBack($0, wish, in: text) } }
      guard stands || nearby.isEmpty else { return nil }
      var hint = FoundHint([range], in: text)
      (hint.isOwnClause, hint.isOwn) = (!wishes.isEmpty, !wishes.isEmpty || plain.contains { $0.overlaps(range) })
      return hint
    }
    return single + joint.hints(in: text)
  }

  /// Whether an exception is about a wish that is a clause of its own: what begins before it or ends behind a comma only happens to have its words.
  private static func takesBack(_ exception: Range<Int>, _ wish: Range<Int>, in text: ReadText) -> Bool {
    let clause = text.tokens[wish.upperBound - 1].clause
    return exception.lowerBound >= wish.lowerBound && exception.allSatisfy { text.tokens[$0].clause == clause }
  }

  func tales(in words: String) -> [FoundTale] {
    let text = ReadText(words, writing)
    let matches = tales.rules.matches(in: text)
    let later = matches.isEmpty ? [] : tales.exceptions.matches(in: text)
    func found(_ range: Range<Int>, isLater: Bool, isThing: Bool) -> FoundTale {
      let token = text.tokens[range.lowerBound]
      return FoundTale(sentence: token.sentence, place: token.place, isLater: isLater, isThing: isThing)
    }
    return matches.map { match in found(match.range, isLater: later.contains { $0.range.overlaps(match.range) }, isThing: false) }
      + things.counted(in: text).map { found($0, isLater: false, isThing: true) }
  }
}

/// Where a hint stands.
struct FoundHint {
  /// One, or those of several signs, counted through the text.
  var sentences: Set<Int>
  /// The character behind which its last word ends.
  var end: Int
  /// Whether it has a person’s own wish or deed.
  var isOwn = false
  /// Whether that is said in the first person, in a clause of its own.
  var isOwnClause = false

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
  /// Whether it is about what dies or is killed and is nobody.
  var isThing: Bool

  /// What is done next does not take back what was said before it, and what is said of a thing no wish of a person.
  func covers(_ hint: FoundHint, isLater: Bool) -> Bool {
    if !hint.sentences.contains(sentence) || isLater && place > hint.end { return false }
    return isThing ? !hint.isOwn : !hint.isOwnClause
  }
}
