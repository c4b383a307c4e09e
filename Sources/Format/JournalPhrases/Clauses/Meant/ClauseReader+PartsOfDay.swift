// How parts of a day felt: ‘good in the morning, bad in the evening’.

import JournalModel

extension ClauseReader {
  /// Reads moods of parts of one day, of which the last is how the day was: ‘mood this morning: average, tonight: good’.
  func readMoodsOfParts(_ clauses: inout [Clause]) {
    func words(_ part: Int) -> [String] { tokens[chunks[part].range].map(\.folded) }
    // Beside what was done the words for a part stay with those for the mood: alone they would say when that was.
    let isAlone = clauses.allSatisfy { $0.activities.isEmpty && $0.stranger == nil }
    var last: Int?
    for index in clauses.indices {
      guard let said = moodOfPart(clauses[index]), clauses[index].roles.contains(.mood) || last == index - 1 && index > 0 else { continue }
      for i in clauses[index].range {
        if case .day = chunks[i].content { clauses[index][i] = .detail } else { clauses[index][i] = i == said.word ? .mood : i == said.part ? .text : .connective }
      }
      (clauses[index].mood, clauses[index].isMoodOfPart) = (said.mood, true)
      if !isAlone, !isCommand { clauses[index].keepsMoodWord = true }
      if let last, let earlier = moodOfPart(clauses[last]), words(earlier.part) != words(said.part) {
        clauses[last].earlierMood = (earlier.mood, earlier.part)
        for i in [earlier.word, earlier.part] { clauses[last][i] = .connective }
      }
      last = index
    }
  }

  /// The mood and the part of the day of a clause that says no more. ‘bad night’ tells how the night was.
  private func moodOfPart(_ clause: Clause) -> (mood: Mood, word: Int, part: Int)? {
    guard clause.activities.isEmpty, clause.metrics.isEmpty, clause.stranger == nil, clause.unsureMood == nil else { return nil }
    var (word, part): (Int?, Int?)
    var isLabelled = false
    for i in clause.range {
      let chunk = chunks[i]
      if chunk.isPartOfDay, !chunk.has(.greeting) {
        guard part == nil else { return nil }
        part = i
        isLabelled = isLabelled || chunk.range.count > 1
      } else if clause[i] == .mood || chunk.mood != nil {
        guard word == nil else { return nil }
        word = i
      } else if Self.moodNouns.contains(text(chunk)) || chunk.content == .mark && [":", "="].contains(text(chunk)) {
        isLabelled = true
      } else if case .day = chunk.content {
        continue
      } else if chunk.content != .mark, !chunk.has(.and), !Self.besideMood.contains(text(chunk)) {
        return nil
      }
    }
    guard isLabelled, let word, let part, let mood = clause.mood ?? chunks[word].mood else { return nil }
    return (mood, word, part)
  }

  private static let besideMood: Set<String> = ["my", "is", "was", "mein", "meine", "ist", "war", "mi", "era", "fue", "mon", "ma", "est", "etait", "meu", "foi", "は", "が", "은", "이"]
}
