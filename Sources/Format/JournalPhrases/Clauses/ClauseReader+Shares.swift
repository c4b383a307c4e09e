// One no of several: ‘no coffee and sugar’, ‘skipped swimming, piano and German’, ‘didn't run, swim or read’.

import JournalModel

extension ClauseReader {
  /// ‘no coffee and sugar’: the no of the first is that of the second, too, where both are kept few, and of others nobody can tell. What was skipped was
  /// skipped with all that ‘and’ joins to it.
  func shareNo(_ clauses: inout [Clause]) {
    var shared: (index: Int, no: Int)?
    for index in clauses.indices.dropFirst() {
      let (before, next) = (clauses[index - 1], clauses[index])
      guard let first = before.activities.last, let second = next.activities.first,
        (next.range.lowerBound..<second.chunk).allSatisfy({ isArticle($0) }), second.state != .skip,
        isNor(before, next) || !second.match.isPast && (!second.match.isVerb || second.match.isInverse || second.match.isName),
        second.match.isInverse || second.state == .done,
        // ‘no wine, no cigarettes’ and ‘and no sugar’ have their own.
        !second.match.isInverse || !next.range.contains(where: { next[$0] == .state(of: second.chunk) }),
        second.match.isInverse || !second.match.isName || !second.match.activities.allSatisfy(names.avoided.contains),
        let no = before.range.first(where: { $0 < first.chunk && before[$0] == .state(of: first.chunk) })
          ?? (shared?.index == index - 1 ? shared?.no : nil),
        before.range.upperBound < next.range.lowerBound
      else { continue }
      let joint = before.range.upperBound..<next.range.lowerBound
      let isOr = joint.contains { Self.ors.contains(text(chunks[$0])) || isNor($0) }
      let isAnd = joint.contains { chunks[$0].has(.and) && !Self.contrasts.contains(text(chunks[$0])) }
      if chunks[no].has(.skip) {
        guard !isTold(next, second.chunk) else { continue }
        let end = isAnd || isOr ? .and : listEnd(from: index, clauses)
        if end == .and || end == .or, !hasAmount(next) {
          clauses[index].activities[0].state = second.match.isInverse ? .done : .skip
          shared = (index, no)
        } else if isAnd || isOr || !hasAmount(next) {
          clauses[index].undone = (second.chunk, no)
        }
        continue
      }
      if isNor(before, next) {
        for i in next.range where next[i] == .detail && isNotOne(i) { clauses[index][i] = .text }
      }
      guard !hasAmount(clauses[index]) else { continue }
      let isListed = !isAnd && !isOr && !isTold(next, second.chunk) && listEnd(from: index, clauses) == .or
      if isOr || isListed, !first.match.isInverse, !second.match.isInverse {
        clauses[index].activities[0].state = .no
        shared = (index, no)
      } else if isAnd || isOr, (first.match.activities + second.match.activities).allSatisfy(isKeptFew) {
        clauses[index].activities[0].state = second.match.isInverse ? .done : .no
        shared = (index, no)
      } else if isAnd || isOr || second.match.isInverse {
        clauses[index].undone = (second.chunk, no)
      }
    }
  }

  /// ランニングも読書もしなかった, 달리기와 독서를 안 했다: what is said at the end is said of all that is joined to the last one.
  func shareStateBehind(_ clauses: inout [Clause]) {
    let places = clauses.indices.flatMap { index in clauses[index].activities.indices.map { (clause: index, told: $0) } }
    for (first, last) in zip(places, places.dropFirst()).reversed() {
      let (before, next) = (clauses[first.clause].activities[first.told], clauses[last.clause].activities[last.told])
      let said: LogLine.State = next.match.isInverse ? (next.state == .done ? .no : .done) : next.state
      guard said == .no || said == .skip, before.state == (before.match.isInverse ? .no : .done),
        case let (end, start) = (chunks[before.chunk].range.upperBound, chunks[next.chunk].range.lowerBound), end < start,
        Self.joinedBehind.contains(tokens[end..<start].map(\.folded).joined())
      else { continue }
      clauses[first.clause].activities[first.told].state = before.match.isInverse ? .done : said
      if clauses[first.clause].undone?.chunk == before.chunk { clauses[first.clause].undone = nil }
    }
  }

  private static let joinedBehind: Set<String> = ["も", "と", "や", "とか", "도", "와", "과", "랑", "이랑", "하고", "나", "이나"]

  private enum ListEnd { case and, or }

  /// What joins the last of a list of bare names to those before it: the ‘or’ of ‘run, swim or read’; nil where commas alone divide them.
  private func listEnd(from start: Int, _ clauses: [Clause]) -> ListEnd? {
    for index in clauses.indices.dropFirst(start + 1) {
      let next = clauses[index]
      guard let name = next.activities.first, next.activities.count == 1, name.state == .done, !name.match.isPast, !isTold(next, name.chunk),
        (next.range.lowerBound..<name.chunk).allSatisfy({ isArticle($0) })
      else { return nil }
      let joint = clauses[index - 1].range.upperBound..<next.range.lowerBound
      if joint.contains(where: { Self.ors.contains(text(chunks[$0])) }) { return .or }
      if joint.contains(where: { Self.contrasts.contains(text(chunks[$0])) }) { return nil }
      if joint.contains(where: { chunks[$0].has(.and) }) { return .and }
    }
    return nil
  }

  /// ‘vitamins taken’, ‘piano done’: words behind a name say what became of it.
  private func isTold(_ clause: Clause, _ name: Int) -> Bool {
    (name + 1..<clause.range.upperBound).contains { i in
      chunks[i].has(.light) && !Self.doingNouns.contains(text(chunks[i])) || isPast(chunks[i].range.lowerBound)
    }
  }

  /// ‘neither ran nor swam’
  private func isNor(_ before: Clause, _ next: Clause) -> Bool {
    (before.range.upperBound..<next.range.lowerBound).contains { isNor($0) }
  }

  /// The ‘nor’ of ‘neither ran nor swam’, the ‘noch’ of ‘weder gelaufen noch geschwommen’.
  func isNor(_ i: Int) -> Bool { text(chunks[i]) == "nor" || text(chunks[i]) == "noch" && chunks[..<i].contains { text($0) == "weder" } }

  private static let doingNouns: Set<String> = ["practice", "practise", "session", "sessions", "practising", "practicing", "playing", "going", "doing", "taking"]

  private func isArticle(_ i: Int) -> Bool {
    chunks[i].has { $0 == .filler || $0 == .softener } && !isPast(chunks[i].range.lowerBound) && chunks[i].range.count == 1
  }
}
