// All tables together, to be looked up at a place among tokens.

import JournalModel
import JournalText
import Synchronization

/// What words mean that no journal has to name.
struct Lexicon {
  fileprivate struct Entry {
    var words: [String]
    var sense: Sense
  }

  /// Made when a phrase is first read.
  static let standard = Lexicon()

  /// The words of all tables, of which a phrase has few: the others are never cut.
  private var words = UncutWords()
  /// What the words of each text mean.
  private var senses: [Sense] = []
  /// What was asked for, by the first word.
  private let known = KnownEntries()

  private init() {
    for rows in [
      WordRow.numbers, WordRow.units, WordRow.moods, WordRow.days, WordRow.months, WordRow.clock, WordRow.states, WordRow.links,
      WordRow.idioms, WordRow.metrics, WordRow.rests, WordRow.wordings,
      WordRow.feelings,
    ] {
      for row in rows { for words in row.words { add(words, row.sense) } }
    }
    /// Which doing an English name is one of.
    var doings: [Substring: Int] = [:]
    for (index, doing) in Doing.all.enumerated() {
      for words in doing.names.words { add(words, .doing(index, .name)) }
      for name in doing.names.words[0].split(separator: " ") where doings[name] == nil { doings[name] = index }
      add(doing.forms, index, isNegative: false)
      if let negatives = doing.negatives { add(negatives, index, isNegative: true) }
    }
    for synonym in Synonym.all {
      guard let doing = doings[Substring(synonym.doing)] else { continue }
      for words in synonym.said.words { add(words, .doing(doing, .wide)) }
      for words in synonym.called.words { add(words, .doing(doing, .wideName)) }
    }
  }

  private mutating func add(_ forms: WordRow, _ doing: Int, isNegative: Bool) {
    for (language, words) in forms.words.enumerated() {
      add(words, .doing(doing, isNegative ? .negative : Doing.verbFinal.contains(language) ? .ending : .past))
    }
  }

  private mutating func add(_ words: String, _ sense: Sense) {
    if words.isEmpty { return }
    self.words.add(words, gap: Self.gap, beginning: Tokenizer.beginning)
    senses.append(sense)
  }

  /// What begins with a word, the longest first; none where no table has it.
  private func entries(_ first: String) -> [Entry] {
    known.entries(first) {
      // A word is found by all of its letters, or by the one or two that it surely begins with.
      let beginnings: Set = [first, String(first.prefix(2)), String(first.prefix(1))]
      let places = Set(beginnings.flatMap { words.places(beginning: $0) }).sorted()
      let found = places.flatMap { place in
        let (text, word) = words[place]
        return Self.forms(of: word).flatMap { form in
          let parts = Self.parts(form)
          return ([parts] + Self.written(parts)).filter { $0.first == first }.map { Entry(words: $0, sense: senses[text]) }
        }
      }
      return found.sorted { $0.words.count > $1.words.count }
    }
  }

  /// A word of a table, of a Korean past all of its endings.
  private static func forms(of word: Substring) -> [Substring] {
    word.last == "+" && word.count > 1 ? Doing.koreanEndings.map { word.dropLast() + $0 } : [word]
  }

  /// The other ways in which a verb that says no is written.
  private static func written(_ parts: [String]) -> [[String]] {
    guard let place = parts.firstIndex(where: { $0.hasSuffix("n't") }), case let word = parts[place], case let verb = String(word.dropLast(3)), verb.utf8.count > 2 else { return [] }
    let (before, behind) = (parts[..<place], parts[(place + 1)...])
    return [before + [verb, "not"] + behind, before + [verb + "nt"] + behind].map { Array($0) }
  }

  /// A word of a table as the tokens that it is in a phrase.
  private static func parts(_ word: Substring) -> [String] {
    word.utf8.split(separator: gap).flatMap { Tokenizer.foldedTokens(String(Substring($0))) }
  }

  /// Between the words of what is several.
  private static let gap = UInt8(ascii: "_")

  /// Words that are Portuguese and not English, which show that a ‘no’ is an ‘in the’.
  static let portuguese: Set<String> = {
    let rows = [WordRow.days, WordRow.links, WordRow.states].flatMap(\.self) + Doing.all.flatMap { [$0.names, $0.forms] }
    let words = rows.reduce(into: Set<String>()) { $0.formUnion(Tokenizer.words($1.words[6])) }.subtracting(["que"])
    return rows.reduce(words) { $0.subtracting(Tokenizer.words($1.words[0])) }
  }()

  /// Which of the doings a name is, by its words.
  func doing(named words: [String]) -> Int? {
    guard let first = words.first else { return nil }
    let doings = entries(first).compactMap { entry in if entry.words == words, case .doing(let doing, .name) = entry.sense { doing } else { Int?.none } }
    return doings.min()
  }

  /// The tokens with what each of them can mean.
  func tell(_ tokens: [Token]) -> [Token] {
    var told = tokens
    for index in tokens.indices {
      told[index].place = index
      told[index].senses = senses(tokens, at: index)
    }
    return told
  }

  /// The tokens with what each of them may be a form of.
  func rooted(_ tokens: [Token]) -> [Token] {
    var rooted = tokens
    for index in tokens.indices where tokens[index].isWord {
      rooted[index].roots = tokens[index].script == .spaced ? WordRoots.roots(of: tokens[index].folded) : [tokens[index].folded]
      // ‘dog's been walked’
      if index + 1 < tokens.count, tokens[index + 1].folded == "been", let owner = ComposedWords.owner(tokens[index].folded) { rooted[index].roots.append(owner) }
    }
    return rooted
  }

  /// What a word says that stands in no table.
  private func composed(_ word: String) -> [Sense] {
    if let number = ComposedWords.number(word) { return [.number(number)] }
    guard let owner = ComposedWords.owner(word) else { return [] }
    return entries(owner).compactMap { entry in
      guard entry.words.count == 1 else { return nil }
      return switch entry.sense {
      case .weekday, .day: entry.sense
      default: nil
      }
    }
  }

  /// Whether all tokens from one on are a verb such as ‘do’.
  func isLight(_ tokens: [Token], after start: Int) -> Bool {
    start < tokens.count && tokens.end(at: start, of: .light) == tokens.count
  }

  private func isNumber(_ word: String) -> Bool {
    entries(word).contains { if case .number = $0.sense { $0.words.count == 1 } else { false } }
  }

  private func senses(_ tokens: [Token], at index: Int) -> [(sense: Sense, end: Int)] {
    let entries = entries(tokens[index].folded)
    if entries.isEmpty { return composed(tokens[index].folded).map { ($0, index + 1) } }
    var found: [(Sense, Int)] = []
    for entry in entries {
      let end = index + entry.words.count
      guard end <= tokens.count else { continue }
      var next = index + 1
      while next < end, tokens[next].folded == entry.words[next - index] { next += 1 }
      if next == end { found.append((entry.sense, end)) }
    }
    // The ends of 요가만 and 달렸지만 are no ten thousand.
    if tokens[index].folded == "만", tokens[index].isGlued, index > 0, tokens[index - 1].script == .hangul, !isNumber(tokens[index - 1].folded) {
      found.removeAll { $0.0 == .number(10_000) }
    }
    return found
  }
}

/// What was asked of the tables before, since the same words are asked for again and again.
private final class KnownEntries: Sendable {
  private let entries = Mutex<[String: [Lexicon.Entry]]>([:])
  /// More words than these are not kept: an import reads thousands of lines.
  private static let most = 10_000

  func entries(_ first: String, _ find: () -> [Lexicon.Entry]) -> [Lexicon.Entry] {
    if let known = entries.withLock({ $0[first] }) { return known }
    let found = find()
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeAll() }
      entries[first] = found
    }
    return found
  }
}

extension [Token] {
  /// What the tokens from `index` on can mean; nothing after the last one.
  func senses(at index: Int) -> [(sense: Sense, end: Int)] { index < count ? self[index].senses : [] }

  /// Where the tokens from `index` on have a meaning, the index after the longest that has.
  func end(at index: Int, where isWanted: (Sense) -> Bool) -> Int? {
    guard index < count else { return nil }
    for (sense, end) in self[index].senses where isWanted(sense) { return end }
    return nil
  }

  func end(at index: Int, of sense: Sense) -> Int? { end(at: index) { $0 == sense } }
}
