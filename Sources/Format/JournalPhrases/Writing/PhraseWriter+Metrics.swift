// Numbers of the day, of which a sentence may say one in two parts.

import JournalModel

extension PhraseWriter {
  /// Takes a number: what is beside another one of its name is added to that, and any other second one is asked about.
  mutating func take(_ metric: Phrase.Metric) {
    guard let place = metrics.firstIndex(where: { $0.name == metric.name }) else {
      metrics.append(metric)
      return
    }
    let known = metrics[place]
    if metric.isLater {
      earlierReadings.append(known)
      metrics[place] = metric
      return
    }
    if metric.isAdded, let had = decimal(known.value), let more = decimal(metric.value) {
      metrics[place].value = decimalText(had + more)
    } else if known != metric {
      uncertainties.append(.twice(first: "\(known.name) \(known.value)", second: "\(metric.name) \(metric.value)"))
    }
  }
}
