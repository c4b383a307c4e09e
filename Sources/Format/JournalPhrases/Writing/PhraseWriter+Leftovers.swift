// Words that only led to a name: the ‘on the’ of ‘2 hrs on the boat’.

import JournalModel

extension PhraseWriter {
  /// The pieces with small words before the name of what was done as understood: alone they tell nothing.
  func withoutLeftovers(_ pieces: [Piece]) -> [Piece] {
    var left = pieces
    for index in pieces.indices.dropLast() where pieces[index].meaning == .text && pieces[index + 1].isActivity && pieces[index].line == pieces[index + 1].line && !pieces[index].isQuoted {
      let isAlone = !pieces.contains { $0.meaning == .text && $0.line == pieces[index].line && $0.tokens != pieces[index].tokens }
      if isAlone, tokens[pieces[index].tokens].allSatisfy({ Self.small.contains($0.folded) }) { left[index].meaning = .connective }
    }
    return left
  }

  private static let small: Set<String> = [
    "on", "the", "my", "in", "at", "with", "a", "an", "of", "our", "mit", "dem", "der", "den", "die", "das", "meinem", "meiner", "am", "im", "an", "auf", "beim", "con", "el", "la", "los", "las", "en", "de",
    "del", "mi", "avec", "le", "l'", "sur", "au", "mon", "ma", "com", "o", "a", "ao", "na", "no", "em", "meu", "minha",
  ]
}

extension PhraseWriter {
  /// The cups of what one cup is told of first.
  func plural(_ unit: String, _ line: Int) -> String {
    guard let own = activities[line].flatMap({ vocabulary.activities[$0].unit }), own != unit, singular(own) == unit || own == unit + "s" else { return unit }
    return own
  }

  /// The ‘without sugar’ of ‘coffee without sugar’, which says what kind of drink it was.
  func isWithoutPart(_ chunk: Chunk, _ lines: [Int]) -> Bool {
    chunk.name?.isWithout == true && lines.contains { line in
      activities[line].map { names.limited.contains($0) || (vocabulary.activities[$0].unit.map { units.unit($0).dimension == .volume || UnitFamilies.areOne($0, "glass") } ?? false) } ?? false
    }
  }

  /// ‘2 puffs am, 2 pm’: an hour that may be as much again.
  func hourOrMore() -> Phrase.Uncertainty? {
    for piece in pieces {
      guard case .time = piece.meaning, piece.tokens.count == 2, let line = piece.line, let slug = lines[line].activity, !lines[line].measurements.isEmpty,
        case let half = tokens[piece.tokens.upperBound - 1], ["am", "pm"].contains(half.folded), !half.isGlued
      else { continue }
      let isOther = tokens.indices.contains { $0 > 0 && ["am", "pm"].contains(tokens[$0].folded) && tokens[$0].folded != half.folded && tokens[$0 - 1].isWord }
      if isOther { return .more(words: words(piece.tokens), slug: slug) }
    }
    return nil
  }

  /// Whether an amount that is text may be as much again: as the line has one already, and with a part of the day or a meal behind it.
  func saysMore(_ chunk: Chunk, _ line: Phrase.Line) -> Bool {
    let (before, next) = (chunk.range.lowerBound - 1, chunk.range.upperBound)
    guard before < 0 || !Self.notMore.contains(tokens[before].folded) else { return false }
    let isOfDay = next < tokens.count && (["am", "pm"].contains(tokens[next].folded) || tokens[next].senses.contains { if case .partOfDay = $0.sense { true } else { false } }
      || ClauseReader.atMeals.contains(tokens[next].folded) && (next + 1..<min(next + 4, tokens.count)).contains { ClauseReader.besideMeals.contains(tokens[$0].folded) })
    // ‘15 min there and 15 back’
    let isBack = (next..<min(next + 2, tokens.count)).contains { ClauseReader.backs.contains(tokens[$0].folded) && ($0 == next || ["de", "au", "na", "auf"].contains(tokens[next].folded)) }
    switch chunk.content {
    case .amount(let quantity): return isOfDay && line.measurements.contains { units.dimension(of: $0.quantity) == units.dimension(of: quantity) || UnitFamilies.areOne($0.quantity.unit, quantity.unit) }
    case .number(let number): return (isOfDay || isBack) && number > 0 && tokens[next - 1].number != nil
    case .thousands: return isOfDay && line.measurements.contains { units.dimension(of: $0.quantity) == .length }
    default: return false
    }
  }

  private static let notMore: Set<String> = [
    "of", "than", "from", "to", "until", "till", "out", "instead", "not", "at", "by", "goal", "target", "pb", "each", "level", "chapter", "page", "day", "week", "room", "age", "aged", "als", "von", "bis", "um",
    "que", "de", "a", "las", "la", "platform", "bus", "line", "route", "episode", "season", "part", "no",
  ]

  /// How much was done of the one thing that words may speak of, where they say one amount that fits it: a hint that leaves it out would lose it.
  func hintedAmount(_ uncertainties: [Phrase.Uncertainty]) -> String? {
    let slugs: [String]
    if isUnreached { return nil }
    switch uncertainties.first {
    case .mentioned(let words, let named)?:
      // The two of ‘ran 5k with Tom 2 beers’ stand right before the word.
      let first = loose.first { $0.chunk.range.upperBound < tokens.count && self.words($0.chunk.range.upperBound..<tokens.count).hasPrefix(words) }
      // Of ‘4 biscuits and two sweets’ it may be either, or both.
      if let first, tokens[first.chunk.range.upperBound...].prefix(words.split(separator: " ").count).contains(where: { $0.number != nil || $0.senses.contains { if case .number(let number) = $0.sense { number > 1 } else { false } } }) { return nil }
      if named.count == 1, let before = first, let text = text(of: before.chunk.content, for: named[0]) {
        return text
      }
      if named.count == 1, let own = itself(words, for: named[0]) { return own }
      slugs = named
    case .unclear(let words, let named)?:
      if named.count == 1, let own = itself(words, for: named[0]) { return own }
      slugs = named
    default: return nil
    }
    return hintedAmount(of: slugs)
  }

  func hintedAmount(of slugs: [String]) -> String? {
    if isUnreached { return nil }
    // Of several the first one is proposed that is not to be left out.
    guard let likely = slugs.count == 1 ? slugs[0] : slugs.first(where: { slug in !names.avoided.contains { vocabulary.activities[$0].slug == slug } }) else { return nil }
    let loose = loose.filter { !isOfOther($0.chunk.range, than: likely) }
    // ‘two coffees, one glass of red’: what stands beside the words is theirs.
    let free = loose.filter { loose in told.contains { !$0.isOfActivity && $0.tokens.contains(loose.chunk.range.lowerBound) } }
    let amounts = free.count == 1 ? free.map(\.chunk.content) : loose.map(\.chunk.content) + lines.filter { $0.activity == nil }.flatMap { line in line.measurements.map { Chunk.Content.amount($0.quantity) } }
    // Of ‘6k 33:10’ a habit of kilometres takes the first.
    let fitting = amounts.compactMap { text(of: $0, for: likely) }
    if fitting.count == 1 { return fitting[0] }
    // Both of ‘9 km 50 min’, and neither of two distances.
    let kinds = Set(
      amounts.compactMap { amount -> UnitTable.Dimension? in
        switch amount {
        case .amount(let quantity): units.dimension(of: quantity)
        case .thousands: .length
        default: nil
        }
      })
    return fitting.count > 1 && kinds.count == amounts.count ? fitting.joined(separator: " ") : nil
  }

  /// Whether an amount is that of what stands before it in another clause than the words for what has no amounts of its own: 2 h of ‘raked leaves 2 h, took my
  /// pills’.
  private func isOfOther(_ amount: Range<Int>, than slug: String) -> Bool {
    guard let activity = vocabulary.activities.firstIndex(where: { $0.slug == slug }), vocabulary.activities[activity].unit == nil,
      let clause = told.first(where: { $0.tokens.contains(amount.lowerBound) })
    else { return false }
    func speaks(_ clause: ToldClause) -> Bool { clause.tokens.contains { names.mentioned(tokens, at: $0).activities.contains(activity) } }
    return !speaks(clause) && told.contains(where: speaks)
      && (clause.tokens.lowerBound..<amount.lowerBound).count { tokens[$0].isWord && !tokens.isSmallWord(at: $0) } > 1
  }

  /// Whether nobody can tell how much of it was one's own: ‘casi corro 5 km pero paré a los 3’, ‘Tom ran 10 km, I only 3’.
  private var isUnreached: Bool {
    func isNumber(_ i: Int) -> Bool { tokens[i].number != nil || tokens[i].senses.contains { if case .number = $0.sense { true } else { false } } }
    // Who was fast in English was not nearly there.
    let isGerman = tokens.contains { $0.folded == "fast" } && tokens.contains { Lexicon.german.contains($0.folded) }
    let isNearly = tokens.indices.dropLast().contains { i in
      tokens[i].senses.contains { $0.sense == .nearlyDone } && !isNumber(i + 1) && (tokens[i].folded != "fast" || isGerman)
    }
    guard !isNearly else { return true }
    guard let last = tokens.lastIndex(where: { !$0.isMark }), isNumber(last) else { return false }
    return tokens[..<last].indices.dropFirst(2).contains { Self.ownWords.contains(tokens[$0].folded) && tokens[$0 - 1].isMark }
  }

  /// Oneself, at the head of a clause.
  static let ownWords: Set<String> = ["i", "ich", "je", "j'", "moi", "yo", "eu"]

  /// The amount that words themselves are which may speak of an activity, or what it is said to be in all: the 9 km of ‘intervals 6x800m, total 9 km’ and ‘…, 9 km total’.
  private func itself(_ words: String, for slug: String) -> String? {
    let total = loose.first { said in
      [said.chunk.range.lowerBound - 1, said.chunk.range.upperBound].contains { tokens.indices.contains($0) && Self.totals.contains(tokens[$0].folded) }
    }
    return (total ?? loose.first { self.words($0.chunk.range) == words }).flatMap { text(of: $0.chunk.content, for: slug) }
  }

  private static let totals: Set<String> = ["total", "totalling", "altogether", "overall", "insgesamt", "gesamt", "zusammen"]

  /// An amount as ‘retro done’ takes it for an activity; nil where it is none of that.
  private func text(of amount: Chunk.Content, for slug: String) -> String? {
    guard let activity = vocabulary.activities.first(where: { $0.slug == slug }) else { return nil }
    guard let unit = activity.unit else {
      // Of what has no target any time it took, and any way.
      if case .amount(let quantity) = amount, [.duration, .length, .volume].contains(units.dimension(of: quantity)) { return quantity.text }
      if case .thousands(let number) = amount, vocabulary.activities.indices.contains(where: { names.moving.contains($0) && vocabulary.activities[$0].slug == slug }) { return Quantity(number, "km").text }
      return nil
    }
    let target = units.unit(unit)
    switch amount {
    case .amount(let quantity):
      // An amount of another name for the same thing is told in the habit’s own.
      if UnitFamilies.areOne(quantity.unit, unit), units.dimension(of: quantity) != target.dimension { return Quantity(quantity.amount, unit).text }
      if UnitFamilies.areOne(quantity.unit, unit) || units.dimension(of: quantity) == target.dimension { return quantity.text }
      // ‘x3’, and the three pints of what is counted
      let isCounted = quantity.unit == "x" && target.isCountable || target.dimension == .count("") && Self.vessels.contains(quantity.unit.lowercased())
      return isCounted ? Quantity(quantity.amount, unit).text : nil
    case .thousands(let number): return target.dimension == .length ? Quantity(number, "km").text : nil
    // ‘put 150 aside’; the 3 of ‘chapter 3’ says which one it is.
    case .number(let number): return number > 0 && (target.dimension.isCount || target.dimension.isMoney) && !loose.contains { $0.chunk.range.lowerBound > 0 && Self.notMore.contains(tokens[$0.chunk.range.lowerBound - 1].folded) } ? Quantity(number, unit).text : nil
    default: return nil
    }
  }
}
