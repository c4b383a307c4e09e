// What was only taken somewhere, asked about, or had instead: ‘took the bike to the shop’, ‘how many km did I run?’, ‘no wine, just water’.

import JournalModel

extension ClauseReader {
  /// Keeps clauses as notes that tell of a thing and of nothing that was done with it.
  func keepCarried(_ clauses: inout [Clause]) {
    for index in clauses.indices where !isCommand && clauses[index].metrics.isEmpty && clauses[index].stranger == nil {
      let clause = clauses[index]
      if index > 0, let said = clauses[index - 1].activities.last, said.state == .no || said.match.activities.allSatisfy(names.avoided.contains), isHadInstead(clause) {
        clauses[index] = note(of: clause, nil)
      } else if let told = clause.activities.first, clause.activities.count == 1, isCarried(told, in: clause) {
        clauses[index] = note(of: clause, told.match.activities.first.map { (told.chunk, $0) })
        // What that cost, or how long it took, is none of it either.
        for next in clauses[(index + 1)...].indices.prefix(while: { clauses[$0].activities.isEmpty }) {
          for i in clauses[next].range where clauses[next][i] == .detail && chunks[i].isAmount { clauses[next][i] = .text }
        }
      } else if clause.activities.isEmpty, isQuestion(clause.range) {
        clauses[index] = note(of: clause, mention(in: clause.range))
      }
    }
  }

  /// A note of the same words, whose day is that which they say.
  private func note(of clause: Clause, _ thing: (chunk: Int, activity: Int)?) -> Clause {
    var note = Clause(clause.range, isCommand: isCommand)
    for i in clause.range where clause[i] == .detail && !chunks[i].isAmount { note[i] = .detail }
    note.isOfOthers = true
    if let thing, !names.archived[thing.activity] { note.thing = thing }
    return note
  }

  // MARK: Taken somewhere

  /// ‘took the bike to be serviced’, ‘brought the cello to the luthier’: where a thing was left that somebody else sees to. Ways that one goes with a dog or a bike
  /// are deeds: ‘took the bike to work’.
  private func isCarried(_ told: Activity, in clause: Clause) -> Bool {
    guard told.state == .done, !told.match.isInverse, clause.undone == nil, chunks[told.chunk].range.count < 3, !hasAmount(clause), let first = clause.range.first, let last = clause.range.last,
      case let (start, end) = (chunks[told.chunk].range.upperBound, chunks[last].range.upperBound), start + 1 < end, tokens[start].folded == "to",
      case let before = chunks[first].range.lowerBound..<chunks[told.chunk].range.lowerBound, before.contains(where: { Self.carrying.contains(tokens[$0].folded) }),
      let owner = before.last, Self.owners.contains(tokens[owner].folded) || Self.carrying.contains(tokens[owner].folded)
    else { return false }
    let next = start + 1
    if ["be", "get"].contains(tokens[next].folded) { return next + 1 < end && (isPast(next + 1) || (next + 2..<end).contains { isPast($0) }) }
    if ["the", "a", "an", "my", "our", "his", "her", "their"].contains(tokens[next].folded) { return (next + 1..<min(next + 4, end)).contains { tokens[$0].isWord } && !(next + 1..<min(next + 4, end)).contains { Self.ways.contains(tokens[$0].folded) } }
    // ‘to Halfords’
    let isDog = chunks[told.chunk].range.contains { tokens[$0].doings.contains(Doing.dog) }
    return !isDog && arguments[tokens[next].argument].slice(tokens[next].range).first?.isUppercase == true && tokens[next].senses.isEmpty
  }

  private static let carrying: Set<String> = ["took", "take", "taken", "taking", "brought", "carried", "dropped", "sent"]
  private static let ways: Set<String> = [
    "park", "parks", "beach", "wood", "woods", "forest", "river", "lake", "sea", "field", "fields", "hill", "hills", "common", "heath", "canal", "reservoir", "office", "station", "gym", "pub", "market", "supermarket",
    "shops", "city", "village", "town", "church", "library", "bakery", "school", "nursery", "university", "allotment", "pool", "playground", "garden", "cafe", "campus", "airport", "concert", "rehearsal", "lesson", "class", "orchestra",
  ]

  // MARK: Asked

  /// ‘how many km did I run this month?’, ‘should I give up wine altogether?’: what begins as a question does and ends with its mark, beside nothing that is told.
  private func isQuestion(_ range: Range<Int>) -> Bool {
    guard range.upperBound < chunks.count, ["?", "？"].contains(text(chunks[range.upperBound])), let start = wordStart(range) else { return false }
    return Self.asking.contains(tokens[start].folded) && !range.contains { chunks[$0].content == .future }
  }

  private static let asking: Set<String> = [
    "how", "what", "when", "why", "where", "who", "which", "should", "could", "can", "do", "does", "is", "are", "would", "wie", "wieviel", "wieviele", "was", "wann", "warum", "soll", "sollte", "cuanto", "cuantos",
    "cuanta", "cuantas", "cuando", "deberia", "combien", "quand", "pourquoi", "quanto", "quantos", "quanta", "quantas", "quando", "devo", "deveria",
  ]

  // MARK: Had instead

  /// ‘just water’ and ‘stuck to sparkling water’ behind what was not had: what was drunk instead, and not as much of it as is asked for.
  private func isHadInstead(_ clause: Clause) -> Bool {
    guard let start = wordStart(clause.range), let last = clause.range.last, !hasAmount(clause), clause.activities.count < 2, clause.activities.allSatisfy({ $0.state == .done }),
      Self.onlys.contains(tokens[start].folded) || tokens[start].folded == "stuck" && start + 1 < tokens.count && ["to", "with"].contains(tokens[start + 1].folded)
    else { return false }
    let said = Set((start..<chunks[last].range.upperBound).flatMap { names.mentioned(tokens, at: $0).activities })
    return !said.isEmpty && said.allSatisfy { activity in
      guard !isKeptFew(activity), let unit = names.unit(of: activity) else { return false }
      return names.units.unit(unit).dimension == .volume || ["cup", "glass", "bottle"].contains { UnitFamilies.areOne($0, unit) }
    }
  }

  private static let onlys: Set<String> = ["just", "only", "nur", "solo", "seulement", "juste", "apenas", "so"]
}
