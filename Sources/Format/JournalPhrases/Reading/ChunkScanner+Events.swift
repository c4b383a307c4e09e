// How often, before the name of what is done by its noun: ‘two dog walks’, ‘one swim’; and numbers with ‘about’ before them.

import JournalModel

extension ChunkScanner {
  /// So many of what a noun says to be done: ‘two dog walks’ are two times. One of them is no more than that it was done.
  func times(at i: Int, to limit: Int) -> Chunk? {
    guard let (number, next) = count(at: i), number == number.rounded(), (1...600).contains(number), number > 1 || tokens[i].folded == "one" else { return nil }
    guard next < limit, tokens[next].isWord, tokens[next].script == .spaced, !tokens[next].isGlued, !names.isCounted(tokens, at: next) else { return nil }
    if i > 0, tokens[i - 1].number != nil || tokens[i - 1].isMark && tokens[i].isGlued { return nil }
    guard let end = nameEnd(at: next), end <= limit else { return nil }
    let isEvent = number <= 20 && tokens[next..<end].contains { token in
      number > 1 ? token.folded.hasSuffix("s") && WordRoots.roots(of: token.folded).contains(where: Self.events.contains) : Self.events.contains(token.folded)
    }
    let isMany = number > 1 && isManyOf(next..<end)
    guard isEvent || isMany else { return nil }
    // ‘3 coffees’ and ‘12 pull-ups’ are so many of them, ‘3 night feeds’ so many times.
    if !isEvent, next + 1 == end || tokens[next..<end].contains(where: \.isMark) { return Chunk(content: .amount(Quantity(number, "")), range: i..<next) }
    return Chunk(content: number > 1 ? .amount(Quantity(number, "times")) : .words([.filler]), range: i..<next)
  }

  /// The feeds of ‘3 night feeds’, of “Night feed”, which nothing is counted in, and the pull-ups of ‘12 pull-ups’: so many of them.
  private func isManyOf(_ words: Range<Int>) -> Bool {
    guard let match = (names.name(tokens, at: words.lowerBound, isAfterWord: true) ?? names.form(tokens, at: words.lowerBound, isAfterWord: true))?.match, match.activities.count == 1
    else { return false }
    return names.unit(of: match.activities[0]) == nil && !names.avoided.contains(match.activities[0]) && isPlural(words, of: match.activities[0])
  }

  private func isPlural(_ words: Range<Int>, of activity: Int) -> Bool {
    let said = tokens[words].filter { !$0.isMark }.map(\.folded)
    let title = Tokenizer.words(vocabulary.activities[activity].title)
    return said == title && Self.looksPlural(title.last ?? "") || NameIndex.isPlural(said, of: title)
  }

  /// Whether a title's last word is of several things; what only ends so is counted in minutes.
  private static func looksPlural(_ word: String) -> Bool {
    word.utf8.count > 2 && word.hasSuffix("s") && !["ss", "us", "is", "ics"].contains(where: word.hasSuffix) && !["pilates", "maths", "news", "sports"].contains(word)
  }

  /// A number in digits or in words, and where it ends.
  private func count(at i: Int) -> (number: Double, end: Int)? {
    if let number = tokens[i].number { return (number, i + 1) }
    return numberInWords(at: i)
  }

  /// Where a name ends that tells by itself of nothing done.
  private func nameEnd(at i: Int) -> Int? {
    if let pattern = pattern(at: i), pattern.chunks.count == 1, let chunk = pattern.chunks.first, chunk.name?.isVerb == false { return chunk.range.upperBound }
    guard let (match, end) = names.name(tokens, at: i, isAfterWord: true) ?? names.form(tokens, at: i, isAfterWord: true), !match.isVerb, !match.isInverse
    else { return nil }
    return end
  }

  private static let events: Set<String> = [
    "run", "walk", "swim", "jog", "ride", "lesson", "class", "session", "call", "workout", "hike", "stroll", "parkrun", "meditation", "stretch", "practice",
    "game", "match", "nap", "sauna", "shower", "training",
  ]

  /// ‘like twenty push-ups’, ‘about 3 coffees’
  func roughNumber(at i: Int, to limit: Int) -> Chunk? {
    guard let start = tokens.end(at: i, of: .nearly), start < limit,
      let (number, next) = count(at: start), number > 0, next < limit,
      names.isCounted(tokens, at: next)
    else { return nil }
    return Chunk(content: .number(number), range: i..<next)
  }

  /// ‘me and Sue walked the dog’, ‘Tom and I ran 5k’: with whom one did it, at the beginning.
  func withOthers(at i: Int, to limit: Int) -> Chunk? {
    guard i == 0 || tokens[i - 1].isMark || tokens[i - 1].argument != tokens[i].argument, i + 3 < limit else { return nil }
    if tokens[i].folded == "me", tokens[i + 1].folded == "and" {
      let start = ["my", "the", "our"].contains(tokens[i + 2].folded) ? i + 3 : i + 2
      guard start + 1 < limit, isSomebody(start) else { return nil }
      return Chunk(content: .words([.manner]), range: i..<(start + 1))
    }
    let start = ["my", "the", "our"].contains(tokens[i].folded) ? i + 1 : i
    guard start + 3 < limit, isSomebody(start), tokens[start + 1].folded == "and", ["i", "me"].contains(tokens[start + 2].folded), tokens[start + 3].isWord else { return nil }
    return Chunk(content: .words([.manner]), range: i..<(start + 3))
  }

  private func isSomebody(_ i: Int) -> Bool {
    guard tokens[i].isWord, tokens[i].script == .spaced, tokens[i].doings.isEmpty || tokens[i].senses.contains(where: { $0.sense == .person }) else { return false }
    if tokens[i].senses.contains(where: { $0.sense == .person }) || FirstNames.all.contains(tokens[i].folded) || ClauseReader.people.contains(tokens[i].folded) { return true }
    return typed(tokens[i]).first?.isUppercase == true && tokens[i].senses.isEmpty && names.mentioned(tokens, at: i).activities.isEmpty
  }

  /// The second ‘off’ of ‘stayed off coffee and off sugar’.
  func abstainingAgain(at i: Int) -> Chunk? {
    guard i > 2, ["off", "from"].contains(tokens[i].folded), ["and", "or", "nor", ",", "&"].contains(tokens[i - 1].folded),
      (0..<(i - 1)).contains(where: { start in
        tokens[start].senses.contains { $0.sense == .abstaining && $0.end <= i - 1 && tokens[$0.end - 1].folded == tokens[i].folded }
      })
    else { return nil }
    return Chunk(content: .words([.abstaining]), range: i..<(i + 1))
  }

  /// The ten of ‘stretched for ten’.
  func minutesInWords(behindFor i: Int, to limit: Int) -> Chunk? {
    guard i > 0, tokens[i - 1].folded == "for", tokens[i].folded != "once", let (number, next) = numberInWords(at: i), number >= 5, next == limit || tokens[next].isMark else { return nil }
    return Chunk(content: .number(number), range: i..<next)
  }

  /// ‘too icy to walk the dog’, ‘too drained for piano’: why it was not done.
  func tooMuch(at i: Int, to limit: Int) -> Chunk? {
    guard tokens[i].folded == "too", i + 3 < limit, tokens[i + 1].isWord, !Self.amounts.contains(tokens[i + 1].folded), ["to", "for"].contains(tokens[i + 2].folded)
    else { return nil }
    var start = i + 3
    while start + 1 < limit, ["a", "the", "my", "go", "any"].contains(tokens[start].folded) { start += 1 }
    guard names.name(tokens, at: start, isAfterWord: true) != nil || names.form(tokens, at: start, isAfterWord: true) != nil || pattern(at: start) != nil else { return nil }
    return Chunk(content: .words([.missing]), range: i..<(i + 3))
  }

  private static let amounts: Set<String> = ["much", "many", "few", "little", "good", "late"]

  /// The ‘forgot to log’ of ‘forgot to log Thursday's run, 7 km’: it was done, and only not told, where nothing here is called by that verb. ‘Forgot to log it’ and
  /// ‘forgot to log in’ are sayings.
  func notLogged(at i: Int, to limit: Int) -> Chunk? {
    guard tokens[i].folded == "forgot", let end = Self.loggingLate.lazy.compactMap({ tokens.end(of: $0, at: i) }).first, end < limit, tokens[end].isWord,
      !Self.loggedOtherwise.contains(tokens[end].folded), names.mentioned(tokens, at: i + 2).activities.isEmpty
    else { return nil }
    return Chunk(content: .words([.softener]), range: i..<end)
  }

  private static let loggingLate = ["log", "note down", "note", "record", "track", "enter", "write down", "put down", "tick off"].map { ["forgot", "to"] + Tokenizer.words($0) }
  private static let loggedOtherwise: Set<String> = ["it", "that", "this", "them", "in", "into", "on", "onto", "off", "out", "to"]

  /// The `38:20` beside a way, which no clock shows: minutes and seconds; the `1:05` right behind one that takes about so long: hours and minutes.
  func runningTime(at i: Int) -> (Chunk.Content, Int)? {
    guard case .clock(let parts) = tokens[i].kind, i == 0 || !tokens[i - 1].senses.contains(where: { $0.sense == .at }) else { return nil }
    if parts.count == 2, parts[0] < 4, let way = wayBefore(i), (1.2...13).contains(Double(parts[0] * 60 + parts[1]) / way), !saysClock(i) {
      return (.amount(Quantity(Double(parts[0] * 60 + parts[1]), "min")), i + 1)
    }
    guard parts[0] >= 24 && parts.count == 2 || parts.count == 3, hasWay else { return nil }
    return clock(at: i)
  }

  /// ‘slept 6:30h’, ‘ran 1:30 hours’: hours and minutes, and no time. Elsewhere than beside sleep `18:30 h` may be one.
  func hoursOnClock(at i: Int) -> (Chunk.Content, Int)? {
    guard case .clock(let parts) = tokens[i].kind, parts.count == 2, parts[0] <= 14, parts[1] < 60, let end = tokens.end(at: i + 1, of: .unit("h")) else { return nil }
    func isOfSleep(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].senses.contains { $0.sense == .metric(.sleep) || $0.sense == .metric(.nap) } }
    func isDivided(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isMark }
    let isBesideSleep = isOfSleep(i - 1) || !isDivided(i - 1) && isOfSleep(i - 2) || isOfSleep(end) || !isDivided(end) && isOfSleep(end + 1)
    // ‘06:30 hrs’ is a time.
    let isLong = ["hours", "hour", "hrs", "stunden", "stunde", "std"].contains(tokens[i + 1].folded) && !tokens[i].folded.hasPrefix("0")
    guard isLong || isBesideSleep else { return nil }
    return (.amount(Quantity(Double(parts[0] * 60 + parts[1]), "min")), end)
  }

  /// The 30 of `1h02m30`, which are seconds, and of ‘1 h 2 min 30 s’.
  func secondsBehind(_ i: Int) -> (Double, Int)? {
    if i < tokens.count, tokens[i].isGlued, tokens[i - 1].isWord, tokens[i].folded.utf8.count == 2, let number = tokens[i].number, number < 60, unit(at: i + 1) == nil { return (number, i + 1) }
    return smaller(at: i, "s")
  }

  /// How many kilometres are said right before a token.
  private func wayBefore(_ i: Int) -> Double? {
    for start in [i - 2, i - 3] where start >= 0 {
      guard let number = tokens[start].number, number > 0, let (unit, end) = unit(at: start + 1), end == i else { continue }
      return unit.map { vocabulary.units.convert(Quantity(number, $0), to: "km") } ?? number
    }
    return nil
  }

  /// Whether a zero before a clock or a part of the day behind it says that it is one.
  private func saysClock(_ i: Int) -> Bool {
    if tokens[i].folded.hasPrefix("0"), !tokens[i].folded.hasPrefix("0:") { return true }
    return tokens.senses(at: i + 1).contains { sense, _ in
      switch sense {
      case .partOfDay, .beforeNoon, .afterNoon, .hour: true
      default: false
      }
    }
  }

  /// Whether it is said how far somebody went, be it by the name of a race.
  private var hasWay: Bool {
    tokens.indices.contains { i in
      if Self.races.contains(tokens[i].folded) { return true }
      guard tokens[i].number != nil, let (unit, _) = unit(at: i + 1) else { return false }
      return unit.map { vocabulary.units.unit($0).dimension == .length } ?? true
    }
  }

  private static let races: Set<String> = [
    "marathon", "half-marathon", "halfmarathon", "parkrun", "triathlon", "halbmarathon", "maraton", "medio-maraton", "semi-marathon", "semimarathon", "maratona", "meia-maratona",
  ]
}
