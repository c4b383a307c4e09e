// Money: `€150`, ‘150 €’, ‘EUR 150’, and names of which an amount of it stands for a word: ‘put 80 euros aside’.

import JournalModel

extension PhraseVocabulary {
  /// The currencies that something is counted in, as they are spelt there, by their signs. Of all other money a sentence only tells.
  var currencies: [String: String] {
    let units = activities.filter { !$0.isArchived }.compactMap(\.unit) + goals.flatMap(\.units)
    return units.reduce(into: [:]) { spelt, unit in
      if let sign = Money.sign(of: unit), spelt[sign] == nil { spelt[sign] = unit }
    }
  }
}

extension ChunkScanner {
  /// The currency that begins at a token, as the journal spells it, and where it ends.
  func currency(at i: Int) -> (unit: String, end: Int)? {
    guard i < tokens.count, !currencies.isEmpty else { return nil }
    // ‘R$’ is two tokens.
    if i + 1 < tokens.count, tokens[i].folded == "r", tokens[i + 1].folded == "$", tokens[i + 1].isGlued { return currencies["R$"].map { ($0, i + 2) } }
    guard tokens[i].number == nil else { return nil }
    // ユーロ and 유로 are several tokens.
    var (word, end) = (typed(tokens[i]), i + 1)
    while tokens[i].script != .spaced, end < tokens.count, end < i + 3, tokens[end].isGlued, tokens[end].script == tokens[i].script, Money.sign(of: word) == nil {
      (word, end) = (word + typed(tokens[end]), end + 1)
    }
    guard let sign = Money.sign(of: word) ?? (tokens[i].folded == "quid" ? "£" : nil) else { return nil }
    return currencies[sign].map { ($0, end) }
  }

  /// An amount with its currency before it.
  func money(at i: Int) -> (Chunk.Content, Int)? {
    guard let (unit, next) = currency(at: i), next < tokens.count, i == 0 || tokens[i - 1].number == nil else { return nil }
    switch tokens[next].kind {
    case .number(let number) where number > 0: return (.amount(Quantity(number, unit)), next + 1)
    case .unclearNumber(_, let whole?): return (.amount(Quantity(whole, unit)), next + 1)
    default: return nil
    }
  }

  /// Whether an amount of money ends where a name begins: ‘80 Euro zurückgelegt’.
  func isBehindMoney(_ i: Int, of activity: Int) -> Bool {
    (max(0, i - 3)..<i).contains { start in amount(at: start).map { $0.range.upperBound == i && put($0, asMoneyOf: activity) != nil } ?? false }
  }

  /// ‘put £40 in the birthday card’, ‘put £20 on the lottery’: money that went somewhere else than aside.
  func isPutElsewhere(behind verb: Int) -> Bool {
    guard tokens[verb].folded == "put" else { return false }
    let end = tokens[verb...].firstIndex { $0.isMark && [",", ";", ".", "!"].contains($0.folded) || $0.folded == "and" } ?? tokens.count
    let words = verb + 1..<end
    let own = Set(vocabulary.goals.flatMap { Tokenizer.words($0.title) }.filter { $0.utf8.count > 3 })
    guard !words.contains(where: { Self.kept.contains(tokens[$0].folded) || own.contains(tokens[$0].folded) }) else { return false }
    return words.contains { i in
      // ‘on Friday’ says when.
      ["in", "into", "on", "onto", "under"].contains(tokens[i].folded) && i + 1 < end && tokens[i + 1].isWord && days(at: i).isEmpty && time(at: i) == nil && tokens.end(at: i + 1, where: { if case .partOfDay = $0 { true } else { false } }) == nil
    }
  }

  private static let kept: Set<String> = [
    "aside", "away", "by", "saving", "savings", "saved", "fund", "funds", "pot", "pots", "jar", "tin", "account", "isa", "bank", "piggy", "kitty", "reserve", "nest", "pension", "envelope", "safe",
  ]

  /// What stands for the money of “Put money aside”: an amount of it, or a number alone, which is one in the currency of the habit. Nil for all else.
  func put(_ gap: Chunk, asMoneyOf activity: Int) -> Chunk? {
    guard let unit = names.unit(of: activity) else { return nil }
    switch gap.content {
    case .amount(let quantity): return vocabulary.units.dimension(of: quantity) == vocabulary.units.unit(unit).dimension ? gap : nil
    case .number(let number) where number >= 5:
      var money = gap
      money.content = .amount(Quantity(number, unit))
      return money
    default: return nil
    }
  }
}

extension NamePattern {
  /// The same name with an amount where it has the word for money: ‘put 80 euros aside’, ‘50 € de côté’.
  var ofMoney: NamePattern? {
    let rest = slots.filter { if case .word(let word, _, _) = $0 { !Self.moneyWords.contains(word) } else { true } }
    guard isFree, rest.count == slots.count - 1, !rest.isEmpty else { return nil }
    var pattern = NamePattern(activity: activity, slots: rest, isFree: true, small: small)
    pattern.isOfMoney = true
    return pattern
  }

  private static let moneyWords: Set<String> = [
    "money", "cash", "geld", "dinero", "plata", "pasta", "argent", "sous", "dinheiro", "grana", "euros", "euro", "dollars", "pounds",
  ]
}
