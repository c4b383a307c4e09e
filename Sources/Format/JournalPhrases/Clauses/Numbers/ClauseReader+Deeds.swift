// Numbers of the day and what was done in one breath, where a phone has left out the commas: ‘weight 81 kg coffee 2’, ‘ran 5k weight 81 kg’.

import JournalModel

extension ClauseReader {
  /// Whether what was done, and how much, begins behind a number of the day, or a number of the day behind what was done.
  func isNextDeed(_ i: Int, from start: Int) -> Bool {
    guard !isCommand, i < chunks.count, i > start, tokens[chunks[i].range.lowerBound].script == .spaced else { return false }
    if let number = number(chunks[i]) {
      guard chunks[i - 1].isAmount, i + 1 < chunks.count, !metrics(number, chunks[i + 1]).isEmpty, (start..<i).contains(where: { chunks[$0].name != nil }) else { return false }
      return !(start..<i).contains { chunks[$0].state != nil || self.number(chunks[$0]) != nil }
    }
    // ‘9000 steps 2 coffees’, ‘ran 5k 9000 steps’
    if i > start, isStepsAlone(i - 1), isDeed(i) { return (start..<(i - 1)).allSatisfy { isBesideNumber($0) } }
    if isStepsAlone(i), i + 1 == chunks.count || chunks[i + 1].isDetail || chunks[i + 1].isPartOfDay || chunks[i + 1].content == .mark, chunks[i - 1].isAmount {
      return (start..<(i - 1)).contains { chunks[$0].name != nil }
    }
    guard isDeed(i), let word = (start..<i).first(where: { number(chunks[$0]) != nil }), let number = number(chunks[word]),
      let value = (start..<i).first(where: { isValue(chunks[$0]) && !metrics(number, chunks[$0]).isEmpty }), i == max(word, value) + 1
    else { return false }
    return (start..<i).allSatisfy { $0 == word || $0 == value || isBesideNumber($0) }
  }

  /// So many steps, where nothing is counted in them.
  private func isStepsAlone(_ i: Int) -> Bool {
    guard case .amount(let quantity) = chunks[i].content, quantity.amount >= 500, isSteps(chunks[i]) else { return false }
    let dimension = names.units.dimension(of: quantity)
    return !names.counted.contains { names.unit(of: $0).map { names.units.unit($0).dimension == dimension } == true }
  }

  /// ‘coffee 2’, ‘2 coffees’, ‘ran 5k’
  private func isDeed(_ i: Int) -> Bool {
    if let match = chunks[i].name { return !match.isPart && i + 1 < chunks.count && chunks[i + 1].isAmount && (i + 2 == chunks.count || chunks[i + 2].name == nil || match.isPast || i + 3 < chunks.count && chunks[i + 3].isAmount) }
    guard chunks[i].isAmount, i + 1 < chunks.count, let match = chunks[i + 1].name else { return false }
    return !match.isPart && !match.isVerb && match.activities.contains(where: names.counted.contains)
  }
}
