// What somebody weighs, told without a word for it: ‘72 kg this morning’, ‘82.1 kg bit up’.

import JournalModel

extension ClauseReader {
  /// ‘72 kg this morning’: what somebody weighs, where nothing that is done is measured so.
  func readWeight(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard let value = range.first(where: { chunks[$0].isAmount }), case .amount(let quantity) = chunks[value].content,
      names.units.dimension(of: quantity) == .mass, let kilograms = names.units.convert(quantity, to: "kg"), (30...300).contains(kilograms),
      quantity.unit.count > 1, !tokens[chunks[value].range].contains(where: { $0.folded.hasPrefix("pound") }), !names.hasMass,
      !chunks[value].isShown,
      range.allSatisfy({ $0 == value || isCompared($0, value) || isBesideNumber($0) && !chunks[$0].has(.light) && number(chunks[$0]) == nil && !["had", "got", "have", "has"].contains(text(chunks[$0])) })
    else { return false }
    clause.metrics = [Phrase.Metric("weight_kg", Self.text(kilograms, places: 2))]
    for i in range {
      switch chunks[i].content {
      case .day, .future, .unclearDay, .tag: clause[i] = .detail
      case _ where i == value: clause[i] = .metric
      case _ where isCompared(i, value): clause[i] = .text
      default: clause[i] = .connective
      }
    }
    return true
  }

  /// The ‘bit up’ of ‘82.1 kg bit up’.
  private func isCompared(_ i: Int, _ value: Int) -> Bool {
    !isCommand && i > value && (Self.besideWeight.contains(text(chunks[i])) || Self.mannerMoods.contains(text(chunks[i]))) && chunks[i].range.count < 3 && !chunks[i].isPartOfDay && !chunks[i].isDetail
  }

  /// What is said of a weight beside another day's: ‘82.1 kg bit up’.
  private static let besideWeight: Set<String> = [
    "bit", "up", "down", "a", "little", "slightly", "again", "same", "still", "lower", "higher", "better", "worse", "less", "more", "than", "yesterday", "last", "week", "etwas", "mehr", "weniger", "wieder", "poco", "mas",
    "menos", "peu", "plus", "moins", "pouco", "mais", "ugh", "meh", "yay", "hm", "hmm", "oops", "unchanged", "gleich", "igual", "pareil", "un", "um",
  ]

  /// The ‘barely’ of ‘slept badly, barely 5 hours’, which changes nothing of how long it was.
  func isHardly(_ i: Int, _ range: Range<Int>) -> Bool {
    guard chunks[i].range.count == 1, Self.hardlyWords.contains(text(chunks[i])) else { return false }
    return [i - 1, i + 1].contains { range.contains($0) && isValue(chunks[$0]) }
  }

  private static let hardlyWords: Set<String> = ["barely", "hardly", "scarcely", "kaum", "knapp", "apenas", "escasas", "mal", "peine", "merely"]
}
