// The words of a diary: what a sentence says beyond a bare mood, a bare number of the day and what was done stays as it was typed.

import JournalDates
import JournalModel
import JournalText

/// A clause as it was told.
struct ToldClause {
  var tokens: Range<Int>
  /// Whether its words are those of the line of an activity.
  var isOfActivity: Bool
  /// Whether it says a mood, a number of the day, a day or a time and no word more: ‘mood good’, ‘slept 7h’.
  var isBare: Bool
  /// Whether it was typed without quotes.
  var isCommand: Bool
  /// Whether somebody else did what it tells.
  var isOfSomebody = false
  /// Whether it says how one part of the day was and nothing else.
  var isMoodOfPart = false
  /// Whether it says what was read off at once.
  var isReading = false
  /// Whether it names a part of the day.
  var namesPart = false
}

extension PhraseWriter {
  /// The words that tell of no activity, as they were typed, without those for the day, the time, tags and goals; empty where they say no more than a
  /// bare mood or number.
  func noteText() -> String {
    var (kept, isOfPart): ([Range<Int>], Bool) = ([], false)
    for (index, clause) in told.enumerated() {
      // The pulse of ‘this morning bp 130/80, pulse 70, headache’ is of that morning, too.
      let isKept = !clause.isOfActivity && (!clause.isBare || isOfPart && clause.isReading)
      isOfPart = isKept && clause.isReading && (isOfPart || clause.namesPart)
      if !isKept { continue }
      var own = pieces.filter { piece in
        guard !piece.tokens.isEmpty, clause.tokens.contains(piece.tokens.lowerBound) else { return false }
        return switch piece.meaning {
        // The day of ‘yesterday was awful’ is what is told of.
        case .day:
          piece.tokens.upperBound < clause.tokens.upperBound && Self.being.contains(tokens[piece.tokens.upperBound].folded) || isOfNight(piece.tokens)
        case .time, .tag, .goal: false
        default: true
        }
      }
      if clause.isCommand { dropLabel(of: &own) }
      // ‘mood good this morning’ alone: the part of the day is all that there is to tell.
      if clause.isMoodOfPart, told.count(where: { !$0.isOfActivity && !$0.isBare }) == 1 { own.removeAll { $0.meaning != .text } }
      if own.contains(where: { isOfActivity($0) }) { continue }
      guard own.contains(where: { tokens[$0.tokens].contains { !$0.isMark } }) else { continue }
      // What divides it from the words before.
      let end = index > 0 ? told[index - 1].tokens.upperBound : 0
      if !kept.isEmpty, end < clause.tokens.lowerBound { kept.append(end..<clause.tokens.lowerBound) }
      kept += own.map(\.tokens)
    }
    guard let last = kept.last?.upperBound else { return "" }
    // All of ‘wow!!!’
    var end = last
    while end < tokens.count, tokens[end].isGlued, [".", "!", "?", "…", "。", "！", "？"].contains(tokens[end].folded) { end += 1 }
    if end > last { kept.append(last..<end) }
    var text = joined(kept).drop { Self.holding.contains($0) }
    while let end = text.last, Self.holding.contains(end) { text.removeLast() }
    return text.trimmed
  }

  /// The ‘last’ of ‘last night’, which is no day without what stands behind it.
  func isOfNight(_ words: Range<Int>) -> Bool {
    words.count == 1 && tokens.senses(at: words.lowerBound).contains { sense, end in
      if case .lastNight(let kept) = sense { end - kept == words.upperBound && kept > 0 } else { false }
    }
  }

  /// Whether a piece says something on the line of an activity.
  private func isOfActivity(_ piece: Piece) -> Bool {
    switch piece.meaning {
    case .text, .measurement, .state: piece.line.map { lines[$0].activity != nil } ?? false
    default: false
    }
  }

  /// Without the mood that stands as a label before words or behind them: ‘good argued with Tom’, and not ‘felt awful’.
  private func dropLabel(of own: inout [Piece]) {
    func isLabel(_ piece: Piece?) -> Bool {
      guard case .mood? = piece?.meaning, let range = piece?.tokens else { return false }
      return range.count == 1
    }
    guard own.count > 1 else { return }
    if isLabel(own[0]), own[1].meaning == .text { own.removeFirst() }
    if own.count > 1, isLabel(own.last), own[own.count - 2].meaning == .text { own.removeLast() }
  }

  private static let being: Set<String> = [
    "was", "wasn't", "is", "isn't", "war", "ist", "fue", "estuvo", "es", "esta", "foi", "era", "etait", "est",
  ]
  private static let holding: Set<Character> = [",", ";", ":", "–", "—", "、", " "]

  /// Words of several places, each as it was typed, with a blank between where no mark holds on to what stands before it.
  func joined(_ ranges: [Range<Int>]) -> String {
    var whole: [Range<Int>] = []
    for range in ranges {
      if let last = whole.last, last.upperBound == range.lowerBound {
        whole[whole.count - 1] = last.lowerBound..<range.upperBound
      } else {
        whole.append(range)
      }
    }
    return whole.reduce(into: "") { text, range in
      let isMark = tokens[range.lowerBound].isGlued && tokens[range.lowerBound].isMark && Self.closing.contains(tokens[range.lowerBound].folded)
      text += (text.isEmpty || isMark ? "" : " ") + words(range)
    }
  }

  private static let closing: Set<String> = [",", ";", ":", ".", "!", "?", "…", ")", "、", "。"]

  /// Whether a clause has words that are kept as text.
  func tellsWords(_ clause: Clause, _ chunks: [Chunk]) -> Bool {
    clause.range.contains { clause[$0] == .text && chunks[$0].content != .mark }
  }

  /// Whether a clause behind what was done tells of something else, and not how that was: ‘1 coffee, gym 45 min’, and not ‘ran 5k, along the river’.
  /// - Parameter done: The line of what was done.
  func isOfSomethingElse(_ clause: Clause, _ chunks: [Chunk], behind done: Int) -> Bool {
    guard clause.stranger == nil, clause.metrics.isEmpty, clause.mood == nil, lines[done].state == .done || lines[done].state == .partly,
      clause.undone == nil, clause.typos.isEmpty
    else { return false }
    if clause.isOfOtherDeed || isOtherThing(clause, chunks, behind: done) { return true }
    var words = 0
    for i in clause.range {
      switch clause[i] {
      case .text where chunks[i].isAmount:
        // It may be how much was done.
        guard case .amount(let quantity) = chunks[i].content, !mayMeasure(quantity, done) else { return false }
        words += chunks[i].range.count
      case .text where chunks[i].content != .mark: words += chunks[i].range.count
      case .text: break
      case .connective: break
      case .detail where !chunks[i].isAmount: break
      default: return false
      }
    }
    guard words > 1, let first = clause.range.first(where: { chunks[$0].content != .mark && !chunks[$0].has(.and) }) else { return false }
    // Where, when, why and how it was.
    return !chunks[first].isPartOfDay && !chunks[first].isDetail && !tellsHow(chunks[first])
  }

  func tellsHow(_ chunk: Chunk) -> Bool {
    chunk.mood != nil
      || chunk.has { sense in
        switch sense {
        case .preposition, .because, .at, .from, .to, .during, .until, .softener, .intensifier, .felt, .feeling, .manner, .negation, .half,
          .exception, .emphasis, .more, .excess, .broken, .beginning, .consequence, .nearly, .almost, .particle, .skip, .missing, .partly:
          true
        default: false
        }
      }
  }

  /// Whether an amount is of what an activity is counted in, and the line has none yet.
  func mayMeasure(_ quantity: Quantity, _ line: Int) -> Bool {
    guard lines[line].measurements.isEmpty, let unit = activities[line].flatMap({ vocabulary.activities[$0].unit }) else { return false }
    return units.unit(unit).dimension == units.dimension(of: quantity)
  }

  /// What a clause is by its words, once it is written.
  func toldClause(_ clause: Clause, _ chunks: [Chunk]) -> ToldClause? {
    guard let first = clause.range.first, let last = clause.range.last else { return nil }
    let range = chunks[first].range.lowerBound..<chunks[last].range.upperBound
    // ‘rain all day, horrible’: its words are text already.
    let isText = pieces.reversed().prefix(while: { $0.tokens.lowerBound >= range.lowerBound }).contains { piece in
      piece.meaning == .text && tokens[piece.tokens].contains { !$0.isMark }
    }
    return ToldClause(
      tokens: range, isOfActivity: !clause.activities.isEmpty,
      isBare: clause.earlierMood != nil || !isText && !clause.isOfSeries && clause.range.allSatisfy { isBare($0, clause, chunks) },
      isCommand: clause.isCommand, isOfSomebody: clause.isOfSomebody, isMoodOfPart: clause.isMoodOfPart,
      isReading: !clause.metrics.isEmpty && clause.metrics.allSatisfy { MetricNames.isWholeAtOnce($0.name) && !MetricNames.isOfNight($0.name) },
      namesPart: clause.range.contains { chunks[$0].isPartOfDay })
  }

  private func isBare(_ i: Int, _ clause: Clause, _ chunks: [Chunk]) -> Bool {
    let chunk = chunks[i]
    if chunk.content == .mark { return true }
    switch clause[i] {
    case .text, .activity, .state: return false
    case .detail:
      // The amount of a goal stands in a field.
      return !chunk.isAmount || clause.range.contains { if case .goal = chunks[$0].content { true } else { false } }
    case .metric: return true
    // ‘good’, and not ‘grumpy’ or ‘good day’.
    case .mood: return chunk.range.count == 1 && chunk.mood != nil || chunk.range.allSatisfy { !tokens[$0].isWord } || chunk.isAmount
    case .connective:
      if chunk.isDetail || chunk.has(.and) { return true }
      if clause.metrics.isEmpty { return Self.moodNouns.contains(tokens[chunk.range].map(\.folded).joined(separator: " ")) }
      return !chunk.has(.softener) && !chunk.has(.exception) && !chunk.has(.intensifier) && !chunk.has(.manner)
    }
  }

  private static let moodNouns: Set<String> = [
    "mood", "mood was", "stimmung", "laune", "animo", "humeur", "humor", "moral", "気分", "調子", "기분", "컨디션", "は", "が", "은", "이",
  ]
}
