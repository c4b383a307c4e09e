// Which activities and goals words can name.

import JournalModel

/// The names of a vocabulary, ready to be found among tokens.
struct NameIndex {
  /// Activities that words name, by their index.
  struct Match: Equatable {
    var activities: [Int]
    /// The words are a name as the journal has it.
    var isName = false
    /// The words are a form of a verb: what follows need not belong to a name.
    var isVerb = false
    /// The form tells that it was done: ‘ran’.
    var isPast = false
    /// A form that may end a sentence.
    var isFinal = false
    var isNegative = false
    /// The words are only a part of the names.
    var isPart = false
  }

  private struct Name {
    var words: [String]
    var activity: Int
    /// 0 for the slug, 1 for titles and aliases, 2 for what remains without words such as ‘play’.
    var rank: Int
  }

  private let lexicon: Lexicon
  private var names: [String: [Name]] = [:]
  private var goals: [String: [(words: [String], goal: Int)]] = [:]
  private var roots: [String: [Int]] = [:]
  private var doings: [Int: [Int]] = [:]
  private var parts: [String: [Int]] = [:]
  private var partDoings: [Int: [Int]] = [:]
  /// The words of all names, by their first letters.
  private var nameWords: [Character: Set<String>] = [:]
  private let archived: [Bool]
  /// Which of the activities lead from one place to another.
  private(set) var moving: Set<Int> = []
  /// Which of them are counted, be it in cups.
  private(set) var counted: Set<Int> = []

  init(_ vocabulary: PhraseVocabulary, _ lexicon: Lexicon) {
    self.lexicon = lexicon
    archived = vocabulary.activities.map(\.isArchived)
    for (index, activity) in vocabulary.activities.enumerated() {
      add(activity.slug, index, rank: 0)
      if let unit = activity.unit, vocabulary.units.unit(unit).isCountable { counted.insert(index) }
      for name in [activity.title] + activity.aliases { add(name, index, rank: 1) }
    }
    for (index, goal) in vocabulary.goals.enumerated() {
      for name in [goal.slug, goal.title] + goal.aliases {
        let words = Tokenizer.words(name)
        if let first = words.first { goals[first, default: []].append((words, index)) }
      }
    }
  }

  private mutating func add(_ name: String, _ activity: Int, rank: Int) {
    let tokens = lexicon.tell(Tokenizer.tokens(name).filter { !$0.isMark })
    guard let first = tokens.first else { return }
    let words = tokens.map(\.folded)
    for word in words { if let letter = word.first { nameWords[letter, default: []].insert(word) } }
    names[first.folded, default: []].append(Name(words: words, activity: activity, rank: rank))
    if words.count > 1, words.count <= 3, tokens.allSatisfy({ $0.isWord && $0.script == .spaced }) {
      // `pushups` of `push-ups`
      names[words.joined(), default: []].append(Name(words: [words.joined()], activity: activity, rank: 1))
    }
    let core = core(of: tokens)
    if let first = core.first, core.count < words.count {
      names[first.folded, default: []].append(Name(words: core.map(\.folded), activity: activity, rank: 2))
    }
    let coreWords = core.map(\.folded)
    if let doing = lexicon.doing(named: coreWords) {
      Self.insert(activity, into: &doings[doing, default: []])
      if Doing.all[doing].isMoving { moving.insert(activity) }
    }
    if core.count == 1, core[0].script == .spaced {
      for root in WordRoots.roots(of: coreWords[0]) { Self.insert(activity, into: &roots[root, default: []]) }
    } else {
      for token in core where token.isWord && token.script == .spaced && token.folded.utf8.count >= 3 {
        Self.insert(activity, into: &parts[token.folded, default: []])
        guard let doing = lexicon.doing(named: [token.folded]) else { continue }
        Self.insert(activity, into: &partDoings[doing, default: []])
        if Doing.all[doing].isMoving { moving.insert(activity) }
      }
    }
  }

  private static func insert(_ activity: Int, into list: inout [Int]) { if list.last != activity { list.append(activity) } }

  /// A name without the verbs and articles around it and without an amount: ‘squash’ of ‘Play squash’, ‘read’ of ‘Read 20 pages’.
  private func core(of tokens: [Token]) -> [Token] {
    var core = tokens[...]
    func isLight(_ sense: Sense) -> Bool { sense == .light || sense == .filler || sense == .particle }
    while let end = tokens.end(at: core.startIndex, where: isLight), end < core.endIndex { core = core[end...] }
    if core.count > 2, core.first?.number != nil, isUnit(core[core.startIndex + 1]) { core = core.dropFirst(2) }
    if core.count > 2, let last = core.last, isUnit(last), core[core.endIndex - 2].number != nil { core = core.dropLast(2) }
    for start in core.indices.dropFirst() where tokens.end(at: start, where: isLight) == core.endIndex {
      core = core[..<start]
      break
    }
    return Array(core)
  }

  private func isUnit(_ token: Token) -> Bool {
    token.senses.contains { if case .unit = $0.sense { true } else { false } }
  }

  /// The longest name that begins at a token: that of a slug rather than of a title, of an activity still done rather than of others.
  func name(_ tokens: [Token], at index: Int, isAfterWord: Bool) -> (match: Match, end: Int)? {
    var best: (length: Int, rank: Int, end: Int, activities: [Int])?
    for name in names[tokens[index].folded] ?? [] {
      guard let end = tokens.end(of: name.words, at: index),
        tokens.standAlone(index..<end, isAfterWord: isAfterWord)
      else { continue }
      let rank = name.rank + (archived[name.activity] ? 3 : 0)
      let key = (-name.words.count, rank)
      if let known = best, key > (-known.length, known.rank) { continue }
      if let known = best, key == (-known.length, known.rank) {
        if !known.activities.contains(name.activity) { best?.activities.append(name.activity) }
      } else {
        best = (name.words.count, rank, end, [name.activity])
      }
    }
    guard let best else { return nil }
    // ‘read’ is a name and a past.
    let isVerb = tokens.end(at: index) { if case .doing(_, .past) = $0 { true } else { false } } == best.end
    return (Match(activities: best.activities, isName: true, isVerb: isVerb), best.end)
  }

  /// What a form of a word names.
  func form(_ tokens: [Token], at index: Int, isAfterWord: Bool) -> (match: Match, end: Int)? {
    for (sense, end) in tokens.senses(at: index) {
      guard case .doing(let doing, let form) = sense, let activities = doings[doing],
        tokens.standAlone(index..<end, isAfterWord: isAfterWord)
      else { continue }
      let isFinal = form == .ending || form == .negative
      let isPast = form == .past || form == .ending
      return (
        Match(activities: current(activities), isVerb: form != .name, isPast: isPast, isFinal: isFinal, isNegative: form == .negative), end
      )
    }
    let word = tokens[index]
    guard word.isWord, word.script == .spaced else { return nil }
    for root in WordRoots.roots(of: word.folded) {
      guard let activities = roots[root] else { continue }
      let isParticiple = word.folded.hasPrefix("ge") && root.hasSuffix("en")
      return (Match(activities: current(activities), isVerb: true, isFinal: isParticiple), index + 1)
    }
    return nil
  }

  /// Whose names a word is a part of.
  func part(_ tokens: [Token], at index: Int) -> (match: Match, end: Int)? {
    for (sense, end) in tokens.senses(at: index) {
      guard case .doing(let doing, _) = sense, let activities = partDoings[doing] else { continue }
      return (Match(activities: current(activities), isVerb: true, isPart: true), end)
    }
    return parts[tokens[index].folded].map { (Match(activities: current($0), isPart: true), index + 1) }
  }

  /// Whether a word is so much like one of a name that a typo could have made it: the same first letter, nearly as long.
  func mayBeMeant(by token: Token) -> Bool {
    guard token.isWord, token.script == .spaced, token.folded.utf8.count >= 4, let letter = token.folded.first,
      let words = nameWords[letter], !words.contains(token.folded)
    else { return false }
    return words.contains { $0.utf8.count >= 4 && abs($0.utf8.count - token.folded.utf8.count) <= 2 }
  }

  /// Those still done; all where none is.
  private func current(_ activities: [Int]) -> [Int] {
    let current = activities.filter { !archived[$0] }
    return current.isEmpty ? activities : current
  }

  /// The longest name of a goal that begins at a token, and how many words it has.
  func goal(_ tokens: [Token], at index: Int) -> (goal: Int, end: Int, words: Int)? {
    var best: (goal: Int, end: Int, words: Int)?
    for (words, goal) in goals[tokens[index].folded] ?? [] where words.count > best?.words ?? 0 {
      guard let end = tokens.end(of: words, at: index) else { continue }
      best = (goal, end, words.count)
    }
    return best
  }
}

extension [Token] {
  /// The index after the words of a name that begins at `index`; marks inside are passed over, but for those that divide clauses.
  func end(of words: [String], at index: Int) -> Int? {
    var next = index
    for (number, word) in words.enumerated() {
      while number > 0, next < count, self[next].isMark, ![",", ";", "、", "。"].contains(self[next].folded) { next += 1 }
      guard next < count, self[next].folded == word, !self[next].isMark else { return nil }
      next += 1
    }
    return next
  }
}
