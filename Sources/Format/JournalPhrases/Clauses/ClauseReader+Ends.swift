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
    if let (part, match) = partAtEnd(in: clause.range), !tellsOfOthers(headOf: clause.range, before: part) {
      clause.activities.append((part, match, .done))
      for i in part..<clause.range.upperBound { clause[i] = i == part ? .activity : .connective }
      return
    }
    var i = clause.range.upperBound - 1
    while i >= headEnd {
      let chunk = chunks[i]
      if let match = chunk.name {
        let after = i + 1 < clause.range.upperBound ? self.after(i, in: clause.range) : nil
        if tellsOfOthers(headOf: clause.range, before: i) { return }
        let isSaid = after.map { $0.has(.light) || $0.has(.abstaining) || $0.stateAfter != nil && !$0.has(.negation) && !isMissed($0) }
        guard match.isFinal || isSaid == true || isMeasuredNoun(i, in: clause.range) || isInCompany(clause.range.lowerBound..<i) && text(chunk).hasSuffix("n") else { return }
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

  /// The 読んだ of 小説を30ページ読んだ, where one thing alone is read, and counted in pages.
  private func partAtEnd(in range: Range<Int>) -> (chunk: Int, match: NameIndex.Match)? {
    for i in range where chunks[i].name == nil && tokens[chunks[i].range.lowerBound].script != .spaced {
      guard let (found, end) = names.part(tokens, at: chunks[i].range.lowerBound), found.isVerb, end == chunks[range.upperBound - 1].range.upperBound, found.activities.count == 1,
        tokens.senses(at: chunks[i].range.lowerBound).contains(where: { if case .doing(_, .ending) = $0.sense { $0.end == end } else { false } }),
        let unit = names.unit(of: found.activities[0]), range.contains(where: { isAmount($0, in: unit) })
      else { continue }
      var match = found
      (match.isPart, match.isPast, match.isFinal) = (false, true, true)
      return (i, match)
    }
    return nil
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

  /// The 15:00 of ‘2 coffees at 9 and 15:00’: a line has one time, so that words with two stay whole.
  func isSecondTime(_ i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i - 2), chunks[i - 1].has(.and) else { return false }
    if case .time = chunks[i - 2].content { return true }
    return isHour(i - 2, range)
  }
}
