// More of what is told, without its name: ‘one coffee in the morning and one after lunch’, ‘twenty push-ups, and thirty five tonight’.

import JournalModel

extension ClauseReader {
  /// ‘one coffee in the morning and one after lunch’, ‘third coffee’
  func more(of told: Told, in clause: Clause) -> Range<Int>? {
    guard told.isDone, !told.isAvoided else { return nil }
    if let words = difference(of: told, in: clause) { return words }
    let isCounted = told.match.activities.contains(where: names.counted.contains)
    if isCounted,
      let ordinal = (clause.range.lowerBound..<told.chunk).last(where: { i in
        tokens[chunks[i].range.lowerBound].senses.contains { $0.sense == .ordinal } || tokens.ordinal(at: chunks[i].range.lowerBound) != nil
      }), !chunks[ordinal].isAmount, !(ordinal..<told.chunk).contains(where: { chunks[$0].isAmount })
    {
      return ordinal..<(ordinal + 1)
    }
    let hasAmount = clause.range.contains { clause[$0] == .detail && chunks[$0].isAmount }
    guard isCounted || hasAmount else { return nil }
    return told.behind.lazy.compactMap { i in
      // ‘chapters 3 and 4’ is no more than was said.
      clause[i] == .text && (hasAmount || !isDigits(i)) ? addition(at: i, in: told.behind) : nil
    }.first
  }

  /// ‘ran 5 km more than yesterday’, ‘un café más que ayer’, ‘mais um café do que ontem’: how much more it was than something else, and not how much.
  private func difference(of told: Told, in clause: Clause) -> Range<Int>? {
    let amounts = clause.range.filter { clause[$0] == .detail && chunks[$0].isAmount }
    guard !isCommand, amounts.count < 2, let first = amounts.first ?? (told.match.activities.allSatisfy(isKeptFew) ? told.chunk : nil) else { return nil }
    let last = told.chunk == first + 1 ? told.chunk : first
    var next = chunks[last].range.upperBound
    if next < tokens.count, tokens[next].folded == "a" { next += 1 }
    let isAhead = first > clause.range.lowerBound && tokens.end(at: chunks[first - 1].range.lowerBound, of: .more) == chunks[first].range.lowerBound
    let behind = tokens.end(at: next, of: .more) ?? (next < tokens.count && Self.differing.contains(tokens[next].folded) ? next + 1 : nil)
    guard var than = behind ?? (isAhead ? next : nil) else { return nil }
    if than < tokens.count, tokens[than].folded == "do" { than += 1 }
    guard than < tokens.count, Self.thans.contains(tokens[than].folded) else { return nil }
    return first..<((clause.range.last { chunks[$0].range.lowerBound < than } ?? last) + 1)
  }

  static let thans: Set<String> = ["than", "als", "que", "qu'"]
  private static let differing: Set<String> = ["less", "fewer", "further", "farther", "longer", "weniger", "weiter", "langer", "menos", "moins", "plus"]

  func more(of told: Told, after index: Int, in clauses: [Clause]) -> Range<Int>? {
    guard told.isDone, !told.isAvoided else { return nil }
    let clause = clauses[index]
    let isCounted = told.match.activities.contains(where: names.counted.contains)
    guard isCounted || clause.range.contains(where: { clause[$0] == .detail && chunks[$0].isAmount }) else { return nil }
    for clause in clauses[(index + 1)...].prefix(while: { $0.activities.isEmpty && $0.metrics.isEmpty }) {
      if let i = clause.range.first(where: { !chunks[$0].has { $0 == .and || $0 == .softener || $0 == .filler } || isNumber(chunks[$0]) || isAnother($0) }),
        clause[i] == .text, let words = addition(at: i, in: clause.range)
      {
        return words
      }
      // ‘dann noch ein halber Liter’
      let further = clause.range.first { i in
        clause[i] == .text && chunks[i].isAmount && clause.range.contains(i - 1) && tokens.senses(at: chunks[i].range.lowerBound - 1).contains { $0.sense == .more }
      }
      if let further { return (further - 1)..<(further + 1) }
    }
    return nil
  }

  /// ‘100 press-ups: 40, 35, 25’, ‘60 push-ups, 3 sets of 20’: the parts of what is told already are no more of it.
  func readParts(_ clauses: inout [Clause]) {
    for index in clauses.indices where !isCommand && clauses[index].activities.count == 1 && clauses[index].activities[0].state == .done {
      var amounts: [(clause: Int, chunk: Int)] = []
      for place in index..<clauses.count {
        // The parts stand right behind, each with how much it was.
        if place > index, !clauses[place].activities.isEmpty || !clauses[place].metrics.isEmpty || place > index + 1 && amounts.last?.clause != place - 1 { break }
        amounts += clauses[place].range.filter { clauses[place][$0] == .detail && count($0) != nil }.map { (place, $0) }
      }
      guard let first = amounts.first, first.clause == index, let whole = count(first.chunk), amounts.count > 1 else { continue }
      let parts = amounts.dropFirst()
      let isProduct = chunks[parts[parts.startIndex].chunk].range.contains { ["x", "×", "sets", "lots", "rounds"].contains(tokens[$0].folded) }
      guard parts.count > 1 || isProduct, parts.allSatisfy({ count($0.chunk)?.kind == whole.kind }),
        abs(parts.reduce(0) { $0 + (count($1.chunk)?.value ?? 0) } - whole.value) < 0.001
      else { continue }
      for part in parts { clauses[part.clause][part.chunk] = .text }
    }
  }

  /// ‘did 10, then 15, then 20 push-ups’: bare numbers before what is counted may be as much of it.
  func readAhead(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where !isCommand && clauses[index].more == nil {
      guard let told = clauses[index].activities.first, told.state == .done, told.match.activities.contains(where: names.counted.contains), hasAmount(clauses[index])
      else { continue }
      let before = clauses[index - 1]
      guard before.activities.isEmpty, before.metrics.isEmpty, before.mood == nil, !before.roles.contains(.mood), let number = before.range.first(where: { isNumber(chunks[$0]) }),
        before.range.allSatisfy({ i in i == number || chunks[i].has { $0 == .light || $0 == .filler || $0 == .and } && !chunks[i].has(.feeling) })
      else { continue }
      clauses[index].more = (told.chunk, number..<(number + 1))
    }
  }

  /// How much a chunk says, and of what.
  private func count(_ i: Int) -> (value: Double, kind: UnitTable.Dimension)? {
    switch chunks[i].content {
    case .number(let number): (number, .count(""))
    case .thousands(let number): (number * 1000, .length)
    case .amount(let quantity):
      names.units.dimension(of: quantity) == .length ? names.units.convert(quantity, to: "m").map { ($0, .length) } : (quantity.amount, names.units.dimension(of: quantity))
    default: nil
    }
  }

  /// ‘two coffees by nine, another at lunch’
  private func isAnother(_ i: Int) -> Bool { ["another", "otro", "otra", "outro", "outra"].contains(text(chunks[i])) }

  /// A number without what is counted: ‘one after lunch’, ‘15 more’, ‘another one’.
  private func addition(at i: Int, in range: Range<Int>) -> Range<Int>? {
    let token = chunks[i].range.lowerBound
    if let end = tokens.end(at: token, of: .more), chunks[i].content == .other || chunks[i].has(.softener),
      isNumberWord(end - 1) || isNumberWord(end) || isAnother(i),
      isLoneNumber(before: max(end, isNumberWord(end) ? end + 1 : end), in: range) || isUnitWord(end) || isUnitWord(end + 2)
    {
      return i..<min(i + 2, range.upperBound)
    }
    // ‘another litre’ in one
    if chunks[i].isAmount, isAnother(i) { return i..<min(i + 2, range.upperBound) }
    // The three of ‘chapter three’ says which one it is, and the 11 of ‘by 11’ when.
    if i > range.lowerBound, Self.untilHours.contains(text(chunks[i - 1])), chunks[i - 1].range.count == 1 { return nil }
    // The 7 of ‘with Tom at 7’, where no other hour is said.
    if i > range.lowerBound, ["at", "um"].contains(text(chunks[i - 1])), !range.contains(where: { saysHour($0, besides: i - 1) }) { return nil }
    if i > range.lowerBound, chunks[i - 1].content == .other || Self.numbered.contains(text(chunks[i - 1])) { return nil }
    // The 16 of ‘uno a las 16’ says when.
    let start = chunks[i].range.lowerBound
    if start > 1, tokens[start - 2].folded == "a", ["la", "las"].contains(tokens[start - 1].folded) { return nil }
    if isPronoun(i, in: range) { return i..<min(i + 2, range.upperBound) }
    guard isNumber(chunks[i]), isLoneNumber(before: numberEnd(i), in: range) else { return nil }
    return i..<min(i + 2, range.upperBound)
  }

  /// The litre of ‘another litre’.
  private func isUnitWord(_ i: Int) -> Bool {
    i < tokens.count && tokens[i].senses.contains { sense, end in if case .unit(let unit) = sense { end == i + 1 && !unit.isEmpty } else { false } }
  }

  /// Where a number ends, which may be of several words: ‘twenty five’.
  private func numberEnd(_ i: Int) -> Int {
    var end = chunks[i].range.upperBound
    while end < tokens.count, tokens[end].number == nil, isNumberWord(end) { end += 1 }
    return end
  }

  private func isDigits(_ i: Int) -> Bool { tokens[chunks[i].range.lowerBound].number != nil }

  func isNumber(_ chunk: Chunk) -> Bool {
    let (first, end) = (chunk.range.lowerBound, chunk.range.upperBound)
    if tokens[first].isGlued || end < tokens.count && tokens[end].isGlued && !tokens[end].isMark { return false }
    if case .number = chunk.content { return true }
    return chunk.range.count == 1 && isNumberWord(chunk.range.lowerBound)
  }

  /// The ‘einer’ of ‘zwei am Morgen und einer um 16 Uhr’: what else is an article, where nothing stands behind it but when it was.
  private func isPronoun(_ i: Int, in range: Range<Int>) -> Bool {
    let token = chunks[i].range.lowerBound
    // The ‘à’ of ‘um à tarde’ is written like an article, and no afternoon is counted.
    let isAlone = chunks[i].range.count == 1 || tokens[token + 1].folded == "a"
    guard isAlone, range.contains(i - 1), Self.ones.contains(tokens[token].folded), chunks[i - 1].has(.and) || tokens.end(at: token - 1, of: .more) == token else { return false }
    return chunks[i].range.count > 2 || isLoneNumber(before: chunks[i].range.upperBound, in: range)
  }

  private static let ones: Set<String> = ["un", "une", "una", "um", "uma", "einer", "eine", "einen", "eins"]

  /// The ‘solo’ of `no tomé un solo café`: one and none.
  static let singleWords: Set<String> = ["solo", "sola", "unico", "unica", "seul", "seule", "so", "einziger", "einzigen", "einzige", "einziges"]

  /// ‘one’ and ‘two’; an article is none.
  private func isNumberWord(_ i: Int) -> Bool {
    guard tokens.indices.contains(i) else { return false }
    if tokens[i].number != nil { return true }
    return tokens[i].script == .spaced && !Self.articles.contains(tokens[i].folded) && !tokens[i].senses.contains { if case .amount = $0.sense { true } else { false } }
      && tokens[i].senses.contains { if case .number(let number) = $0.sense { number >= 1 } else { false } }
  }

  /// Whether a number ends there, or goes on with when it was, or with ‘more’.
  private func isLoneNumber(before token: Int, in range: Range<Int>) -> Bool {
    guard let next = range.first(where: { chunks[$0].range.lowerBound >= token }) else { return true }
    let chunk = chunks[next]
    return chunk.isPartOfDay || isOfAnother(next, in: range) || isBack(next, in: range) || chunk.has { $0 == .preposition || $0 == .and || $0 == .taken || $0 == .onDay }
      || tokens.end(at: token, of: .more) != nil || tokens.end(at: token, of: .at) != nil
      || chunk.content == .mark
      || {
        switch chunk.content {
        case .time, .day: true
        default: false
        }
      }()
  }

  /// ‘15 min there and 15 back’, ‘15 de ida y 15 de vuelta’, ‘another 500 later’
  private func isBack(_ i: Int, in range: Range<Int>) -> Bool {
    (i..<min(i + 2, range.upperBound)).contains { place in
      Self.backs.contains(text(chunks[place])) && (place == i || ["de", "a", "au", "na", "auf", "on"].contains(text(chunks[i])))
    }
  }

  static let backs: Set<String> = ["back", "later", "return", "zuruck", "ruckweg", "spater", "vuelta", "retour", "volta", "despues", "depois"]

  /// ‘10 pages of one book and 5 of another’
  private func isOfAnother(_ i: Int, in range: Range<Int>) -> Bool {
    range.contains(i + 1) && ["of", "de", "von", "aus", "d'"].contains(text(chunks[i]))
      && tokens.end(at: chunks[i + 1].range.lowerBound, of: .more) != nil
  }

  /// ‘slept another 2 hours’, ‘second nap 15 min’: a number of the day that is so much beside what the day has already.
  func readAdded(_ clauses: inout [Clause]) {
    // ‘slept 3 h, then another 2 h’
    for index in clauses.indices.dropFirst() where clauses[index].metrics.isEmpty && clauses[index].activities.isEmpty && clauses[index - 1].metrics.count == 1 {
      let range = clauses[index].range
      guard let number = [DayNumber.sleep, .nap].first(where: { "\($0)_minutes" == clauses[index - 1].metrics[0].name }),
        let value = range.first(where: { if case .amount = chunks[$0].content { true } else { false } }), range.contains(where: { isAdding($0, in: range) }),
        range.allSatisfy({ $0 == value || isAdding($0, in: range) || isBesideNumber($0) || chunks[$0].isPartOfDay })
      else { continue }
      clauses[index].metrics = metrics(number, chunks[value])
      if clauses[index].metrics.isEmpty { continue }
      for i in range { clauses[index][i] = i == value ? .metric : chunks[i].isPartOfDay ? .text : .connective }
    }
    for index in clauses.indices where clauses[index].metrics.count == 1 && MetricNames.addsUp(clauses[index].metrics[0].name) {
      var range = clauses[index].range
      // ‘another nap, 40 min’
      if index > 0, clauses[index - 1].metrics.isEmpty, clauses[index - 1].activities.isEmpty,
        clauses[index - 1].range.contains(where: { number(chunks[$0]) != nil })
      {
        range = clauses[index - 1].range.lowerBound..<range.upperBound
      }
      for i in range where isAdding(i, in: range) {
        clauses[index].metrics[0].isAdded = true
        if clauses[index].range.contains(i), !isValue(chunks[i]) { clauses[index][i] = .metric }
      }
    }
  }

  /// Whether a chunk says that what is beside it comes to something: a number, or a nap. ‘more than 8 hours’ are no more than before.
  private func isAdding(_ i: Int, in range: Range<Int>) -> Bool {
    let (next, last) = (range.contains(i + 1) ? i + 1 : nil, range.contains(i - 1) ? i - 1 : nil)
    let isOfNap = next.map { number(chunks[$0]) == .nap } ?? false
    return chunks[i].range.contains { token in
      if isOfNap, tokens.end(at: token, of: .ordinal) != nil { return true }
      guard let end = tokens.end(at: token, of: .more), tokens[token].folded != "again" else { return false }
      if end < tokens.count, ["than", "als", "que", "qu'", "de", "do"].contains(tokens[end].folded) { return false }
      return isOfNap || isValue(chunks[i]) || next.map { isValue(chunks[$0]) } ?? false || last.map { isValue(chunks[$0]) } ?? false
    }
  }

  private func saysHour(_ i: Int, besides place: Int) -> Bool {
    if case .time = chunks[i].content { return true }
    return i != place && ["at", "um"].contains(text(chunks[i])) || text(chunks[i]) == "again"
  }

  private static let untilHours: Set<String> = ["by", "until", "till", "before", "around", "um", "gegen", "bis", "vers", "avant", "antes"]
  private static let numbered: Set<String> = [
    "chapter", "page", "part", "book", "day", "week", "lesson", "kapitel", "seite", "capitulo", "pagina", "chapitre", "past", "to",
  ]
  private static let articles: Set<String> = [
    "a", "an", "un", "une", "una", "um", "uma", "ein", "eine", "einen", "einem", "einer", "hundred", "thousand",
  ]
}
