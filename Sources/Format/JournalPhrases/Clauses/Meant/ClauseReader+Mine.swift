// Whose an amount is, beside what somebody else did and beside other things that people do: ‘Tom ran 10 km and I 3’, ‘30 min guitar, 15 min stretching’.

import JournalModel

extension ClauseReader {
  /// Reads whose amounts are that stand beside what others did, and beside what nothing here counts.
  func readWhose(_ clauses: inout [Clause]) {
    readMine(&clauses)
    readMeasuring(&clauses)
    keepOtherDeeds(&clauses)
  }

  // MARK: One's own

  /// Reads how much of it was one's own behind what somebody else did: ‘Tom ran 10 km, I only 3’, ‘ran with Anna, she did 10k, I did 5’.
  private func readMine(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where !isCommand && clauses[index].metrics.isEmpty {
      let (before, range) = (clauses[index - 1], clauses[index].range)
      guard before.activities.isEmpty, before.metrics.isEmpty, isOfThem(before.range) else { continue }
      let (theirs, done) = (before.range.first { chunks[$0].isAmount }, deed(of: before.range))
      if let told = clauses[index].activities.first {
        // ‘Tom ran 10 km and I ran 3’
        let own = range.filter { clauses[index][$0] == .detail && chunks[$0].isAmount }
        if clauses[index].activities.count == 1, told.match.activities == done.map({ [$0] }), own.count == 1 { clauses[index].borrowed[own[0]] = unit(like: theirs) }
        continue
      }
      guard let amount = ownAmount(range) else { continue }
      if let done {
        clauses[index].activities = [(amount, NameIndex.Match(activities: [done], isTranslated: true), .done)]
      } else {
        guard index > 1, case let first = clauses[index - 2], first.activities.count == 1, first.activities[0].state == .done, !first.activities[0].match.isInverse, !hasAmount(first),
          before.range.allSatisfy({ i in chunks[i].range.allSatisfy { names.mentioned(tokens, at: $0).activities.isEmpty } })
        else { continue }
      }
      clauses[index].borrowed[amount] = unit(like: theirs)
      for i in range { clauses[index][i] = i == amount ? .detail : .connective }
    }
  }

  /// The one thing that somebody else did.
  private func deed(of range: Range<Int>) -> Int? {
    let said = Set(range.flatMap { chunks[$0].range.flatMap { names.mentioned(tokens, at: $0).activities } }).filter { !names.archived[$0] && !names.isTask[$0] }
    guard said.count == 1, let activity = said.first, !names.avoided.contains(activity),
      // Who wanted to did not, and neither did who else.
      !range.contains(where: { Self.requests.contains(text(chunks[$0])) || chunks[$0].has(.wished) || isNo($0) }),
      // What somebody had, and not what they only brought.
      !names.limited.contains(activity) || range.contains(where: { chunks[$0].has(.light) || ["had", "hatte"].contains(text(chunks[$0])) })
    else { return nil }
    return activity
  }

  /// The 3 of ‘I 3’, ‘ich nur 3 km’ and ‘I did 3’: how much oneself did, where a clause says nothing else.
  private func ownAmount(_ range: Range<Int>) -> Int? {
    let words = range.filter { chunks[$0].content != .mark && !(chunks[$0].has(.and) && chunks[$0].range.count == 1) }
    guard let first = words.first, PhraseWriter.ownWords.contains(text(chunks[first])) || Self.ownMarks.contains(text(chunks[first])), let last = words.last,
      words.dropFirst().dropLast().allSatisfy({ chunks[$0].has { $0 == .light || $0 == .softener || $0 == .filler || $0 == .particle } })
    else { return nil }
    switch chunks[last].content {
    case .amount, .thousands, .number: return last
    default: return nil
    }
  }

  /// The unit of what a bare number is said beside.
  private func unit(like amount: Int?) -> String? {
    switch amount.map({ chunks[$0].content }) {
    case .amount(let quantity): quantity.unit
    case .thousands: "km"
    default: nil
    }
  }

  /// Whether somebody else stands at the head of a clause, and what they did: ‘Anna read 40’, ‘sie 10 km’.
  private func isOfThem(_ range: Range<Int>) -> Bool {
    guard let first = range.first(where: { chunks[$0].content != .mark && !(chunks[$0].has(.and) && chunks[$0].range.count == 1) }) else { return false }
    return Self.thirdPersons.contains(text(chunks[first])) && range.contains { chunks[$0].isAmount } || tellsOfThem(range) || personStart(range) != nil
  }

  /// ‘Anna read 40’, ‘my sister swam’
  func tellsOfThem(_ range: Range<Int>) -> Bool {
    guard let start = wordStart(range), let last = range.last else { return false }
    let words = start..<chunks[last].range.upperBound
    return isOfName(words) || isOfPerson(words)
  }

  private static let thirdPersons: Set<String> = ["she", "they", "er", "sie", "il", "elle", "ella", "ele", "ela"]

  /// Whether ‘and’ stands between what one did and what somebody else did: ‘Tom ran 10 km and I 3’, ‘read 20 pages and Anna read 40’; or between what was
  /// not done and something else: ‘didn't run but walked an hour’; or ‘then’ before how much of another thing was done: ‘ran 5 km then stretched 10 min’.
  func isOfTwo(_ part: Range<Int>, after before: Clause) -> Bool {
    guard let first = part.first, !before.range.isEmpty else { return false }
    if isThen(first - 1), before.activities.last?.state == .done, part.contains(where: hasUnit), otherDeed(in: part) == first { return true }
    guard !isCommand else { return false }
    if ownAmount(part) != nil { return before.activities.isEmpty && isOfThem(before.range) }
    if let told = before.activities.last, told.state == .no || told.state == .skip, first > 0, Self.contrasts.contains(text(chunks[first - 1])) { return otherDeed(in: part) != nil }
    return isOfThem(part) && [part, before.range].allSatisfy { $0.contains { chunks[$0].isAmount } } && !isOfThem(before.range)
  }

  /// Reads how much it was of what is told right before, in words that say nothing else: ‘ran 5 km, it took me 30 min’.
  private func readMeasuring(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].activities.isEmpty && clauses[index].metrics.isEmpty {
      let (before, range) = (clauses[index - 1], clauses[index].range)
      guard before.activities.last?.state == .done, let amount = range.last, range.count > 1, clauses[index][amount] == .text, isMeasured(amount),
        range.dropLast().allSatisfy({ chunks[$0].range.count == 1 && Self.taking.contains(text(chunks[$0])) }),
        !before.range.contains(where: { before[$0] == .detail && isMeasured($0) && isAmount($0, in: "min") == isAmount(amount, in: "min") })
      else { continue }
      for i in range { clauses[index][i] = i == amount ? .detail : .connective }
      clauses[index].stranger = nil
    }
  }

  private static let taking: Set<String> = [
    "it", "that", "took", "me", "us", "time", "duration", "distance", "dauer", "zeit", "strecke", "dauerte", "tarde", "tiempo", "duracion", "distancia", "temps", "duree", "levou", "tempo", "duracao",
  ]

  // MARK: Of something else

  /// ‘30 min guitar, 15 min stretching’, ‘no run, 3 km walk’, ‘ran 4 km. Then 2 h work’: how much it was of what people do and no name here speaks of is no
  /// more of what is told.
  private func keepOtherDeeds(_ clauses: inout [Clause]) {
    keepStrangers(&clauses)
    guard let first = chunks.indices.first(where: { chunks[$0].isAmount }) else { return }
    var last: (chunk: Int, match: NameIndex.Match, state: LogLine.State)?
    for index in clauses.indices {
      last = clauses[index].activities.last ?? last
      guard let told = last else { continue }
      let behind = clauses[index].range.clamped(to: (told.chunk + 1)..<max(told.chunk + 1, chunks.count))
      let isElse = (told.state == .no || told.state == .skip) && !told.match.isInverse && otherDeed(in: behind) != nil
      for i in behind where clauses[index][i] == .detail && isMeasured(i) {
        // The rowing of ‘gym: 20 min row, 10 min bike’ is what is told.
        let isMore = first < i && !isBeforeOtherDeed(first, than: told.match) && isBeforeOtherDeed(i, than: told.match)
        let isBesides = isBesidesAll(i, clauses, index)
        guard isMore || isElse || isBesides else { continue }
        clauses[index][i] = .text
        clauses[index].isOfOtherDeed = clauses[index].activities.isEmpty && !(isBesides && Self.measuring.contains(text(chunks[i + 1])))
        clauses[index].stranger = nil
      }
    }
  }

  /// The 20 min of ‘ran 5 km in 30 min, 20 min pottery’: beside how far and how long it was, more time alone is that of the word behind it.
  private func isBesidesAll(_ i: Int, _ clauses: [Clause], _ index: Int) -> Bool {
    let range = clauses[index].range
    guard clauses[index].activities.isEmpty, range.contains(i + 1), chunks[i + 1].content == .other, isAmount(i, in: "min"), !range.contains(where: { $0 != i && chunks[$0].isAmount }),
      let told = clauses[..<index].last(where: { !$0.activities.isEmpty }),
      range.allSatisfy({ place in chunks[place].range.allSatisfy { names.mentioned(tokens, at: $0).activities.isEmpty } })
    else { return false }
    let details = told.range.filter { told[$0] == .detail && isMeasured($0) }
    return details.contains { isAmount($0, in: "min") } && details.contains { !isAmount($0, in: "min") }
  }

  /// ‘ran 5 km, read 30 pages’, ‘gym 45 min, ran 5 km’ without quotes: how much it was of what a word that is no name stands for is none of what is told
  /// beside it. ‘ran, track 5 km’ and ‘ran 5 km, 30 min Tiergarten’ say it of the run.
  private func keepStrangers(_ clauses: inout [Clause]) {
    let measured = clauses.indices.filter { index in
      let range = clauses[index].range
      guard let stranger = clauses[index].stranger, clauses[index].strangerState == nil, clauses[index].typos.isEmpty, !range.contains(where: isGoal) else { return false }
      return !Self.measuring.contains(text(chunks[stranger])) && (hasAmount(clauses[index]) || range.contains { hasUnit($0) || isDrink(stranger) && chunks[$0].isAmount })
    }
    let done = clauses.firstIndex { !$0.activities.isEmpty }
    let isTold = clauses.contains { !$0.activities.isEmpty && hasAmount($0) }
    for index in measured {
      let amount = clauses[index].range.first { chunks[$0].isAmount }
      // ‘1 wine, 2 beers’
      let isAhead = clauses[index].stranger.map { $0 < amount ?? 0 || isDrink($0) } ?? false
      // ‘wrote 3 thesis pages’ says how many of them.
      if let done, index == done - 1, let amount, clauses[done].activities[0].chunk == amount + 1 { continue }
      guard done.map({ index < $0 || isTold && isAhead }) ?? (measured.count > 1) else { continue }
      for i in clauses[index].range where clauses[index][i] == .detail && chunks[i].isAmount { clauses[index][i] = .text }
      (clauses[index].stranger, clauses[index].isOfOtherDeed) = (nil, true)
    }
  }

  /// Words for how much and how it was, which stand for nothing else that was done.
  private static let measuring: Set<String> = [
    "time", "took", "total", "distance", "duration", "pace", "treadmill", "track", "hills", "intervals", "tempo", "easy", "slow", "fast", "steady", "dauer", "zeit", "strecke", "distanz", "gesamt", "laufband", "locker",
    "tiempo", "distancia", "duracion", "temps", "duree", "duracao", "esteira",
  ]

  private func isDrink(_ i: Int) -> Bool { tokens[chunks[i].range.lowerBound].doings.contains { Doing.all[$0].kin == "alcohol" } }

  private func isGoal(_ i: Int) -> Bool { if case .goal = chunks[i].content { true } else { false } }

  private func hasUnit(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .amount, .thousands: true
    default: false
    }
  }

  private func isMeasured(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .amount(let quantity): [.duration, .length].contains(names.units.dimension(of: quantity))
    case .thousands: true
    default: false
    }
  }

  /// The first chunk of what people do and of which no name speaks; nil where another one does.
  func otherDeed(in range: Range<Int>) -> Int? {
    guard range.allSatisfy({ i in chunks[i].range.allSatisfy { names.mentioned(tokens, at: $0).activities.isEmpty } }) else { return nil }
    return range.first { i in
      chunks[i].range.contains { tokens[$0].senses.contains { if case .doing(_, let form) = $0.sense { !form.isWide } else { false } } }
    }
  }

  /// The 15 min of ‘15 min of stretching’ and ‘15 min gedehnt’, the 2 h of ‘2 h work’; who walks and is ‘30 min gelaufen’ did the same.
  private func isBeforeOtherDeed(_ i: Int, than match: NameIndex.Match) -> Bool {
    var next = chunks[i].range.upperBound
    if next < tokens.count, ["of", "de", "d'", "von"].contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count, names.mentioned(tokens, at: next).activities.isEmpty else { return false }
    if FactWords.chores.contains(tokens[next].folded) { return true }
    return tokens[next].senses.contains { sense, _ in
      switch sense {
      case .doing(_, .name): true
      case .doing(let doing, .past), .doing(let doing, .ending): !Doing.all[doing].isMoving || names.moving.isDisjoint(with: match.activities)
      default: false
      }
    }
  }
}
