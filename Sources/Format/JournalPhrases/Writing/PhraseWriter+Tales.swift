// Words that tell of something else before they say what was done: ‘a long talk with Tom, then read the paper’.

import JournalDates
import JournalModel

extension PhraseWriter {
  /// The place of the clause that says what was done, where clauses before it tell of something else; nil where nothing is told before it. What only
  /// says when or where it was, why it was left out, or is a single word, belongs to what was done.
  func taleEnd(_ clauses: [Clause], _ chunks: [Chunk]) -> Int? {
    guard let done = clauses.firstIndex(where: { !$0.activities.isEmpty || $0.stranger != nil }),
      !clauses[done].activities.isEmpty
    else { return nil }
    // ‘dinner with Tom, no-alcohol no’ tells of two things as well: one that was not kept has a line of its own.
    let isDone = clauses[done].activities.contains { told in
      told.state == .done || told.state == .partly || told.match.isName && !told.match.isInverse && told.match.activities.allSatisfy(names.avoided.contains)
    }
    let isTale = isDone ? clauses[..<done].contains { isTold($0, chunks) || isFact($0, chunks) } : tellsFacts(clauses[..<done], chunks, goesOn: done + 1 < clauses.count)
    return isTale ? done : nil
  }

  private func isTold(_ clause: Clause, _ chunks: [Chunk]) -> Bool {
    guard clause.metrics.isEmpty else { return false }
    let words = clause.range.filter { clause[$0] == .text && chunks[$0].content != .mark }
    guard let first = words.first, words.reduce(0, { $0 + chunks[$1].range.count }) > 1 else { return false }
    // ‘in the evening’, and not the article of ‘a good talk’, which is a word for ‘to’ in Spanish.
    let isAdjunct = chunks[first].has { [.preposition, .because, .at, .from, .to, .during, .until].contains($0) }
    return !chunks[first].isPartOfDay && (!isAdjunct || chunks[first].has(.filler))
  }

  /// The lines whose text stands on both sides of what was understood between, so that its parts alone cannot be read: ‘After work, read the paper’,
  /// ‘bad coffee though’.
  var partedLines: Set<Int> {
    Set(
      lines.indices.filter { line in
        let own = pieces.indices.filter { pieces[$0].line == line && !pieces[$0].isQuoted }
        func isText(_ i: Int) -> Bool { pieces[i].meaning == .text && tokens[pieces[i].tokens].contains { !$0.isMark } }
        guard let first = own.first(where: isText), let last = own.last(where: isText), lines[line].activity != nil else { return false }
        return (first..<last).contains { i in
          switch pieces[i].meaning {
          case .text: false
          case .connective: pieces[i].isDivider
          case .activity, .measurement, .state: pieces[i].line == line
          default: false
          }
        }
      })
  }

  /// The text of a line as its clauses were typed, without what is written as its time, its amounts and tags; empty where they hold no more than its name.
  func typedText(of line: Int) -> String {
    var kept: [Range<Int>] = []
    var saysMore = false
    var divider: Range<Int>?
    for (index, piece) in pieces.enumerated() {
      guard isTyped(index, of: line) else {
        if piece.isDivider, !kept.isEmpty { divider = piece.tokens }
        continue
      }
      if !piece.isActivity, !piece.isDivider, !isJoint(piece) { saysMore = true }
      if let mark = divider, !piece.isDivider, tokens[mark].allSatisfy(\.isMark) { kept.append(mark) }
      divider = nil
      kept.append(piece.tokens)
    }
    return saysMore ? joined(kept) : ""
  }

  /// ‘then’, which joins what is told.
  private func isJoint(_ piece: Piece) -> Bool {
    piece.meaning != .text
      && tokens[piece.tokens].allSatisfy { ["then", "and", "luego", "puis", "depois", "dann", "y", "e", "et", "und"].contains($0.folded) }
  }

  /// The days that clauses before what was done begin with, as text: nobody can tell whether that was done on them, too.
  func toldDays(_ clauses: some Sequence<Clause>, _ chunks: [Chunk]) -> [(words: Range<Int>, day: CalendarDay)] {
    clauses.compactMap { clause in
      guard let first = clause.range.first, clause[first] == .text, case .day(let day) = chunks[first].content else { return nil }
      // All of ‘last night’
      let range = chunks[first].range
      return (isOfNight(range) && range.upperBound < tokens.count ? range.lowerBound..<(range.upperBound + 1) : range, day)
    }
  }

  /// Whether a piece stands in the text of a line: what divides two clauses where both of them do, and small words where what they hold does.
  private func isTyped(_ index: Int, of line: Int) -> Bool {
    let piece = pieces[index]
    func isWords(_ at: Int) -> Bool {
      guard pieces.indices.contains(at), pieces[at].line == line, !pieces[at].isDivider else { return false }
      return switch pieces[at].meaning {
      case .text, .activity, .state, .connective: true
      default: false
      }
    }
    if piece.isDivider { return isWords(index - 1) && isWords(index + 1) }
    guard isWords(index) else { return false }
    if piece.meaning == .connective, pieces.indices.contains(index + 1), case let next = pieces[index + 1], !next.isDivider {
      return isWords(index + 1) || next.line != line && next.line != nil
    }
    return true
  }
}
