// Numbers of the day under names of the person's own: ‘blood ketones 0.8’, where the journal has such a metric.

import JournalModel

extension ClauseReader {
  /// Reads a clause that says the name of a metric of the journal and its number, and nothing else but when that was.
  func readOwnMetric(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard !names.metrics.isEmpty, let first = range.first(where: { !chunks[$0].isDetail && !chunks[$0].has(.filler) && !chunks[$0].isPartOfDay }),
      chunks[first].name == nil, case let start = chunks[first].range.lowerBound, let (name, end) = names.metric(tokens, at: start),
      let value = range.first(where: { chunks[$0].range.lowerBound >= end && chunks[$0].isAmount }), let said = ownValue(value), !isOfTime(value, said)
    else { return false }
    var aside = range.upperBound
    for i in range where i != value && !(chunks[i].range.lowerBound < end && i >= first) {
      if isBesideNumber(i) && !chunks[i].isAmount || chunks[i].isPartOfDay || isShownTime(i) || isTakenWord(i) { continue }
      if i > value, Self.gaugeUnits.contains(text(chunks[i])) { continue }
      if i > first, i < value, isBetween(i, first) { continue }
      // What is told beside numbers that have a meaning of their own is read with them.
      guard i > value, number(chunks[first]) == nil, chunks[i].has(where: { $0 == .preposition || $0 == .because || $0 == .onDay || $0 == .at }), isBehindReading(i, range, nil) else {
        return false
      }
      aside = i
      break
    }
    clause.metrics = [Phrase.Metric(name, Self.text(said, places: 2))]
    keepWords(besideReading: &clause, from: min(aside, first + 1))
    for i in range where i < aside {
      switch chunks[i].content {
      case _ where i == value || i >= first && chunks[i].range.lowerBound < end || i > value && Self.gaugeUnits.contains(text(chunks[i])): clause[i] = .metric
      case .day, .future, .unclearDay, .tag, .time: clause[i] = .detail
      default: clause[i] = chunks[i].isPartOfDay || isTakenWord(i) || i > first && i < value && isBetween(i, first) ? .text : .connective
      }
    }
    return true
  }

  /// Whether the word before a number makes it a time or a place in a row: ‘migraine since 10’, ‘after period 3’; ‘at 420’ is none.
  private func isOfTime(_ value: Int, _ number: Double) -> Bool {
    let before = chunks[value].range.lowerBound - 1
    guard before >= 0 else { return false }
    return Self.ofRows.contains(tokens[before].folded) || number <= 24 && Self.ofTimes.contains(tokens[before].folded)
  }

  private static let ofTimes: Set<String> = ["since", "at", "after", "before", "until", "till", "by", "around", "seit", "um", "ab", "bis", "nach", "vor", "desde", "hasta", "depuis", "vers", "apres", "avant", "ate", "depois"]
  private static let ofRows: Set<String> = ["period", "lesson", "class", "chapter", "day", "week", "level", "stage", "stunde", "tag", "hora", "dia", "jour", "cours"]

  /// The number of what the journal measures by a name of its own, in whatever unit it is typed: ‘420 l/min’, ‘97%’.
  private func ownValue(_ i: Int) -> Double? {
    switch chunks[i].content {
    case .number(let number): return number
    case .amount(let quantity):
      let behind = chunks[i].range.upperBound
      // ‘420 l/min’ is no volume.
      return ["l", "L"].contains(quantity.unit) && behind < tokens.count && tokens[behind].folded == "/" ? quantity.amount : nil
    default: return nil
    }
  }

  /// ‘weigt 73.8 kg’, ‘slep 6h 45m’: a word that is nearly what a number of the day is called, with an amount that is of nothing else.
  func nearMetric(_ meant: String, _ value: Int) -> [Phrase.Metric] {
    guard case .amount(let quantity) = chunks[value].content else { return [] }
    let dimension = names.units.dimension(of: quantity)
    switch meant {
    case "slept", "sleep": return dimension == .duration ? metrics(.sleep, chunks[value]) : []
    case "weight", "weighed": return dimension == .mass && !names.hasMass ? metrics(.weight, chunks[value]) : []
    default: return []
    }
  }
}
