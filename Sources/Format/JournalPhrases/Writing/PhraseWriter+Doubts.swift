// What no one but the person can tell: names that a sentence only speaks of, and amounts that it leaves over.

import JournalModel

extension PhraseWriter {
  /// An amount that is only text.
  struct LooseAmount {
    var line: Int
    var chunk: Chunk
  }

  /// The doubts about a clause.
  func doubts(of clause: Clause, _ chunks: [Chunk]) -> [Phrase.Uncertainty] {
    var doubts: [Phrase.Uncertainty] = []
    func slug(_ chunk: Int) -> String? {
      guard let activities = chunks[chunk].name?.activities ?? clause.activities.first(where: { $0.chunk == chunk })?.match.activities, activities.contains(where: { !vocabulary.activities[$0].isArchived }) else {
        return nil
      }
      return activities.first.map { vocabulary.activities[$0].slug }
    }
    if let odd = clause.oddMetric { doubts.append(.amount(words: words(chunks[odd].range))) }
    if let unsure = clause.unsureDay, case .day(let day) = chunks[unsure].content {
      doubts.append(.day(words: words(chunks[unsure].range), days: [day]))
    }
    if let unsure = clause.unsureMood { doubts.append(.mood(words: words(feeling(around: unsure, in: clause, chunks)))) }
    if let unnamed = clause.unnamed { doubts.append(.unknown(words: words(chunks[unnamed].range), isCertain: true)) }
    for (chunk, text) in clause.afterText {
      guard let slug = slug(chunk) else { continue }
      let range = chunks[text].range.lowerBound..<chunks[chunk].range.upperBound
      doubts.append(.afterText(words: words(chunks[chunk].range), slug: slug, text: words(range)))
    }
    if let apart = clause.apart, let slug = slug(apart.chunk) {
      doubts.append(.apart(words: words(chunks[apart.chunk].range), slug: slug, amount: words(chunks[apart.amount].range)))
    }
    if let undone = clause.undone, let slug = slug(undone.chunk) {
      doubts.append(.undone(words: words(chunks[undone.no].range), slug: slug))
    }
    func said(_ range: Range<Int>) -> String {
      words(chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound)
    }
    if let foreign = clause.foreign, let slug = slug(foreign.chunk) {
      doubts.append(.mentioned(words: words(chunks[foreign.chunk].range.lowerBound..<foreign.end), slugs: [slug]))
    }
    doubts += absurd(in: clause, chunks)
    if let rest = clause.rest, let slug = slug(rest.chunk) { doubts.append(.undone(words: said(rest.words), slug: slug)) }
    if let more = clause.more, let slug = slug(more.chunk) { doubts.append(.more(words: said(more.words), slug: slug, total: total(of: more.words, behind: clause, chunks, slug))) }
    if let other = clause.ofOther {
      let start = chunks[other].range.upperBound + 1
      let (activities, end) = names.mentioned(tokens, at: start)
      let slugs = activities.filter { !vocabulary.activities[$0].isArchived }.map { vocabulary.activities[$0].slug }
      if !slugs.isEmpty { doubts.append(.mentioned(words: words(chunks[other].range.lowerBound..<end), slugs: slugs)) }
    }
    if let strange = clause.strangeDay { doubts.append(.misspeltDay(words: words(chunks[strange.chunk].range), day: strange.day)) }
    if let strange = clause.strangeUnit, let slug = slug(strange.chunk) {
      doubts.append(.unit(words: words(strange.tokens), slug: slug, unit: tokens[strange.tokens.upperBound - 1].folded))
    }
    for i in clause.range where chunks[i].content == .range && isOfIt(chunks[i], clause, chunks) { doubts.append(.range(words: words(chunks[i].range))) }
    return doubts
  }

  /// The ‘between 2 and 3 hours’ of a meeting is no amount of anything that is counted.
  private func isOfIt(_ range: Chunk, _ clause: Clause, _ chunks: [Chunk]) -> Bool {
    guard tokens[range.range.lowerBound].number == nil, clause.activities.isEmpty, clause.metrics.isEmpty else { return true }
    return clause.range.contains { place in
      chunks[place].name != nil || chunks[place].range.contains { i in
        !names.mentioned(tokens, at: i).activities.isEmpty || tokens[i].senses.contains { if case .metric = $0.sense { true } else { false } }
      }
    }
  }

  /// The words of a clause that may say how it felt.
  private func feeling(around word: Int, in clause: Clause, _ chunks: [Chunk]) -> Range<Int> {
    let start = clause.range.first { !chunks[$0].isDetail && chunks[$0].content != .mark } ?? word
    return chunks[min(start, word)].range.lowerBound..<chunks[word].range.upperBound
  }

  /// Activities that text speaks of by a word of their names, or by a unit that they alone are counted in, and that no line tells of. Where something
  /// was understood, the rest has to name another thing wholly.
  ///
  /// Also the part of a longer name that is too little to ask about.
  func mentioned() -> (doubts: [Phrase.Uncertainty], glimpse: Phrase.Glimpse?) {
    let told = Set(lines.compactMap(\.activity))
    if told.isEmpty, let tagged = tagged() { return ([tagged], nil) }
    var found: [(words: Range<Int>, activities: [Int])] = []
    for piece in pieces where (piece.meaning == .text || told.isEmpty && isOfNothing(piece)) && !piece.isQuoted && !piece.isIdiom {
      if told.isEmpty {
        for i in piece.tokens where !isUsedUp(i) && !isOfNight(at: i) {
          let (all, end) = names.mentioned(tokens, at: i)
          let activities = all.filter { !isDoneWithNoun(i, of: $0) && !isDogOfNight(i, of: $0, piece.tokens) && !isCalledSo(i, besides: $0) }
          if !activities.isEmpty { found.append((i..<end, activities)) }
          // ‘forgot vits again’
          if activities.isEmpty, let short = names.abbreviated(tokens, at: i), isOwnDeed(i..<(i + 1), [i..<(i + 1)]) { found.append((i..<(i + 1), [short])) }
        }
      } else if let beside = doneBeside(piece) ?? had(piece) ?? named(piece, beside: told) ?? way(piece, beside: told) ?? offTheDrink(piece) ?? doneAtEnd(piece, beside: told) ?? thing(piece, beside: told) {
        found.append(beside)
      } else if let name = piece.name, !name.isPart, !piece.isAside {
        found.append((piece.tokens, name.activities))
      }
    }
    found = found.map { found in
      (found.words, found.activities.filter { !vocabulary.activities[$0].isArchived && !told.contains(vocabulary.activities[$0].slug) })
    }.filter { !$0.activities.isEmpty }
    let weak = Set(found.flatMap(\.activities).filter { !speaks(of: $0, found) })
    found = found.map { ($0.words, $0.activities.filter { !weak.contains($0) }) }.filter { !$0.activities.isEmpty }
    // ‘dinner outside’ speaks of no Run outside.
    let special = Set(
      found.flatMap { found in tokens[found.words].allSatisfy { NameIndex.ordinary.contains($0.folded) } ? [] : found.activities })
    found = found.map { ($0.words, $0.activities.filter { special.contains($0) || !vocabulary.activities[$0].title.contains(" ") }) }
      .filter { !$0.activities.isEmpty }
    // Who drank a beer drank no water, of which the verb speaks as well.
    if found.contains(where: { $0.activities.contains(where: names.avoided.contains) && !isVerbAlone($0.words) }) { found.removeAll { isVerbAlone($0.words) } }
    var glimpse: Phrase.Glimpse?
    if told.isEmpty {
      let known = Set(found.flatMap(\.activities).filter { isKnown($0, by: found) })
      // A task of which one word is said is not meant.
      func isHinted(_ activity: Int) -> Bool { !known.contains(activity) && vocabulary.activities[activity].isDoneTask == nil }
      if let first = found.first(where: { $0.activities.contains(where: isHinted) }), let activity = first.activities.first(where: isHinted) {
        glimpse = Phrase.Glimpse(words(first.words), of: vocabulary.activities[activity].slug, isDenied: !names.avoided.contains(activity) && isLeftOut(beside: first.words))
      }
      found = found.map { ($0.words, $0.activities.filter(known.contains)) }.filter { !$0.activities.isEmpty }
    }
    // Those that most words speak of: Walk after work, and not Work out, for ‘worked after the walk’.
    var counts: [Int: Int] = [:]
    for (_, activities) in found { for activity in Set(activities) { counts[activity, default: 0] += 1 } }
    guard let most = counts.values.max(), let first = found.first, let last = found.last else {
      guard told.isEmpty, typos.isEmpty else { return (asleepBeside() ?? [], nil) }
      let counted = counted()
      return (!counted.isEmpty ? counted : asleep() ?? asleepBeside() ?? calledOne() ?? allHabits() ?? played() ?? drunk(), glimpse)
    }
    // The likeliest first: those whose own words are said, then those that the words only mean.
    let order = found.flatMap(\.activities)
    let slugs = counts.filter { $0.value == most }.keys.sorted { order.firstIndex(of: $0) ?? 0 < order.firstIndex(of: $1) ?? 0 }
      .map { vocabulary.activities[$0].slug }
    let range = first.words.lowerBound..<(slugs.count == 1 ? last.words.upperBound : first.words.upperBound)
    if slugs.count == 1, told.isEmpty, let no = no(beside: range), let activity = order.first(where: { vocabulary.activities[$0].slug == slugs[0] }), !names.avoided.contains(activity) {
      return ([.undone(words: words(no), slug: slugs[0])], nil)
    }
    // ‘hab heute nicht gelernt’: of the first, whichever is meant.
    if slugs.count > 1, told.isEmpty, isLeftOut(beside: first.words), let no = no(beside: first.words), !first.activities.contains(where: names.avoided.contains) {
      return ([.undone(words: words(no), slug: slugs[0])], nil)
    }
    return ([.mentioned(words: words(range), slugs: slugs)], nil)
  }

  /// The pints of ‘3 pints last night’: how much, of what nothing else says.
  private func isOfNothing(_ piece: Piece) -> Bool {
    guard case .measurement = piece.meaning, let line = piece.line else { return false }
    return lines[line].activity == nil && lines[line].goals.isEmpty
  }

  /// ‘ran 5k, two beers’: what is to be left out or kept few, beside what is told; where a number, an article or ‘had’ stands before it.
  private func had(_ piece: Piece) -> (words: Range<Int>, activities: [Int])? {
    for i in piece.tokens where i > 0 && tokens[i].isWord && !Self.whens.contains(tokens[i - 1].folded) {
      let (activities, end) = names.mentioned(tokens, at: i)
      // ‘biked to work and had German’
      let isLesson = activities.count == 1 && Self.lessonWords.contains(tokens[i - 1].folded)
      let few = isLesson ? activities : activities.filter { names.avoided.contains($0) || names.limited.contains($0) }
      guard !few.isEmpty, (max(0, i - 3)..<i).contains(where: { isHad(at: $0) }) else { continue }
      return (i..<end, few)
    }
    return nil
  }

  /// ‘im Fitnessstudio gewesen, danach gedehnt’: words of their own beside what was done, with all that says something of another name.
  private func named(_ piece: Piece, beside told: Set<String>) -> (words: Range<Int>, activities: [Int])? {
    guard let clause = self.told.first(where: { $0.tokens.contains(piece.tokens.lowerBound) }), !clause.isOfActivity else { return nil }
    // ‘run 4k, read 10, vits’
    let words = clause.tokens.filter { tokens[$0].isWord && !tokens.isSmallWord(at: $0) && !isUnitWord($0) }
    if (1...3).contains(words.count), !isInstead(clause.tokens), let word = words.first, piece.tokens.contains(word), let activity = names.listed(tokens, at: word),
      words.dropFirst().allSatisfy({ names.mentioned(tokens, at: $0).activities.contains(activity) }),
      !told.contains(vocabulary.activities[activity].slug), vocabulary.activities[activity].isDoneTask == nil,
      // ‘worked, ran 3k’ beside Cycle to work
      !(tokens[word].folded.hasSuffix("ed") || IrregularForms.isEnglishPast(tokens[word].folded)) || beginsName(word, of: vocabulary.activities[activity])
    {
      return (word..<(words[words.count - 1] + 1), [activity])
    }
    // Who ‘watered the plants’ drank nothing.
    for i in piece.tokens where tokens[i].isWord && tokens[i].folded != "watered" {
      let (activities, end) = names.mentioned(tokens, at: i)
      let whole = activities.filter { activity in
        let named = vocabulary.activities[activity]
        if named.isDoneTask == false { return !told.contains(named.slug) && isTold(named, by: clause.tokens) }
        guard named.isDoneTask == nil, !told.contains(named.slug), isWholly(named, said: tokens[clause.tokens]) || isItsVerb(i, of: clause.tokens) && beginsName(i, of: named) else { return false }
        return !piece.isAside || clause.tokens.allSatisfy { word in
          !tokens[word].isWord || tokens.isSmallWord(at: word) || names.mentioned(tokens, at: word).activities.contains(activity)
        }
      }
      if !whole.isEmpty { return (i..<end, whole) }
    }
    return nil
  }

  /// The min of ‘10min pelvic floor’.
  private func isUnitWord(_ i: Int) -> Bool {
    i > 0 && tokens[i - 1].number != nil && tokens[i].senses.contains { if case .unit = $0.sense { true } else { false } }
  }

  /// ‘easy 6k with Jo, then a long stretch’: how far somebody went begins what is told of something else.
  private func way(_ piece: Piece, beside told: Set<String>) -> (words: Range<Int>, activities: [Int])? {
    guard let clause = self.told.first(where: { $0.tokens.contains(piece.tokens.lowerBound) }), !clause.isOfActivity,
      let first = loose.first(where: { piece.tokens.contains($0.chunk.range.lowerBound) })?.chunk, case .thousands(let number) = first.content, number <= 100,
      clause.tokens.allSatisfy({ $0 >= first.range.lowerBound || tokens.isSmallWord(at: $0) || !tokens[$0].isWord || tokens[$0].senses.contains { $0.sense == .manner } })
    else { return nil }
    let ways = ways(of: first).filter { !told.contains(vocabulary.activities[$0].slug) }
    return ways.isEmpty ? nil : (first.range, ways)
  }

  private func isHad(at i: Int) -> Bool {
    if tokens[i].number != nil || Self.hadWords.contains(tokens[i].folded) { return true }
    return tokens[i].senses.contains { if case .number = $0.sense { true } else { $0.sense == .negation && $0.end == i + 1 } }
  }

  /// Whether a clause is no more than a few words and begins with the verb of a name: ‘cycled in’ of Cycle to work.
  private func isItsVerb(_ i: Int, of clause: Range<Int>) -> Bool {
    let words = clause.filter { tokens[$0].isWord && !(($0 > 0) && tokens[$0].isGlued && tokens[$0 - 1].number != nil) }
    guard words.count <= 3, clause.first(where: { tokens[$0].isWord && !tokens.isSmallWord(at: $0) && words.contains($0) }) == i else { return false }
    if words.count > 1, isInstead(clause) { return false }
    let word = tokens[i].folded
    return IrregularForms.isEnglishPast(word) || word.utf8.count > 4 && word.hasSuffix("ed")
      || tokens[i].senses.contains { if case .doing(_, .past) = $0.sense { true } else { false } }
  }

  /// ‘no piano, no reading, just slept’: what somebody did and nothing else.
  private func isInstead(_ clause: Range<Int>) -> Bool {
    guard let first = clause.first(where: { tokens[$0].isWord }), ["just", "only", "nur", "solo", "juste"].contains(tokens[first].folded) else { return false }
    return !lines.contains { $0.activity != nil && $0.state == .done }
  }

  private static let lessonWords: Set<String> = ["had", "hatte", "tuve", "tive", "eu"]
  /// The ‘before’ of ‘before bed’, which says when, and of nothing that was had.
  private static let whens: Set<String> = ["before", "after", "in", "to", "at", "until", "till", "vor", "nach", "im", "ins", "antes", "despues", "avant", "apres", "depois"]
  private static let hadWords: Set<String> = [
    "had", "drank", "ate", "glass", "pint", "bottle", "slice", "piece", "some", "getrunken", "gegessen", "glas", "bebi", "comi", "tome",
    "tomei", "bu", "mange",
  ]

  /// 走った後に, 달린 후에: what was done before or after, in languages that say so behind the verb.
  private func doneBeside(_ piece: Piece) -> (words: Range<Int>, activities: [Int])? {
    for i in piece.tokens where tokens[i].script != .spaced && tokens[i].isWord {
      let (activities, end) = names.mentioned(tokens, at: i)
      guard !activities.isEmpty,
        let mark = (end..<min(end + 3, tokens.count)).first(where: { Self.besideMarks.contains(tokens[$0].folded) }),
        tokens[end..<mark].allSatisfy({ $0.script != .spaced && $0.isWord })
      else { continue }
      return (i..<end, activities)
    }
    return nil
  }

  private static let besideMarks: Set<String> = ["後", "前", "후", "전", "뒤"]

  /// ‘#gym’
  private func tagged() -> Phrase.Uncertainty? {
    for piece in pieces {
      guard case .tag(let tag) = piece.meaning, case let activities = names.tagged(tag).filter({ !vocabulary.activities[$0].isArchived }),
        !activities.isEmpty
      else { continue }
      return .mentioned(words: words(piece.tokens), slugs: activities.map { vocabulary.activities[$0].slug })
    }
    return nil
  }

  /// ‘20 pages of Momo’, where one thing alone is counted in pages.
  private func counted() -> [Phrase.Uncertainty] {
    // ‘5 km, 31 min, easy’
    for piece in pieces {
      guard case .measurement(let measured) = piece.meaning, let line = piece.line, lines[line].activity == nil, lines[line].goals.isEmpty,
        arguments[tokens[piece.tokens.lowerBound].argument].trimmed.contains(where: \.isWhitespace),
        case let dimension = units.dimension(of: measured.quantity), dimension == .length || dimension.isCount && dimension != .count(""), !dimension.isMoney || tellsOfSaving
      else { continue }
      let fitting = vocabulary.activities.filter { !$0.isArchived && ($0.unit.map { units.unit($0).dimension == dimension } ?? false) }
      if !fitting.isEmpty { return [.mentioned(words: words(piece.tokens), slugs: fitting.map(\.slug))] }
      if let done = named(byUnit: Chunk(content: .amount(measured.quantity), range: piece.tokens)) { return [done] }
    }
    for loose in loose {
      if let drunk = drunk(loose.chunk) { return [drunk] }
      guard let dimension = dimension(ofLoose: loose.chunk) else { continue }
      // Of ‘5k done’ nobody can tell more than that it was a way.
      if case .thousands = loose.chunk.content, case let moving = ways(of: loose.chunk), !moving.isEmpty {
        return [.mentioned(words: words(loose.chunk.range), slugs: moving.map { vocabulary.activities[$0].slug })]
      }
      let fitting = vocabulary.activities.filter { activity in
        !activity.isArchived && activity.unit.map { units.unit($0).dimension == dimension } ?? false
      }
      if fitting.isEmpty, let done = named(byUnit: loose.chunk) { return [done] }
      // How far is that of whatever leads there: ‘hill repeats, 6 km total’.
      if fitting.count == 1 || dimension == .length && !fitting.isEmpty && !isDriven && tokens[0].script != .hangul {
        return [.mentioned(words: words(loose.chunk.range), slugs: fitting.map(\.slug))]
      }
    }
    return []
  }

  /// ‘finished my book, 50 pages’, ‘64 lengths’: what alone is counted so by everybody.
  private func named(byUnit chunk: Chunk) -> Phrase.Uncertainty? {
    guard case .amount(let quantity) = chunk.content,
      let doing = ["pages": "read", "page": "read", "chapters": "read", "chapter": "read", "words": "write", "lengths": "swim", "length": "swim"][quantity.unit.lowercased()],
      let place = Doing.all.firstIndex(where: { $0.names.words.first?.words.first == doing }),
      case let found = names.current((names.doings[place] ?? []) + (names.partDoings[place] ?? [])), Set(found).count == 1, let activity = found.first,
      !vocabulary.activities[activity].isArchived
    else { return nil }
    return .mentioned(words: words(chunk.range), slugs: [vocabulary.activities[activity].slug])
  }

  /// The slept of ‘slept badly, 5 hours’, whose number is told.
  private func isOfNight(at i: Int) -> Bool {
    metrics.contains { $0.name == "sleep_minutes" } && tokens[i].senses.contains { $0.sense == .metric(.sleep) && $0.end == i + 1 }
  }

  /// The vitamins of ‘ran out of vitamins’.
  private func isUsedUp(_ i: Int) -> Bool {
    i > 2 && tokens[i - 1].folded == "of" && tokens[i - 2].folded == "out" && ["ran", "run", "running", "runs"].contains(tokens[i - 3].folded)
  }

  /// Whether it is told how far somebody went without doing it.
  private var isDriven: Bool { tokens.contains { Self.driving.contains($0.folded) } }

  private static let driving: Set<String> = [
    "drove", "drive", "driving", "flew", "flight", "car", "bus", "train", "taxi", "uber", "plane", "away", "gefahren", "auto", "zug", "geflogen", "conduje",
    "coche", "tren", "avion", "conduit", "voiture", "roule", "dirigi", "carro", "onibus", "trem", "aviao",
  ]

  /// What an amount in a note measures, where few things are measured so: pages, or how far. A time may be that of anything.
  private func dimension(ofLoose chunk: Chunk) -> UnitTable.Dimension? {
    switch chunk.content {
    case .amount(let quantity):
      let dimension = units.dimension(of: quantity)
      // ‘5 km of rope’
      let next = chunk.range.upperBound
      let isOfSomething = next < tokens.count && ["of", "de", "d'", "von"].contains(tokens[next].folded)
      if dimension.isMoney { return tellsOfSaving ? dimension : nil }
      return dimension.isCount && dimension != .count("") || dimension == .length && !isOfSomething ? dimension : nil
    // ‘a slow 3k’
    case .thousands(let number): return number <= 100 ? .length : nil
    default: return nil
    }
  }

  /// Amounts in the text of an activity that asks how much, and of which no amount was understood.
  func unmeasured() -> [Phrase.Uncertainty] {
    let doubts = loose.compactMap { loose -> Phrase.Uncertainty? in
      let line = lines[loose.line]
      guard let slug = line.activity, line.state == .done, !isOfSomebody(loose.chunk),
        let unit = vocabulary.activities.first(where: { $0.slug == slug })?.unit
      else { return nil }
      // ‘wrote for an hour, about 450 words in the end’: what it is counted in is still to be told.
      if !line.measurements.isEmpty {
        if saysMore(loose.chunk, line) { return more(loose.chunk, slug, line) }
        guard case .amount(let quantity) = loose.chunk.content, units.dimension(of: quantity) == units.unit(unit).dimension,
          !line.measurements.contains(where: { units.dimension(of: $0.quantity) == units.dimension(of: quantity) }), !isPartOfIt(loose.chunk)
        else { return nil }
      }
      switch loose.chunk.content {
      case .amount(let quantity) where units.dimension(of: quantity) != units.unit(unit).dimension: return nil
      case .unclearNumber: return nil
      case .number where isOrdinal(loose.chunk): return nil
      case .number(let number):
        return sister(of: Quantity(number, unit), loose.chunk, slug, beside: line.measurements.map(\.quantity)) ?? Phrase.Uncertainty.apart(words: slug, slug: slug, amount: words(loose.chunk.range))
      default: return .apart(words: slug, slug: slug, amount: words(loose.chunk.range))
      }
    }
    return Array((doubts.isEmpty ? [again() ?? hourOrMore() ?? ahead()].compactMap(\.self) : doubts).prefix(1))
  }

  /// ‘read to him for 15 minutes, and after that I read my own book for half an hour’: as much of the same again, in words of its own.
  private func again() -> Phrase.Uncertainty? {
    for loose in loose {
      guard case .amount(let quantity) = loose.chunk.content, case let dimension = units.dimension(of: quantity),
        let clause = told.first(where: { $0.tokens.contains(loose.chunk.range.lowerBound) })
      else { continue }
      for (line, activity) in zip(lines, activities) where line.state == .done {
        guard let activity, let slug = line.activity, line.measurements.contains(where: { units.dimension(of: $0.quantity) == dimension }),
          !pieces.contains(where: { $0.meaning == .activity(slug) && clause.tokens.contains($0.tokens.lowerBound) }),
          clause.tokens.contains(where: { names.mentioned(tokens, at: $0).activities.contains(activity) })
        else { continue }
        return more(loose.chunk, slug, line)
      }
    }
    return nil
  }

  /// ‘stopped after 3 km’, ‘with 2 km uphill’
  private func isPartOfIt(_ chunk: Chunk) -> Bool {
    let before = chunk.range.lowerBound - 1
    return before >= 0 && tokens.senses(at: before).contains { $0.sense == .preposition || $0.sense == .at }
  }

  /// ‘the 5th’, ‘3. Kapitel’
  private func isOrdinal(_ chunk: Chunk) -> Bool {
    let next = chunk.range.upperBound
    return next < tokens.count && tokens[next].isGlued && (tokens[next].isWord || tokens[next].folded == "." && next + 1 < tokens.count)
  }
}
