// What may stand before a name, and makes it no other thing: ‘two cups of green tea’, ‘day 12 without beer’, ‘scrolled instagram for half an hour’.

import JournalModel

extension ClauseReader {
  /// The ‘green’ of ‘two cups of green tea’, the ‘rye’ of ‘2 slices rye bread’: what kind it was, of what is counted so.
  func isKind(_ i: Int, in range: Range<Int>) -> Bool {
    guard chunks[i].content == .other, chunks[i].range.count == 1, range.contains(i + 1), let match = chunks[i + 1].name, !match.isVerb, !match.isInverse, match.activities.count == 1,
      let unit = names.unit(of: match.activities[0]), case let dimension = names.units.unit(unit).dimension, dimension.isCount || dimension == .volume || dimension == .duration && isOfKind(i, in: range),
      tokens[chunks[i].range.lowerBound].script == .spaced, !Self.noKinds.contains(text(chunks[i])), !text(chunks[i]).hasSuffix("'s"),
      let amount = range[..<i].last(where: { chunks[$0].isAmount }), case .amount(let quantity) = chunks[amount].content,
      isAmount(amount, in: unit) || UnitFamilies.areOne(quantity.unit, unit)
    else { return false }
    return range[(amount + 1)...].prefix { $0 < i }.allSatisfy { ["of", "de", "d'", "my"].contains(text(chunks[$0])) }
  }

  /// The three cups of ‘2 coffees, 3 cups chamomile’, which are of what stands behind them.
  func isServing(_ i: Int) -> Bool {
    guard case .amount(let quantity) = chunks[i].content else { return false }
    return ["cup", "glass", "bottle", "slice"].contains { UnitFamilies.areOne($0, quantity.unit) }
  }

  /// The ‘vinyasa’ of ‘45 minutes of vinyasa yoga’: nothing else that is called so follows, and nobody whose it is.
  private func isOfKind(_ i: Int, in range: Range<Int>) -> Bool {
    let word = text(chunks[i])
    guard !Self.people.contains(word), !FirstNames.all.contains(word), !["ing", "ed"].contains(where: word.hasSuffix), arguments[tokens[chunks[i].range.lowerBound].argument].slice(tokens[chunks[i].range.lowerBound].range).first?.isLowercase == true else { return false }
    guard range.contains(i + 2), case let next = chunks[i + 2] else { return true }
    return next.isDetail || next.isPartOfDay || next.content == .mark || next.mood != nil || next.has { [.preposition, .and, .because, .at, .emphasis, .taken, .onDay].contains($0) }
  }

  /// What is called like a drink or a food and is another: root beer, a glass free of it.
  private static let noKinds: Set<String> = [
    "free", "nonalcoholic", "root", "ginger", "virgin", "fake", "mock", "dog", "cat", "his", "her", "their", "alkoholfreies", "alkoholfreie", "alkoholfreier", "wheat",
  ]

  /// The ‘day 12’ of ‘day 12 without beer’, the ‘12 days’ of ‘12 days no beer’.
  func isDayCount(_ i: Int, in range: Range<Int>) -> Bool {
    let words = range.prefix(3).filter { !chunks[$0].isDetail || chunks[$0].isAmount }
    guard words.contains(i), let number = words.first(where: { value(of: $0) != nil }), let day = words.first(where: { Self.dayWords.contains(text(chunks[$0])) }), abs(number - day) == 1, i == number || i == day,
      let next = range.first(where: { $0 > max(number, day) && chunks[$0].content != .mark })
    else { return false }
    if chunks[next].name?.isWithout == true { return true }
    return (chunks[next].has(.negation) || chunks[next].name?.isName == true) && (next...min(next + 1, range.upperBound - 1)).contains { chunks[$0].name?.activities.allSatisfy(names.avoided.contains) ?? false }
  }

  private static let dayWords: Set<String> = ["day", "days", "tag", "tage", "dia", "dias", "jour", "jours"]

  /// ‘scrolled instagram for half an hour’: what is done with a thing of which so much time is allowed.
  func isUse(_ i: Int, in range: Range<Int>) -> Bool {
    guard Self.uses.contains(text(chunks[i])), chunks[i].range.count == 1,
      let name = range.first(where: { $0 > i && chunks[$0].name != nil }), name - i < 4, let match = chunks[name].name, match.activities.count == 1, names.limited.contains(match.activities[0]),
      (i + 1..<name).allSatisfy({ chunks[$0].isAmount || isLink(chunks[$0]) || chunks[$0].has(.preposition) }), let unit = names.unit(of: match.activities[0])
    else { return false }
    return range.contains { isAmount($0, in: unit) }
  }

  private static let uses: Set<String> = [
    "scrolled", "scrolling", "browsed", "browsing", "surfed", "doomscrolled", "watched", "watching", "used", "wasted", "lost", "gescrollt", "gesurft", "miré", "mire", "vi", "use", "perdi", "pase", "regarde",
    "perdu", "passe", "usei", "passei", "gastei",
  ]

  /// Whether a clause is how much it was of what alone is counted so, and when: ‘24 lengths on thurs’. What is drunk, and taken, may be of anything.
  func isCountedAlone(_ i: Int, _ range: Range<Int>) -> Bool {
    guard case .amount(let quantity) = chunks[i].content, Self.ownCounts.contains(quantity.unit.lowercased()), chunks[..<range.lowerBound].allSatisfy({ $0.name == nil }) else { return false }
    return range.allSatisfy { $0 == i || chunks[$0].isDetail && !chunks[$0].isAmount || chunks[$0].isPartOfDay || chunks[$0].content == .mark }
  }

  private static let ownCounts: Set<String> = ["lengths", "length", "laps", "lap", "bahnen", "largos", "longueurs", "cards", "chapters", "reps", "push-ups", "pushups", "squats", "puffs"]

  /// Whether a clause tells of days that differ.
  func isOfSeveralDays(_ range: Range<Int>) -> Bool {
    let days = range.compactMap { i in if case .day(let day) = chunks[i].content { day } else { nil } }
    return days.contains { $0 != days[0] }
  }
}
