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
      clause[i] == .text && !isListedNo(i, in: clause) && (isNo(i) || i < activity.chunk && chunks[i].has(.missing) || !activity.match.isPast && chunks[i].has(.planned))
    }
    if let no { clause.undone = (activity.chunk, no) }
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

  /// ‘forgot my vitamins until the evening but then I took them’: what was not done at first, and then was.
  func hearTakenBack(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].undone == nil {
      guard let told = clauses[index].activities.first(where: { $0.state == .no && !$0.match.isInverse }) else { continue }
      var end = clauses[index].range.upperBound
      if index + 1 < clauses.count, clauses[index + 1].activities.isEmpty { end = clauses[index + 1].range.upperBound }
      let back = (told.chunk + 1..<end).first { i in
        guard Self.contrasts.contains(text(chunks[i])), case let start = chunks[i].range.upperBound else { return false }
        return (start..<min(start + 4, tokens.count)).contains { at in
          guard Self.after.contains(tokens[at].folded), !tokens[start..<at].contains(where: { $0.folded.hasSuffix("n't") || $0.folded == "not" }) else { return false }
          return at + 1 == tokens.count || tokens[at + 1].isMark || Self.afterwards.contains(tokens[at + 1].folded)
        }
      }
      if let back { clauses[index].undone = (told.chunk, back) }
    }
  }

  private static let after: Set<String> = ["took", "did", "have", "had", "remembered", "managed", "made", "went", "called", "rang", "got", "caught"]
  private static let afterwards: Set<String> = [
    "it", "them", "that", "so", "later", "eventually", "in", "after", "at", "this", "tonight", "finally", "anyway", "now", "since", "just", "before", "her", "him",
  ]

  /// Hears a no between two commas: ‘piano, no’. What begins with a no and goes on is about something else only where a verb says before that it
  /// was done: ‘ran 5k, no pain’.
  func hearNo(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].activities.isEmpty {
      let range = clauses[index].range
      guard let no = range.first(where: { isNo($0) || chunks[$0].has(.planned) }) else { continue }
      let isAll = range.allSatisfy { isNo($0) || isLoose($0) || chunks[$0].has(.planned) }
      if let place = clauses[..<index].lastIndex(where: { !$0.activities.isEmpty }), let told = clauses[place].activities.last {
        guard told.state == .done || told.state == .partly else { continue }
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
