// Parts of amounts and amounts beside others: ‘3/4 of an hour’, ‘20 of 50 push-ups’, ‘kilómetro y medio’.

import JournalModel

extension ChunkScanner {
  /// ‘3/4 of an hour’, ‘1/2 heure’, ‘1 1/2 hours’; digits alone are as well a date, and `1/2h` a slip.
  func fraction(at i: Int) -> (Chunk.Content, Int)? {
    if let part = quotient(at: i) { return measuredPart(part.value, at: part.end) }
    guard i + 1 < tokens.count, let whole = tokens[i].number, whole >= 1, whole < 100, whole == whole.rounded(), !tokens[i + 1].isGlued,
      let part = quotient(at: i + 1)
    else { return nil }
    return measuredPart(whole + part.value, at: part.end)
  }

  private func quotient(at i: Int) -> (value: Double, end: Int)? {
    guard i + 2 < tokens.count, let above = tokens[i].number, tokens[i + 1].folded == "/", tokens[i + 1].isGlued, tokens[i + 2].isGlued,
      let below = tokens[i + 2].number, [2, 3, 4].contains(below), above >= 1, above < below, above == above.rounded()
    else { return nil }
    return (above / below, i + 3)
  }

  func measuredPart(_ number: Double, at start: Int) -> (Chunk.Content, Int)? {
    guard start < tokens.count, !tokens[start].isGlued else { return nil }
    var next = start
    while next < tokens.count, next < start + 2, Self.partLinks.contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count, let (content, end) = measured(number, at: next, isInWords: false) else { return nil }
    guard case .amount(let quantity) = content, quantity.unit == "h" else { return (content, end) }
    return (.amount(Quantity(quantity.amount * 60, "min")), end)
  }

  private static let partLinks: Set<String> = ["of", "de", "d'", "von", "a", "an", "one", "une", "una", "uma", "einer"]

  /// ‘20 of 50 push-ups’, ‘20 von 50 Seiten’: so much was done of what was wanted.
  func share(_ number: Double, at i: Int) -> (Chunk.Content, Int)? {
    // ‘20/50 push-ups’
    if i + 2 < tokens.count, tokens[i + 1].folded == "/", tokens[i + 1].isGlued, let whole = tokens[i + 2].number, whole >= 10,
      whole > number,
      i + 3 < tokens.count, !tokens[i + 3].isGlued, names.isCounted(tokens, at: i + 3)
    {
      return (.number(number), i + 3)
    }
    // ‘6/8 glasses of water’
    if i + 3 < tokens.count, tokens[i + 1].folded == "/", tokens[i + 1].isGlued, let whole = tokens[i + 2].number, whole >= 5, whole >= number, !tokens[i + 3].isGlued,
      let (content, end) = measured(number, at: i + 3, isInWords: false), case .amount(let quantity) = content, vocabulary.units.unit(quantity.unit).dimension.isCount
    {
      return (content, end)
    }
    guard var next = shareLink(at: i + 1) else { return nil }
    while next < tokens.count, Self.shareArticles.contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count, let whole = tokens[next].number, whole > number, number > 0 else { return nil }
    if let (content, end) = measured(number, at: next + 1, isInWords: false) { return (content, end) }
    return next + 1 < tokens.count && names.isCounted(tokens, at: next + 1) ? (.number(number), next + 1) : nil
  }

  /// The ‘3 y 4 km’ of ‘entre 3 y 4 km’.
  func rangeInWords(at i: Int) -> Int? {
    func bound(_ at: Int) -> (Double, Int)? {
      guard at < tokens.count else { return nil }
      return tokens[at].number.map { ($0, at + 1) } ?? numberInWords(at: at)
    }
    guard let (low, behindLow) = bound(i), let and = tokens.end(at: unit(at: behindLow)?.end ?? behindLow, of: .and), let (high, behindHigh) = bound(and), high > low,
      let (found, end) = unit(at: behindHigh), found != nil
    else { return nil }
    return end
  }

  /// How far ‘60 lengths of the 25 m pool’ are, where nothing is counted in lengths.
  func lengthsOfPool(at i: Int) -> (quantity: Quantity, end: Int)? {
    guard let (number, next) = tokens[i].number.map({ ($0, i + 1) }) ?? numberInWords(at: i), next < tokens.count, ["length", "lap"].contains(where: { UnitFamilies.areOne(tokens[next].folded, $0) }) else { return nil }
    var at = next + 1
    while at < tokens.count, at < next + 4, Self.inPool.contains(tokens[at].folded) { at += 1 }
    guard at > next + 1, at < tokens.count, let long = tokens[at].number, long <= 100, let (found, behind) = unit(at: at + 1), found == "m", behind < tokens.count, Self.pools.contains(tokens[behind].folded) else { return nil }
    let isCounted = vocabulary.activities.contains { activity in ["length", "lap"].contains { unit in activity.unit.map { UnitFamilies.areOne($0, unit) } ?? false } }
    return (isCounted ? Quantity(number, tokens[next].folded) : Quantity(number * long, "m"), behind + 1)
  }

  private static let inPool: Set<String> = ["of", "in", "the", "a", "my", "our", "im", "einem", "de", "la", "una", "en", "dans", "d'", "une", "da", "na", "uma", "do"]
  private static let pools: Set<String> = ["pool", "pools", "baths", "becken", "piscina", "alberca", "bassin", "piscine"]

  /// ‘5 + 5 min’
  func sum(_ number: Double, at i: Int) -> (Double, Int)? {
    guard i + 1 < tokens.count, tokens[i].folded == "+" || tokens[i].folded == "plus", let more = tokens[i + 1].number, more >= 0,
      unit(at: i + 2) != nil
    else { return nil }
    return (number + more, i + 2)
  }

  private func shareLink(at i: Int) -> Int? {
    guard i + 1 < tokens.count else { return nil }
    if tokens[i].folded == "out", tokens[i + 1].folded == "of" { return i + 2 }
    return ["of", "von", "de", "sur", "중"].contains(tokens[i].folded) ? i + 1 : nil
  }

  private static let shareArticles: Set<String> = [
    "planned", "intended", "usual", "full", "promised", "geplanten", "prevus", "previstos", "the", "my", "den", "meinen", "las", "los", "mis", "les", "mes", "as", "os", "minhas", "meus",
  ]

  /// ‘two more glasses’, ‘zwei weitere Gläser’
  func moreOf(_ number: Double, at i: Int) -> (Chunk.Content, Int)? {
    guard i < tokens.count, Self.moreWords.contains(tokens[i].folded) else { return nil }
    // ‘a long time’
    if !["more", "weitere", "weiteren", "mas", "mais", "extra"].contains(tokens[i].folded), i + 1 < tokens.count, Self.often.contains(tokens[i + 1].folded) { return nil }
    return measured(number, at: i + 1, isInWords: true)
  }

  /// What stands between a number and its unit: ‘two big glasses’, ‘a gentle kilometre’.
  private static let moreWords: Set<String> = [
    "more", "weitere", "weiteren", "mas", "mais", "extra", "full", "whole", "big", "large", "small", "tall", "huge", "little", "giant", "gentle", "slow", "steady",
    "easy", "quick", "brisk", "leisurely", "solid", "measly", "lousy", "mere", "short", "long",
  ]

  /// ‘kilómetro y medio’, ‘litro e meio’: one of it, and a part.
  func oneAndPart(at i: Int) -> (Chunk.Content, Int)? {
    guard i < tokens.count, tokens[i].isWord, tokens[i].script == .spaced, tokens[i].folded.utf8.count > 3,
      !tokens[i].folded.hasSuffix("s"),
      i == 0 || tokens[i - 1].number == nil, let (found, end) = unit(at: i), let unit = found, let (part, behind) = part(at: end)
    else { return nil }
    return unit == "h" ? (.amount(Quantity((1 + part) * 60, "min")), behind) : (.amount(Quantity(1 + part, unit)), behind)
  }

  /// ‘2 and a half beers’, ‘a beer and a half’, ‘zwei und ein halbes Bier’: so many of what is counted, and a part of one more.
  func countedAndPart(at i: Int, to end: Int) -> [Chunk]? {
    guard let (number, next) = tokens[i].number.map({ ($0, i + 1) }) ?? numberInWords(at: i), number >= 1, number == number.rounded(), next < end else { return nil }
    if let (part, behind) = part(at: next) ?? germanHalf(at: next), behind < end, unit(at: behind) == nil, names.isCounted(tokens, at: behind) {
      return [Chunk(content: .number(number + part), range: i..<behind)]
    }
    guard unit(at: next) == nil, names.isCounted(tokens, at: next),
      let (match, last) = names.name(tokens, at: next, isAfterWord: true) ?? names.form(tokens, at: next, isAfterWord: true), last < end,
      let (part, behind) = part(at: last), behind <= end, endsThing(behind)
    else { return nil }
    return [Chunk(content: .number(number + part), range: i..<next), Chunk(content: .name(match), range: next..<behind)]
  }

  private func germanHalf(at i: Int) -> (Double, Int)? {
    guard i + 2 < tokens.count, tokens[i].folded == "und", ["ein", "eine", "einen"].contains(tokens[i + 1].folded), tokens[i + 2].folded.hasPrefix("halb") else { return nil }
    return (0.5, i + 3)
  }

  /// Whether no thing stands at a token that the half before it would be of: ‘a beer and a half marathon’.
  private func endsThing(_ i: Int) -> Bool {
    guard i < tokens.count, tokens[i].isWord else { return true }
    // The ‘a’ of ‘half a croissant’ is no Spanish preposition.
    if tokens[i].folded == "a" { return false }
    return tokens[i].folded.hasSuffix("ing")
      || tokens.end(at: i) { sense in
        switch sense {
        case .preposition, .at, .during, .day, .lastNight, .weekday, .partOfDay, .because, .and: true
        default: false
        }
      } != nil
  }

  /// A number that an ordinal says, where a word such as ‘already’ makes it that of all of them: ‘already my fourth coffee’. Elsewhere the
  /// ordinal is a word by itself, which asks.
  func ordinal(at i: Int) -> Chunk? {
    guard let (number, end) = tokens.ordinal(at: i), end < tokens.count, names.isCounted(tokens, at: end) else { return nil }
    let isTotal = tokens.contains { Self.already.contains($0.folded) } || hasAlready
    return Chunk(content: isTotal ? .number(Double(number)) : .words([.softener]), range: i..<end)
  }

  private var hasAlready: Bool { tokens.contains { $0.folded == "벌" } && tokens.contains { $0.folded == "써" } }

  private static let already: Set<String> = ["already", "schon", "bereits", "ya", "deja", "ja"]

  /// ‘um halb acht’, ‘at half past six’, ‘a las siete y media’, where nothing says which half of the day: when it was, and no time to write.
  func vagueTime(at i: Int) -> Chunk? {
    guard let start = tokens.end(at: i, of: .at), start < tokens.count, tokens[start].script == .spaced, tokens[start].isWord,
      let (_, end, _) = spokenClock(at: start, isBare: true), tokens[start..<end].allSatisfy({ $0.isWord }), unit(at: end) == nil,
      end < tokens.count
    else { return nil }
    return Chunk(content: .words([.manner]), range: i..<end)
  }

  /// The screen time of ‘3 hrs 12 screen time’: what takes so long, by its name.
  func isTimed(_ i: Int) -> Bool {
    guard i < tokens.count, !tokens[i].isGlued, let match = names.name(tokens, at: i, isAfterWord: true)?.match, let activity = match.activities.first, let unit = names.unit(of: activity) else { return false }
    return vocabulary.units.unit(unit).dimension == .duration
  }
}
