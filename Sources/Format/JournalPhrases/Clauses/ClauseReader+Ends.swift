// Activities at the end of a clause, where German, Japanese and Korean have their verbs.

import JournalModel

extension ClauseReader {
  /// 15分しか
  func isOnlySoMuch(_ chunk: Chunk) -> Bool {
    let words = tokens[chunk.range].suffix(2).map(\.folded)
    return words == ["し", "か"]
  }

  /// Reads an activity at the end, where German, Japanese and Korean have their verbs.
  func readEnd(_ clause: inout Clause, from headEnd: Int) {
    var i = clause.range.upperBound - 1
    while i >= headEnd {
      let chunk = chunks[i]
      if let match = chunk.name {
        let after = i + 1 < clause.range.upperBound ? self.after(i, in: clause.range) : nil
        if tellsOfOthers(headOf: clause.range, before: i) { return }
        let isSaid = after.map { $0.has(.light) || $0.has(.abstaining) || $0.stateAfter != nil && !$0.has(.negation) && !isMissed($0) }
        guard match.isFinal || isSaid == true || isMeasuredNoun(i, in: clause.range) else { return }
        var state: Int?
        if i > headEnd, chunks[i - 1].state != nil { state = i - 1 }
        _ = take(match, at: i, &clause, state: &state)
        return
      }
      guard
        chunk.isDetail || chunk.isPartOfDay || chunk.content == .mark || chunk.has(.light) || chunk.has(.particle)
          || chunk.stateAfter != nil || chunk.has(.abstaining) || isEven(i)
      else { return }
      i -= 1
    }
  }

  /// 電車で30分読書: a noun at the end, or before how much it was, says in notes that it was done.
  private func isMeasuredNoun(_ i: Int, in range: Range<Int>) -> Bool {
    tokens[chunks[i].range.lowerBound].script != .spaced && range.contains { chunks[$0].isAmount }
      && !range.contains { ["後", "前", "후", "전", "뒤"].contains(text(chunks[$0])) }
      && (i + 1..<range.upperBound).allSatisfy { chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark }
  }

  /// 스트레칭까지: that it was done, too.
  private func isEven(_ i: Int) -> Bool { text(chunks[i]) == "까" && i > 0 && chunks[i - 1].name != nil }

  /// The chunk after an activity's name, particles aside.
  private func after(_ i: Int, in range: Range<Int>) -> Chunk? {
    chunks[(i + 1)..<range.upperBound].first { (!$0.has(.particle) || $0.has(.light)) && text($0) != "까" }
  }

  /// ‘das Laufen verpasst’ is a part of what is told; in German and English such words say no only after a name at the head.
  private func isMissed(_ chunk: Chunk) -> Bool { chunk.has(.negationAfter) && tokens[chunk.range.lowerBound].script == .spaced }
}
