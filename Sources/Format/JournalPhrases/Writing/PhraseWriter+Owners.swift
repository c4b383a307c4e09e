// Whose an amount between two names is: ‘ran 5k 2 coffees’, ‘coffee 2 beer 1’, ‘20 min piano 5 km run’.

import JournalModel

extension PhraseWriter {
  /// The amounts of a clause that belong to the activity that is named behind them, and not to the one before: how many stand right before what is counted so,
  /// and what is said first belongs to what follows. Of what may be of either, nobody can tell.
  func amountsAhead(_ clause: Clause, _ chunks: [Chunk]) -> (ahead: Set<Int>, unclear: [Phrase.Uncertainty]) {
    let told = clause.activities
    guard told.count > 1 else { return ([], []) }
    let amounts = clause.range.filter { clause[$0] == .detail && chunks[$0].isAmount }
    func between(_ place: Int) -> [Int] { amounts.filter { told[place].chunk < $0 && (place + 1 == told.count || $0 < told[place + 1].chunk) } }
    func adjacent(_ place: Int) -> Int? {
      guard place + 1 < told.count, let last = between(place).last else { return nil }
      return (last + 1..<told[place + 1].chunk).allSatisfy { clause[$0] == .connective && chunks[$0].content != .mark } ? last : nil
    }
    let isAhead = amounts.first.map { $0 < told[0].chunk } == true
    let isBehind = amounts.last.map { $0 > told[told.count - 1].chunk } == true && !isAhead
    var ahead: Set<Int> = []
    var unclear: [Phrase.Uncertainty] = []
    var own = amounts.filter { $0 < told[0].chunk }
    for place in told.indices.dropLast() {
      let (gap, given) = (between(place), own)
      own = []
      guard let last = gap.last, let activity = told[place].match.activities.first, let next = told[place + 1].match.activities.first else { continue }
      let (mine, theirs) = (given + gap.dropLast(), between(place + 1).filter { $0 != adjacent(place + 1) })
      let isNext: Bool  // whether it is of the name behind it
      if theirs.contains(where: { areOneKind(chunks[last], chunks[$0], of: next) }) {
        isNext = false
      } else if adjacent(place) == nil {
        isNext = isAhead
      } else {
        switch (fits(chunks[last], activity), fits(chunks[last], next)) {
        case (false, true): isNext = true
        case (true, false): isNext = false
        case (let isOfBoth, _):
          if !given.isEmpty || isOfBoth && mine.contains(where: { areOneKind(chunks[last], chunks[$0], of: activity) }) {
            isNext = true
          } else if !isOfBoth || isBehind || theirs.count > 0 {
            isNext = false
          } else if case .number(let number) = chunks[last].content, number > 1 {
            // ‘coffee 2 push-ups’
            let isOpen = isAlwaysPlural(next) && number < 10
            isNext = !isOpen && (isAlwaysPlural(next) || isPlural(chunks[told[place + 1].chunk], next))
            if isOpen { unclear.append(.mentioned(words: words(chunks[last].range), slugs: [activity, next].map { vocabulary.activities[$0].slug })) }
          } else {
            isNext = isAhead
          }
        }
      }
      guard isNext else { continue }
      own = [last]
      // ‘20 min piano 5 km 30 min run’
      for more in gap.dropLast() where !given.isEmpty && !fits(chunks[more], activity) && fits(chunks[more], next) { own.append(more) }
      ahead.formUnion(own)
    }
    return (ahead, unclear)
  }

  /// Whether an activity is measured so.
  private func fits(_ chunk: Chunk, _ activity: Int) -> Bool {
    switch chunk.content {
    case .thousands: return names.moving.contains(activity) || names.unit(of: activity).map { units.unit($0).dimension == .length } == true
    case .number: return names.counted.contains(activity)
    case .amount(let quantity):
      let dimension = units.dimension(of: quantity)
      if names.moving.contains(activity), dimension == .length || dimension == .duration { return true }
      guard let unit = names.unit(of: activity) else { return dimension == .duration }
      return units.unit(unit).dimension == dimension || UnitFamilies.areOne(quantity.unit, unit) || dimension == .count("") && names.counted.contains(activity)
    default: return true
    }
  }

  private func areOneKind(_ chunk: Chunk, _ other: Chunk, of activity: Int) -> Bool {
    guard let kind = kind(chunk, of: activity), let known = self.kind(other, of: activity) else { return true }
    return kind == known || kind.isCount && known.isCount
  }

  private func kind(_ chunk: Chunk, of activity: Int) -> UnitTable.Dimension? {
    switch chunk.content {
    case .thousands: .length
    case .number: names.unit(of: activity).map { units.unit($0).dimension }
    case .amount(let quantity): units.dimension(of: quantity)
    default: nil
    }
  }

  /// The beers of “Beer”.
  private func isPlural(_ chunk: Chunk, _ activity: Int) -> Bool {
    guard let typed = tokens[chunk.range].last?.folded, ["s", "n", "e"].contains(where: typed.hasSuffix) else { return false }
    return !Tokenizer.words(vocabulary.activities[activity].title).contains(typed)
  }

  /// Whether what is counted is called by more than one: “Push-ups”.
  private func isAlwaysPlural(_ activity: Int) -> Bool { vocabulary.activities[activity].title.lowercased().hasSuffix("s") }
}
