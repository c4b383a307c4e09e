// What says no: before an activity, after it, or in a clause of its own.

import JournalModel

extension ClauseReader {
  /// Whether a chunk says no of what stands beside it. ‘With no’ says it of what follows; ‘corri no parque’ was in the park.
  func isNo(_ i: Int) -> Bool {
    guard chunks[i].has(where: { $0 == .negation || $0 == .negationAfter || $0 == .skip }), !isInThe(i) else { return false }
    return i == 0 || !chunks[i - 1].has(.preposition) || isLoose(i - 1)
  }

  /// The Portuguese ‘no’ before a word, where another word shows the language.
  func isInThe(_ i: Int) -> Bool {
    if chunks[i].has(.negation), isPlace(i, in: chunks.indices) { return true }
    return isInThePortuguese(i)
  }

  private func isInThePortuguese(_ i: Int) -> Bool {
    chunks[i].has(.negation) && chunks[i].has(.preposition) && i + 1 < chunks.count && !isLoose(i + 1) && chunks[i + 1].name?.isVerb != true
      && chunks[..<i].contains { tokens[$0.range].contains { Lexicon.portuguese.contains($0.folded) } }
  }

  /// Whether it changes nothing of a no beside it: ‘today’, ‘I’, ‘done’, ‘leider’.
  private func isLoose(_ i: Int) -> Bool {
    let chunk = chunks[i]
    return chunk.isDetail && !chunk.isAmount || chunk.isPartOfDay || chunk.content == .mark
      || !isNoWord(chunk) && isLink(chunk) && chunk.mood == nil
  }

  private func isNoWord(_ chunk: Chunk) -> Bool { chunk.has { $0 == .negation || $0 == .negationAfter || $0 == .skip } }

  /// Whether a part says nothing else.
  func isOnlyNo(_ range: Range<Int>) -> Bool { range.contains { isNo($0) } && range.allSatisfy { isNo($0) || isLoose($0) } }

  /// The chunk that says no of a name that ends before `start`, with nothing else after it but a reason: ‘run not today’, ‘Klavier nicht
  /// gespielt’, ‘run no because it rains’.
  func no(from start: Int, in range: Range<Int>) -> Int? {
    let rest = start..<range.upperBound
    let end = rest.first { chunks[$0].has(.because) } ?? range.upperBound
    return isOnlyNo(start..<end) ? rest.first { isNo($0) } : nil
  }

  /// ‘gym, forgot to stretch’ tells of something else.
  func isForgotten(_ i: Int) -> Bool { ["forgot", "olvide", "oublie", "esqueci"].contains(text(chunks[i])) }

  /// ‘me quedé sin café’: it ran out, or none was wanted; ‘me quedé sin leer’ is plain.
  func hasRunOut(_ no: Int, _ name: Int, _ match: NameIndex.Match) -> Bool {
    tokens[chunks[no].range].contains { ["quede", "fiquei"].contains($0.folded) } && !text(chunks[name]).hasSuffix("r")
      && !match.activities.allSatisfy(names.avoided.contains)
  }

  /// Whether a verb before a name says that it is over: ‘took vitamins’.
  private func isTaken(_ name: Int, in clause: Clause) -> Bool {
    (clause.range.lowerBound..<name).contains { chunks[$0].has(.light) && isPast(chunks[$0].range.lowerBound) }
  }

  /// Takes a no after a name for what is said of it, and the words around it as understood.
  func take(no: Int, from start: Int, of activity: Int, _ clause: inout Clause) -> LogLine.State {
    for i in start..<clause.range.upperBound {
      if chunks[i].has(.because) { break }
      if isNo(i) { clause[i] = .state(of: activity) } else if !chunks[i].isDetail, !chunks[i].isPartOfDay { clause[i] = .connective }
    }
    return chunks[no].has(.skip) ? .skip : .no
  }

  /// Finds words that may say that what the clause tells of was not done, or only meant to be.
  func readNo(_ clause: inout Clause) {
    // ‘no good run’ may have been a run.
    if let good = clause.range.dropFirst().first(where: { clause[$0] == .text && chunks[$0].mood != nil && isNo($0 - 1) }),
      let activity = clause.activities.first(where: { $0.chunk > good })
    {
      clause.undone = (activity.chunk, good - 1)
    }
    guard let activity = clause.activities.last(where: { $0.state == .done || $0.state == .partly }) else { return }
    // 本を読まなかった, where ‘book’ and ‘read’ are two of them
    if let no = clause.activities.first(where: { $0.match.isNegative && !$0.match.isInverse && $0.state == .no }) {
      clause.undone = (activity.chunk, no.chunk)
    }
    let no = clause.range.first { i in
      clause[i] == .text && !isListedNo(i, in: clause) && (isNo(i) || i < activity.chunk && chunks[i].has(.missing) || !activity.match.isPast && chunks[i].has(.planned) && !isStill(i, in: clause))
    }
    if let no { clause.undone = (activity.chunk, no) }
  }

  /// まだ before how it was: only at the end it says that something is to be done yet.
  private func isStill(_ i: Int, in clause: Clause) -> Bool {
    guard tokens[chunks[i].range].map(\.folded).joined() == "まだ", let end = clause.range.last.map({ chunks[$0].range.upperBound }) else { return false }
    let rest = tokens[chunks[i].range.upperBound..<end].map(\.folded).joined()
    return !["", "だ", "です", "でした", "だった", "だよ", "なんだ", "だけど", "かな"].contains(rest)
  }

  /// The last of ‘no sugar no beer no fun’: one more of a row, of something that nothing counts.
  private func isListedNo(_ i: Int, in clause: Clause) -> Bool {
    guard chunks[i].range.count == 1, clause.range.contains(i + 1), chunks[i + 1].name == nil, !chunks[i + 1].isAmount, let told = clause.activities.first, told.chunk < i else { return false }
    return clause.range.contains { $0 < told.chunk && isNo($0) && text(chunks[$0]) == text(chunks[i]) }
  }

  /// ‘forgot my tablets… and vitamins’: whether the no of what goes before is that of a name behind ‘and’, too.
  func hearNoBefore(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].undone == nil && clauses[index - 1].activities.isEmpty {
      let (before, next) = (clauses[index - 1], clauses[index])
      guard let told = next.activities.first, told.state == .done, !told.match.isVerb, !told.match.isPast,
        (before.range.upperBound...next.range.lowerBound).contains(where: { chunks.indices.contains($0) && chunks[$0].has(.and) && chunks[$0].range.count == 1 }),
        let no = before.range.first(where: { !isLoose($0) }), chunks[no].has(where: { $0 == .negation || $0 == .missing }), !isInThe(no),
        (next.range.lowerBound..<told.chunk).allSatisfy({ chunks[$0].has(.and) || chunks[$0].has(.filler) || chunks[$0].content == .mark })
      else { continue }
      clauses[index].undone = (told.chunk, no)
    }
  }

  /// ‘no sweets, not even the croissant ends’: a no that only makes another one plainer.
  private func isEvenLess(_ no: Int, _ told: (chunk: Int, match: NameIndex.Match, state: LogLine.State)) -> Bool {
    guard told.match.activities.allSatisfy(names.avoided.contains), case let start = chunks[no].range.lowerBound else { return false }
    let words = tokens[max(0, start - 1)..<min(start + 3, tokens.count)].map(\.folded)
    return words.contains { ["even", "mal", "einmal", "siquiera", "meme", "sequer", "mesmo", "single"].contains($0) }
  }

  /// Hears a no between two commas: ‘piano, no’. What begins with a no and goes on is about something else only where a verb says before that it
  /// was done: ‘ran 5k, no pain’.
  func hearNo(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].activities.isEmpty {
      let range = clauses[index].range
      guard let no = range.first(where: { isNo($0) || chunks[$0].has(.planned) }) else { continue }
      let isAll = range.allSatisfy { isNo($0) || isLoose($0) || chunks[$0].has(.planned) }
      if let place = clauses[..<index].lastIndex(where: { !$0.activities.isEmpty }), let told = clauses[place].activities.last {
        guard told.state == .done || told.state == .partly, !isEvenLess(no, told) else { continue }
        let before = clauses[place]
        let hasAmount = before.range.contains { before[$0] == .detail && chunks[$0].isAmount }
        // Of ‘squash and piano, no’ nobody knows which.
        let isAboutOne = place == index - 1 && before.activities.count == 1 && clauses[..<place].allSatisfy(\.activities.isEmpty)
        if isAll, isNo(no), isAboutOne, !told.match.isPast, !hasAmount {
          clauses[place].activities[0].state = take(no: no, from: range.lowerBound, of: told.chunk, &clauses[index])
        } else if isAll
          || !told.match.isPast && !isTaken(told.chunk, in: before) && !hasAmount
            && (isNo(range.upperBound - 1) || isNo(no) && !isForgotten(no) && range[..<no].allSatisfy({ isLoose($0) }))
        {
          clauses[index].undone = (told.chunk, no)
        }
      } else if isAll, isNo(no), index + 1 < clauses.count, let told = clauses[index + 1].activities.first, told.state == .done {
        clauses[index].undone = (told.chunk, no)
      }
    }
  }
}
