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
    /// More is to follow it in the same breath: 飲んで.
    var goesOn = false
    /// The words are what the activity is to do without: ‘smoked’ of ‘No smoking’.
    var isInverse = false
    /// They are that, behind a word for without.
    var isWithout = false
    /// The words are only a part of the names.
    var isPart = false
    /// They are what the name means in other words than its own: ‘couru’ of ‘Run’.
    var isTranslated = false
    /// A verb behind what the name has behind the verb: ‘plants watered’.
    var isSwapped = false
    /// An infinitive with ‘zu’, which says by itself nothing of whether it was done.
    var isToDo = false
  }

  struct Name {
    var words: [String]
    var activity: Int
    /// 0 for the slug, 1 for titles and aliases, 2 for what remains without words such as ‘play’.
    var rank: Int
    /// What a name says no to.
    var isInverse = false
  }

  /// A name of one word, as it is written.
  private struct Root {
    var activity: Int
    var word: String
    /// Whether the name has a verb beside it, so that it is none itself: the water of ‘Drink water’.
    var isNoun: Bool
  }

  let lexicon: Lexicon
  private(set) var names: [String: [Name]] = [:]
  private var goals: [String: [(words: [String], goal: Int)]] = [:]
  private var roots: [String: [Root]] = [:]
  private(set) var doings: [Int: [Int]] = [:]
  private var parts: [String: [Int]] = [:]
  private(set) var partDoings: [Int: [Int]] = [:]
  private(set) var allPatterns: [NamePattern] = []
  /// Which of them a word may begin, by what it may be a form of.
  private var patternStarts: [String: [Int]] = [:]
  /// Which of them a word may begin by what it means.
  private var patternDoings: [Int: [Int]] = [:]
  /// The words of all names, by their first letters, each with an activity.
  private(set) var nameWords: [Character: [String: Int]] = [:]
  /// What words of names have in common with others of their family, and the activities.
  private(set) var mentions: [String: [Int]] = [:]
  /// Words in scripts without blanks, by their first token.
  private(set) var runs: [String: [(words: [String], activity: Int)]] = [:]
  /// The first bytes of all that the sentence’s words may be forms of: of other words of names nothing need be known.
  private let initials: Set<[UInt8]>
  /// The doings that the sentence’s words may name.
  private let askedDoings: Set<Int>
  let archived: [Bool]
  /// Which of them are done once: no part of their names names them.
  let isTask: [Bool]
  let units: UnitTable
  private let targetUnits: [String?]
  /// Those that are to do without something: ‘No smoking’.
  private(set) var avoided: Set<Int> = []
  /// Whether anything is measured in kilograms.
  private(set) var hasMass = false
  /// The words of the journal's own numbers of the day, with their names.
  let metrics: [(words: [String], name: String)]
  /// Whether ‘sugar 133’ is a number of the blood.
  let measuresSugar: Bool
  /// Whether a number beside ‘sugar’ may be one of the blood all the same: nothing counts what is eaten of it.
  let mayReadSugar: Bool
  /// Those of which so much is allowed, and no more.
  private(set) var limited: Set<Int> = []
  /// Which of the activities lead from one place to another.
  private(set) var moving: Set<Int> = []
  /// Which of them are learnt, so that an hour of what is learnt is one of them: ‘Study English’.
  private(set) var learnt: Set<Int> = []
  /// Which of them are counted, be it in cups.
  private(set) var counted: Set<Int> = []
  /// Those that say no more than that something is worked on: “Work on the allotment”.
  private(set) var placed: Set<Int> = []
  /// Those that are called by a number of the day and nothing else: Steps.
  private(set) var numbered: [Int: DayNumber] = [:]

  init(_ vocabulary: PhraseVocabulary, _ lexicon: Lexicon, for tokens: [Token]) {
    self.lexicon = lexicon
    units = vocabulary.units
    metrics = vocabulary.metrics.flatMap(Self.wordings)
    mayReadSugar = Self.mayReadSugar(vocabulary, tokens)
    measuresSugar = vocabulary.measuresSugar
    initials = tokens.reduce(into: []) { initials, token in for root in token.roots { initials.insert(Self.initial(of: root)) } }
    askedDoings = tokens.reduce(into: []) { doings, token in for case (.doing(let doing, _), _) in token.senses { doings.insert(doing) } }
    archived = vocabulary.activities.map(\.isArchived)
    isTask = vocabulary.activities.map { $0.isDoneTask != nil }
    targetUnits = vocabulary.activities.map(\.unit)
    for (index, activity) in vocabulary.activities.enumerated() {
      if let unit = activity.unit, vocabulary.units.unit(unit).dimension == .mass { hasMass = true }
      if activity.target?.bound == .atMost { limited.insert(index) }
      if let unit = activity.unit, case let measured = vocabulary.units.unit(unit), measured.isCountable, !measured.dimension.isMoney { counted.insert(index) }
      for name in [activity.title] + activity.aliases { add(name, index, rank: 1) }
      add(activity.slug, index, rank: 0)
    }
    for (index, goal) in vocabulary.goals.enumerated() {
      for name in [goal.slug, goal.title] + goal.aliases {
        let words = Tokenizer.words(name)
        if let first = words.first { goals[first, default: []].append((words, index)) }
      }
    }
  }

  private static func initial(of word: String) -> [UInt8] { Array(word.utf8.prefix(2)) }

  private mutating func add(_ name: String, _ activity: Int, rank: Int) {
    let tokens = lexicon.tell(Tokenizer.tokens(name).filter { !$0.isMark })
    guard let first = tokens.first else { return }
    let words = tokens.map(\.folded)
    for case (.metric(let number), tokens.count) in first.senses { numbered[activity] = number }
    let isVeiled = rank == 0 && name.hasPrefix("private-")  // It says nothing of what it is.
    for token in tokens where !isVeiled && !archived[activity] && !(isTask[activity] && tokens.count > 1) {
      // ‘Knie’ is no slip for the ‘kein’ of “Kein Zucker”.
      if token.senses.contains(where: { $0.sense == .avoiding || $0.sense == .negation }) { continue }
      if let letter = token.folded.first, nameWords[letter]?[token.folded] == nil {
        nameWords[letter, default: [:]][token.folded] = activity
      }
    }
    names[first.folded, default: []].append(Name(words: words, activity: activity, rank: rank))
    if let other = Self.otherNumber(of: words) { names[first.folded, default: []].append(Name(words: other, activity: activity, rank: max(rank, 1))) }
    if words.count > 1, words.count <= 3, !isVeiled, tokens.allSatisfy({ $0.isWord && $0.script == .spaced }) {
      // `pushups` of `push-ups`
      for joined in [words.joined(), Self.otherNumber(of: words)?.joined() ?? ""] where !joined.isEmpty { names[joined, default: []].append(Name(words: [joined], activity: activity, rank: 1)) }
      if words[1].utf8.count < 4, let letter = words[0].first, !archived[activity] { nameWords[letter, default: [:]][words.joined()] = activity }
    }
    if isVeiled { return }
    addMentions(tokens, activity)
    var start = 0
    if let end = tokens.end(at: 0, of: .avoiding), end < tokens.count {
      avoided.insert(activity)
      start = end
    } else if avoided.contains(activity) {
      return
    }
    if rank > 0 { addUnspaced(tokens, activity) }
    if rank > 0, Self.isPlaced(tokens) { placed.insert(activity) }
    // The water of ‘Drink water’.
    add(
      core: core(of: tokens, from: start), of: words.count, activity, isNoun: tokens.end(at: start, of: .light) != nil || isDrunk(activity))
  }

  /// A name as it remains without small words.
  private mutating func add(core: [Token], of length: Int, _ activity: Int, isNoun: Bool) {
    let isInverse = avoided.contains(activity)
    if let first = core.first, core.count < length {
      names[first.folded, default: []].append(Name(words: core.map(\.folded), activity: activity, rank: 2, isInverse: isInverse))
    }
    if !isTask[activity], let short = Self.withoutGeneral(core) { names[short[0], default: []].append(Name(words: short, activity: activity, rank: 2, isInverse: isInverse)) }
    let coreWords = core.map(\.folded)
    // All words of ‘Ride the bike’ are one doing.
    let named: Set<Int?> = core.count > 1 ? Set(core.filter { !$0.isSmall }.map { lexicon.doing(named: [$0.folded]) }) : []
    if let doing = lexicon.doing(named: coreWords) ?? (named.count == 1 ? named.first ?? nil : nil) {
      Self.insert(activity, into: &doings[doing, default: []])
      if Doing.all[doing].isMoving { moving.insert(activity) }
    }
    if core.count == 1, core[0].script == .spaced {
      guard isAsked(core[0].folded) else { return }
      for root in WordRoots.roots(of: coreWords[0]) where roots[root]?.contains(where: { $0.activity == activity }) != true {
        roots[root, default: []].append(Root(activity: activity, word: coreWords[0], isNoun: isNoun))
      }
    } else {
      for token in core where token.isWord && token.script == .spaced && token.folded.utf8.count >= 3 && !isTask[activity] {
        Self.insert(activity, into: &parts[token.folded, default: []])
        guard let doing = lexicon.doing(named: [token.folded]) else { continue }
        Self.insert(activity, into: &partDoings[doing, default: []])
        if Doing.all[doing].isMoving { moving.insert(activity) }
      }
      if core.count == 2, core.contains(where: { $0.doings.contains(Doing.studying) || Self.learning.contains($0.folded) }) { learnt.insert(activity) }
      guard core.contains(where: { isAsked($0.folded) || !$0.doings.isDisjoint(with: askedDoings) }) else { return }
      if let pattern = NamePattern.spaced(lexicon.rooted(core), of: activity) {
        add(pattern)
        let isOfMoney = targetUnits[activity].map { units.unit($0).dimension.isMoney } ?? false
        for other in [pattern.outing, pattern.commute, isOfMoney ? pattern.ofMoney : nil].compactMap(\.self) { add(other) }
      }
    }
  }

  private mutating func addUnspaced(_ tokens: [Token], _ activity: Int) {
    guard let script = tokens.last?.script, script != .spaced else { return }
    let (patterns, isNo, object) = NamePattern.japanese(tokens, of: activity)
    patterns.forEach { add($0) }
    if isNo { avoided.insert(activity) }
    if let first = object.first, isNo || lexicon.isLight(tokens, after: object.count + 1) {
      names[first, default: []].append(Name(words: object, activity: activity, rank: 2, isInverse: isNo))
    }
    if let (pattern, isNo) = NamePattern.korean(tokens, of: activity) {
      add(pattern)
      if isNo { avoided.insert(activity) }
    }
  }

  private mutating func add(_ pattern: NamePattern) {
    let number = allPatterns.count
    allPatterns.append(pattern)
    for slot in pattern.isFree ? pattern.slots[...] : pattern.slots.prefix(1) {
      let starts: Set<String>
      switch slot {
      case .word(_, let roots, let doings):
        starts = roots
        for doing in doings { patternDoings[doing, default: []].append(number) }
      case .text(let words): starts = Set(words.prefix(1))
      case .forms(let forms): starts = Set(forms.compactMap(\.words.first))
      }
      for start in starts where patternStarts[start]?.last != number { patternStarts[start, default: []].append(number) }
    }
  }

  /// The patterns that a token may begin, by a word of their names.
  func patterns(_ tokens: [Token], at i: Int) -> [NamePattern] {
    guard !patternStarts.isEmpty, tokens[i].isWord else { return [] }
    var numbers = tokens[i].roots.reduce(into: Set<Int>()) { $0.formUnion(patternStarts[$1] ?? []) }
    for case (.doing(let doing, _), _) in tokens[i].senses { numbers.formUnion(patternDoings[doing] ?? []) }
    return numbers.sorted().map { allPatterns[$0] }.filter { !archived[$0.activity] }
  }

  private mutating func addMentions(_ tokens: [Token], _ activity: Int) {
    var i = 0
    while i < tokens.count {
      let token = tokens[i]
      var next = i + 1
      if token.script != .spaced, token.script != .kana {
        while next < tokens.count, tokens[next].isGlued, tokens[next].script == token.script,
          token.script != .hangul || !tokens.isParticle(at: next)
        {
          next += 1
        }
        // The stem of a verb: 마시 of 마시기.
        let isVerb = token.script == .hangul && next == tokens.count && next > i + 2 && tokens[next - 1].folded == "기"
        let words = tokens[i..<(isVerb ? next - 1 : next)].map(\.folded)
        runs[token.folded, default: []].append((words, activity))
        // 달릴, 달린
        for words in isVerb ? KoreanForms.open(words) : [] { runs[words[0], default: []].append((words, activity)) }
        // A particle is no part of it.
        while next < tokens.count, tokens[next].isGlued, tokens[next].script == .hangul, token.script == .hangul { next += 1 }
      } else if token.script == .spaced, token.isWord, isAsked(token.folded), !tokens.isSmallWord(at: i) {
        for stem in WordRoots.stems(of: token.folded) { Self.insert(activity, into: &mentions[stem, default: []]) }
      }
      i = next
    }
  }

  /// Whether it is counted in litres or cups, so that ‘watered’ is none of it.
  private func isDrunk(_ activity: Int) -> Bool {
    guard let unit = targetUnits[activity] else { return false }
    return [.volume, .count("glass"), .count("bottle")].contains(units.unit(unit).dimension)
  }

  /// Whether a word of the sentence may be a form of a word.
  private func isAsked(_ word: String) -> Bool { initials.contains(Self.initial(of: word)) }

  private static func insert(_ activity: Int, into list: inout [Int]) { if list.last != activity { list.append(activity) } }

  /// A name without the verbs and articles around it and without an amount: ‘squash’ of ‘Play squash’, ‘read’ of ‘Read 20 pages’.
  private func core(of tokens: [Token], from start: Int) -> [Token] {
    var core = tokens[start...]
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
    var best: (length: Int, rank: Int, end: Int, activities: [Int], isInverse: Bool)?
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
        best = (name.words.count, rank, end, [name.activity], name.isInverse)
      }
    }
    guard let best else { return nil }
    // ‘read’ is a name and a past.
    let isVerb = tokens.end(at: index) { if case .doing(_, .past) = $0 { true } else { false } } == best.end
    return (Match(activities: best.activities, isName: true, isVerb: isVerb, isInverse: best.isInverse), best.end)
  }

  /// What a form of a word names.
  func form(_ tokens: [Token], at index: Int, isAfterWord: Bool) -> (match: Match, end: Int)? {
    // 水をやった is another thing than the water in it.
    let longest = tokens.end(at: index) { if case .doing(_, let form) = $0 { !form.isWide } else { false } }
    for (sense, end) in tokens.senses(at: index) where end == longest {
      guard case .doing(let doing, let form) = sense, !form.isWide, let activities = doings[doing],
        tokens.standAlone(index..<end, isAfterWord: isAfterWord)
      else { continue }
      // 走らずに歩いた tells of a walk.
      if form == .negative, tokens[end - 1].folded == "ず", end < tokens.count, tokens[end].folded == "に" { continue }
      let isFinal = form == .ending || form == .negative
      let isPast = form == .past || form == .ending
      return (
        match(of: activities) {
          ($0.isVerb, $0.isPast, $0.isFinal) = (form != .name, isPast, isFinal)
          ($0.isNegative, $0.goesOn) = (form == .negative, Self.goesOn(tokens, before: end))
          $0.isTranslated = !tokens[index].roots.contains { root in roots[root]?.contains { activities.contains($0.activity) } == true }
        }, end
      )
    }
    let word = tokens[index]
    guard word.isWord, word.script == .spaced else { return nil }
    for root in word.roots {
      let known = (roots[root] ?? []).filter { !$0.isNoun || WordRoots.areOneNoun($0.word, word.folded) }
      guard let first = known.first else { continue }
      let isNoun = WordRoots.areOneNoun(first.word, word.folded)
      let isParticiple = word.folded.hasPrefix("ge") && root.hasSuffix("en")
      return (
        match(of: known.map(\.activity)) { ($0.isVerb, $0.isPast, $0.isFinal) = (!isNoun, !isNoun && isParticiple, isParticiple) },
        index + 1
      )
    }
    return nil
  }

  private func match(of activities: [Int], _ form: (inout Match) -> Void) -> Match {
    let activities = current(activities)
    var match = Match(activities: activities, isInverse: activities.allSatisfy(avoided.contains))
    form(&match)
    return match
  }

  /// 走って, 달리고: what is to follow says whether it was done, and it was.
  private static func goesOn(_ tokens: [Token], before end: Int) -> Bool {
    ["て", "で", "고"].contains(tokens[end - 1].folded)
  }

  /// Whose names a word is a part of.
  func part(_ tokens: [Token], at index: Int) -> (match: Match, end: Int)? {
    for (sense, end) in tokens.senses(at: index) {
      guard case .doing(let doing, let form) = sense, !form.isWide, let activities = partDoings[doing] else { continue }
      return (Match(activities: current(activities), isVerb: true, isPart: true), end)
    }
    return parts[tokens[index].folded].map { (Match(activities: current($0), isPart: true), index + 1) }
  }

  /// The unit of an activity's target.
  func unit(of activity: Int) -> String? { targetUnits[activity] }

  /// Those still done; all where none is.
  func current(_ activities: [Int]) -> [Int] {
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

extension Token {
  /// Whether it only holds others together.
  fileprivate var isSmall: Bool { senses.contains { $0.end == place + 1 && ($0.sense == .filler || $0.sense == .particle) } }
}
