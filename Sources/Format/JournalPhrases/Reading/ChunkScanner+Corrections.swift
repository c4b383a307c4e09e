// What puts right what was told before: ‘I meant slept 5h not 5h30’, ‘1 energy drink instead of 2’.

import JournalModel

/// Words that may put something right, by their tokens.
struct Correction {
  /// Those that say so, with what is not so behind them.
  var words: Range<Int>
  /// How much it was not; nil where that is not told.
  var wrong: Range<Int>?
  /// How much it was.
  var right: Range<Int>
}

extension Sense {
  /// Whether it begins words for a day or a part of one.
  var saysWhen: Bool {
    switch self {
    case .day, .partOfDay, .lastNight, .weekday, .onDay: true
    default: false
    }
  }
}

extension ChunkScanner {
  /// The first of them that words hold.
  func correction() -> Correction? {
    if let meant = meant() ?? reallyWas() { return meant }
    for i in tokens.indices.dropFirst() where tokens[i].isWord {
      guard let (end, isBehind) = link(at: i) else { continue }
      // 2杯ではなく1杯
      let (before, behind) = (valueEnding(before: i), value(at: end))
      guard let before, let behind, areAlike(before.content, behind.content) else { continue }
      if isBehind { return Correction(words: before.range.lowerBound..<end, wrong: before.range, right: behind.range) }
      guard isEnd(behind.range.upperBound, like: before.range.upperBound) else { continue }
      return Correction(words: i..<behind.range.upperBound, wrong: behind.range, right: before.range)
    }
    return nil
  }

  /// ‘I meant slept 5h’, ‘sorry, ich meinte 5 km’: at the head, before how much it was.
  private func meant() -> Correction? {
    guard let start = tokens.indices.first(where: { !tokens[$0].isMark && !Self.sorry.contains(tokens[$0].folded) }),
      let end = Self.meanings.lazy.compactMap({ tokens.end(of: $0, at: start) }).first, end < tokens.count, !["to", "zu", "that"].contains(tokens[end].folded),
      let right = (end..<tokens.count).lazy.compactMap({ value(at: $0) }).first
    else { return nil }
    let wrong = (right.range.upperBound..<tokens.count).lazy.compactMap { i in link(at: i).flatMap { value(at: $0.end) } }.first
    return Correction(words: start..<end, wrong: wrong?.range, right: right.range)
  }

  /// ‘actually it was 8 km’, ‘sorry, make that 8 km’: at the head, before how much it was and nothing else.
  private func reallyWas() -> Correction? {
    guard let start = tokens.indices.first(where: { !tokens[$0].isMark && !Self.sorry.contains(tokens[$0].folded) }) else { return nil }
    let isSorry = tokens[..<start].contains { Self.surelySorry.contains($0.folded) }
    guard let end = (Self.facts + (isSorry ? Self.wasSo : [])).lazy.compactMap({ tokens.end(of: $0, at: start) }).first,
      let right = value(at: end), right.range.upperBound == tokens.count, case .amount = right.content
    else { return nil }
    return Correction(words: 0..<end, wrong: nil, right: right.range)
  }

  /// Where words end that say that what follows is not so; in Japanese and Korean what stands before them.
  private func link(at i: Int) -> (end: Int, isBehind: Bool)? {
    // ‘corrí 5 km, no 6’
    if tokens[i].folded == "no", i > 0, tokens[i - 1].folded == ",", i + 1 < tokens.count, tokens[i + 1].number != nil { return (i + 1, false) }
    for words in Self.links { if let end = tokens.end(of: words, at: i) { return (end, false) } }
    for words in Self.linksBehind { if let end = tokens.end(of: words, at: i) { return (end, true) } }
    return nil
  }

  private func value(at i: Int) -> (content: Chunk.Content, range: Range<Int>)? {
    guard i < tokens.count else { return nil }
    if let amount = amount(at: i), !amount.isShown { return (amount.content, amount.range) }
    if let number = tokens[i].number, number > 0 { return (.number(number), i..<(i + 1)) }
    guard let (number, end) = numberInWords(at: i), number >= 2 else { return nil }
    return (.number(number), i..<end)
  }

  /// The last amount before a token, in the same sentence.
  private func valueEnding(before i: Int) -> (content: Chunk.Content, range: Range<Int>)? {
    for start in (max(0, i - 8)..<i).reversed() where !(start > 0 && tokens[start].isGlued && tokens[start - 1].number != nil) {
      if [".", ";", "!", "?", "。"].contains(tokens[start].folded) { return nil }
      // 3杯で of 3杯ではなく
      if let found = value(at: start), found.range.upperBound <= i || tokens[i].script != .spaced && found.range.upperBound == i + 1 { return (found.content, start..<i) }
    }
    return nil
  }

  private func areAlike(_ a: Chunk.Content, _ b: Chunk.Content) -> Bool {
    switch (a, b) {
    case (.amount(let first), .amount(let second)): vocabulary.units.dimension(of: first) == vocabulary.units.dimension(of: second) || UnitFamilies.areOne(first.unit, second.unit)
    case (.thousands, .thousands), (.number, .number), (.amount, .number), (.thousands, .number): true
    case (.number, .amount(let second)): vocabulary.units.unit(second.unit).isCountable
    default: false
    }
  }

  /// Whether nothing follows but when, or what the amount before was of as well.
  private func isEnd(_ i: Int, like before: Int) -> Bool {
    guard i < tokens.count, !tokens[i].isMark else { return true }
    if Self.sorry.contains(tokens[i].folded) || tokens[i].folded == tokens[before].folded { return true }
    return tokens[i].senses.contains { $0.sense.saysWhen }
  }

  private static let sorry: Set<String> = ["sorry", "oops", "ups", "hoppla", "no", "nein", "ah", "oh", "perdon", "pardon", "desole", "desculpa", "wait", "actually", "i", "ich", "je", "eu", "yo"]
  private static let meanings: [[String]] = [
    "meant", "mean", "should be", "should have been", "correction", "meinte", "meine", "korrektur", "quise decir", "quería decir", "corrección", "voulais dire", "correction", "quis dizer", "queria dizer", "correção", "訂正", "정정",
  ].map { Tokenizer.words($0) }
  private static let surelySorry: Set<String> = ["sorry", "oops", "ups", "hoppla", "no", "nein", "wait", "actually", "perdon", "pardon", "desole", "desculpa"]
  private static let facts: [[String]] = [
    "make that", "it was actually", "eigentlich waren es", "es waren eigentlich", "en realidad fueron", "en realidad eran", "en fait c'était", "na verdade foram", "na verdade eram",
  ].map { Tokenizer.words($0) }
  private static let wasSo: [[String]] = ["it was", "es waren", "fueron", "eran", "c'était", "foram", "eram"].map { Tokenizer.words($0) }
  private static let links: [[String]] = [
    "and not", "instead of", "rather than", "not", "und nicht", "statt", "anstatt", "nicht", "en vez de", "en lugar de", "y no", "au lieu de", "et pas", "et non", "pas", "em vez de", "ao invés de", "e não", "não",
  ].map { Tokenizer.words($0) }
  private static let linksBehind: [[String]] = [
    "ではなくて", "ではなく", "じゃなくて", "じゃなく", "이 아니라", "가 아니라", "말고",
  ].map { Tokenizer.words($0) }
}
