// How a day felt, where a clause tells of nothing else: ‘feeling low’, ‘awful day’, ‘pretty good mood today’.

import JournalModel
import JournalText

extension ClauseReader {
  /// Reads a clause that says how it felt, with at most where and with whom behind it.
  func readFeeling(_ clause: inout Clause) -> Bool {
    let range = clause.range
    if readMoodNumber(&clause) { return true }
    guard !isCommand || range.allSatisfy({ !isWholeArgument($0) || chunks[$0].isDetail }) || range.count > 2 else { return false }
    var word: Int?
    var hasSign = false
    var isDenied = false
    var end = range.upperBound
    for i in range {
      let chunk = chunks[i]
      if chunk.name != nil || chunk.isAmount { return false }
      if chunk.has(where: { $0 == .dayNoun || $0 == .feeling }) {
        hasSign = true
      } else if mood(of: chunk) != nil {
        if word != nil { return false }
        word = i
        hasSign = hasSign || saysDay(chunk)
      } else if chunk.has(.negation) || chunk.has(.missing) {
        isDenied = true
      } else if word != nil, hasSign, chunk.has(where: { $0 == .preposition || $0 == .because }), Self.aside.contains(text(chunk)) {
        end = i
        break
      } else if !isBesideFeeling(i) {
        return false
      }
    }
    guard let word, let mood = mood(of: chunks[word]), hasSign || isDenied && chunks[word].mood != nil else { return false }
    // ‘it was tough’ may be said of what was done.
    if chunks[word].mood == nil, !hasOwnSign(range) { return false }
    // Nothing is told of it behind: ‘a good day for a run’.
    if (end..<range.upperBound).contains(where: { chunks[$0].name != nil || chunks[$0].mood != nil }) { return false }
    if isDenied {
      clause = Clause(range, isCommand: isCommand)
      clause.unsureMood = word
      return true
    }
    for i in range {
      if i >= end {
        clause[i] = .text
      } else if i == word {
        clause[i] = .mood
        clause.mood = mood
      } else {
        clause[i] = chunks[i].isDetail ? .detail : chunks[i].isPartOfDay ? .text : .connective
      }
    }
    return true
  }

  /// ‘mood 2’, ‘Stimmung: 3’: a mood by its number, and one that has none of that number as a doubt.
  private func readMoodNumber(_ clause: inout Clause) -> Bool {
    let said = clause.range.filter { !(chunks[$0].content == .mark && [":", "=", ".", "!"].contains(text(chunks[$0]))) }
    guard said.count == 2, Self.moodNouns.contains(text(chunks[said[0]])), case .number(let number) = chunks[said[1]].content else {
      return false
    }
    clause = Clause(clause.range, isCommand: isCommand)
    guard let step = Int(exactly: number), let mood = Mood(rawValue: step) else {
      (clause.unsureMood, clause.isMoodNumber) = (said[1], true)
      return true
    }
    for i in clause.range { clause[i] = i == said[1] ? .mood : .connective }
    clause.mood = mood
    return true
  }

  /// Beside what was done nobody asks about a word for a mood; ‘mood 7’ is still none.
  func dropUnsureMoods(_ clauses: inout [Clause]) {
    guard clauses.contains(where: { !$0.activities.isEmpty }) else { return }
    for index in clauses.indices where !clauses[index].isMoodNumber { clauses[index].unsureMood = nil }
  }

  private static let moodNouns: Set<String> = ["mood", "stimmung", "laune", "animo", "humeur", "humor", "気分", "기분"]

  /// A word that is nearly one for a mood, behind one for feeling: ‘feeling gerat’; one that is nearly what a number of the day is called: ‘slpet 7 hours’.
  func readMisspelt(_ clause: inout Clause) {
    let range = clause.range
    guard !isCommand, clause.activities.isEmpty, clause.metrics.isEmpty, let word = range.first(where: { chunks[$0].content == .other }),
      range.allSatisfy({
        $0 == word || chunks[$0].isDetail || isLink(chunks[$0])
          || chunks[$0].has { $0 == .feeling || $0 == .intensifier || $0 == .preposition }
      })
    else { return }
    let token = tokens[chunks[word].range.lowerBound]
    guard token.isWord, token.script == .spaced, token.folded.utf8.count >= 4 else { return }
    func isNear(_ words: [String]) -> Bool {
      words.contains { editDistance(token.folded, $0, limit: 1) != nil || token.folded.sorted() == $0.sorted() }
    }
    if word > range.lowerBound, range.contains(where: { $0 < word && Self.felt.contains(text(chunks[$0])) }), isNear(Self.moods) {
      clause.unsureMood = word
    } else if range.contains(where: { chunks[$0].isAmount }), isNear(Self.metrics) {
      clause.unnamed = word
    }
  }

  private func mood(of chunk: Chunk) -> Mood? {
    if let mood = chunk.mood { return mood }
    guard case .words(let senses) = chunk.content else { return nil }
    for case .felt(let mood) in senses { return mood }
    return nil
  }

  private func hasOwnSign(_ range: Range<Int>) -> Bool {
    range.contains { i in
      saysDay(chunks[i]) || chunks[i].has(.dayNoun) || chunks[i].has(.feeling) && !Self.wasWords.contains(text(chunks[i]))
    }
  }

  /// ‘great day’, which is one word for a mood.
  private func saysDay(_ chunk: Chunk) -> Bool {
    chunk.range.count > 1
      && (chunk.range.lowerBound..<chunk.range.upperBound).contains { at in tokens[at].senses.contains { $0.sense == .dayNoun } }
  }

  private func isBesideFeeling(_ i: Int) -> Bool {
    let chunk = chunks[i]
    switch chunk.content {
    case .day, .time, .tag: return true
    case .mark: return ["!", ":", "=", "(", ")", "'"].contains(text(chunk))
    default:
      return chunk.has { $0 == .intensifier || $0 == .filler || $0 == .softener || $0 == .particle } && !chunk.has(.light)
        || chunk.isPartOfDay
        || ["in", "today's", "being", "it's", "it", "been", "that", "ist", "is", "es", "esta", "est"].contains(text(chunk))
    }
  }

  private static let wasWords: Set<String> = ["was", "it", "war", "es", "estuvo", "fue", "c'", "foi"]
  private static let aside: Set<String> = ["at", "with", "after", "because", "despite", "due", "since", "all", "in", "on"]
  private static let felt: Set<String> = ["felt", "feel", "feeling", "mood", "i"]
  private static let moods = [
    "great", "good", "awful", "terrible", "horrible", "average", "okay", "amazing", "wonderful", "excellent", "fantastic", "brilliant",
    "rough", "miserable",
    "happy", "lousy",
  ]
  private static let metrics = ["slept", "sleep", "steps", "weight", "weighed"]
}
