// Clauses that tell of the day, and not of what was done beside them: ‘late shift’, ‘migraine from 16:00 to 20:00’, ‘lunch 12 EUR’.

import JournalModel

extension PhraseWriter {
  /// Whether a clause states a fact of its own: an ill, a shift, work, what something cost, or when something else was.
  func isFact(_ clause: Clause, _ chunks: [Chunk]) -> Bool {
    guard clause.activities.isEmpty, clause.stranger == nil, clause.metrics.isEmpty, clause.mood == nil, clause.undone == nil, clause.typos.isEmpty, let first = firstWord(clause, chunks)
    else { return false }
    // ‘late shift’
    if begins(clause, chunks, with: FactWords.shifts) { return true }
    guard clause[first] == .text, !tellsHow(chunks[first]) else { return false }
    func says(_ words: Set<String>) -> Bool { clause.range.contains { tokens[chunks[$0].range].contains { words.contains($0.folded) } } }
    func hasAmount(_ isWanted: (UnitTable.Dimension) -> Bool) -> Bool {
      clause.range.contains { if case .amount(let quantity) = chunks[$0].content { isWanted(units.dimension(of: quantity)) } else { false } }
    }
    if isIll(clause, chunks) || says(FactWords.shifts) { return true }
    if !chunks[first].isPartOfDay, !spans(clause, chunks).isEmpty { return true }
    return says(FactWords.work) && hasAmount { $0 == .duration } || !says(Self.saving) && !says(FactWords.costs) && hasAmount { $0.isMoney }
  }

  /// Whether a fact behind what was done has a line of its own. Behind what was left out an ill is the reason, and so is a clause that alone follows.
  func isFact(_ clause: Clause, _ chunks: [Chunk], behind done: Int, ofSeveral isSeveral: Bool) -> Bool {
    guard isFact(clause, chunks) else { return false }
    if lines[done].state != .done, lines[done].state != .partly { return isSeveral && !isIll(clause, chunks) }
    // ‘yoga, worked 30 min on it’
    if clause.range.contains(where: { if case .amount(let quantity) = chunks[$0].content { mayMeasure(quantity, done) } else { false } }) { return false }
    // ‘piano, 18:00-19:00 scales’ begins with when that was.
    guard let span = spans(clause, chunks).first, lines[done].time == nil, let word = firstWord(clause, chunks) else { return true }
    return word < span
  }

  /// Whether clauses before what was left out tell of more than why: the sentence goes on, or they say when something else was.
  func tellsFacts(_ clauses: ArraySlice<Clause>, _ chunks: [Chunk], goesOn: Bool) -> Bool {
    clauses.contains { isFact($0, chunks) && (goesOn || !spans($0, chunks).isEmpty) }
  }

  /// The clauses with the day that a fact begins them with as the day of all, ‘wednesday headache, yoga 30 min’, and with amounts of facts as words that
  /// nothing that was done is measured in.
  func withFacts(_ clauses: [Clause], _ chunks: [Chunk]) -> [Clause] {
    let named = clauses.flatMap { $0.activities.flatMap { $0.match.activities } }
    guard !named.isEmpty else { return clauses }
    var clauses = clauses
    if lines.isEmpty, isFact(clauses[0], chunks), let day = clauses[0].range.first(where: { chunks[$0].content != .mark }), case .day = chunks[day].content { clauses[0][day] = .detail }
    for index in clauses.indices where isFact(clauses[index], chunks) {
      for i in clauses[index].range where clauses[index][i] == .detail {
        guard case .amount(let quantity) = chunks[i].content, case let dimension = units.dimension(of: quantity) else { continue }
        let isMeasure = named.contains { vocabulary.activities[$0].unit.map { units.unit($0).dimension == dimension } ?? true }
        if !isMeasure { clauses[index][i] = .text }
      }
    }
    return clauses
  }

  /// The spans that stay in words that name no activity, as a line has one time, with what joins them: ‘covers 9:00-11:30 and 13:00-14:00’, and those of
  /// what is told in one line with other words.
  func spansInWords(_ clause: Clause, _ chunks: [Chunk]) -> Set<Int> {
    guard clause.activities.isEmpty, clause.metrics.isEmpty, case let spans = spans(clause, chunks), let first = spans.first, let last = spans.last, first < last || isBesideWords else { return [] }
    return Set((first...last).filter { spans.contains($0) || clause[$0] != .detail && clause[$0] != .mood })
  }

  /// Whether words beside what was done are told already.
  var isBesideWords: Bool { lines.count > 1 && pieces.contains { $0.meaning == .text && $0.line.map { lines[$0].activity == nil } == true } }

  /// Whether an ill begins a clause: ‘bad headache’.
  private func isIll(_ clause: Clause, _ chunks: [Chunk]) -> Bool { begins(clause, chunks, with: FactWords.ills) }

  /// Whether one of the words is the first of a clause, or the second.
  private func begins(_ clause: Clause, _ chunks: [Chunk], with words: Set<String>) -> Bool {
    guard let first = firstWord(clause, chunks), case let start = chunks[first].range.lowerBound else { return false }
    return tokens[start..<min(start + 2, chunks[clause.range.upperBound - 1].range.upperBound)].contains { words.contains($0.folded) }
  }

  private func spans(_ clause: Clause, _ chunks: [Chunk]) -> [Int] {
    clause.range.filter { if case .time(let time) = chunks[$0].content { time.end != nil } else { false } }
  }

  private func firstWord(_ clause: Clause, _ chunks: [Chunk]) -> Int? {
    clause.range.first { chunks[$0].content != .mark && !chunks[$0].isDetail && !chunks[$0].has(.and) }
  }
}
