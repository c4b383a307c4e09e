// Several readings of one number of the body in a sentence: ‘bp 145/90 at 8, 138/86 at 20:00’, ‘peak flow 390 this morning, 430 tonight’.

import JournalModel

extension ClauseReader {
  /// What is read off at a body more than once a day.
  enum Gauge: Equatable {
    case body(DayNumber)
    /// A number of the journal's own.
    case own(String)
  }

  /// What a clause, or the part of one, is a reading of by its words; nil where it is of none, or of what has one number a day.
  func gauge(_ range: Range<Int>) -> Gauge? {
    for i in range {
      if let number = number(chunks[i]), Self.gauges.contains(number) { return .body(number) }
      if MetricNames.isPressureInShort(text(chunks[i])) { return .body(.bloodPressure) }
      if chunks[i].name == nil, !chunks[i].isDetail, let (name, _) = names.metric(tokens, at: chunks[i].range.lowerBound) { return .own(name) }
    }
    return nil
  }

  private static let gauges: Set<DayNumber> = [.bloodPressure, .bloodSugar, .temperature, .pulse]

  /// Takes numbers that stand apart from what they are of: the next reading of one, ‘…, 138/86 at 20:00’, and the first of ‘had a hypo at 3am, 3.4’. Of
  /// several readings the last one is that of the day, and all their words are kept.
  func readSeries(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].metrics.isEmpty && clauses[index].activities.isEmpty && clauses[index].mood == nil {
      let before = clauses[index - 1]
      guard before.activities.isEmpty, let gauge = gauge(before.range) ?? (before.isOfSeries ? series(before: index, clauses) : nil),
        let again = reading(of: gauge, in: clauses[index].range)
      else { continue }
      clauses[index] = again
      if again.metrics[0].name == MetricWords.pulse, gauge == .body(.bloodPressure) { continue }
      if before.metrics.count == 1, again.metrics.count == 1 { clauses[index].metrics[0].name = before.metrics[0].name }
      clauses[index].isOfSeries = true
      if before.metrics.isEmpty { clauses[index - 1].isOfOthers = true } else { mark(&clauses, index - 1, index) }
    }
    for index in clauses.indices where !clauses[index].metrics.isEmpty && !clauses[index].isOfSeries {
      guard let gauge = gauge(clauses[index].range), let first = clauses[..<index].lastIndex(where: { !$0.metrics.isEmpty && self.gauge($0.range) == gauge }),
        clauses[first].metrics.map(\.name) == clauses[index].metrics.map(\.name)
      else { continue }
      mark(&clauses, first, index)
    }
  }

  private func mark(_ clauses: inout [Clause], _ first: Int, _ second: Int) {
    for index in [first, second] {
      clauses[index].isOfSeries = true
      clauses[index].isOfOthers = true
      // When each of them was taken stays with its number.
      for i in clauses[index].range { if case .time = chunks[i].content, clauses[index][i] == .detail { clauses[index][i] = .text } }
    }
    for place in clauses[second].metrics.indices { clauses[second].metrics[place].isLater = true }
  }

  private func series(before index: Int, _ clauses: [Clause]) -> Gauge? {
    clauses[..<index].reversed().lazy.prefix { $0.isOfSeries }.compactMap { gauge($0.range) }.first
  }

  /// A clause that is a number of what is read off, when that was, and nothing else; nil for all others.
  func reading(of gauge: Gauge, in range: Range<Int>) -> Clause? {
    guard let value = range.first(where: { chunks[$0].isAmount }), (range.lowerBound..<value).allSatisfy(isBesideReading) else { return nil }
    var clause = Clause(range, isCommand: isCommand)
    var last = value
    switch gauge {
    case .body(.bloodPressure) where range.count == 1 && (35...200).contains(self.value(of: value) ?? 0):
      clause.metrics = [Phrase.Metric(MetricWords.pulse, Self.text(self.value(of: value) ?? 0))]
    case .body(.bloodPressure):
      guard let (high, low) = pressure(at: value, in: range) else { return nil }
      last = value + 2
      clause.metrics = [Phrase.Metric(MetricNames.systolic, Self.text(high)), Phrase.Metric(MetricNames.diastolic, Self.text(low))]
    case .body(let number):
      clause.metrics = metrics(number, chunks[value])
    case .own(let name):
      guard case .number(let number) = chunks[value].content else { return nil }
      clause.metrics = [Phrase.Metric(name, Self.text(number, places: 2))]
    }
    if clause.metrics.isEmpty { return nil }
    var end = last + 1
    while end < range.upperBound, Self.gaugeUnits.contains(text(chunks[end])) { end += 1 }
    guard end == range.upperBound || (end..<range.upperBound).allSatisfy(isBesideReading) || isBehindReading(end, range, nil) else { return nil }
    clause.isOfOthers = true
    for i in range {
      switch chunks[i].content {
      case _ where (value..<end).contains(i): clause[i] = .metric
      case .day, .future, .unclearDay, .tag, .time: clause[i] = .detail
      default: clause[i] = .text
      }
    }
    return clause
  }

  private func isBesideReading(_ i: Int) -> Bool {
    isBesideNumber(i) || chunks[i].isPartOfDay || chunks[i].isDetail && !chunks[i].isAmount || chunks[i].has(.taken) || chunks[i].has(.preposition) || chunks[i].has(.more)
  }

  /// ‘bp 140/85 am 130/80 pm’, ‘sugar morning 6.1 evening 7.8’: where the next reading begins without a comma.
  func isNextReading(_ i: Int, from start: Int) -> Bool {
    guard chunks[i].isAmount || chunks[i].isPartOfDay, (start..<i).contains(where: { chunks[$0].isAmount }), let gauge = gauge(start..<i) else { return false }
    if chunks[i].isPartOfDay {
      guard i + 1 < chunks.count, chunks[i + 1].isAmount, chunks[i - 1].isAmount, (start..<i).contains(where: { chunks[$0].isPartOfDay }) else { return false }
    } else {
      let isPair = i - 3 > start && pressure(at: i - 3, in: start..<i) != nil && pressure(at: i, in: start..<chunks.count) != nil
      guard chunks[i - 1].isPartOfDay || isMeridiem(i - 1) || isShownTime(i - 1) || isPair, (start..<(i - 1)).contains(where: { chunks[$0].isAmount }) else { return false }
    }
    let end = (i..<chunks.count).first { $0 > i && chunks[$0].content == .mark && [",", ";", ".", "!"].contains(text(chunks[$0])) } ?? chunks.count
    // What follows the second may be a third.
    let next = (i + 2..<max(i + 2, end)).first { at in
      chunks[at].isAmount && chunks[at - 1].content != .mark && (chunks[at - 1].isPartOfDay || isMeridiem(at - 1) || isShownTime(at - 1))
    }
    return reading(of: gauge, in: i..<(next ?? end)) != nil
  }

  private func isMeridiem(_ i: Int) -> Bool { ["am", "pm"].contains(text(chunks[i])) && chunks[i].range.count == 1 }

  /// Whether what ‘and’ joins to a reading is the next one: ‘bp 145/90 this morning and 138/86 tonight’.
  func isReadAgain(_ part: Range<Int>, after clause: Clause) -> Bool {
    !clause.metrics.isEmpty && gauge(clause.range).flatMap { reading(of: $0, in: part) } != nil
  }

  static let gaugeUnits: Set<String> = ["mmhg", "cmhg", "mmol", "mmols", "/", "l", "mg", "dl", "mgdl", "min", "°", "°c", "°f", "c", "f", "bpm", "%", "degrees", "grad"]

  // MARK: The sugar of the blood

  /// ‘sugar 7.2 before breakfast’, ‘Zucker 128 nüchtern’: a number behind ‘sugar’ as only the blood has it, and with nothing behind it that one eats.
  func isSugarOfBlood(_ chunk: Chunk) -> Bool {
    guard names.mayReadSugar, chunk.range.count == 1, case let word = chunk.range.lowerBound, MetricNames.isSugar(tokens[word].folded) else { return false }
    // ‘sugar low, 3.4’
    func isEnd(_ at: Int) -> Bool {
      if tokens[at].folded == ",", at + 1 < tokens.count, tokens[at + 1].number != nil, (word + 1..<at).allSatisfy({ Self.besideBlood.contains(tokens[$0].folded) || tokens.isSmallWord(at: $0) }) { return false }
      return [",", ";", ".", "!", "?"].contains(tokens[at].folded) || tokens[at].senses.contains { $0.sense == .and }
    }
    let end = (word + 1..<tokens.count).first(where: isEnd) ?? tokens.count
    let places = (word + 1..<min(end, word + 9)).filter { tokens[$0].number != nil && !["at", "um", "las", "às", "as"].contains(tokens[$0 - 1].folded) }
    guard let place = places.first, let number = tokens[place].number else { return false }
    if word > 0, tokens[word - 1].senses.contains(where: { [.negation, .missing, .avoiding, .skip].contains($0.sense) }) { return false }
    let isTaken = (word..<end).contains { at in
      Self.besideBlood.contains(tokens[at].folded) || tokens[at].senses.contains { $0.sense == .taken }
    }
    // Where nothing is called so, a hint says how it is noted.
    guard isTaken || chunk.name != nil, case let next = place + 1 else { return false }
    if next < end {
      if Self.sugarUnitWords.contains(tokens[next].folded) { return (1...700).contains(number) }
      let isUnit = tokens[next].senses.contains { if case .unit = $0.sense { true } else { $0.sense == .dayUnit } } || names.units.knows(tokens[next].folded)
      let isClock = ["am", "pm"].contains(tokens[next].folded)
      guard !isUnit, !isClock, !tokens[next].isMark, !tokens[next].isGlued, !tokens[next].isWord || tokens.isSmallWord(at: next) || tokens[next].senses.contains(where: Self.isWhen) || Self.besideBlood.contains(tokens[next].folded) else { return false }
    }
    if number != number.rounded() { return (2...34).contains(number) }
    return isTaken ? (3...34).contains(number) || (40...600).contains(number) : (60...600).contains(number)
  }

  private static func isWhen(_ sense: (sense: Sense, end: Int)) -> Bool {
    switch sense.sense {
    case .partOfDay, .day, .lastNight, .preposition, .at, .onDay, .taken, .because: true
    default: false
    }
  }

  private static let sugarUnitWords: Set<String> = ["mmol", "mmols", "mg"]
  /// What is told beside a blood sugar, and of nothing that is eaten.
  private static let besideBlood: Set<String> = [
    "fasting", "fasted", "before", "after", "post", "pre", "postprandial", "nuchtern", "vor", "nach", "vorm", "nachm", "ayunas", "antes", "despues", "tras", "jeun", "avant",
    "apres", "jejum", "depois", "apos", "空腹", "食前", "食後", "공복", "식전", "식후", "hypo", "high", "low", "reading", "level", "hoch", "niedrig", "alta", "alto", "bajo", "baja", "haut", "bas",
  ]
}
