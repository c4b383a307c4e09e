// Days of which each has something done on it: ‘ran 5k yesterday, swam today’.

import JournalDates
import JournalModel

extension PhraseWriter {
  /// ‘Wednesday: piano 30 min; Thursday: piano 20 min’: a line has one day, and so has a sentence.
  func secondDay(in clause: Clause, _ chunks: [Chunk]) -> [Phrase.Uncertainty] {
    guard !clause.activities.isEmpty, let first = clause.range.first(where: { chunks[$0].content != .mark }),
      case .day(let said) = chunks[first].content, let day, day != said
    else { return [] }
    return [.twice(first: dayWords, second: words(chunks[first].range))]
  }

  /// Two days that clauses of their own tell of, the first two, and what is said of each; nil where there are none, and where nothing counts that is told.
  func twoDays(_ clauses: [Clause], _ chunks: [Chunk]) -> (first: String, second: String, parts: [String])? {
    guard let start = clauses.first?.range.lowerBound, let end = clauses.last?.range.upperBound,
      clauses.contains(where: { !$0.activities.isEmpty || !$0.metrics.isEmpty })
    else { return nil }
    var first: (chunk: Int, day: CalendarDay)?
    for i in start..<end {
      guard case .day(let said) = chunks[i].content, saysWhen(i, clauses, chunks) else { continue }
      guard let known = first, known.day != said else {
        first = (i, said)
        continue
      }
      // What divides them: nothing does in ‘ran today since the pool was closed yesterday’.
      guard var cut = (known.chunk + 1..<i).last(where: { isEnd(chunks[$0]) }) else { continue }
      let behind = cut + 1
      while cut > start, chunks[cut - 1].content == .mark { cut -= 1 }
      guard start < cut, behind < end else { return nil }
      let parts = [start..<cut, behind..<end].map { words(chunks[$0.lowerBound].range.lowerBound..<chunks[$0.upperBound - 1].range.upperBound) }
      return (words(chunks[known.chunk].range), words(chunks[i].range), parts)
    }
    return nil
  }

  /// Whether a day is that of what is told, and not one that it is set against, ‘2 km more than yesterday’, or a part of something else, ‘today's
  /// meeting’.
  private func saysWhen(_ i: Int, _ clauses: [Clause], _ chunks: [Chunk]) -> Bool {
    guard let clause = clauses.first(where: { $0.range.contains(i) }), clause[i] != .connective, !chunks[i].isToCome else { return false }
    if clause.range.contains(where: { $0 < i && chunks[$0].has(.because) }) { return false }
    let (before, behind) = (chunks[i].range.lowerBound - 1, chunks[i].range.upperBound)
    if before >= 0, clause.range.contains(i - 1), Self.setAgainst.contains(tokens[before].folded) { return false }
    if before > 0, clause.range.contains(i - 1), Self.setAgainst.contains(tokens[before - 1].folded), tokens[before].senses.contains(where: { $0.sense == .onDay }) {
      return false
    }
    guard behind < tokens.count else { return true }
    return !Self.setAgainstBehind.contains(tokens[behind].folded) && !(tokens[behind].isGlued && ["'s", "'", "’s", "’"].contains(tokens[behind].folded))
  }

  private func isEnd(_ chunk: Chunk) -> Bool {
    if chunk.content == .mark { return [",", ";", ".", "!", "、", "。", "…"].contains(tokens[chunk.range.lowerBound].folded) }
    return chunk.has(.and) || chunk.has(.consequence)
  }

  /// Words before a day that is none on which something was done.
  private static let setAgainst: Set<String> = [
    "than", "as", "like", "since", "until", "till", "unlike", "vs", "versus", "before", "for", "from", "about", "of", "by", "over", "after",
    "als", "wie", "seit", "bis", "fur", "vor", "von", "vom", "que", "como", "desde", "hasta", "para", "de", "del", "antes", "sobre", "do", "da", "ate",
    "depuis", "jusqu'a", "pour", "comme", "d'", "avant", "apres", "sur", "is", "it's", "its", "ist", "es", "est", "c'est",
  ]
  private static let setAgainstBehind: Set<String> = ["より", "から", "まで", "の", "보다", "부터", "까지", "의"]
}
