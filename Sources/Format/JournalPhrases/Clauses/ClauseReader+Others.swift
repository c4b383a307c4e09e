// What others did, and what is only asked.

import JournalModel

extension ClauseReader {
  /// Whether a verb at the end of a clause has somebody else for its subject: ‘Tom ist gelaufen’, 妹が走った, ‘Anna called mum’.
  func tellsOfOthers(headOf range: Range<Int>, before i: Int) -> Bool {
    let words = range.lowerBound..<i
    let last = tokens[chunks[i].range.lowerBound]
    guard last.script == .spaced else {
      return words.contains {
        chunks[$0].content == .other && $0 + 1 < i && Self.subjectMarks.contains(text(chunks[$0 + 1]))
          && !isOfReason($0, before: i, in: range)
          && !(Self.readable.contains(text(chunks[$0])) && !["が", "이", "가"].contains(text(chunks[$0 + 1])))
      }
    }
    if words.contains(where: { Self.others.contains(text(chunks[$0])) }) { return true }
    if chunks[i..<range.upperBound].contains(where: { $0.has(.abstaining) }) { return false }
    // A German participle stands at the end of what it is said of.
    if chunks[i..<range.upperBound].contains(where: { tokens[$0.range].contains { Self.isParticiple($0.folded) } }) { return false }
    // ‘war vor der Arbeit mit dem Hund draußen’
    if let first = words.first, isWith(i), ["war", "waren"].contains(text(chunks[first])) || isAlone(words, i) {
      return false
    }
    if isInCompany(words) { return false }
    guard let me = words.last(where: { Self.firstPersons.contains(text(chunks[$0])) }) else { return true }
    return chunks[(me + 1)..<i].contains { $0.content == .other }
  }

  /// ‘mit dem Hund raus’, with nobody before it; who is ‘mit dem Hund draußen’ may be anybody.
  private func isAlone(_ words: Range<Int>, _ i: Int) -> Bool {
    !words.contains { chunks[$0].content == .other } && tokens[chunks[i].range.upperBound - 1].folded != "draussen"
  }

  /// 時間がなくて瞑想できなかった: whose the first verb is, not what was left out for it.
  private func isOfReason(_ subject: Int, before i: Int, in range: Range<Int>) -> Bool {
    let isDenied = chunks[i].name?.isNegative == true || chunks[i..<range.upperBound].contains { $0.has(.negationAfter) || $0.has(.skip) }
    return isDenied
      && (subject + 2..<max(subject + 2, i)).contains { ["て", "で", "서"].contains(tokens[chunks[$0].range.upperBound - 1].folded) }
  }

  /// ‘mit dem Hund’
  private func isWith(_ i: Int) -> Bool {
    [i - 1, i - 2].contains { $0 >= 0 && ["mit", "with", "con", "avec", "com"].contains(text(chunks[$0])) }
  }

  static func isParticiple(_ word: String) -> Bool {
    guard word.hasSuffix("t") || word.hasSuffix("en") else { return false }
    // ‘abgeben’ has its ‘ge’ from ‘geben’.
    return word.hasPrefix("ge") || word.hasSuffix("iert")
      || WordRoots.separable.contains { word.hasPrefix($0 + "ge") && !["geben", "gehen"].contains(word.dropFirst($0.utf8.count)) }
  }

  /// English ‘he’, which is Spanish for ‘I have’ before a participle.
  func isHe(_ i: Int) -> Bool {
    guard text(chunks[i]) == "he", i + 1 < chunks.count else { return false }
    let next = text(chunks[i + 1])
    return !["do", "to", "cho", "so", "ha", "ho"].contains { next.hasSuffix($0) }
  }

  /// ‘Tom ran 10 km, I only 3’, ‘Jon brought 6 beers, I had one’: whether the next clause says how much of it was one's own.
  func isBeforeMine(_ index: Int, _ clauses: [Clause]) -> Bool {
    guard clauses.indices.contains(index + 1), case let next = clauses[index + 1], next.activities.isEmpty, next.metrics.isEmpty,
      let first = next.range.first(where: { chunks[$0].content != .mark && !chunks[$0].has(.and) }), PhraseWriter.ownWords.contains(text(chunks[first])),
      let last = next.range.last(where: { chunks[$0].isAmount || !chunks[$0].isDetail && chunks[$0].content != .mark }), last > first
    else { return false }
    let isSoMuch = chunks[last].isAmount || tokens[chunks[last].range.lowerBound].senses.contains { if case .number = $0.sense { true } else { false } }
    return isSoMuch && clauses[index].range.contains { chunks[$0].range.contains { !names.mentioned(tokens, at: $0).activities.isEmpty } }
  }

  /// ‘der Hund von nebenan hat gebellt’: a noun of which is told what it does.
  func isSubject(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, tokens[chunks[i].range.lowerBound].script == .spaced, i > range.lowerBound,
      Self.subjectArticles.contains(text(chunks[i - 1])),
      !range[..<i].contains(where: { chunks[$0].has(.light) || chunks[$0].state != nil })
    else { return false }
    return (i + 1..<range.upperBound).contains { chunks[$0].name == nil && Self.finite.contains(text(chunks[$0])) }
  }

  /// ‘the dog walked mud through the hall’: what a name is of did something to something else.
  func isAnimal(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    !isCommand && match.isSwapped && i > range.lowerBound && i + 1 < range.upperBound && Self.subjectArticles.contains(text(chunks[i - 1]))
      && chunks[i + 1].content == .other && !text(chunks[i + 1]).hasSuffix("ly")
  }

  private static let subjectArticles: Set<String> = [
    "the", "der", "die", "das", "el", "la", "le", "l'", "o", "a", "unser", "our", "mein", "my",
  ]
  private static let finite: Set<String> = [
    "is", "has", "isn't", "hasn't", "will", "ist", "hat", "hatte", "kann", "konnte", "wird", "muss", "esta", "estaba", "tiene",
    "tenia",
    "ha", "habia", "est", "avait", "etait", "tem", "tinha", "estava",
  ]

  func text(_ chunk: Chunk) -> String { tokens[chunk.range.lowerBound].folded }

  /// Finds what is a question, and so tells of nothing: ‘did I run today?’
  func readQuestion(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      readAsked(&clauses[index])
      readNot(&clauses, index)
      let end = clauses[index].range.upperBound
      guard end < chunks.count, chunks[end].content == .mark, ["?", "？"].contains(text(chunks[end])),
        let told = clauses[index].activities.last, told.state == .done || told.state == .partly
      else { continue }
      clauses[index].undone = (told.chunk, end)
    }
  }

  /// ‘Did I take my vitamins or was that yesterday’: a question by the order of its words.
  private func readAsked(_ clause: inout Clause) {
    guard !isCommand, let told = clause.activities.last, told.state == .done || told.state == .partly, let first = clause.range.first,
      case let start = chunks[first].range.lowerBound, start + 1 < tokens.count, start == 0 || tokens[start - 1].isMark,
      ["did", "have", "has"].contains(tokens[start].folded), ["i", "we", "you", "he", "she", "they"].contains(tokens[start + 1].folded)
    else { return }
    clause.undone = (told.chunk, first)
  }

  /// ‘push to main blocked, not pushups’: behind words of something else it says what is not meant.
  private func readNot(_ clauses: inout [Clause], _ index: Int) {
    guard !isCommand, index > 0, let told = clauses[index].activities.first, told.state == .no, !told.match.isVerb,
      let first = clauses[index].range.first, tokens[chunks[first].range.lowerBound].folded == "not", chunks[first].range.count == 1, told.chunk == first + 1,
      clauses[..<index].allSatisfy({ $0.activities.isEmpty && $0.metrics.isEmpty && $0.mood == nil }), clauses[index - 1].range.count > 1
    else { return }
    clauses[index].undone = (told.chunk, first)
  }

  /// What the topic of a sentence may be that is done with it: 本は読まなかった.
  private static let readable: Set<String> = ["本", "책", "誌", "説", "画"]
  private static let subjectMarks: Set<String> = ["が", "は", "이", "가", "은", "는"]
  /// Those who did it, and that it was not done.
  private static let others: Set<String> = [
    "ist", "sind", "hat", "er", "sie", "he", "she", "they", "has", "il", "elle", "ils", "ella", "ela", "ele", "fast", "beinahe",
    "will", "wollte", "soll", "sollte", "möchte", "mochte", "muss", "werde", "würde", "wurde", "hätte", "hatte", "wäre", "ware", "nearly",
    "almost",
    "casi", "presque", "failli", "quase",
  ]
  static let firstPersons: Set<String> = [
    "i", "i've", "we", "we've", "ich", "wir", "habe", "hab", "haben", "bin", "mir", "j'", "ai", "nous", "avons", "yo", "he", "hemos", "eu",
    "nos",
  ]
}
