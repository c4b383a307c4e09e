// What is to be left out and was not: ‘drank 3 beers’ beside ‘No alcohol’.

import JournalModel

extension ClauseReader {
  /// Reads a sentence that tells of nothing else than that somebody had what an activity is to do without: its verb stands first, or, as in German, last,
  /// and with it how much. The words stay whole. Without a verb nobody can tell: ‘two beers’.
  func readSlip(_ clauses: inout [Clause]) {
    guard clauses.allSatisfy({ $0.activities.isEmpty && $0.metrics.isEmpty && $0.stranger == nil && $0.unsureMood == nil }),
      let place = clauses.indices.first(where: { !clauses[$0].range.isEmpty })
    else { return }
    let range = clauses[place].range
    guard let first = range.first(where: { !chunks[$0].isDetail && !chunks[$0].isPartOfDay || chunks[$0].isAmount }) else { return }
    let words = chunks[first].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
    guard let (noun, activity) = slip(in: words), let chunk = range.first(where: { chunks[$0].range.contains(noun) }),
      !clauses[place].range.contains(where: { chunks[$0].content == .mark && ["?", "？"].contains(text(chunks[$0])) }),
      !(range.upperBound < chunks.count && ["?", "？"].contains(text(chunks[range.upperBound])))
    else { return }
    for i in range {
      if !chunks[i].isDetail || chunks[i].isAmount { clauses[place][i] = .text }
      // ‘had one yesterday behind the shed’
      if case .day = chunks[i].content { clauses[place][i] = .detail }
    }
    clauses[place][chunk] = .activity
    (clauses[place].isRemark, clauses[place].isSlip) = (true, true)
    (clauses[place].ofOther, clauses[place].unnamed) = (nil, nil)
    clauses[place].activities.append((chunk, NameIndex.Match(activities: [activity], isVerb: true, isInverse: true), .no))
  }

  /// The token of what was had, and the activity that is to do without it.
  private func slip(in words: Range<Int>) -> (noun: Int, activity: Int)? {
    var i = words.lowerBound
    while i < words.upperBound, Self.before.contains(tokens[i].folded) { i += 1 }
    var hasVerb = false
    if i < words.upperBound, Self.verbs.contains(tokens[i].folded) { (hasVerb, i) = (true, i + 1) }
    while i < words.upperBound, tokens[i].number != nil || Self.howMuch.contains(tokens[i].folded) || isNumber(i) || isVessel(i) { i += 1 }
    guard i < words.upperBound, tokens[i].isWord, tokens[i].script == .spaced else { return nil }
    let (activities, end) = names.mentioned(tokens, at: i)
    guard activities.count == 1, names.avoided.contains(activities[0]), end <= words.upperBound else { return nil }
    if end < words.upperBound, !hasVerb, Self.participles.contains(tokens[end].folded) {
      return isEnd(end + 1, of: words) ? (i, activities[0]) : nil
    }
    return hasVerb && isEnd(end, of: words) ? (i, activities[0]) : nil
  }

  /// Whether nothing stands behind what was had but with whom, where and when: ‘had wine vinegar’ is no wine.
  private func isEnd(_ i: Int, of words: Range<Int>) -> Bool {
    guard i < words.upperBound else { return true }
    if tokens[i].isGlued, tokens[i].folded == "-" || tokens[i].folded == "'" { return false }
    if Self.behind.contains(tokens[i].folded) || !tokens[i].isWord { return tokens[i].number == nil }
    return tokens[i].senses.contains { sense, _ in
      switch sense {
      case .day, .lastNight, .partOfDay, .weekday, .onDay, .at: true
      default: false
      }
    }
  }

  private func isNumber(_ i: Int) -> Bool { tokens[i].senses.contains { if case .number = $0.sense { $0.end == i + 1 } else { false } } }

  private func isVessel(_ i: Int) -> Bool { Self.vessels.contains(tokens[i].folded) }

  private static let before: Set<String> = [
    "i", "we", "i've", "ich", "habe", "hab", "wir", "haben", "j'", "ai", "j'ai", "on", "nous", "avons", "me", "yo", "he", "eu", "so", "ok", "just", "only",
    "again", "then", "and",
  ]
  private static let verbs: Set<String> = [
    "had", "drank", "ate", "downed", "trank", "ass", "bebi", "tome", "comi", "bu", "mange", "pris", "tomei", "bebimos", "tomamos",
  ]
  private static let participles: Set<String> = ["getrunken", "gegessen", "gehabt"]
  private static let howMuch: Set<String> = [
    "a", "an", "one", "some", "few", "couple", "of", "more", "another", "small", "large", "big", "cold", "too", "many", "much", "half", "ein", "eine",
    "einen", "zwei", "drei", "paar", "etwas", "zu", "viel", "un", "une", "una", "unas", "unos", "des", "du", "de", "la", "d'", "trop", "um", "uma", "uns",
    "umas", "the", "my", "first",
  ]
  private static let vessels: Set<String> = [
    "glass", "glasses", "pint", "pints", "bottle", "bottles", "can", "cans", "shot", "shots", "piece", "pieces", "bar", "slice", "slices", "glas", "glaser",
    "flasche", "flaschen", "stuck", "verre", "verres", "pinte", "pintes", "bouteille", "copa", "copas", "vaso", "vasos", "botella", "cana", "canas", "taca",
    "tacas", "copo", "copos", "garrafa",
  ]
  private static let behind: Set<String> = [
    "with", "at", "after", "before", "during", "in", "and", "on", "over", "again", "too", "though", "last", "tonight", "today", "yesterday", "mit", "beim",
    "bei", "nach", "zum", "am", "im", "und", "heute", "gestern", "con", "en", "despues", "y", "anoche", "ayer", "hoy", "avec", "apres", "chez", "au", "a",
    "et", "hier", "com", "no", "na", "depois", "e", "ontem", "hoje",
  ]
}
