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

  /// Gives what was read off at a time of its own a line of its own, where something else is told beside it: 7:10 of ‘walked 35 minutes, sugar 6.8 at 7:10’.
  mutating func withReadings(_ clauses: [Clause], _ chunks: [Chunk]) -> [Clause] {
    for clause in clauses { keepPart(of: clause, chunks) }
    func tells(_ clause: Clause) -> Bool { !clause.activities.isEmpty || clause.metrics.isEmpty && clause.range.contains { [.text, .mood].contains(clause[$0]) } }
    guard clauses.contains(where: tells) else { return clauses }
    var clauses = clauses
    for index in clauses.indices where !clauses[index].metrics.isEmpty && clauses[index].activities.isEmpty && !clauses[index].isOfSeries {
      let clause = clauses[index]
      let numbers = clause.range.filter { clause[$0] == .metric }
      guard let first = numbers.first, let last = numbers.last, let at = clause.range.first(where: { clause[$0] == .detail }), case .time(let time) = chunks[at].content,
        clause.range.allSatisfy({ $0 == at || clause[$0] == .metric || clause[$0] == .connective })
      else { continue }
      var line = Phrase.Line()
      (line.time, line.text) = (time, words(chunks[first].range.lowerBound..<chunks[last].range.upperBound))
      readingLines.append(line)
      clauses[index][at] = .metric
    }
    return clauses
  }

  /// Gives what was read off in a part of the day, with no word more, a line with its words: another one of the same day is none to replace it. ‘weight 80.2
  /// this morning’.
  private mutating func keepPart(of clause: Clause, _ chunks: [Chunk]) {
    guard let part = clause.range.first(where: { clause[$0] == .connective && chunks[$0].isPartOfDay }), clause.activities.isEmpty, !clause.isOfSeries,
      clause.metrics.allSatisfy({ MetricNames.isWholeAtOnce($0.name) && !MetricNames.isOfNight($0.name) }), clause.roles.contains(.metric),
      clause.range.allSatisfy({ i in
        if clause[i] == .detail, case .day = chunks[i].content { return true }
        return clause[i] == .metric || clause[i] == .connective
      })
    else { return }
    var line = Phrase.Line()
    line.part = words(chunks[part].range)
    let said = clause.range.split { clause[$0] == .detail }
    line.text = said.map { words(chunks[$0.lowerBound].range.lowerBound..<chunks[$0.upperBound - 1].range.upperBound) }.joined(separator: " ")
    readingLines.append(line)
  }
}
