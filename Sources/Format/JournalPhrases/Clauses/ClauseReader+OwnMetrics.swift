// Numbers of the day under names of the person's own: ‘blood ketones 0.8’, where the journal has such a metric.

import JournalModel

extension ClauseReader {
  /// Reads a clause that says the name of a metric of the journal and its number, and nothing else but when that was.
  func readOwnMetric(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard !names.metrics.isEmpty, let first = range.first(where: { !chunks[$0].isDetail && !chunks[$0].has(.filler) && !chunks[$0].isPartOfDay }),
      chunks[first].name == nil, case let start = chunks[first].range.lowerBound, let (name, end) = names.metric(tokens, at: start),
      let value = range.first(where: { chunks[$0].range.lowerBound >= end && chunks[$0].isAmount }), case .number(let number) = chunks[value].content,
      range.allSatisfy({ chunks[$0].range.lowerBound < end && $0 >= first || $0 == value || isBesideNumber($0) && !chunks[$0].isAmount || chunks[$0].isPartOfDay })
    else { return false }
    clause.metrics = [Phrase.Metric(name, Self.text(number, places: 2))]
    for i in range {
      switch chunks[i].content {
      case _ where i == value || i >= first && chunks[i].range.lowerBound < end: clause[i] = .metric
      case .day, .future, .unclearDay, .tag: clause[i] = .detail
      default: clause[i] = chunks[i].isPartOfDay ? .text : .connective
      }
    }
    return true
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
