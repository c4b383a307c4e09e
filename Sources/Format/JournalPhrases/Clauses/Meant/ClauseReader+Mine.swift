// Whose an amount is, beside what somebody else did and beside other things that people do: ‘Tom ran 10 km and I 3’, ‘30 min guitar, 15 min stretching’.

import JournalModel

extension ClauseReader {
  /// Reads whose amounts are that stand beside what others did, and beside what nothing here counts.
  func readWhose(_ clauses: inout [Clause]) {
    readMine(&clauses)
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
  /// not done and something else: ‘didn't run but walked an hour’.
  func isOfTwo(_ part: Range<Int>, after before: Clause) -> Bool {
    guard !isCommand, let first = part.first, !before.range.isEmpty else { return false }
    if ownAmount(part) != nil { return before.activities.isEmpty && isOfThem(before.range) }
    if let told = before.activities.last, told.state == .no || told.state == .skip, first > 0, Self.contrasts.contains(text(chunks[first - 1])) { return otherDeed(in: part) != nil }
    return isOfThem(part) && [part, before.range].allSatisfy { $0.contains { chunks[$0].isAmount } } && !isOfThem(before.range)
  }

  // MARK: Of something else

  /// ‘30 min guitar, 15 min stretching’, ‘no run, 3 km walk’: how much it was of what people do and no name here speaks of is no more of what is told.
  private func keepOtherDeeds(_ clauses: inout [Clause]) {
    guard !isCommand, let first = chunks.indices.first(where: { chunks[$0].isAmount }) else { return }
    var last: (chunk: Int, match: NameIndex.Match, state: LogLine.State)?
    for index in clauses.indices {
      last = clauses[index].activities.last ?? last
      guard let told = last else { continue }
      let behind = clauses[index].range.clamped(to: (told.chunk + 1)..<max(told.chunk + 1, chunks.count))
      let isElse = (told.state == .no || told.state == .skip) && !told.match.isInverse && otherDeed(in: behind) != nil
      for i in behind where clauses[index][i] == .detail && isMeasured(i) {
        // The rowing of ‘gym: 20 min row, 10 min bike’ is what is told.
        let isMore = first < i && !isBeforeOtherDeed(first, than: told.match) && isBeforeOtherDeed(i, than: told.match)
        if isMore || isElse { clauses[index][i] = .text }
      }
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

  /// The 15 min of ‘15 min of stretching’ and ‘15 min gedehnt’; who walks and is ‘30 min gelaufen’ did the same.
  private func isBeforeOtherDeed(_ i: Int, than match: NameIndex.Match) -> Bool {
    var next = chunks[i].range.upperBound
    if next < tokens.count, ["of", "de", "d'", "von"].contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count, names.mentioned(tokens, at: next).activities.isEmpty else { return false }
    return tokens[next].senses.contains { sense, _ in
      switch sense {
      case .doing(_, .name): true
      case .doing(let doing, .past), .doing(let doing, .ending): !Doing.all[doing].isMoving || names.moving.isDisjoint(with: match.activities)
      default: false
      }
    }
  }
}
