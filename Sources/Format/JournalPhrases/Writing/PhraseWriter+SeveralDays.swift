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

  /// The days that a sentence tells of, the first two, with what is to be logged on each of them; nil where it has no two, and where nothing counts that is
  /// told.
  func twoDays(_ clauses: [Clause], _ chunks: [Chunk]) -> (first: String, second: String, parts: [String])? {
    guard let start = clauses.first?.range.lowerBound, let end = clauses.last?.range.upperBound,
      clauses.contains(where: { !$0.activities.isEmpty || !$0.metrics.isEmpty })
    else { return nil }
    var days: [(chunk: Int, day: CalendarDay)] = []
    var parts: [Range<Int>] = []
    var begin = start
    for i in start..<end {
      guard case .day(let said) = chunks[i].content, saysWhen(i, clauses, chunks) else { continue }
      guard let known = days.last, known.day != said else {
        if days.isEmpty { days.append((i, said)) }
        continue
      }
      // What divides them: nothing does in ‘ran today since the pool was closed yesterday’.
      guard let (cut, behind) = cut(between: known.chunk, i, chunks) ?? cut(behind: begin, known.chunk, i, clauses, chunks), begin < cut, behind < end else { continue }
      parts.append(begin..<cut)
      begin = behind
      days.append((i, said))
    }
    guard days.count > 1 else { return nil }
    parts.append(begin..<end)
    let said = parts.map { part in
      words(chunks[part.lowerBound].range.lowerBound..<chunks[part.upperBound - 1].range.upperBound)
    }
    let heads = parts.map { head(in: $0, clauses, chunks) }
    // ‘climbed monday and wednesday 2h each’
    let each = tokens.contains { ["each", "jeweils"].contains($0.folded) } ? (start..<end).last { chunks[$0].isAmount }.map { words(chunks[$0].range) } ?? "" : ""
    return (
      words(chunks[days[0].chunk].range), words(chunks[days[1].chunk].range),
      parts.indices.map { place in
        if heads[place] != nil { return [said[place], parts[place].contains { chunks[$0].isAmount } ? "" : each].filter { !$0.isEmpty }.joined(separator: " ") }
        // ‘8k friday’ is said of what was told before it.
        if let before = heads[..<place].lastIndex(where: { $0 != nil }), let head = heads[before] {
          // ‘thu 3 beers’ has its own, and ‘thu nothing but tea’ is of something else.
          if parts[place].contains(where: { chunks[$0].name != nil || Self.nothings.contains(tokens[chunks[$0].range.lowerBound].folded) }) || hasDeed(parts[place], chunks) { return said[place] }
          if let none = none(in: parts[place], of: parts[before], clauses, chunks) { return none }
          // ‘ran 5k on thursday and on friday’
          let isDayAlone = parts[place].allSatisfy { chunks[$0].isDetail && !chunks[$0].isAmount || chunks[$0].has(.preposition) || chunks[$0].has(.onDay) }
          let amounts = isDayAlone ? parts[before].filter { chunks[$0].isAmount }.map { words(chunks[$0].range) } : []
          return ([head] + amounts + [measured(parts[place], as: parts[before], chunks) ?? said[place]]).joined(separator: " ")
        }
        let isBare = parts[place].allSatisfy { chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark || chunks[$0].has { $0 == .preposition || $0 == .particle || $0 == .onDay } }
        return isBare ? (heads[(place + 1)...].first { $0 != nil } ?? nil).map { "\(said[place]) \($0)" } ?? said[place] : said[place]
      }
    )
  }

  /// ‘yesterday went to bed at 23:40, did yoga’: the night is of today, on which it ended, and what was done beside it of the day at the head. Who got up
  /// in between may have done that today.
  func nightApart(_ clauses: [Clause], _ chunks: [Chunk]) -> (first: String, second: String, parts: [String])? {
    guard let night = clauses.first, night.metrics.map(\.name) == ["bedtime"], night.activities.isEmpty, case let others = clauses.dropFirst(),
      let head = night.range.first(where: { chunks[$0].content != .mark }), case .day = chunks[head].content, night[head] == .connective,
      !chunks[head].isLastNight, head + 1 < night.range.upperBound, !chunks[head + 1].has(.partOfDay(6)),
      others.contains(where: { !$0.activities.isEmpty }),
      !others.contains(where: { clause in
        clause.metrics.contains { MetricNames.isOfNight($0.name) } || clause.range.contains { if case .day = chunks[$0].content { true } else { false } }
      })
    else { return nil }
    func said(_ part: Range<Int>) -> String { words(chunks[part.lowerBound].range.lowerBound..<chunks[part.upperBound - 1].range.upperBound) }
    let (day, bed) = (said(head..<head + 1), said(head + 1..<night.range.upperBound))
    let rest = others[others.startIndex].range.lowerBound..<others[others.endIndex - 1].range.upperBound
    return (day, bed, ["\(day) \(bed)", "\(day) \(said(rest))"])
  }

  /// Whether words say what else was done: ‘today only stretching’. ‘6k today with the dog’ is of what was told before.
  private func hasDeed(_ part: Range<Int>, _ chunks: [Chunk]) -> Bool {
    let isMeasured = part.contains { chunks[$0].isAmount }
    return part.contains { i in
      guard !chunks[i].isDetail, !chunks[i].isPartOfDay, case let word = tokens[chunks[i].range.lowerBound] else { return false }
      // ‘again today with the dog’
      if part.contains(i - 1), chunks[i - 1].has(.preposition) || ClauseReader.owners.contains(tokens[chunks[i - 1].range.lowerBound].folded) { return false }
      return !isMeasured && !word.doings.isEmpty || chunks[i].content == .other && word.folded.utf8.count > 6 && word.folded.hasSuffix("ing")
    }
  }

  /// The 5 km of ‘ran 7 km on Tuesday and 5 on Thursday’: a bare number is of the unit that was told before it. Nil where there is none, or no one unit.
  private func measured(_ part: Range<Int>, as told: Range<Int>, _ chunks: [Chunk]) -> String? {
    let units = told.compactMap { i -> String? in
      guard case .amount(let quantity) = chunks[i].content, case let range = chunks[i].range else { return nil }
      // As it was typed, where the number stands before it.
      return range.count > 1 && tokens[range.lowerBound].number == quantity.amount ? words(range.lowerBound + 1..<range.upperBound) : quantity.unit
    }
    let amounts = part.filter { chunks[$0].isAmount }
    guard units.count == 1, !units[0].isEmpty, amounts.count == 1, case .number = chunks[amounts[0]].content else { return nil }
    return part.map { words(chunks[$0].range) + ($0 == amounts[0] ? " \(units[0])" : "") }.joined(separator: " ")
  }

  /// ‘and none today’: nothing of what another part names, in words that name it.
  private func none(in part: Range<Int>, of told: Range<Int>, _ clauses: [Clause], _ chunks: [Chunk]) -> String? {
    guard let none = part.first(where: { Self.nones[tokens[chunks[$0].range.lowerBound].folded] != nil }), let no = Self.nones[tokens[chunks[none].range.lowerBound].folded],
      let name = clauses.flatMap(\.activities).last(where: { told.contains($0.chunk) })
    else { return nil }
    return part.map { $0 == none ? "\(no) \(words(chunks[name.chunk].range))" : words(chunks[$0].range) }.joined(separator: " ")
  }

  private static let nothings: Set<String> = ["nothing", "nichts", "nada", "rien"]
  private static let nones = ["none": "no", "keine": "keine", "keins": "kein", "aucun": "pas de", "aucune": "pas de", "ninguno": "nada de", "ninguna": "nada de", "nenhum": "nada de", "nenhuma": "nada de"]

  /// Where the words of one day end and those of the next begin: at a comma or an ‘and’, else beside the amounts of each, ‘sun 30 mon 20’.
  private func cut(between first: Int, _ second: Int, _ chunks: [Chunk]) -> (end: Int, next: Int)? {
    if var cut = (first + 1..<second).last(where: { isEnd(chunks[$0]) }) {
      let behind = cut + 1
      while cut > first + 1, chunks[cut - 1].content == .mark { cut -= 1 }
      return (cut, behind)
    }
    if first + 1 == second { return (second, second) }
    if first > 0, chunks[first - 1].isAmount, chunks[second - 1].isAmount { return (first + 1, first + 1) }
    return chunks[first + 1].isAmount ? (second, second) : nil
  }

  /// ‘monday ran 5k wednesday 6k’, ‘yesterday ran 5k today swam’: each day stands before what was done on it.
  private func cut(behind begin: Int, _ first: Int, _ second: Int, _ clauses: [Clause], _ chunks: [Chunk]) -> (end: Int, next: Int)? {
    guard chunks[begin..<first].allSatisfy({ $0.content == .mark }), second + 1 < chunks.count, case let next = chunks[second + 1],
      next.isAmount || next.name != nil || next.state != nil || next.has(.light),
      clauses.contains(where: { $0.activities.contains { (first..<second).contains($0.chunk) } })
    else { return nil }
    return (second, second)
  }

  /// The words of a part that say what was done, and that it was not: ‘ran’ of ‘ran 5k thursday’, ‘no accordion’ of ‘no accordion mon’.
  private func head(in part: Range<Int>, _ clauses: [Clause], _ chunks: [Chunk]) -> String? {
    guard let clause = clauses.last(where: { clause in clause.activities.contains { part.contains($0.chunk) } }) else {
      // The ‘weight’ of ‘weight 98.4 monday, 97.9 today’.
      let word = part.first { i in clauses.contains { !$0.metrics.isEmpty && $0.range.contains(i) && $0[i] == .metric } && !chunks[i].isAmount && chunks[i].content != .mark }
      return word.map { self.words(chunks[$0].range) }
    }
    let told = clause.range.filter { i in
      guard part.contains(i), chunks[i].content != .mark, !chunks[i].isDetail || chunks[i].content == .number(0) else { return false }
      switch clause[i] {
      case .activity, .state: return true
      case .connective: return !chunks[i].has(.and) && clause.activities.contains { $0.chunk > i }
      default: return false
      }
    }
    let words = told.map { self.words(chunks[$0].range) }.joined(separator: " ")
    return words.isEmpty ? nil : words
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
    return chunk.has(.and) || chunk.has(.consequence) || ClauseReader.ors.contains(tokens[chunk.range.lowerBound].folded) && chunk.range.count == 1
  }

  /// Words before a day that is none on which something was done.
  private static let setAgainst: Set<String> = [
    "than", "as", "like", "since", "until", "till", "unlike", "vs", "versus", "before", "for", "from", "about", "of", "by", "over", "after",
    "als", "wie", "seit", "bis", "fur", "vor", "von", "vom", "que", "como", "desde", "hasta", "para", "de", "del", "antes", "sobre", "do", "da", "ate",
    "depuis", "jusqu'a", "pour", "comme", "d'", "avant", "apres", "sur", "is", "it's", "its", "ist", "es", "est", "c'est",
  ]
  private static let setAgainstBehind: Set<String> = ["より", "から", "まで", "の", "보다", "부터", "까지", "의"]
}
