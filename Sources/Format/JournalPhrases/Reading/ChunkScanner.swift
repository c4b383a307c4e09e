// Tokens to chunks.

import JournalDates
import JournalModel

/// Finds at each place the longest thing that stands there; what nothing begins with is a word by itself.
struct ChunkScanner {
  var tokens: [Token]
  let arguments: [String]
  let vocabulary: PhraseVocabulary
  let names: NameIndex
  let ownUnits: OwnUnits
  /// The person's own words for moods.
  let moods: [(words: [String], mood: Mood)]
  let today: CalendarDay
  /// What money is counted in, by the signs of the currencies.
  let currencies: [String: String]
  /// Whether only what stands before a weekday in short is read.
  var isBeforeWeekday = false

  func chunks(_ range: Range<Int>) -> [Chunk] {
    var chunks: [Chunk] = []
    var i = range.lowerBound
    while i < range.upperBound {
      let isAfterWord = chunks.last.map { $0.content != .other } ?? false
      for chunk in self.chunk(at: i, to: range.upperBound, isAfterWord: isAfterWord) {
        // What begins in one group of arguments ends there.
        chunks.append(chunk.range.upperBound <= range.upperBound ? chunk : Chunk(content: .other, range: i..<(i + 1)))
      }
      i = chunks.last?.range.upperBound ?? range.upperBound
    }
    return chunks
  }

  /// The chunks that begin at a token, mostly one.
  private func chunk(at i: Int, to end: Int, isAfterWord: Bool) -> [Chunk] {
    let token = tokens[i]
    if token.kind == .tag { return [Chunk(content: .tag(token.folded), range: i..<(i + 1))] }
    if let felt = felt(at: i) { return [felt] }
    if let said = greeting(at: i, to: end) ?? saying(at: i, to: end) { return [said] }
    if let smoked = SmokedThings.end(at: i, in: tokens), smoked <= end { return [Chunk(content: .words([.idiom]), range: i..<smoked)] }
    if isAnd(at: i, to: end) { return [Chunk(content: .words([.and]), range: i..<(i + 1))] }
    if let counted = countedAndPart(at: i, to: end) { return counted }
    if isPutElsewhere(behind: i) { return [Chunk(content: .words([.idiom]), range: i..<(i + 1))] }
    if isWhichOne(at: i, to: end) { return [Chunk(content: .other, range: i..<(i + 1))] }
    if let other = tooMuch(at: i, to: end) ?? withOthers(at: i, to: end) ?? abstainingAgain(at: i) ?? freeOf(at: i, to: end) ?? drunkNone(at: i, to: end) ?? notLogged(at: i, to: end) ?? daysWithout(at: i, to: end) ?? notOnly(at: i, to: end) {
      return [other]
    }
    var named = names.name(tokens, at: i, isAfterWord: isAfterWord).map { Chunk(content: .name($0.match), range: i..<$0.end) }
    // ‘read-only’ is no reading: what such a word is about, its parts do not say.
    let form = names.form(tokens, at: i, isAfterWord: isAfterWord)
    if named != nil || form != nil, isPartOfCompound(i..<(named?.range.upperBound ?? form?.end ?? i + 1)) {
      return [Chunk(content: .other, range: i..<(i + 1))]
    }
    if named != nil || form != nil, let of = runOf(at: i), of <= end { return [Chunk(content: .words([.idiom]), range: i..<of)] }
    if named?.range.count ?? 1 == 1, let thing = thingOf(at: i), thing <= end { return [Chunk(content: .words([.idiom]), range: i..<thing)] }
    if let without = without(at: i, isAfterWord: isAfterWord) { named = without }
    if isWithoutDoing(at: i, to: end) || isWithoutDrink(at: i, to: end) { return [Chunk(content: .words([.negation]), range: i..<(i + 1))] }
    if let none = noneAtAll(at: i), none.range.upperBound <= end { return [none] }
    if let goal = goal(at: i), goal.range.count > named?.range.count ?? 0 { named = goal }
    let details = [time(at: i), timeInWords(at: i), bareSpan(at: i), amount(at: i), pages(at: i), stones(at: i)].compactMap { $0 }
    var found = days(at: i)
    let pattern = pattern(at: i).flatMap { isInName($0.chunks, from: i) ? nil : $0 }
    if let pattern, let last = pattern.chunks.last?.range.upperBound, last <= end, !isPartOfCompound((last - 1)..<last),
      pattern.words > max(named?.range.count ?? 0, length(of: found), details.map(\.range.count).max() ?? 0)
    {
      return pattern.chunks
    }
    if let half = self.half(at: i), half.range.upperBound <= end, details.allSatisfy({ $0.range.count <= half.range.count }) {
      return [half]
    }
    if let longest = details.max(by: { $0.range.count < $1.range.count }), longest.range.count > length(of: found) { found = [longest] }
    if let named, named.range.count >= length(of: found) {
      // ‘ran out of’ is no run, whatever is called so.
      guard let idiom = tokens.end(at: i, of: .idiom), idiom > named.range.upperBound, standsAlone(i..<idiom, isAfterWord),
        token.script != .hangul || tokens[(i + 1)..<idiom].allSatisfy(\.isGlued)
      else {
        return [named]
      }
      return [Chunk(content: .words([.idiom]), range: i..<idiom)]
    }
    if found.count == 1, let divided = divided(found[0], isAfterWord: isAfterWord) { return divided }
    if !found.isEmpty { return found }
    // The ‘a’ of ‘a write off’ is no one of them.
    if token.script == .spaced, numberInWords(at: i) != nil, let idiom = tokens.end(at: i, of: .idiom), idiom > i + 1, idiom <= end, standsAlone(i..<idiom, isAfterWord) {
      return [Chunk(content: .words([.idiom]), range: i..<idiom)]
    }
    if let part = partOfName(at: i, to: end) ?? both(at: i, to: end) { return [part] }
    if let ordinal = ordinal(at: i) { return [ordinal] }
    if let times = times(at: i, to: end) ?? roughNumber(at: i, to: end) ?? minutesInWords(behindFor: i, to: end) { return [times] }
    if let number = token.number { return [Chunk(content: .number(number), range: i..<(i + 1))] }
    // The two of ‘two coffees’.
    if let (number, next) = numberInWords(at: i), next < end, names.isCounted(tokens, at: next), !isPortugueseArticle(i) {
      return [Chunk(content: .number(number), range: i..<next)]
    }
    if let next = oneMore(at: i), next < end { return [Chunk(content: .number(1), range: i..<next)] }
    if case .unclearNumber = token.kind { return [Chunk(content: .other, range: i..<(i + 1))] }
    if let vague = vagueTime(at: i) { return [vague] }
    return [words(at: i, isAfterWord: isAfterWord)]
  }

  /// The ‘an’ of ‘9000 steps an 2 flights’, before a number that no ‘an’ stands before.
  private func isAnd(at i: Int, to end: Int) -> Bool {
    guard tokens[i].folded == "an", i > 0, tokens[i - 1].isWord, i + 1 < end, let number = tokens[i + 1].number, number == number.rounded(), !tokens[i + 1].isGlued else { return false }
    // ‘an dem 3.’ is German.
    return number > 0 && ![8, 11, 18].contains(number) && !(80..<90).contains(number) && !(number >= 800 && number < 900) && !tokens[max(0, i - 8)..<min(i + 8, tokens.count)].contains { Lexicon.german.contains($0.folded) }
  }

  /// The ‘no’ of ‘coffee no 3’: which of them it was, behind what is counted, and nothing that was not done.
  private func isWhichOne(at i: Int, to end: Int) -> Bool {
    guard tokens[i].folded == "no", i > 0, tokens[i - 1].isWord, case let next = i + 1 < end && tokens[i + 1].folded == "." ? i + 2 : i + 1, next < end,
      let number = tokens[next].number, number == number.rounded(), number >= 1, number < 100, unit(at: next + 1) == nil
    else { return false }
    return names.name(tokens, at: i - 1, isAfterWord: true)?.end == i || names.form(tokens, at: i - 1, isAfterWord: true)?.end == i || !names.mentioned(tokens, at: i - 1).activities.isEmpty
  }

  /// 英会話 of 英会話レッスン, where it is said that it was left out, or when it was and nothing else.
  private func partOfName(at i: Int, to end: Int) -> Chunk? {
    guard tokens[i].script == .han || tokens[i].script == .katakana, case let (activities, next) = names.mentioned(tokens, at: i),
      activities.count == 1, next > i + 1, next <= end
    else { return nil }
    let isTimed = (next == end || tokens[next].isMark) && i > 0 && i < 6 && time(at: 0)?.range.upperBound == i
    guard isTimed || tokens.end(at: next, where: { $0 == .skip || $0 == .negationAfter }) != nil else { return nil }
    return Chunk(content: .name(NameIndex.Match(activities: activities)), range: i..<next)
  }

  /// 한 방울도, 一杯も: not even one of it, before a verb that says no, and no amount.
  func noneAtAll(at i: Int) -> Chunk? {
    guard tokens[i].script != .spaced || tokens[i].number == 1, tokens[i].number == 1 || ["한", "一"].contains(tokens[i].folded) else {
      return nil
    }
    guard i + 2 < tokens.count else { return nil }
    let mark = (i + 2..<min(i + 4, tokens.count)).first { ["도", "も"].contains(tokens[$0].folded) && tokens[$0].isGlued }
    guard let mark, tokens[i + 1].script != .spaced, mark + 1 < tokens.count,
      tokens.senses(at: i + 1).contains(where: { sense, end in if case .unit = sense { end == mark } else { false } })
    else { return nil }
    return Chunk(content: .words([.softener]), range: i..<(mark + 1))
  }

  /// The ‘a’ of `não tomei a metformina`
  private func isPortugueseArticle(_ i: Int) -> Bool { tokens[i].folded == "a" && tokens.contains { Lexicon.portuguese.contains($0.folded) } }

  /// ‘another coffee’, ‘one more coffee’: where a name follows of what is counted.
  private func oneMore(at i: Int) -> Int? {
    guard Self.oneMore.contains(tokens[i].folded) else { return nil }
    let isOne = tokens[i].senses.contains { $0.sense == .number(1) }
    let start = isOne ? i + 1 : i
    guard isOne || tokens[i].senses.contains(where: { $0.sense == .more }) else { return nil }
    let end = isOne ? tokens.end(at: start, of: .more) ?? start : start + 1
    guard end < tokens.count, end > start || !isOne, names.isCounted(tokens, at: end), tokens[end].script == .spaced else { return nil }
    return end
  }

  /// ‘a second run’, ‘une seconde sieste’: not the first of the day, and no second of time, which nobody notes one of.
  func isNotTheFirst(at i: Int) -> Bool {
    Self.oneMore.contains(tokens[i].folded) && tokens.end(at: i + 1, of: .ordinal) != nil && tokens.end(at: i + 1, of: .unit("s")) != nil
  }

  private static let oneMore: Set<String> = [
    "another", "one", "a", "otro", "otra", "un", "une", "outro", "outra", "um", "uma", "einen", "eine", "ein",
  ]

  /// ‘good morning!’, ‘buenos días a todos’: a greeting that is all that is said, which tells of no mood. ‘good morning at work’ is none.
  private func greeting(at i: Int, to limit: Int) -> Chunk? {
    guard i == 0 || tokens[i - 1].isMark || tokens[i - 1].argument != tokens[i].argument, let end = tokens.end(at: i, of: .greeting), end <= limit,
      standsAlone(i..<end, true)
    else { return nil }
    var next = end
    while next < limit, Self.greeted.contains(tokens[next].folded) { next += 1 }
    guard next == limit || tokens[next].isMark && tokens[next].folded != "-" else { return nil }
    // ‘bom dia’ alone says how the day was.
    if tokens[i].folded == "bom", next == end, next == limit || tokens[next].folded != "!" { return nil }
    return Chunk(content: .words([.idiom]), range: i..<end)
  }

  /// Whom one greets.
  private static let greeted: Set<String> = [
    "all", "everyone", "everybody", "world", "diary", "dear", "sunshine", "to", "you", "tagebuch", "liebes", "welt", "alle", "zusammen", "a", "todos",
    "mundo", "diario", "querido", "tout", "le", "monde", "journal", "cher", "gente", "diário",
  ]

  /// Whether a hyphen joins words to another one: ‘read-only’, ‘re-read’. Pronouns behind a verb stay what they are: ‘deitei-me’, ‘suis-je’.
  private func isPartOfCompound(_ words: Range<Int>) -> Bool {
    func isHyphen(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].folded == "-" && tokens[place].isGlued }
    func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isWord && tokens[place].script == .spaced }
    guard isWord(words.lowerBound) else { return false }
    let (before, behind) = (words.lowerBound - 1, words.upperBound)
    if isHyphen(before), tokens[words.lowerBound].isGlued, isWord(before - 1) { return true }
    guard isHyphen(behind), isWord(behind + 1), tokens[behind + 1].isGlued else { return false }
    return !Self.pronouns.contains(tokens[behind + 1].folded)
  }

  /// ‘a run of bad nights’, which nobody ran; ‘a run of 5 km’ is one.
  private func runOf(at i: Int) -> Int? {
    guard ["run", "runs", "stretch", "stretches"].contains(tokens[i].folded), i > 0, i + 2 < tokens.count, tokens[i - 1].isWord, tokens[i + 1].folded == "of", tokens[i + 2].number == nil,
      numberInWords(at: i + 2) == nil, amount(at: i + 2) == nil
    else { return nil }
    return i + 2
  }

  /// ‘iron level’, ‘tea prices’: something that is called after what a name has, and of which no habit tells.
  private func thingOf(at i: Int) -> Int? {
    guard i + 1 < tokens.count, tokens[i].script == .spaced, Self.things.contains(tokens[i + 1].folded), !tokens[i + 1].isGlued, names.metric(tokens, at: i) == nil,
      !tokens[i].senses.contains(where: { if case .metric = $0.sense { true } else { false } }), case let found = names.mentioned(tokens, at: i).activities, !found.isEmpty,
      names.mentioned(tokens, at: i + 1).activities.isEmpty, !MetricNames.isSugar(tokens[i].folded)
    else { return nil }
    return i + 2
  }

  private static let things: Set<String> = [
    "level", "levels", "deficiency", "test", "tests", "price", "prices", "shop", "shops", "store", "aisle", "bill", "bills", "industry", "tax", "ban", "alarm", "detector", "exam", "magazine", "league", "coach", "teacher",
  ]

  private static let pronouns: Set<String> = [
    "me", "te", "se", "nos", "vos", "lhe", "lhes", "o", "a", "os", "as", "lo", "la", "los", "las", "je", "tu", "il", "elle", "on", "nous",
    "vous", "ils",
    "elles", "moi", "toi", "ci", "y", "en", "t",
  ]

  /// ‘3 beers’, where beer is counted in beers: how much, and of what.
  private func divided(_ chunk: Chunk, isAfterWord: Bool) -> [Chunk]? {
    let last = chunk.range.upperBound - 1
    guard case .amount = chunk.content, last > chunk.range.lowerBound,
      let (match, end) = names.name(tokens, at: last, isAfterWord: true) ?? names.form(tokens, at: last, isAfterWord: true),
      end == chunk.range.upperBound
    else { return nil }
    var amount = chunk
    amount.range = chunk.range.lowerBound..<last
    return [amount, Chunk(content: .name(match), range: last..<end)]
  }

  private func length(of chunks: [Chunk]) -> Int { chunks.reduce(0) { $0 + $1.range.count } }

  /// Words of the tables or a form of a name, whatever is longer. The person's own words for moods come first.
  private func words(at i: Int, isAfterWord: Bool) -> Chunk {
    for (words, mood) in moods {
      if let end = tokens.end(of: words, at: i), standsAlone(i..<end, isAfterWord) {
        return Chunk(content: .words([.mood(mood)]), range: i..<end)
      }
    }
    // The ‘à la’ of ‘allé à la salle’ is no Spanish ‘a la’ before an hour.
    let isSmall = tokens[i].senses.contains { $0.sense == .filler && $0.end == i + 1 }
    let senses = tokens.senses(at: i).filter {
      Self.isWord($0.sense) && !isSign(i) && !isOrder(i) && standsAlone(i..<$0.end, isAfterWord) && !isInAmount($0.sense, i..<$0.end)
        && !(isSmall && $0.sense == .at && $0.end > i + 1)
    }
    let end = senses.first?.end ?? i
    if let (match, formEnd) = names.form(tokens, at: i, isAfterWord: isAfterWord), formEnd >= end {
      return Chunk(content: .name(match), range: i..<formEnd)
    }
    if end > i { return Chunk(content: .words(senses.filter { $0.end == end }.map(\.sense)), range: i..<end) }
    return Chunk(content: tokens[i].isMark ? .mark : .other, range: i..<(i + 1))
  }

  /// 비타민 시킴 orders them; 산책시킴 walks somebody.
  private func isOrder(_ i: Int) -> Bool {
    tokens[i].folded == "시" && tokens[i].script == .hangul && !(i > 1 && tokens[i - 1].folded == "책" && tokens[i - 2].folded == "산")
  }

  /// The plus of ‘+5’, which joins nothing.
  private func isSign(_ i: Int) -> Bool {
    tokens[i].folded == "+" && (tokens[i].isGlued || i + 1 < tokens.count && tokens[i + 1].isGlued)
  }

  /// Whether a sense counts without a number beside it.
  private static func isWord(_ sense: Sense) -> Bool {
    switch sense {
    case .number, .andPart, .amount, .unit, .thousand, .dayUnit, .weeks, .months, .lastWeek, .agoBefore, .agoAfter, .hour, .minute,
      .halfHour, .doing, .weekday,
      .shortWeekday, .day, .month, .nearly, .almost, .avoiding, .person, .ordinal, .more, .maybeWeekday, .until, .untilEnd, .deadlineEnd,
      .emphasis, .joint, .instead, .greeting:
      false
    default: true
    }
  }

  /// ‘sin alcohol’ of ‘No alcohol’: what is to be left out, behind a word for without that is no ‘no’ or ‘not’.
  private func without(at i: Int, isAfterWord: Bool) -> Chunk? {
    guard ["sin", "ohne", "sans", "sem", "without", "zero"].contains(tokens[i].folded), let start = tokens.end(at: i, of: .avoiding).map(behindSingle),
      start < tokens.count,
      names.name(tokens, at: i, isAfterWord: isAfterWord) == nil,
      let (match, end) = names.name(tokens, at: start, isAfterWord: true) ?? names.form(tokens, at: start, isAfterWord: true),
      match.isInverse
    else { return nil }
    var done = match
    (done.isInverse, done.isName, done.isWithout) = (false, true, true)
    return Chunk(content: .name(done), range: i..<end)
  }

  /// The ‘a single’ of ‘without a single cigarette’.
  private func behindSingle(_ start: Int) -> Int {
    var end = start
    while end < tokens.count, end < start + 3, Self.singles.contains(tokens[end].folded) { end += 1 }
    return end
  }

  private static let singles: Set<String> = [
    "a", "any", "one", "single", "even", "eine", "einen", "einzige", "einzigen", "ein", "einziges", "un", "una", "solo", "sola", "ni", "une", "seul", "seule", "um", "uma", "unico", "unica",
  ]

  /// ‘sin nadar hoy’: a word for without at the head, before the infinitive of what was not done.
  private func isWithoutDoing(at i: Int, to limit: Int) -> Bool {
    guard ["sin", "sans", "sem"].contains(tokens[i].folded), i == 0 || tokens[i - 1].isMark, i + 1 < limit,
      ["ar", "er", "ir", "re"].contains(where: tokens[i + 1].folded.hasSuffix),
      let (match, end) = names.name(tokens, at: i + 1, isAfterWord: true) ?? names.form(tokens, at: i + 1, isAfterWord: true), !match.isInverse
    else { return false }
    // ‘sin nadar no puedo vivir’
    return end >= limit || tokens[end].isMark || tokens.senses(at: end).contains { sense, _ in
      switch sense {
      case .day, .partOfDay, .emphasis, .because: true
      default: false
      }
    }
  }

  /// Words for a half, 半分, which are no half of a minute.
  private func half(at i: Int) -> Chunk? {
    guard let end = tokens.end(at: i, of: .half), standsAlone(i..<end, true), !isInAmount(.half, i..<end) else { return nil }
    return Chunk(content: .words(tokens.senses(at: i).filter { $0.end == end && Self.isWord($0.sense) }.map(\.sense)), range: i..<end)
  }

  /// The half of ‘only half an hour’ is a part of an amount, and ‘ran over the weekend’ is no ‘ran over the’.
  private func isInAmount(_ sense: Sense, _ range: Range<Int>) -> Bool {
    if sense == .idiom { return range.dropFirst().contains { (tokens.end(at: $0, of: .period) ?? 0) > range.upperBound } }
    guard sense == .half || sense == .partly else { return false }
    return range.dropFirst().contains { at in
      if let end = amount(at: at)?.range.upperBound, end > range.upperBound { return true }
      // ‘just half a beer’, which is a half and no part of one
      guard let (number, end) = numberInWords(at: at), number < 1, end < tokens.count else { return false }
      return names.isCounted(tokens, at: end)
    }
  }

  private func standsAlone(_ range: Range<Int>, _ isAfterWord: Bool) -> Bool {
    tokens.standAlone(range, isAfterWord: isAfterWord)
  }

  /// A goal by its name: also after ‘for’.
  private func goal(at i: Int) -> Chunk? {
    let start = tokens.end(at: i, of: .towards)
    if let start, start < tokens.count, let (goal, end, _) = names.goal(tokens, at: start) {
      return Chunk(content: .goal(goal), range: i..<end, isShown: true)
    }
    guard let (goal, end, words) = names.goal(tokens, at: i) else { return nil }
    return Chunk(content: .goal(goal), range: i..<end, isShown: words > 1)
  }

  /// The text of a token as typed.
  func typed(_ token: Token) -> String { arguments[token.argument].slice(token.range) }
}

extension String {
  /// The bytes of a range as text.
  func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}

/// The spellings of units that a journal's targets and measures use.
struct OwnUnits {
  private var spellings: [String: [(words: [String], unit: String)]] = [:]

  init(_ vocabulary: PhraseVocabulary) {
    let units = vocabulary.ownUnits + vocabulary.activities.compactMap(\.unit) + vocabulary.goals.flatMap(\.units)
    for unit in units {
      let words = Tokenizer.words(unit)
      guard let first = words.first else { continue }
      spellings[first, default: []].append((words, unit))
      // Plurals of other languages than English are units of their own, unless they are led back to what a target says.
      guard words.count == 1 else { continue }
      // The puff of puffs.
      if first.hasSuffix("s"), case let one = String(first.dropLast()), vocabulary.units.unit(one) == vocabulary.units.unit(unit) { spellings[one, default: []].append(([one], one)) }
      for plural in [first + "s", first + "es", first + "n", first + "en", first + "e"] {
        spellings[plural, default: []].append(([plural], unit))
      }
    }
  }

  func unit(_ tokens: [Token], at index: Int) -> (unit: String, end: Int)? {
    for (words, unit) in spellings[tokens[index].folded] ?? [] {
      if let end = tokens.end(of: words, at: index) { return (unit, end) }
    }
    return nil
  }
}
