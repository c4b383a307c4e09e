// Names in other forms than their own, and what may stand between their words.

import JournalModel

extension ChunkScanner {
  /// A name whose words begin at a token, with amounts, days and small words between them: ‘Zähne zweimal geputzt’.
  func pattern(at i: Int) -> (chunks: [Chunk], words: Int)? {
    var best: (chunks: [Chunk], match: NameIndex.Match, words: Int)?
    for pattern in names.patterns(tokens, at: i) {
      guard let found = chunks(of: pattern, at: i) else { continue }
      if let known = best, known.words > found.words { continue }
      if var known = best, known.words == found.words {
        guard !known.match.activities.contains(pattern.activity) else { continue }
        known.match.activities.append(pattern.activity)
        known.chunks[0].content = .name(known.match)
        best = known
      } else {
        best = found
      }
    }
    return best.map { ($0.chunks, $0.words) }
  }

  /// The ‘zu’ of ‘Zähne zu putzen’, the ‘à’ of ‘du vin à acheter’, the ‘noch’ of ‘Zahnarzt noch anrufen’: what stands between says that it is to be done yet.
  private func isStillToDo(_ gap: Chunk, _ parts: [Range<Int>], of pattern: NamePattern, from start: Int) -> Bool {
    guard gap.range.count == 1, case let (word, next) = (tokens[gap.range.lowerBound].folded, gap.range.upperBound), parts.contains(where: { $0.lowerBound == next }) else { return false }
    let verb = tokens[next].folded
    if word == "zu" { return true }
    // The ‘to’ of “Take the kids to school”
    if pattern.small.contains(word) { return false }
    switch word {
    case "noch": return verb.hasSuffix("en") && !verb.hasPrefix("ge")
    case "a": return typed(tokens[gap.range.lowerBound]) == "à" && ["er", "ir", "re"].contains(where: verb.hasSuffix)
    case "por": return ["ar", "er", "ir"].contains(where: verb.hasSuffix)
    // ‘wine to buy’, and not ‘took the dog to walk’
    case "to": return start < 2 && pattern.find(0, tokens, at: next) != nil
    default: return false
    }
  }

  /// The ‘anzurufen’ of “Zahnarzt anrufen”
  private func isInfinitiveWithZu(_ i: Int, of pattern: NamePattern) -> Bool {
    let word = tokens[i].folded
    guard word.hasSuffix("n"), WordRoots.separable.contains(where: { word.hasPrefix($0 + "zu") && word.utf8.count >= $0.utf8.count + 6 }) else { return false }
    return !pattern.slots.contains { if case .word(let own, _, _) = $0 { own == word } else { false } }
  }

  private func chunks(of pattern: NamePattern, at i: Int) -> (chunks: [Chunk], match: NameIndex.Match, words: Int)? {
    var remaining = Array(pattern.slots.indices)
    var match = NameIndex.Match(activities: [pattern.activity], isInverse: names.avoided.contains(pattern.activity))
    var place = i
    var words = 0
    var gaps: [Chunk] = []
    var hasSubject = false
    var hasJoint = false
    var parts: [Range<Int>] = []
    while !remaining.isEmpty {
      let slots = pattern.isFree ? remaining : [remaining[0]]
      if let (slot, finding) = slots.lazy.compactMap({ slot in pattern.find(slot, tokens, at: place).map { (slot, $0) } }).first {
        // 散歩した犬: a verb before a noun says which one it is.
        if place == i, slot == 0, !remaining.dropFirst().isEmpty, pattern.isVerbFirst, tokens[i].script != .spaced { return nil }
        let isSubject = place == i && pattern.isSubject(slot, tokens[i])
        hasSubject = hasSubject || isSubject
        if place == i, slot > 0, pattern.isVerbFirst { match.isSwapped = true }
        remaining.removeAll { $0 == slot }
        let isNoun =
          finding.isNoun
          || slot == 0 && place > i && !finding.isPast && gaps.contains { Self.articles.contains(tokens[$0.range.lowerBound].folded) }
        if finding.isEnding || isNoun { (match.isSwapped, hasSubject) = (false, false) }
        hasJoint = hasJoint || isNoun
        match.isPast = match.isPast || finding.isPast
        match.isNegative = match.isNegative || finding.isNegative
        match.goesOn = finding.goesOn
        parts.append(place..<finding.end)
        words += finding.end - place
        place = finding.end
      } else if place > i, let (slot, end) = partOfDay(at: place, of: pattern, among: remaining) {
        remaining.removeAll { $0 == slot }
        match.isSwapped = false
        parts.append(place..<end)
        words += end - place
        place = end
      } else if place > i, gaps.count < 5, let twice = saidTwice(at: place, of: pattern, without: remaining) {
        gaps.append(twice)
        place = twice.range.upperBound
      } else if place > i, gaps.count < 5, let gap = gap(at: place, in: pattern) ?? nameBetween(at: place, isAfterVerb: match.isPast) {
        hasJoint = hasJoint || gap.has(.joint)
        gaps.append(gap)
        place = gap.range.upperBound
      } else {
        return nil
      }
    }
    if hasSubject { return nil }
    if pattern.isOfMoney {
      if let at = gaps.firstIndex(where: { put($0, asMoneyOf: pattern.activity) != nil }) {
        gaps[at] = put(gaps[at], asMoneyOf: pattern.activity) ?? gaps[at]
      } else if place < tokens.count, let behind = gap(at: place, in: pattern).flatMap({ put($0, asMoneyOf: pattern.activity) }) {
        gaps.append(behind)
      } else if !isBehindMoney(i, of: pattern.activity) {
        return nil
      }
    }
    // ‘cycled in the rain’
    if pattern.isCommute, !match.isPast || place < tokens.count && !isEndOfCommute(place) { return nil }
    // ‘the dog was out’ is a walk only with somebody.
    if pattern.isOuting, gaps.contains(where: { chunk in tokens[chunk.range].contains { Self.itself.contains($0.folded) } }) {
      return nil
    }
    // ‘walked to the dog shelter’, and ‘the dog went for a walk’
    if hasJoint, place < tokens.count, tokens[place].isWord, tokens[place].script == .spaced, tokens[place].senses.isEmpty { return nil }
    if hasJoint || match.isSwapped, !match.isPast, gaps.contains(where: { Self.itself.contains(tokens[$0.range.lowerBound].folded) }) {
      return nil
    }
    match.isToDo = gaps.contains { isStillToDo($0, parts, of: pattern, from: i) } || parts.contains { isInfinitiveWithZu($0.lowerBound, of: pattern) }
    match.isVerb = match.isPast || match.isNegative
    match.isFinal = match.isVerb
    match.isSwapped = match.isSwapped && match.isVerb
    let name = Chunk.Content.name(match)
    // Small words between are part of the name; all else is read by itself.
    guard gaps.contains(where: { !$0.isSmall }) else { return ([Chunk(content: name, range: i..<place)], match, words) }
    var chunks = parts.enumerated().map { Chunk(content: $0.offset == 0 ? name : .words([.light]), range: $0.element) } + gaps
    chunks.sort { $0.range.lowerBound < $1.range.lowerBound }
    return (chunks, match, words)
  }

  /// The ‘this evening’ of ‘walked for 40 min this evening’ and “Evening walk”: where a word of a name says when, in other words for the same part of the day.
  private func partOfDay(at place: Int, of pattern: NamePattern, among remaining: [Int]) -> (slot: Int, end: Int)? {
    guard pattern.isFree, let end = tokens.end(at: place, where: { if case .partOfDay = $0 { true } else { false } }), end > place + 1,
      let slot = remaining.first(where: { pattern.find($0, tokens, at: end - 1)?.end == end })
    else { return nil }
    return (slot, end)
  }

  /// The ‘and sound asleep’ of ‘in bed and sound asleep before midnight’: the same once more.
  private func saidTwice(at place: Int, of pattern: NamePattern, without remaining: [Int]) -> Chunk? {
    var next = tokens.end(at: place, of: .and) ?? place
    if next < tokens.count, ["sound", "fast", "fully"].contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count, tokens[next].script == .spaced else { return nil }
    for slot in pattern.slots.indices where !remaining.contains(slot) {
      if let again = pattern.find(slot, tokens, at: next), again.isPast || next > place { return Chunk(content: .words([.light]), range: place..<again.end) }
    }
    return nil
  }

  /// Whether nothing but when and with whom follows.
  private func isEndOfCommute(_ i: Int) -> Bool {
    !tokens[i].isWord || ["again", "early", "late", "both", "twice", "too"].contains(tokens[i].folded)
      || tokens[i].senses.contains { sense, _ in
        switch sense {
        case .day, .partOfDay, .weekday, .shortWeekday, .and, .at, .because, .onDay, .consequence: true
        case .preposition: !["in"].contains(tokens[i].folded)
        default: false
        }
      }
  }

  /// What may stand between the words of a name.
  private func gap(at i: Int, in pattern: NamePattern) -> Chunk? {
    // 母が電話した, 엄마가 전화했다: another did it.
    guard i < tokens.count, tokens[i].script == .spaced || !["が", "이", "가"].contains(tokens[i].folded) else { return nil }
    // ‘dog: walked’
    if tokens[i].folded == ":", tokens[i].isGlued, i + 1 < tokens.count, !tokens[i + 1].isGlued { return Chunk(content: .words([.filler]), range: i..<(i + 1)) }
    let isToDo = tokens[i].folded == "zu" && i + 1 < tokens.count && tokens[i + 1].folded.hasSuffix("n")
    if isToDo || pattern.small.contains(tokens[i].folded) { return Chunk(content: .words([.filler]), range: i..<(i + 1)) }
    if let none = noneAtAll(at: i) { return none }
    let details = [time(at: i), amount(at: i)].compactMap { $0 } + days(at: i).prefix(1)
    if let detail = details.max(by: { $0.range.count < $1.range.count }) { return detail }
    if let number = tokens[i].number { return Chunk(content: .number(number), range: i..<(i + 1)) }
    let senses = tokens.senses(at: i).filter { Self.mayStandBetween($0.sense) }
    guard let end = senses.first?.end else { return nil }
    return Chunk(content: .words(senses.filter { $0.end == end }.map(\.sense)), range: i..<end)
  }

  /// Whom a verb is said with, before the word for it: ‘walked Rex the dog’.
  private func nameBetween(at i: Int, isAfterVerb: Bool) -> Chunk? {
    guard isAfterVerb, i < tokens.count, case let token = tokens[i], token.isWord, token.script == .spaced,
      token.senses.allSatisfy({ if case .doing = $0.sense { true } else { false } }),
      !token.folded.contains("'"), typed(token).first?.isUppercase == true
    else { return nil }
    return Chunk(content: .words([.filler]), range: i..<(i + 1))
  }

  /// Verbs with which what stands before them did it itself.
  private static let itself: Set<String> = [
    "went", "goes", "had", "has", "got", "did", "was", "took", "made", "gave", "war", "ist", "is", "ran", "estaba", "esta", "etait", "est",
  ]
  private static let articles: Set<String> = ["a", "an", "the", "ein", "einen", "un", "une", "um", "uma"]

  private static func mayStandBetween(_ sense: Sense) -> Bool {
    switch sense {
    case .filler, .particle, .softener, .light, .negation, .partly, .half, .joint, .manner: true
    default: false
    }
  }
}

extension Chunk {
  /// An article or a particle.
  fileprivate var isSmall: Bool {
    has { [.filler, .particle, .softener, .light, .joint, .manner].contains($0) }
      && !has { $0 == .negation || $0 == .partly || $0 == .half }
  }
}
